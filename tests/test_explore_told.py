"""What is told of a finding: a scenario to paste, the statements that it touches, and the command that tells it."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.reference import Reference, reference_engine
from stacked_deck.fixtures.campaign.hunt import Found
from stacked_deck.fixtures.campaign.shrink import shrink
from stacked_deck.fixtures.rulesets import load_ruleset
from stacked_deck.steps.feature import read_feature
from stacked_deck.steps.recorder import tell
from stacked_deck.steps.run import play_scenario, player
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table

from stacked_deck.cli import main
from stacked_deck.explore import Explorer, Finding
from stacked_deck.explore_report import finding_lines
from stacked_deck.gherkin import scenario

from .campaign_faults import FAULTS
from .test_explore_faults import beside, first, hunt


def shrunk(fault: str) -> Found:
    """Find a fault and shrink it."""
    both = beside(fault)
    return shrink(both, first(hunt(both, 1)))


def pasted(lines: Sequence[str], rules: object, folder: Path) -> Scenario:
    """Paste a scenario into a feature and record it."""
    file = folder / "found.feature"
    file.write_text("Feature: found\n\n  Rule: one\n\n" + "".join(f"    {line}\n" for line in lines), encoding="utf-8")
    written = next(one for outline in read_feature(file) for one in outline.each())
    table = Table(rules)  # type: ignore[arg-type]
    assert list(tell(written, table))
    case, left = table.case()
    assert not left
    return Scenario("TODO", "house", written.title, written.rule, (), {}, case, table.checks, file.name, 1)


@pytest.mark.parametrize("fault", ["soft 17 hit", "hit on 21", "insurance above half taken", "push paid"])
def test_a_finding_is_a_scenario_that_the_reference_passes_and_the_engine_does_not(fault: str, tmp_path: Path) -> None:
    found = shrunk(fault)
    expected = player(reference_engine())(found.case)
    lines = scenario(expected, found.difference, ["TODO-001", "house.statement"])
    assert lines[0] == "@TODO-001 @house.statement"
    one = pasted(lines, found.case.rules, tmp_path)
    assert play_scenario(one, reference_engine()).result.verdict == "pass"
    assert play_scenario(one, FAULTS[fault][1]).result.verdict in ("fail", "strayed")


def explorer(engine: Engine, ruleset: str, spec: str = "reference") -> Explorer:
    """Explore a ruleset under its default readings."""
    loaded = load_ruleset(ruleset)
    return Explorer(loaded, {reading.id: reading.default for reading in loaded.ledger.readings}, engine, spec)


def found_in(fault: str) -> tuple[Finding, Explorer]:
    """Find a fault, and all that is told of it."""
    ruleset, engine, _, _ = FAULTS[fault]
    told = explorer(engine, ruleset)
    finding = told.finding(first(hunt(beside(fault), 1)), set())
    assert finding is not None
    return finding, told


@pytest.mark.parametrize(
    ("fault", "statement"),
    [
        ("soft 17 hit", "midnight.dealer.stands-17"),
        ("double on 8", "midnight.double.range"),
        ("split ace-ten paid 3:2", "european.split.no-natural"),
        ("insurance above half taken", "midnight.insurance.half"),
    ],
)
def test_a_finding_names_the_statement_that_it_touches(fault: str, statement: str) -> None:
    finding, _ = found_in(fault)
    assert statement in finding.touched.statements
    assert finding.touched.caught_by
    assert not finding.explained


def test_a_finding_is_told_with_its_round_a_replay_line_and_a_scenario() -> None:
    finding, told = found_in("push paid")
    text = "\n".join(finding_lines(finding, 1, told.engine, spec="stdio:engine"))
    for words in ("expected  a push", "seen      a win", "stacked-deck replay", "Scenario:", "Then box 1 pushes"):
        assert words in text


def status(*arguments: str) -> int:
    """Run the command line."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    return int(stopped.value.code or 0)


def test_the_reference_is_explored_without_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("explore", "midnight", "--rounds", "60") == 0
    assert "nothing unexplained" in capsys.readouterr().out


def test_a_finding_is_kept_and_replayed_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.jsonl"
    call = ("explore", "midnight", "--rounds", "60", "--most", "1", "--save", str(file))
    assert status(*call, "--engine", "zoo:push-pays") == 1
    first_run = capsys.readouterr().out
    assert "outcome: win for push" in first_run
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1
    assert status(*call, "--engine", "reference") == 0
    assert "no longer seen" in capsys.readouterr().out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1


def test_what_a_baseline_lists_does_not_turn_exploring_red(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    baseline = tmp_path / "known.yaml"
    listed = "".join(
        f"- statement: midnight.{name}\n  reason: known\n" for name in ("settle.push", "settle.push-stays")
    )
    baseline.write_text(listed, encoding="utf-8")
    call = ("explore", "midnight", "--rounds", "60", "--engine", "zoo:push-pays", "--most", "20")
    assert status(*call, "--baseline", str(baseline)) in (0, 1)
    assert "explained by the baseline: the end of a round, outcome: win for push" in capsys.readouterr().out


@pytest.mark.parametrize("executor", ["threads", "processes:0", "dask:"])
def test_an_executor_that_is_none_is_told_in_a_line(executor: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("explore", "midnight", "--executor", executor) == 2
    assert "allowed are serial, processes" in capsys.readouterr().err


def test_a_liar_is_no_reference() -> None:
    assert isinstance(FAULTS["push paid"][1], Reference)
