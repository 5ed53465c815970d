"""Baselines: what they excuse, what turns them red themselves, and what a file of one may say."""

from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong

from stacked_deck.baseline import Known, baseline_of, compare, exit_status, read_baseline, write_baseline

# In the shared run XYZ-001 passes, XYZ-002 fails (house.pays.natural, house.natural), XYZ-003 is unsupported.
FAILS, LACKS = Known("scenario", "XYZ-002", "pays 6:5"), Known("scenario", "XYZ-003", "no surrender")
NATURAL, PAYS = Known("statement", "house.natural", "6:5"), Known("statement", "house.pays.natural", "6:5")


def status(results: Results, *known: Known) -> int:
    """Give the exit status of a run with a baseline."""
    return exit_status(results, compare(results, known))


def test_a_listed_scenario_does_not_turn_the_run_red(results: Results) -> None:
    assert results.exit_status == 1
    assert status(results) == 1
    assert status(results, FAILS, LACKS) == 0


def test_a_statement_is_excused_only_by_all_its_scenarios_or_itself(results: Results) -> None:
    compared = compare(results, [FAILS])
    assert [row.id for row in compared.excused] == ["house.natural"]
    assert [row.id for row in compared.new] == ["house.pays.natural"]
    assert status(results, FAILS) == 1
    assert status(results, FAILS, PAYS) == 0
    assert status(results, NATURAL, PAYS) == 0


def test_an_entry_that_passes_turns_the_run_red(results: Results) -> None:
    for passing in (Known("scenario", "XYZ-001", "?"), Known("statement", "house.pays.win", "?")):
        compared = compare(results, [FAILS, LACKS, passing])
        assert compared.stale == (f"{passing.kind} {passing.id} passes; take it out",)
        assert exit_status(results, compared) == 1


def test_an_entry_that_matches_nothing_turns_the_run_red(results: Results) -> None:
    compared = compare(results, [FAILS, LACKS, Known("scenario", "XYZ-999", "?")])
    assert compared.stale == ("scenario XYZ-999 is not in this run; take it out, or run what it is of",)
    assert exit_status(results, compared) == 1
    # A statement's name is no scenario's.
    assert status(results, FAILS, LACKS, Known("scenario", "house.natural", "?")) == 1


def test_a_baseline_never_excuses_the_suite_or_an_engine_that_answers_nothing(results: Results) -> None:
    assert status(replace(results, faults=("something",)), FAILS, LACKS) == 1
    assert status(replace(results, statements=()), *()) == 1
    silent = replace(results, scenarios=tuple(replace(row, verdict="error") for row in results.scenarios))
    assert status(silent, *(Known("scenario", row.id, "dead") for row in silent.scenarios)) == 3


def test_verdicts_do_not_change(results: Results) -> None:
    before = results.as_json()
    compare(results, [FAILS, LACKS])
    assert results.as_json() == before


def test_a_written_baseline_excuses_the_run_that_it_is_of(results: Results, tmp_path: Path) -> None:
    file = tmp_path / "known.yaml"
    write_baseline(file, baseline_of(results))
    known = read_baseline(file)
    assert [(one.kind, one.id) for one in known] == [("scenario", "XYZ-002"), ("scenario", "XYZ-003")]
    assert known[0].reason == "fail: expected net 15, seen net 12"
    assert status(results, *known) == 0


def test_a_baseline_that_is_written_again_keeps_its_words_and_drops_what_passes(results: Results) -> None:
    linked = replace(FAILS, link="https://example.org/7")
    known = baseline_of(results, [Known("scenario", "XYZ-001", "it passes now"), linked, PAYS])
    assert known == (linked, PAYS)
    assert baseline_of(results, [NATURAL]) == (NATURAL, *baseline_of(results))


def test_what_an_engine_says_is_data_in_a_baseline(results: Results, tmp_path: Path) -> None:
    nasty = replace(results.scenarios[1], seen="\x1b[31m: - {x}\n- statement: y")
    file = tmp_path / "known.yaml"
    spoilt = replace(results, scenarios=(results.scenarios[0], nasty, results.scenarios[2]))
    write_baseline(file, baseline_of(spoilt))
    known = read_baseline(file)
    assert len(known) == 2
    assert known[0].reason == "fail: expected net 15, seen \\x1b[31m: - {x}\\n- statement: y"


def test_an_empty_baseline_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "known.yaml"
    write_baseline(file, ())
    assert read_baseline(file) == ()
    assert yaml.safe_load(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scenario: XYZ-1", "holds no list"),
        ("- XYZ-1", "entry 1: 'XYZ-1' is no mapping; allowed are the keys scenario, statement, reason, link"),
        ("- {scenario: XYZ-1}", "entry 1: XYZ-1 has no reason"),
        ("- {scenario: XYZ-1, reason: ''}", "reason: '' is not allowed"),
        ("- {scenario: 1, reason: x}", "scenario: 1 is not allowed; allowed is a text"),
        ("- {reason: x}", "it needs one of scenario and statement, and has neither"),
        ("- {scenario: a, statement: b, reason: x}", "and has scenario and statement"),
        ("- {scenario: a, reason: x, because: y}", "'because' is unknown"),
        ("- {scenario: a, reason: x}\n- {scenario: a, reason: y}", "lists scenario a twice"),
        ("- [", "is no YAML"),
    ],
)
def test_what_is_no_baseline_is_told_in_one_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "known.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Wrong) as caught:
        read_baseline(file)
    assert says in str(caught.value)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_baseline_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="no such file or directory"):
        read_baseline(tmp_path / "known.yaml")
