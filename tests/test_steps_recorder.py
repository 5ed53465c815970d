"""The recorder: from feature files to scenarios as data, without an engine."""

from collections.abc import Callable
from pathlib import Path

import pytest
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose
from stacked_deck.steps.feature import read_feature
from stacked_deck.steps.recorder import record, record_all

MakeHouse = Callable[[dict[str, str]], Ruleset]
Tell = Callable[..., str]

OUTLINE = """
Feature: Totals

  Background:
    Given Ann has 50

  Rule: The higher total wins

    Background:
      Given box 1 stakes 10

    @house.win
    Scenario Outline: A <second> beats an eight
      Given these cards:
        | seat   | dealt       | drawn |
        | box 1  | 10 <second> |       |
        | dealer | 10          | 8     |
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | second |
        | HSE-011 | 9      |
        | HSE-012 | K      |
"""


def in_force(ruleset: Ruleset, **given: str) -> dict[str, str]:
    """Give the options in force, some given by the last part of their reading's id."""
    return choose(ruleset, {f"house.{name.replace('_', '-')}": option for name, option in given.items()}, {})


def test_a_scenario_is_recorded_with_all_that_it_shows(make_house: MakeHouse, good: str) -> None:
    house = make_house({"totals": good})
    first, second = record(house, in_force(house))
    assert (first.id, first.ruleset, first.statements, first.options) == ("HSE-001", "house", ("house.win",), {})
    assert (first.title, first.file, first.line) == ("Nineteen beats eighteen", "totals.feature", 3)
    assert second.checks[0].value == "lose"
    assert first.case.rules == house.rules


def test_an_outline_is_a_scenario_for_each_row_with_all_backgrounds(make_house: MakeHouse) -> None:
    house = make_house({"totals": OUTLINE})
    nine, king = record(house, in_force(house))
    assert (nine.id, nine.title, king.id) == ("HSE-011", "A 9 beats an eight", "HSE-012")
    assert king.rule == "The higher total wins"
    assert king.case.script[1].cards == {"box 1": ("10", "K"), "dealer": ("10", "8")}
    assert king.case.players == {"Ann": {"has": "50"}}


def test_a_scenario_under_an_option_plays_by_it_and_is_judged_only_where_it_is_in_force(
    make_house: MakeHouse, scenario: Tell
) -> None:
    text = scenario("@HSE-001 @house.win @house.soft-17.hits", "It wins", "box 1 wins")
    house = make_house({"totals": f"Feature: Totals\n{text}"})
    [found] = record(house, in_force(house))
    assert found.case.rules["dealer"]["soft_17"] == "hits"
    assert not found.is_in_force(in_force(house))
    assert found.is_in_force(in_force(house, soft_17="hits"))
    assert found.shows == ("house.win", "house.soft-17")


def test_a_scenario_without_an_option_plays_by_the_readings_in_force(make_house: MakeHouse, good: str) -> None:
    house = make_house({"totals": good})
    for option in ("hits", "stands"):
        first, _ = record(house, in_force(house, soft_17=option))
        assert first.case.rules["dealer"]["soft_17"] == option
        assert first.is_in_force(in_force(house, soft_17=option))


def test_recording_twice_gives_the_same(make_house: MakeHouse, good: str) -> None:
    house = make_house({"totals": good})
    assert record(house, in_force(house)) == record(house, in_force(house))


def test_a_step_that_cannot_be_told_is_named_by_file_and_line(make_house: MakeHouse, scenario: Tell, good: str) -> None:
    bad = scenario("@HSE-003 @house.win", "It wins", "box 1 is glad")
    house = make_house({"bad": f"Feature: Bad\n{bad}", "good": good})
    with pytest.raises(Wrong, match=r"^bad\.feature:10: no step is worded Then 'box 1 is glad'"):
        record(house, in_force(house))
    recording = record_all(house, in_force(house))
    assert [one.id for one in recording.scenarios] == ["HSE-001", "HSE-002"]


def test_what_is_no_gherkin_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "torn.feature"
    file.write_text("Feature: Torn\n  Scenario: x\n    Given this\n  nonsense", encoding="utf-8")
    with pytest.raises(Wrong, match=r"torn\.feature: no feature can be read here") as caught:
        read_feature(file)
    assert "\n" not in str(caught.value)


def test_a_feature_without_a_scenario_is_empty(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text("Feature: Nothing", encoding="utf-8")
    (tmp_path / "b.feature").write_text("", encoding="utf-8")
    assert read_feature(tmp_path / "a.feature") == read_feature(tmp_path / "b.feature") == ()


def test_the_first_step_has_a_keyword_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text("Feature: A\n  Scenario: x\n    And box 1 stakes 10", encoding="utf-8")
    with pytest.raises(Wrong, match=r"a\.feature:3: the first step must be a Given, a When or a Then"):
        read_feature(tmp_path / "a.feature")
