"""Liars about what players have, and about what is told of it."""

from dataclasses import replace
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Step, Trace
from stacked_deck.engine.money import amount, text

from .broken import MONEY
from .ledger import costs, stake_of
from .lie import Lie, liar
from .twist import shows_hands


@liar(*MONEY)
def net_is_told_with_the_stake() -> Lie:
    """The net of a win is told with the stake in it, and the balance is right."""

    def change(hand: Any, box: int, path: str) -> Any:
        if hand["outcome"] != "win":
            return hand
        return {**hand, "net": text(amount(hand["net"]) + amount(hand["stake"]))}

    return shows_hands(change)


@liar(*MONEY)
def double_costs_twice() -> Lie:
    """A double takes two stakes from the player besides the first."""
    return costs(lambda command, step, before: stake_of(command, before) if command.do == "double" else {})


@liar(*MONEY)
def double_is_free() -> Lie:
    """A double takes no chips from the player."""
    return costs(
        lambda command, step, before: (
            {who: -chips for who, chips in stake_of(command, before).items()} if command.do == "double" else {}
        )
    )


@liar(*MONEY)
def split_costs_twice() -> Lie:
    """A split takes two stakes from the player besides the first."""
    return costs(lambda command, step, before: stake_of(command, before) if command.do == "split" else {})


@liar(*MONEY)
def split_is_free() -> Lie:
    """A split takes no chips from the player."""
    return costs(
        lambda command, step, before: (
            {who: -chips for who, chips in stake_of(command, before).items()} if command.do == "split" else {}
        )
    )


@liar(*MONEY)
def stake_is_taken_twice() -> Lie:
    """The stake is taken from the player once more at the deal."""
    return costs(
        lambda command, step, before: (
            {name: amount(_box(step)["hands"]["1"]["stake"]) for name in _owner(step)} if command.do == "deal" else {}
        )
    )


def _box(step: Step) -> Any:
    return (step.state or {})["boxes"].get("1")


def _owner(step: Step) -> list[str]:
    box = _box(step)
    return [box["player"]] if box and "hands" in box else []


@liar(*MONEY)
def stake_is_not_set_aside() -> Lie:
    """What is staked stays with the player until the round is over."""

    def answer(case: Case, trace: Trace) -> Trace:
        steps = []
        for step in trace.steps:
            state: Any = step.state
            if state["phase"] in ("betting", "insurance", "playing") and len(state["players"]) == 1:
                players = {
                    name: {"has": text(amount(player["has"]) + amount(state["lying"]))}
                    for name, player in state["players"].items()
                }
                state = {**state, "players": players}
            steps.append(replace(step, state=state))
        return Trace(tuple(steps))

    return Lie(answer=answer)
