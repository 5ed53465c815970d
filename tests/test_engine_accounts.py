"""Money: under any rules, whatever is played, no chip comes from nowhere or goes nowhere."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.cards import Cards
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.money import Money, amount
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.session import Table
from stacked_deck.engine.table import move
from stacked_deck.engine.view import State, view
from stacked_deck.fixtures.strategies import Walked, rules_mappings, walk

LENGTH = 30
EVENTFUL = ("A", "A", "10", "K", "8", "8", "5", "6", "9", "2")  # ranks that pair, double, insure and push
DEALS = ("deal", "same bet and deal")


def eventful_shoe(random: Random) -> Cards:
    return tuple(random.choice(EVENTFUL) for _ in range(8 * 52))


def walked(mapping: dict[str, Any], seed: int, *, has: Money = 500) -> Iterator[Walked]:
    random = Random(seed)
    table = Table(Game(read_rules(mapping), LAWS), {"Ann": has, "Ben": has})
    shoe = eventful_shoe(random)
    return walk(table, [random.randrange(1000) for _ in range(LENGTH)], shoe)


def settled(state: State) -> Money:
    """Sum the nets of all that a state shows as settled: hands, stakes behind, insurance."""
    nets = []
    for box in state["boxes"].values():
        for hand in box.get("hands", {}).values():
            for stake in (hand, *hand.get("behind", {}).values()):
                nets += [stake["net"], (stake["insurance"] or {}).get("net")]
    return sum(amount(net) for net in nets if net is not None)


def chips_of(state: State) -> Money:
    return sum((amount(player["has"]) for player in state["players"].values()), amount(state["lying"]))


seeds = st.integers(0, 2**32)


@settings(max_examples=15, deadline=None)
@given(rules_mappings(), seeds)
def test_balances_and_what_lies_are_the_start_and_the_nets_settled_at_every_step(
    mapping: dict[str, Any], seed: int
) -> None:
    earlier: Money = 0
    latest: Money = 0
    for step in walked(mapping, seed):
        state = view(step.after)
        if step.command.do in DEALS:
            earlier, latest = earlier + latest, 0
        if any("hands" in box for box in state["boxes"].values()):
            latest = settled(state)
        assert chips_of(state) == 1000 + earlier + latest


@settings(max_examples=15, deadline=None)
@given(rules_mappings(), seeds)
def test_nobody_has_less_than_nothing(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed, has=13):
        assert min(step.after.has.values()) >= 0


@settings(max_examples=15, deadline=None)
@given(rules_mappings(), seeds)
def test_no_chips_change_but_by_a_settled_bet(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed):
        if not any(event["event"] in ("settled", "insurance settled") for event in step.log.events):
            assert chips_of(view(step.after)) == chips_of(view(step.before))


@settings(max_examples=15, deadline=None)
@given(rules_mappings({"least_stake": None, "largest_stake": None}), seeds, st.sampled_from([2, 3, 10**12]))
def test_stakes_times_a_number_make_nets_times_that_number(mapping: dict[str, Any], seed: int, by: int) -> None:
    one = list(walked(mapping, seed))
    if not one:
        return
    table = one[0].before._replace(has={name: has * by for name, has in one[0].before.has.items()})
    for step in one:
        did = step.command
        chips = None if did.amount is None else did.amount * by
        command = Command(did.do, by=did.by, box=did.box, hand=did.hand, amount=chips, to=did.to, shoe=did.shoe)
        assert refusal(table, command) is None
        table = move(table, command, Log())
        assert table.has == {name: has * by for name, has in step.after.has.items()}


@settings(max_examples=15, deadline=None)
@given(rules_mappings(), seeds)
def test_ending_the_session_between_rounds_gives_back_all_that_lies(mapping: dict[str, Any], seed: int) -> None:
    for step in walked(mapping, seed):
        state = view(step.after)
        if state["phase"] not in ("insurance", "playing"):
            ended = view(move(step.after, Command("end session"), Log()))
            assert (ended["phase"], ended["lying"], chips_of(ended)) == ("ended", "0", chips_of(state))
