"""Every liar of the zoo is judged by pytest as it is judged by vectors: the same result of each scenario.

Run as `python scripts/both_ways.py [--each N | --all]`; exit status 1 where a result differs. With `--each`, a liar is
judged by so many scenarios of the statements that it breaks. With `--all`, by every scenario that neither the reference
nor a liar before it answers just so, for a verdict follows from what an engine says of itself and answers. Pytest
starts once, and carries each of its tests out for every engine that is to be judged by it.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from importlib.resources import files
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.reference import Reference, reference_engine
from stacked_deck.adapters.trace import Trace
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import Ruleset, load_ruleset, ruleset_names
from stacked_deck.steps.collect import Told
from stacked_deck.steps.posing import is_posed
from stacked_deck.steps.run import Outcome, play_scenario, play_scenarios
from stacked_deck.steps.scenario import Scenario

from stacked_deck.bench import Bench
from stacked_deck.judging import BENCH, scenario_id

REFERENCE = "reference"
Pair = tuple[str, str]  # an engine's name, and the id of a scenario


@dataclass(frozen=True)
class Kept:
    """What is kept of a result, of which there are many thousands: enough to tell two apart, and to show one."""

    verdict: str
    where: str
    seen: str
    whole: bytes  # a digest of it, its case and transcript included


class Bare(Bench):
    """A bench without the standing checks, which vectors leave out too."""

    def judge(self, scenario: Scenario, ruleset: Ruleset) -> tuple[Outcome, Told]:
        """Play a scenario and judge it."""
        outcome = play_scenario(scenario, self.engine)
        return outcome, Told(outcome.result)


def main() -> int:
    """Judge all both ways and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=1, metavar="N", help="scenarios of each liar at most")
    parser.add_argument("--all", action="store_true", help="all that a liar answers as none before it")
    given = parser.parse_args()
    rulesets = tuple(load_ruleset(name) for name in ruleset_names())
    bench = Bare(REFERENCE, {}, rulesets)
    scenarios = [one for ruleset in rulesets for one in bench.scenarios(ruleset)]
    engines: dict[str, Engine] = {REFERENCE: reference_engine(), **{name: liar() for name, liar in ZOO.items()}}
    chosen = _others(scenarios, engines) if given.all else _broken(scenarios, engines, each=given.each)
    print(f"{sum(map(len, chosen.values()))} results to compare", file=sys.stderr, flush=True)
    by_vectors = _by_vectors(chosen, engines)
    chorus = Chorus(bench, chosen, engines)
    arguments = ["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:warnings", "--import-mode=importlib"]
    pytest.main([*arguments, "-c", "/dev/null", str(files("stacked_deck.features"))], plugins=[chorus])
    wrong = [pair for pair, told in by_vectors.items() if chorus.told.get(pair) != told]
    for name, id in wrong[:20]:
        one, other = _in_short(by_vectors[name, id]), _in_short(chorus.told.get((name, id)))
        print(f"{name} {id}: {one} by vectors, {other} by pytest")
    missed = sum(told.verdict != "pass" for told in by_vectors.values())
    print(f"{len(engines) - 1} liars, {len(by_vectors)} results ({missed} no pass): {len(wrong)} differ")
    return 1 if wrong or not missed or {name for name, _ in by_vectors} != set(engines) else 0


def _in_short(told: Kept | None) -> str:
    return "nothing" if told is None else f"{told.verdict} ({told.where}: {told.seen})"


def _kept(result: Mapping[str, Any]) -> Kept:
    whole = hashlib.sha256(json.dumps(result, sort_keys=True).encode()).digest()
    return Kept(result["verdict"], result["where"], result["seen"], whole)


def _broken(scenarios: list[Scenario], engines: Mapping[str, Engine], *, each: int) -> dict[str, list[Scenario]]:
    """Choose for each liar scenarios of the statements that it breaks, and for those that break none any."""
    found = {REFERENCE: scenarios[:each]}
    for name in engines:
        if name != REFERENCE:
            breaks = set(ZOO[name].breaks)
            found[name] = ([one for one in scenarios if breaks & set(one.shows)] or scenarios)[:each]
    return found


def _others(scenarios: list[Scenario], engines: Mapping[str, Engine]) -> dict[str, list[Scenario]]:
    """Choose for each liar the scenarios that neither the reference nor a liar before it answers just so.

    What its players choose is asked of every liar that does not leave this to the reference's own.
    """
    about = engines[REFERENCE].about
    cases = [fit(one.case, about.dealing, about.customs).case for one in scenarios]
    found: dict[str, list[Scenario]] = {}
    seen: set[bytes] = set()
    for name, engine in engines.items():
        said = {**engine.about.as_json(), "name": "", "version": ""}
        found[name] = []
        for scenario, answer in zip(scenarios, _answers(engine, cases), strict=True):
            chooser = repr(_chooser(engine)) if is_posed(scenario.checks) else ""
            text = json.dumps([scenario.ruleset, scenario.id, said, chooser, "" if chooser else answer], sort_keys=True)
            mark = hashlib.sha256(text.encode()).digest()
            if mark not in seen or name == REFERENCE or scenario is scenarios[0]:
                seen.add(mark)
                found[name].append(scenario)
    return found


def _chooser(engine: Engine) -> object:
    """Give what chooses for an engine's players: where that is the reference's own, the same for all."""
    return (engine.player, engine.solve) if type(engine) is Reference else engine


def _answers(engine: Engine, cases: list[Any]) -> list[str]:
    return [one.line() if isinstance(one, Trace) else f"no answer: {one.reason}" for one in engine.play_all(cases)]


def _by_vectors(chosen: Mapping[str, list[Scenario]], engines: Mapping[str, Engine]) -> dict[Pair, Kept]:
    found: dict[Pair, Kept] = {}
    for name, scenarios in chosen.items():
        for scenario, outcome in play_scenarios(scenarios, engines[name]):
            if isinstance(outcome, EngineError | ValueError):
                raise SystemExit(f"{scenario.id} cannot be judged: {outcome}")
            found[name, scenario.id] = _kept(asdict(outcome.result))
    return found


class Chorus:
    """A plugin that carries each test out for several engines, and keeps what came of it."""

    def __init__(self, bench: Bench, chosen: Mapping[str, list[Scenario]], engines: Mapping[str, Engine]) -> None:
        self.bench, self.engines = bench, engines
        self.told: dict[Pair, Kept] = {}
        self._of: dict[str, list[str]] = {}
        for name, scenarios in chosen.items():
            for scenario in scenarios:
                self._of.setdefault(scenario.id, []).append(name)

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Lend the bench, at which the engine is changed from test to test."""
        config.stash[BENCH] = self.bench

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what no engine is judged by here."""
        items[:] = [item for item in items if scenario_id(item) in self._of]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Carry a test out for each engine that is judged by it."""
        names = self._of.get(scenario_id(item), [])
        for name in names:
            self.bench.opened = self.engines[name]
            self.bench.__dict__["about"] = self.engines[name].about
            # Until the last engine, what comes next is the item's file, so that its own fixtures are made anew.
            then: Any = nextitem if name == names[-1] else item.parent
            for report in runtestprotocol(item, log=False, nextitem=then):
                if hasattr(report, "stacked_deck"):
                    told = _kept(json.loads(report.stacked_deck)["result"])
                    if (told.verdict == "pass") is not report.passed:
                        told = replace(told, verdict=f"{told.verdict}, and the test {report.outcome}")
                    self.told[name, scenario_id(item)] = told
        return True


if __name__ == "__main__":
    sys.exit(main())
