"""Cards drawn, for the terminal and for pages alike."""

from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.cards import RANKS, SUITS

from stacked_deck.cards_drawn import FACE_DOWN, face, on_page, on_terminal

DECK = [rank + suit for rank in RANKS for suit in SUITS]


def test_turning_suits_maps_a_deck_onto_itself() -> None:
    turned = {face(card) for card in DECK}
    assert len(turned) == len(DECK)
    assert {shown.rank for shown in turned} == set(RANKS)


def test_turned_suits_are_not_all_alike() -> None:
    assert {face(rank + "s").suit for rank in RANKS} == set(SUITS)


@given(st.sampled_from(DECK))
def test_a_suit_that_matters_is_drawn_as_it_is(card: str) -> None:
    shown = face(card, turned=False)
    assert shown.rank + shown.suit == card


@given(st.lists(st.sampled_from([*DECK, *RANKS])))
def test_a_page_and_a_terminal_draw_the_same_ranks_in_the_same_order(cards: list[str]) -> None:
    ranks = [face(card).rank for card in cards]
    assert [part.rstrip("shdc") for part in on_page(cards).split()] == ranks
    assert [part.strip("[").rstrip("♠♥♦♣") for part in on_terminal(cards).plain.replace("]", "").split()] == ranks


@given(st.text())
def test_what_is_no_card_is_drawn_face_down_and_says_nothing(text: str) -> None:
    if text not in DECK and text not in RANKS:
        assert on_page([text]) == FACE_DOWN
        assert on_terminal([text]).plain == "[??]"


def test_only_the_last_cards_are_new() -> None:
    assert on_page(["As", "Ks", "2s"], new=1) == "As Ks +2h"
    assert on_page(["As", "Ks"], new=2) == "+As Ks"
    assert on_page(["As", "Ks"]) == "As Ks"


def test_red_suits_are_red() -> None:
    assert [face("A" + suit, turned=False).is_red for suit in SUITS] == [False, True, True, False]
