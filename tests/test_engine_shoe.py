"""A shoe holds whole decks, whatever the order."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.cards import RANKS, SUITS, rank
from stacked_deck.engine.shoe import fresh, shuffled


@pytest.mark.parametrize("decks", range(1, 9))
def test_a_shoe_has_52_cards_a_deck_and_4_of_each_rank(decks: int) -> None:
    cards = fresh(decks)
    assert len(cards) == 52 * decks
    assert Counter(map(rank, cards)) == dict.fromkeys(RANKS, 4 * decks)
    assert Counter(card[-1] for card in cards) == dict.fromkeys(SUITS, 13 * decks)


@given(st.integers(1, 8), st.integers())
def test_a_shuffle_keeps_every_card(decks: int, seed: int) -> None:
    assert Counter(shuffled(decks, Random(seed))) == Counter(fresh(decks))


@given(st.integers())
def test_one_seed_gives_one_order(seed: int) -> None:
    assert shuffled(2, Random(seed)) == shuffled(2, Random(seed))


def test_another_seed_gives_another_order() -> None:
    assert len({shuffled(1, Random(seed)) for seed in range(20)}) == 20


def test_shuffling_leaves_the_fresh_shoe_as_it_was() -> None:
    before = fresh(1)
    shuffled(1, Random(1))
    assert fresh(1) == before


def test_a_generator_shuffles_on_from_where_it_was() -> None:
    generator = Random(1)
    assert shuffled(1, generator) != shuffled(1, generator)
