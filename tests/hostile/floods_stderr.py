"""Writes 20 MB on stderr for every case."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        for _ in range(20):
            sys.stderr.write(("y" * 99 + "\n") * 10_000)
        print("that was all", file=sys.stderr, flush=True)
    say(answer(request))


run(on_case)
