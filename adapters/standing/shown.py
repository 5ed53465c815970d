"""All that an engine shows, in a form in which two answers can be compared: suits, spelling of amounts and order of
actions left out, and so is what no engine has to show.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from stacked_deck.adapters import words
from stacked_deck.adapters.compare import Unreadable, bare, bare_cards, chips
from stacked_deck.adapters.trace import State, Step

_BY_NAME = ("players", "boxes", "hands", "behind")
_AMOUNTS = ("has", "lying", "stake", "net")
_OTHERS = (
    *("phase", "turn", "actions", "dealer", "box", "hand", "player", "cards", "card", "total", "soft", "natural"),
    *("status", "outcome", "insurance", "event", "to", "by"),
)
_KNOWN = frozenset((*_BY_NAME, *_AMOUNTS, *_OTHERS))


def shown(value: Any, key: str = "state") -> Any:
    """Give what is shown under a key, ready to be compared; what cannot be read stays as it is."""
    if isinstance(value, Mapping):
        return {
            name: shown(part, "" if key in _BY_NAME else name)
            for name, part in value.items()
            if part is not None and (key in _BY_NAME or name in _KNOWN)
        }
    try:
        if key in _AMOUNTS:
            return chips(value)
        if key == "cards":
            return bare_cards(value)
        if key == "card":
            return bare(value)
        if key == "actions":
            return sorted(value, key=str)
    except (Unreadable, TypeError):
        return value
    return value


def shown_step(step: Step, *, with_shoe: bool = False) -> dict[str, Any]:
    """Give all that a step shows, the cards of a shoe only where they are asked for."""
    events = None if step.events is None else [_event(event, with_shoe=with_shoe) for event in step.events]
    why = None if step.why is None else dict(step.why)
    return {"answer": step.answer, "why": why, "events": events, "state": shown(step.state)}


def _event(event: Mapping[str, Any], *, with_shoe: bool) -> Any:
    bare_event = dict(event) if with_shoe or event.get("event") != "shuffled" else {"event": "shuffled"}
    return shown(bare_event, "event")


def state_difference(before: State | None, after: State | None) -> str:
    """Say in words where two states first differ in what is shown; empty where they do not."""
    # Most are the same to the letter, and need not be made ready first.
    return "" if before == after else difference(shown(before), shown(after))


def step_difference(before: Step, after: Step, *, with_shoe: bool = False) -> str:
    """Say in words where two steps first differ in what is shown; empty where they do not."""
    if before == after:
        return ""
    return difference(shown_step(before, with_shoe=with_shoe), shown_step(after, with_shoe=with_shoe))


def difference(before: Any, after: Any) -> str:
    """Say in words where two shown states, or steps, first differ; empty where they are the same."""
    for path, first, second in _differences(before, after, ()):
        whole = path if path[:1] in (("events",), ("why",), ("answer",)) else ("state", *path[path[:1] == ("state",) :])
        whose = words.subject(whole)
        return f"{whose}: {_told(whole, first)}, then {_told(whole, second)}"
    return ""


def _told(path: tuple[str, ...], value: Any) -> str:
    return "nothing shown" if value is None else words.phrase(path, value)


def _differences(before: Any, after: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in dict.fromkeys((*before, *after)):
            yield from _differences(before.get(key), after.get(key), (*path, key))
        return
    yield path or ("state",), before, after
