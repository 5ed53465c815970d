"""What hands and insurance come to, against every kind of dealer's hand."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from stacked_deck.engine.cards import Cards, makes_natural, rank, total
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Hand, Stake
from stacked_deck.engine.money import Money
from stacked_deck.engine.payout import settle, settle_insurance
from stacked_deck.engine.rules import read_rules
from stacked_deck.fixtures.minimal_pairs import plain_group, plain_rules
from stacked_deck.fixtures.strategies import chips, hands

INSURANCE = plain_group("insurance")
NATURAL, DRAWN_21, TWENTY, BUST = ("A", "K"), ("7", "7", "7"), ("K", "Q"), ("K", "Q", "2")
two_to_five = hands(least=2, most=5)


def game(changes: Mapping[str, Any] | None = None) -> Game:
    return Game(read_rules(plain_rules(changes)), LAWS)


PLAIN = game()


def hand(text: str | Cards, *, path: str = "1", status: Any = "stood", doubled: bool = False) -> Hand:
    cards = tuple(text.split()) if isinstance(text, str) else text
    placed = 10 if path[-2:] in ("1", ".1") else 0
    return Hand(path, cards, (Stake("Ann", 20 if doubled else 10, 10, placed),), status)


def comes_to(changes: Mapping[str, Any], held: Hand, dealer: Cards) -> tuple[str, Money]:
    outcome, (net,) = settle(game(changes), held, dealer)
    return outcome, net


@pytest.mark.parametrize(
    ("held", "dealer", "expected"),
    [
        (NATURAL, NATURAL, ("push", 0)),
        (NATURAL, DRAWN_21, ("win", 15)),
        (NATURAL, TWENTY, ("win", 15)),
        (NATURAL, BUST, ("win", 15)),
        (DRAWN_21, NATURAL, ("lose", -10)),
        (DRAWN_21, DRAWN_21, ("push", 0)),
        (DRAWN_21, TWENTY, ("win", 10)),
        (DRAWN_21, BUST, ("win", 10)),
        (TWENTY, NATURAL, ("lose", -10)),
        (TWENTY, DRAWN_21, ("lose", -10)),
        (TWENTY, TWENTY, ("push", 0)),
        (TWENTY, BUST, ("win", 10)),
        (BUST, NATURAL, ("lose", -10)),
        (BUST, DRAWN_21, ("lose", -10)),
        (BUST, TWENTY, ("lose", -10)),
        (BUST, BUST, ("lose", -10)),
    ],
)
def test_every_kind_of_hand_against_every_kind_of_dealers_hand(
    held: Cards, dealer: Cards, expected: tuple[str, Money]
) -> None:
    assert comes_to({}, hand(held), dealer) == expected


@given(two_to_five, two_to_five)
def test_hands_that_are_no_naturals_compare_by_their_totals(held: Cards, dealer: Cards) -> None:
    assume(not makes_natural(held) and not makes_natural(dealer))
    own, others = total(held).points, total(dealer).points
    compared = ("lose", "push", "win")[(own > others) - (own < others) + 1]
    expected = "lose" if own > 21 else "win" if others > 21 else compared
    assert settle(PLAIN, hand(held), dealer).outcome == expected


@given(two_to_five, two_to_five, st.data())
def test_neither_order_nor_suits_of_a_hand_change_what_it_comes_to(
    held: Cards, dealer: Cards, data: st.DataObject
) -> None:
    other = tuple(rank(card) for card in data.draw(st.permutations(held)))
    assert settle(PLAIN, hand(other), dealer) == settle(PLAIN, hand(held), dealer)


@given(two_to_five, two_to_five, chips(), chips())
def test_a_stake_behind_comes_to_what_the_first_comes_to_for_its_chips(
    held: Cards, dealer: Cards, own: Money, behind: Money
) -> None:
    stakes = (Stake("Ann", own, own, own), Stake("Ben", behind, behind, behind))
    _, (first, second) = settle(PLAIN, Hand("1", held, stakes, "stood"), dealer)
    assert first * behind == second * own


@given(two_to_five, two_to_five)
def test_a_player_and_the_dealer_never_both_win(held: Cards, dealer: Cards) -> None:
    assume(total(held).points <= 21 and total(dealer).points <= 21)
    there, back = settle(PLAIN, hand(held), dealer).outcome, settle(PLAIN, hand(dealer), held).outcome
    assert {there, back} in ({"win", "lose"}, {"push"})


@given(chips())
def test_a_natural_pays_3_to_2_to_the_last_part_of_a_chip(stake: Money) -> None:
    found = settle(PLAIN, Hand("1", NATURAL, (Stake("Ann", stake, stake, stake),), "stood"), TWENTY)
    assert found == Settlement("win", (Fraction(3, 2) * stake,))


@given(chips())
def test_a_surrender_costs_half_whatever_the_dealer_has(stake: Money) -> None:
    given_up = Hand("1", TWENTY, (Stake("Ann", stake, stake, stake),), "surrendered")
    for dealer in (NATURAL, BUST, ("A",)):
        assert settle(PLAIN, given_up, dealer) == Settlement("surrender", (Fraction(-1, 2) * stake,))


@pytest.mark.parametrize(
    ("changes", "held", "dealer", "expected"),
    [
        ({"natural.pays": "6:5"}, hand("A K"), TWENTY, ("win", 12)),
        ({"natural.against_21": "ties"}, hand("A K"), DRAWN_21, ("push", 0)),
        ({"natural.against_21": "ties"}, hand("A K"), TWENTY, ("win", 15)),
        ({"natural.against_21": "ties"}, hand("A K"), NATURAL, ("push", 0)),
        ({"natural.against_natural": "loses"}, hand("A K"), NATURAL, ("lose", -10)),
        ({}, hand("A K", path="1.1"), TWENTY, ("win", 10)),
        ({}, hand("A K", path="1.1"), NATURAL, ("lose", -10)),
        ({"natural.after_split": True}, hand("A K", path="1.1"), TWENTY, ("win", 15)),
        ({"natural.after_split": True}, hand("A K", path="1.1"), NATURAL, ("push", 0)),
        ({"dealer_natural.against_21": "ties"}, hand("7 7 7"), NATURAL, ("push", 0)),
        ({"dealer_natural.against_21": "ties"}, hand("A K", path="1.1"), NATURAL, ("push", 0)),
        ({"dealer_natural.against_21": "ties"}, hand("K Q"), NATURAL, ("lose", -10)),
        ({}, hand("K Q", doubled=True), NATURAL, ("lose", -20)),
        ({"dealer_natural.takes": "first-stake"}, hand("5 6 9", doubled=True), NATURAL, ("lose", -10)),
        ({"dealer_natural.takes": "first-stake"}, hand("8 9", path="1.1"), NATURAL, ("lose", -10)),
        ({"dealer_natural.takes": "first-stake"}, hand("8 9", path="1.2"), NATURAL, ("lose", 0)),
        ({"dealer_natural.takes": "first-stake"}, hand("5 6 9", doubled=True), DRAWN_21, ("lose", -20)),
        ({"win_pays": "2:1"}, hand("K Q"), ("K", "9"), ("win", 20)),
        ({"win_pays": "2:1"}, hand("A K"), ("K", "9"), ("win", 15)),
        ({"double.scores": "once"}, hand("5 6 9", doubled=True), ("K", "9"), ("win", 10)),
        ({"double.scores": "once"}, hand("5 6 2", doubled=True), ("K", "9"), ("lose", -10)),
        ({}, hand("5 6 9", doubled=True), ("K", "9"), ("win", 20)),
        ({"five_card_rule": True}, hand("2 2 3 2 3"), TWENTY, ("win", 10)),
        ({"five_card_rule": True}, hand("2 2 3 2 3"), NATURAL, ("win", 10)),
        ({"five_card_rule": True}, hand("2 2 3 2"), TWENTY, ("lose", -10)),
        ({"five_card_rule": True}, hand("9 2 3 2 6"), TWENTY, ("lose", -10)),
        ({}, hand("2 2 3 2 3"), TWENTY, ("lose", -10)),
        ({"bust": "wins-if-dealer-busts"}, hand("K Q 2"), BUST, ("win", 10)),
        ({"bust": "wins-if-dealer-busts"}, hand("K Q 2"), TWENTY, ("lose", -10)),
        ({"bust": "wins-if-dealer-busts"}, hand("K Q 2"), DRAWN_21, ("lose", -10)),
        ({"bust": "wins-if-dealer-busts"}, hand("K Q 2"), NATURAL, ("lose", -10)),
    ],
)
def test_an_option_changes_what_a_hand_comes_to(
    changes: dict[str, Any], held: Hand, dealer: Cards, expected: tuple[str, Money]
) -> None:
    assert comes_to(changes, held, dealer) == expected


@pytest.mark.parametrize(
    ("changes", "cards", "dealer", "expected"),
    [
        ({}, TWENTY, NATURAL, 10),
        ({}, TWENTY, DRAWN_21, -5),
        ({}, TWENTY, ("A",), -5),
        ({}, NATURAL, NATURAL, 10),
        ({"insurance.beside_natural": "loses"}, NATURAL, NATURAL, -5),
        ({"insurance.beside_natural": "loses"}, DRAWN_21, NATURAL, 10),
        ({"insurance.pays": "3:1"}, TWENTY, NATURAL, 15),
    ],
)
def test_what_insurance_comes_to(changes: dict[str, Any], cards: Cards, dealer: Cards, expected: Money) -> None:
    stake = Stake("Ann", 10, 10, 10, insurance=5)
    rules = game({"insurance": INSURANCE, **changes})
    assert settle_insurance(rules, Hand("1", cards, (stake,)), stake, dealer) == expected
