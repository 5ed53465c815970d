"""The rulesets as data: they load, every option makes rules, and a mistake is told in one line."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.ledgers import Option, Reading
from stacked_deck.fixtures.rulesets import (
    Ruleset,
    choose,
    load_house,
    load_ruleset,
    refuse_strays,
    rule_value,
    rules_under,
    ruleset_names,
)

RULESETS = [load_ruleset(name) for name in ruleset_names()]
READINGS = [(ruleset, reading) for ruleset in RULESETS for reading in ruleset.ledger.readings]
OPTIONS = [(ruleset, reading, option) for ruleset, reading in READINGS for option in reading.options]


def _named(value: object) -> str | None:
    if isinstance(value, Ruleset | Option):
        return value.name
    return value.id if isinstance(value, Reading) else None


every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=_named)
every_reading = pytest.mark.parametrize(("ruleset", "reading"), READINGS, ids=_named)
every_option = pytest.mark.parametrize(("ruleset", "reading", "option"), OPTIONS, ids=_named)

HOUSE_LEDGER = """
ruleset: house
title: A house's own game
language: en
statements:
- {id: house.dealer.hits-soft-17, at: "1", kind: rule, says: "The dealer draws on a soft 17."}
readings:
- id: house.peek
  question: "Does the dealer peek?"
  options:
    never: {says: "no", sets: {peek: never}}
    always: {says: "yes, with an ace or a ten", sets: {peek: ace-or-ten}}
  default: never
  why: "It is not written."
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house's folder, with the rules of a shipped game under another name."""
    rules = {**load_ruleset("midnight").rules, "hole_card": "dealt"}
    ruleset = {"ruleset": "house", "title": "A house's own game", "rules": rules, "unstated": ["decks"]}
    (tmp_path / "ruleset.yaml").write_text(json.dumps(ruleset))  # JSON is YAML
    (tmp_path / "ledger.yaml").write_text(HOUSE_LEDGER)
    (tmp_path / "features").mkdir()
    return tmp_path


def _changed(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@every_ruleset
def test_the_rules_are_plain_json_that_the_engine_reads(ruleset: Ruleset) -> None:
    assert json.loads(json.dumps(ruleset.rules)) == ruleset.rules
    read_rules(ruleset.rules)


@every_ruleset
def test_the_ledger_has_the_rulesets_name_and_title(ruleset: Ruleset) -> None:
    assert (ruleset.ledger.ruleset, ruleset.ledger.title) == (ruleset.name, ruleset.title)


@every_reading
def test_the_default_option_sets_what_the_ruleset_says_anyway(ruleset: Ruleset, reading: Reading) -> None:
    for rule, value in reading.option(reading.default).sets.items():
        assert rule_value(ruleset.rules, rule) == value


@every_option
def test_every_option_makes_rules_that_the_engine_reads(ruleset: Ruleset, reading: Reading, option: Option) -> None:
    read_rules(rules_under(ruleset, {reading.id: option.name}))


@every_option
def test_an_option_but_the_default_changes_the_rules(ruleset: Ruleset, reading: Reading, option: Option) -> None:
    changed = read_rules(rules_under(ruleset, {reading.id: option.name})) != read_rules(ruleset.rules)
    assert changed == (option.name != reading.default and bool(option.sets))


@every_reading
def test_no_two_options_of_a_reading_make_the_same_rules(ruleset: Ruleset, reading: Reading) -> None:
    made = [json.dumps(rules_under(ruleset, {reading.id: name})) for name in reading.names if reading.option(name).sets]
    assert len(set(made)) == len(made)


@every_reading
def test_all_options_of_a_reading_set_the_same_rules(ruleset: Ruleset, reading: Reading) -> None:
    assert len({frozenset(option.sets) for option in reading.options}) == 1


@every_ruleset
def test_no_rule_is_set_by_two_readings_or_is_unstated_and_read(ruleset: Ruleset) -> None:
    rules = [rule for reading in ruleset.ledger.readings for rule in reading.options[0].sets] + list(ruleset.unstated)
    assert sorted(rules) == sorted(set(rules))


@given(st.data())
def test_any_choice_of_options_makes_rules(data: st.DataObject) -> None:
    ruleset = data.draw(st.sampled_from(RULESETS))
    chosen = {reading.id: data.draw(st.sampled_from(reading.names)) for reading in ruleset.ledger.readings}
    read_rules(rules_under(ruleset, choose(ruleset, chosen, {})))


def test_applying_options_leaves_the_ruleset_as_it_was() -> None:
    ruleset = load_ruleset("midnight")
    before = json.dumps(ruleset.rules)
    rules_under(ruleset, {"midnight.split-aces": "one-card"})["double"]["totals"] = "any"
    assert json.dumps(ruleset.rules) == before


def test_a_given_reading_wins_over_a_declared_one_and_that_over_the_default() -> None:
    midnight = load_ruleset("midnight")
    declared = {"midnight.split-aces": "one-card", "midnight.winning-stake": "stays"}
    chosen = choose(midnight, {"midnight.split-aces": "free"}, declared)
    assert chosen["midnight.split-aces"] == "free"
    assert chosen["midnight.winning-stake"] == "stays"
    assert chosen["midnight.pushed-double"] == "whole-stake"
    assert list(chosen) == [reading.id for reading in midnight.ledger.readings]


def test_a_reading_of_another_ruleset_is_passed_over() -> None:
    midnight = load_ruleset("midnight")
    assert choose(midnight, {}, {"elsewhere.peek": "never"}) == choose(midnight, {}, {})


def test_a_given_reading_of_no_ruleset_in_the_run_is_refused() -> None:
    refuse_strays({"midnight.split-aces": "free"}, [load_ruleset("midnight")])
    with pytest.raises(
        Wrong, match=r"'midnigth.split-aces' is a reading of no ruleset in this run; these are midnight"
    ):
        refuse_strays({"midnigth.split-aces": "free"}, [load_ruleset("midnight")])


@pytest.mark.parametrize("how", ["given", "declared"])
def test_an_unknown_reading_or_option_names_what_is_allowed(how: str) -> None:
    midnight = load_ruleset("midnight")
    for id, option, allowed in (
        (
            "midnight.split-ace",
            "free",
            "'midnight.split-ace' is not a reading of midnight; near it are .*midnight.split-aces",
        ),
        ("midnight.split-aces", "two", "midnight.split-aces: 'two' is no option; allowed are free, one-card"),
    ):
        with pytest.raises(Wrong, match=allowed):
            choose(midnight, *({id: option}, {})[:: 1 if how == "given" else -1])
        with pytest.raises(Wrong, match=allowed):
            rules_under(midnight, {id: option})


def test_an_unknown_ruleset_is_told_in_one_line_with_those_there_are() -> None:
    with pytest.raises(Wrong, match=r"there is no ruleset 'moonlight'; there are .*midnight") as caught:
        load_ruleset("moonlight")
    assert "\n" not in str(caught.value)


def test_a_house_folder_is_a_ruleset_with_its_own_readings_and_features(house: Path) -> None:
    ruleset = load_ruleset("house", folder=house)
    assert ruleset == load_house(house)
    assert ruleset.features == house / "features"
    assert ruleset.unstated == ("decks",)
    assert rules_under(ruleset, {"house.peek": "always"})["peek"] == "ace-or-ten"


def test_a_house_folder_without_features_has_none(house: Path) -> None:
    (house / "features").rmdir()
    assert load_ruleset("house", folder=house).features is None


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("ruleset.yaml", '"decks": 8', '"decks": 9', "decks: 9 contradicts"),
        ("ruleset.yaml", '"decks": 8', '"deks": 8', "deks is unknown; allowed are decks"),
        ("ruleset.yaml", '"soft_17": "stands"', '"soft_17": "naps"', "dealer.soft_17: 'naps' .* stands or hits"),
        ("ruleset.yaml", '"unstated": ["decks"]', '"unstated": ["deks"]', "deks is no rule here; allowed are decks"),
        ("ruleset.yaml", '"unstated": ["decks"]', '"unstated": "decks"', "unstated: 'decks' .* a list"),
        ("ruleset.yaml", '"title"', '"titel"', "titel is unknown; allowed are ruleset, title"),
        ("ruleset.yaml", '"house"', "7", "ruleset: 7 is not allowed; allowed is a text"),
        ("ruleset.yaml", '"house"', '"inn"', "ledger.yaml: ruleset: 'house' is not allowed; allowed is inn"),
        (
            "ledger.yaml",
            "{peek: ace-or-ten}",
            "{peek: sometimes}",
            "house.peek.always: peek: 'sometimes' .* never or ace",
        ),
        (
            "ledger.yaml",
            "{peek: ace-or-ten}",
            "{surrender.until: own-turn}",
            "surrender.until is no rule here; its group is none",
        ),
        (
            "ledger.yaml",
            "{peek: ace-or-ten}",
            "{peeks: never}",
            "sets what is not there: peeks is no rule here; allowed",
        ),
        (
            "ledger.yaml",
            "default: never",
            "default: always",
            "sets peek to 'ace-or-ten', which is 'never' in the ruleset",
        ),
    ],
)
def test_a_mistake_in_a_house_folder_names_file_and_key(house: Path, file: str, old: str, new: str, told: str) -> None:
    _changed(house / file, old, new)
    with pytest.raises(Wrong, match=told) as caught:
        load_house(house)
    assert "\n" not in str(caught.value)
    assert str(house) in str(caught.value)


def test_a_folder_that_holds_another_ruleset_or_none_is_told(house: Path) -> None:
    with pytest.raises(Wrong, match=r"holds the ruleset 'house', not 'inn'"):
        load_ruleset("inn", folder=house)
    with pytest.raises(Wrong, match=r"ruleset.yaml cannot be read: No such file"):
        load_ruleset("house", folder=house / "features")
