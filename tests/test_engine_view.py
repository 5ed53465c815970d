"""The public state: plain data, nothing in it that is not public."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.cards import RANKS, Cards
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.legality import INSURES, PLAYS
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.session import InPlay, LastRound, Table
from stacked_deck.engine.table import options
from stacked_deck.engine.view import State, view
from stacked_deck.fixtures.minimal_pairs import plain_case, plain_group
from stacked_deck.fixtures.strategies import Walked, asked, rules_mappings, walk

seeds = st.integers(0, 2**32)
EVENTFUL = ("A", "A", "10", "K", "8", "8", "5", "6", "9", "2")


def walked(mapping: dict[str, Any], seed: int) -> list[Walked]:
    random = Random(seed)
    shoe = tuple(random.choice(EVENTFUL) for _ in range(8 * 52))
    table = Table(Game(read_rules(mapping), LAWS), {"Ann": 500, "Ben": 500})
    return list(walk(table, [random.randrange(1000) for _ in range(25)], shoe))


def states(script: str, **changes: Any) -> list[State]:
    steps = reference_engine().play(plain_case(script, changes)).as_json()["steps"]
    return [step["state"] for step in steps]


def with_other_hidden_cards(table: Table, random: Random) -> Table:
    """The same table with another hole card and other cards to come."""
    phase = table.phase
    assert isinstance(phase, InPlay | LastRound)
    layout = phase.round.layout
    dealt: Cards = layout.shoe[: layout.dealt]
    others = tuple(random.choice(RANKS) for _ in layout.shoe[layout.dealt :])
    hole = None if layout.hole is None else random.choice(RANKS)
    other = layout._replace(hole=hole, shoe=(*dealt, *others))
    return table._replace(phase=phase._replace(round=phase.round._replace(layout=other)))


@settings(max_examples=12, deadline=None)
@given(rules_mappings(), seeds)
def test_another_hidden_card_leaves_all_that_is_shown_and_allowed_as_it_is(mapping: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    for step in walked(mapping, seed):
        if isinstance(step.after.phase, InPlay | LastRound):
            other = with_other_hidden_cards(step.after, random)
            assert view(other) == view(step.after)
            for command in asked(step.after, ()):
                assert refusal(other, command) == refusal(step.after, command)


@settings(max_examples=12, deadline=None)
@given(rules_mappings(), seeds)
def test_what_is_shown_is_plain_data_and_a_way_through_json_changes_nothing(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed):
        shown = [view(step.after), step.log.events]
        assert json.loads(json.dumps(shown)) == shown


@settings(max_examples=12, deadline=None)
@given(rules_mappings(), seeds)
def test_the_options_are_exactly_what_is_not_refused(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed):
        turn, listed = view(step.after)["turn"], set(options(step.after))
        if turn is None:
            assert not listed
        elif view(step.after)["phase"] == "playing":
            commands = [Command(do, box=turn["box"], hand=turn["hand"]) for do in (*PLAYS, *INSURES)]
            assert listed == {command.do for command in commands if refusal(step.after, command) is None}
        assert listed or turn is None


def test_the_options_name_insurance_as_long_as_it_is_open() -> None:
    insurance = plain_group("insurance", when="until-dealer-draws")
    found = [state["actions"] for state in states("stake 1 10; deal 5 A 4 8 2; hit 1; insure 1", insurance=insurance)]
    assert found[1:] == [["hit", "stand", "double", "insure"], ["hit", "stand", "insure"], ["hit", "stand"]]


@settings(max_examples=12, deadline=None)
@given(rules_mappings(), seeds)
def test_a_card_face_down_is_a_question_mark_and_counts_nothing(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed):
        dealer = view(step.after)["dealer"]
        if "?" in dealer["cards"]:
            assert dealer["cards"][1:] == ["?"]
            assert dealer["total"] == (11 if dealer["cards"][0] == "A" else LAWS.total((dealer["cards"][0],)).points)
            assert dealer["natural"] is False


def test_a_box_before_the_deal_shows_its_player_and_stakes() -> None:
    behind = plain_group("behind")
    (state,) = states("stake 2 10; stake behind 2 5 by Ben", behind=behind)[-1:]
    assert state["boxes"] == {"2": {"player": "Ann", "stake": "10", "behind": {"Ben": {"stake": "5"}}}}
    assert (state["lying"], state["phase"], state["turn"], state["actions"]) == ("15", "betting", None, [])


def test_a_hand_in_play_shows_its_cards_total_and_stake() -> None:
    (state,) = states("stake 1 10; deal Ah 6 6s 10")[-1:]
    assert state["boxes"]["1"]["hands"]["1"] == {
        "cards": ["Ah", "6s"],
        "total": 17,
        "soft": True,
        "natural": False,
        "stake": "10",
        "status": "open",
        "outcome": None,
        "net": None,
        "insurance": None,
    }
    assert state["boxes"]["1"]["net"] is None
    assert state["dealer"] == {"cards": ["6", "?"], "total": 6, "soft": False, "natural": False}


def test_the_net_of_a_box_is_that_of_its_hands_and_insurance_once_all_are_settled() -> None:
    insurance = plain_group("insurance")
    script = "stake 1 10; deal 8 A 8 9 2 3 10; insure 1; split 1; hit 1/1.1; stand 1/1.1; stand 1/1.2"
    found = [state["boxes"]["1"].get("net") for state in states(script, insurance=insurance, hit_at_21="always")]
    assert found == [None, None, None, None, None, None, "-15"]


def test_a_natural_of_the_dealer_is_shown_once_it_lies_open() -> None:
    found = [state["dealer"].get("natural") for state in states("stake 1 10; deal 10 K 9 A; stand 1")]
    assert found == [None, False, True]
