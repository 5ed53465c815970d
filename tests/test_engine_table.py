"""The table around the rounds: staking, closing, dealing again, what stays on the boxes, and the end of a session."""

from typing import Any

import pytest
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.minimal_pairs import plain_case, plain_group

BEHIND = plain_group("behind")
PUSH = "stake 1 10; deal 10 10 8 8; stand 1"
WIN = "stake 1 10; deal 10 10 9 8; stand 1"
PUSHED_DOUBLE = "stake 1 10; deal 5 10 6 8 7; double 1"
# Box 1's left hand loses 10, the right one ties 10.
PUSHED_HALF = "stake 1 10; deal 8 10 8 8 9 10; split 1; stand 1/1.1; stand 1/1.2"
STAYS = {"push": "stays"}


def play(script: str, **changes: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = reference_engine().play(plain_case(script, changes)).as_json()["steps"]
    return found


def why(script: str, **changes: Any) -> str | None:
    """Give the name of the rule by which the last command is refused; None where it is taken."""
    found = play(script, **changes)[-1].get("why")
    return None if found is None else found["rule"]


def chips(script: str, **changes: Any) -> tuple[str, str]:
    """Give what Ann has at the end of a script, and what lies on the table."""
    step = play(script, **changes)[-1]
    assert step["answer"] == "taken", step["why"]
    return step["state"]["players"]["Ann"]["has"], step["state"]["lying"]


@pytest.mark.parametrize(
    ("rule", "script", "changes"),
    [
        (None, "stake 7 10", {}),
        ("boxes", "stake 8 10", {}),
        ("boxes", "stake 0 10", {}),
        ("players", "stake 1 10 by Cid", {}),
        ("stake", "stake 1 0", {}),
        ("stake", "stake 1", {}),
        (None, "stake 1 100", {}),
        ("has", "stake 1 100.5", {}),
        ("has", "stake 1 60; stake 2 60", {}),
        (None, "stake 1 10; stake 1 10", {}),
        ("box-holder", "stake 1 10; stake 1 10 by Ben", {}),
        (None, "stake 1 10; stake 2 10", {"boxes_each": 2}),
        ("boxes_each", "stake 1 10; stake 2 10; stake 3 10", {"boxes_each": 2}),
        (None, "stake 1 10; stake 2 10; stake 1 10", {"boxes_each": 2}),
        (None, "stake 1 10; stake 2 10; stake 3 10 by Ben", {"boxes_each": 2}),
        ("least_stake", "stake 1 9.5", {"least_stake": "10"}),
        (None, "stake 1 10", {"least_stake": "10"}),
        (None, "stake 1 10; stake 1 1", {"least_stake": "10"}),
        ("largest_stake", "stake 1 10.5", {"largest_stake": "10"}),
        (None, "stake 1 10", {"largest_stake": "10"}),
        ("largest_stake", "stake 1 6; stake 1 5", {"largest_stake": "10"}),
        (None, "stake 1 6; stake 2 5", {"largest_stake": "10"}),
        ("behind", "stake 1 10; stake behind 1 5 by Ben", {}),
        (None, "stake 1 10; stake behind 1 5 by Ben", {"behind": BEHIND}),
        (None, "stake 1 6; stake behind 1 5 by Ben", {"behind": BEHIND, "largest_stake": "10"}),
        ("largest_stake", "stake 1 6; stake behind 1 11 by Ben", {"behind": BEHIND, "largest_stake": "10"}),
        ("behind", "stake behind 1 5 by Ben", {"behind": BEHIND}),
        ("behind", "stake 1 10; stake behind 1 5 by Ann", {"behind": BEHIND}),
        ("has", "stake 1 10; stake behind 1 101 by Ben", {"behind": BEHIND}),
    ],
)
def test_staking(rule: str | None, script: str, changes: dict[str, Any]) -> None:
    assert why(script, **changes) == rule


def test_chips_on_one_box_add_up() -> None:
    assert chips("stake 1 10; stake 1 2.5") == ("87.5", "12.5")
    assert play("stake 1 10; stake 1 2.5")[-1]["state"]["boxes"]["1"]["stake"] == "12.5"


def test_clearing_gives_back_all_that_was_staked() -> None:
    assert chips("stake 1 10; stake 2 5; clear") == ("100", "0")


def test_without_a_stake_there_is_no_deal() -> None:
    assert why("deal 10 10 8 8") == "stake"
    assert why("stake 1 10; clear; deal 10 10 8 8") == "stake"


def test_a_dealer_who_closes_the_betting_takes_no_stake_after_and_need_not_say_so_before_the_deal() -> None:
    changes = {"betting_closed_by": "dealer"}
    assert why("stake 1 10; deal 10 10 8 8", **changes) is None
    assert why("stake 1 10; close bets; deal 10 10 8 8", **changes) is None
    for late in ("stake 2 10", "stake 1 10", "clear", "same bet", "close bets"):
        assert why(f"stake 1 10; close bets; {late}", **changes) == "betting_closed_by"


def test_betting_is_never_closed_where_no_deal_could_follow() -> None:
    assert why("close bets", betting_closed_by="dealer") == "stake"
    assert why("stake 1 10; close bets") == "betting_closed_by"
    changes = {"betting_closed_by": "dealer", "push_plays_on": False, **STAYS}
    assert why("stake 1 10; close bets; deal 10 10 8 8; stand 1; close bets", **changes) == "push_plays_on"


def test_the_betting_opens_again_after_the_round() -> None:
    script = "stake 1 10; close bets; deal 10 10 8 8; stand 1; stake 1 10"
    assert why(script, betting_closed_by="dealer") is None


@pytest.mark.parametrize(
    ("script", "changes", "expected"),
    [
        (PUSH, {}, ("100", "0")),
        (PUSH, STAYS, ("90", "10")),
        (PUSHED_DOUBLE, STAYS, ("80", "20")),
        (PUSHED_DOUBLE, {**STAYS, "push_leaves": "first-stake"}, ("90", "10")),
        (PUSHED_DOUBLE, {"push_leaves": "first-stake"}, ("100", "0")),
        (PUSHED_HALF, STAYS, ("80", "10")),
        (PUSHED_HALF.replace("8 8 9 10;", "8 8 10 10;"), STAYS, ("80", "20")),
        (PUSHED_HALF.replace("8 8 9 10;", "8 8 10 10;"), {**STAYS, "push_leaves": "first-stake"}, ("90", "10")),
        (WIN, {}, ("110", "0")),
        (WIN, STAYS, ("110", "0")),
        (WIN, {"winning_stake": "stays"}, ("100", "10")),
        (PUSH, {"winning_stake": "stays"}, ("100", "0")),
        (WIN.replace("10 10 9 8", "10 10 7 8"), {"winning_stake": "stays", **STAYS}, ("90", "0")),
        ("stake 1 10; deal A 6 K 10 10; stand 1", {"winning_stake": "stays"}, ("105", "10")),
        ("stake 1 10; deal 5 6 6 10 10 10; double 1", {"winning_stake": "stays"}, ("100", "20")),
    ],
)
def test_what_stays_on_a_box_after_the_round(script: str, changes: dict[str, Any], expected: tuple[str, str]) -> None:
    assert chips(script, **changes) == expected
    assert chips(f"{script}; clear", **changes)[1] == "0"


def test_a_tie_leaves_a_stake_behind_where_it_lies_too() -> None:
    script = "stake 1 10; stake behind 1 5 by Ben; deal 10 10 8 8; stand 1"
    step = play(script, behind=BEHIND, **STAYS)[-1]
    assert step["state"]["boxes"]["1"]["stake"] == "10"
    assert step["state"]["boxes"]["1"]["behind"] == {"Ben": {"stake": "5"}}
    assert step["state"]["players"] == {"Ann": {"has": "90"}, "Ben": {"has": "95"}}


def test_a_round_may_be_dealt_on_a_stake_that_a_tie_left_and_chips_be_added() -> None:
    assert chips(f"{PUSH}; deal 10 10 9 8; stand 1", **STAYS) == ("110", "0")
    assert chips(f"{PUSH}; stake 1 5; deal 10 10 9 8; stand 1", **STAYS) == ("115", "0")
    assert chips(f"{PUSH}; stake 2 5", **STAYS) == ("85", "15")


def test_after_a_tie_the_table_is_cleared_or_the_bet_repeated_first_where_the_rules_say_so() -> None:
    changes = {"push_plays_on": False, **STAYS}
    for barred in ("deal 10 10 9 8", "stake 1 5", "stake 2 5"):
        assert why(f"{PUSH}; {barred}", **changes) == "push_plays_on"
    for first in ("clear; stake 1 5", "same bet", "same bet; stake 1 5"):
        assert why(f"{PUSH}; {first}; deal 10 10 9 8", **changes) is None
    assert why(f"{PUSH}; same bet and deal 10 10 9 8", **changes) is None
    assert why(f"{WIN}; stake 1 5", **changes) is None


@pytest.mark.parametrize(
    ("script", "changes", "expected"),
    [
        (PUSH, {}, ("90", "10")),
        (PUSH, STAYS, ("90", "10")),
        (f"{PUSH}; stake 1 5", STAYS, ("90", "10")),
        (f"{PUSH}; deal 10 10 8 8; stand 1", STAYS, ("90", "10")),
        (f"{PUSH}; stake 1 5; deal 10 10 8 8; stand 1", STAYS, ("85", "15")),
        (PUSHED_DOUBLE, STAYS, ("90", "10")),
        (PUSHED_DOUBLE, {"same_bet": "final-stakes"}, ("80", "20")),
        (PUSHED_DOUBLE, {"same_bet": "final-stakes", **STAYS}, ("80", "20")),
        (PUSHED_HALF, {"same_bet": "final-stakes"}, ("70", "20")),
        (PUSHED_HALF, {}, ("80", "10")),
    ],
)
def test_the_same_bet_empties_the_table_and_lays_the_stakes_of_the_last_round(
    script: str, changes: dict[str, Any], expected: tuple[str, str]
) -> None:
    assert chips(f"{script}; same bet", **changes) == expected
    assert chips(f"{script}; same bet; same bet", **changes) == expected
    dealt = play(f"{script}; same bet and deal 10 10 9 8", **changes)[-1]
    assert (dealt["state"]["players"]["Ann"]["has"], dealt["state"]["lying"]) == expected
    assert dealt["state"]["phase"] == "playing"


def test_the_same_bet_needs_a_round_before_it_and_the_chips_for_it() -> None:
    assert why("same bet") == "same_bet"
    assert why("stake 1 10; same bet and deal 10 10 8 8") == "same_bet"
    assert why("stake 1 60; deal 10 10 7 8; stand 1; same bet") == "has"
    assert why("stake 1 50; deal 10 10 7 8; stand 1; same bet") is None


def test_the_same_bet_lays_every_players_stakes_behind_too() -> None:
    script = "stake 1 10; stake behind 1 5 by Ben; stake 2 7 by Ben; deal 10 9 10 8 9 8; stand 1; stand 2; same bet"
    step = play(script, behind=BEHIND)[-1]
    assert step["state"]["boxes"] == {
        "1": {"player": "Ann", "stake": "10", "behind": {"Ben": {"stake": "5"}}},
        "2": {"player": "Ben", "stake": "7"},
    }


def test_a_session_ended_in_play_ends_once_every_hand_is_settled() -> None:
    steps = play("stake 1 10; deal 10 10 9 8; end session; stand 1; stake 1 10; deal 10 10 9 8; clear; end session")
    assert [step["state"]["phase"] for step in steps[2:4]] == ["playing", "ended"]
    assert steps[3]["state"]["players"]["Ann"]["has"] == "110"
    assert [step["answer"] for step in steps[4:]] == ["refused"] * 4


def test_a_session_that_ends_with_the_round_cannot_be_ended_a_second_time() -> None:
    assert why("stake 1 10; deal 10 10 9 8; end session; end session") == "phase"


def test_a_session_may_end_at_once_and_the_open_stakes_come_back() -> None:
    script = "stake 1 10; deal 5 10 6 8; end session"
    assert chips(script, session_ends="at-once") == ("100", "0")
    assert play(script, session_ends="at-once")[-1]["state"]["phase"] == "ended"


@pytest.mark.parametrize("script", ["end session", "stake 1 10; end session", f"{PUSH}; end session"])
def test_a_session_ended_between_rounds_gives_back_what_lies(script: str) -> None:
    assert chips(script, **STAYS) == ("100", "0")


def test_a_tie_in_the_last_round_gives_its_stake_back() -> None:
    assert chips("stake 1 10; deal 10 10 8 8; end session; stand 1", **STAYS) == ("100", "0")


def test_nothing_is_played_where_no_round_is_on() -> None:
    for script in ("hit 1", "stake 1 10; hit 1", f"{PUSH}; hit 1", "stake 1 10; insure 1"):
        assert why(script) == "phase"


def test_two_rounds_with_one_seed_have_two_orders() -> None:
    case = plain_case("stake 1 10; deal; stand 1")
    seeded = type(case)(case.rules, case.players, (*case.script, *plain_case("stake 2 10; deal").script), seed=1)
    shoes = [event["cards"] for step in reference_engine().play(seeded).as_json()["steps"] for event in step["events"]
             if event["event"] == "shuffled"]  # fmt: skip
    assert len(shoes) == 2
    assert shoes[0] != shoes[1]
    assert sorted(shoes[0]) == sorted(shoes[1])
