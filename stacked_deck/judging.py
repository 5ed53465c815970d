"""What one process needs to judge scenarios: the engine, opened once, the readings in force, and all recordings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import pytest

from stacked_deck.adapters.about import About
from stacked_deck.adapters.check import Check
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.engines import open_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose
from stacked_deck.steps.again import is_played_again
from stacked_deck.steps.collect import Told
from stacked_deck.steps.recorder import Recording, record_all
from stacked_deck.steps.run import Outcome, play_scenario, tell
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table
from stacked_deck.steps.tags import ID_COLUMN, is_id

from .failure import failure


@dataclass
class Bench:
    """The rulesets by the folder of their features, and the engine that is judged by them."""

    spec: str = "reference"
    readings: Mapping[str, str] = field(default_factory=dict)  # as given
    rulesets: tuple[Ruleset, ...] = ()
    recordings: dict[str, Recording] = field(default_factory=dict)
    opened: Engine | None = None
    again: list[tuple[Scenario, Outcome]] = field(default_factory=list)  # to be played a second time at the end

    @property
    def engine(self) -> Engine:
        """The engine, opened when it is first asked for; raises Wrong or EngineError where it cannot be."""
        if self.opened is None:
            self.opened = open_engine(self.spec)
        return self.opened

    @cached_property
    def about(self) -> About:
        """What the engine says of itself."""
        return self.engine.about

    def close(self) -> None:
        """Let go of the engine."""
        if self.opened is not None:
            self.opened.close()
            self.opened = None

    def ruleset_of(self, file: Path) -> Ruleset | None:
        """Find the ruleset whose features a file is one of."""
        return self._by_folder.get(next((folder for folder in file.parents if folder in self._by_folder), file))

    def chosen(self, ruleset: Ruleset) -> dict[str, str]:
        """Give the option in force of each reading: as given, else as the engine declares, else the default."""
        return choose(ruleset, self.readings, self.about.readings)

    def recording(self, ruleset: Ruleset) -> Recording:
        """Give all scenarios of a ruleset, recorded once."""
        if ruleset.name not in self.recordings:
            self.recordings[ruleset.name] = record_all(ruleset, self.chosen(ruleset))
        return self.recordings[ruleset.name]

    def scenarios(self, ruleset: Ruleset) -> Iterator[Scenario]:
        """Give the scenarios of a ruleset that are judged under the readings in force."""
        chosen = self.chosen(ruleset)
        return (scenario for scenario in self.recording(ruleset).scenarios if scenario.is_in_force(chosen))

    def find(self, file: Path, id: str) -> Scenario | None:
        """Find a scenario by its feature file and id; None where it could not be recorded."""
        ruleset = self.ruleset_of(file)
        if ruleset is None:
            return None
        number = self._numbers(ruleset).get(id)
        return None if number is None else self.recording(ruleset).scenarios[number]

    def judge(self, scenario: Scenario, ruleset: Ruleset) -> tuple[Outcome, Told]:
        """Play a scenario and run the standing checks on its case; one in a hundred is kept to be played again."""
        outcome = play_scenario(scenario, self.engine)
        if scenario.id in self._chosen_again(ruleset) and outcome.played is not None:
            self.again.append((scenario, outcome))
        return outcome, tell(scenario, outcome, self.engine)

    def _numbers(self, ruleset: Ruleset) -> dict[str, int]:
        """Number the scenarios of a ruleset by their ids, as they stand in the recording."""
        if ruleset.name not in self._known:
            scenarios = self.recording(ruleset).scenarios
            self._known[ruleset.name] = {scenario.id: number for number, scenario in enumerate(scenarios)}
        return self._known[ruleset.name]

    def _chosen_again(self, ruleset: Ruleset) -> frozenset[str]:
        """Choose, of the scenarios that are judged, those to be played again."""
        if ruleset.name not in self._chosen:
            numbered = enumerate(self.scenarios(ruleset))
            self._chosen[ruleset.name] = frozenset(one.id for number, one in numbered if is_played_again(number))
        return self._chosen[ruleset.name]

    @cached_property
    def _chosen(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _known(self) -> dict[str, dict[str, int]]:
        return {}

    @cached_property
    def _by_folder(self) -> dict[Path, Ruleset]:
        return {ruleset.features.resolve(): ruleset for ruleset in self.rulesets if ruleset.features is not None}


BENCH = pytest.StashKey[Bench]()
TOLD = pytest.StashKey[Told]()


@dataclass
class Performance:
    """A scenario that was played on the engine, told once more to a table step by step, so that the step that fails is
    the one that says so.
    """

    scenario: Scenario
    outcome: Outcome
    spec: str

    @cached_property
    def table(self) -> Table:
        """The table that pytest-bdd's steps act on."""
        return Table(self.scenario.case.rules, self._hear)

    def _hear(self, number: int, check: Check) -> None:
        """Judge a check at once: where it is the one that decides the scenario, stop here."""
        __tracebackhide__ = True
        found = self.outcome.findings[number : number + 1]
        if found and found[0] == self.outcome.finding and found[0].verdict != "pass":
            self._fail()

    def conclude(self) -> None:
        """Fail where the scenario as a whole did not pass; raises RuntimeError where pytest-bdd told another."""
        __tracebackhide__ = True
        if self.outcome.result.verdict != "pass":
            self._fail()
        if self.table.case()[0] != self.scenario.case or self.table.checks != self.scenario.checks:
            raise RuntimeError(f"{self.scenario.id}: what pytest-bdd told is not what was recorded")

    def _fail(self) -> None:
        __tracebackhide__ = True
        pytest.fail(failure(self.outcome.result, engine=self.spec), pytrace=False)


def scenario_id(item: pytest.Item) -> str:
    """Give the permanent id of a test's scenario, or of its row, from what pytest-bdd made the test of."""
    callspec = getattr(item, "callspec", None)
    row = callspec.params.get("_pytest_bdd_example", {}) if callspec else {}
    return row.get(ID_COLUMN) or next((mark.name for mark in item.iter_markers() if is_id(mark.name)), item.name)


def judge_item(request: pytest.FixtureRequest) -> Performance:
    """Play the scenario of a test on the engine."""
    bench, item = request.config.stash[BENCH], request.node
    file, id = item.path.resolve(), scenario_id(item)
    scenario, ruleset = bench.find(file, id), bench.ruleset_of(file)
    if scenario is None or ruleset is None:
        faults = [] if ruleset is None else bench.recording(ruleset).faults
        pytest.fail("\n".join([f"{id} could not be recorded", *faults]), pytrace=False)
    try:
        outcome, item.stash[TOLD] = bench.judge(scenario, ruleset)
    except Wrong as error:  # cards that cannot be laid, a check that leads nowhere: the scenario's own fault
        pytest.fail(f"{id} cannot be judged: {error}", pytrace=False)
    return Performance(scenario, outcome, bench.spec)
