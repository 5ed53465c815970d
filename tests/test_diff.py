"""What two runs come to differently, and what cannot be compared."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong

from stacked_deck.diff import changes, read_report
from stacked_deck.diff_command import diff
from stacked_deck.report_files import write_json

Told = Callable[[Results, Results], Result]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """Compare two runs by the command."""

    def compared(first: Results, second: Results) -> Result:
        for name, one in (("A", first), ("B", second)):
            write_json(one, tmp_path / f"{name}.json")
        return CliRunner().invoke(diff, [str(tmp_path / "A.json"), str(tmp_path / "B.json")], standalone_mode=False)

    return compared


def with_verdicts(results: Results, *verdicts: Any) -> Results:
    """Give the run with other verdicts of its first scenarios."""
    rows = zip(
        results.scenarios, (*verdicts, *(row.verdict for row in results.scenarios[len(verdicts) :])), strict=True
    )
    return replace(results, scenarios=tuple(replace(row, verdict=verdict) for row, verdict in rows))


def test_two_equal_runs_differ_in_nothing_and_say_what_was_checked(told: Told, results: Results) -> None:
    ended = told(results, results)
    assert ended.return_value == 0
    checked = "1 of 3 statements pass; 1 of 3 scenarios pass; 1 of 2 standing checks pass"
    said = [f"checked in {name}: deal-o-matic 2 by house: {checked}" for name in "AB"]
    assert ended.output.splitlines() == [*said, "nothing differs"]


def test_what_is_fixed_broken_and_changed_is_told_apart(told: Told, results: Results) -> None:
    ended = told(results, with_verdicts(results, "fail", "pass", "error"))
    assert ended.return_value == 1
    lines = ended.output.splitlines()
    assert lines[:6] == [
        "broken (1 scenario)",
        "  scenario XYZ-001: pass, then fail",
        "fixed (1 scenario)",
        "  scenario XYZ-002: fail, then pass",
        "changed (1 scenario)",
        "  scenario XYZ-003: unsupported, then error",
    ]


def test_what_is_fixed_or_changed_is_nothing_worse(told: Told, results: Results) -> None:
    assert told(results, with_verdicts(results, "pass", "pass", "error")).return_value == 0


def test_what_is_added_and_removed_is_told_and_only_a_lost_pass_is_worse(told: Told, results: Results) -> None:
    fewer, without_pass = replace(results, scenarios=results.scenarios[:2]), results.scenarios[1:]
    removed = told(results, fewer)
    assert "removed (1 scenario)\n  scenario XYZ-003: unsupported\n" in removed.output
    assert removed.return_value == 0
    assert "added (1 scenario)\n  scenario XYZ-003: unsupported\n" in told(fewer, results).output
    assert told(fewer, results).return_value == 0
    assert told(results, replace(results, scenarios=without_pass)).return_value == 1


def test_other_engines_rulesets_and_readings_are_said(told: Told, results: Results) -> None:
    other = replace(
        results,
        suite={**results.suite, "version": "9"},
        about={**results.about, "version": "3"},
        readings={"house.soft-double": "low"},
        faults=("something",),
    )
    assert told(results, other).output.splitlines()[:4] == [
        "suite: Stacked Deck 0.1.0, then Stacked Deck 9",
        "engine: deal-o-matic 2, then deal-o-matic 3",
        "reading house.soft-double: total, then low",
        "faults of the suite itself: 0, then 1",
    ]


def test_what_an_engine_says_reaches_no_terminal(told: Told, results: Results) -> None:
    spoilt = replace(results, about={**results.about, "name": "\x1b[31mred\n"})
    assert "\x1b" not in told(results, spoilt).output


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no JSON"),
        ("[]", "is no report of a run"),
        ('{"statements": []}', "is no report of a run (it has no scenarios)"),
        ("\xff", "is no JSON"),
    ],
)
def test_what_is_no_report_is_told_in_one_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "A.json"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(Wrong) as caught:
        read_report(file)
    assert says in str(caught.value)
    assert "allowed is what stacked-deck run --json wrote" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_report_with_a_verdict_that_is_none_is_refused(tmp_path: Path, results: Results) -> None:
    file = tmp_path / "A.json"
    value = results.as_json()
    value["statements"][0]["verdict"] = "splendid"
    file.write_text(json.dumps(value), encoding="utf-8")
    with pytest.raises(Wrong, match="splendid"):
        read_report(file)
    with pytest.raises(Wrong, match="no such file"):
        read_report(tmp_path / "B.json")


def test_every_kind_of_row_is_compared(tmp_path: Path, results: Results) -> None:
    other = replace(
        results,
        statements=tuple(replace(row, verdict="error") for row in results.statements),
        scenarios=tuple(replace(row, verdict="error") for row in results.scenarios),
        standing=tuple(replace(row, verdict="error") for row in results.standing),
    )
    for name, one in (("A", results), ("B", other)):
        write_json(one, tmp_path / f"{name}.json")
    found = list(changes(read_report(tmp_path / "A.json"), read_report(tmp_path / "B.json")))
    rows = len(results.statements) + len(results.scenarios) + len(results.standing)
    assert len(found) == rows
    assert {change.what for change in found} == {"broken", "changed"}
