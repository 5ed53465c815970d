"""Which cases a lie cannot touch: what the reference reads of its rules and asks its laws is kept, case by case.

An engine is a pure function of its rules and of what its laws answer. Where a lie changes no rule that was read,
and its laws answer every call of a case as the honest ones did, the case is played alike, and need not be played.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.reference import ABOUT, Reference
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Game, Laws
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.session import Table

_NAMES = tuple(one.name for one in fields(Laws))
_LOG = 5  # where `play` has the log, which it adds to


@dataclass(frozen=True, slots=True)
class Shadow:
    """A fitted case, the reference's trace of it, the rules that it read, and each law's calls with their answers."""

    case: Case
    trace: Trace
    rules: Rules
    reads: frozenset[str]  # dotted names; a group's own name is read with whether the group is there
    calls: dict[str, list[tuple[tuple[Any, ...], Any]]] = field(repr=False)


def shadow(case: Case) -> Shadow:
    """Play a fitted case on the reference and keep what it asks its laws."""
    calls: dict[str, list[tuple[tuple[Any, ...], Any]]] = {name: [] for name in _NAMES}
    laws = replace(LAWS, **{name: _watched(name, calls[name]) for name in _NAMES})
    reads: set[str] = set()
    trace = Reference(ABOUT, laws, lambda rules: _WatchedRules(rules, "", reads)).play(case)  # type: ignore[arg-type, return-value]
    return Shadow(case, trace, _rules(json.dumps(case.rules)), frozenset(reads), calls)


@cache
def _rules(text: str) -> Rules:
    return read_rules(json.loads(text))


def player(engine: Engine) -> Callable[[Shadow], Trace]:
    """Make what plays cases on an engine, at once where it is a lie that cannot touch them; it raises EngineError."""
    if not isinstance(engine, Reference):
        return lambda past: engine.play(past.case)
    changes: dict[int, frozenset[str]] = {}  # by the identity of the rules, which `_rules` keeps

    def play(past: Shadow) -> Trace:
        if id(past.rules) not in changes:
            changes[id(past.rules)] = _changed(engine, past.rules)
        if not past.reads.isdisjoint(changes[id(past.rules)]) or _is_touched(engine.laws, past):
            return engine.play(past.case)
        return past.trace if engine.answer is None else engine.answer(past.case, past.trace)

    return play


def _changed(engine: Reference, rules: Rules) -> frozenset[str]:
    return frozenset() if engine.rule is None else frozenset(_changes(rules, engine.rule(rules), ""))


@dataclass(frozen=True, slots=True)
class _WatchedRules:
    """Rules, or a group of them, that keep which of them are read."""

    group: Any
    prefix: str
    reads: set[str]

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.group, name)
        self.reads.add(self.prefix + name)
        return _WatchedRules(value, f"{self.prefix}{name}.", self.reads) if is_dataclass(value) else value


def _changes(before: Any, after: Any, prefix: str) -> Iterator[str]:
    for one in fields(before):
        old, new = getattr(before, one.name), getattr(after, one.name)
        if is_dataclass(old) and is_dataclass(new):
            yield from _changes(old, new, f"{prefix}{one.name}.")
        elif old != new:
            yield prefix + one.name


def _watched(name: str, calls: list[tuple[tuple[Any, ...], Any]]) -> Callable[..., Any]:
    law, seen = getattr(LAWS, name), set[Any]()

    def asked(*args: Any) -> Any:
        if name == "play":
            log = Log()
            found = law(*args[:_LOG], log, *args[_LOG + 1 :])
            if args[_LOG].is_heard:
                args[_LOG].events.extend(log.events)
            calls.append((args, (found, log.events)))
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
            log = Log()
            yield (law(game, *args[1:_LOG], log, *args[_LOG + 1 :]), log.events), found
        elif name == "table_refusal":
            table = args[0]
            yield law(Table(game, table.has, table.phase, table.last), *args[1:]), found
        elif isinstance(args[0], Game):
            yield law(game, *args[1:]), found
        else:
            yield law(*args), found
