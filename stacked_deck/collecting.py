"""The plugin that does the work: registered once a feature of ours is collected, or one of our options is given."""

import json
from collections.abc import Generator, Iterable
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, refuse_strays, ruleset_names
from stacked_deck.steps.again import play_again, with_marks
from stacked_deck.steps.census import census, miscounted
from stacked_deck.steps.collect import Mark, Part, Told, collect, told_json, told_of
from stacked_deck.steps.feature import read_feature
from stacked_deck.steps.leftovers import leftovers
from stacked_deck.steps.tags import read_tags

from .judging import BENCH, TOLD, Bench, find_ruleset, scenario_id
from .plain import plain
from .plugin import INI
from .summary import suite, summary

NAME = "stacked-deck-session"


def start(config: pytest.Config) -> "Session":
    """Read our options and register the plugin; raises pytest.UsageError, in one line, for what cannot be."""
    if not config.pluginmanager.hasplugin("pytest-bdd") and not config.pluginmanager.hasplugin("pytest_bdd.plugin"):
        raise pytest.UsageError("stacked-deck: its features need the plugin pytest-bdd, which is switched off here")
    try:
        if BENCH not in config.stash:
            config.stash[BENCH] = _bench(config)
        session = Session(config.stash[BENCH], config)
    except (Wrong, EngineError) as error:
        raise pytest.UsageError(f"stacked-deck: {plain(str(error))}") from error
    config.pluginmanager.register(session, NAME)
    return session


def _bench(config: pytest.Config) -> Bench:
    named = config.getoption("stacked_deck_ruleset") or [*ruleset_names(), *map(str, config.getini(INI))]
    rulesets = tuple(find_ruleset(name) for name in named)
    readings = {}
    for words in config.getoption("stacked_deck_reading"):
        id, equals, option = words.partition("=")
        if not equals:
            raise Wrong(f"--stacked-deck-reading: {words!r} is not allowed; allowed is ID=OPTION")
        readings[id] = option
    refuse_strays(readings, rulesets)
    bench = Bench(config.getoption("stacked_deck_engine") or "reference", readings, rulesets)
    for ruleset in rulesets:
        bench.chosen(ruleset)  # opens the engine, and refuses an unknown reading or option
    return bench


class FeatureFile(pytest.Module):
    """A feature file as a module of tests, one for each scenario."""

    def _getobj(self) -> ModuleType:
        from . import bdd

        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        bdd.bind(self.path, module)
        return module

    def funcnamefilter(self, name: str) -> bool:
        """Take our tests, whatever names the project wants for its own."""
        return name.startswith("test_")

    def classnamefilter(self, name: str) -> bool:
        """Take no class: there is none."""
        return False


class Session:
    """One pytest run on one engine: what was collected, carried out and reported, and what is wrong with the suite."""

    def __init__(self, bench: Bench, config: pytest.Config | None) -> None:
        self.bench, self.config = bench, config
        self.is_worker = hasattr(config, "workerinput")
        self.collected: dict[str, None] = {}
        self.carried_out: list[str] = []
        self.told: list[Told] = []
        self.faults: dict[str, None] = {}
        self.marks: dict[str, tuple[Mark, ...]] = {}  # of cases that were played a second time
        self._are_steps_known = False
        self._counted: set[str] = set()

    # --- collecting

    def collect(self, file: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Make the collector of a feature file; None where its ruleset is not one of this run."""
        ruleset = self.bench.ruleset_of(file.resolve())
        if ruleset is None:
            return None
        if not self._are_steps_known:
            from . import bdd

            self.config.pluginmanager.register(bdd, "stacked-deck-steps")
            self._are_steps_known = True
        self._register_tags(ruleset.name, file)
        found = FeatureFile.from_parent(parent, path=file)
        found.add_marker(ruleset.name)
        return found

    def _register_tags(self, ruleset: str, file: Path) -> None:
        try:
            tags = {tag for outline in read_feature(file.resolve()) for one in outline.each() for tag in one.tags}
        except Wrong as error:
            raise pytest.Collector.CollectError(str(error)) from error
        for tag in sorted({ruleset, *tags}):
            self.config.addinivalue_line("markers", f"{tag}: a tag of the features of {ruleset}")

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        """See that every scenario of a feature file became a test."""
        report = yield
        if isinstance(collector, FeatureFile) and report.passed:
            ruleset = self.bench.ruleset_of(collector.path.resolve())
            made = [scenario_id(item) for item in report.result if isinstance(item, pytest.Item)]
            written = [
                id
                for outline in read_feature(collector.path.resolve())
                for one in outline.each()
                for id in read_tags(one, ruleset.ledger).ids
            ]
            for id in sorted({*made, *written}):
                if made.count(id) != written.count(id):
                    self.faults[f"{id} is written {written.count(id)} times and collected {made.count(id)} times"] = (
                        None
                    )
        return report

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what the readings in force do not judge."""
        kept, left_out = [], []
        for item in items:
            (kept if self._is_in_force(item) else left_out).append(item)
        items[:] = kept
        if left_out:
            self.config.hook.pytest_deselected(items=left_out)

    def _is_in_force(self, item: pytest.Item) -> bool:
        if not isinstance(item.parent, FeatureFile):
            return True
        file = item.path.resolve()
        scenario, ruleset = self.bench.find(file, scenario_id(item)), self.bench.ruleset_of(file)
        return scenario is None or ruleset is None or scenario.is_in_force(self.bench.chosen(ruleset))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note what is to be carried out."""
        ours = (item for item in session.items if isinstance(item.parent, FeatureFile))
        self.collected.update(dict.fromkeys(scenario_id(item) for item in ours))

    # --- running

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest) -> None:
        """Note what pytest-bdd carried out."""
        if isinstance(request.node.parent, FeatureFile):
            self.carried_out.append(scenario_id(request.node))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
        """Put what came of a scenario on its report, which also comes back from another process."""
        report = yield
        if call.when == "call" and TOLD in item.stash:
            report.stacked_deck = json.dumps(told_json(item.stash[TOLD]))
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Keep what came of a scenario."""
        if hasattr(report, "stacked_deck"):
            self.told.append(told_of(json.loads(report.stacked_deck)))

    # --- the end

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Play some cases again, count, and hand over what another process keeps, or write what was asked for."""
        self.marks.update(play_again(self.bench.again, self.bench.engine) if self.bench.again else {})
        if self.is_worker:
            self.config.workeroutput["stacked_deck"] = json.dumps(self._handed_over())  # type: ignore[attr-defined]
        else:
            if not (session.shouldstop or session.shouldfail):
                self.faults.update(dict.fromkeys(self.miscounted()))
            self.add_census(
                [one for one in self.bench.rulesets if one.name in {row.result.ruleset for row in self.told}]
            )
            if self.faults and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
            if file := self.config.getoption("stacked_deck_json"):
                Path(file).write_text(json.dumps(self.results().as_json(), indent=1) + "\n", encoding="ascii")
        self.bench.close()

    def _handed_over(self) -> dict[str, Any]:
        marks = {id: [asdict(one) for one in found] for id, found in self.marks.items()}
        return {
            "collected": list(self.collected),
            "carried_out": self.carried_out,
            "faults": list(self.faults),
            "marks": marks,
        }

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what another process kept."""
        found = json.loads(getattr(node, "workeroutput", {}).get("stacked_deck", "{}"))
        self.collected.update(dict.fromkeys(found.get("collected", ())))
        self.carried_out += found.get("carried_out", ())
        self.faults.update(dict.fromkeys(found.get("faults", ())))
        for id, marks in found.get("marks", {}).items():
            self.marks[id] = tuple(Mark(**one) for one in marks)

    def miscounted(self) -> list[str]:
        """Give each scenario that was not collected, carried out and reported once."""
        reported = [one.result.id for one in self.told]
        return miscounted(self.collected, carried_out=self.carried_out, reported=reported)

    def add_census(self, rulesets: Iterable[Ruleset]) -> None:
        """Add what is wrong with the scenarios of some rulesets, once."""
        for ruleset in rulesets:
            if ruleset.name not in self._counted:
                self._counted.add(ruleset.name)
                recording = self.bench.recording(ruleset)
                self.faults.update(dict.fromkeys([*census(ruleset, recording), *leftovers(recording.scenarios)]))

    def results(self) -> Results:
        """Give the results of the run so far."""
        parts = [
            Part(ruleset, self.bench.chosen(ruleset), tuple(self.bench.scenarios(ruleset)))
            for ruleset in self.bench.rulesets
        ]
        told = with_marks(self.told, self.marks)
        faults = tuple(self.faults)
        return collect(parts, told, suite=suite(), about=self.bench.engine.about, faults=faults)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many statements pass, and what is wrong with the suite."""
        if self.is_worker or not (self.told or self.faults):
            return
        terminalreporter.section("stacked deck")
        for line in summary(self.results()):
            terminalreporter.write_line(line)
