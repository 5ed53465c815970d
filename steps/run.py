"""Playing one scenario on an engine and judging it: a pure function of both, without pytest."""

from collections.abc import Callable
from dataclasses import dataclass

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import judge, verdict
from stacked_deck.adapters.lacking import playing, unsupported
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.results import ScenarioResult
from stacked_deck.adapters.transcript import transcript
from stacked_deck.adapters.verdict import Finding
from stacked_deck.fixtures.fit import fit

from .scenario import Scenario


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scenario: its result, the finding that decided it, each check's own, and what was played."""

    result: ScenarioResult
    finding: Finding
    findings: tuple[Finding, ...]  # one a check; none where nothing was played
    played: Played | None


def player(engine: Engine) -> Callable[[Case], Played]:
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
    finding = verdict(scenario.checks, played)
    findings = tuple(judge(check, played) for check in scenario.checks)
    return Outcome(
        _result(scenario, finding, tuple(transcript(played.fitted, played.trace))), finding, findings, played
    )


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
