"""Contrasts: one script and its ending under each ruleset, for every rule in which the rulesets differ, and by it."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose, load_ruleset, rule_value, ruleset_names
from stacked_deck.steps.census import census
from stacked_deck.steps.contrasts import Contrast, contrasts
from stacked_deck.steps.places import Act, Place
from stacked_deck.steps.recorder import record, record_all
from stacked_deck.steps.registry import StepError
from stacked_deck.steps.run import run_scenario
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table

from stacked_deck.bench import Bench
from stacked_deck.plugin import run_suite

RULESETS = tuple(load_ruleset(name) for name in ruleset_names())
ALL = contrasts()
REFERENCE = reference_engine()
GROUPS = ("behind", "double", "split", "insurance", "surrender")  # may be none, and are told by that alone


def stated(ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    """Give the value of each rule that a ruleset states; a group that may be none has one of its own."""

    def leaves(rules: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
        for name, value in rules.items():
            if prefix + name in GROUPS:
                yield prefix + name, isinstance(value, Mapping)
            if isinstance(value, Mapping):
                yield from leaves(value, f"{prefix}{name}.")
            elif prefix + name not in GROUPS:
                yield prefix + name, value

    return ((rule, value) for rule, value in leaves(ruleset.rules, "") if rule not in ruleset.unstated)


STATED = {ruleset.name: dict(stated(ruleset)) for ruleset in RULESETS}


def differing() -> list[str]:
    """Give every rule of which two rulesets state different values."""
    rules = dict.fromkeys(rule for values in STATED.values() for rule in values)
    return [rule for rule in rules if len({values[rule] for values in STATED.values() if rule in values}) > 1]


@cache
def scenarios() -> dict[str, Scenario]:
    """Give the endings of all contrasts as scenarios, by their ids."""
    found = [one for ruleset in RULESETS for one in record(ruleset, choose(ruleset, {}, {})) if one.is_contrast]
    return {one.id: one for one in found}


def by_id(contrast: Contrast) -> str:
    return contrast.id


def test_rulesets_differ_in_more_than_ten_rules() -> None:
    assert len(differing()) > 10


@pytest.mark.parametrize("rule", differing())
def test_every_rule_in_which_two_rulesets_differ_has_a_contrast(rule: str) -> None:
    assert any(rule in contrast.rules for contrast in ALL), f"no contrast is tagged @rule.{rule}"


@pytest.mark.parametrize("contrast", ALL, ids=by_id)
def test_a_contrast_is_of_a_rule_in_which_they_differ_and_has_every_ruleset_that_states_it(contrast: Contrast) -> None:
    for rule in contrast.rules:
        assert rule in differing()
        group = rule.partition(".")[0]
        telling = {name for name, values in STATED.items() if rule in values or values.get(group) is False}
        assert {ending.ruleset for ending in contrast.endings} == telling
        assert len(contrast.endings) == len(telling)


@pytest.mark.parametrize("contrast", ALL, ids=by_id)
def test_rulesets_that_agree_in_the_rule_end_alike_and_others_do_not(contrast: Contrast) -> None:
    [rule] = contrast.rules
    for one, other in combinations(contrast.endings, 2):
        values = [STATED[ending.ruleset].get(rule) for ending in (one, other)]
        if None not in values:
            assert (one.words == other.words) is (values[0] == values[1]), f"{one.id} and {other.id}"


def with_rules(scenario: Scenario, rules: Mapping[str, Any]) -> Scenario:
    return replace(scenario, case=replace(scenario.case, rules=rules))


def but_for(rule: str, mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Give some rules but for one, which is as in others; None where that makes no game."""
    rules: dict[str, Any] = deepcopy(dict(mine))
    group, _, name = rule.rpartition(".")
    try:
        (rule_value(rules, group) if group else rules)[name] = rule_value(theirs, rule)
        read_rules(rules)
    except (Wrong, TypeError):  # one of them has no such group
        return None
    return rules


@pytest.mark.parametrize("contrast", ALL, ids=by_id)
def test_the_rule_alone_turns_the_ending_of_one_ruleset_into_that_of_another(contrast: Contrast) -> None:
    [rule] = contrast.rules
    turned = 0
    for one, other in permutations(contrast.endings, 2):
        if one.words == other.words:
            continue
        wanted, mine = scenarios()[other.id], scenarios()[one.id].case.rules
        rules = but_for(rule, mine, wanted.case.rules)
        if rules is not None and run_scenario(with_rules(wanted, rules), REFERENCE).verdict == "pass":
            assert run_scenario(with_rules(wanted, mine), REFERENCE).verdict != "pass"
            turned += 1
    assert turned, f"{contrast.id}: {rule} alone makes no ending another's"


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
def test_an_ending_holds_under_every_reading_that_it_does_not_name(ruleset: Ruleset) -> None:
    for reading in ruleset.ledger.readings:
        for name in reading.names:
            chosen = choose(ruleset, {reading.id: name}, {})
            for one in record(ruleset, chosen):
                if one.is_contrast and one.is_in_force(chosen):
                    assert run_scenario(one, REFERENCE).verdict == "pass", f"{one.id} under {reading.id}.{name}"


def test_an_id_is_one_contrasts_or_one_endings_alone() -> None:
    ids = [contrast.id for contrast in ALL] + [ending.id for contrast in ALL for ending in contrast.endings]
    others = [one.id for ruleset in RULESETS for one in record(ruleset, choose(ruleset, {}, {})) if not one.is_contrast]
    assert len(ids) == len(set(ids)) == len(set(ids) - set(others))


def test_a_contrast_tells_cards_script_and_endings() -> None:
    [contrast] = [contrast for contrast in ALL if contrast.id == "CON-220"]
    assert contrast.rules == ("double.totals",)
    assert contrast.cards is not None
    assert contrast.cards[1] == ("box 1", "8 4", "9")
    assert ("When", "box 1 tries to double") in contrast.script
    ending = contrast.ending("midnight")
    assert ending is not None
    assert ending.id == "CON-221"
    assert ending.words == {"answer": "refused", "ending": "loses 10"}
    assert ending.shows == ("midnight.double.range",)
    assert contrast.ending("nowhere") is None


def test_a_run_by_one_ruleset_judges_its_own_endings_and_no_others() -> None:
    results = run_suite([replace(load_ruleset("german"), features=None)])
    own = {ending.id for contrast in ALL for ending in contrast.endings if ending.ruleset == "german"}
    assert {one.id for one in results.scenarios} == own
    assert {one.verdict for one in results.scenarios} == {"pass"}
    assert not [fault for fault in results.faults if "no scenario shows" not in fault]


def test_the_bench_finds_an_ending_by_its_file_and_id() -> None:
    bench = Bench(rulesets=RULESETS)
    assert RULESETS[0].contrasts is not None
    file = (RULESETS[0].contrasts / "play.feature").resolve()
    assert {one.name for one in bench.rulesets_of(file)} == set(ruleset_names())
    found = bench.find(file, "CON-223")
    assert found is not None
    assert (found[0].id, found[1].name) == ("CON-223", "german")
    assert bench.find(file, "CON-220") is None


CONTRAST = """Feature: One

  @CON-910 @rule.natural.pays
  Scenario Outline: A blackjack
    Given box 1 stakes 10
    And these cards:
      | seat   | dealt | drawn |
      | box 1  | A K   |       |
      | dealer | 10    | 8     |
    When box 1 stands
    Then box 1 wins <chips>

    Examples:
      | id      | ruleset  | chips | shows                  |
      | CON-911 | midnight | 15    | midnight.pays.natural  |
      | CON-912 | european | 15    | european.pays.natural  |
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("@CON-910 ", "", "one.feature:4: the contrast 'A blackjack' has 0 ids; it needs one, a tag of capitals"),
        (" @rule.natural.pays", "", "names no rule; it needs a tag such as rule.peek"),
        ("@rule.natural.pays", "@rule.natural.plays", "@rule.natural.plays names no rule of any ruleset"),
        ("european |", "eurpoean |", "one.feature:16: 'eurpoean' is no ruleset; there are estonian, european"),
        ("ruleset ", "rules   ", "'A blackjack' is no contrast; it needs an outline with the columns ruleset, shows"),
        ("midnight.pays.natural", "midnight.pays.nature ", "@midnight.pays.nature is no id, statement or reading"),
        ("CON-912", "CON-911", "the id CON-911 is that of one.feature:15 too"),
    ],
)
def test_what_is_wrong_with_a_contrast_is_found(tmp_path: Path, old: str, new: str, says: str) -> None:
    folder = tmp_path / "contrasts"
    folder.mkdir()
    (folder / "one.feature").write_text(CONTRAST.replace(old, new), encoding="utf-8")
    faults = []
    for ruleset in RULESETS:
        ruleset = replace(ruleset, features=None, contrasts=folder)
        faults += census(ruleset, record_all(ruleset, choose(ruleset, {}, {})))
    assert [fault for fault in faults if says in fault]


def test_a_contrast_as_it_should_be_has_no_fault(tmp_path: Path) -> None:
    (tmp_path / "one.feature").write_text(CONTRAST, encoding="utf-8")
    ruleset = replace(load_ruleset("midnight"), features=None, contrasts=tmp_path)
    faults = census(ruleset, record_all(ruleset, choose(ruleset, {}, {})))
    assert not [fault for fault in faults if "no scenario shows" not in fault]


def told(*rows: str) -> Table:
    """Give a table at which a box has staked and these cards lie."""
    table = Table(load_ruleset("european").rules)
    table.stake((Place(1),), "10")
    table.cards([("seat", "dealt", "drawn"), *(tuple(cell.strip() for cell in row.split("|")) for row in rows)])
    return table


def test_what_is_tried_and_accepted_draws_its_cards() -> None:
    table = told("box 1 | 8 8 | 3 9 2", "dealer | 10 | 8")
    table.play(Act("split"), (Place(1),), tried=True)
    table.accept()
    table.play(Act("hit"), (Place(1, 1),), tried=True)
    table.accept()
    case, left = table.case()
    assert [command.gets for command in case.script[2:]] == [("3", "9"), ("2",)]
    assert (table.tried, left) == ((), ())


def test_what_is_tried_and_refused_leaves_them() -> None:
    table = told("box 1 | 8 8 | 3 9", "dealer | 10 | 8")
    table.play(Act("split"), (Place(1),), tried=True)
    assert table.tried == (2,)
    assert table.case()[1] == ("3 9 of box 1 is drawn by no command",)


def test_a_deal_that_is_tried_cannot_be_accepted() -> None:
    table = told("box 1 | 8 8 |", "dealer | 10 | 8")
    table.order(Act("deal"), tried=True)
    with pytest.raises(StepError, match="a deal that is only tried has no cards"):
        table.accept()
