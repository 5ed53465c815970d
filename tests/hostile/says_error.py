"""Says of one case that it cannot be played."""

import sys

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        print("the shoe is broken", file=sys.stderr, flush=True)
        say({"id": request["id"], "error": "no\nsuch\x1b[2J card"})
    else:
        say(answer(request))


run(on_case)
