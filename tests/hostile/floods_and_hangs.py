"""Writes on stderr without end instead of answering one case."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    while is_marked(request):
        sys.stderr.write("z" * 1000 + "\n")
    say(answer(request))


run(on_case)
