"""`stacked-deck odds`: what it prints and writes, and what it refuses in one line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.strategy_tables import load_strategy, write_strategy

from stacked_deck.odds_command import odds
from stacked_deck.odds_grid import grid


def called(*arguments: str) -> str:
    """Call the command and give what it prints."""
    result = CliRunner().invoke(odds, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def refused(*arguments: str) -> str:
    """Call the command and give the line with which it is refused."""
    with pytest.raises(Wrong) as error:
        odds.main(arguments, standalone_mode=False)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_ruleset_is_shown_with_its_edges_and_its_differences() -> None:
    shown = called("german", "--simulate", "50")
    assert "Black Jack (German online table), 6 decks" in shown
    assert "-0.4599 %" in shown
    assert "-0.4569 %" in shown
    assert "-7.3955 %" in shown
    assert "* european: H11 T:H; P8 TA:H; PA A:H" in shown
    assert "50 rounds simulated" in shown


def test_json_holds_table_edges_and_cells(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    called("midnight", "--decks", "1", "--json", str(file))
    found: dict[str, Any] = json.loads(file.read_text())
    assert set(found) == {"table", "edge", "shoe", "insurance", "cells"}
    assert set(found["edge"]) == {"table", "composition"}
    assert len(found["table"]) == 38
    assert found["shoe"] == [4] * 9 + [16]
    assert set(found["cells"]["88"]["6"]) == {"stand", "hit", "split"}


def test_a_reading_changes_the_table() -> None:
    assert "P8" in called("estonian", "--reading", "estonian.soft-totals=dealer-hits-soft-17")
    peeks = called("european", "--reading", "european.peek=with-ace-or-ten", "--json", "/dev/null")
    assert "* european" not in peeks
    assert "german: the same table" not in called("european")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ((), "RULESET is missing; allowed are estonian, european, german, midnight, or a house's own folder"),
        (("german", "--decks", "0"), "--decks: 0 is not allowed; allowed is a whole number from 1 to 8"),
        (("german", "--decks", "9"), "--decks: 9 is not allowed; allowed is a whole number from 1 to 8"),
        (("germn",), "there is no ruleset 'germn'"),
        (("german", "--reading", "german.peek"), "--reading: 'german.peek' is not allowed; allowed is ID=OPTION"),
        (("german", "--reading", "german.peek=no"), "'german.peek' is not a reading of german"),
        (("german", "--reading", "german.peek-on=no"), "german.peek-on: 'no' is no option"),
        (("german", "--reading", "midnight.dealt-21=no"), "'midnight.dealt-21' is a reading of no ruleset"),
        (("german", "--json", "/nowhere/odds.json"), "--json: /nowhere/odds.json cannot be written"),
        (("--write", "/nowhere"), "--write: /nowhere cannot be written"),
        (("german", "--write", "/nowhere"), "--write: /nowhere is for all rulesets"),
    ],
)
def test_what_cannot_be_carried_out_is_told_in_one_line(arguments: tuple[str, ...], line: str) -> None:
    assert refused(*arguments).startswith(line)


def test_two_options_of_one_reading_are_refused() -> None:
    given = ("--reading", "german.peek-on=rank-ten", "--reading", "german.peek-on=ten-value")
    assert refused("german", *given) == (
        "--reading: german.peek-on is given as rank-ten and as ten-value; allowed is one option"
    )


def test_without_numpy_the_extra_is_named() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from stacked_deck.odds_command import odds\n"
        "try:\n    odds.main(['german'], standalone_mode=False)\n"
        "except ValueError as error:\n    print(type(error).__name__, error)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd="/")
    assert found.stdout == "Wrong odds: numpy is missing; it comes with pip install 'stacked-deck[odds]'\n"


def test_a_table_is_written_as_it_is_read(tmp_path: Path) -> None:
    kept = load_strategy("estonian")
    text = write_strategy(kept, tmp_path).read_text()
    assert json.loads(text) == kept.as_json()
    with pytest.raises(Wrong, match="there is no table for 'house'; there are estonian"):
        load_strategy("house")


def test_the_grid_marks_a_letter_that_another_table_has_otherwise() -> None:
    from rich.console import Console

    rows = load_strategy("german").rows
    console = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(grid(rows, {"house": {**rows, "H12": "SSSSSHHHHH"}}))
    text = console.export_text()
    assert "H12 H*H*S S S H H H H H" in text
    assert "* house: H12 23:S" in text
    assert text.count("*") == 3
