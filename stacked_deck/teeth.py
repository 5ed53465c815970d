"""Teeth: which wrong engines the scenarios catch. Each liar of the zoo plays every scenario, in this process."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from stacked_deck.adapters.case import Case, Fitted
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import findings, worst_finding
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.reference import ABOUT, Reference, reference_engine
from stacked_deck.adapters.standing import standing
from stacked_deck.adapters.verdict import Verdict
from stacked_deck.adapters.zoo.shadow import Shadow, play, shadow
from stacked_deck.engine.cards import is_ten
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import Ruleset, choose
from stacked_deck.steps.posing import is_posed
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import play_scenario, player
from stacked_deck.steps.scenario import Scenario

AT_EACH_CASE = ("cards", "money")


@dataclass(frozen=True, slots=True)
class Vector:
    """A scenario, laid and played by the reference; whether the readings in force have it judged."""

    scenario: Scenario
    fitted: Fitted
    past: Shadow
    is_in_force: bool

    @property
    def played(self) -> Played:
        """The scenario as the reference plays it."""
        return Played(self.scenario.case, self.fitted, self.past.trace, ABOUT)


@dataclass(frozen=True, slots=True)
class Bites:
    """What caught one engine: the scenarios with a failed check, and of each standing check the first case."""

    failed: tuple[Scenario, ...] = ()  # judged under the readings in force
    others: tuple[str, ...] = ()  # ids of those that failed, each under its own readings, and are not in force
    standing: tuple[tuple[str, str], ...] = ()  # the check's id, and the scenario
    strayed: tuple[str, ...] = ()  # ids of those that the engine left without a failed check
    errors: tuple[str, ...] = ()  # ids of those to which it gave no answer: no catch

    def scenarios_of(self, statement: str) -> tuple[str, ...]:
        """Give what failed of one statement: scenarios, or the case that broke a standing check."""
        failed = tuple(one.id for one in self.failed if statement in one.shows)
        return failed or tuple(case for id, case in self.standing if id == statement)


@dataclass(slots=True)
class _Found:
    failed: list[Scenario] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    standing: dict[str, str] = field(default_factory=dict)
    strayed: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def vectors(ruleset: Ruleset) -> tuple[Vector, ...]:
    """Record, lay and play all scenarios of a ruleset, each under its own readings; raises Wrong for a faulty one."""
    chosen = choose(ruleset, {}, {})
    return tuple(_vector(one, one.is_in_force(chosen)) for one in record(ruleset, chosen))


def _vector(scenario: Scenario, is_in_force: bool) -> Vector:
    fitted = fit(scenario.case, ABOUT.dealing, ABOUT.customs)
    return Vector(scenario, fitted, shadow(fitted.case), is_in_force)


def bite(engine: Engine, suite: Sequence[Vector], *, secrets: Iterable[Vector] = (), also: Iterable[str] = ()) -> Bites:
    """Judge an engine by vectors; a case that it plays as the reference does needs no judging.

    `secrets` are the cases that are played with other hidden cards too, `also` names further standing checks.
    """
    found, checks = _Found(), (*AT_EACH_CASE, *also)
    for vector in suite:
        _bite(engine, vector, found, checks)
    for vector in secrets:
        _look_for_leaks(engine, vector, found)
    return Bites(
        failed=tuple(found.failed),
        others=tuple(found.others),
        standing=tuple(found.standing.items()),
        strayed=tuple(found.strayed),
        errors=tuple(found.errors),
    )


def _bite(engine: Engine, vector: Vector, found: _Found, checks: tuple[str, ...]) -> None:
    scenario = vector.scenario
    if is_posed(scenario.checks):
        _bite_a_choice(engine, vector, found)
        return
    try:
        trace = play(engine, vector.past)
    except EngineError:
        found.errors.append(scenario.id)
        return
    if trace == vector.past.trace:
        return
    played = Played(scenario.case, vector.fitted, trace, engine.about)
    verdict = judged(vector, played)
    if verdict == "fail" and vector.is_in_force:
        found.failed.append(scenario)
    elif verdict == "fail":
        found.others.append(scenario.id)
    elif verdict != "pass":
        found.strayed.append(scenario.id)
    if vector.is_in_force:
        for name in _broken(engine, vector, played, checks):
            found.standing.setdefault(name, scenario.id)


def _bite_a_choice(engine: Engine, vector: Vector, found: _Found) -> None:
    """Ask an engine's players, where they are other than the reference's."""
    scenario = vector.scenario
    if isinstance(engine, Reference) and engine.player is None:
        return
    verdict = play_scenario(scenario, engine).result.verdict
    if verdict == "fail":
        (found.failed.append(scenario) if vector.is_in_force else found.others.append(scenario.id))
    elif verdict == "error":
        found.errors.append(scenario.id)
    elif verdict != "pass":
        found.strayed.append(scenario.id)


def judged(vector: Vector, played: Played) -> Verdict:
    """Give the verdict of a scenario that an engine played."""
    return worst_finding(findings(vector.scenario.checks, played)).verdict


def _look_for_leaks(engine: Engine, vector: Vector, found: _Found) -> None:
    try:
        played = player(engine)(vector.scenario.case)
    except EngineError:
        return
    for name in _broken(engine, vector, played, ("secrecy",)):
        found.standing.setdefault(name, vector.scenario.id)


def _broken(engine: Engine, vector: Vector, played: Played, only: tuple[str, ...]) -> Iterator[str]:
    def reference(case: Case) -> Played:
        return vector.played if case == vector.scenario.case else player(reference_engine())(case)

    rows = standing(played, vector.scenario.checks, play=player(engine), reference=reference, only=only)
    return (f"{vector.scenario.ruleset}.standing.{row.name}" for row in rows if row.breaches)


def secret_cases(suite: Iterable[Vector]) -> tuple[Vector, ...]:
    """Choose the first case of a ruleset with a ten up whose hidden cards can be swapped for others."""
    for vector in suite:
        up = next((command.cards["dealer"][0] for command in vector.scenario.case.script if command.cards), "")
        if vector.is_in_force and up and is_ten(up) and _is_secret(vector):
            return (vector,)
    return ()


def _is_secret(vector: Vector) -> bool:
    engine = reference_engine()
    rows = standing(
        vector.played, vector.scenario.checks, play=player(engine), reference=player(engine), only=("secrecy",)
    )
    return rows[0].verdict == "pass"
