"""Vectors: each scenario as a line of JSON, with its case both portable and fitted, and what is expected of it.

The portable case is what is judged; the fitted script, to be played in place of the case's own, is for whoever plays
vectors without this package. `places` tells after which command of the fitted script each command of the portable one
has had its effect, which is where a check looks, and `holds` which cards every hand has in the end.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stacked_deck.adapters.about import About
from stacked_deck.adapters.case import read_case
from stacked_deck.adapters.check import read_check
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.scenario import Scenario

VERSION = 1


@dataclass(frozen=True, slots=True)
class Vector:
    """A scenario, and the options of its ruleset's readings that its rules and its checks were made under."""

    scenario: Scenario
    readings: Mapping[str, str]


def vector_line(vector: Vector, about: About) -> str:
    """Write a vector on one line, its case fitted for an engine; raises Wrong for cards that cannot be laid for it."""
    one = vector.scenario
    try:
        laid = fit(one.case, about.dealing, about.customs)
    except Wrong as error:
        raise Wrong(f"{one.id} cannot be laid for {about.name}: {error}") from error
    holds = [{hand: list(cards) for hand, cards in held.items()} for held in laid.holds]
    found = {
        "v": VERSION,
        "id": one.id,
        "ruleset": one.ruleset,
        "title": one.title,
        "rule": one.rule,
        "statements": one.statements,
        "options": one.options,
        "readings": vector.readings,
        "case": one.case.as_json(),
        "checks": [check.as_json() for check in one.checks],
        "tried": one.tried,
        "file": one.file,
        "line": one.line,
        # The last, so that whoever judges by the portable case need not read it.
        "fitted": {"script": laid.case.as_json()["script"], "places": laid.places, "holds": holds},
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def read_vectors(file: Path) -> Iterator[Vector]:
    """Read a file of vectors, the case of each as it is before fitting; raises Wrong, with file and line."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "it is no text").lower()
        raise Wrong(f"--vectors: {file}: {reason}; allowed is a file that stacked-deck vectors wrote") from error
    seen: dict[str, int] = {}
    known: dict[str, Any] = {}  # readings and rules by their text
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            vector = _read(line, number, file, known)
            first = seen.setdefault(vector.scenario.id, number)
            if first != number:
                raise Wrong(f"{file}:{number}: {vector.scenario.id} stands on line {first} too; leave one of them out")
            yield vector
    if not seen:
        raise Wrong(f"--vectors: {file}: there is no vector; allowed is a file that stacked-deck vectors wrote")


def in_force(vectors: Iterable[Vector], ruleset: Ruleset, chosen: Mapping[str, str]) -> list[Scenario]:
    """Give the scenarios of a ruleset that are judged; raises Wrong for one that was made under other readings."""
    found: list[Scenario] = []
    alike: Mapping[str, str] | None = None
    for vector in vectors:
        one = vector.scenario
        if one.ruleset == ruleset.name and one.is_in_force(chosen):
            if vector.readings is not alike:  # many share one mapping
                _check_readings(vector, chosen)
                alike = vector.readings
            found.append(one)
    return found


def _check_readings(vector: Vector, chosen: Mapping[str, str]) -> None:
    for reading, option in vector.readings.items():
        if chosen.get(reading, option) != option:
            said = f"{vector.scenario.id} was written for {reading}={option}, and {chosen[reading]} is in force"
            raise Wrong(f"--vectors: {said}; write the vectors anew with the same --engine and --reading")


def missing(scenarios: Sequence[Scenario], ruleset: Ruleset, *, file: Path) -> list[str]:
    """Say which statements of a ruleset have no vector, or what vectors show that is none of its statements."""
    shown = {id for scenario in scenarios for id in scenario.statements}
    wanted = {one.id for one in ruleset.ledger.statements if one.excluded is None}
    faults = []
    for ids, says in ((wanted - shown, "no vector shows"), (shown - wanted, "the ledger has not, or excludes,")):
        if ids:
            faults.append(f"{file.name}: of {ruleset.name} {says} {', '.join(sorted(ids))}")
    return faults


_TEXTS = ("id", "ruleset", "title", "rule", "file")


def _read(line: str, number: int, file: Path, known: dict[str, Any]) -> Vector:
    try:
        value, readings = _value(line, known)
    except ValueError as error:
        says = f"{line[:40]!r} is no vector: a vector is one line of JSON ({error})"
        raise Wrong(f"{file}:{number}: {says}") from error
    if not isinstance(value, dict) or value.get("v") != VERSION:
        raise Wrong(f"{file}:{number}: {line[:40]!r} is no vector of version {VERSION}")
    try:
        return Vector(_scenario(value), _texts(value, "readings") if readings is None else readings)
    except Wrong as error:
        raise Wrong(f"{file}:{number}: {error}") from error


def _value(line: str, known: dict[str, Any]) -> tuple[Any, dict[str, str] | None]:
    """Read a line, but not its fitted script, and readings and rules only where they are new: most of a line is these.

    The readings are given beside it; None where they are still in it.
    What stands here in quotes can be no part of a text, whose quotes are escaped; a line that is laid out otherwise is
    read as a whole.
    """
    head, is_fitted, _ = line.rpartition(',"fitted":')
    start, is_read, rest = head.partition('"readings":')
    readings, is_cased, rest = rest.partition(',"case":')
    middle, is_ruled, rest = rest.partition('"rules":')
    rules, is_played, end = rest.partition(',"players":')
    if not (is_fitted and is_read and is_cased and is_ruled and is_played):
        return json.loads(line), None
    try:
        value = json.loads(f'{start}"readings":null,"case":{middle}"rules":null,"players":{end}}}')
        if readings not in known:
            known[readings] = _texts({"readings": json.loads(readings)}, "readings")
        if rules not in known:
            known[rules] = json.loads(rules)
        value["case"]["rules"] = known[rules]
    except (ValueError, TypeError, KeyError):  # Wrong is one of the first
        return json.loads(line), None
    return value, known[readings]


def _scenario(value: Mapping[str, Any]) -> Scenario:
    for key in _TEXTS:
        if not isinstance(value.get(key), str):
            raise Wrong(f"{key}: {value.get(key)!r:.60} is not allowed; allowed is a text")
    case = read_case(value.get("case"))
    checks = tuple(read_check(check) for check in _list(value, "checks"))
    for check in checks:
        if isinstance(check.at, int) and check.at >= len(case.script):
            raise Wrong(f"checks: there is no command {check.at} in a script of {len(case.script)}")
    return Scenario(
        id=value["id"],
        ruleset=value["ruleset"],
        title=value["title"],
        rule=value["rule"],
        statements=tuple(map(str, _list(value, "statements"))),
        options=_texts(value, "options"),
        case=case,
        checks=checks,
        file=value["file"],
        line=value["line"] if isinstance(value.get("line"), int) else 0,
        tried=tuple(at for at in _list(value, "tried") if isinstance(at, int)),
    )


def _list(value: Mapping[str, Any], key: str) -> list[Any]:
    found = value.get(key)
    if not isinstance(found, list):
        raise Wrong(f"{key}: {found!r:.60} is not allowed; allowed is a list")
    return found


def _texts(value: Mapping[str, Any], key: str) -> dict[str, str]:
    found = value.get(key)
    if not isinstance(found, dict) or any(type(part) is not str for part in found.values()):
        raise Wrong(f"{key}: {found!r:.60} is not allowed; allowed is a mapping to texts")
    return found
