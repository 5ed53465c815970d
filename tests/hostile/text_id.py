"""Writes the id of one case as a text."""

from honest import answer, is_marked, run, say


def on_case(request):
    say({**answer(request), "id": str(request["id"])} if is_marked(request) else answer(request))


run(on_case)
