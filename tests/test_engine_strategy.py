"""The computer players: what they see, and what they choose by it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.cards import RANKS, Cards, total
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.seat import View, seat
from stacked_deck.engine.session import InPlay, Table
from stacked_deck.engine.shoe import shuffled
from stacked_deck.engine.strategy import PLAYERS, by_table, easy, plan
from stacked_deck.engine.table import move
from stacked_deck.engine.validation import Wrong
from stacked_deck.engine.view import view
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.fixtures.strategies import rules_mappings
from stacked_deck.fixtures.strategy_tables import load_strategy

ROWS = load_strategy("estonian").rows
LEVELS = st.sampled_from(sorted(PLAYERS))
OPEN = ("hit", "stand", "double", "split", "surrender")


def seen(cards: str, up: str = "6", actions: tuple[str, ...] = OPEN) -> View:
    """A view of a hand."""
    return View(1, "1", tuple(cards.split()), up, (), (), actions)


def rules(name: str = "midnight") -> Rules:
    """The rules of a ruleset."""
    return read_rules(load_ruleset(name).rules)


def dealt(game: Game, shoe: Cards, boxes: int = 2) -> tuple[Table, Log]:
    """A table of some boxes, dealt off a shoe."""
    table, log = Table(game, {f"Player {number}": 1000 for number in range(1, boxes + 1)}), Log()
    for number in range(1, boxes + 1):
        table = move(table, Command("stake", by=f"Player {number}", box=number, amount=10), log)
    return move(table, Command("deal", shoe=shoe), log), log


@pytest.mark.parametrize(
    ("cards", "do"),
    [("10 6", "hit"), ("A 5", "hit"), ("8 8", "hit"), ("5 5 6", "hit"), ("10 7", "stand"), ("A 6", "stand")],
)
def test_easy_hits_on_16_or_less_and_stands_on_more(cards: str, do: str) -> None:
    assert easy(seen(cards), rules(), {}).do == do


@given(st.lists(st.sampled_from(RANKS), min_size=2, max_size=5), st.sampled_from(RANKS))
def test_easy_looks_at_nothing_but_its_total(cards: list[str], up: str) -> None:
    wanted = "hit" if total(tuple(cards)).points < 17 else "stand"
    assert easy(seen(" ".join(cards), up), rules(), {}).do == wanted


@pytest.mark.parametrize(
    ("cards", "up", "do"),
    [
        ("6 5", "9", "double"),
        ("5 3 3", "6", "hit"),
        ("A 7", "6", "double"),
        ("A 3 4", "6", "stand"),
        ("8 8", "9", "split"),
        ("10 6", "10", "surrender"),
        ("K Q", "A", "stand"),
        ("A A", "2", "split"),
        ("8", "6", "hit"),
    ],
)
def test_a_table_is_read_by_hard_total_soft_total_pair_and_up_card(cards: str, up: str, do: str) -> None:
    rows = {**ROWS, "S18": "SddddSSHHH", "H16": "SSSSSHHRRR"}
    actions = OPEN if len(cards.split()) == 2 else ("hit", "stand")
    assert by_table(seen(cards, up, actions), rules(), rows).do == do


def test_a_table_that_lacks_a_row_is_no_table() -> None:
    with pytest.raises(KeyError):
        plan(("10", "6"), "6", {})


def test_what_is_not_open_has_its_fallback() -> None:
    rows = {**ROWS, "H16": "rrrrrRRRRR"}
    assert by_table(seen("10 6", "6", ("hit", "stand")), rules(), rows).do == "stand"
    assert by_table(seen("10 6", "7", ("hit", "stand")), rules(), rows).do == "hit"
    assert by_table(seen("8 8", "6", ("hit", "stand")), rules(), rows).do == "stand"
    assert by_table(seen("6 5", "6", ("stand",)), rules(), rows).do == "stand"


@pytest.mark.parametrize("level", sorted(PLAYERS))
def test_no_player_insures(level: str) -> None:
    assert PLAYERS[level](seen("10 9", "A", ("insure", "decline")), rules(), ROWS).do == "decline"
    assert PLAYERS[level](seen("10 9", "A", ("hit", "stand", "insure")), rules(), ROWS).do == "stand"


def test_who_is_not_in_turn_has_no_view() -> None:
    table, log = dealt(Game(rules(), LAWS), ("10", "9", "8", "9", "9", "10", "10"))
    for box in (1, 2):
        table = move(table, Command("stand", box=box, hand="1"), log)
    with pytest.raises(Wrong, match="no hand is in turn"):
        seat(view(table), log.events)


def test_a_view_holds_the_hand_in_turn_and_all_other_open_cards() -> None:
    table, log = dealt(Game(rules("european"), LAWS), ("10", "9", "8", "5", "4", "7", "2", "2"))
    table = move(table, Command("stand", box=1, hand="1"), log)
    found = seat(view(table), log.events)
    assert (found.box, found.path, found.cards, found.up, found.others) == (2, "1", ("9", "4"), "8", (("10", "5"),))
    assert set(found.actions) == {"hit", "stand", "double"}
    assert "7" not in [event.get("card") for event in found.history]


def test_a_shuffle_is_told_without_its_cards() -> None:
    state: dict[str, Any] = {
        "turn": {"box": 1, "hand": "1"},
        "actions": ["hit"],
        "boxes": {"1": {"hands": {"1": {"cards": ["2", "3"]}}}},
        "dealer": {"cards": ["6"]},
    }
    assert seat(state, [{"event": "shuffled", "cards": ["A"]}]).history == ({"event": "shuffled"},)


@given(st.data(), LEVELS, st.integers(0, 2**32), st.integers(0, 2**32))
def test_other_hidden_cards_leave_view_and_choice_as_they_are(data: st.DataObject, level: str, a: int, b: int) -> None:
    """The hole card and all that is undealt are swapped at every choice of a round."""
    game = Game(rules(data.draw(st.sampled_from(ruleset_names()))), LAWS)
    table, log = dealt(game, shuffled(game.rules.decks, Random(a)))
    while isinstance(table.phase, InPlay):
        found = seat(view(table), log.events)
        other = _swapped(table, Random(b))
        assert seat(view(other), log.events) == found
        choice = PLAYERS[level](found, game.rules, ROWS)
        assert PLAYERS[level](seat(view(other), log.events), game.rules, ROWS) == choice
        table = move(table, Command(choice.do, box=choice.box, hand=choice.path), log)


def _swapped(table: Table, generator: Random) -> Table:
    """The same table over other hidden cards; one that was peeked at stays no natural."""
    assert isinstance(table.phase, InPlay)
    layout = table.phase.round.layout
    hidden = [*layout.shoe[layout.dealt :], *([layout.hole] if layout.hole else [])]
    generator.shuffle(hidden)
    hole = None
    if layout.hole:
        at = next(at for at, card in enumerate(hidden) if total((layout.dealer[0], card)).points < 21)
        hole = hidden.pop(at)
    other = layout._replace(shoe=(*layout.shoe[: layout.dealt], *hidden), hole=hole)
    state: Any = table.phase.round
    kind = type(state)
    swapped = kind(other, state.asked) if hasattr(state, "asked") else kind(other)
    return Table(table.game, table.has, InPlay(swapped, table.phase.purses), table.last, table.shoe)


@given(rules_mappings({"behind": None}), LEVELS, st.integers(0, 2**32), st.sampled_from((10, 15, 1000)))
def test_under_whatever_rules_every_choice_is_open(found: dict[str, Any], level: str, seed: int, purse: int) -> None:
    game = Game(read_rules({**found, "least_stake": None, "largest_stake": None}), LAWS)
    table, log = Table(game, {"Ann": purse}), Log()
    table = move(table, Command("stake", by="Ann", box=1, amount=10), log)
    table = move(table, Command("deal", shoe=shuffled(game.rules.decks, Random(seed))), log)
    while isinstance(table.phase, InPlay):
        seen_now = seat(view(table), log.events)
        choice = PLAYERS[level](seen_now, game.rules, ROWS)
        command = Command(choice.do, box=choice.box, hand=choice.path)
        assert choice.do in seen_now.actions
        assert refusal(table, command) is None
        table = move(table, command, log)
