"""What one process needs to judge: the engine is opened once, and a step that fails is where the scenario stops."""

from collections.abc import Callable
from typing import Any

import pytest
from stacked_deck.adapters.engines import open_engine
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.feature import read_feature
from stacked_deck.steps.recorder import tell
from stacked_deck.steps.table import Table

from stacked_deck import bench as bench_module
from stacked_deck.bench import Bench
from stacked_deck.judging import Performance


@pytest.fixture
def house(make_house: Callable[[dict[str, str]], Ruleset], scenario: Callable[..., str]) -> Ruleset:
    """A house with one scenario that expects three things, the second of which is wrong."""
    text = scenario("@HSE-001 @house.win", "It wins", "box 1 totals 19", "box 1 wins 12", "box 1 totals 18")
    return make_house({"totals": f"Feature: Totals\n{text}"})


def performed(house: Ruleset, engine: str = "reference") -> Performance:
    """Play the house's one scenario."""
    bench = Bench(engine, {}, (house,))
    [scenario] = bench.scenarios(house)
    outcome, _ = bench.judge(scenario, house)
    return Performance(scenario, outcome, engine)


def told(house: Ruleset, table: Table) -> int:
    """Tell the house's one scenario to a table, and give how many steps came through."""
    assert house.features is not None
    [written] = read_feature(house.features / "totals.feature")
    done = 0
    try:
        for _ in tell(written, table):
            done += 1
    except pytest.fail.Exception:
        return done
    return done


def test_a_scenario_stops_at_the_step_that_decides_it(house: Ruleset) -> None:
    performance = performed(house)
    assert performance.outcome.result.verdict == "fail"
    assert told(house, performance.table) == 4  # two Givens, a When, the first Then
    with pytest.raises(pytest.fail.Exception, match="expected a net of 12"):
        performance.conclude()


def test_what_was_told_must_be_what_was_recorded(make_house: Any, good: str) -> None:
    house = make_house({"totals": good})
    bench = Bench("reference", {}, (house,))
    scenario = next(bench.scenarios(house))
    performance = Performance(scenario, bench.judge(scenario, house)[0], "reference")
    with pytest.raises(RuntimeError, match="HSE-001: what pytest-bdd told is not what was recorded"):
        performance.conclude()


def test_the_engine_is_opened_once_and_closed(house: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def opening(spec: str) -> Any:
        opened.append(spec)
        return open_engine(spec)

    monkeypatch.setattr(bench_module, "open_engine", opening)
    bench = Bench("reference", {}, (house,))
    for scenario in bench.scenarios(house):
        bench.judge(scenario, house)
    assert bench.about.name == "reference"
    assert opened == ["reference"]
    bench.close()
    assert bench.opened is None


def test_the_first_case_is_kept_to_be_played_again(house: Ruleset) -> None:
    bench = Bench("reference", {}, (house,))
    for scenario in bench.scenarios(house):
        bench.judge(scenario, house)
    assert [scenario.id for scenario, _ in bench.again] == ["HSE-001"]
