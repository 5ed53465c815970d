"""What differs between two runs, as their JSON reports have it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from stacked_deck.adapters.verdict import Verdict
from stacked_deck.engine.validation import Wrong

KINDS = ("statements", "scenarios", "standing")  # of rows, as a report calls them
SAYS = {"statements": "statement", "scenarios": "scenario", "standing": "standing check"}


@dataclass(frozen=True, slots=True)
class Report:
    """What counts of a run's JSON report: who judged whom and by what, and the verdict of each row."""

    suite: str
    engine: str
    readings: Mapping[str, str]
    rulesets: tuple[str, ...]
    verdicts: Mapping[str, Mapping[str, Verdict]]  # kind -> id -> verdict
    faults: int


@dataclass(frozen=True, slots=True)
class Change:
    """One row of which two runs tell otherwise; None: it is not in that run."""

    kind: str
    id: str
    before: Verdict | None
    after: Verdict | None

    @property
    def what(self) -> str:
        """The word for it: fixed, broken, changed (neither passes), added or removed."""
        if self.before is None:
            return "added"
        if self.after is None:
            return "removed"
        if self.after == "pass":
            return "fixed"
        return "broken" if self.before == "pass" else "changed"

    @property
    def is_worse(self) -> bool:
        """Whether something that passed does no longer."""
        return self.before == "pass" and self.after != "pass"


WORDS = ("broken", "fixed", "changed", "added", "removed")


def read_report(file: Path) -> Report:
    """Read the JSON report of a run; raises Wrong, naming the file, for what is none."""
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{file}: {reason}; allowed is what stacked-deck run --json wrote") from error
    except (ValueError, RecursionError) as error:
        raise Wrong(f"{file} is no JSON ({error}); allowed is what stacked-deck run --json wrote") from error
    try:
        return _report(value)
    except KeyError as error:
        said = f"{file} is no report of a run (it has no {error.args[0]})"
        raise Wrong(f"{said}; allowed is what stacked-deck run --json wrote") from error
    except (TypeError, AttributeError, ValueError) as error:
        said = f"{file} is no report of a run ({error})"
        raise Wrong(f"{said}; allowed is what stacked-deck run --json wrote") from error


def changes(before: Report, after: Report) -> Iterator[Change]:
    """Give the rows of which two runs tell otherwise, in the order of the reports."""
    for kind in KINDS:
        first, second = before.verdicts[kind], after.verdicts[kind]
        for id in dict.fromkeys((*first, *second)):
            if first.get(id) != second.get(id):
                yield Change(kind, id, first.get(id), second.get(id))


def other_circumstances(before: Report, after: Report) -> Iterator[str]:
    """Say, a line each, in what two runs were of something else than the same suite on the same engine."""
    for what, first, second in (
        ("suite", before.suite, after.suite),
        ("engine", before.engine, after.engine),
        ("rulesets", ", ".join(before.rulesets), ", ".join(after.rulesets)),
    ):
        if first != second:
            yield f"{what}: {first or 'none'}, then {second or 'none'}"
    for reading in dict.fromkeys((*before.readings, *after.readings)):
        options = before.readings.get(reading), after.readings.get(reading)
        if options[0] != options[1] and None not in options:
            yield f"reading {reading}: {options[0]}, then {options[1]}"
    if before.faults or after.faults:
        yield f"faults of the suite itself: {before.faults}, then {after.faults}"


def _report(value: Any) -> Report:
    verdicts: dict[str, dict[str, Verdict]] = {}
    for kind in KINDS:
        verdicts[kind] = {_text(row["id"]): row["verdict"] for row in value[kind]}
        for id, verdict in verdicts[kind].items():
            if verdict not in get_args(Verdict):
                raise ValueError(f"{id} has the verdict {verdict!r:.40}")
    about, suite = value["about"], value["suite"]
    return Report(
        suite=f"{_text(suite['name'])} {_text(suite['version'])}".strip(),
        engine=f"{_text(about['name'])} {_text(about.get('version', ''))}".strip(),
        readings={_text(id): _text(option) for id, option in value["readings"].items()},
        rulesets=tuple(dict.fromkeys(_text(row["ruleset"]) for row in (*value["statements"], *value["excluded"]))),
        verdicts=verdicts,
        faults=len(value.get("faults", ())),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r:.40} is no text")
    return value
