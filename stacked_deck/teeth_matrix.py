"""The kill matrix: each liar, the statements that it breaks, the scenarios that caught it, and what catches nothing."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from stacked_deck.adapters.zoo import ZOO, Liar
from stacked_deck.fixtures.rulesets import Ruleset

from .teeth import AT_EACH_CASE, Vector, bite, secret_cases, vectors

Progress = Callable[[int, int], object]  # how many liars are done, of how many


@dataclass(frozen=True, slots=True)
class Caught:
    """What came of one liar: of each statement that it breaks, the ids of what caught it; and of all it touched."""

    name: str
    says: str
    by_statement: Mapping[str, tuple[str, ...]]  # empty: that statement did not catch it
    scenarios: tuple[str, ...]  # whose checks failed, whatever they show
    strayed: tuple[str, ...]
    errors: tuple[str, ...]

    @property
    def missed(self) -> tuple[str, ...]:
        """The statements that it breaks and that did not catch it."""
        return tuple(statement for statement, scenarios in self.by_statement.items() if not scenarios)

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {
            "liar": self.name,
            "says": self.says,
            "caught": {statement: list(found) for statement, found in self.by_statement.items() if found},
            "missed": list(self.missed),
            "scenarios": list(self.scenarios),
            "strayed": list(self.strayed),
            "errors": list(self.errors),
        }


@dataclass(frozen=True, slots=True)
class Matrix:
    """What came of all liars on some rulesets."""

    liars: tuple[Caught, ...]
    statements: tuple[str, ...]  # that are shown by a scenario in force
    scenarios: tuple[str, ...]

    @property
    def survivors(self) -> tuple[Caught, ...]:
        """The liars that some statement which they break did not catch."""
        return tuple(one for one in self.liars if one.missed)

    @property
    def idle(self) -> tuple[str, ...]:
        """The scenarios that catch nothing."""
        busy = {id for one in self.liars for id in one.scenarios}
        return tuple(id for id in self.scenarios if id not in busy)

    @property
    def unbroken(self) -> tuple[str, ...]:
        """The statements that no liar breaks and is caught by."""
        broken = {statement for one in self.liars for statement, found in one.by_statement.items() if found}
        return tuple(statement for statement in self.statements if statement not in broken)

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {
            "liars": [one.as_json() for one in self.liars],
            "survivors": [one.name for one in self.survivors],
            "statements": {"shown": list(self.statements), "unbroken": list(self.unbroken)},
            "scenarios": {"all": list(self.scenarios), "idle": list(self.idle)},
        }


@dataclass(frozen=True, slots=True)
class _Suite:
    """The vectors of each ruleset, and the cases by which a leak is looked for."""

    vectors: Mapping[str, tuple[Vector, ...]]
    secrets: Mapping[str, tuple[Vector, ...]]


def matrix(rulesets: Sequence[Ruleset], *, jobs: int = 1, progress: Progress | None = None) -> Matrix:
    """Judge every liar of the zoo by the rulesets whose statements it breaks, in as many processes as `jobs` says."""
    suite = _suite(rulesets)
    names = {ruleset.name for ruleset in rulesets}
    liars = [liar for liar in ZOO.values() if any(_ruleset(statement) in names for statement in liar.breaks)]
    caught: list[Caught] = []
    for one in _judge_all(liars, suite, jobs):
        caught.append(one)
        if progress is not None:
            progress(len(caught), len(liars))
    in_force = [vector.scenario for found in suite.vectors.values() for vector in found if vector.is_in_force]
    statements = dict.fromkeys(id for scenario in in_force for id in scenario.statements)
    scenarios = [vector.scenario.id for found in suite.vectors.values() for vector in found]
    return Matrix(tuple(caught), tuple(statements), tuple(scenarios))


def _suite(rulesets: Iterable[Ruleset]) -> _Suite:
    found = {ruleset.name: vectors(ruleset) for ruleset in rulesets}
    return _Suite(found, {name: secret_cases(suite) for name, suite in found.items()})


def _judge_all(liars: Sequence[Liar], suite: _Suite, jobs: int) -> Iterator[Caught]:
    global _SHARED
    _SHARED = suite
    if jobs == 1 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(_judge, (liar.name for liar in liars))
        return
    # A forked process has what was recorded and played already.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("fork")) as pool:
        yield from pool.map(_judge, [liar.name for liar in liars], chunksize=4)


_SHARED = _Suite({}, {})


def _judge(name: str) -> Caught:
    return judge(ZOO[name], _SHARED.vectors, _SHARED.secrets)


def judge(
    liar: Liar, suite: Mapping[str, Sequence[Vector]], secrets: Mapping[str, Sequence[Vector]] | None = None
) -> Caught:
    """Judge one liar by the rulesets whose statements it breaks."""
    by_statement: dict[str, tuple[str, ...]] = {}
    scenarios: list[str] = []
    strayed: list[str] = []
    errors: list[str] = []
    engine = liar()
    for name, found in suite.items():
        own = [statement for statement in liar.breaks if _ruleset(statement) == name]
        if not own:
            continue
        also = {statement.rpartition(".")[2] for statement in own if ".standing." in statement} - {
            *AT_EACH_CASE,
            "secrecy",
        }
        bites = bite(engine, found, secrets=(secrets or {}).get(name, ()), also=also)
        by_statement |= {statement: bites.scenarios_of(statement) for statement in own}
        scenarios += [*(one.id for one in bites.failed), *bites.others]
        strayed += bites.strayed
        errors += bites.errors
    return Caught(liar.name, liar.says, by_statement, tuple(scenarios), tuple(strayed), tuple(errors))


def _ruleset(statement: str) -> str:
    return statement.partition(".")[0]
