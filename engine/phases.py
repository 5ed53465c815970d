"""The phases of a round."""

from dataclasses import dataclass
from typing import NamedTuple

from .layout import Layout


class Asked(NamedTuple):
    """One stake whose owner has yet to say whether it is insured."""

    box: int
    hand: str
    owner: str


@dataclass(frozen=True, slots=True)
class Insuring:
    """The insurance round: each of these stakes is to be insured or declined."""

    layout: Layout
    asked: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """The players play, the first open hand in turn."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Settled:
    """The round is over and every hand is settled."""

    layout: Layout


Round = Insuring | Playing | Settled
