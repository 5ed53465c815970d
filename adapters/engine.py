"""What the suite asks of an engine, wherever it runs: one value about it, and a trace for each case."""

import re
from collections.abc import Iterable, Iterator
from typing import Protocol

from .about import About
from .case import Case
from .posed import Posed
from .trace import Trace

_NAMES_AN_ERROR = re.compile(r"[\w.]*(Error|Exception|panic)\b").match


class EngineError(Exception):
    """An engine crashed, hung or answered nonsense; the message is one line, `stderr` the last that it wrote."""

    def __init__(self, reason: str, stderr: str = "") -> None:
        super().__init__(reason)
        self.reason, self.stderr = reason, stderr

    @property
    def last_word(self) -> str:
        """The line of stderr that tells most: the last that begins with the name of an error, else the last of all."""
        lines = [line.strip() for line in self.stderr.splitlines() if line.strip()]
        return next(filter(_NAMES_AN_ERROR, reversed(lines)), lines[-1] if lines else "")

    @property
    def told(self) -> str:
        """The reason with the last word of its stderr, on one line."""
        return f"{self.reason} ({self.last_word})" if self.last_word else self.reason


class Engine(Protocol):
    """An engine behind the wire. `play` is pure: no session, no clock, no memory of earlier cases."""

    @property
    def about(self) -> About:
        """What it says of itself, one value for the whole run."""

    def play(self, case: Case) -> Trace:
        """Play a fitted case; raises EngineError where it crashes, hangs or answers nonsense."""

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play many fitted cases, answered in their order, several under way at once where the engine can."""

    def decide(self, view: Posed, level: str) -> str:
        """Ask its computer player of a level; raises EngineError where it crashes, hangs or answers nonsense.

        Only an engine whose `about` names the level is asked.
        """

    def close(self) -> None:
        """Let go of what the engine holds; it is not asked again."""
