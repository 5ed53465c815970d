"""Playing one scenario on an engine and judging it: a pure function of both, without pytest."""

from collections.abc import Collection
from dataclasses import dataclass

from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import findings, worst_finding
from stacked_deck.adapters.lacking import playing, unsupported
from stacked_deck.adapters.played import Play, Played
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.results import ScenarioResult
from stacked_deck.adapters.standing import EVERY_CASE, standing
from stacked_deck.adapters.transcript import transcript
from stacked_deck.adapters.verdict import Finding
from stacked_deck.fixtures.fit import fit

from .collect import Mark, Told, mark
from .scenario import Scenario


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scenario: its result, the finding that decided it, each check's own, and what was played."""

    result: ScenarioResult
    finding: Finding
    findings: tuple[Finding, ...]  # of each check, and one more for a stray that no check tells; none where unplayed
    played: Played | None


def player(engine: Engine) -> Play:
    """Make what plays portable cases on an engine, each laid for its dealing and customs."""
    about = engine.about
    return playing(engine.play, about, fit=lambda case: fit(case, about.dealing, about.customs))


def run_scenario(scenario: Scenario, engine: Engine) -> ScenarioResult:
    """Play a scenario and say what came of it; raises Wrong for one that is ill written."""
    return play_scenario(scenario, engine).result


def play_scenario(scenario: Scenario, engine: Engine) -> Outcome:
    """Play a scenario and judge each of its checks; raises Wrong for one that is ill written."""
    finding = unsupported(scenario.case, scenario.checks, engine.about)
    if finding is not None:
        return Outcome(_result(scenario, finding, ()), finding, (), None)
    try:
        played = player(engine)(scenario.case)
    except EngineError as error:
        told = f"{error.reason} ({error.stderr.strip().splitlines()[-1]})" if error.stderr.strip() else error.reason
        finding = Finding("error", "the engine", "an answer", told)
        return Outcome(_result(scenario, finding, ()), finding, (), None)
    found = findings(scenario.checks, played)
    finding, lines = worst_finding(found), tuple(transcript(played.fitted, played.trace))
    return Outcome(_result(scenario, finding, lines), finding, found, played)


def tell(scenario: Scenario, outcome: Outcome, engine: Engine) -> Told:
    """Give what came of a scenario with the standing checks on its case."""
    return Told(outcome.result, standing_marks(scenario, outcome, engine))


def standing_marks(
    scenario: Scenario, outcome: Outcome, engine: Engine, *, only: Collection[str] = EVERY_CASE
) -> tuple[Mark, ...]:
    """Run standing checks on a case that was played; none where it was not."""
    if outcome.played is None:
        return ()
    play, reference = player(engine), player(reference_engine())
    rows = standing(outcome.played, scenario.checks, play=play, reference=reference, only=only)
    return tuple(mark(row) for row in rows)


def _result(scenario: Scenario, finding: Finding, lines: tuple[str, ...]) -> ScenarioResult:
    return ScenarioResult(
        id=scenario.id,
        ruleset=scenario.ruleset,
        title=scenario.title,
        statements=scenario.shows,
        verdict=finding.verdict,
        where=finding.where,
        expected=finding.expected,
        seen=finding.seen,
        transcript=lines,
        case=scenario.case.as_json(),
    )
