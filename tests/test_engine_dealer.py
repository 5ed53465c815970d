"""How the dealer draws, peeks, and stops where nothing is left to play for."""

from typing import Any

import pytest
from hypothesis import given
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.cards import RANKS, Cards, total
from stacked_deck.engine.dealer import dealer_draws, peeks
from stacked_deck.engine.game import Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Layout
from stacked_deck.engine.rules import read_rules
from stacked_deck.fixtures.minimal_pairs import plain_case, plain_group, plain_rules
from stacked_deck.fixtures.strategies import hands

STANDS = Game(read_rules(plain_rules({"dealer.soft_17": "stands"})), LAWS)
HITS = Game(read_rules(plain_rules({"dealer.soft_17": "hits"})), LAWS)
INSURANCE = plain_group("insurance")
SURRENDER = plain_group("surrender", barred="nothing")


def dealer(script: str, **changes: Any) -> list[str]:
    """Give the dealer's cards at the end of a script."""
    found: list[str] = (
        reference_engine().play(plain_case(script, changes)).as_json()["steps"][-1]["state"]["dealer"]["cards"]
    )
    return found


def insurance_net(script: str, **changes: Any) -> str:
    """Give what the insurance of box 1 came to at the end of a script."""
    state = reference_engine().play(plain_case(script, changes)).as_json()["steps"][-1]["state"]
    found: str = state["boxes"]["1"]["hands"]["1"]["insurance"]["net"]
    return found


def draws(game: Game, cards: Cards) -> bool:
    """Tell whether the dealer draws to these cards."""
    return dealer_draws(game, Layout((), cards, None, (), 0))


@given(hands(least=1))
def test_the_dealer_draws_on_16_or_less_and_on_no_17(cards: Cards) -> None:
    assert draws(STANDS, cards) == (total(cards).points <= 16)


@given(hands(least=1))
def test_a_dealer_who_hits_soft_17_differs_on_soft_17_alone(cards: Cards) -> None:
    assert draws(HITS, cards) == (draws(STANDS, cards) or total(cards) == (17, True))


@pytest.mark.parametrize(
    ("peek", "expected"),
    [
        ("never", ""),
        ("ace", "A"),
        ("ace-or-rank-ten", "A 10"),
        ("ace-or-ten", "A 10 J Q K"),
    ],
)
def test_the_up_cards_under_which_the_dealer_peeks(peek: str, expected: str) -> None:
    rules = read_rules(plain_rules({"peek": peek}))
    assert [rank for rank in RANKS if peeks(rules, rank)] == expected.split()


BUST_UNDER_6 = "stake 1 10; deal 10 6 6 10 10 5; hit 1"
GIVEN_UP_UNDER_6 = "stake 1 10; deal 10 6 6 10 5; surrender 1"
BUST_UNDER_ACE = "stake 1 10; deal 10 A 6 2 10 8; insure 1; hit 1"
BUST_UNINSURED = "stake 1 10; deal 10 A 6 2 10 8; decline 1; hit 1"
NATURAL_UNDER_6 = "stake 1 10; deal A 6 K 10 5; stand 1"
NATURAL_UNDER_TEN = "stake 1 10; deal A K K 2 9; stand 1"
NATURAL_UNDER_ACE = "stake 1 10; deal A A K 2 8; decline 1; stand 1"


@pytest.mark.parametrize(
    ("plan", "script", "expected"),
    [
        ("draws", BUST_UNDER_6, "6 10 5"),
        ("draws", GIVEN_UP_UNDER_6, "6 10 5"),
        ("second-card", BUST_UNDER_6, "6 10"),
        ("second-card", BUST_UNINSURED, "A 2"),
        ("needed", BUST_UNDER_6, "6 ?"),
        ("needed", GIVEN_UP_UNDER_6, "6 ?"),
        ("needed", BUST_UNINSURED, "A ?"),
        ("needed", BUST_UNDER_ACE, "A 2"),
        ("nothing", BUST_UNDER_6, "6 ?"),
        ("nothing", BUST_UNDER_ACE, "A ?"),
        ("insurance-back", BUST_UNDER_ACE, "A ?"),
    ],
)
def test_how_far_the_dealer_goes_with_no_hand_left(plan: str, script: str, expected: str) -> None:
    changes = {"dealer.with_no_hand": plan, "surrender": SURRENDER, "insurance": INSURANCE}
    assert dealer(script, **changes) == expected.split()


@pytest.mark.parametrize(
    ("plan", "expected"),
    [("draws", "-5"), ("second-card", "-5"), ("needed", "-5"), ("nothing", "-5"), ("insurance-back", "0")],
)
def test_what_becomes_of_insurance_with_no_hand_left(plan: str, expected: str) -> None:
    assert insurance_net(BUST_UNDER_ACE, **{"dealer.with_no_hand": plan, "insurance": INSURANCE}) == expected


@pytest.mark.parametrize(
    ("plan", "script", "changes", "expected"),
    [
        ("draws", NATURAL_UNDER_6, {}, "6 10 5"),
        ("second-card", NATURAL_UNDER_6, {}, "6 10"),
        ("needed", NATURAL_UNDER_6, {}, "6 ?"),
        ("needed", NATURAL_UNDER_TEN, {}, "K 2"),
        ("needed", NATURAL_UNDER_TEN, {"peek": "ace-or-ten"}, "K ?"),
        ("needed", NATURAL_UNDER_TEN, {"peek": "ace-or-rank-ten"}, "K 2"),
        ("needed", NATURAL_UNDER_ACE, {"insurance": INSURANCE}, "A 2"),
        ("needed", NATURAL_UNDER_ACE, {"insurance": INSURANCE, "peek": "ace"}, "A ?"),
    ],
)
def test_how_far_the_dealer_goes_with_naturals_alone(
    plan: str, script: str, changes: dict[str, Any], expected: str
) -> None:
    assert dealer(script, **{"dealer.with_naturals": plan, **changes}) == expected.split()


def test_one_hand_that_is_no_natural_makes_the_dealer_play_on() -> None:
    script = "stake 1 10; stake 2 10; deal A 9 6 K 9 10 5; stand 1; stand 2"
    changes = {"dealer.with_naturals": "needed", "dealer.with_no_hand": "nothing"}
    assert dealer(script, **changes) == ["6", "10", "5"]


def test_a_bust_hand_that_may_still_win_makes_the_dealer_play_on() -> None:
    changes = {"bust": "wins-if-dealer-busts", "dealer.with_no_hand": "nothing"}
    assert dealer("stake 1 10; deal 10 6 6 10 10 10; hit 1", **changes) == ["6", "10", "10"]


def test_without_a_hole_card_the_second_card_comes_after_the_players() -> None:
    assert dealer("stake 1 10; deal 10 6 9", hole_card="none") == ["6"]
    assert dealer("stake 1 10; deal 10 6 9 10 5; stand 1", hole_card="none") == ["6", "10", "5"]
