"""Rules as data: every option of every rule is read, and every mistake is told by the rule's name."""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import asdict, fields, is_dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.engine.money import Ratio, text
from stacked_deck.engine.rules import Rules, option_names, read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.minimal_pairs import plain_group, plain_rules
from stacked_deck.fixtures.strategies import rules_mappings

# Every group is there, so that every rule can be said wrongly.
FULL = plain_rules(
    {
        "behind": plain_group("behind"),
        "insurance": plain_group("insurance"),
        "surrender": plain_group("surrender"),
    }
)


def named(cls: type = Rules, where: str = "") -> Iterator[tuple[str, Any]]:
    """Give the dotted name and type of every rule, groups and what is in them."""
    for field in fields(cls):
        kind = get_type_hints(cls)[field.name]
        group: Any = next((part for part in (kind, *get_args(kind)) if is_dataclass(part)), None)
        yield where + field.name, kind
        if group is not None:
            yield from named(group, f"{where}{field.name}.")


NAMED = dict(named())
WORDS = [(name, word) for name, kind in NAMED.items() if get_origin(kind) is Literal for word in get_args(kind)]
GROUPS = [name for name, kind in NAMED.items() if any(map(is_dataclass, (kind, *get_args(kind))))]
OPTIONAL = [name for name, kind in NAMED.items() if type(None) in get_args(kind)]


def group_of(rules: dict[str, Any], name: str) -> tuple[dict[str, Any], str]:
    group, _, last = name.rpartition(".")
    return (rules[group] if group else rules), last


def with_rule(name: str, value: Any, rules: Mapping[str, Any] = FULL) -> dict[str, Any]:
    found = deepcopy(dict(rules))
    group, last = group_of(found, name)
    group[last] = value
    return found


def without_rule(name: str) -> dict[str, Any]:
    found = deepcopy(FULL)
    group, last = group_of(found, name)
    del group[last]
    return found


def value_of(rules: Any, name: str) -> Any:
    for part in name.split("."):
        rules = getattr(rules, part)
    return rules


def as_said(rules: Rules) -> Any:
    """Say rules as the wire has them: ratios and chips as text, what is not there as none."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: plain(part) for key, part in value.items()}
        return str(value) if isinstance(value, Ratio) else value

    found: dict[str, Any] = plain(asdict(rules))
    for limit in ("least_stake", "largest_stake"):
        found[limit] = None if found[limit] is None else text(found[limit])
    return found


@settings(max_examples=50)
@given(rules_mappings())
def test_rules_say_again_what_they_were_read_from(mapping: dict[str, Any]) -> None:
    assert as_said(read_rules(mapping)) == mapping


@settings(max_examples=25)
@given(rules_mappings(), st.randoms())
def test_the_order_of_keys_and_a_way_through_json_change_nothing(mapping: dict[str, Any], random: Any) -> None:
    keys = list(mapping)
    random.shuffle(keys)
    assert read_rules(json.loads(json.dumps({key: mapping[key] for key in keys}))) == read_rules(mapping)


@pytest.mark.parametrize(("name", "word"), WORDS)
def test_every_option_is_read_where_nothing_contradicts_it(name: str, word: str) -> None:
    rules = with_rule(name, word)
    assert value_of(read_rules(rules), name) == word


@pytest.mark.parametrize("name", NAMED)
def test_a_missing_rule_is_named(name: str) -> None:
    with pytest.raises(Wrong, match=rf"^{name} is missing; allowed is "):
        read_rules(without_rule(name))


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("value", ["no such word", [], 1.5, {"no": "such"}], ids=str)
def test_a_rule_that_says_what_it_may_not_is_named(name: str, value: Any) -> None:
    with pytest.raises(Wrong, match=rf"^{name}\b.*; allowed "):
        read_rules(with_rule(name, value))


@pytest.mark.parametrize("name", [name for name in NAMED if name not in OPTIONAL])
def test_a_rule_that_must_be_there_cannot_be_none(name: str) -> None:
    with pytest.raises(Wrong, match=rf"^{name}\b"):
        read_rules(with_rule(name, None))


@pytest.mark.parametrize("name", OPTIONAL)
def test_a_rule_that_may_be_none_is_none(name: str) -> None:
    assert value_of(read_rules(with_rule(name, "none")), name) is None


@pytest.mark.parametrize("group", ["", *GROUPS])
def test_an_unknown_rule_is_named_with_its_group(group: str) -> None:
    name = f"{group}.colour" if group else "colour"
    with pytest.raises(Wrong, match=rf"^{name} is unknown; allowed are "):
        read_rules(with_rule(name, "red"))


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("decks", {"decks": 0}),
        ("decks", {"decks": 9}),
        ("boxes", {"boxes": 0, "boxes_each": 0}),
        ("boxes_each", {"boxes_each": 0}),
        ("boxes_each", {"boxes": 2, "boxes_each": 3}),
        ("split.hands", {"split.hands": 1}),
        ("least_stake", {"least_stake": "5", "largest_stake": "4.5"}),
        ("least_stake", {"least_stake": "0"}),
        ("largest_stake", {"largest_stake": "-1"}),
        ("peek", {"peek": "ace", "hole_card": "none"}),
        ("insurance.when", {"insurance.when": "until-dealer-draws", "peek": "ace"}),
    ],
)
def test_rules_that_contradict_each_other_are_named(name: str, changes: dict[str, Any]) -> None:
    rules: dict[str, Any] = FULL
    for key, value in changes.items():
        rules = with_rule(key, value, rules)
    with pytest.raises(Wrong, match=rf"^{name}: .* contradicts the other rules; allowed is "):
        read_rules(rules)


@pytest.mark.parametrize(
    "changes",
    [
        {"decks": 1},
        {"decks": 8},
        {"boxes": 1, "boxes_each": 1},
        {"split.hands": 2},
        {"least_stake": "5", "largest_stake": "5"},
        {"insurance.when": "until-dealer-draws"},
    ],
)
def test_rules_at_the_edge_of_a_contradiction_are_read(changes: dict[str, Any]) -> None:
    rules: dict[str, Any] = FULL
    for key, value in changes.items():
        rules = with_rule(key, value, rules)
    found = read_rules(rules)
    for key, value in changes.items():
        said = value_of(found, key)
        assert (text(said) if key.endswith("_stake") else said) == value


def test_the_names_of_the_rules_are_those_at_the_top() -> None:
    assert option_names() == tuple(name for name in NAMED if "." not in name)
