"""Ways of lying about money in what is shown: what hands came to, and what players have."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Step, Trace
from stacked_deck.engine.money import Money, Ratio, amount, text, times

from .lie import Lie
from .twist import with_hands

Hand = Mapping[str, Any]
Sums = dict[str, Money]


def costs(charge: Callable[[Command, Step, Step], Mapping[str, Money]]) -> Lie:
    """Lie about what players have: each taken command costs them chips besides; it sees the step and the one before."""

    def answer(case: Case, trace: Trace) -> Trace:
        short: Sums = {}
        steps: list[Step] = []
        before = Step("taken", state={"boxes": {}, "players": {}})
        for command, step in zip(case.script, trace.steps, strict=True):
            for name, chips in (charge(command, step, before) if step.answer == "taken" else {}).items():
                short[name] = short.get(name, 0) + chips
            steps.append(replace(step, state=_poorer(step.state, short)))
            before = step
        return Trace(tuple(steps))

    return Lie(answer=answer)


def stake_of(command: Command, step: Step) -> Mapping[str, Money]:
    """Give what lies on the hand of a command, and whose it is."""
    box = (step.state or {}).get("boxes", {}).get(str(command.box))
    hand = (box or {}).get("hands", {}).get(command.hand or "1")
    return {box["player"]: amount(hand["stake"])} if box and hand else {}


def _poorer(state: Any, short: Mapping[str, Money]) -> Any:
    players = {
        name: {**player, "has": text(amount(player["has"]) - short.get(name, 0))}
        for name, player in state["players"].items()
    }
    return {**state, "players": players}


def reports(
    where: Callable[[int, str, Hand, Any], bool], outcome: str, at: Ratio | None = None, *, first: int = 1
) -> Lie:
    """Lie about what some hands come to, by box, path, hand and state: another outcome, its net and the balance.

    The lie begins with the round of the number `first`.
    """
    sign = {"win": 1, "lose": -1, "push": 0, "surrender": -1}[outcome]

    def net_of(hand: Hand) -> Money:
        return sign * times(amount(hand["stake"]), at or Ratio(1, 1))

    def answer(case: Case, trace: Trace) -> Trace:
        past: Sums = {}
        now: Sums = {}
        rounds, steps = 0, []
        for command, step in zip(case.script, trace.steps, strict=True):
            if command.deals and step.answer == "taken":
                rounds += 1
                past = {name: past.get(name, 0) + now.get(name, 0) for name in {*past, *now}}
            told, now = _reported(step, where, outcome, net_of) if rounds >= first else (step, Sums())
            whole = {name: past.get(name, 0) + now.get(name, 0) for name in {*past, *now}}
            steps.append(replace(told, state=_poorer(told.state, whole)))
        return Trace(tuple(steps))

    return Lie(answer=answer)


def _reported(
    step: Step, where: Callable[[int, str, Hand, Any], bool], outcome: str, net_of: Callable[[Hand], Money]
) -> tuple[Step, Sums]:
    """Change a step's hands and events; give what each player lacks by it, in chips."""
    lacks: Sums = {}
    nets: dict[tuple[int, str], str] = {}

    def changed(hand: Any, box: int, path: str) -> Any:
        if hand["outcome"] is None or not where(box, path, hand, step.state):
            return hand
        owner = (step.state or {})["boxes"][str(box)]["player"]
        lacks[owner] = lacks.get(owner, 0) + amount(hand["net"]) - net_of(hand)
        nets[box, path] = text(net_of(hand))
        return {**hand, "outcome": outcome, "net": nets[box, path]}

    state = with_hands(step.state, changed)
    for number, box in state["boxes"].items():
        if box.get("net") is not None:
            less = sum(
                amount((step.state or {})["boxes"][number]["hands"][path]["net"]) - amount(net)
                for (at, path), net in nets.items()
                if at == int(number)
            )
            box["net"] = text(amount(box["net"]) - less)
    events = tuple(
        {**event, "outcome": outcome, "net": nets[event["box"], event["hand"]]}
        if event["event"] == "settled" and (event["box"], event["hand"]) in nets
        else event
        for event in step.events or ()
    )
    return replace(step, state=state, events=events), lacks
