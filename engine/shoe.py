"""A shoe of whole decks, shuffled by a generator that is passed in."""

from functools import cache, partial
from struct import unpack
from typing import Protocol

from .cards import RANKS, SUITS, Cards


class Generator(Protocol):
    """Whatever gives random bytes, as `random.Random` does."""

    def randbytes(self, n: int, /) -> bytes:
        """Give that many bytes, each of them any with the same chance."""


@cache
def fresh(decks: int) -> Cards:
    """Give the cards of that many decks, 52 a deck, in order."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS) * decks


def shuffled(decks: int, generator: Generator) -> Cards:
    """Give the cards of that many decks in a random order, from the top."""
    cards = fresh(decks)
    places = iter(unpack(f"<{len(cards)}Q", generator.randbytes(8 * len(cards))))
    return tuple(sorted(cards, key=partial(next, places)))  # each card by 64 bits of its own
