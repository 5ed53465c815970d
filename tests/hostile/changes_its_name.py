"""Says another name at every hello."""

import json
import sys

from honest import ABOUT, answer, say

hellos = 0
for line in sys.stdin:
    request = json.loads(line)
    if "hello" in request:
        hellos += 1
        say({"v": 1, "about": {**ABOUT, "name": f"number {hellos}"}})
    else:
        say(answer(request))
