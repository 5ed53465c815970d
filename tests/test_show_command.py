"""One scenario in the terminal, and the commands that write pages."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.engines import open_engine
from stacked_deck.fixtures.rulesets import load_ruleset
from stacked_deck.steps.recorder import record_all
from stacked_deck.steps.run import run_scenario

from stacked_deck import cli

MIDNIGHT = load_ruleset("midnight")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Any:
    """Call the command line in this process; gives status, output and errors."""

    def called(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            cli.main(arguments)
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return called


@cache
def a_split() -> str:
    """Give the id of the first scenario in which a hand is split and none is refused."""
    chosen = {reading.id: reading.default for reading in MIDNIGHT.ledger.readings}
    return next(
        scenario.id
        for scenario in record_all(MIDNIGHT, chosen).scenarios
        if not scenario.tried and any(command.do == "split" for command in scenario.case.script)
    )


def test_a_scenario_is_shown_step_by_step_with_its_cards(call: Any) -> None:
    status, out, err = call("show", a_split())
    assert (status, err) == (0, "")
    assert "· Box 1 splits" in out
    assert "box 1 hand 2  [" in out
    assert out.count("✓") >= 1
    assert out.rstrip().endswith("pass")


def test_the_case_of_an_id_does_not_matter(call: Any) -> None:
    assert call("show", a_split().lower())[0] == 0


def test_a_liar_is_seen_to_lie(call: Any) -> None:
    liar = open_engine("zoo:tens-count-9")
    chosen = {reading.id: reading.default for reading in MIDNIGHT.ledger.readings}
    scenarios = record_all(MIDNIGHT, chosen).scenarios
    caught = next(scenario.id for scenario in scenarios if run_scenario(scenario, liar).verdict == "fail")
    status, out, _ = call("show", caught, "--engine", "zoo:tens-count-9")
    assert status == 1
    assert "✗" in out
    assert "(fail: seen " in out


def test_an_id_that_is_none_is_refused_with_those_near_it(call: Any) -> None:
    status, out, err = call("show", f"{a_split()}9")
    assert (status, out) == (2, "")
    assert a_split() in err
    assert len(err.splitlines()) == 1


def test_the_book_is_written_with_results(call: Any, tmp_path: Path) -> None:
    assert call("book", str(tmp_path / "a"), "--ruleset", "midnight")[0] == 0
    assert (tmp_path / "a" / "midnight.html").is_file()
    status, _, err = call("book", str(tmp_path / "a"), str(tmp_path / "b"))
    assert (status, len(err.splitlines())) == (2, 1)
    status, _, err = call("book", str(tmp_path / "a"), "--results", str(tmp_path / "none.json"))
    assert (status, len(err.splitlines())) == (2, 1)


def test_a_run_writes_the_pages_of_its_engine(call: Any, tmp_path: Path) -> None:
    status, _, _ = call("run", "midnight", "--vectors", "--html", str(tmp_path / "pages"))
    assert status == 0
    assert "pass" in (tmp_path / "pages" / "engine-reference.html").read_text(encoding="utf-8")


def test_pages_that_cannot_be_written_are_told_before_the_run(call: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    status, out, err = call("run", "midnight", "--html", str(tmp_path / "file"))
    assert (status, out) == (2, "")
    assert err.startswith("stacked-deck: --html: ")
