"""Ignores SIGTERM, the end of its stdin, and one case."""

import signal
import time

from honest import answer, is_marked, run, say

signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGHUP, signal.SIG_IGN)


def on_case(request):
    while is_marked(request):
        time.sleep(1)
    say(answer(request))


run(on_case)
while True:
    time.sleep(1)
