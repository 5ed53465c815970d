"""The table that scenarios are told to: what it writes down, and what it will not take."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.check import END
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset
from stacked_deck.steps.hands import Hands
from stacked_deck.steps.places import Act, Place
from stacked_deck.steps.recorder import WORDS
from stacked_deck.steps.registry import StepError
from stacked_deck.steps.table import Table

RULES = load_ruleset("midnight").rules
HEAD = ("seat", "dealt", "drawn")


def told(*steps: str | tuple[str, list[tuple[str, str, str]]], rules: Any = RULES) -> Table:
    """Tell steps to a table, each with its keyword; cards are rows below a step."""
    table = Table(rules)
    for step in steps:
        words, rows = (step, None) if isinstance(step, str) else step
        kind, _, text = words.partition(" ")
        definition, parts = WORDS.find(kind.lower(), text)  # type: ignore[arg-type]
        definition.run(table, parts, None if rows is None else [HEAD, *rows])
    return table


def script(table: Table) -> list[dict[str, Any]]:
    """Give the script of a table's case as plain JSON."""
    return [command.as_json() for command in table.case()[0].script]


def cards(*rows: tuple[str, str, str], later: bool = False) -> tuple[str, list[tuple[str, str, str]]]:
    """Lay cards for the first deal, or a later one."""
    return ("Given in the next round these cards:" if later else "Given these cards:", list(rows))


TENS = cards(("box 1", "10 9", ""), ("dealer", "10", "8"))


def test_the_cards_are_dealt_before_the_first_play() -> None:
    assert script(told("Given box 1 stakes 10", TENS, "When box 1 stands")) == [
        {"do": "stake", "by": "Ann", "box": 1, "amount": "10"},
        {"do": "deal", "cards": {"box 1": ["10", "9"], "dealer": ["10", "8"]}},
        {"do": "stand", "box": 1, "hand": "1"},
    ]


def test_a_deal_of_its_own_is_not_dealt_twice() -> None:
    steps = script(told("Given box 1 stakes 10", TENS, "When the cards are dealt", "When box 1 stands"))
    assert [step["do"] for step in steps] == ["stake", "deal", "stand"]


def test_a_hand_is_counted_from_the_left_as_the_hands_stand_at_that_moment() -> None:
    rules = {**RULES, "split": {**RULES["split"], "hands": 4}}
    eights = cards(
        ("box 1", "8 8", "8 2 3 9"),
        ("box 1 hand 2", "", "7"),
        ("box 1 hand 3", "", "6"),
        ("dealer", "10", "8"),
    )
    table = told(
        "Given box 1 stakes 10",
        eights,
        "When box 1 splits",
        "When hand 1 of box 1 splits",
        "When hand 2 of box 1 hits",
        "When hand 3 of box 1 hits",
        "When box 1 stands on every hand",
        rules=rules,
    )
    assert [(step["do"], step["hand"], step.get("gets")) for step in script(table)[2:]] == [
        ("split", "1", ["8", "2"]),
        ("split", "1.1", ["3", "9"]),
        ("hit", "1.1.2", ["7"]),
        ("hit", "1.2", ["6"]),
        ("stand", "1.1.1", None),
        ("stand", "1.1.2", None),
        ("stand", "1.2", None),
    ]


@given(st.lists(st.integers(0, 7), max_size=12))
def test_paths_are_never_used_again_and_stay_in_order(splits: list[int]) -> None:
    hands, seen = Hands(), {"1"}
    for which in splits:
        path = hands.paths[which % len(hands.paths)]
        hands.do("split", path)
        new = {f"{path}.1", f"{path}.2"}
        assert not new & seen
        seen |= new
        assert path not in hands.paths
    assert hands.paths == sorted(hands.paths, key=lambda path: [int(part) for part in path.split(".")])
    assert [hands.path(Place(1, number + 1)) for number in range(len(hands.paths))] == (hands.paths)


def test_standing_on_every_hand_leaves_out_what_is_done() -> None:
    fives = cards(("box 1", "5 5", "6 4 2"), ("dealer", "10", "8"))
    steps = ("When box 1 splits", "When hand 1 of box 1 doubles", "When every box stands on every hand")
    table = told("Given box 1 stakes 10", fives, *steps)
    assert [(step["do"], step["hand"]) for step in script(table)[3:]] == [("double", "1.1"), ("stand", "1.2")]


def test_a_box_with_several_hands_must_be_told_which() -> None:
    eights = cards(("box 1", "8 8", "3 2"), ("dealer", "10", "8"))
    with pytest.raises(StepError, match="box 1 has 2 hands; say which"):
        told("Given box 1 stakes 10", eights, "When box 1 splits", "When box 1 hits")


def test_a_hand_that_no_split_made_is_not_there() -> None:
    with pytest.raises(StepError, match="there is no hand 2 of box 1"):
        told("Given box 1 stakes 10", TENS, "When hand 2 of box 1 stands")


def test_what_is_tried_draws_no_card_and_makes_no_hand() -> None:
    table = told(
        "Given box 1 stakes 10", TENS, "When box 1 tries to split", "Then it is refused", "When box 1 tries to hit"
    )
    assert [step.get("gets") for step in script(table)] == [None] * 4
    assert table.tried == (2, 3)
    assert table.paths(1) == ["1"]


def test_a_player_stakes_what_nobody_else_was_named_for() -> None:
    table = told("Given boxes 1 and 2 stake 10 each", "Given Ben stakes 5 on box 3")
    assert [step["by"] for step in script(table)] == ["Ann", "Ann", "Ben"]
    assert table.case()[0].players == {"Ann": {"has": "1000"}, "Ben": {"has": "1000"}}


def test_where_a_player_has_one_box_each_box_is_another_player_s() -> None:
    table = told("Given boxes 1 and 2 stake 10 each", rules={**RULES, "boxes_each": 1})
    assert [step["by"] for step in script(table)] == ["Ann", "Ben"]


def test_a_player_has_what_a_step_says() -> None:
    assert told("Given Ann has 7.5", "Given box 1 stakes 5").case()[0].players == {"Ann": {"has": "7.5"}}


def test_checks_after_the_last_command_look_at_the_end_and_others_where_they_stand() -> None:
    table = told(
        "Given box 1 stakes 10",
        cards(("box 1", "10 2", "5"), ("dealer", "10", "8")),
        "When box 1 hits",
        "Then box 1 totals hard 17",
        "When box 1 stands",
        "Then box 1 loses",
        "Then it is accepted",
    )
    looked = [(check.at, check.path[-1], check.value) for check in table.checks]
    assert looked == [(2, "total", 17), (2, "soft", False), (END, "outcome", "lose"), (3, "answer", "taken")]


def test_two_rounds_are_one_script() -> None:
    later = cards(("box 1", "10 7", ""), ("dealer", "10", "9"), later=True)
    table = told(
        "Given box 1 stakes 10",
        TENS,
        later,
        "When box 1 stands",
        "When the player takes the same bet and deals",
        "When box 1 stands",
    )
    assert [step["do"] for step in script(table)] == ["stake", "deal", "stand", "same bet and deal", "stand"]
    assert script(table)[3]["cards"]["box 1"] == ["10", "7"]


def test_a_stake_after_a_round_opens_the_next_one() -> None:
    later = cards(("box 1", "10 7", ""), ("dealer", "10", "9"), later=True)
    table = told("Given box 1 stakes 10", TENS, later, "When box 1 stands", "When box 1 stakes 5", "When box 1 stands")
    assert [step["do"] for step in script(table)] == ["stake", "deal", "stand", "stake", "deal", "stand"]


def test_a_stake_that_is_only_tried_opens_nothing() -> None:
    table = told(
        "Given box 1 stakes 10", TENS, "When the cards are dealt", "When box 1 tries to stake 5", "When box 1 stands"
    )
    assert [step["do"] for step in script(table)] == ["stake", "deal", "stake", "stand"]


def test_what_is_stacked_and_not_drawn_is_told() -> None:
    table = told("Given box 1 stakes 10", cards(("box 1", "10 2", "5 6"), ("dealer", "10", "8")), "When box 1 hits")
    assert table.case()[1] == ("6 of box 1 is drawn by no command",)
    assert told("Given box 1 stakes 10", TENS).case()[1] == ("cards are laid for 1 more deals than there are",)


def test_too_few_cards_are_told() -> None:
    with pytest.raises(Wrong, match="box 1 draws 1 more"):
        told("Given box 1 stakes 10", TENS, "When box 1 hits").case()


def test_a_deal_needs_cards_or_a_seed() -> None:
    with pytest.raises(StepError, match="there are no cards for this deal"):
        told("Given box 1 stakes 10", "When the cards are dealt")
    table = told("Given box 1 stakes 10", "Given a shoe shuffled from seed 7", "When the cards are dealt")
    assert table.case()[0].seed == 7
    assert script(table)[1] == {"do": "deal"}


def test_a_shoe_is_compared_with_that_of_the_round_before() -> None:
    with pytest.raises(StepError, match="deal two rounds first"):
        told("Given a shoe shuffled from seed 7", "When the cards are dealt", "Then the shoe is in a new order")
    table = told(
        "Given a shoe shuffled from seed 7",
        "Given box 1 stakes 10",
        "When the cards are dealt",
        "When the player takes the same bet and deals",
        "Then the shoe is in a new order",
    )
    assert table.checks[0].value == {"as at": 1}


def test_nothing_is_expected_before_anything_was_done() -> None:
    with pytest.raises(StepError, match="nothing has been done yet"):
        told("Then the round is over")


def test_the_number_of_hands_must_be_what_the_script_makes() -> None:
    with pytest.raises(StepError, match="by the script's splits box 1 has 1, not 2"):
        told("Given box 1 stakes 10", TENS, "When box 1 stands", "Then box 1 has 2 hands")


def test_a_check_is_heard_as_it_is_made() -> None:
    heard: list[int] = []
    table = Table(RULES, lambda number, check: heard.append(number))
    table.stake((Place(1),), "10")
    table.expect(("state", "lying"), "is", "10")
    table.expect(("state", "lying"), "is", "10")
    assert heard == [0, 1]


def test_an_insurance_behind_is_its_owner_s() -> None:
    table = told(
        "Given box 1 stakes 10",
        "Given Ben stakes 4 behind on box 1",
        cards(("box 1", "10 9", ""), ("dealer", "A", "8")),
        "When Ben insures for 2 on box 1",
    )
    assert script(table)[-1] == {"do": "insure", "by": "Ben", "box": 1, "hand": "1", "amount": "2", "to": "Ben"}


def test_every_box_needs_a_deal() -> None:
    with pytest.raises(StepError, match="no box has been dealt to"):
        Table(RULES).play(Act("stand"), ())
