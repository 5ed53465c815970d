"""Which cases a lie cannot touch: the reference's calls of its laws are kept, and asked again of the lying ones.

An engine is a pure function of its rules and of what its laws answer. Where the lying laws answer every call of a case
as the honest ones did, the case is played alike, and need not be played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.reference import ABOUT, Reference
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.game import Game, Laws
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import Rules, read_rules

_NAMES = tuple(one.name for one in fields(Laws))
_LOG = 5  # where `play` has the log, which it adds to


@dataclass(frozen=True, slots=True)
class Shadow:
    """A fitted case, the reference's trace of it, and each law's calls with what it answered."""

    case: Case
    trace: Trace
    rules: Rules
    calls: dict[str, list[tuple[tuple[Any, ...], Any]]] = field(repr=False)


def shadow(case: Case) -> Shadow:
    """Play a fitted case on the reference and keep what it asks its laws."""
    calls: dict[str, list[tuple[tuple[Any, ...], Any]]] = {name: [] for name in _NAMES}
    laws = replace(LAWS, **{name: _watched(name, calls[name]) for name in _NAMES})
    trace = Reference(ABOUT, laws).play(case)
    return Shadow(case, trace, read_rules(case.rules), calls)


def play(engine: Engine, past: Shadow) -> Trace:
    """Play a case on an engine, at once where it is a lie that cannot touch the case; raises EngineError."""
    if not isinstance(engine, Reference):
        return engine.play(past.case)
    is_alike = (engine.rule is None or engine.rule(past.rules) == past.rules) and not _is_touched(engine.laws, past)
    if not is_alike:
        return engine.play(past.case)
    return past.trace if engine.answer is None else engine.answer(past.case, past.trace)


def _watched(name: str, calls: list[tuple[tuple[Any, ...], Any]]) -> Callable[..., Any]:
    law, seen = getattr(LAWS, name), set[Any]()

    def asked(*args: Any) -> Any:
        if name == "play":
            log: list[Any] = []
            found = law(*args[:_LOG], log, *args[_LOG + 1 :])
            args[_LOG].extend(log)
            calls.append((args, (found, log)))
            return found
        found = law(*args)
        key = args if name == "total" else tuple(map(id, args))
        if key not in seen:  # what is kept in `calls` keeps its id
            seen.add(key)
            calls.append((args, found))
        return found

    return asked


def _is_touched(laws: Laws, past: Shadow) -> bool:
    game = Game(past.rules, laws)
    return any(
        _answers_otherwise(name, getattr(laws, name), game, past.calls[name])
        for name in _NAMES
        if getattr(laws, name) is not getattr(LAWS, name)
    )


def _answers_otherwise(name: str, law: Any, game: Game, calls: list[tuple[tuple[Any, ...], Any]]) -> bool:
    try:
        return any(answer != found for answer, found in _answers(name, law, game, calls))
    except Exception:  # a crash is an answer too: the case is played to see it
        return True


def _answers(name: str, law: Any, game: Game, calls: list[tuple[tuple[Any, ...], Any]]) -> Iterator[tuple[Any, Any]]:
    for args, found in calls:
        if name == "play":
            log: list[Any] = []
            yield (law(game, *args[1:_LOG], log, *args[_LOG + 1 :]), log), found
        elif name == "table_refusal":
            yield law(replace(args[0], game=game), *args[1:]), found
        elif isinstance(args[0], Game):
            yield law(game, *args[1:]), found
        else:
            yield law(*args), found
