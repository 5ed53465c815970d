"""Never answers one case."""

import time

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        time.sleep(3600)
    say(answer(request))


run(on_case)
