"""How often a box that is split again whenever it may be ends with which hands.

The hands' second cards are looked at from the left. A card of the pair splits its hand again while the box may have
more hands; any other card leaves a hand whose second card is known to be none of the pair; once the box is full the
hands still waiting may get any card. The unseen cards are exchangeable, so the expectation of one final hand hangs
only on how many second cards are known to be of the pair, and "known to be none" is "any" less "of the pair".
"""

from collections import Counter
from functools import cache
from math import comb
from typing import NamedTuple


class Pattern(NamedTuple):
    """How a box came out: cards of the pair drawn, hands with no such second card, hands with any second card."""

    drawn: int
    other: int
    free: int
    is_left_free: bool  # whether the leftmost hand is of the free ones


class Weight(NamedTuple):
    """A kind of hand: with so many further cards of the pair gone, its second card any, or none of the pair."""

    gone: int
    is_free: bool
    is_left: bool


@cache
def patterns(max_hands: int) -> Counter[Pattern]:
    """Give how many ways lead to each pattern; the ways of one pattern are equally likely."""
    found: Counter[Pattern] = Counter()

    def look(hands: int, waiting: int, drawn: int, other: int, left_known: bool) -> None:
        if hands == max_hands or waiting == 0:
            found[Pattern(drawn, other, waiting, not left_known)] += 1
            return
        look(hands + 1, waiting + 1, drawn + 1, other, left_known)
        look(hands, waiting - 1, drawn, other + 1, True)

    look(2, 2, 0, 0, False)
    return found


@cache
def weights(max_hands: int) -> dict[Weight, int]:
    """Give the number, with its sign, in which each kind of hand counts; `gone` cards of the pair must have come.

    The expectation of the box is the sum of number * chance that `gone` cards are all of the pair * expectation of the
    hand with those known to be gone.
    """
    found: Counter[Weight] = Counter()
    for pattern, ways in patterns(max_hands).items():
        for is_free in (True, False):
            hands = pattern.free if is_free else pattern.other
            others = pattern.other if is_free else pattern.other - 1
            left = int(pattern.is_left_free == is_free)
            for more in range(others + 1 if hands else 0):
                number = ways * (-1) ** more * comb(others, more)
                gone = pattern.drawn + more
                if left:
                    found[Weight(gone, is_free, True)] += number
                if hands - left:
                    found[Weight(gone, is_free, False)] += number * (hands - left)
    return {weight: number for weight, number in found.items() if number}


def most_extra(max_hands: int) -> int:
    """Give the most further cards of the pair that have to be reckoned with."""
    return max(weight.gone for weight in weights(max_hands))
