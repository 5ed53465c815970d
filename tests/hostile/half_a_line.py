"""Writes half of its answer to one case and exits."""

import json
import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        line = json.dumps(answer(request))
        sys.stdout.write(line[: len(line) // 2])
        sys.stdout.flush()
        sys.exit(0)
    say(answer(request))


run(on_case)
