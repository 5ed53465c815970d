"""The kinds of fault that exploring published engines found: each is shown by a scenario of every ruleset that can."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engines import open_engine
from stacked_deck.adapters.published import PUBLISHED, is_installed
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.fixtures.yamlfile import read_yaml
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import run_scenario
from stacked_deck.steps.scenario import Scenario

KINDS: list[Mapping[str, Any]] = read_yaml(Path(__file__).parent.parent / "fixtures" / "kinds.yaml")["kinds"]
ENGINES = sorted({name for kind in KINDS for name in kind["engines"]})


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    """All scenarios by their ids, each under its own readings."""
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    return {one.id: one for ruleset in rulesets for one in record(ruleset, choose(ruleset, {}, {}))}


def shown_by(kind: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Give the scenarios of a kind, each with its ruleset."""
    for ruleset, ids in kind["scenarios"].items():
        for id in ids:
            yield ruleset, id


def test_every_scenario_of_a_kind_is_there(scenarios: dict[str, Scenario]) -> None:
    named = [(ruleset, id) for kind in KINDS for ruleset, id in shown_by(kind)]
    assert [(ruleset, id) for ruleset, id in named if id not in scenarios or scenarios[id].ruleset != ruleset] == []


def test_a_kind_has_scenarios_in_every_ruleset_or_a_reason_why_not() -> None:
    for kind in KINDS:
        reasons = kind.get("not", {})
        assert sorted([*kind["scenarios"], *reasons]) == sorted(ruleset_names()), kind["kind"]
        assert all(kind["scenarios"].values()), kind["kind"]
        assert all(len(why) > 10 for why in reasons.values()), kind["kind"]


def test_a_kind_was_seen_in_a_published_engine() -> None:
    assert len({kind["kind"] for kind in KINDS}) == len(KINDS)
    assert [kind["kind"] for kind in KINDS if not kind["engines"] or not {*kind["engines"]} <= {*PUBLISHED}] == []


@pytest.mark.parametrize("name", ENGINES)
def test_an_engine_fails_a_scenario_of_every_kind_that_was_seen_in_it(
    name: str, scenarios: dict[str, Scenario]
) -> None:
    if not is_installed(name):
        pytest.skip(f"{name} is not installed")
    engine = open_engine(f"published:{name}")
    try:
        for kind in KINDS:
            if name in kind["engines"]:
                ids = [id for _, id in shown_by(kind)]
                assert any(run_scenario(scenarios[id], engine).verdict == "fail" for id in ids), kind["kind"]
    finally:
        if isinstance(engine, ChildEngine):
            engine.close()
