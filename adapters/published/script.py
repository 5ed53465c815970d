"""Playing a script on a published engine's table, step by step: what the adapters have in common."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Step, Trace


class Refused(Exception):
    """The engine does not take a command, or cannot be asked it; the message says why, in one line."""


class PublishedTable(Protocol):
    """A published engine's table under a script."""

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused; raises Refused."""

    def state(self) -> State:
        """Give what the engine shows now."""


def play_script(table: PublishedTable, case: Case) -> Trace:
    """Carry out a case's script; where the end alone is asked for, only the last step is shown."""
    steps = []
    for at, command in enumerate(case.script):
        why: Mapping[str, str] | None = None
        events: Sequence[Event] = ()
        try:
            refuse_no_box(command)
            events = table.do(command)
        except Refused as refused:
            why = {"says": " ".join(str(refused).split())}
        is_shown = case.answer == "steps" or at == len(case.script) - 1
        answered: Any = "taken" if why is None else "refused"
        steps.append(Step(answered, why, tuple(events), table.state()) if is_shown else Step(answered))
    return Trace(tuple(steps))


def refuse_no_box(command: Command) -> None:
    """Refuse what is asked of a box before the first: an engine's places begin there, and it cannot be asked."""
    if command.box is not None and command.box < 1:
        raise Refused(f"there is no box {command.box}")


def rank_of(card: str) -> str:
    """Give a card's rank without its suit."""
    return card.rstrip("shdc")


def whole_chips(text: str | None) -> int:
    """Read an amount as whole chips, for engines whose amounts are int; raises Refused for any other."""
    if text is None or not text.removeprefix("-").isdecimal():
        raise Refused(f"a stake of {text} cannot be asked: this engine takes whole chips")
    return int(text)


Sale = Callable[[str], None]  # has the engine sell an insurance for an amount, on trial; raises Refused


def why_not_insured(amount: str | None, sale: Sale | None) -> str:
    """Say why an engine that asks but whether to insure cannot be asked for an amount; empty where it can."""
    if amount is None:
        return ""
    if sale is None:
        return "the engine asks whether to insure, and not for how much"
    try:
        sale(amount)
    except Refused as refused:
        return str(refused)
    return ""


def sold_for(amount: str, price: object) -> None:
    """Hold an amount against what the engine takes; raises Refused where it is another."""
    if number(amount) != price:
        raise Refused(f"the engine insures for {price}, and for nothing else")


def number(text: str | None) -> int | float:
    """Read an amount as a number, for engines whose amounts are of no fixed type."""
    text = text or "0"
    return float(text) if "." in text else int(text)


def ratio(text: str) -> float:
    """Read odds such as 3:2 as a number, for engines that are set to them so."""
    pays, per = text.split(":")
    return int(pays) / int(per)
