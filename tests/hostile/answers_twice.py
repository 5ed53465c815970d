"""Answers one case twice."""

from honest import answer, is_marked, run, say


def on_case(request):
    say(answer(request))
    if is_marked(request):
        say(answer(request))


run(on_case)
