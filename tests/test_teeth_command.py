"""The command `stacked-deck teeth`: what it says of liars that are caught and of those that are not."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.fixtures.faults import idle_reasons

from stacked_deck import teeth_matrix
from stacked_deck.teeth_command import teeth
from stacked_deck.teeth_matrix import Caught, Matrix

CAUGHT = Caught("hits-soft-17", "It hits.", {"house.seventeen": ("HSE-001",)}, ("HSE-001",), (), ())
MISSED = Caught("pays-6-to-5", "It pays 6:5.", {"house.pays": ()}, (), ("HSE-002",), ())


def told(monkeypatch: pytest.MonkeyPatch, found: Matrix, *arguments: str) -> Any:
    """Call the command with a matrix that is made up."""
    monkeypatch.setattr(teeth_matrix, "matrix", lambda chosen, **options: found)
    return CliRunner().invoke(teeth, ["midnight", *arguments], standalone_mode=False)


def test_all_is_well_where_every_liar_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    result = told(monkeypatch, Matrix((CAUGHT,), ("house.seventeen",), ("HSE-001",)))
    assert result.return_value == 0
    assert "1 of 1 liars are caught by every statement that they break" in result.output
    assert "hits-soft-17" not in result.output


def test_a_survivor_is_told_with_what_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    result = told(monkeypatch, Matrix((CAUGHT, MISSED), ("house.seventeen",), ("HSE-001",)))
    assert result.return_value == 1
    assert "pays-6-to-5: It pays 6:5.\n  house.pays: did not catch it\n  strayed only: HSE-002" in result.output


def test_a_statement_without_a_liar_and_a_scenario_without_a_catch_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    result = told(monkeypatch, Matrix((CAUGHT,), ("house.seventeen", "house.pays"), ("HSE-001",)))
    assert (result.return_value, "  house.pays\n" in result.output) == (1, True)
    result = told(monkeypatch, Matrix((CAUGHT,), ("house.seventeen",), ("HSE-001", "HSE-009")))
    assert (result.return_value, "  HSE-009\n" in result.output) == (1, True)


def test_a_scenario_with_a_reason_is_excused(monkeypatch: pytest.MonkeyPatch) -> None:
    excused = next(iter(idle_reasons()))
    result = told(monkeypatch, Matrix((CAUGHT,), ("house.seventeen",), ("HSE-001", excused)))
    assert result.return_value == 0
    assert "1 of 2 scenarios catch a liar; 1 have their reason not to" in result.output


def test_all_liars_are_listed_on_demand_and_written_as_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "matrix.json"
    result = told(monkeypatch, Matrix((CAUGHT,), (), ("HSE-001",)), "--all", "--json", str(file))
    assert "hits-soft-17: It hits.\n  house.seventeen: 1 caught it, HSE-001 first" in result.output
    assert json.loads(file.read_text())["liars"][0]["caught"] == {"house.seventeen": ["HSE-001"]}
