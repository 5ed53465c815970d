"""A log tells what happens where it is heard, and changes nothing where it is not."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.events import UNHEARD
from stacked_deck.engine.game import Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.session import Table
from stacked_deck.engine.shoe import shuffled
from stacked_deck.engine.table import move
from stacked_deck.fixtures.minimal_pairs import plain_case
from stacked_deck.fixtures.strategies import choices, rules_mappings, walk


@settings(max_examples=60, deadline=None)
@given(rules_mappings(), choices(), st.integers(0, 10**6))
def test_a_table_goes_on_alike_whether_anybody_listens_or_not(
    mapping: dict[str, Any], numbers: list[int], seed: int
) -> None:
    table = Table(Game(read_rules(mapping), LAWS), {"Ann": 1000, "Ben": 1000})
    for step in walk(table, numbers, shuffled(8, Random(seed))):
        assert move(step.before, step.command, UNHEARD) == step.after
    assert UNHEARD.events == []


def test_a_deal_is_told_circle_by_circle_and_its_hole_card_face_down() -> None:
    case = plain_case("stake 3 10; stake 1 10; deal 2 3 4 5 6 7", {"hole_card": "dealt", "peek": "ace-or-ten"})
    step = reference_engine().play(case).as_json()["steps"][-1]
    assert [(event["to"], event["card"]) for event in step["events"] if event["event"] == "dealt"] == [
        *(("box 1", "2"), ("box 3", "3"), ("dealer", "4")),
        *(("box 1", "5"), ("box 3", "6"), ("dealer", "?")),
    ]
