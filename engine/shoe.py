"""A shoe of whole decks, shuffled by a generator that is passed in."""

from functools import cache
from typing import Protocol

from .cards import RANKS, SUITS, Cards


class Generator(Protocol):
    """Whatever gives random numbers, as `random.Random` does."""

    def getrandbits(self, k: int, /) -> int:
        """Give a number of that many bits, each number alike."""


@cache
def fresh(decks: int) -> Cards:
    """Give the cards of that many decks, 52 a deck, in order."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS) * decks


def shuffled(decks: int, generator: Generator) -> Cards:
    """Give the cards of that many decks in a random order, from the top."""
    return tuple(sorted(fresh(decks), key=lambda card: generator.getrandbits(64)))
