"""A trace: all that an engine answers to a case, as plain JSON: a step for each command of the fitted script.

The public state is a plain mapping, every part of it optional (`about` names the parts that an engine hides):

    {"phase": "betting" | "insurance" | "playing" | "settled" | "ended",
     "turn": {"box": 1, "hand": "1"} | null,
     "actions": ["hit", "stand", ...],                     what the hand in turn may do now
     "players": {"Ann": {"has": "90"}},
     "lying": "10",                                        chips of all stakes that lie on the table
     "boxes": {"1": {"player": "Ann", "stake": "10",       before a deal and after a round: what lies on the box
                     "net": "10",                          sum of its hands and insurance, once all are settled
                     "hands": {"1": {"cards": ["10", "6"], "total": 16, "soft": false, "natural": false,
                                     "stake": "10", "status": "open|stood|bust|doubled|surrendered|closed",
                                     "outcome": "win" | "lose" | "push" | "surrender" | null, "net": "10" | null,
                                     "insurance": {"stake": "5", "net": "10" | null} | null,
                                     "behind": {"Ben": {"stake": "5", "net": null, "insurance": null}}}}}},
     "dealer": {"cards": ["A", "?"], "total": 11, "soft": true, "natural": false}}

Events, in the order in which they came:

    {"event": "shuffled", "cards": [...]}                  a new shoe, from the top (cards only where shown)
    {"event": "dealt", "to": "box 1" | "dealer", "hand": "1", "card": "A" | "?"}
    {"event": "drew", "to": ..., "hand": "1.1", "card": "9"}
    {"event": "turned", "card": "K"}                       the dealer's hole card is shown
    {"event": "peeked"}                                    the dealer looked at it
    {"event": "settled", "box": 1, "hand": "1", "outcome": "win", "net": "10"}
    {"event": "insurance settled", "box": 1, "hand": "1", "net": "10"}
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from stacked_deck.engine.validation import Wrong

from .case import VERSION
from .shape import STEP, check_shape

State = Mapping[str, Any]
Event = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """What one command came to: taken or refused (and why), the events that it caused, the state after it."""

    answer: Literal["taken", "refused"]
    why: Mapping[str, str] | None = None  # {"rule": the rule's name, "says": one line}
    events: tuple[Event, ...] | None = None
    state: State | None = None

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value, without what is None."""
        found: dict[str, Any] = {"answer": self.answer}
        if self.why is not None:
            found["why"] = dict(self.why)
        if self.events is not None:
            found["events"] = [event if type(event) is dict else dict(event) for event in self.events]
        if self.state is not None:
            found["state"] = self.state
        return found


@dataclass(frozen=True, slots=True)
class Trace:
    """An engine's answer to a case."""

    steps: tuple[Step, ...]

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {"v": VERSION, "steps": [step.as_json() for step in self.steps]}

    def line(self) -> str:
        """Write the trace on one line."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))


def read_trace(value: Any, *, length: int) -> Trace:
    """Read a trace of a script of that many commands; raises Wrong for what is none. Unknown fields are ignored."""
    if not isinstance(value, Mapping) or not isinstance(value.get("steps"), list):
        raise Wrong("a trace is a mapping with a list of steps")
    if value.get("v", VERSION) != VERSION:
        raise Wrong(f"trace.v: {value['v']!r:.60} is unknown; allowed is {VERSION}")
    if len(value["steps"]) != length:
        raise Wrong(f"the trace has {len(value['steps'])} steps for a script of {length} commands")
    return Trace(tuple(_step(step, f"steps[{at}]") for at, step in enumerate(value["steps"])))


def _step(value: Any, where: str) -> Step:
    if not isinstance(value, Mapping) or value.get("answer") not in ("taken", "refused"):
        raise Wrong(f"{where}: its answer must be taken or refused")
    check_shape(STEP, value, where)
    events = value.get("events")
    return Step(value["answer"], value.get("why"), None if events is None else tuple(events), value.get("state"))
