"""Says hello before it is asked and never reads a case."""

import time

from honest import ABOUT, say

say({"v": 1, "about": ABOUT})
time.sleep(3600)
