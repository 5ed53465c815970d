"""Why a command is refused in a round: each refusal by its rule's name, beside the same command allowed."""

from dataclasses import replace
from typing import Any

import pytest
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.trace import Step
from stacked_deck.fixtures.minimal_pairs import MinimalPair, minimal_pairs, plain_case, plain_group

SURRENDER = plain_group("surrender", barred="nothing", split_aces=True)
PILE = " 2 2 2 2 2 2 2 2 2 2 10 10"  # what is left of the shoe after the cards that matter

HITTING_21 = f"stake 1 10; deal 5 6 6 10 10{PILE}; hit 1; hit 1"
DEALT_21 = f"stake 1 10; deal 10 6 10 10 A 9{PILE}; split 1; hit 1/1.1"
SPLIT_ACES = f"stake 1 10; deal A 6 A 10 A 9{PILE}; split 1"
TWO_BOXES = f"stake 1 10; stake 2 10; deal 8 8 6 8 9 10{PILE}"


def last(script: str, **changes: Any) -> Step:
    return reference_engine().play(plain_case(script, changes)).steps[-1]


def why(script: str, **changes: Any) -> str | None:
    """Give the name of the rule by which the last command is refused; None where it is taken."""
    found = last(script, **changes).why
    return None if found is None else found["rule"]


@pytest.mark.parametrize(
    ("rule", "script", "changes"),
    [
        ("hit_at_21", HITTING_21, {"hit_at_21": "never"}),
        ("hit_at_21", HITTING_21, {"hit_at_21": "dealt"}),
        (None, HITTING_21, {"hit_at_21": "always"}),
        ("hit_at_21", DEALT_21, {"hit_at_21": "never"}),
        (None, DEALT_21, {"hit_at_21": "dealt"}),
        ("natural.played", f"stake 1 10; deal A 6 K 10{PILE}; hit 1", {}),
        ("natural.played", f"stake 1 10; deal A 6 K 10{PILE}; double 1", {"natural.played": "hit-only"}),
        (None, f"stake 1 10; deal A 6 K 10{PILE}; hit 1", {"natural.played": "hit-only", "hit_at_21": "never"}),
        (None, f"stake 1 10; deal A 6 K 10{PILE}; double 1", {"natural.played": "open"}),
        (None, f"stake 1 10; deal A 6 K 10{PILE}; stand 1", {}),
    ],
)
def test_taking_a_card(rule: str | None, script: str, changes: dict[str, Any]) -> None:
    assert why(script, **changes) == rule


@pytest.mark.parametrize("totals", ["9-11", "10-11"])
@pytest.mark.parametrize("other", range(2, 11))
def test_a_double_is_taken_within_its_totals_and_refused_beside_them(totals: str, other: int) -> None:
    lowest, highest = map(int, totals.split("-"))
    found = why(f"stake 1 10; deal 2 6 {other} 10{PILE}; double 1", **{"double.totals": totals})
    assert found == (None if lowest <= 2 + other <= highest else "double.totals")


@pytest.mark.parametrize(
    ("rule", "script", "changes"),
    [
        ("double", f"stake 1 10; deal 5 6 6 10{PILE}; double 1", {"double": None}),
        ("double.when", f"stake 1 10; deal 5 6 4 10{PILE}; hit 1; double 1", {}),
        (None, f"stake 1 10; deal 5 6 4 10{PILE}; hit 1; double 1", {"double.when": "any-time"}),
        # What counts after a hit are the first two cards, whatever the hand has come to.
        (
            None,
            f"stake 1 10; deal 5 6 4 10 8{PILE}; hit 1; double 1",
            {"double.when": "any-time", "double.totals": "9-11"},
        ),
        (
            "double.totals",
            f"stake 1 10; deal 5 6 3 10{PILE}; hit 1; double 1",
            {"double.when": "any-time", "double.totals": "9-11"},
        ),
        ("double.totals", f"stake 1 10; deal A 6 8 10{PILE}; double 1", {"double.totals": "9-11"}),
        (None, f"stake 1 10; deal A 6 8 10{PILE}; double 1", {"double.totals": "9-11", "double.soft": "low"}),
        (
            "double.totals",
            f"stake 1 10; deal A 6 7 10{PILE}; double 1",
            {"double.totals": "9-11", "double.soft": "low"},
        ),
        ("double.after_split", f"{TWO_BOXES}; split 1; double 1/1.1", {"double.after_split": False}),
        (None, f"{TWO_BOXES}; double 1", {"double.after_split": False}),
        (None, f"{TWO_BOXES}; split 1; double 1/1.1", {}),
        ("double.split_aces", f"{SPLIT_ACES}; double 1/1.1", {"split.aces": "free"}),
        (None, f"{SPLIT_ACES}; double 1/1.1", {"split.aces": "free", "double.split_aces": True}),
        (
            "double.totals",
            f"stake 1 10; deal 8 6 8 10 2 9{PILE}; split 1; double 1/1.1",
            {"double.totals": "9-11", "double.split_by": "pair"},
        ),
        (
            None,
            f"stake 1 10; deal 5 6 5 10 10 9{PILE}; split 1; double 1/1.1",
            {"double.totals": "9-11", "double.split_by": "pair"},
        ),
        ("has", f"stake 1 60; deal 5 6 6 10{PILE}; double 1", {}),
        (None, f"stake 1 50; deal 5 6 6 10{PILE}; double 1", {}),
        ("limits_bind", f"stake 1 6; deal 5 6 6 10{PILE}; double 1", {"largest_stake": "10", "limits_bind": "every"}),
        (None, f"stake 1 5; deal 5 6 6 10{PILE}; double 1", {"largest_stake": "10", "limits_bind": "every"}),
        (None, f"stake 1 6; deal 5 6 6 10{PILE}; double 1", {"largest_stake": "10"}),
    ],
)
def test_doubling(rule: str | None, script: str, changes: dict[str, Any]) -> None:
    assert why(script, **changes) == rule


RESPLIT = f"stake 1 10; deal 8 6 8 10 8 8 8 8 8 8{PILE}; split 1; split 1/1.1; split 1/1.1.1; split 1/1.1.1.1"


@pytest.mark.parametrize(
    ("rule", "script", "changes"),
    [
        ("split", f"{TWO_BOXES}; split 1", {"split": None}),
        ("split.of", f"{TWO_BOXES}; stand 1; split 2", {}),
        ("split.of", f"stake 1 10; deal 10 6 K 10{PILE}; split 1", {"split.of": "same-rank"}),
        (None, f"stake 1 10; deal 10 6 K 10{PILE}; split 1", {}),
        (None, f"stake 1 10; deal Kh 6 Ks 10{PILE}; split 1", {"split.of": "same-rank"}),
        ("split.of", f"stake 1 10; deal 2 6 2 10{PILE}; hit 1; split 1", {}),
        (None, RESPLIT.rpartition(";")[0], {}),
        ("split.hands", RESPLIT, {}),
        (
            "split.hands",
            f"{SPLIT_ACES}; split 1/1.1",
            {"split.hands": 2, "split.aces": "free", "split.aces_again": True},
        ),
        ("split.aces_again", f"{SPLIT_ACES}; split 1/1.1", {"split.aces": "free"}),
        (None, f"{SPLIT_ACES}; split 1/1.1", {"split.aces_again": True}),
        ("phase", f"{SPLIT_ACES}; hit 1/1.1", {}),
        ("split.aces", f"{SPLIT_ACES}; hit 1/1.1", {"split.aces_again": True}),
        (None, f"{SPLIT_ACES}; hit 1/1.1", {"split.aces": "free"}),
        ("split.hands_each", f"{TWO_BOXES}; split 1", {"split.hands_each": 2}),
        (None, f"{TWO_BOXES}; split 1", {"split.hands_each": 3}),
        ("split.second_card", f"{TWO_BOXES}; split 1; stand 1/1.1", {"split.second_card": "asked"}),
        (None, f"{TWO_BOXES}; split 1; hit 1/1.1; stand 1/1.1", {"split.second_card": "asked"}),
        ("has", f"stake 1 60; deal 8 6 8 10{PILE}; split 1", {}),
    ],
)
def test_splitting(rule: str | None, script: str, changes: dict[str, Any]) -> None:
    assert why(script, **changes) == rule


def test_another_players_hands_do_not_count_among_ones_own() -> None:
    script = f"stake 1 10; stake 2 10 by Ben; deal 8 8 6 8 9 10{PILE}; split 1"
    assert why(script, **{"split.hands_each": 2}) is None


TEN_UP = f"stake 1 10; stake 2 10; deal 10 9 10 6 8 8{PILE}"
ACE_UP = f"stake 1 10; stake 2 10; deal 10 9 A 6 8 8{PILE}"
NATURAL = f"stake 1 10; deal A 10 K 8{PILE}; surrender 1"
LATER = {**SURRENDER, "until": "later-box-draws"}


@pytest.mark.parametrize(
    ("rule", "script", "surrender"),
    [
        ("surrender", f"{TEN_UP}; surrender 1", None),
        (None, f"{TEN_UP}; surrender 1", SURRENDER),
        ("surrender", f"{TEN_UP}; hit 1; surrender 1", SURRENDER),
        ("surrender.barred", f"{ACE_UP}; surrender 1", {**SURRENDER, "barred": "natural-or-ace-up"}),
        ("surrender.barred", NATURAL, {**SURRENDER, "barred": "natural-or-ace-up"}),
        (None, f"{ACE_UP}; surrender 1", {**SURRENDER, "barred": "natural-with-ace-up"}),
        (None, NATURAL, {**SURRENDER, "barred": "natural-with-ace-up"}),
        ("surrender.barred", NATURAL.replace("A 10", "A A"), {**SURRENDER, "barred": "natural-with-ace-up"}),
        (None, NATURAL.replace("A 10", "A A"), SURRENDER),
        (None, f"{ACE_UP}; surrender 1", {**SURRENDER, "barred": "natural"}),
        ("surrender.barred", NATURAL, {**SURRENDER, "barred": "natural"}),
        ("surrender.after_split", f"{TWO_BOXES}; split 1; surrender 1/1.1", {**SURRENDER, "after_split": False}),
        (None, f"{TWO_BOXES}; surrender 1", {**SURRENDER, "after_split": False}),
        (None, f"{TWO_BOXES}; split 1; surrender 1/1.1", SURRENDER),
        ("surrender.until", f"{TEN_UP}; surrender 2", SURRENDER),
        ("surrender.until", f"{TEN_UP}; stand 1; surrender 1", SURRENDER),
        (None, f"{TEN_UP}; stand 1; surrender 1", LATER),
        (None, f"{TEN_UP}; surrender 2", LATER),
        ("surrender.until", f"{TEN_UP}; stand 1; hit 2; surrender 1", LATER),
        (None, f"{TEN_UP}; hit 1; surrender 2", LATER),
        ("surrender", f"{TEN_UP}; hit 1; stand 1; surrender 1", LATER),
    ],
)
def test_surrendering(rule: str | None, script: str, surrender: dict[str, Any] | None) -> None:
    assert why(script, surrender=surrender) == rule


@pytest.mark.parametrize("drawing", ["hit 2", "double 2", "split 2"])
def test_a_later_box_that_draws_in_any_way_ends_the_time_to_surrender(drawing: str) -> None:
    script = f"stake 1 10; stake 2 10; stake 3 10; deal 10 8 9 10 6 8 9 8{PILE}; stand 1"
    assert why(f"{script}; surrender 1", surrender=LATER) is None
    assert why(f"{script}; {drawing}; surrender 1", surrender=LATER) == "surrender.until"


def test_split_aces_may_be_surrendered_only_where_the_rules_say_so() -> None:
    script = f"stake 1 10; deal A 10 A 8 4 9{PILE}; split 1; surrender 1/1.1"
    for may in (True, False):
        changes = {"surrender": {**SURRENDER, "split_aces": may}, "split.aces": "free"}
        assert why(script, **changes) == (None if may else "surrender.split_aces")


@pytest.mark.parametrize(
    ("rule", "command"),
    [
        ("turn", "hit 2"),
        ("turn", "stand 2"),
        ("hand", "hit 3"),
        ("hand", "hit 1/1.1"),
        ("box-holder", "hit 1 by Ben"),
        ("phase", "stake 3 10"),
        ("phase", "clear"),
        ("phase", "same bet"),
        ("phase", "deal"),
        ("side bet", "side bet"),
        ("withdraw", "withdraw"),
        ("convert", "convert"),
    ],
)
def test_what_is_never_done_in_the_middle_of_a_round(rule: str, command: str) -> None:
    assert why(f"{TWO_BOXES}; {command}") == rule


TRIES = ("hit 1", "double 1", "split 1", "surrender 1", "insure 1", "stand 2", "stake 1 1000", "deal 2", "close bets")


def roomy(case: Case) -> Case:
    """The same case with more cards behind those that matter, for a try that is taken."""
    script = [replace(one, shoe=(*one.shoe, *PILE.split()) if one.shoe else None) for one in case.script]
    return replace(case, script=tuple(script))


@pytest.mark.parametrize("pair", minimal_pairs(), ids=lambda pair: pair.rule)
def test_a_refused_command_changes_nothing_then_or_later(pair: MinimalPair) -> None:
    engine, case = reference_engine(), roomy(pair.case(pair.options[-1]))
    plain = engine.play(case).steps
    for at in range(len(case.script) - 1):
        for attempt in TRIES:
            script = (*case.script[: at + 1], *plain_case(attempt).script, *case.script[at + 1 :])
            steps = engine.play(roomy(replace(case, script=script))).steps
            if steps[at + 1].answer == "refused":
                assert steps[at + 1].events == ()
                assert steps[at + 1].state == plain[at].state
                assert (*steps[: at + 1], *steps[at + 2 :]) == plain


def test_a_refusal_says_what_was_asked_why_not_and_what_may_be_done() -> None:
    found = last(f"{TWO_BOXES}; hit 2").why
    assert found is not None
    assert (
        found["says"]
        == "hit on hand 1 of box 2: hand 1 of box 2 is not in turn; the hand in turn may hit, stand, double, split"
    )
