"""Answers one case and exits."""

import sys

from honest import answer, run, say


def on_case(request):
    say(answer(request))
    sys.exit()


run(on_case)
