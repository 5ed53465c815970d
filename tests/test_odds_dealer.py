"""The dealer's chances, against an enumeration of all that the dealer may draw."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.odds.dealer import NATURAL, final_chances
from stacked_deck.odds.shoe import fresh, points

Counts = tuple[int, ...]


def enumerated(left: Counts, up: int, *, hits_soft_17: bool) -> list[Fraction]:
    """Draw every card in turn, on and on: the chances of 17 to 21, of a natural and of a bust."""
    found = [Fraction(0)] * 7

    def draw(held: Counts, left: Counts, chance: Fraction) -> None:
        total, soft = points(held)
        if total > 21:
            found[6] += chance
        elif total > 17 or (total == 17 and not (soft and hits_soft_17)):
            found[NATURAL if total == 21 and sum(held) == 2 else total - 17] += chance
        else:
            for value, count in enumerate(left):
                if count:
                    draw(_add(held, value, 1), _add(left, value, -1), chance * Fraction(count, sum(left)))

    draw(_add((0,) * 10, up, 1), _add(left, up, -1), Fraction(1))
    return found


def _add(cards: Counts, value: int, count: int) -> Counts:
    return (*cards[:value], cards[value] + count, *cards[value + 1 :])


@settings(max_examples=8, deadline=None)
@given(
    gone=st.lists(st.integers(0, 3), min_size=10, max_size=10),
    up=st.integers(4, 9),
    hits_soft_17=st.booleans(),
)
def test_the_finals_are_those_of_an_enumeration(gone: list[int], up: int, hits_soft_17: bool) -> None:
    shoe = fresh(1)
    left = tuple(count - out for count, out in zip(shoe, gone, strict=True))
    expected = enumerated(left, up, hits_soft_17=hits_soft_17)
    found = final_chances(shoe, np.array([gone]), hits_soft_17=hits_soft_17)[:, 0, up]
    assert found == pytest.approx([float(chance) for chance in expected[:6]], abs=1e-14)
    assert 1 - found.sum() == pytest.approx(float(expected[6]), abs=1e-14)


@pytest.mark.parametrize("up", [0, 1])
def test_low_up_cards_too(up: int) -> None:
    left = (2, 2, 0, 1, 0, 3, 2, 0, 1, 6)
    found = final_chances(left, np.zeros((1, 10), dtype=np.int64), hits_soft_17=False)[:, 0, up]
    assert found == pytest.approx([float(c) for c in enumerated(left, up, hits_soft_17=False)[:6]], abs=1e-14)


def test_a_natural_is_told_from_a_drawn_21() -> None:
    found = final_chances(fresh(6), np.zeros((1, 10), dtype=np.int64), hits_soft_17=False)[:, 0]
    assert found[NATURAL] == pytest.approx([96 / 311, 0, 0, 0, 0, 0, 0, 0, 0, 24 / 311])
