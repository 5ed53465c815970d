"""Why insurance and stakes behind are refused: each refusal by its rule's name, beside the same command allowed."""

from typing import Any

import pytest
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.minimal_pairs import plain_case, plain_group

INSURANCE = plain_group("insurance")
BEHIND = plain_group("behind")
PILE = " 2 2 2 2 2 2 2 2 2 2 10 10"  # what is left of the shoe after the cards that matter


def why(script: str, **changes: Any) -> str | None:
    """Give the name of the rule by which the last command is refused; None where it is taken."""
    found = reference_engine().play(plain_case(script, changes)).steps[-1].why
    return None if found is None else found["rule"]


INSURING = f"stake 1 10; stake behind 1 6 by Ben; deal 10 A 9 8{PILE}"
DRAWING = f"stake 1 10; deal 5 A 4 8{PILE}"


@pytest.mark.parametrize(
    ("rule", "script", "insurance"),
    [
        ("insurance", f"{DRAWING}; insure 1", None),
        ("insurance", f"stake 1 10; deal 5 10 4 8{PILE}; insure 1", INSURANCE),
        (None, f"{DRAWING}; insure 1", INSURANCE),
        (None, f"{DRAWING}; insure 1 5", INSURANCE),
        ("insurance.amount", f"{DRAWING}; insure 1 4", INSURANCE),
        ("insurance.amount", f"{DRAWING}; insure 1 6", INSURANCE),
        (None, f"{DRAWING}; insure 1 4", {**INSURANCE, "amount": "up-to-half"}),
        ("insurance.amount", f"{DRAWING}; insure 1 5.1", {**INSURANCE, "amount": "up-to-half"}),
        ("insurance.amount", f"{DRAWING}; insure 1 0", {**INSURANCE, "amount": "up-to-half"}),
        ("insurance.when", f"{DRAWING}; hit 1", INSURANCE),
        ("insurance.when", f"{DRAWING}; decline 1; insure 1", INSURANCE),
        ("insurance.when", f"{DRAWING}; insure 1; insure 1", INSURANCE),
        ("insurance.when", f"stake 1 10; deal A A K 8{PILE}; insure 1", {**INSURANCE, "naturals": False}),
        (None, f"stake 1 10; deal A A K 8{PILE}; insure 1", INSURANCE),
        (None, f"{DRAWING}; hit 1; insure 1", {**INSURANCE, "when": "until-dealer-draws"}),
        (None, f"{DRAWING}; insure 1", {**INSURANCE, "when": "until-dealer-draws"}),
        ("insurance", f"{DRAWING}; insure 1; insure 1", {**INSURANCE, "when": "until-dealer-draws"}),
        ("insurance.when", f"{DRAWING}; decline 1", {**INSURANCE, "when": "until-dealer-draws"}),
        (
            "insurance",
            f"stake 1 10; deal A A K 8{PILE}; insure 1",
            {**INSURANCE, "when": "until-dealer-draws", "naturals": False},
        ),
        (None, f"{INSURING}; insure 1 by Ben", INSURANCE),
        ("insurance", f"{INSURING}; insure 1 by Cid", INSURANCE),
        ("behind.insured_by", f"{INSURING}; insure 1 by Ann to Ben", INSURANCE),
    ],
)
def test_insuring(rule: str | None, script: str, insurance: dict[str, Any] | None) -> None:
    assert why(script, insurance=insurance, behind=BEHIND) == rule


ASKED = f"stake 1 10; stake behind 1 6 by Ben; deal 8 6 8 10 2 2{PILE}"


@pytest.mark.parametrize(
    ("rule", "script", "follows"),
    [
        (None, f"{ASKED}; follow 1 by Ben", "asked"),
        ("behind.follows", f"{ASKED}; follow 1 by Ben", "matches"),
        ("behind.follows", f"{ASKED}; follow 1 by Ben", "stays"),
        ("behind.follows", f"{ASKED}; follow 1 by Ann", "asked"),
        ("behind.follows", f"{ASKED}; follow 1", "asked"),
        ("behind.follows", f"{ASKED}; follow 1 by Ben; follow 1 by Ben", "asked"),
        (None, f"{ASKED}; follow 1 by Ben; split 1; follow 1/1.1 by Ben", "asked"),
        ("behind.follows", f"{ASKED}; split 1; follow 1/1.2 by Ben", "asked"),
    ],
)
def test_following_a_double_or_a_split(rule: str | None, script: str, follows: str) -> None:
    assert why(script, behind={**BEHIND, "follows": follows}) == rule


def test_the_first_player_insures_for_all_where_the_rules_say_so() -> None:
    changes = {"insurance": INSURANCE, "behind": {**BEHIND, "insured_by": "first-player"}}
    assert why(f"{INSURING}; insure 1 by Ann to Ben", **changes) is None
    assert why(f"{INSURING}; insure 1 by Ben", **changes) == "behind.insured_by"


def test_insurance_of_a_doubled_hand_is_half_of_what_lies_there_then() -> None:
    changes = {"insurance": {**INSURANCE, "when": "until-dealer-draws"}}
    script = f"stake 1 10; stake 2 10; deal 5 9 A 4 9 8{PILE}; double 1; insure 1"
    assert why(f"{script} 10", **changes) is None
    assert why(f"{script} 5", **changes) == "insurance.amount"
