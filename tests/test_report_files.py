"""The reports that go into files: JSON and JUnit XML."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong

from stacked_deck.report_files import check_writable, write_file


def cases(results: Results, folder: Path) -> dict[tuple[str, str], TestCase]:
    """Write the JUnit file and read it back, each case by its suite and name."""
    path = folder / "junit.xml"
    write_file("--junit", path, results)
    return {(suite.name, case.name): case for suite in JUnitXml.fromfile(str(path)) for case in suite}


def test_the_json_report_holds_the_whole_run(results: Results, tmp_path: Path) -> None:
    write_file("--json", tmp_path / "run.json", results)
    found = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert list(found)[:6] == ["suite", "about", "readings", "scenarios", "statements", "standing"]
    assert found == json.loads(json.dumps(asdict(results)))


def test_a_statement_that_does_not_pass_is_a_failure_whatever_its_verdict(results: Results, tmp_path: Path) -> None:
    lacked = replace(results.statements[1], verdict="unsupported")
    found = cases(replace(results, statements=(results.statements[0], lacked)), tmp_path)
    assert found["house statements", "house.pays.win"].is_passed
    [outcome] = found["house statements", "house.pays.natural"].result
    assert isinstance(outcome, Failure)
    assert (outcome.type, outcome.message) == ("unsupported", "unsupported, 0 of 2 shown")


def test_an_excluded_statement_is_skipped_with_its_reason(results: Results, tmp_path: Path) -> None:
    [outcome] = cases(results, tmp_path)["house statements", "house.aim"].result
    assert isinstance(outcome, Skipped)
    assert outcome.message == "it explains"


def test_a_scenario_carries_what_was_expected_and_the_round(results: Results, tmp_path: Path) -> None:
    [outcome] = cases(results, tmp_path)["house scenarios", "XYZ-002"].result
    assert outcome.message == "hand 1 of box 1, at the end: expected net 15, seen net 12"
    assert outcome.text == "A blackjack pays 3:2\nAnn stakes 10 on box 1\nbox 1 has A K, a blackjack"


@pytest.mark.parametrize(
    ("verdict", "kind"),
    [("fail", Failure), ("strayed", Failure), ("error", Error), ("unsupported", Skipped), ("unobservable", Skipped)],
)
def test_each_verdict_of_a_scenario_has_its_kind(results: Results, tmp_path: Path, verdict: str, kind: type) -> None:
    changed = replace(results.scenarios[1], verdict=verdict)  # type: ignore[arg-type]
    [outcome] = cases(replace(results, scenarios=(changed,)), tmp_path)["house scenarios", "XYZ-002"].result
    assert isinstance(outcome, kind)
    assert outcome.type == verdict


def test_a_standing_check_that_was_broken_names_the_case(results: Results, tmp_path: Path) -> None:
    found = cases(results, tmp_path)
    assert found["house standing checks", "house.standing.cards"].is_passed
    [outcome] = found["house standing checks", "house.standing.money"].result
    assert outcome.message == "XYZ-002 100 became 90 and no stake lies"


def test_a_fault_of_the_suite_is_an_error_of_its_census(results: Results, tmp_path: Path) -> None:
    assert cases(results, tmp_path)["census", "census"].is_passed
    [outcome] = cases(replace(results, faults=("house.feature:3: XYZ-004 is empty",)), tmp_path)[
        "census", "census"
    ].result
    assert isinstance(outcome, Error)
    assert outcome.text == "house.feature:3: XYZ-004 is empty"


def test_nothing_that_an_engine_says_spoils_a_file(results: Results, tmp_path: Path) -> None:
    rude = replace(results.scenarios[1], seen="\x00\x1b[1m ]]> <b>&\ud800\uffff", transcript=("\x0b",))
    changed = replace(results, scenarios=(rude,), about={"name": "\x01\udfff"})
    assert cases(changed, tmp_path)["house scenarios", "XYZ-002"].is_failure
    write_file("--json", tmp_path / "run.json", changed)
    assert json.loads((tmp_path / "run.json").read_text(encoding="ascii"))["scenarios"][0]["seen"] == rude.seen


def test_an_unwritable_report_is_told_before_the_run(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"--json: .*missing/run.json cannot be written \(no such file or directory\)"):
        check_writable("--json", tmp_path / "missing" / "run.json")
    with pytest.raises(Wrong, match="is a directory"):
        check_writable("--junit", tmp_path)


def test_looking_whether_a_report_can_be_written_changes_nothing(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("old")
    check_writable("--json", old)
    check_writable("--json", new)
    assert old.read_text() == "old"
    assert not new.exists()
