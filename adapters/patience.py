"""How long an engine is waited for: a case, a hello, and all silences of a run together."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

TIMEOUT = 5.0  # seconds for one case
START_TIMEOUT = 15.0  # seconds for the first hello of a process: an interpreter has to load
LONGEST_WAITING = 60.0  # seconds in all
UNCOUNTED = 1.0  # seconds: a silence that is no longer than this is no waiting


class Patience:
    """What is left of the time for one case and for the run; all in seconds."""

    def __init__(self, timeout: float, start_timeout: float, longest_waiting: float) -> None:
        self.timeout, self.longest_waiting = timeout, longest_waiting
        self._start_timeout = start_timeout
        self._silent = 0.0  # since the last answer, of the time spent waiting
        self._waited = 0.0

    @property
    def left(self) -> float:
        """How long the next answer may still take."""
        return min(self.timeout, self.longest_waiting - self._waited) - self._silent

    @property
    def left_to_start(self) -> float:
        """How long a hello may take."""
        return min(self._start_timeout, self.longest_waiting - self._waited)

    @property
    def is_over(self) -> bool:
        """Whether the run has waited long enough."""
        return self._waited >= self.longest_waiting

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Count what is done here as silence, until an answer comes."""
        began = time.monotonic()
        try:
            yield
        finally:
            self._silent += time.monotonic() - began

    def answered(self) -> None:
        """Begin anew; a long silence is counted as waiting."""
        if self._silent > UNCOUNTED:
            self._waited += self._silent
        self._silent = 0.0

    def used_up(self) -> None:
        """Begin anew after a silence that was too long."""
        self._waited += self._silent
        self._silent = 0.0
