"""Playing scenarios on an engine and judging them: a pure function of both, without pytest."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal

from stacked_deck.adapters.about import About
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import findings, worst_finding
from stacked_deck.adapters.lacking import playing, playing_all, unsupported
from stacked_deck.adapters.played import Answer, Play, PlayAll, Played
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.results import ScenarioResult
from stacked_deck.adapters.standing import EVERY_CASE, Asking, Row, rows, side_by_side
from stacked_deck.adapters.trace import Trace
from stacked_deck.adapters.transcript import transcript
from stacked_deck.adapters.verdict import Finding
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit

from .collect import Mark, Told, mark
from .posing import choices_told, is_posed, pose
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


def player_of_many(engine: Engine) -> PlayAll:
    """Make what plays many portable cases on an engine, several under way at once where it can."""
    about = engine.about
    return playing_all(engine.play_all, about, fit=lambda case: fit(case, about.dealing, about.customs))


def run_scenario(scenario: Scenario, engine: Engine) -> ScenarioResult:
    """Play a scenario and say what came of it; raises Wrong for one that is ill written."""
    return play_scenario(scenario, engine).result


def play_scenario(scenario: Scenario, engine: Engine, *, tells_passing: bool = True) -> Outcome:
    """Play a scenario and judge each of its checks; raises Wrong for one that is ill written."""
    finding = unsupported(scenario.case, scenario.checks, engine.about)
    if finding is not None:
        return _unplayed(scenario, finding)
    try:
        if is_posed(scenario.checks):
            played = pose(scenario.case, scenario.checks, engine)
            return _chosen(scenario, played, tells_passing=tells_passing)
        return _judged(scenario, player(engine)(scenario.case), tells_passing=tells_passing)
    except EngineError as error:
        return _unanswered(scenario, error)


def play_scenarios(
    scenarios: Iterable[Scenario], engine: Engine, *, tells_passing: bool = True
) -> Iterator[tuple[Scenario, Outcome | Wrong]]:
    """Play and judge many scenarios in their order, several under way at once where the engine can.

    Wrong stands for what cannot be judged: cards that cannot be laid, a check that leads nowhere. Of those that pass
    neither the round nor the case need be told: that takes as long as judging them.
    """
    ahead: _Ahead = deque()
    for answer in player_of_many(engine)(_cases(scenarios, engine.about, ahead)):
        yield from _unasked(ahead, engine, tells_passing=tells_passing)
        scenario, _ = ahead.popleft()
        yield scenario, _answered(scenario, answer, tells_passing=tells_passing)
    yield from _unasked(ahead, engine, tells_passing=tells_passing)


# With what is known before a scenario is played; a case is asked for where it says so.
_Ahead = deque[tuple[Scenario, Literal["case", "views"] | Finding]]


def _cases(scenarios: Iterable[Scenario], about: About, ahead: _Ahead) -> Iterator[Case]:
    """Give the cases that are to be played, and note what becomes of every scenario."""
    for scenario in scenarios:
        finding = unsupported(scenario.case, scenario.checks, about)
        ahead.append((scenario, finding or ("views" if is_posed(scenario.checks) else "case")))
        if ahead[-1][1] == "case":
            yield scenario.case


def _unasked(ahead: _Ahead, engine: Engine, *, tells_passing: bool) -> Iterator[tuple[Scenario, Outcome | Wrong]]:
    """Give the scenarios at the front that no case was asked for."""
    while ahead and ahead[0][1] != "case":
        scenario, found = ahead.popleft()
        if isinstance(found, Finding):
            yield scenario, _unplayed(scenario, found)
        else:
            yield scenario, _posed(scenario, engine, tells_passing=tells_passing)


def _posed(scenario: Scenario, engine: Engine, *, tells_passing: bool) -> Outcome | Wrong:
    try:
        return play_scenario(scenario, engine, tells_passing=tells_passing)
    except Wrong as fault:
        return fault


def _answered(scenario: Scenario, answer: Answer, *, tells_passing: bool) -> Outcome | Wrong:
    if isinstance(answer, EngineError):
        return _unanswered(scenario, answer)
    if isinstance(answer, Wrong):
        return answer
    try:
        return _judged(scenario, answer, tells_passing=tells_passing)
    except Wrong as fault:
        return fault


def _judged(scenario: Scenario, played: Played, *, tells_passing: bool) -> Outcome:
    found = findings(scenario.checks, played, tells_passing=tells_passing)
    finding = worst_finding(found)
    if finding.verdict == "pass" and not tells_passing:
        return _passed(scenario, finding, found, played)
    lines = tuple(transcript(played.fitted, played.trace))
    return Outcome(_result(scenario, finding, lines), finding, found, played)


def _passed(scenario: Scenario, finding: Finding, found: tuple[Finding, ...], played: Played) -> Outcome:
    """Say of a scenario that it passes, and nothing more."""
    return Outcome(_result(scenario, finding, (), tells_case=False), finding, found, played)


def _chosen(scenario: Scenario, played: Played, *, tells_passing: bool) -> Outcome:
    """Judge what players chose; what is told of it is the round in which the finding lies, up to there."""
    found = findings(scenario.checks, played, tells_passing=tells_passing)
    finding = worst_finding(found)
    if finding.verdict == "pass" and not tells_passing:
        return _passed(scenario, finding, found, played)
    at = len(played.case.script) - 1 if finding.at is None else finding.at
    told, round_ = replace(played.case, script=played.case.script[: at + 1]), played.fitted.places[at] + 1
    script = played.fitted.case.script[:round_]
    start = max((place for place, command in enumerate(script) if command.deals), default=0)
    laid = replace(played.fitted, case=replace(played.fitted.case, script=script[start:]))
    lines = (*transcript(laid, Trace(played.trace.steps[start:round_])), *choices_told(played, at))
    asked = next((level for place, level in played.choices if place == at), "")
    result = replace(_result(scenario, finding, lines), case=told.as_json(), asked=asked)
    return Outcome(result, finding, found, played)


def _unplayed(scenario: Scenario, finding: Finding) -> Outcome:
    return Outcome(_result(scenario, finding, ()), finding, (), None)


def _unanswered(scenario: Scenario, error: EngineError) -> Outcome:
    return _unplayed(scenario, Finding("error", "the engine", "an answer", error.told))


def tell(scenario: Scenario, outcome: Outcome, engine: Engine) -> Told:
    """Give what came of a scenario with the standing checks on its case."""
    (marks,) = standing_marks([(scenario, outcome)], engine)
    return Told(outcome.result, marks)


def standing_marks(
    played: Sequence[tuple[Scenario, Outcome]], engine: Engine, *, only: Collection[str] = EVERY_CASE
) -> list[tuple[Mark, ...]]:
    """Run standing checks on some cases, side by side; none on those that were not played."""
    reference = player(reference_engine())
    begun = [_begun(scenario, outcome, reference, only) for scenario, outcome in played]
    done = iter(side_by_side([row for some in begun for row in some], player_of_many(engine)))
    return [tuple(mark(row) for row in islice(done, len(some))) for some in begun]


def _begun(scenario: Scenario, outcome: Outcome, reference: Play, only: Collection[str]) -> Sequence[Asking[Row]]:
    if outcome.played is None or outcome.played.choices:  # who chooses plays nothing
        return ()
    return rows(outcome.played, scenario.checks, reference=reference, only=only)


def _result(scenario: Scenario, finding: Finding, lines: tuple[str, ...], *, tells_case: bool = True) -> ScenarioResult:
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
        case=scenario.case.as_json() if tells_case else {},
    )
