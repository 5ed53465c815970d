"""The JSON Schema says what the code reads, neither more nor less."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.about import read_about
from stacked_deck.adapters.answers import HELLO, read_hello
from stacked_deck.adapters.case import Case, read_case
from stacked_deck.adapters.check import Check, read_check
from stacked_deck.adapters.pipes import Gone
from stacked_deck.adapters.reference import ABOUT, reference_engine
from stacked_deck.adapters.schema import schema
from stacked_deck.adapters.trace import read_trace
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.steps.recorder import record_all
from stacked_deck.steps.run import player
from stacked_deck.steps.scenario import Scenario

PROTOCOL = Path(__file__).parent.parent / "adapters" / "PROTOCOL.md"
SCHEMA = schema()
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
KNOWN = {
    *("type", "enum", "const", "anyOf", "$ref", "properties", "required", "additionalProperties", "propertyNames"),
    *("items", "prefixItems", "minItems", "maxItems", "minimum", "pattern", "maxLength"),
}


def is_valid(value: Any, rule: Any) -> bool:
    """Tell whether a value is as a schema has it, as far as ours goes: an unknown word of it is an error here."""
    if isinstance(rule, bool):
        return rule
    assert set(rule) <= KNOWN, rule
    return all(_holds(word, said, value, rule) for word, said in rule.items())


def _holds(word: str, said: Any, value: Any, rule: Any) -> bool:
    if word == "$ref":
        return is_valid(value, SCHEMA["$defs"][said.rpartition("/")[2]])
    if word == "anyOf":
        return any(is_valid(value, one) for one in said)
    if word == "type":
        return isinstance(value, TYPES[said]) and (said == "boolean" or not isinstance(value, bool))
    if word in ("enum", "const"):
        return any(value == one and type(value) is type(one) for one in (said if word == "enum" else [said]))
    if isinstance(value, dict):
        return _holds_of_mapping(word, said, value, rule)
    if isinstance(value, list):
        if word == "items":
            return all(is_valid(one, said) for one in value)
        if word == "prefixItems":
            return all(is_valid(one, part) for one, part in zip(value, said, strict=False))
        return {"minItems": len(value) >= said, "maxItems": len(value) <= said}.get(word, True)
    if isinstance(value, str):
        return re.search(said, value) is not None if word == "pattern" else word != "maxLength" or len(value) <= said
    return word != "minimum" or not isinstance(value, int) or value >= said


def _holds_of_mapping(word: str, said: Any, value: dict[str, Any], rule: Any) -> bool:
    parts = rule.get("properties", {})
    if word == "properties":
        return all(is_valid(value[key], part) for key, part in said.items() if key in value)
    if word == "required":
        return set(said) <= set(value)
    if word == "additionalProperties":
        return all(is_valid(part, said) for key, part in value.items() if key not in parts)
    return word != "propertyNames" or all(is_valid(key, said) for key in value)


def part(name: str) -> Any:
    """Give the schema of a part."""
    return {"$ref": f"#/$defs/{name}"}


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Give a tenth of the scenarios of every ruleset."""
    found = [record_of(name) for name in ruleset_names()]
    return tuple(one for each in found for one in each[::10])


def record_of(name: str) -> tuple[Scenario, ...]:
    """Record the scenarios of a ruleset."""
    ruleset = load_ruleset(name)
    return tuple(record_all(ruleset, choose(ruleset, {}, {})).scenarios)


@cache
def traces() -> tuple[tuple[Case, Any], ...]:
    """Give the traces of some scenarios, each with the case as it was fitted."""
    played = [player(reference_engine())(one.case) for one in scenarios()[::4]]
    return tuple((one.fitted.case, json.loads(one.trace.line())) for one in played)


def test_every_case_and_check_of_the_suite_is_of_the_schema() -> None:
    assert scenarios()
    for scenario in scenarios():
        assert is_valid(json.loads(scenario.case.line()), part("case"))
        for check in scenario.checks:
            assert is_valid(json.loads(json.dumps(check.as_json())), part("check"))


def test_every_fitted_case_and_trace_is_of_the_schema() -> None:
    for case, trace in traces():
        assert is_valid({"id": 1, "case": json.loads(case.line())}, part("request"))
        assert is_valid({"id": 1, "trace": trace}, part("answer"))
    assert is_valid(json.loads(HELLO), part("request"))


def test_whatever_an_engine_of_the_zoo_says_of_itself_is_of_the_schema() -> None:
    for about in [ABOUT, *(liar().about for liar in ZOO.values())]:
        assert is_valid({"v": 1, "about": json.loads(json.dumps(about.as_json()))}, part("answer"))


def test_what_the_protocol_shows_as_examples_is_of_the_schema() -> None:
    told = PROTOCOL.read_text(encoding="utf-8")
    [about] = re.findall(r"\n## about\n\n((?:    .*\n)+)", told)
    assert is_valid(json.loads(about), part("about"))
    assert read_about(json.loads(about))


SPOILS: list[Any] = [None, 0, -1, 1.5, False, "", "x", "none", "10", "A", "?", "hit", [], ["x"], {}, {"x": 1}, "1:0"]


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the way to each part of a value."""
    yield way
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*way, key))


def spoil(value: Any, way: tuple[Any, ...], spoilt: Any) -> Any:
    """Replace one part of a value, or take it out, or call it something else."""
    if not way:
        return spoilt
    found = deepcopy(value)
    inner = found
    for key in way[:-1]:
        inner = inner[key]
    if spoilt in ("DROP", "RENAME"):
        part = inner.pop(way[-1])
        if spoilt == "RENAME" and isinstance(inner, dict):
            inner[f"x{way[-1]}"] = part
    else:
        inner[way[-1]] = spoilt
    return found


def spoilt(value: Any, *more: str) -> st.SearchStrategy[Any]:
    """Give a value with one part of it replaced or left out; `more` ways of spoiling it may be named."""
    by_depth: dict[int, list[tuple[Any, ...]]] = {}
    for way in list(places(value))[1:]:
        by_depth.setdefault(len(way), []).append(way)
    ways = st.sampled_from(list(by_depth.values())).flatmap(st.sampled_from)
    return st.builds(lambda way, by: spoil(value, way, by), ways, st.sampled_from([*SPOILS, "DROP", *more]))


def is_read(reader: Any, value: Any) -> bool:
    """Tell whether the code reads a value."""
    try:
        reader(value)
    except (Wrong, Gone):
        return False
    return True


@given(st.data())
def test_a_trace_is_of_the_schema_exactly_where_the_code_reads_it(data: st.DataObject) -> None:
    _, trace = data.draw(st.sampled_from(traces()))
    value = data.draw(spoilt({"v": 1, "steps": trace["steps"][-2:]}, "RENAME"))
    is_whole = isinstance(value.get("steps"), list)
    length = len(value["steps"]) if is_whole else 2
    assert is_read(lambda one: read_trace(one, length=length), value) is is_valid(value, part("trace"))


@given(spoilt(json.loads(json.dumps(ABOUT.as_json())), "RENAME"))
def test_about_is_of_the_schema_exactly_where_the_code_reads_it(value: Any) -> None:
    line = json.dumps({"v": 1, "about": value}).encode()
    assert is_read(lambda one: read_hello(one, None), line) is is_valid(value, part("about"))


@given(spoilt(json.loads(json.dumps(dict(load_ruleset("midnight").rules)))))
def test_what_the_code_reads_as_rules_is_of_the_schema(value: Any) -> None:
    # Not the other way round: a schema does not know which rules contradict each other.
    assert is_valid(value, part("rules")) or not is_read(read_rules, value)


@given(st.data())
def test_a_case_of_the_schema_is_read_by_the_code(data: st.DataObject) -> None:
    scenario = data.draw(st.sampled_from(scenarios()))
    plain = json.loads(scenario.case.line())
    value = data.draw(spoilt({"players": plain["players"], "script": plain["script"]}))
    value = {**value, "rules": plain["rules"]}
    assert is_read(read_case, value) or not is_valid(value, part("case"))


@given(st.data())
def test_a_check_is_of_the_schema_exactly_where_the_code_reads_it(data: st.DataObject) -> None:
    checks = [check for scenario in scenarios() for check in scenario.checks]
    value = data.draw(spoilt(json.loads(json.dumps(data.draw(st.sampled_from(checks)).as_json()))))
    assert is_read(read_check, value) is is_valid(value, part("check"))


@pytest.mark.parametrize("wrong", [{"do": "jump"}, {"do": "hit", "box": "1"}, {"box": 1}])
def test_a_command_that_is_none_is_not_of_the_schema(wrong: dict[str, Any]) -> None:
    assert is_valid({"do": "hit", "box": 1}, part("command"))
    assert not is_valid(wrong, part("command"))


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"answer": None},
        {"answer": "taken", "state": {"boxes": {"x1": {}}}},
        {"answer": "taken", "events": [{"net": 5}]},
    ],
)
def test_a_step_that_is_none_is_not_of_the_schema(step: dict[str, Any]) -> None:
    assert is_valid({"answer": "taken", "state": {"boxes": {"1": {}}}, "more": 1}, part("step"))
    assert not is_valid(step, part("step"))
    assert not is_read(lambda one: read_trace(one, length=1), {"steps": [step]})


def test_a_check_that_is_read_is_written_alike() -> None:
    check = Check("end", ("answer",), "is", "taken")
    assert read_check(check.as_json()) == check
