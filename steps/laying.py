"""From a table of cards by seats to the cards of each command: the deal's, and those of each draw."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .registry import Rows, StepError


@dataclass(frozen=True, slots=True)
class Draw:
    """A command that draws: its place in the script, what it is, and for which hand."""

    at: int
    do: str
    box: int
    path: str


@dataclass(frozen=True, slots=True)
class Laid:
    """The deal's cards by seat, each draw's cards by its place in the script, and in words what was left over."""

    dealt: Mapping[str, tuple[str, ...]]
    gets: Mapping[int, tuple[str, ...]]
    left: tuple[str, ...]


def lay(rows: Rows, draws: list[Draw], rules: Mapping[str, Any]) -> Laid:
    """Give out the cards of a table; raises StepError where there are too few."""
    dealt: dict[str, tuple[str, ...]] = {}
    drawn: dict[str, deque[str]] = {}
    for seat, first, after in rows[1:]:
        if first:
            dealt[seat] = tuple(first.split())
        drawn[seat] = deque(after.split())
    dealt["dealer"] = (*dealt.get("dealer", ()), *drawn.pop("dealer", ()))
    gets = {}
    for draw in draws:
        seat = f"box {draw.box}"
        cards = []
        for _ in range(2 if draw.do == "split" else 1):
            if not drawn.get(seat):
                raise StepError(f"{seat} draws more cards than are stacked for it")
            cards.append(drawn[seat].popleft())
        gets[draw.at] = tuple(cards)
    left = tuple(f"{' '.join(cards)} of {seat}" for seat, cards in drawn.items() if cards)
    return Laid(dealt, gets, left)
