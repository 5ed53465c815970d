"""Cards and what they count.

A card is text: a rank, then a suit letter where one is known (`A`, `10`, `Kh`). The engine never reads a suit.
"""

from itertools import product
from typing import NamedTuple

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("s", "h", "d", "c")

Card = str
Cards = tuple[Card, ...]

_RANK_POINTS = {rank: index + 1 if index < 10 else 10 for index, rank in enumerate(RANKS)}
_POINTS = {rank + suit: points for rank, points in _RANK_POINTS.items() for suit in ("", *SUITS)}
_NATURALS = frozenset(two for two in product(_POINTS, repeat=2) if {_POINTS[two[0]], _POINTS[two[1]]} == {1, 10})
_RANK = {rank + suit: rank for rank in RANKS for suit in ("", *SUITS)}


class Total(NamedTuple):
    """What a hand counts, in points; soft while an ace counts 11."""

    points: int
    soft: bool


# Made once: a round counts its hands again and again.
_HARD = tuple(Total(low, False) for low in range(64))
_SOFT = tuple(Total(low + 10, True) for low in range(12))


def is_card(text: str) -> bool:
    """Tell whether a text is a card."""
    return text in _POINTS


def rank(card: Card) -> str:
    """Give a card's rank without its suit."""
    return _RANK[card]


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
            if _POINTS[card] == 1:
                return _SOFT[low]
    return _HARD[low] if low < len(_HARD) else Total(low, False)


def is_ace(card: Card) -> bool:
    """Tell whether a card is an ace."""
    return _POINTS[card] == 1


def is_ten(card: Card) -> bool:
    """Tell whether a card counts 10 points."""
    return _POINTS[card] == 10


def makes_natural(cards: Cards) -> bool:
    """Tell whether cards are an ace with one ten-value card and nothing more."""
    return len(cards) == 2 and cards in _NATURALS
