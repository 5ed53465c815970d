"""Playing scenarios: each verdict comes about, and comes with what is needed to see why."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import pytest
from stacked_deck.adapters.about import About
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.check import Check
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.reference import ABOUT, Reference, reference_engine
from stacked_deck.adapters.standing import STANDING
from stacked_deck.adapters.trace import Trace
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.money import Ratio
from stacked_deck.fixtures.rulesets import Ruleset, choose
from stacked_deck.steps.again import is_played_again, play_again
from stacked_deck.steps.collect import Part, Told, collect, told_json, told_of
from stacked_deck.steps.leftovers import leftovers
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import play_scenario, run_scenario, tell
from stacked_deck.steps.scenario import Scenario

SUITE = {"name": "Stacked Deck", "version": "0"}


@pytest.fixture
def house(make_house: Callable[[dict[str, str]], Ruleset], good: str) -> Ruleset:
    """A house with one scenario that is won and one that is lost."""
    return make_house({"totals": good})


@pytest.fixture
def scenarios(house: Ruleset) -> tuple[Scenario, ...]:
    """The scenarios of the house."""
    return record(house, choose(house, {}, {}))


@dataclass
class Crashing:
    """An engine that plays nothing."""

    about: About = ABOUT

    def play(self, case: Case) -> Trace:
        """Crash."""
        raise EngineError("it died", "Traceback\nZeroDivisionError: 1/0\n")

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Crash at each."""
        for _ in cases:
            yield EngineError("it died")

    def close(self) -> None:
        """Let go of nothing."""


def generous() -> Reference:
    """Make an engine that pays every win double."""
    return Reference(rule=lambda rules: replace(rules, win_pays=Ratio(2, 1)))


def test_the_reference_passes(scenarios: tuple[Scenario, ...]) -> None:
    results = [run_scenario(scenario, reference_engine()) for scenario in scenarios]
    assert [result.verdict for result in results] == ["pass", "pass"]
    assert results[0].statements == ("house.win",)
    assert any("box 1 stands" in line for line in results[0].transcript)


def test_a_liar_fails_with_what_was_expected_and_seen(scenarios: tuple[Scenario, ...]) -> None:
    outcome = play_scenario(scenarios[0], generous())
    result = outcome.result
    assert (result.verdict, result.expected, result.seen) == ("fail", "a net of 10", "a net of 20")
    assert outcome.findings == (outcome.finding,)
    assert result.case == scenarios[0].case.as_json()


def test_a_crash_is_an_error_with_its_last_words(scenarios: tuple[Scenario, ...]) -> None:
    outcome = play_scenario(scenarios[0], Crashing())
    assert (outcome.result.verdict, outcome.result.seen) == ("error", "it died (ZeroDivisionError: 1/0)")
    assert outcome.played is None
    assert tell(scenarios[0], outcome, Crashing()).marks == ()


def test_nothing_is_judged_once_an_engine_strays(scenarios: tuple[Scenario, ...]) -> None:
    scenario = replace(scenarios[0], checks=(*scenarios[0].checks, Check("end", ("answer",), "is", "taken")))
    outcome = play_scenario(scenario, ZOO["refuses-everything"]())
    assert [finding.verdict for finding in outcome.findings] == ["strayed", "strayed"]
    assert outcome.finding == outcome.findings[0]


@pytest.mark.parametrize("about", [replace(ABOUT, lacks=("stand",)), replace(ABOUT, boxes=0)])
def test_what_an_engine_lacks_is_not_asked_of_it(scenarios: tuple[Scenario, ...], about: About) -> None:
    assert run_scenario(scenarios[0], Crashing(about)).verdict == "unsupported"


def test_what_an_engine_hides_is_not_seen(scenarios: tuple[Scenario, ...]) -> None:
    assert run_scenario(scenarios[0], Reference(about=replace(ABOUT, hides=("net",)))).verdict == "unobservable"


def told_by(scenarios: Iterable[Scenario], engine: Reference) -> list[Told]:
    """Play scenarios with their standing checks."""
    return [tell(scenario, play_scenario(scenario, engine), engine) for scenario in scenarios]


def test_what_was_told_survives_the_way_from_another_process(scenarios: tuple[Scenario, ...]) -> None:
    for told in told_by(scenarios, generous()):
        assert told_of(told_json(told)) == told


def test_a_statement_has_the_worst_of_its_scenarios(house: Ruleset, scenarios: tuple[Scenario, ...]) -> None:
    part = Part(house, choose(house, {}, {}), scenarios)
    results = collect([part], told_by(scenarios, generous()), suite=SUITE, about=ABOUT)
    found = {row.id: (row.verdict, row.shown, row.total) for row in results.statements}
    assert found == {"house.win": ("fail", 0, 1), "house.lose": ("pass", 1, 1)}
    assert [(row.id, row.reason) for row in results.excluded] == [
        ("house.aim", "it explains; there is nothing to observe")
    ]
    assert results.exit_status == 1
    assert results.readings == {"house.soft-17": "stands"}


def test_a_statement_of_which_a_scenario_did_not_come_back_is_left_out(
    house: Ruleset, scenarios: tuple[Scenario, ...]
) -> None:
    part = Part(house, choose(house, {}, {}), scenarios)
    results = collect([part], told_by(scenarios[:1], reference_engine()), suite=SUITE, about=ABOUT)
    assert [row.id for row in results.statements] == ["house.win"]


def test_a_fault_of_the_suite_is_no_success(house: Ruleset, scenarios: tuple[Scenario, ...]) -> None:
    part, told = Part(house, choose(house, {}, {}), scenarios), told_by(scenarios, reference_engine())
    assert collect([part], told, suite=SUITE, about=ABOUT).exit_status == 0
    assert collect([part], told, suite=SUITE, about=ABOUT, faults=["something is missing"]).exit_status == 1


def test_a_standing_check_names_the_first_case_that_broke_it(house: Ruleset, scenarios: tuple[Scenario, ...]) -> None:
    engine = Reference(laws=replace(reference_engine().laws, dealer_draws=lambda game, layout: len(layout.dealer) < 3))
    part = Part(house, choose(house, {}, {}), scenarios)
    results = collect([part], told_by(scenarios, engine), suite=SUITE, about=ABOUT)
    dealer = next(row for row in results.standing if row.id == "house.standing.dealer")
    assert (dealer.verdict, dealer.scenario, dealer.cases) == ("fail", "HSE-001", 2)
    assert "stands" in dealer.says or "draws" in dealer.says


def test_a_standing_check_with_nothing_to_look_at_has_no_row(house: Ruleset, scenarios: tuple[Scenario, ...]) -> None:
    part = Part(house, choose(house, {}, {}), scenarios)
    results = collect([part], told_by(scenarios, reference_engine()), suite=SUITE, about=ABOUT)
    names = {row.id.rpartition(".")[2] for row in results.standing}
    assert "refusal" not in names  # nothing is refused in these two
    assert {"cards", "money", "dealer"} <= names <= {name.replace(" ", "-") for name in STANDING}


class Forgetful(Reference):
    """An engine that pays the second time otherwise than the first."""

    times = 0

    def play(self, case: Case) -> Trace:
        """Play, by other rules each time."""
        Forgetful.times += 1
        return Reference(rule=lambda rules: replace(rules, win_pays=Ratio(Forgetful.times, 1))).play(case)


def test_one_case_in_a_hundred_is_played_again_and_must_answer_alike(scenarios: tuple[Scenario, ...]) -> None:
    assert [number for number in range(250) if is_played_again(number)] == [0, 100, 200]
    for engine, verdict in ((reference_engine(), "pass"), (Forgetful(), "fail")):
        first = [(scenario, play_scenario(scenario, engine)) for scenario in scenarios[:1]]
        [[mark]] = play_again(first, engine).values()
        assert (mark.name, mark.verdict) == ("same again", verdict)


def test_cards_that_the_reference_does_not_draw_are_the_scenario_s_mistake(
    make_house: Callable[[dict[str, str]], Ruleset], scenario: Callable[..., str]
) -> None:
    text = scenario("@HSE-001 @house.win", "It wins", "box 1 wins", dealer="8 5")
    house = make_house({"totals": f"Feature: Totals\n{text}"})
    assert list(leftovers(record(house, choose(house, {}, {})))) == [
        "totals.feature:3: HSE-001: 5 of the dealer's stack is left over"
    ]
