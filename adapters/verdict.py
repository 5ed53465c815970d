"""The words for what came of a check, a scenario or a statement."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Verdict = Literal["pass", "fail", "error", "strayed", "unsupported", "unobservable"]

# Worst first; a statement has the worst of its scenarios.
WORST_FIRST: tuple[Verdict, ...] = ("fail", "error", "strayed", "unsupported", "unobservable", "pass")


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of looking at one thing: the verdict, where it was looked at, what was expected and what was seen."""

    verdict: Verdict
    where: str = ""  # in words, as in "hand 1.1 of box 1, after box 1 splits"
    expected: str = ""
    seen: str = ""
    at: int | None = None  # the command of the portable script


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """Give the worst of some verdicts; pass where there are none."""
    found = set(verdicts)
    return next((verdict for verdict in WORST_FIRST if verdict in found), "pass")
