"""Leaves a process for every case that has a session of its own, no parent, and ignores SIGTERM."""

import os
import signal
import sys
import time

from honest import answer, is_marked, run, say


def leave():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(3600)
        os._exit(0)
    os.wait()


def on_case(request):
    leave()
    if is_marked(request):
        sys.exit(1)
    say(answer(request))


run(on_case)
