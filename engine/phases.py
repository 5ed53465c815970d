"""The phases of a round."""

from typing import NamedTuple

from .layout import Layout


class Asked(NamedTuple):
    """One stake whose owner has yet to say whether it is insured."""

    box: int
    hand: str
    owner: str


class Insuring(NamedTuple):
    """The insurance round: each of these stakes is to be insured or declined."""

    layout: Layout
    asked: tuple[Asked, ...]


class Playing(NamedTuple):
    """The players play, the first open hand in turn."""

    layout: Layout


class Settled(NamedTuple):
    """The round is over and every hand is settled."""

    layout: Layout


Round = Insuring | Playing | Settled
