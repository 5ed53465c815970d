"""Leaves one case out and answers all others."""

from honest import answer, is_marked, run, say


def on_case(request):
    if not is_marked(request):
        say(answer(request))


run(on_case)
