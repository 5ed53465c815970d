"""From what came of each scenario to the results of a run: statements, standing checks, and what is left out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from stacked_deck.adapters.about import About
from stacked_deck.adapters.results import Excluded, Results, ScenarioResult, StandingResult, StatementResult
from stacked_deck.adapters.standing import STANDING, Row
from stacked_deck.adapters.verdict import Verdict, worst
from stacked_deck.fixtures.rulesets import Ruleset

from .scenario import Scenario


@dataclass(frozen=True, slots=True)
class Mark:
    """What came of one standing check on one case; a verdict of None: the case had nothing for it."""

    name: str
    verdict: Verdict | None
    says: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one scenario, and of the standing checks on its case; plain data, so that it can come from afar."""

    result: ScenarioResult
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """The share of one ruleset in a run: its scenarios that are judged, by the options in force of its readings."""

    ruleset: Ruleset
    chosen: Mapping[str, str]
    scenarios: tuple[Scenario, ...]


def mark(row: Row) -> Mark:
    """Keep of a standing check's row what is told."""
    first = next((breach.says for breach in row.breaches), "")
    return Mark(row.name, row.verdict, first or row.unseen or row.idle)


def told_json(told: Told) -> dict[str, Any]:
    """Give the plain JSON value."""
    return asdict(told)


def told_of(value: Mapping[str, Any]) -> Told:
    """Read the plain JSON value that `told_json` gave."""
    result = value["result"]
    found = {**result, "statements": tuple(result["statements"]), "transcript": tuple(result["transcript"])}
    return Told(ScenarioResult(**found), tuple(Mark(**one) for one in value["marks"]))


def collect(
    parts: Sequence[Part], told: Iterable[Told], *, suite: Mapping[str, str], about: About, faults: Sequence[str] = ()
) -> Results:
    """Put the results of a run together; `faults` are what is wrong with the suite itself.

    A statement, or a reading whose option in force has scenarios, has the worst verdict of its scenarios; one with a
    scenario of which nothing came back is left out, and so is one that has no scenario here.
    """
    by_id = {one.result.id: one for one in told}
    return Results(
        suite=suite,
        about=about.as_json(),
        readings={reading: option for part in parts for reading, option in part.chosen.items()},
        scenarios=tuple(by_id[one.id].result for part in parts for one in part.scenarios if one.id in by_id),
        statements=tuple(result for part in parts for result in _statements(part, by_id)),
        standing=tuple(result for part in parts for result in _standing(part, by_id)),
        excluded=tuple(
            Excluded(one.id, part.ruleset.name, one.kind, one.excluded)
            for part in parts
            for one in part.ruleset.ledger.statements
            if one.excluded is not None
        ),
        faults=tuple(faults),
    )


def _statements(part: Part, by_id: Mapping[str, Told]) -> Iterator[StatementResult]:
    ledger = part.ruleset.ledger
    by_shown: dict[str, list[str]] = {}
    for scenario in part.scenarios:
        for id in dict.fromkeys(scenario.shows):
            by_shown.setdefault(id, []).append(scenario.id)
    kinds = {one.id: one.kind for one in ledger.statements if one.excluded is None}
    for id, kind in [*kinds.items(), *((reading.id, "reading") for reading in ledger.readings)]:
        shown_by = by_shown.get(id, [])
        if shown_by and all(one in by_id for one in shown_by):
            verdicts = [by_id[one].result.verdict for one in shown_by]
            yield StatementResult(id, part.ruleset.name, kind, worst(verdicts), verdicts.count("pass"), len(verdicts))


def _standing(part: Part, by_id: Mapping[str, Told]) -> Iterator[StandingResult]:
    """Give a row for each standing check that had something to look at."""
    for name in STANDING:
        marks = [
            (one.id, found)
            for one in part.scenarios
            if one.id in by_id
            for found in by_id[one.id].marks
            if found.name == name and found.verdict is not None
        ]
        if not marks:
            continue
        verdict = worst(found.verdict for _, found in marks if found.verdict is not None)
        first, says = next((id, found.says) for id, found in marks if found.verdict == verdict)
        is_broken = verdict != "pass"
        yield StandingResult(
            id=f"{part.ruleset.name}.standing.{name.replace(' ', '-')}",
            ruleset=part.ruleset.name,
            verdict=verdict,
            says=says if is_broken else "",
            scenario=first if is_broken else "",
            cases=len(marks),
        )
