"""Stacking: cards lie by who gets them, and everything that cannot be stacked is told."""

import doctest
import importlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.about import Dealing
from stacked_deck.engine.cards import RANKS, rank
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures import Stack, deck, read_stack, stack

CARDS = st.lists(st.sampled_from(RANKS), max_size=6)


def bare(cards: tuple[str, ...]) -> str:
    return " ".join(rank(card) for card in cards)


@given(dealt=st.lists(st.sampled_from(RANKS), min_size=2, max_size=2), drawn=CARDS, second=CARDS, dealer=CARDS)
def test_a_table_and_texts_stack_alike(
    dealt: list[str], drawn: list[str], second: list[str], dealer: list[str]
) -> None:
    table = [
        ["seat", "dealt", "drawn"],
        ["box 1", " ".join(dealt), "  ".join(drawn)],
        ["box 1 hand 2", "", " ".join(second)],
        [" dealer ", "9", " ".join(dealer)],
    ]
    texts = [f"{seat}: {first} | {after}" for seat, first, after in table[1:]]
    assert read_stack(table) == stack(*texts)
    assert read_stack(table).deal_cards() == {"box 1": tuple(dealt), "dealer": ("9", *dealer)}


@given(drawn=CARDS, counts=st.lists(st.integers(1, 2), max_size=6))
def test_cards_are_taken_in_their_order_and_the_rest_is_left_over(drawn: list[str], counts: list[int]) -> None:
    rest = stack(f"box 1: 8 8 | {' '.join(drawn)}", "dealer: 6 | 10 2")
    taken: list[str] = []
    for count in counts:
        if len(taken) + count > len(drawn):
            with pytest.raises(Wrong, match="box 1 draws"):
                rest.take("box 1", count=count)
            break
        cards, rest = rest.take("box 1", count=count)
        taken += cards
    left = tuple(drawn[len(taken) :])
    assert taken == drawn[: len(taken)]
    assert rest.left_over() == ({"box 1": left} if left else {})


def test_taking_leaves_the_stack_itself_as_it_was() -> None:
    cards = stack("box 1: 8 8 | 3 9", "dealer: 6")
    assert cards.take("box 1") == cards.take("box 1")


def test_a_final_hand_draws_from_its_own_row_where_it_has_one() -> None:
    rest: Stack = stack("box 1: 8 8 | 8 3 2 9 5", "box 1 hand 2: | 10", "dealer: 6")
    first, rest = rest.take("box 1", count=2)
    second, rest = rest.take("box 1", count=2)
    of_hand_2, rest = rest.take("box 1", 2)
    of_hand_3, rest = rest.take("box 1", 3)
    assert (first, second, of_hand_2, of_hand_3) == (("8", "3"), ("2", "9"), ("10",), ("5",))
    with pytest.raises(Wrong, match="box 1 hand 2 draws 1 more, but none is left of its drawn 10; stack more"):
        rest.take("box 1", 2)


def test_the_dealers_cards_are_never_left_over() -> None:
    assert stack("box 1: 10 7", "dealer: 6 | 10 2 K").left_over() == {}


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (["box 1: A A"], "the dealer has no row; stack at least its first card"),
        (["box one: A A", "dealer: 6"], "'box one' is no seat; a seat is dealer, box 1, or box 1 hand 2 for"),
        (["box 0: A A", "dealer: 6"], "'box 0' is no seat"),
        (["box 1: A 1", "dealer: 6"], "'1' of box 1 is no card; a card is A, 2 to 10"),
        (["box 1: A", "dealer: 6"], "box 1 is dealt A; a box is dealt two cards"),
        (["box 1: A A", "dealer: 6 10"], "dealer is dealt 6 10; the dealer is dealt one card, all others are drawn"),
        (["box 1: A A", "box 1 hand 2: 9", "dealer: 6"], "box 1 hand 2 is dealt 9; what a final hand draws stands"),
        (["box 1 hand 2: | 9", "dealer: 6"], "box 1 hand 2 has a row, but box 1 has none"),
        (["box 1: A A", "box 1: A A", "dealer: 6"], "box 1 has 2 rows; put its cards in one"),
        (["box 1 A A", "dealer: 6"], "'box 1 A A' is no row of a stack; write it as 'box 1: A A | K 9'"),
        (["box 1: A A | 9 | 8", "dealer: 6"], "'box 1: A A | 9 | 8' is no row of a stack"),
    ],
)
def test_what_cannot_be_stacked_is_told_in_one_line(rows: list[str], says: str) -> None:
    with pytest.raises(Wrong) as caught:
        stack(*rows)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


def test_a_table_needs_its_columns() -> None:
    with pytest.raises(Wrong, match="the columns of a stack are seat, dealt, drawn, not seat, dealt, draws"):
        read_stack([["seat", "dealt", "draws"], ["dealer", "6", ""]])
    with pytest.raises(Wrong, match="not none"):
        read_stack([])
    with pytest.raises(Wrong, match="has 2 cells, not 3"):
        read_stack([["seat", "dealt", "drawn"], ["dealer", "6"]])


def test_taking_from_a_seat_without_a_row_is_told() -> None:
    with pytest.raises(Wrong, match="box 2 is stacked no cards; add a row for it"):
        stack("box 1: 8 8", "dealer: 6").take("box 2")


def test_a_deck_is_flat_for_each_way_of_dealing() -> None:
    cards = stack("box 1: 8 8 | 8 3 2 9 7", "box 1 hand 3: | 10", "box 2: 5 6 | 4", "dealer: 6 | J 2")
    plays = ("box 1 splits", "box 1 hand 1 splits", "box 1 hand 2 hits", "box 1 hand 3 hits", "box 2 doubles")
    assert bare(deck(cards, *plays)[:14]) == "8 5 6 8 6 J 8 3 2 9 7 10 4 2"
    right = Dealing(split_played="right", boxes="one-by-one", burns=2)
    assert bare(deck(cards, *plays, dealing=right, hole_card="none")[2:16]) == "8 8 5 6 6 8 3 10 2 9 7 4 J 2"


def test_a_deck_refuses_plays_that_do_not_fit_its_stack() -> None:
    cards = stack("box 1: 8 8 | 8 3", "dealer: 6 | J 2")
    with pytest.raises(Wrong, match="8 3 of box 1 is drawn by no play; tell the play or take the cards away"):
        deck(cards)
    with pytest.raises(Wrong, match="'split it' is no play; write it as 'box 1 hand 2 hits'"):
        deck(cards, "split it")
    with pytest.raises(Wrong, match="'box 1 hand 3 hits': box 1 has 2 hands by then, no hand 3"):
        deck(cards, "box 1 splits", "box 1 hand 3 hits")


@pytest.mark.parametrize("module", ["fixtures", "fixtures.stack", "fixtures.deck", "fixtures.filler"])
def test_the_examples_in_the_fixtures_documentation_hold(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"stacked_deck.{module}"))
    assert found.attempted > 0
    assert found.failed == 0
