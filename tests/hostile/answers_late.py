"""Answers one case, rightly, long after it is due."""

import time

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        time.sleep(1.5)
    say(answer(request))


run(on_case)
