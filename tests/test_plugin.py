"""The pytest plugin and the run by function: what they collect, what they say, and that both come to the same."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset

from stacked_deck.plugin import run_suite

LIAR = "zoo:pays-6-to-5"
NATURAL = """
  @HSE-003 @house.win
  Scenario: A blackjack pays 3:2
    Given box 1 stakes 10
    And these cards:
      | seat   | dealt | drawn |
      | box 1  | A K   |       |
      | dealer | 10    | 8     |
    When box 1 stands
    Then box 1 wins 15
"""


@dataclass(frozen=True)
class Ended:
    """What came of a pytest run."""

    status: int
    out: str

    def lines(self, words: str) -> list[str]:
        """Give the lines that have some words in them."""
        return [line.strip() for line in self.out.splitlines() if words in line]


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """An empty folder to run in."""
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


@pytest.fixture
def run(empty: Path) -> Callable[..., Ended]:
    """Run pytest in a process of its own, from an empty folder."""

    def ran(*arguments: object, **environment: str) -> Ended:
        command = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", *map(str, arguments)]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        done = subprocess.run(
            command, cwd=empty, capture_output=True, text=True, timeout=120, check=False, env={**kept, **environment}
        )
        return Ended(done.returncode, done.stdout + done.stderr)

    return ran


@pytest.fixture
def house(make_house: Callable[[dict[str, str]], Ruleset], good: str) -> Ruleset:
    """A house with three scenarios, one of which needs a blackjack paid 3:2."""
    return make_house({"totals": good + NATURAL})


def named(house: Ruleset) -> list[object]:
    """Give the arguments that have pytest judge by a house's ruleset."""
    assert house.features is not None
    return [f"--stacked-deck-ruleset={house.features.parent}", house.features]


def test_features_are_collected_off_the_package_by_marker_and_id(run: Callable[..., Ended]) -> None:
    ended = run(
        "--pyargs", "stacked_deck.features", "-m", "midnight and not MID-031", "-k", "MID_03", "--strict-markers"
    )
    assert ended.status == 0, ended.out
    assert ended.lines("statements pass")
    none = run("--pyargs", "stacked_deck.features", "-m", "european", "-k", "MID_03", "-q", "--co")
    assert none.status == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_house_asks_for_its_rulesets_by_an_ini_option(run: Callable[..., Ended], house: Ruleset, empty: Path) -> None:
    assert house.features is not None
    (empty / "pytest.ini").write_text(
        "[pytest]\nstacked_deck_rulesets = ../house\naddopts = --strict-markers\npython_functions = check_*\n"
    )
    ended = run("-c", "pytest.ini", "../house/features")
    assert ended.status == 0, ended.out
    assert ended.lines("house: 2 of 2 statements pass")


def test_feature_files_of_others_are_left_alone(run: Callable[..., Ended], empty: Path, good: str) -> None:
    (empty / "theirs.feature").write_text(good, encoding="utf-8")
    (empty / "test_theirs.py").write_text(
        "import sys\ndef test_nothing_of_ours_is_imported():\n"
        "    assert [name for name in sys.modules if name.startswith('stacked_deck.')] == ['stacked_deck.plugin']\n"
    )
    ended = run("-q")
    assert ended.status == 0, ended.out
    assert "stacked deck" not in ended.out


def test_a_failure_tells_the_verdict_the_round_and_how_to_play_it_again(
    run: Callable[..., Ended], house: Ruleset
) -> None:
    ended = run(*named(house), f"--stacked-deck-engine={LIAR}")
    assert ended.status == 1
    assert ended.lines("HSE-003 A blackjack pays 3:2: fail")
    assert ended.lines("expected a net of 15")
    assert ended.lines("seen     a net of 12")
    assert ended.lines("box 1 settles as a win, net 12")
    again, *_ = ended.lines("stacked-deck replay '{")  # where CI is set, pytest's summary tells it once more
    assert again.endswith(f"--engine {LIAR}")
    assert ended.lines("house: 1 of 2 statements pass, 1 fail")
    assert not ended.lines("Traceback")


def test_two_processes_and_the_function_come_to_the_same(
    run: Callable[..., Ended], house: Ruleset, tmp_path: Path
) -> None:
    found, told = [], list[tuple[int, int]]()
    for name, arguments in (("one", []), ("two", ["-n", "2"])):
        file = tmp_path / f"{name}.json"
        assert (
            run(*named(house), f"--stacked-deck-engine={LIAR}", f"--stacked-deck-json={file}", *arguments).status == 1
        )
        found.append(json.loads(file.read_text(encoding="utf-8")))
    for jobs in (1, 2):
        results = run_suite([house], engine=LIAR, jobs=jobs, progress=lambda *count: told.append(count))
        found.append(json.loads(json.dumps(results.as_json())))
    assert told == [(1, 3), (2, 3), (3, 3)] * 2
    assert all(one == found[0] for one in found)
    assert {row["id"]: row["verdict"] for row in found[0]["statements"]} == {"house.win": "fail", "house.lose": "pass"}
    assert {row["id"]: row["cases"] for row in found[0]["standing"]}["house.standing.same-again"] == 1
    assert found[0]["faults"] == []


def test_other_processes_report_without_any_option(run: Callable[..., Ended]) -> None:
    ended = run("--pyargs", "stacked_deck.features", "-k", "MID_031 or MID_032", "-n", "2")
    assert ended.status == 0, ended.out
    assert ended.lines("statements pass")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--stacked-deck-engine=nobody"], "engine 'nobody' is unknown"),
        (["--stacked-deck-engine=json:dumps"], "json:dumps"),
        (["--stacked-deck-ruleset=nowhere"], "there is no ruleset 'nowhere'"),
        (["--stacked-deck-reading=midnight.split-aces"], "allowed is ID=OPTION"),
        (["--stacked-deck-reading=midnight.split-aces=two"], "allowed are free, one-card"),
        (["--stacked-deck-reading=midnigt.split-aces=free"], "is a reading of no ruleset in this run"),
        (["--stacked-deck-engine=reference", "-p", "no:pytest-bdd"], "need the plugin pytest-bdd"),
    ],
)
def test_a_call_that_cannot_be_carried_out_is_told_in_one_line(
    arguments: list[str], words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    status = pytest.main([*arguments, "-p", "no:cacheprovider", "--pyargs", "stacked_deck.features"])
    out, err = capfd.readouterr()
    assert status == pytest.ExitCode.USAGE_ERROR
    [line] = [line for line in err.splitlines() if "stacked-deck: " in line]
    assert words in line
    assert "Traceback" not in out + err


def test_an_option_is_judged_only_where_it_is_in_force(
    run: Callable[..., Ended], make_house: Callable[[dict[str, str]], Ruleset], good: str, scenario: Callable[..., str]
) -> None:
    house = make_house({"totals": good + scenario("@HSE-009 @house.win @house.soft-17.hits", "Hit", "box 1 wins")})
    by_default, by_option = run_suite([house]), run_suite([house], readings={"house.soft-17": "hits"})
    assert [row.id for row in by_default.scenarios] == ["HSE-001", "HSE-002"]
    assert [row.id for row in by_option.scenarios] == ["HSE-001", "HSE-002", "HSE-009"]
    assert [(row.id, row.kind) for row in by_option.statements][-1] == ("house.soft-17", "reading")
    assert run(*named(house)).lines("2 passed, 1 deselected")


def test_two_scenarios_of_one_title_do_not_pass_for_two(
    run: Callable[..., Ended], make_house: Callable[[dict[str, str]], Ruleset], good: str, scenario: Callable[..., str]
) -> None:
    house = make_house({"totals": good + scenario("@HSE-009 @house.win", "It loses to 20", "box 1 wins")})
    ended = run(*named(house))
    assert ended.status == 1
    assert ended.lines("the title 'It loses to 20' is that of line")
    assert ended.lines("HSE-002 is written 1 times and collected 0 times") or ended.lines("HSE-002 is written 1 times")


@pytest.mark.parametrize("step", ["box 1 is glad", "hand 2 of box 1 wins"])
def test_a_scenario_that_cannot_be_told_is_no_pass(
    run: Callable[..., Ended],
    make_house: Callable[[dict[str, str]], Ruleset],
    good: str,
    scenario: Callable[..., str],
    step: str,
) -> None:
    house = make_house({"totals": good + scenario("@HSE-009 @house.win", "Glad", step)})
    results = run_suite([house])
    assert results.exit_status == 1
    assert any(fault.startswith("totals.feature:") for fault in results.faults)
    ended = run(*named(house), "-k", "HSE_009")
    assert ended.status == 1
    assert ended.lines("HSE-009 could not be recorded")


def test_cards_that_no_shoe_holds_are_told_and_no_pass(
    make_house: Callable[[dict[str, str]], Ruleset], good: str, scenario: Callable[..., str]
) -> None:
    hearts = " ".join(["2h"] * 9)
    house = make_house({"totals": good + scenario("@HSE-009 @house.win", "Hearts", "box 1 wins", dealer=hearts)})
    results = run_suite([house])
    assert results.exit_status == 1
    assert any("HSE-009" in fault and "2h" in fault for fault in results.faults)


def test_nothing_of_the_caller_s_pytest_gets_in_the_way(
    house: Ruleset, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (empty / "pytest.ini").write_text("[pytest\nthis is broken", encoding="utf-8")
    (empty / "conftest.py").write_text("raise RuntimeError", encoding="utf-8")
    monkeypatch.chdir(empty)
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    for jobs in (1, 2):
        assert run_suite([house], jobs=jobs).exit_status == 0
    assert os.environ["PYTEST_ADDOPTS"] == "--no-such-option"
    assert os.environ["PYTEST_PLUGINS"] == "no_such_plugin"


def test_the_function_is_silent(house: Ruleset, capfd: pytest.CaptureFixture[str]) -> None:
    run_suite([house], engine=LIAR)
    assert capfd.readouterr() == ("", "")


def test_an_engine_that_does_not_come_up_is_told_in_one_line(house: Ruleset) -> None:
    with pytest.raises(Wrong, match="engine 'nobody' is unknown"):
        run_suite([house], engine="nobody")
    with pytest.raises(Wrong) as caught:
        run_suite([house], engine=f"stdio:{sys.executable} -c 1")
    assert "\n" not in str(caught.value)


def test_a_ruleset_without_features_is_no_success(make_house: Callable[[dict[str, str]], Ruleset]) -> None:
    results = run_suite([make_house({})])
    assert (results.scenarios, results.statements) == ((), ())
    assert results.exit_status == 1
    assert len(results.faults) == 2


def test_what_refuses_or_lacks_everything_passes_nothing(house: Ruleset) -> None:
    for engine, status in (("zoo:refuses-everything", 1), ("zoo:lacks-everything", 3)):
        results: Any = run_suite([house], engine=engine)
        assert not [row for row in results.statements if row.verdict == "pass"]
        assert results.exit_status == status
