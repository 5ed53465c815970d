"""Answers one case with 100 MB on one line."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        for _ in range(100):
            sys.stdout.write("x" * 1_000_000)
    say(answer(request))


run(on_case)
