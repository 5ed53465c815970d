"""Starts a process for every case, in its own group, with its stdout, and leaves it running."""

import subprocess
import sys

from honest import answer, is_marked, run, say


def on_case(request):
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)", *sys.argv[1:]])
    if is_marked(request):
        sys.exit(1)
    say(answer(request))


run(on_case)
