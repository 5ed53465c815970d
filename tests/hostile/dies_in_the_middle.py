"""Dies by a signal on one case."""

import os
import signal
import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        print("a card fell off the table", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGABRT)
    say(answer(request))


run(on_case)
