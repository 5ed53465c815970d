"""The plugin that does the work: registered once a feature of ours is collected, or one of our options is given."""

import json
from collections.abc import Generator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stacked_deck.adapters.engine import EngineError
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, ruleset_names
from stacked_deck.steps.collect import told_json, told_of
from stacked_deck.steps.feature import read_feature
from stacked_deck.steps.tags import RULESET_COLUMN, ids_of, tags_of_row

from .arguments import find_ruleset, read_readings
from .bench import Bench
from .judging import BENCH, TOLD, row_of, scenario_id
from .plain import plain
from .plugin import INI, READING, SESSION
from .summary import summary
from .tally import Tally


def start(config: pytest.Config) -> "Session":
    """Read our options and register the plugin; raises pytest.UsageError, in one line, for what cannot be."""
    if not config.pluginmanager.hasplugin("pytest-bdd") and not config.pluginmanager.hasplugin("pytest_bdd.plugin"):
        raise pytest.UsageError("stacked-deck: its features need the plugin pytest-bdd, which is switched off here")
    try:
        if BENCH not in config.stash:
            config.stash[BENCH] = _bench(config)
    except Wrong as error:
        raise pytest.UsageError(f"stacked-deck: {plain(str(error))}") from error
    except EngineError as error:
        raise pytest.UsageError(f"stacked-deck: the engine does not come up: {plain(error.told)}") from error
    session = Session(config.stash[BENCH], config)
    config.pluginmanager.register(session, SESSION)
    return session


def _bench(config: pytest.Config) -> Bench:
    named = config.getoption("stacked_deck_ruleset") or [*ruleset_names(), *map(str, config.getini(INI))]
    rulesets = tuple(find_ruleset(name) for name in named)
    readings = read_readings(config.getoption("stacked_deck_reading"), rulesets, option=READING)
    bench = Bench(config.getoption("stacked_deck_engine") or "reference", readings, rulesets)
    for ruleset in rulesets:
        bench.chosen(ruleset)  # opens the engine, and refuses a reading that it declares and that is unknown
    return bench


class FeatureFile(pytest.Module):
    """A feature file as a module of tests, one for each scenario."""

    def _getobj(self) -> ModuleType:
        from . import bdd

        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        bdd.bind(self.path.resolve(), module)
        return module

    def funcnamefilter(self, name: str) -> bool:
        """Take our tests, whatever names the project wants for its own."""
        return name.startswith("test_")

    def classnamefilter(self, name: str) -> bool:
        """Take no class: there is none."""
        return False


class Session:
    """One pytest run on one engine."""

    def __init__(self, bench: Bench, config: pytest.Config) -> None:
        self.bench, self.config = bench, config
        self.tally = Tally(bench)
        self.is_worker = hasattr(config, "workerinput")
        self._are_steps_known = False

    # --- collecting

    def collect(self, file: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Make the collector of a feature file; None where its ruleset is not one of this run."""
        rulesets = self.bench.rulesets_of(file.resolve())
        if not rulesets:
            return None
        if not self._are_steps_known:
            from . import bdd

            self.config.pluginmanager.register(bdd, "stacked-deck-steps")
            self._are_steps_known = True
        found: FeatureFile = FeatureFile.from_parent(parent, path=file)
        self._register_tags({one.name for one in rulesets}, file.resolve())
        if not _is_shared(file.resolve(), rulesets):
            found.add_marker(rulesets[0].name)
        return found

    def _register_tags(self, rulesets: set[str], file: Path) -> None:
        try:
            each = [one for outline in read_feature(file) for one in outline.each()]
        except Wrong as error:
            raise pytest.Collector.CollectError(str(error)) from error
        for tag in sorted({*rulesets, *(tag for one in each for tag in (*one.tags, *tags_of_row(one.row or {})))}):
            self.config.addinivalue_line("markers", f"{tag}: a tag of the features of {', '.join(sorted(rulesets))}")

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        """See that every scenario of a feature file became a test."""
        report = yield
        if isinstance(collector, FeatureFile) and report.passed:
            items = [item for item in report.result if isinstance(item, pytest.Item)]
            for item in items:
                for tag in tags_of_row(row_of(item)):
                    item.add_marker(tag)
            made = [scenario_id(item) for item in items]
            written = _ids_in(collector.path.resolve())
            for id in sorted({*made, *written}):
                if made.count(id) != written.count(id):
                    times = f"written {written.count(id)} times and collected {made.count(id)} times"
                    self.tally.add_faults([f"{id} is {times}"])
        return report

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what the readings in force do not judge, and of contrasts the rows of rulesets not in this run."""
        left_out = [item for item in items if not self._is_in_force(item)]
        if left_out:
            items[:] = [item for item in items if item not in left_out]
            self.config.hook.pytest_deselected(items=left_out)

    def _is_in_force(self, item: pytest.Item) -> bool:
        if not isinstance(item.parent, FeatureFile):
            return True
        file = item.path.resolve()
        found, rulesets = self.bench.find(file, scenario_id(item)), self.bench.rulesets_of(file)
        if found is None:
            named = row_of(item).get(RULESET_COLUMN)
            return not _is_shared(file, rulesets) or named in {ruleset.name for ruleset in rulesets}
        scenario, ruleset = found
        return scenario.is_in_force(self.bench.chosen(ruleset))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note what is to be carried out."""
        ours = (item for item in session.items if isinstance(item.parent, FeatureFile))
        self.tally.collected.update(dict.fromkeys(scenario_id(item) for item in ours))

    # --- running

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest) -> None:
        """Note what pytest-bdd carried out."""
        if isinstance(request.node.parent, FeatureFile):
            self.tally.carried_out.append(scenario_id(request.node))

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
            self.tally.told.append(told_of(json.loads(report.stacked_deck)))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what another process counted."""
        self.tally.take_over(json.loads(getattr(node, "workeroutput", {}).get("stacked_deck", "{}")))

    # --- the end

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Play some cases again, count, and hand over what another process waits for, or write what was asked for."""
        self.tally.play_again()
        if self.is_worker:
            output: dict[str, str] = self.config.workeroutput  # type: ignore[attr-defined]
            output["stacked_deck"] = json.dumps(self.tally.handed_over())
            return
        if not (session.shouldstop or session.shouldfail):
            self.tally.add_miscounted()
        judged = {one.result.ruleset for one in self.tally.told}
        self.tally.add_census(one for one in self.bench.rulesets if one.name in judged)
        if self.tally.faults and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if file := self.config.getoption("stacked_deck_json"):
            text = json.dumps(self.tally.results().as_json(), indent=1)
            Path(file).write_text(f"{text}\n", encoding="ascii")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many statements pass, and what is wrong with the suite."""
        if self.tally.told or self.tally.faults:
            terminalreporter.section("stacked deck")
            for line in summary(self.tally.results()):
                terminalreporter.write_line(line)

    def pytest_unconfigure(self) -> None:
        """Close the engine."""
        self.bench.close()


def _ids_in(file: Path) -> list[str]:
    return [id for outline in read_feature(file) for one in outline.each() for id in ids_of(one)]


def _is_shared(file: Path, rulesets: Sequence[Ruleset]) -> bool:
    """Tell whether a feature file holds contrasts, whose rows are of several rulesets."""
    return any(one.contrasts is not None and one.contrasts.resolve() in file.parents for one in rulesets)
