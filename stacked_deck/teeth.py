"""Teeth: which wrong engines the scenarios catch, each of them played by an engine in this process."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from stacked_deck.adapters.case import Case, Fitted
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import findings, worst_finding
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.reference import ABOUT, reference_engine
from stacked_deck.adapters.standing import standing
from stacked_deck.adapters.verdict import Verdict
from stacked_deck.adapters.zoo.shadow import Shadow, shadow
from stacked_deck.adapters.zoo.shadow import player as shadow_player
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
    def is_posed(self) -> bool:
        """Whether a computer player is asked, and nothing is played."""
        return is_posed(self.scenario.checks)

    @property
    def played(self) -> Played:
        """The scenario as the reference plays it."""
        return Played(self.scenario.case, self.fitted, self.past.trace, ABOUT)


@dataclass(slots=True)
class Bites:
    """What caught one engine, by the ids of the scenarios, and what failed to."""

    failed: list[Scenario] = field(default_factory=list)  # a check failed under the readings in force
    others: list[str] = field(default_factory=list)  # a check failed, under the scenario's own readings alone
    standing: dict[str, str] = field(default_factory=dict)  # each standing check that broke, and the first case
    strayed: list[str] = field(default_factory=list)  # no check failed, and yet it is not passed
    errors: list[str] = field(default_factory=list)  # no answer was given, which is no catch

    def scenarios_of(self, statement: str) -> tuple[str, ...]:
        """Give what failed of one statement: scenarios, or the case that broke a standing check."""
        failed = tuple(one.id for one in self.failed if statement in one.shows)
        return failed or tuple(case for id, case in self.standing.items() if id == statement)


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
    found, play = Bites(), shadow_player(engine)
    for vector in suite:
        if vector.is_posed:
            if getattr(engine, "player", None) is not None:  # all others choose as the reference does
                _keep(found, vector, play_scenario(vector.scenario, engine, tells_passing=False).result.verdict)
            continue
        try:
            trace = play(vector.past)
        except EngineError:
            found.errors.append(vector.scenario.id)
            continue
        if trace != vector.past.trace:
            played = Played(vector.scenario.case, vector.fitted, trace, engine.about)
            _keep(found, vector, judged(vector, played))
            if vector.is_in_force:
                _look(engine, vector, played, found, (*AT_EACH_CASE, *also))
    for vector in secrets:
        _look_for_leaks(engine, vector, found)
    return found


def judged(vector: Vector, played: Played) -> Verdict:
    """Give the verdict of a scenario that an engine played."""
    return worst_finding(findings(vector.scenario.checks, played)).verdict


def _keep(found: Bites, vector: Vector, verdict: Verdict) -> None:
    if verdict == "fail" and vector.is_in_force:
        found.failed.append(vector.scenario)
    elif verdict == "fail":
        found.others.append(vector.scenario.id)
    elif verdict != "pass":
        found.strayed.append(vector.scenario.id)


def _look(engine: Engine, vector: Vector, played: Played, found: Bites, only: Iterable[str]) -> None:
    """Run the standing checks that have not been broken before."""
    names = {name: _row(vector, name) for name in only}
    left = tuple(name for name, row in names.items() if row not in found.standing)
    for name in _broken(engine, vector, played, left) if left else ():
        found.standing[name] = vector.scenario.id


def _look_for_leaks(engine: Engine, vector: Vector, found: Bites) -> None:
    try:
        played = player(engine)(vector.scenario.case)
    except EngineError:
        return
    _look(engine, vector, played, found, ("secrecy",))


def _row(vector: Vector, name: str) -> str:
    return f"{vector.scenario.ruleset}.standing.{name}"


def _broken(engine: Engine, vector: Vector, played: Played, only: tuple[str, ...]) -> Iterator[str]:
    def reference(case: Case) -> Played:
        return vector.played if case == vector.scenario.case else player(reference_engine())(case)

    rows = standing(played, vector.scenario.checks, play=player(engine), reference=reference, only=only)
    return (_row(vector, row.name) for row in rows if row.breaches)


def secret_cases(suite: Iterable[Vector]) -> tuple[Vector, ...]:
    """Choose the first case of a ruleset with a ten up whose hidden cards can be swapped for others."""
    for vector in suite:
        up = next((command.cards["dealer"][0] for command in vector.scenario.case.script if command.cards), "")
        if vector.is_in_force and not vector.is_posed and up and is_ten(up) and _has_secrets(vector):
            return (vector,)
    return ()


def _has_secrets(vector: Vector) -> bool:
    play = player(reference_engine())
    rows = standing(vector.played, vector.scenario.checks, play=play, reference=play, only=("secrecy",))
    return rows[0].verdict == "pass"
