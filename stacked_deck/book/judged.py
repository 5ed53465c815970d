"""What result files say: engines with their verdicts, their faults put together, and addresses for all of them."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from stacked_deck.adapters.results import Excluded, Results, ScenarioResult, StandingResult, StatementResult
from stacked_deck.adapters.verdict import WORST_FIRST
from stacked_deck.engine.validation import Wrong

_Row = TypeVar("_Row", ScenarioResult, StatementResult, StandingResult, Excluded)
WRONG = ("fail", "error", "strayed")  # of the engine's own making; the others are what it lacks or hides
_NUMBERS = re.compile(r"-?\d+(?:\.\d+)*")
_CARDS = re.compile(r"(?<=cards )[\w? ]+|(?<=(?:card|ealt|raws|urns) )[\dAJQK?]+")
_TIMES = re.compile(r" for the \w+ time")


@dataclass(frozen=True, slots=True)
class Fault:
    """Scenarios that went wrong in one way, the first of which stands for all."""

    number: int
    first: ScenarioResult
    others: tuple[ScenarioResult, ...]

    @property
    def count(self) -> int:
        """How many scenarios show it."""
        return 1 + len(self.others)


@dataclass(frozen=True)
class Judged:
    """One engine's run, and the file of its page; `spec` is how it is named on the command line."""

    results: Results
    page: str
    spec: str

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return f"{self.results.about.get('name', '')}"

    @cached_property
    def verdicts(self) -> Mapping[str, StatementResult]:
        """What came of each statement, by its id."""
        return {row.id: row for row in self.results.statements}

    @cached_property
    def by_statement(self) -> Mapping[str, tuple[ScenarioResult, ...]]:
        """Those scenarios of each statement that do not pass: worst first, and first of these what a fault tells."""
        told = told_under(self)
        found: dict[str, list[ScenarioResult]] = {}
        for result in self.results.scenarios:
            for statement in result.statements if result.verdict != "pass" else ():
                found.setdefault(statement, []).append(result)

        def order(row: ScenarioResult) -> tuple[int, bool, bool]:
            under = told.get(row.id)
            return WORST_FIRST.index(row.verdict), not (under and under.is_first), not (under and under.is_same)

        return {statement: tuple(sorted(rows, key=order)) for statement, rows in found.items()}

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What went wrong, alike scenarios together and the most frequent first."""
        alike: dict[tuple[str, ...], list[ScenarioResult]] = {}
        for result in self.results.scenarios:
            if result.verdict in WRONG:
                alike.setdefault(_kind(result), []).append(result)
        for rows in alike.values():
            rows.sort(key=lambda row: WORST_FIRST.index(row.verdict))
        ordered = sorted(alike.values(), key=len, reverse=True)
        return tuple(Fault(at, rows[0], tuple(rows[1:])) for at, rows in enumerate(ordered, 1))

    @cached_property
    def missing(self) -> tuple[tuple[str, tuple[ScenarioResult, ...]], ...]:
        """What the engine lacks or does not show, with the scenarios that cannot be judged for it."""
        found: dict[str, list[ScenarioResult]] = {}
        for result in self.results.scenarios:
            if result.verdict in ("unsupported", "unobservable"):
                found.setdefault(result.seen, []).append(result)
        return tuple(sorted(((seen, tuple(rows)) for seen, rows in found.items()), key=lambda one: -len(one[1])))

    def score(self, ruleset: str) -> tuple[int, int]:
        """Give how many statements of a ruleset pass, of how many."""
        rows = [row for row in self.results.statements if row.ruleset == ruleset]
        return sum(row.verdict == "pass" for row in rows), len(rows)


def judged(runs: Iterable[tuple[Results, str]]) -> tuple[Judged, ...]:
    """Give each run a page of its own; with it comes how the engine is named on the command line, if known."""
    found: list[Judged] = []
    taken: set[str] = set()
    for results, spec in runs:
        slug = (
            re.sub(r"[^a-z0-9]+", "-", str(results.about.get("name", "")).lower()).strip("-")[:24].strip("-")
            or "engine"
        )
        names = (f"engine-{slug}{'' if at == 1 else f'-{at}'}.html" for at in range(1, len(taken) + 2))
        page = next(name for name in names if name not in taken)
        taken.add(page)
        found.append(Judged(results, page, spec))
    return tuple(found)


def read_results(path: Path) -> Results:
    """Read a run from the JSON that `run --json` wrote; raises Wrong in one line for a file that holds none."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Wrong(f"{path}: {(error.strerror or str(error)).lower()}; allowed is a file of `run --json`") from error
    except ValueError as error:
        raise Wrong(f"{path}: it is no JSON ({error}); allowed is a file of `run --json`") from error
    if isinstance(value, Mapping) and "engines" in value:
        raise Wrong(f"{path}: it is a matrix, which keeps no scenarios; allowed is a file of `run --json`")
    try:
        return Results(
            suite=_mapping(value["suite"]),
            about={"name": "", **_mapping(value["about"])},
            readings=_mapping(value["readings"]),
            scenarios=_rows(ScenarioResult, value["scenarios"]),
            statements=_rows(StatementResult, value["statements"]),
            standing=_rows(StandingResult, value["standing"]),
            excluded=_rows(Excluded, value["excluded"]),
            faults=tuple(str(fault) for fault in value.get("faults", ())),
            engine=str(value.get("engine", "")),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise Wrong(f"{path}: it holds no run ({error!r}); allowed is a file of `run --json`") from error


def _rows(kind: type[_Row], value: Sequence[Mapping[str, Any]]) -> tuple[_Row, ...]:
    names = [field.name for field in fields(kind)]
    return tuple(kind(**{name: _value(row[name]) for name in names if name in row}) for row in _checked(value))


def _checked(rows: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for row in rows:
        if row.get("verdict", "pass") not in WORST_FIRST:
            raise ValueError(f"{row['verdict']!r} is no verdict")
        yield row


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"{value!r:.40} is no mapping")
    return value


def _kind(result: ScenarioResult) -> tuple[str, ...]:
    """Say in which way a scenario went wrong: its words without boxes, cards, amounts and how often."""
    words = (_NUMBERS.sub("#", _CARDS.sub("#", _TIMES.sub("", text))) for text in _words(result))
    return tuple(text.replace("hand # of ", "") for text in words)


@dataclass(frozen=True, slots=True)
class Told:
    """By which fault a scenario is told: whether it is the one told there, or else in the very same words."""

    fault: int
    is_first: bool
    is_same: bool


def told_under(engine: Judged) -> dict[str, Told]:
    """Say, for each scenario that went wrong, by which fault it is told."""
    return {
        one.id: Told(fault.number, one is fault.first, _words(one) == _words(fault.first))
        for fault in engine.faults
        for one in (fault.first, *fault.others)
    }


def _words(result: ScenarioResult) -> tuple[str, ...]:
    return result.where, result.expected, result.seen
