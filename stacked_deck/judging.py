"""Judging one scenario inside a test of pytest's: played as a whole, then told step by step."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import pytest

from stacked_deck.adapters.check import Check
from stacked_deck.engine.validation import Wrong
from stacked_deck.steps.collect import Told
from stacked_deck.steps.run import Outcome
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table
from stacked_deck.steps.tags import ID_COLUMN, is_id

from .bench import Bench
from .failure import failure

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
    id = row_of(item).get(ID_COLUMN)
    return id or next((mark.name for mark in item.iter_markers() if is_id(mark.name)), item.name)


def row_of(item: pytest.Item) -> Mapping[str, str]:
    """Give the row of an outline that a test is of; an empty one where it is of none."""
    callspec = getattr(item, "callspec", None)
    row: Mapping[str, str] = callspec.params.get("_pytest_bdd_example", {}) if callspec else {}
    return row


def judge_item(request: pytest.FixtureRequest) -> Performance:
    """Play the scenario of a test on the engine."""
    bench, item = request.config.stash[BENCH], request.node
    file, id = item.path.resolve(), scenario_id(item)
    found = bench.find(file, id)
    if found is None:
        faults = dict.fromkeys(fault for one in bench.rulesets_of(file) for fault in bench.recording(one).faults)
        pytest.fail("\n".join([f"{id} could not be recorded", *faults]), pytrace=False)
    scenario, ruleset = found
    try:
        outcome, item.stash[TOLD] = bench.judge(scenario, ruleset)
    except Wrong as error:  # cards that cannot be laid, a check that leads nowhere: the scenario's own fault
        pytest.fail(f"{id} cannot be judged: {error}", pytrace=False)
    return Performance(scenario, outcome, bench.spec)
