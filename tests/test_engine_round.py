"""A round: who gets which card and when, whose turn it is, and in which order all is settled."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.legality import INSURES, PLAYS
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.session import InPlay, Table
from stacked_deck.engine.table import move
from stacked_deck.engine.view import view
from stacked_deck.fixtures.minimal_pairs import plain_case, plain_group
from stacked_deck.fixtures.strategies import asked, rules_mappings

INSURANCE = plain_group("insurance")
SURRENDER = plain_group("surrender", barred="nothing", split_aces=True)
EVENTFUL = ("A", "A", "10", "K", "8", "8", "5", "6", "9", "2")


def play(script: str, **changes: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = reference_engine().play(plain_case(script, changes)).as_json()["steps"]
    assert "refused" not in [step["answer"] for step in found]
    return found


def told(step: dict[str, Any]) -> list[str]:
    """Tell the events of a step in short: what, whose, which card or net."""
    found = []
    for event in step["events"]:
        whose = event.get("to", f"box {event['box']}" if "box" in event else "")
        hand = event.get("hand", "1")
        words = (event["event"], f"{whose}/{hand}" if hand != "1" else whose, event.get("card", event.get("net", "")))
        found.append(" ".join(word for word in words if word))
    return found


def cards(step: dict[str, Any], box: int, hand: str = "1") -> list[str]:
    found: list[str] = step["state"]["boxes"][str(box)]["hands"][hand]["cards"]
    return found


def turn(step: dict[str, Any]) -> str:
    found = step["state"]["turn"]
    return f"{found['box']}/{found['hand']}" if found else ""


def test_cards_are_dealt_one_by_one_to_the_boxes_in_their_order_and_then_to_the_dealer() -> None:
    step = play("stake 3 10; stake 1 10; deal 2 3 4 5 6 7")[-1]
    assert told(step) == [
        "shuffled",
        "dealt box 1 2",
        "dealt box 3 3",
        "dealt dealer 4",
        "dealt box 1 5",
        "dealt box 3 6",
        "dealt dealer ?",
    ]
    assert step["state"]["dealer"]["cards"] == ["4", "?"]


def test_without_a_hole_card_the_dealer_is_dealt_one_card() -> None:
    assert told(play("stake 1 10; deal 2 4 5", hole_card="none")[-1])[1:] == [
        "dealt box 1 2",
        "dealt dealer 4",
        "dealt box 1 5",
    ]


def test_boxes_play_in_the_order_of_their_numbers_whoever_staked_first() -> None:
    steps = play("stake 3 10 by Ben; stake 1 10; stake 2 10; deal 9 9 9 6 9 9 9 10 5; stand 1; stand 2; stand 3")
    assert [turn(step) for step in steps[3:]] == ["1/1", "2/1", "3/1", ""]


def test_split_hands_play_from_left_to_right_and_before_the_next_box() -> None:
    script = "stake 1 10; stake 2 10; deal 8 9 6 8 9 10 8 3 2 2 10; split 1; split 1/1.1"
    script += "; stand 1/1.1.1; stand 1/1.1.2; stand 1/1.2"
    assert [turn(step) for step in play(script)[3:]] == ["1/1.1", "1/1.1.1", "1/1.1.2", "1/1.2", "2/1"]


def test_a_split_gives_each_hand_one_of_the_cards_and_then_a_new_one_left_hand_first() -> None:
    step = play("stake 1 10; deal 8h 6 8s 10 3 2; split 1")[-1]
    assert (cards(step, 1, "1.1"), cards(step, 1, "1.2")) == (["8h", "3"], ["8s", "2"])
    assert told(step) == ["drew box 1/1.1 3", "drew box 1/1.2 2"]
    assert [hand["stake"] for hand in step["state"]["boxes"]["1"]["hands"].values()] == ["10", "10"]


def test_a_split_hand_that_asks_for_its_second_card_starts_with_one() -> None:
    changes = {"split.second_card": "asked"}
    steps = play("stake 1 10; deal 8 6 8 10 3 2; split 1; hit 1/1.1; stand 1/1.1", **changes)
    assert told(steps[2]) == []
    assert (cards(steps[3], 1, "1.1"), cards(steps[3], 1, "1.2")) == (["8", "3"], ["8"])
    assert turn(steps[4]) == "1/1.2"


def test_a_split_ace_that_asks_for_its_one_card_is_done_with_it() -> None:
    changes = {"split.second_card": "asked"}
    steps = play("stake 1 10; stake 2 10; deal A 9 6 A 9 10 3 2; split 1; hit 1/1.1; hit 1/1.2", **changes)
    assert [(turn(step), step["state"]["actions"]) for step in steps[3:5]] == [("1/1.1", ["hit"]), ("1/1.2", ["hit"])]
    assert turn(steps[5]) == "2/1"


def test_split_aces_with_one_card_each_are_done_at_once() -> None:
    step = play("stake 1 10; stake 2 10; deal A 9 6 A 9 10 3 2; split 1")[-1]
    assert turn(step) == "2/1"
    assert [hand["status"] for hand in step["state"]["boxes"]["1"]["hands"].values()] == ["closed", "closed"]


def test_a_pair_of_split_aces_that_may_be_split_again_waits_to_be_asked() -> None:
    changes = {"split.aces_again": True}
    step = play("stake 1 10; stake 2 10; deal A 9 6 A 9 10 A 2; split 1", **changes)[-1]
    assert (turn(step), step["state"]["actions"]) == ("1/1.1", ["stand", "split"])


@pytest.mark.parametrize(("do", "status"), [("stand", "stood"), ("double", "doubled"), ("surrender", "surrendered")])
def test_what_ends_a_hand_moves_play_on(do: str, status: str) -> None:
    step = play(f"stake 1 10; stake 2 10; deal 5 9 6 6 9 10 2; {do} 1", surrender=SURRENDER)[-1]
    assert (turn(step), step["state"]["boxes"]["1"]["hands"]["1"]["status"]) == ("2/1", status)


def test_a_hit_leaves_the_turn_where_it_is_and_a_bust_moves_it_on() -> None:
    steps = play("stake 1 10; stake 2 10; deal 5 9 6 6 9 10 2 10; hit 1; hit 1")
    assert [turn(step) for step in steps[3:]] == ["1/1", "2/1"]
    assert told(steps[4]) == ["drew box 1 10", "settled box 1 -10"]
    assert steps[4]["state"]["players"]["Ann"]["has"] == "80"
    assert steps[4]["state"]["lying"] == "10"


def test_a_natural_of_the_dealer_found_by_a_peek_ends_the_round_at_the_deal() -> None:
    step = play("stake 1 10; stake 2 10; deal 9 A K 9 K A", peek="ace-or-ten")[-1]
    assert told(step)[-4:] == ["peeked", "turned A", "settled box 1 -10", "settled box 2 0"]
    assert step["state"]["phase"] == "settled"


def test_a_peek_that_finds_nothing_shows_nothing_and_settles_insurance() -> None:
    step = play("stake 1 10; deal 9 A 9 7; insure 1", peek="ace", insurance=INSURANCE)[-1]
    assert told(step) == ["peeked", "insurance settled box 1 -5"]
    assert (turn(step), step["state"]["dealer"]["cards"]) == ("1/1", ["A", "?"])


def test_a_peek_comes_after_the_last_answer_about_insurance() -> None:
    steps = play("stake 1 10; stake 2 10; deal 9 9 A 9 9 K; decline 2; insure 1", peek="ace", insurance=INSURANCE)
    assert [told(step) for step in steps[3:]] == [
        [],
        ["peeked", "turned K", "insurance settled box 1 10", "settled box 1 -10", "settled box 2 -10"],
    ]


def test_insurance_may_wait_for_the_end_of_the_round() -> None:
    insurance = {**INSURANCE, "settled": "at-the-end"}
    steps = play("stake 1 10; deal 9 A 9 7; insure 1; stand 1", peek="ace", insurance=insurance)
    assert [told(step) for step in steps[2:]] == [
        ["peeked"],
        ["turned 7", "settled box 1 0", "insurance settled box 1 -5"],
    ]


def test_without_a_peek_insurance_is_settled_on_the_second_card_before_the_dealer_draws_on() -> None:
    steps = play("stake 1 10; deal 9 A 9 2 5; insure 1; stand 1", hole_card="none", insurance=INSURANCE)
    assert told(steps[-1]) == ["drew dealer 2", "insurance settled box 1 -5", "drew dealer 5", "settled box 1 0"]


def test_a_hand_lost_with_its_insurance_at_a_peek_is_played_no_more() -> None:
    insurance = {**INSURANCE, "loses": "hand-too"}
    steps = play(
        "stake 1 10; stake 2 10; deal 9 9 A 9 9 7; insure 1; decline 2; stand 2", peek="ace", insurance=insurance
    )
    assert told(steps[4]) == ["peeked", "insurance settled box 1 -5", "settled box 1 -10"]
    assert turn(steps[4]) == "2/1"
    assert steps[5]["state"]["players"]["Ann"]["has"] == "85"


def test_a_hand_that_is_settled_already_is_not_lost_again_with_its_insurance() -> None:
    changes = {"insurance": {**INSURANCE, "loses": "hand-too"}, "surrender": SURRENDER}
    step = play("stake 1 10; deal 10 A 6 7; insure 1; surrender 1", **changes)[-1]
    assert told(step) == ["settled box 1 -5", "turned 7", "insurance settled box 1 -5"]
    assert step["state"]["players"]["Ann"]["has"] == "90"


def test_five_cards_win_at_once_where_the_rules_say_so() -> None:
    changes = {"five_card_rule": True}
    steps = play("stake 1 10; stake 2 10; deal 2 9 K 2 9 K 3 2 3; hit 1; hit 1; hit 1", **changes)
    assert told(steps[-1]) == ["drew box 1 3", "settled box 1 10"]
    assert turn(steps[-1]) == "2/1"


def test_boxes_are_settled_in_order_after_the_dealer_has_drawn() -> None:
    step = play("stake 2 10; stake 1 10; deal 9 10 6 9 10 10 3; stand 1; stand 2")[-1]
    assert told(step) == ["turned 10", "drew dealer 3", "settled box 1 -10", "settled box 2 10"]


def test_a_surrendered_hand_is_settled_at_once_and_whatever_the_dealer_gets() -> None:
    step = play("stake 1 10; deal 10 10 6 A; surrender 1", surrender=SURRENDER)[-1]
    assert told(step) == ["settled box 1 -5", "turned A"]


def test_insurance_stays_with_the_first_hand_of_a_split() -> None:
    script = "stake 1 10; deal 8 A 8 2 3 K; insure 1; split 1; stand 1/1.1; stand 1/1.2"
    hands = play(script, hole_card="none", insurance=INSURANCE)[-1]["state"]["boxes"]["1"]["hands"]
    assert [hand["insurance"] for hand in hands.values()] == [{"stake": "5", "net": "10"}, None]


BEHIND = plain_group("behind")


@pytest.mark.parametrize(("follows", "net"), [("matches", "-20"), ("stays", "-10")])
def test_a_stake_behind_at_a_double(follows: str, net: str) -> None:
    step = play(
        "stake 1 10; stake behind 1 10 by Ben; deal 5 6 6 10 2 5; double 1", behind={**BEHIND, "follows": follows}
    )[-1]
    hand = step["state"]["boxes"]["1"]["hands"]["1"]
    assert (hand["net"], hand["behind"]["Ben"]["net"]) == ("-20", net)


@pytest.mark.parametrize(("follows", "hands"), [("matches", ["8", "8"]), ("stays", ["8", None])])
def test_a_stake_behind_at_a_split(follows: str, hands: list[str | None]) -> None:
    step = play(
        "stake 1 10; stake behind 1 8 by Ben; deal 8 6 8 10 2 5; split 1", behind={**BEHIND, "follows": follows}
    )[-1]
    found = step["state"]["boxes"]["1"]["hands"].values()
    assert [hand.get("behind", {}).get("Ben", {}).get("stake") for hand in found] == hands


def test_an_owner_who_is_asked_goes_along_once_for_each_time_that_he_says_so() -> None:
    script = "stake 1 10; stake behind 1 8 by Ben; deal 8 6 8 10 2 3 5; follow 1 by Ben; split 1; double 1/1.1"
    found = play(script, behind={**BEHIND, "follows": "asked"})[-1]["state"]["boxes"]["1"]["hands"].values()
    assert [(hand["stake"], hand["behind"]["Ben"]["stake"]) for hand in found] == [("20", "8"), ("10", "8")]


def test_a_stake_behind_that_cannot_be_covered_stays_as_it_is() -> None:
    step = play("stake 1 10; stake behind 1 60 by Ben; deal 8 6 8 10 2 5; split 1", behind=BEHIND)[-1]
    found = step["state"]["boxes"]["1"]["hands"].values()
    assert [hand.get("behind", {}).get("Ben", {}).get("stake") for hand in found] == ["60", None]
    assert step["state"]["players"]["Ben"]["has"] == "40"


def test_half_of_a_stake_behind_comes_back_with_a_surrender() -> None:
    changes = {"behind": BEHIND, "surrender": SURRENDER}
    step = play("stake 1 10; stake behind 1 7 by Ben; deal 10 6 6 10 5; surrender 1", **changes)[-1]
    assert step["state"]["boxes"]["1"]["hands"]["1"]["behind"]["Ben"]["net"] == "-3.5"
    assert step["state"]["players"] == {"Ann": {"has": "95"}, "Ben": {"has": "96.5"}}


def test_each_owner_insures_for_himself() -> None:
    changes = {"behind": BEHIND, "insurance": INSURANCE}
    script = "stake 1 10; stake behind 1 6 by Ben; deal 9 A 9 K; decline 1; insure 1 by Ben; stand 1"
    hand = play(script, **changes)[-1]["state"]["boxes"]["1"]["hands"]["1"]
    assert (hand["insurance"], hand["behind"]["Ben"]["insurance"]) == (None, {"stake": "3", "net": "6"})


@settings(max_examples=20, deadline=None)
@given(rules_mappings({"least_stake": None, "largest_stake": None}), st.integers(0, 2**32))
def test_a_round_ends_within_a_bounded_number_of_commands(mapping: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    shoe = tuple(random.choice(EVENTFUL) for _ in range(8 * 52))
    table = Table(Game(read_rules(mapping), LAWS), {"Ann": 10_000, "Ben": 10_000})
    commands = [Command("stake", by="Ann", box=1, amount=10), Command("close bets"), Command("deal", shoe=shoe)]
    for command in commands:
        if refusal(table, command) is None:
            table = move(table, command, Log())
    most = 4 * 21 + 3 + 2  # at most four hands with a card for each point, their splits, and insurance
    while isinstance(table.phase, InPlay):
        rounds = [command for command in asked(table, ()) if command.do in (*PLAYS, *INSURES)]
        taken = [command for command in rounds if refusal(table, command) is None]
        assert taken, view(table)
        table = move(table, random.choice(taken), Log())
        most -= 1
        assert most >= 0
    assert view(table)["phase"] == "settled"
