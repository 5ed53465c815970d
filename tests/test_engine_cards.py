"""Cards: an ace counts what is best, order and suits count nothing."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.cards import (
    RANKS,
    SUITS,
    Cards,
    is_ace,
    is_card,
    is_ten,
    makes_natural,
    points,
    rank,
    total,
)
from stacked_deck.fixtures.strategies import hands


def by_trying_every_ace(cards: Cards) -> tuple[int, bool]:
    """The best total of 21 or less, else the least, by letting each ace be 1 and 11; and whether one is 11 there."""
    values = [(1, 11) if card[0] == "A" else (int(card) if card.isdigit() else 10,) for card in map(rank, cards)]
    sums = [(sum(chosen), 11 in chosen) for chosen in product(*values)]
    fitting = [one for one in sums if one[0] <= 21]
    return max(fitting) if fitting else min(sums)


@given(hands())
def test_a_total_is_the_best_one_that_any_values_of_its_aces_give(cards: Cards) -> None:
    assert total(cards) == by_trying_every_ace(cards)


@given(st.data(), hands())
def test_the_order_of_cards_never_changes_a_total(data: st.DataObject, cards: Cards) -> None:
    assert total(tuple(data.draw(st.permutations(cards)))) == total(cards)


@given(hands())
def test_suits_never_matter(cards: Cards) -> None:
    plain = tuple(rank(card) for card in cards)
    assert total(plain) == total(cards)
    assert makes_natural(plain) == makes_natural(cards)


@given(hands(least=1), hands(least=1, most=1))
def test_one_more_card_never_makes_a_hard_hand_smaller(cards: Cards, more: Cards) -> None:
    assert total(cards).soft or total((*cards, *more)).points > total(cards).points


@given(hands())
def test_a_soft_hand_has_an_ace_and_is_never_bust(cards: Cards) -> None:
    found = total(cards)
    assert not found.soft or (any(map(is_ace, cards)) and 11 <= found.points <= 21)


def test_no_cards_count_nothing() -> None:
    assert total(()) == (0, False)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("A", "A"), (12, True)),
        (("A",) * 11, (21, True)),
        (("A",) * 12, (12, False)),
        (("A", "K"), (21, True)),
        (("A", "5", "5"), (21, True)),
        (("A", "5", "6"), (12, False)),
        (("K", "Q", "A"), (21, False)),
        (("K", "Q", "2"), (22, False)),
    ],
)
def test_totals_at_their_edges(cards: Cards, expected: tuple[int, bool]) -> None:
    assert total(cards) == expected


def test_a_natural_is_an_ace_and_one_ten_value_card_in_either_order_and_nothing_else() -> None:
    found = {(one, other) for one, other in product(RANKS, RANKS) if makes_natural((one, other))}
    tens = ("10", "J", "Q", "K")
    assert found == {("A", ten) for ten in tens} | {(ten, "A") for ten in tens}


@given(hands().filter(lambda cards: len(cards) != 2))
def test_a_natural_has_two_cards(cards: Cards) -> None:
    assert not makes_natural(cards)


def test_there_are_13_ranks_in_4_suits_or_none_and_no_other_card() -> None:
    assert all(is_card(rank + suit) for rank in RANKS for suit in ("", *SUITS))
    assert not any(map(is_card, ("", "1", "11", "T", "a", "AS", "sA", "10 ", "?", "Ahh")))


def test_each_rank_counts_what_it_shows() -> None:
    assert [points(rank) for rank in RANKS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert [rank for rank in RANKS if is_ten(rank)] == ["10", "J", "Q", "K"]
    assert [rank for rank in RANKS if is_ace(rank)] == ["A"]
