"""Every option of every rule makes a difference that can be seen, and the difference is this option's alone."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.rules import Rules
from stacked_deck.fixtures.minimal_pairs import MinimalPair, minimal_pairs

PAIRS = minimal_pairs()
REFERENCE = reference_engine()


def leaves(cls: type = Rules, where: str = "") -> Iterator[tuple[str, Any]]:
    """Give every rule by its dotted name, with its type; a group that may be none comes as a rule of its own too."""
    hints = get_type_hints(cls)
    for field in fields(cls):
        kind = hints[field.name]
        group: Any = next((part for part in (kind, *get_args(kind)) if is_dataclass(part)), None)
        if group is None or NoneType in get_args(kind):
            yield where + field.name, kind
        if group is not None:
            yield from leaves(group, f"{where}{field.name}.")


def options(kind: Any) -> tuple[Any, ...]:
    """Give the options of a rule; none for one that is a number."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return (False, True) if kind is bool else ()


def seen(pair: MinimalPair, option: Any) -> list[dict[str, Any]]:
    """Give all that can be seen of a pair's script under one option, but for the words of a refusal."""
    steps = REFERENCE.play(pair.case(option)).as_json()["steps"]
    return [{key: value for key, value in step.items() if key != "why"} for step in steps]


def named(pair: MinimalPair) -> str:
    return f"{pair.rule}-{'-'.join('group' if isinstance(option, dict) else str(option) for option in pair.options)}"


@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_the_options_of_a_minimal_pair_end_otherwise(pair: MinimalPair) -> None:
    for one, other in combinations(pair.options, 2):
        assert seen(pair, one) != seen(pair, other), f"{pair.rule}: {one} and {other} end alike"


@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_a_minimal_pair_plays_alike_until_its_last_two_commands(pair: MinimalPair) -> None:
    # What is refused on the way would make the rest of the script another one.
    for option in pair.options:
        early = [step["answer"] for step in seen(pair, option)[:-2]]
        assert "refused" not in early


@pytest.mark.parametrize(("rule", "kind"), list(leaves()), ids=lambda value: value if isinstance(value, str) else "")
def test_every_option_of_every_rule_is_told_from_each_other(rule: str, kind: Any) -> None:
    shown = [pair.options for pair in PAIRS if pair.rule == rule]
    assert shown, f"{rule} has no minimal pair"
    for two in combinations(options(kind), 2):
        assert any(set(two) <= set(told) for told in shown), f"{rule}: nothing tells {two[0]} from {two[1]}"
    if NoneType in get_args(kind):
        assert any("none" in told for told in shown), f"{rule}: nothing tells none from what may stand there"


def test_a_minimal_pair_is_of_a_rule_that_exists() -> None:
    rules = dict(leaves())
    assert {pair.rule for pair in PAIRS} <= set(rules)
