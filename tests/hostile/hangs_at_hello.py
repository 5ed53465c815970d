"""Never says who it is."""

import time

time.sleep(3600)
