"""A shoe of whole decks, shuffled by a generator that is passed in."""

from collections.abc import MutableSequence
from functools import cache
from typing import Any, Protocol

from .cards import RANKS, SUITS, Cards


class Generator(Protocol):
    """Whatever can put a list in a random order, as `random.Random` does."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put the list in a random order, in place."""


@cache
def fresh(decks: int) -> Cards:
    """Give the cards of that many decks, 52 a deck, in order."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS) * decks


def shuffled(decks: int, generator: Generator) -> Cards:
    """Give the cards of that many decks in a random order, from the top."""
    cards = list(fresh(decks))
    generator.shuffle(cards)
    return tuple(cards)
