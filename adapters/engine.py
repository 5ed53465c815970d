"""What the suite asks of an engine, wherever it runs: one value about it, and a trace for each case."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from .about import About
from .case import Case
from .posed import Posed
from .trace import Trace


class EngineError(Exception):
    """An engine crashed, hung or answered nonsense; the message is one line, `stderr` the last that it wrote."""

    def __init__(self, reason: str, stderr: str = "") -> None:
        super().__init__(reason)
        self.reason, self.stderr = reason, stderr


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
