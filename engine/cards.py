"""Cards and what they count.

A card is text: a rank, then a suit letter where one is known (`A`, `10`, `Kh`). The engine never reads a suit.
"""

from collections.abc import Sequence
from typing import NamedTuple

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("s", "h", "d", "c")

Card = str
Cards = tuple[Card, ...]
Shoe = Sequence[Card]  # from the top

_RANK_POINTS = {rank: index + 1 if index < 10 else 10 for index, rank in enumerate(RANKS)}
_POINTS = {rank + suit: points for rank, points in _RANK_POINTS.items() for suit in ("", *SUITS)}
_ACES = frozenset(card for card in _POINTS if card[0] == "A")
_TENS = frozenset(card for card, points in _POINTS.items() if points == 10)
_NATURALS = frozenset(two for ace in _ACES for ten in _TENS for two in ((ace, ten), (ten, ace)))
RANK_OF = {rank + suit: rank for rank in RANKS for suit in ("", *SUITS)}


class Total(NamedTuple):
    """What a hand counts, in points; soft while an ace counts 11."""

    points: int
    soft: bool


# Made once: a round counts its hands again and again.
_HARD = {low: Total(low, False) for low in range(64)}
_SOFT = {low: Total(low + 10, True) for low in range(12)}


def is_card(text: str) -> bool:
    """Tell whether a text is a card."""
    return text in _POINTS


def rank(card: Card) -> str:
    """Give a card's rank without its suit."""
    return RANK_OF[card]


def points(card: Card) -> int:
    """Give what a card counts, in points, an ace as 1."""
    return _POINTS[card]


def total(cards: Cards) -> Total:
    """Give the total of some cards, one ace as 11 where that keeps it at 21 points or less.

    >>> total(("A", "6")), total(("A", "6", "K"))
    (Total(points=17, soft=True), Total(points=17, soft=False))
    """
    low = 0
    for card in cards:
        low += _POINTS[card]
    if low <= 11:
        for card in cards:
            if card in _ACES:
                return _SOFT[low]
    return _HARD.get(low) or Total(low, False)


def is_ace(card: Card) -> bool:
    """Tell whether a card is an ace."""
    return card in _ACES


def is_ten(card: Card) -> bool:
    """Tell whether a card counts 10 points."""
    return card in _TENS


def makes_natural(cards: Cards) -> bool:
    """Tell whether cards are an ace with one ten-value card and nothing more."""
    return cards in _NATURALS
