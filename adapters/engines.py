"""Naming an engine: what can be written for one, and the engine that it stands for."""

import inspect
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches

from stacked_deck.engine.validation import Wrong

from .answers import Declined
from .child import ChildEngine
from .engine import Engine
from .patience import TIMEOUT
from .published import PUBLISHED, command_of, how_to_install, is_installed


def open_engine(spec: str, *, timeout: float = TIMEOUT) -> Engine:
    """Give the engine that a spec names, come up and ready; `timeout` is seconds a case.

    Raises Wrong where the spec names nothing that can be started, EngineError where it is started and does not come up.
    """
    kind, colon, rest = spec.partition(":")
    if spec == "reference":
        return _reference()
    if colon and rest and kind == "zoo":
        return _of_the_zoo(rest)
    if colon and rest and kind == "published":
        return _published(rest, timeout)
    if colon and kind == "stdio":
        return _by_command(rest, timeout)
    if colon and rest and kind and all(name.isidentifier() for name in kind.split(".")):
        return _served(spec, timeout)
    raise Wrong(
        f"engine {spec!r} is unknown; allowed are reference, zoo:NAME, published:NAME, MODULE:ATTRIBUTE and "
        f"stdio:COMMAND; stacked-deck engines lists the names"
    )


def engine_list() -> list[tuple[str, str]]:
    """Give all that can be named, each with a line on what it is."""
    found = [("reference", "the reference engine, which plays any ruleset")]
    found += [(f"zoo:{name}", _first_line(factory)) for name, factory in _zoo().items()]
    for name, published in PUBLISHED.items():
        missing = "" if is_installed(name) else f"; not installed: {how_to_install(name)}"
        found.append((f"published:{name}", published.says + missing))
    found.append(("MODULE:ATTRIBUTE", "an adapter in Python, importable from this folder, in a process of its own"))
    found.append(("stdio:COMMAND", "a program that speaks the protocol on stdin and stdout"))
    return found


def _reference() -> Engine:
    from .reference import reference_engine

    return reference_engine()


def _zoo() -> Mapping[str, Callable[[], Engine]]:
    from .zoo import ZOO

    return ZOO


def _of_the_zoo(name: str) -> Engine:
    zoo = _zoo()
    if name not in zoo:
        near = ", ".join(f"zoo:{known}" for known in get_close_matches(name, zoo))
        nearest = f"nearest are {near}; " if near else ""
        raise Wrong(f"engine zoo:{name} is unknown; {nearest}stacked-deck engines lists all {len(zoo)} of the zoo")
    return zoo[name]()


def _published(name: str, timeout: float) -> Engine:
    if name not in PUBLISHED:
        allowed = ", ".join(f"published:{known}" for known in PUBLISHED)
        raise Wrong(f"engine published:{name} is unknown; allowed are {allowed}")
    if not is_installed(name):
        raise Wrong(f"engine published:{name} is not installed; install it with: {how_to_install(name)}")
    return _come_up(ChildEngine(command_of(name), timeout=timeout), f"published:{name}")


def _by_command(line: str, timeout: float) -> Engine:
    try:
        command = shlex.split(line)
    except ValueError as error:
        raise Wrong(f"engine stdio:{line} cannot be read as a command: {error}") from error
    if not command:
        raise Wrong("engine stdio: names no command; write stdio:COMMAND, as in stdio:node engine.js")
    if shutil.which(command[0]) is None:
        raise Wrong(f"engine stdio:{line} cannot be started: there is no program {command[0]}")
    return _come_up(ChildEngine(command, timeout=timeout), f"stdio:{line}")


def _served(spec: str, timeout: float) -> Engine:
    # -P: a file in the caller's folder must not stand in for a module of the standard library.
    command = [sys.executable, "-P", "-m", "stacked_deck.adapters.serve", spec]
    return _come_up(ChildEngine(command, timeout=timeout), spec)


def _come_up(engine: ChildEngine, spec: str) -> Engine:
    try:
        _ = engine.about
    except Declined as declined:
        raise Wrong(f"engine {spec} cannot be played: {declined}") from None
    return engine


def _first_line(factory: Callable[[], Engine]) -> str:
    return (inspect.getdoc(factory) or "").partition("\n")[0]
