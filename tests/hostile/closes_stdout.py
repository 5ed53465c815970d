"""Closes its stdout on one case and stays."""

import os
import time

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        os.close(1)
        time.sleep(3600)
    say(answer(request))


run(on_case)
