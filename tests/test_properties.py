"""What must hold of any engine: it holds of the reference, and each part of it is broken by a lie of its own."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.reference import Reference, reference_engine
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.cards import Cards, Total, total
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.layout import Hand
from stacked_deck.engine.payout import settle
from stacked_deck.fixtures.campaign.hunt import pair
from stacked_deck.fixtures.campaign.properties import PROPERTIES
from stacked_deck.fixtures.campaign.proving import Proved, prove
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

from stacked_deck.cli import main

from .campaign_faults import lawless

CASES = 25
NAMES = [one.name for one in PROPERTIES]


def proved(engine: Reference, ruleset: str = "midnight", *, cases: int = CASES) -> dict[str, Proved]:
    """Try all properties on an engine."""
    both = pair(engine, ruleset, load_ruleset(ruleset).rules)
    return {one.property.name: one for one in prove(both, cases=cases, seed=1)}


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_the_reference_keeps_them_all(ruleset: str) -> None:
    found = proved(reference_engine(), ruleset)
    assert list(found) == NAMES
    assert not [one.broken for one in found.values() if one.broken]


def _first_ace_alone(cards: Cards) -> Total:
    """Count an ace as 11 only where it came first."""
    low = total(tuple(card for card in cards)).points
    found = total(cards)
    return Total(found.points - 10, False) if found.soft and not cards[0].startswith("A") else Total(low, found.soft)


def _hearts_count_more(cards: Cards) -> Total:
    found = total(cards)
    return Total(found.points + 1, found.soft) if cards[-1].endswith("h") and found.points < 10 else found


def _large_stakes_lose(game: Game, hand: Hand, dealer: Cards) -> Settlement:
    found = settle(game, hand, dealer)
    large = hand.stakes[0].amount > 30
    return Settlement(found.outcome, tuple(net - 1 for net in found.nets)) if large else found


def _rewritten(change: Callable[[Case, Trace], Trace]) -> Reference:
    return Reference(answer=change)


def _second_box_follows_the_first(case: Case, trace: Trace) -> Trace:
    """Tell of box 2 that it wins whenever box 1 has an odd card."""
    steps = []
    for step in trace.steps:
        state = dict(step.state or {})
        boxes = dict(state.get("boxes", {}))
        if state["phase"] == "settled" and "2" in boxes and "1" in boxes and "hands" in boxes["2"]:
            first = next(iter(boxes["1"]["hands"].values()))["cards"][0]
            hands = {
                name: {**hand, "outcome": "win" if first.startswith("9") else "lose"}
                for name, hand in boxes["2"]["hands"].items()
            }
            boxes["2"] = {**boxes["2"], "hands": hands}
        steps.append(replace(step, state={**state, "boxes": boxes}))
    return Trace(tuple(steps))


def _shows_what_is_hidden(case: Case, trace: Trace) -> Trace:
    shoe = next((command.shoe for command in case.script if command.shoe), ("?",) * 9)
    return _with_state(trace, lambda state: {**state, "lying": str(len(shoe[6]) + ord(shoe[6][0]))})


def _with_state(trace: Trace, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Trace:
    return Trace(tuple(replace(step, state=change(dict(step.state or {}))) for step in trace.steps))


def _forgetful() -> Reference:
    numbers = count()

    def change(case: Case, trace: Trace) -> Trace:
        number = next(numbers)
        return _with_state(trace, lambda state: {**state, "lying": str(number)})

    return _rewritten(change)


def _counts_refusals(case: Case, trace: Trace) -> Trace:
    refused, steps = 0, []
    for step in trace.steps:
        refused += step.answer == "refused"
        state = dict(step.state or {})
        turn = state["turn"]
        steps.append(replace(step, state={**state, "turn": None if refused else turn, "lying": str(refused)}))
    return Trace(tuple(steps))


def _takes_a_chip(case: Case, trace: Trace) -> Trace:
    def change(state: dict[str, Any]) -> dict[str, Any]:
        if state["phase"] != "settled":
            return state
        return {**state, "players": {name: {"has": "1"} for name in state["players"]}}

    return _with_state(trace, change)


BREAKS = {
    "the order of cards never changes a total": lawless("first ace", total=_first_ace_alone),
    "suits never matter": lawless("hearts", total=_hearts_count_more),
    "doubling all stakes doubles all nets": lawless("large stakes", settle=_large_stakes_lose),
    "a box that is played alike leaves the other boxes alone": _rewritten(_second_box_follows_the_first),
    "another hidden card leaves the view untouched": _rewritten(_shows_what_is_hidden),
    "a case played again is answered the same": _forgetful(),
    "an illegal command in between changes nothing": _rewritten(_counts_refusals),
    "nets add up to the change of balance": _rewritten(_takes_a_chip),
}


def test_each_has_a_lie_that_breaks_it() -> None:
    assert list(BREAKS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_is_broken_by_a_lie_of_its_own(name: str) -> None:
    one = next(one for one in PROPERTIES if one.name == name)
    both = pair(BREAKS[name], "midnight", load_ruleset("midnight").rules)
    found = next(prove(both, cases=200, seed=1, only=(one,)))
    assert found.broken is not None
    assert found.broken.says
    assert found.broken.played


def test_a_counterexample_is_a_simple_one() -> None:
    one = next(one for one in PROPERTIES if one.name == "doubling all stakes doubles all nets")
    both = pair(BREAKS[one.name], "midnight", load_ruleset("midnight").rules)
    broken = next(prove(both, cases=200, seed=1, only=(one,))).broken
    assert broken is not None
    assert len(broken.played[0].case.script) <= 8


def test_the_command_prints_each_and_a_counterexample(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["properties", "midnight", "--cases", "60", "--engine", "zoo:rounds-the-natural-down"])
    out = capsys.readouterr().out
    assert stopped.value.code == 1
    assert "midnight: suits never matter: holds (60 cases)" in out
    assert "midnight: doubling all stakes doubles all nets: broken" in out
    assert "box 1 settles as a win" in out
    assert "again     stacked-deck replay" in out
