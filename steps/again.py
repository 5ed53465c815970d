"""Which cases are played a second time, after others: one in a hundred, the first among them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from stacked_deck.adapters.engine import Engine

from .collect import Mark, Told
from .run import Outcome, standing_marks
from .scenario import Scenario

ONE_IN = 100
SAME_AGAIN = "same again"


def is_played_again(number: int) -> bool:
    """Tell whether the case of that number, in the order of the suite, is played a second time."""
    return number % ONE_IN == 0


def play_again(first: Sequence[tuple[Scenario, Outcome]], engine: Engine) -> dict[str, tuple[Mark, ...]]:
    """Play some cases again, the last one first, and give by scenario what came of it."""
    backwards = first[::-1]
    marks = standing_marks(backwards, engine, only=(SAME_AGAIN,))
    return {scenario.id: found for (scenario, _), found in zip(backwards, marks, strict=True)}


def with_marks(told: Iterable[Told], more: Mapping[str, Sequence[Mark]]) -> list[Told]:
    """Add marks that came later to what was told of their scenarios."""
    return [replace(one, marks=(*one.marks, *more.get(one.result.id, ()))) for one in told]
