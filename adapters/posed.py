"""A view as it is posed to an engine's computer player, and the choices that a player may answer with."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stacked_deck.engine.validation import Wrong

from .about import LEVELS
from .case import PLAYING, Case, read_case
from .shape import EVENTS, STATE, check_shape

CHOICES = (*PLAYING, "insure", "decline")


@dataclass(frozen=True, slots=True)
class Posed:
    """What a player may know: the rules, the public state with the hand in turn, and this round's events so far.

    `case` is the way here, as a case fitted for the engine that is asked: for an engine whose players sit at a table of
    its own, and have to be brought there. What only its shoe tells is not for the player.
    """

    rules: Mapping[str, Any]
    state: Mapping[str, Any]
    events: tuple[Mapping[str, Any], ...]
    case: Case

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        events = [dict(event) for event in self.events]
        return {"rules": self.rules, "state": self.state, "events": events, "case": self.case.as_json()}


def read_posed(value: Any) -> tuple[Posed, str]:
    """Read a view and the level that is asked; raises Wrong, naming what is wrong and what is allowed."""
    if not isinstance(value, Mapping):
        raise Wrong(f"{value!r:.60} is no view; a view is a mapping with level, rules, state, events and case")
    for key in ("level", "rules", "state", "case"):
        if key not in value:
            raise Wrong(f"decide.{key} is missing")
    if value["level"] not in LEVELS:
        raise Wrong(f"decide.level: {value['level']!r:.60} is unknown; allowed are {', '.join(LEVELS)}")
    if not isinstance(value["rules"], Mapping):
        raise Wrong(f"decide.rules: {value['rules']!r:.60} is no mapping")
    events = value.get("events", [])
    check_shape(STATE, value["state"], "decide.state")
    check_shape(EVENTS, events, "decide.events")
    posed = Posed(value["rules"], value["state"], tuple(events), read_case(value["case"]))
    return posed, value["level"]


def read_choice(value: Any) -> str:
    """Read what a player chooses; raises Wrong for what is no choice."""
    if value not in CHOICES:
        raise Wrong(f"choice: {value!r:.60} is unknown; allowed are {', '.join(CHOICES)}")
    return str(value)
