"""How a split box comes out."""

from fractions import Fraction
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.odds.splits import patterns, weights


def chance(gone: int, cards: int, size: int) -> Fraction:
    """Give the chance that so many second cards are all of the pair."""
    return prod((Fraction(max(cards - at, 0), size - at) for at in range(gone)), start=Fraction(1))


def dealt(max_hands: int, cards: int, size: int) -> Fraction:
    """Count the hands of a box by dealing its second cards one after another."""

    def deal(hands: int, waiting: int, cards: int, size: int) -> Fraction:
        if hands == max_hands or not waiting:
            return Fraction(hands)
        pairs = Fraction(cards, size)
        again = deal(hands + 1, waiting + 1, cards - 1, size - 1) if cards else Fraction(0)
        return pairs * again + (1 - pairs) * deal(hands, waiting - 1, cards, size - 1)

    return deal(2, 2, cards, size)


@given(max_hands=st.integers(2, 6), cards=st.integers(0, 30), more=st.integers(12, 60))
def test_the_weights_count_each_hand_of_the_box_once(max_hands: int, cards: int, more: int) -> None:
    size = cards + more
    counted = Fraction(0)
    for kind, number in weights(max_hands).items():
        rest = Fraction(1) if kind.is_free else 1 - Fraction(max(cards - kind.gone, 0), size - kind.gone)
        counted += number * chance(kind.gone, cards, size) * rest
    assert counted == dealt(max_hands, cards, size)


@given(max_hands=st.integers(2, 6), cards=st.integers(0, 30), more=st.integers(12, 60))
def test_one_hand_of_a_box_is_leftmost(max_hands: int, cards: int, more: int) -> None:
    size = cards + more
    counted = Fraction(0)
    for kind, number in weights(max_hands).items():
        if kind.is_left:
            rest = Fraction(1) if kind.is_free else 1 - Fraction(max(cards - kind.gone, 0), size - kind.gone)
            counted += number * chance(kind.gone, cards, size) * rest
    assert counted == 1


@pytest.mark.parametrize(("max_hands", "ways"), [(2, 1), (3, 3), (4, 8)])
def test_a_box_comes_out_in_so_many_ways(max_hands: int, ways: int) -> None:
    assert sum(patterns(max_hands).values()) == ways
