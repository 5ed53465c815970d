"""Refusals that the features show: each by its rule's name, and with nothing changed."""

from pathlib import Path

import pytest
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.fixtures.yamlfile import read_yaml
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import play_scenario
from stacked_deck.steps.scenario import Scenario

REFUSALS = read_yaml(Path(__file__).parent.parent / "fixtures" / "refusals.yaml")["refusals"]


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    """All scenarios by their ids, each under its own readings."""
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    return {one.id: one for ruleset in rulesets for one in record(ruleset, choose(ruleset, {}, {}))}


@pytest.mark.parametrize(
    ("rule", "id"),
    [(refusal["rule"], id) for refusal in REFUSALS for id in refusal["scenarios"]],
    ids=lambda value: value,
)
def test_what_a_scenario_tries_is_refused_by_the_rules_name_and_changes_nothing(
    rule: str, id: str, scenarios: dict[str, Scenario]
) -> None:
    scenario = scenarios[id]
    outcome = play_scenario(scenario, reference_engine())
    assert outcome.result.verdict == "pass"
    assert outcome.played is not None
    steps, places = outcome.played.trace.steps, outcome.played.fitted.places
    tried = [places[at] for at in scenario.tried]
    assert rule in {(steps[place].why or {}).get("rule") for place in tried}
    for place in tried:
        assert (steps[place].answer, steps[place].events) == ("refused", ())
        assert steps[place].state == steps[place - 1].state
