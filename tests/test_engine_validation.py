"""Reading a value from plain data: what is wrong is told by its key, what it said and what is allowed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.engine.money import Money, Ratio
from stacked_deck.engine.validation import Wrong, describe, read


@dataclass(frozen=True)
class Lamp:
    colour: Literal["red", "green"]
    watts: int


@dataclass(frozen=True)
class House:
    name: str
    open: bool
    doors: int
    rent: Money | None
    share: Ratio
    lamp: Lamp | None
    cats: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)


GOOD: dict[str, Any] = {
    "name": "Gate",
    "open": True,
    "doors": 3,
    "rent": "7.5",
    "share": "3:2",
    "lamp": {"colour": "red", "watts": 40},
}
BAD: dict[str, tuple[Any, ...]] = {
    "name": (1, None, ["Gate"]),
    "open": (0, 1, "yes", None),
    "doors": (True, "3", 2.0, None),
    "rent": (True, 7.5, "7,5", "many", [], {}),
    "share": ("3", "3:2:1", "0:1", "1:0", "-1:1", "1:3", "1.5:1", 1.5, None),
    "lamp": ("red", 1, [], True),
    "cats": ("Tom", [1], {"Tom": 1}),
    "notes": ([], {"a": 1}, {1: "a"}, "a"),
}


def test_what_is_right_is_read_into_exact_values() -> None:
    assert read(House, GOOD) == House("Gate", True, 3, Fraction(15, 2), Ratio(3, 2), Lamp("red", 40))


def test_what_is_left_out_takes_its_default_if_it_has_one() -> None:
    house = read(House, {**GOOD, "cats": ["Tom"], "notes": {"a": "b"}})
    assert (house.cats, house.notes) == (("Tom",), {"a": "b"})
    assert (read(House, GOOD).cats, read(House, GOOD).notes) == ((), {})


@pytest.mark.parametrize("none", [None, "none"])
@pytest.mark.parametrize("key", ["rent", "lamp"])
def test_none_may_be_said_in_words(key: str, none: Any) -> None:
    assert getattr(read(House, {**GOOD, key: none}), key) is None


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(Wrong, match=rf"^{key} is missing; allowed is "):
        read(House, {said: value for said, value in GOOD.items() if said != key})


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in BAD.items() for value in values])
def test_a_wrong_value_is_named_with_its_key_and_what_is_allowed(key: str, value: Any) -> None:
    with pytest.raises(Wrong, match=rf"^{key}") as caught:
        read(House, {**GOOD, key: value})
    assert repr(value) in str(caught.value)
    assert "; allowed " in str(caught.value)
    assert "\n" not in str(caught.value)


@given(st.text().filter(lambda key: key not in House.__annotations__))
def test_an_unknown_key_is_named_with_those_that_are_known(key: str) -> None:
    with pytest.raises(Wrong) as caught:
        read(House, {**GOOD, key: 1})
    assert str(caught.value).startswith(f"{key} is unknown; allowed are name, open, doors")


def test_a_key_in_a_group_is_named_with_its_group() -> None:
    with pytest.raises(Wrong, match=r"^lamp\.colour: 'blue' is not allowed; allowed is red or green$"):
        read(House, {**GOOD, "lamp": {"colour": "blue", "watts": 40}})
    with pytest.raises(Wrong, match=r"^lamp\.watts is missing; allowed is a whole number$"):
        read(House, {**GOOD, "lamp": {"colour": "red"}})
    with pytest.raises(Wrong, match=r"^lamp\.volts is unknown; allowed are colour, watts$"):
        read(House, {**GOOD, "lamp": {"colour": "red", "watts": 40, "volts": 1}})


@pytest.mark.parametrize("value", [None, [], "rules", 1])
def test_what_is_no_mapping_is_told_by_the_name_of_what_was_wanted(value: Any) -> None:
    with pytest.raises(Wrong, match=r"^House: .* is no mapping; allowed are the keys name, open"):
        read(House, value)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (bool, "yes or no"),
        (int, "a whole number"),
        (Ratio, "a ratio such as 3:2"),
        (Money, "an amount of chips in decimal text"),
        (Literal["red", "green"], "red or green"),
        (int | None, "a whole number or none"),
        (Lamp | None, "a group of colour, watts or none"),
    ],
)
def test_what_is_allowed_is_said_in_words(kind: Any, words: str) -> None:
    assert describe(kind) == words
