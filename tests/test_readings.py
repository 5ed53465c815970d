"""Every reading: an engine that plays an option passes where it is declared, and one that plays another fails there."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.trace import Trace
from stacked_deck.fixtures.rulesets import Ruleset, choose, load_ruleset, rules_under, ruleset_names
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import run_scenario
from stacked_deck.steps.scenario import Scenario

REFERENCE = reference_engine()


@dataclass(frozen=True)
class Stubborn:
    """The reference, playing one game whatever a case says."""

    rules: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(REFERENCE, name)

    def play(self, case: Case) -> Trace:
        """Play a case by the rules that it is stubborn about."""
        return REFERENCE.play(replace(case, rules=self.rules))


def options() -> Iterator[tuple[str, str, str]]:
    """Give every option of every reading that sets a rule."""
    for name in ruleset_names():
        for reading in load_ruleset(name).ledger.readings:
            if any(reading.option(option).sets for option in reading.names):
                for option in reading.names:
                    yield name, reading.id, option


def in_force(ruleset: Ruleset, reading: str, option: str) -> tuple[Scenario, ...]:
    chosen = choose(ruleset, {reading: option}, {})
    return tuple(scenario for scenario in record(ruleset, chosen) if scenario.is_in_force(chosen))


@pytest.mark.parametrize(("name", "reading", "option"), list(options()), ids=lambda value: value)
def test_an_engine_passes_under_the_option_that_it_plays_and_fails_under_that_of_another(
    name: str, reading: str, option: str
) -> None:
    ruleset = load_ruleset(name)
    scenarios = in_force(ruleset, reading, option)
    assert {run_scenario(scenario, REFERENCE).verdict for scenario in scenarios} == {"pass"}
    tagged = [scenario for scenario in scenarios if scenario.options.get(reading) == option]
    assert tagged, f"no scenario shows {reading}.{option}"
    for other in ruleset.ledger.reading(reading).names:
        if other != option:
            stubborn: Any = Stubborn(rules_under(ruleset, choose(ruleset, {reading: other}, {})))
            verdicts = {run_scenario(scenario, stubborn).verdict for scenario in tagged}
            assert verdicts & {"fail", "strayed"}, f"an engine that plays {other} passes as {option}"
