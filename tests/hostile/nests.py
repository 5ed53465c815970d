"""Answers one case with lists in lists without end."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        sys.stdout.write("[" * 1_000_000 + "\n")
    say(answer(request))


run(on_case)
