"""Writes half of its answer to one case and nothing more."""

import json
import sys
import time

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        sys.stdout.write(json.dumps(answer(request))[:20])
        sys.stdout.flush()
        time.sleep(3600)
    say(answer(request))


run(on_case)
