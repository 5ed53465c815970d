"""The report on a terminal."""

import io
import json
import shlex
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from stacked_deck.adapters.case import read_line
from stacked_deck.adapters.results import Results

from stacked_deck.plain import plain
from stacked_deck.report import replay_line, write_head, write_report

SAYS = {"house.pays.natural": "A blackjack pays 3:2.", "house.natural": "An ace with a ten is a blackjack."}


def written(results: Results) -> list[str]:
    """Give the lines of a report as they come out of a pipe."""
    out = io.StringIO()
    console = Console(file=out, width=80)
    write_head(console, suite=results.suite, about=results.about)
    write_report(console, results, engine="published:deal-o-matic", says=SAYS)
    return out.getvalue().splitlines()


def test_the_head_names_suite_engine_and_readings(results: Results) -> None:
    assert written(results)[:3] == [
        "Stacked Deck 0.1.0 judges deal-o-matic 2 (COBOL)",
        "Readings in force",
        "  house.soft-double: total",
    ]


def test_a_statement_that_does_not_pass_is_told_with_all_that_is_needed_to_see_it_again(results: Results) -> None:
    lines = written(results)
    at = lines.index("house.pays.natural: fail, 0 of 2 shown")
    assert lines[at + 1 : at + 8] == [
        "  A blackjack pays 3:2.",
        "  XYZ-002 A blackjack pays 3:2: fail",
        "    where    hand 1 of box 1, at the end",
        "    expected net 15",
        "    seen     net 12",
        "    round    Ann stakes 10 on box 1",
        "             box 1 has A K, a blackjack",
    ]
    again = shlex.split(lines[at + 8])
    assert again[:3] == ["again", "stacked-deck", "replay"]
    assert again[4:] == ["--engine", "published:deal-o-matic"]
    assert read_line(again[3]).as_json() == results.scenarios[1].case


def test_a_scenario_is_told_in_full_once(results: Results) -> None:
    lines = written(results)
    assert sum("stacked-deck replay" in line for line in lines) == 1
    at = lines.index("house.natural: fail, 0 of 1 shown")
    assert lines[at + 2] == "  XYZ-002 A blackjack pays 3:2: fail (told above)"


def test_further_scenarios_of_a_statement_have_a_line_each_worst_first(results: Results) -> None:
    assert (
        "  XYZ-003 A surrender gives half back: unsupported, expected surrender is taken, seen it lacks surrender"
        in written(results)
    )


def test_a_statement_that_passes_is_only_counted(results: Results) -> None:
    assert not any("house.pays.win" in line for line in written(results))


def test_standing_checks_have_a_row_each(results: Results) -> None:
    lines = written(results)
    at = lines.index("Standing checks")
    assert lines[at + 1 : at + 3] == [
        "  house.standing.money: fail, 3 cases; first in XYZ-002: 100 became 90 and no stake lies",
        "  house.standing.cards: pass, 3 cases",
    ]


def test_excluded_statements_stand_together_by_reason(results: Results) -> None:
    lines = written(results)
    at = lines.index("Excluded, and not counted")
    assert lines[at + 1 : at + 3] == [
        "  it explains (1): house.aim",
        "  not yet shown (2): house.click, house.chips",
    ]


def test_a_fault_of_the_suite_is_told_apart(results: Results) -> None:
    lines = written(replace(results, faults=("house.feature:3: XYZ-004 is empty",)))
    at = lines.index("Faults of the suite itself, found by its census")
    assert lines[at + 1] == "  house.feature:3: XYZ-004 is empty"
    assert "Faults of the suite itself, found by its census" not in written(results)


def test_the_last_line_counts_the_verdicts_of_a_ruleset(results: Results) -> None:
    assert written(results)[-1] == (
        "house: 1 of 3 statements pass, 2 fail (1 of 3 scenarios, 1 of 2 standing checks; 3 excluded)"
    )


def test_what_an_engine_says_is_neither_markup_nor_an_escape_for_the_terminal(results: Results) -> None:
    rude = replace(results.scenarios[1], seen="[red]net[/red] \x1b[2J\n12 \u202e", transcript=("[/] \x07",))
    about = {"name": "[blink]loud[/blink]\x1b]0;x\x07", "version": "\b"}
    lines = written(replace(results, about=about, scenarios=(results.scenarios[0], rude)))
    assert "    seen     [red]net[/red] \\x1b[2J\\n12 \\u202e" in lines
    assert "    round    [/] \\x07" in lines
    assert lines[0] == "Stacked Deck 0.1.0 judges [blink]loud[/blink]\\x1b]0;x\\x07 \\x08"


@given(st.text())
def test_plain_text_is_one_line_that_can_be_written_anywhere(text: str) -> None:
    found = plain(text)
    assert found.encode("utf-8").decode("utf-8") == found
    assert all(character.isprintable() or character.isspace() for character in found)
    assert len(found.splitlines()) <= 1


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Z"))))
def test_plain_text_leaves_what_can_be_seen(text: str) -> None:
    assert plain(text) == text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


@pytest.mark.parametrize("name", ["it's", 'a "b"', "$(x)", "é"])
def test_a_replay_line_survives_a_shell(results: Results, name: str) -> None:
    case = {**results.scenarios[1].case, "players": {name: {"has": "1"}}}
    words = shlex.split(replay_line(case, engine="MODULE:a b"))
    assert json.loads(words[2]) == case
    assert words[4] == "MODULE:a b"
