"""Answers one case with bytes that are no text."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        sys.stdout.buffer.write(b'{"id": "\xff\xfe"}\n')
        sys.stdout.flush()
    say(answer(request))


run(on_case)
