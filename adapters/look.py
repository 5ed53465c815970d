"""Looking up what a check points at: a value, nothing there, or a part that the engine does not show.

Paths: ("answer",); ("why", "rule" | "says"); ("events",) of one command (of the whole round at the end);
("round events",) from the deal on; ("shoe", "cards" | "count" | a rank) of the last shoe shown; ("choice", a level) of
a computer player who is asked there; ("state", ...) as the trace has it.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from stacked_deck.engine.cards import RANKS
from stacked_deck.engine.validation import Wrong

from .about import LEVELS
from .check import END, Path
from .compare import Unreadable, bare_cards
from .played import Played, events_of, events_of_round, step_after
from .trace import Event

_OF_HAND = ("cards", "total", "soft", "natural", "stake", "status", "outcome", "net", "insurance", "behind")
_OF_BOX = {"player": None, "stake": "stake", "net": "box net"}
_OF_DEALER = {"cards": "dealer cards", "total": "dealer total", "soft": "dealer total", "natural": "natural"}
_SETTLED = ("settled", "ended")
_ALL_HIDDEN = {"insurance settled": "insurance", "shuffled": "shoe"}  # events that tell of one part alone


@dataclass(frozen=True, slots=True)
class Look:
    """What was found: a value; `absent`, with what was seen instead; or `missing`, a part that is not shown."""

    found: Literal["value", "absent", "missing"]
    value: Any = None
    seen: str = ""


@lru_cache(maxsize=4096)
def part_of(path: Path) -> str | None:
    """Name the part (of about's PARTS) that a path leads to; None for what no engine may hide.

    Raises Wrong for a path that leads nowhere.
    """
    match path:
        case ("answer",):
            return None
        case ("choice", level) if level in LEVELS:
            return None
        case ("why",) | ("why", "rule" | "says"):
            return "why"
        case ("events",) | ("round events",):
            return "events"
        case ("shoe", "cards" | "count") | ("shoe", _) if path[1] in ("cards", "count", *RANKS):
            return "shoe"
        case ("state", "phase" | "turn" | "actions" | "lying" as part, *_):
            return part
        case ("state", "players", *_):
            return "has"
        case ("state", "boxes", _, "hands", _, leaf, *_) if leaf in _OF_HAND:
            return leaf
        case ("state", "boxes", _, "hands") | ("state", "boxes", _, "hands", _):
            return "cards"
        case ("state", "boxes", _, "behind", *_):
            return "behind"
        case ("state", "boxes", _, leaf) if leaf in _OF_BOX:
            return _OF_BOX[leaf]
        case ("state", "boxes") | ("state", "boxes", _):
            return "stake"
        case ("state", "dealer", leaf) if leaf in _OF_DEALER:
            return _OF_DEALER[leaf]
    raise Wrong(f"a check of {'/'.join(path)} leads nowhere; see the trace for what may be looked at")


def look(path: Path, at: int | Literal["end"], played: Played) -> Look:
    """Look up a path after a command of the portable script."""
    last = len(played.case.script) - 1
    index = last if at == END else at
    if not 0 <= index <= last:
        raise Wrong(f"a check after command {index} of a script of {last + 1} commands")
    if path == ("answer",):
        return Look("value", answer(played, index))
    if path[0] == "choice":
        chosen = played.choices.get((index, path[1]))
        return Look("absent", seen="not asked") if chosen is None else Look("value", chosen)
    if path[0] == "why":
        return _why(path, played, index)
    if path[0] in ("events", "round events"):
        whole = path[0] == "round events" or at == END
        events = events_of_round(played, index) if whole else events_of(played, index)
        return Look("missing") if events is None else Look("value", events)
    if path[0] == "shoe":
        return _shoe(path[1], played, index)
    step = step_after(played, index)
    if step is None or step.state is None:
        return Look("missing")
    return _walk(step.state, path[1:], played, index)


def answer(played: Played, index: int) -> str:
    """Give how a portable command was answered; one that was dropped had its effect without being asked."""
    own = played.ways.own[index]
    return "taken" if own is None else played.trace.steps[own].answer


def _why(path: Path, played: Played, index: int) -> Look:
    if answer(played, index) == "taken":
        return Look("absent", seen="taken")
    own = played.ways.own[index]
    why = None if own is None else played.trace.steps[own].why
    if not why or (len(path) == 2 and path[1] not in why):
        return Look("missing")
    return Look("value", why[path[1]] if len(path) == 2 else why)


def _shoe(which: str, played: Played, index: int) -> Look:
    place = played.fitted.places[index]
    for step in reversed(played.trace.steps[: place + 1]):
        for event in reversed(step.events or ()):
            if event.get("event") == "shuffled" and event.get("cards") is not None:
                cards = bare_cards(event["cards"])
                found: Any = cards if which == "cards" else len(cards) if which == "count" else cards.count(which)
                return Look("value", found)
    return Look("missing")


def _walk(state: Mapping[str, Any], path: Path, played: Played, index: int) -> Look:
    here: Any = state
    for depth, key in enumerate(path):
        if type(here) is not dict and not isinstance(here, Mapping):  # the first question is much the quicker one
            raise Unreadable(f"{here!r:.60} is shown where {key} should be")
        if here.get(key) is None:
            is_asked = depth == len(path) - 1
            return _nothing(state, path[: depth + 1], played, index, is_asked=is_asked, is_told=key in here)
        here = here[key]
    return Look("value", here)


def _nothing(state: Mapping[str, Any], way: Path, played: Played, index: int, *, is_asked: bool, is_told: bool) -> Look:
    """Say what it means that a state holds nothing at the end of a way: something absent, or a part not shown.

    `is_asked`: the check asks for this very thing, so nothing is a value; `is_told`: the engine says null there.
    """

    def none(seen: str) -> Look:
        return Look("value", None, seen) if is_asked else Look("absent", seen=seen)

    phase = state.get("phase")
    match way:
        case ("players", name):
            return Look("absent", seen=f"no player {name}")
        case ("boxes", _):
            return Look("absent", seen="no such box")
        case ("boxes", _, "hands", _):
            return Look("absent", seen="no such hand")
        case ("boxes", _, "hands") if phase in ("betting", "ended"):
            return Look("absent", seen="no such hand")
        case ("boxes", _, "hands", _, "insurance") if is_told or not _was_taken("insure", way[1], played, index):
            return none("not insured")
        case ("boxes", _, "hands", _, "behind") if is_told or not _was_taken("stake behind", way[1], played, index):
            return none("no stake behind")
        case ("boxes", _, "hands", _, "behind", name):
            return none(f"no stake of {name} behind")
        case ("boxes", _, "hands", _, "behind", name, "insurance"):
            return none(f"{name} is not insured")
        case ("boxes", *_, "outcome" | "net") if phase not in _SETTLED:
            return none("not settled")
        case ("boxes", _, "behind", *name):
            return none(f"no stake{' of ' + name[0] if name else ''} behind")
        case ("boxes", _, "stake") if phase in ("betting", *_SETTLED):
            return none("no stake on it")
        case ("turn",):
            return none("nobody's turn")
        case ("dealer",) if phase == "betting":
            return Look("absent", seen="no dealer card")
    return Look("missing")


def _was_taken(do: str, box: str, played: Played, index: int) -> bool:
    """Whether a command about a box was taken up to an index."""
    return any(
        command.do == do and str(command.box) == box and answer(played, at) == "taken"
        for at, command in enumerate(played.case.script[: index + 1])
    )


def event_parts(events: tuple[Event, ...], wanted: Mapping[str, Any], *, hides: Collection[str]) -> set[str]:
    """Name the parts that events would have to show, and do not, to be told from what is wanted.

    The event of an insurance is not to be had of an engine that hides insurances, nor a shuffle of one that hides its
    shoe.
    """
    card = "dealer cards" if wanted.get("to") == "dealer" or wanted.get("event") == "turned" else "cards"
    parts = {"card": card, "cards": "shoe", "net": "net", "outcome": "outcome"}
    kinds = [event for event in events if event.get("event") == wanted.get("event")]
    if not kinds and wanted.get("event") in _ALL_HIDDEN:
        return {_ALL_HIDDEN[wanted["event"]]} & set(hides)
    return {parts[key] for key in wanted if key in parts for event in kinds if event.get(key) is None}
