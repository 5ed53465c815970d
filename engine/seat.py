"""What a player sees: made from the public state of a table alone, so that nothing hidden can be in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .cards import Card, Cards
from .events import Event
from .validation import Wrong


@dataclass(frozen=True, slots=True)
class View:
    """A hand in turn, all other open cards, what has happened in the round, and what may be done now."""

    box: int
    path: str  # the hand's, in the split tree
    cards: Cards
    up: Card
    others: tuple[Cards, ...]  # of all other hands on the table
    history: tuple[Event, ...]
    actions: tuple[str, ...]


def seat(state: Mapping[str, Any], history: Iterable[Mapping[str, Any]] = ()) -> View:
    """Give the view of whoever is to act; raises Wrong for a state in which no hand is in turn.

    A shuffle is told without its cards, wherever they are shown to others.
    """
    turn, actions = state.get("turn"), tuple(state.get("actions") or ())
    if not turn or not actions:
        raise Wrong(f"no hand is in turn in the phase {state.get('phase')!r}, so there is nothing to decide")
    box, path = turn["box"], turn["hand"]
    hands = {
        (number, name): tuple(hand["cards"])
        for number, shown in state["boxes"].items()
        for name, hand in shown.get("hands", {}).items()
    }
    own = hands.pop((str(box), path))
    told = tuple({key: value for key, value in event.items() if key != "cards"} for event in history)
    return View(box, path, own, state["dealer"]["cards"][0], tuple(hands.values()), told, actions)
