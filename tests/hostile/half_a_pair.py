"""Answers one case with an escape that stands for half a sign."""

from honest import answer, is_marked, run, say


def on_case(request):
    say({**answer(request), "note": "\ud800"} if is_marked(request) else answer(request))


run(on_case)
