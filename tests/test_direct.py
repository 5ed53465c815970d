"""Judging without pytest: it comes to what pytest comes to, whatever the engine does."""

import gc
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.adapters.reference import ABOUT
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose, load_ruleset, ruleset_names
from stacked_deck.steps.recorder import record_all

from stacked_deck import direct
from stacked_deck.cli import commands
from stacked_deck.direct import judge_vectors
from stacked_deck.plugin import run_suite
from stacked_deck.vectors import Vector, read_vectors, vector_line

LIAR = "zoo:pays-6-to-5"


def vectors_of(ruleset: Ruleset, file: Path) -> tuple[Path, list[Vector]]:
    """Write a ruleset's vectors to a file and read them again."""
    file.write_text("".join(f"{vector_line(one, ABOUT)}\n" for one in recorded(ruleset)), encoding="utf-8")
    return file, list(read_vectors(file))


def recorded(ruleset: Ruleset) -> list[Vector]:
    """Give a ruleset's vectors."""
    chosen = choose(ruleset, {}, {})
    return [Vector(one, {**chosen, **one.options}) for one in record_all(ruleset, chosen).scenarios]


def plain(results: Results) -> Any:
    """Give a run as plain JSON."""
    return json.loads(json.dumps(results.as_json()))


@pytest.mark.parametrize("engine", ["reference", LIAR, "zoo:refuses-everything", "zoo:lacks-everything"])
def test_all_three_ways_come_to_the_same(
    make_house: Callable[[dict[str, str]], Ruleset],
    good: str,
    scenario: Callable[..., str],
    tmp_path: Path,
    engine: str,
) -> None:
    more = scenario("@HSE-003 @house.win @house.soft-17.stands", "Stand", "box 1 wins 10", dealer="7")
    more += scenario("@HSE-004 @house.win @house.soft-17.hits", "Hit", "box 1 wins 10", dealer="7")
    house = make_house({"totals": good + more})
    by_pytest = plain(run_suite([house], engine=engine))
    assert plain(judge_vectors([house], engine=engine, is_standing=True)) == by_pytest
    vectors = vectors_of(house, tmp_path / "vectors.jsonl")
    assert plain(judge_vectors([house], engine=engine, vectors=vectors, is_standing=True)) == by_pytest
    assert {**by_pytest, "standing": []} == plain(judge_vectors([house], engine=engine, vectors=vectors))


def test_what_passes_and_is_not_told_comes_to_the_same_verdict() -> None:
    ruleset = load_ruleset("german")
    vectors = (Path("vectors"), recorded(ruleset)[::5])
    told, untold = (
        plain(judge_vectors([ruleset], engine=LIAR, vectors=vectors, tells_passing=tells)) for tells in (True, False)
    )
    left_out = {"where": "", "expected": "", "seen": "", "transcript": [], "case": {}, "asked": ""}
    passing = [{**row, **left_out} if row["verdict"] == "pass" else row for row in told["scenarios"]]
    assert untold == {**told, "scenarios": passing}
    assert {row["verdict"] for row in passing} >= {"pass", "fail"}


def test_garbage_is_collected_as_before_once_all_is_judged() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    with pytest.raises(Wrong, match="no-such"):
        judge_vectors([load_ruleset("german")], engine="zoo:no-such")
    judge_vectors([load_ruleset("german")], vectors=(Path("vectors"), recorded(load_ruleset("german"))[::50]))
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


def test_over_a_pipe_all_is_as_in_process() -> None:
    """The reference behind stdin and stdout, many cases under way at once, comes to all that it comes to here."""
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    vectors = [one for ruleset in rulesets for one in recorded(ruleset)]
    spec = f"stdio:{sys.executable} -m stacked_deck.adapters.reference"
    there = plain(judge_vectors(rulesets, engine=spec, vectors=(Path("vectors"), vectors)))
    here = plain(judge_vectors(rulesets, vectors=(Path("vectors"), vectors)))
    assert {**there, "engine": ""} == {**here, "engine": ""}
    assert len({row["ruleset"] for row in there["scenarios"]}) == len(rulesets) == 4
    assert {row["verdict"] for row in there["statements"]} == {"pass"}


def test_what_cannot_be_judged_is_a_fault_and_no_pass(
    make_house: Callable[[dict[str, str]], Ruleset], good: str, scenario: Callable[..., str]
) -> None:
    hearts = " ".join(["2h"] * 9)
    house = make_house({"totals": good + scenario("@HSE-009 @house.win", "Hearts", "box 1 wins", dealer=hearts)})
    results = judge_vectors([house])
    assert results.exit_status == 1
    assert [row.id for row in results.scenarios] == ["HSE-001", "HSE-002"]
    assert any(fault.startswith("HSE-009 cannot be judged: ") for fault in results.faults)


def test_a_statement_without_a_vector_is_a_fault(
    make_house: Callable[[dict[str, str]], Ruleset], good: str, tmp_path: Path
) -> None:
    house = make_house({"totals": good})
    file, vectors = vectors_of(house, tmp_path / "vectors.jsonl")
    results = judge_vectors([house], vectors=(file, vectors[:1]))
    assert results.faults == ("vectors.jsonl: of house no vector shows house.lose",)
    assert results.exit_status == 1


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Note what the command line asks for."""
    asked: list[dict[str, Any]] = []
    judge = direct.judge_vectors

    def noting(rulesets: Any, **options: Any) -> Results:
        asked.append({"rulesets": [one.name for one in rulesets], **options})
        return judge(rulesets[:1], **options)

    monkeypatch.setattr(direct, "judge_vectors", noting)
    return asked


@pytest.mark.parametrize(
    ("arguments", "rulesets"),
    [
        (["midnight", "--vectors"], ["midnight"]),
        (["--vectors", "midnight"], ["midnight"]),
        (["european", "--vectors", "midnight"], ["european", "midnight"]),
        (["midnight", "--vectors", "--standing"], ["midnight"]),
        (["--vectors", "vectors.jsonl"], ["midnight"]),
        (["midnight", "--vectors", "vectors.jsonl"], ["midnight"]),
    ],
)
def test_the_command_line_judges_by_vectors(
    judged: list[dict[str, Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    rulesets: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    vectors_of(load_ruleset("midnight"), tmp_path / "vectors.jsonl")
    ended = CliRunner().invoke(commands, ["run", *arguments], standalone_mode=False)
    assert ended.return_value in (0, 1), ended.output
    [asked] = judged
    assert asked["rulesets"] == rulesets
    assert asked["is_standing"] is ("--standing" in arguments)
    assert ("the standing checks were not run" in ended.output) is ("--standing" not in arguments)
    assert (asked.get("vectors") is not None) is ("vectors.jsonl" in arguments)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--standing"], "it goes with --vectors"),
        (["--vectors", "-n", "2"], "2 do not go with --vectors"),
        (["--vectors", "nowhere"], "--vectors: nowhere: no such file or directory"),
        (["--vectors", "house.jsonl"], "is of house, which is no ruleset of ours"),
    ],
)
def test_options_that_do_not_go_together_are_told(
    make_house: Callable[[dict[str, str]], Ruleset],
    good: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    vectors_of(make_house({"totals": good}), tmp_path / "house.jsonl")
    ended = CliRunner().invoke(commands, ["run", *arguments], standalone_mode=False)
    assert says in str(ended.exception)


def test_a_house_s_vectors_are_judged_with_its_folder_named(
    make_house: Callable[[dict[str, str]], Ruleset], good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    vectors_of(make_house({"totals": good}), tmp_path / "house.jsonl")
    ended = CliRunner().invoke(commands, ["run", "house", "--vectors", "house.jsonl"], standalone_mode=False)
    assert ended.return_value == 0
    assert "house: 2 of 2 statements pass" in ended.output


def test_judging_by_vectors_needs_no_pytest(tmp_path: Path) -> None:
    code = "import sys; from stacked_deck.cli import commands\n"
    code += "commands.main(['run', 'european', '--vectors'], standalone_mode=False)\n"
    code += "print([name for name in sys.modules if name.partition('.')[0] in ('pytest', 'pytest_bdd', '_pytest')])"
    done = subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_baseline_is_written_and_held_against(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call = ["run", "midnight", "--vectors", "--engine", LIAR]
    statuses = []
    for more in ([], ["--write-baseline", "known.yaml"], ["--baseline", "known.yaml"]):
        statuses.append(CliRunner().invoke(commands, [*call, *more], standalone_mode=False).return_value)
    assert statuses == [1, 0, 0]
    fixed = CliRunner().invoke(
        commands, ["run", "midnight", "--vectors", "--baseline", "known.yaml"], standalone_mode=False
    )
    assert fixed.return_value == 1
    assert "passes; take it out" in fixed.output
