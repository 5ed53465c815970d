"""Vectors: what is written of a scenario is what is read, and what is no vector is told in a line."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.adapters.about import Customs, Dealing
from stacked_deck.adapters.case import read_case
from stacked_deck.adapters.reference import ABOUT
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import choose, load_ruleset
from stacked_deck.steps.recorder import record_all

from stacked_deck.cli import commands
from stacked_deck.vectors import Vector, in_force, read_vectors, vector_line

MIDNIGHT = load_ruleset("midnight")
CHOSEN = choose(MIDNIGHT, {}, {})
SCENARIOS = record_all(MIDNIGHT, CHOSEN).scenarios
VECTORS = [Vector(one, {**CHOSEN, **one.options}) for one in SCENARIOS]
OTHER = replace(ABOUT, dealing=Dealing(up="second", boxes="one-by-one"), customs=Customs(at_21="stands"))

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write lines into a file."""

    def written(*lines: str) -> Path:
        file = tmp_path / "vectors.jsonl"
        file.write_text("\n".join([*lines, ""]), encoding="utf-8")
        return file

    return written


def test_what_is_written_is_read_again(write: Write) -> None:
    file = write(*(vector_line(vector, ABOUT) for vector in VECTORS))
    read = list(read_vectors(file))
    # What a vector does not hold: cards left over, which the census of the features tells.
    assert [replace(one.scenario, is_contrast=False) for one in read] == [
        replace(scenario, left=(), is_contrast=False) for scenario in SCENARIOS
    ]
    assert [one.readings for one in read] == [one.readings for one in VECTORS]


def test_a_line_that_is_laid_out_otherwise_is_read_alike(write: Write) -> None:
    lines = [vector_line(vector, ABOUT) for vector in VECTORS[:40]]
    turned = [json.dumps(dict(reversed(json.loads(line).items())), indent=None) for line in lines]
    quoted = [
        json.dumps({**json.loads(line), "title": 'x,"fitted":{"rules":'}, separators=(",", ":")) for line in lines
    ]
    assert list(read_vectors(write(*turned))) == list(read_vectors(write(*lines)))
    assert {one.scenario.title for one in read_vectors(write(*quoted))} == {'x,"fitted":{"rules":'}
    spoilt = lines[0].replace('"rules":{', '"rules":{"decks":,')
    with pytest.raises(Wrong, match="is no vector"):
        list(read_vectors(write(spoilt)))


@pytest.mark.parametrize("about", [ABOUT, OTHER])
def test_the_fitted_case_is_laid_for_the_dealing_that_was_asked_for(about: Any) -> None:
    for vector in VECTORS[::20]:
        value = json.loads(vector_line(vector, about))
        laid = fit(vector.scenario.case, about.dealing, about.customs)
        assert read_case({**value["case"], "script": value["fitted"]["script"]}) == laid.case
        assert tuple(value["fitted"]["places"]) == laid.places
        assert read_case(value["case"]) == vector.scenario.case
        is_stacked = vector.scenario.case.seed is None
        assert all((command.deals and is_stacked) is (command.shoe is not None) for command in laid.case.script)


def test_every_scenario_is_written_a_line_each_and_nothing_else() -> None:
    ended = CliRunner().invoke(commands, ["vectors", "midnight"], standalone_mode=False)
    assert (ended.return_value, ended.stderr) == (0, "")
    lines = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [line["id"] for line in lines] == [one.id for one in SCENARIOS]
    assert {line["ruleset"] for line in lines} == {"midnight"}


def test_vectors_can_be_written_for_an_engine_and_a_reading() -> None:
    reading = next(reading for reading in MIDNIGHT.ledger.readings if len(reading.names) > 1)
    option = next(name for name in reading.names if name != reading.default)
    call = ["vectors", "midnight", "--engine", "zoo:pays-6-to-5", "--reading", f"{reading.id}={option}"]
    lines = CliRunner().invoke(commands, call, standalone_mode=False).stdout.splitlines()
    free = [line for line in map(json.loads, lines) if reading.id not in line["options"]]
    assert free
    assert {line["readings"][reading.id] for line in free} == {option}


def test_a_scenario_is_judged_under_its_own_options_alone() -> None:
    optional = [one.id for one in SCENARIOS if one.options]
    judged = [one.id for one in in_force(VECTORS, MIDNIGHT, CHOSEN)]
    assert judged == [one.id for one in SCENARIOS if one.is_in_force(CHOSEN)]
    assert set(optional) - set(judged)
    assert in_force(VECTORS, load_ruleset("european"), {}) == []


def test_vectors_of_other_readings_than_are_in_force_are_refused() -> None:
    reading = MIDNIGHT.ledger.readings[0]
    option = next(name for name in reading.names if name != reading.default)
    with pytest.raises(Wrong) as caught:
        in_force(VECTORS, MIDNIGHT, {**CHOSEN, reading.id: option})
    said = f"was written for {reading.id}={reading.default}, and {option} is in force"
    assert said in str(caught.value)


def spoilt(**changes: Any) -> str:
    """Write a vector with some of its keys changed."""
    return json.dumps({**json.loads(vector_line(VECTORS[0], ABOUT)), **changes})


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", ":1: '{' is no vector: a vector is one line of JSON"),
        ("[]", ":1: '[]' is no vector of version 1"),
        (spoilt(v=2), "is no vector of version 1"),
        (spoilt(id=7), ":1: id: 7 is not allowed; allowed is a text"),
        (spoilt(case=None), ":1: a case is a mapping"),
        (spoilt(checks=[["x"]]), ":1: ['x'] is no check"),
        (spoilt(checks=[[99, ["answer"], "is", "taken"]]), "there is no command 99 in a script of"),
        (spoilt(statements="all"), ":1: statements: 'all' is not allowed; allowed is a list"),
        (spoilt(options={"a": 1}), "options: {'a': 1} is not allowed; allowed is a mapping to texts"),
        ("", "there is no vector"),
        (f"{spoilt()}\n{spoilt()}", ":2: MID-"),
    ],
)
def test_what_is_no_vector_is_told_with_file_and_line(write: Write, line: str, says: str) -> None:
    file = write(line)
    with pytest.raises(Wrong) as caught:
        list(read_vectors(file))
    assert says in str(caught.value)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="no such file or directory; allowed is a file that stacked-deck vectors wrote"):
        list(read_vectors(tmp_path / "vectors.jsonl"))
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    with pytest.raises(Wrong, match="it is no text"):
        list(read_vectors(tmp_path / "binary"))
