"""Exits, without a word, on every fourth case of its life."""

import sys

from honest import answer, run, say

cases = 0


def on_case(request):
    global cases
    cases += 1
    if cases == 4:
        sys.exit(3)
    say(answer(request))


run(on_case)
