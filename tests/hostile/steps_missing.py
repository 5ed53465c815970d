"""Answers one case with a step too few."""

from honest import answer, is_marked, run, say


def on_case(request):
    found = answer(request)
    if is_marked(request):
        found["trace"]["steps"].pop()
    say(found)


run(on_case)
