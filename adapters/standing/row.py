"""What a standing check answers for one case, and what it has to work with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from stacked_deck.adapters.check import Check
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.judge import strayed_at
from stacked_deck.adapters.played import Play, Played
from stacked_deck.adapters.verdict import Verdict
from stacked_deck.engine.validation import Wrong

from .asking import Asking


@dataclass(frozen=True, slots=True)
class Breach:
    """One way in which a case broke a standing check: in words, and after which command of the portable script."""

    name: str
    says: str
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one standing check on one case: its breaches, or why there was nothing to see or to judge."""

    name: str
    breaches: tuple[Breach, ...] = ()
    unseen: str = ""  # the part that the engine does not show
    idle: str = ""  # why this case has nothing for it

    @property
    def verdict(self) -> Verdict | None:
        """The verdict of this case alone; None where it has nothing for the check."""
        if self.breaches:
            return "fail"
        if self.unseen:
            return "unobservable"
        return None if self.idle else "pass"


@dataclass(frozen=True)
class Trial:
    """A case that was played, its checks, and how the reference plays: by the readings that the engine declares."""

    played: Played
    checks: Sequence[Check]
    reference: Play

    @cached_property
    def stray(self) -> int:
        """The first fitted command that was answered otherwise than the script has it; their number where none was."""
        found = strayed_at(self.checks, self.played)
        return len(self.played.trace.steps) if found is None else found

    @property
    def is_strayed(self) -> bool:
        """Whether the engine left the script anywhere."""
        return self.stray < len(self.played.trace.steps)

    @cached_property
    def by_reference(self) -> Played | None:
        """The case as the reference plays it; None where it cannot."""
        try:
            return self.reference(self.played.case)
        except (EngineError, Wrong):
            return None

    def hidden(self, *parts: str) -> str:
        """Name the first of some parts that the engine does not show; empty where it shows them all."""
        return next((part for part in parts if part in self.played.about.hides), "")


# One that needs cases played again asks for them, and does not know who plays them.
Standing = Callable[[Trial], Row | Asking[Row]]


def unseen(name: str, part: str) -> Row:
    """Say that a check sees nothing, because the engine does not show a part."""
    return Row(name, unseen=f"it does not show {part}")
