"""The command line: what it answers to calls good and bad, and its exit status."""

import io
import json
import subprocess
import sys
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.results import Results
from stacked_deck.fixtures.rulesets import load_ruleset

from stacked_deck import cli, plugin, report_files

MIDNIGHT = load_ruleset("midnight")
CASE = {
    "v": 1,
    "rules": MIDNIGHT.rules,
    "players": {"Ann": {"has": "100"}},
    "script": [
        {"do": "stake", "by": "Ann", "box": 1, "amount": "10"},
        {"do": "deal", "cards": {"box 1": ["10", "9"], "dealer": ["6", "10", "2"]}},
        {"do": "stand", "box": 1, "hand": "1"},
    ],
}


@dataclass(frozen=True)
class Ended:
    """What came of a call."""

    status: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """The one line of a call that cannot be carried out."""
        assert (self.status, self.out) == (2, "")
        [line] = self.err.splitlines()
        return line


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Any:
    """Call the command line in this process."""

    def called(*arguments: str) -> Ended:
        with pytest.raises(SystemExit) as ended:
            cli.main(arguments)
        out, err = capsys.readouterr()
        return Ended(int(ended.value.code or 0), out, err)

    return called


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch, results: Results) -> list[dict[str, Any]]:
    """Put a run told by hand in the suite's place; gives what was asked of it."""
    asked: list[dict[str, Any]] = []

    def run_suite(rulesets: Any, **options: Any) -> Results:
        asked.append({"rulesets": rulesets, **options})
        return results

    monkeypatch.setattr(plugin, "run_suite", run_suite)
    return asked


def test_the_version_is_the_package_s(call: Any) -> None:
    assert call("--version").out == f"stacked-deck {version('stacked-deck')}\n"


def test_help_names_every_command(call: Any) -> None:
    helped = call("--help")
    assert helped.status == 0
    for name in ("run", "replay", "engines", "rulesets"):
        assert f"\n  {name}" in helped.out


def test_a_run_ends_with_the_status_of_its_results(call: Any, judged: list[Any], results: Results) -> None:
    ended = call("run", "midnight")
    assert ended.status == results.exit_status == 1
    assert ended.out.startswith("Stacked Deck 0.1.0 judges deal-o-matic 2 (COBOL)\n")
    assert ended.err == ""


def test_a_run_without_names_is_of_every_ruleset(call: Any, judged: list[Any]) -> None:
    call("run")
    call("run", "midnight", "midnight")
    everything, one = (asked["rulesets"] for asked in judged)
    assert len(one) == 1
    assert len(everything) == len(cli.ruleset_names())


def test_reports_are_written(call: Any, judged: list[Any], results: Results, tmp_path: Path) -> None:
    call("run", "--json", str(tmp_path / "run.json"), "--junit", str(tmp_path / "run.xml"))
    assert json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))["about"] == results.about
    assert "house.pays.natural" in (tmp_path / "run.xml").read_text(encoding="utf-8")


def test_a_report_that_could_not_be_written_after_all_keeps_no_verdict_back(
    call: Any, judged: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setitem(report_files.WRITERS, "--json", full)  # type: ignore[arg-type]
    ended = call("run", "--json", str(tmp_path / "run.json"))
    assert ended.status == 2
    assert ended.out.endswith("3 excluded)\n")
    assert (
        ended.err == f"stacked-deck: --json: {tmp_path / 'run.json'} could not be written (no space left on device)\n"
    )


def test_readings_and_jobs_are_passed_on(call: Any, judged: list[Any]) -> None:
    reading = MIDNIGHT.ledger.readings[0]
    call("run", "midnight", "--reading", f"{reading.id}={reading.names[-1]}", "-n", "2", "--engine", "zoo:x")
    assert judged[0]["readings"] == {reading.id: reading.names[-1]}
    assert (judged[0]["jobs"], judged[0]["engine"]) == (2, "zoo:x")


READING = MIDNIGHT.ledger.readings[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["run", "midnite"], "there is no ruleset 'midnite'; there are "),
        (["run", "--reading", "midnight"], "--reading: 'midnight' is not allowed; allowed is ID=OPTION"),
        (
            ["run", "midnight", "--reading", "nobody.x=y"],
            "'nobody.x' is a reading of no ruleset in this run; these are ",
        ),
        (["run", "midnight", "--reading", "midnight.x=y"], "'midnight.x' is not a reading of midnight"),
        (
            ["run", "midnight", "--reading", f"{READING.id}=maybe"],
            f"'maybe' is no option; allowed are {READING.names[0]}",
        ),
        (
            ["run", "--reading", f"{READING.id}={READING.names[0]}", "--reading", f"{READING.id}={READING.names[1]}"],
            "allowed is one option",
        ),
        (["run", "--json", "missing/run.json"], "--json: missing/run.json cannot be written"),
        (["run", "--junit", "."], "--junit: . cannot be written (is a directory)"),
        (["run", "-n", "0"], "0 is not in the range x>=1; see stacked-deck run --help"),
        (["run", "--seed", "1"], "No such option '--seed'; allowed are --engine, --reading, --json"),
        (["walk"], "No such command 'walk'; allowed are "),
        (["replay"], "Missing argument 'CASE|FILE|-'; see stacked-deck replay --help"),
        (["replay", "missing.jsonl"], "missing.jsonl: no such file or directory; allowed is a case (one line of JSON)"),
        (["replay", "{"], "'{' is no case: a case is one line of JSON"),
        (["replay", "{}"], "case.rules is missing"),
        (["replay", json.dumps({**CASE, "rules": {}})], "decks is missing; allowed is a whole number"),
        (["replay", json.dumps(CASE).replace('"9"', '"11"')], "'11' is no card; a card is A, 2 to 10, J, Q or K"),
    ],
)
def test_a_call_that_cannot_be_carried_out_is_one_line_that_says_what_is_allowed(
    call: Any, judged: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in call(*arguments).refusal
    assert not judged


@pytest.mark.parametrize("command", [["run", "midnight"], ["replay", json.dumps(CASE)]])
@pytest.mark.parametrize(
    "engine", ["nobody", "zoo:nobody", "published:nobody", "nowhere:nobody", "json:nobody", "json:dumps", ":", ""]
)
def test_an_unknown_engine_is_one_line_that_says_what_is_allowed(call: Any, command: list[str], engine: str) -> None:
    assert call(*command, "--engine", engine).refusal.startswith("stacked-deck: ")


def test_a_broken_yaml_file_is_one_line_that_names_it(call: Any, tmp_path: Path) -> None:
    (tmp_path / "ruleset.yaml").write_text("ruleset: [\n", encoding="utf-8")
    assert "ruleset.yaml" in call("run", str(tmp_path)).refusal


def test_a_broken_line_of_a_file_is_told_by_its_number(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(f"{json.dumps(CASE)}\n\nnonsense\n", encoding="utf-8")
    assert f"{path}:3: 'nonsense' is no case" in call("replay", str(path)).refusal


@pytest.mark.parametrize("content", [b"", b"\n \n", b"\xff\xfe"])
def test_a_file_without_a_case_cannot_be_replayed(call: Any, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cases").write_bytes(content)
    assert "allowed is" in call("replay", str(tmp_path / "cases")).refusal


def test_a_case_is_played_again_and_told(call: Any) -> None:
    ended = call("replay", json.dumps(CASE))
    assert (ended.status, ended.err) == (0, "")
    assert "box 1" in ended.out
    assert "18" in ended.out


def test_a_file_of_cases_is_played_line_by_line(call: Any, tmp_path: Path) -> None:
    once = call("replay", json.dumps(CASE)).out
    path = tmp_path / "cases.jsonl"
    path.write_text(f"{json.dumps(CASE)}\n{json.dumps(CASE)}\n", encoding="utf-8")
    assert call("replay", str(path)).out == f"{once}\n{once}"


def test_an_engine_that_gives_no_answer_is_told(call: Any) -> None:
    empty = {**CASE, "players": {"Ann": {"has": "nothing"}}}
    ended = call("replay", json.dumps(empty))
    assert ended.status == 1
    assert ended.err.startswith("stacked-deck: no answer: ")


def test_the_lists_name_what_can_be_named(call: Any) -> None:
    assert "midnight  Midnight Blackjack" in call("rulesets").out
    names = [line.split()[0] for line in call("engines").out.splitlines()]
    assert "reference" in names
    assert "published:blackjack21" in names
    assert any(name.startswith("zoo:") for name in names)


def test_a_pipe_gets_no_progress_bar_and_no_colour(tmp_path: Path) -> None:
    done = subprocess.run(
        [Path(sys.executable).parent / "stacked-deck", "replay", "-"],
        cwd=tmp_path,
        input=json.dumps(CASE),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\x1b" not in done.stdout + done.stderr


def test_a_terminal_sees_progress_while_pytest_has_the_name_of_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with cli._progress() as progress:
        task = progress.add_task("cases", total=None)
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        progress.update(task, completed=3, total=7)
        progress.refresh()
    assert "3/7" in terminal.getvalue()


def test_no_case_answered_ends_with_status_3(call: Any, monkeypatch: pytest.MonkeyPatch, results: Results) -> None:
    dead = replace(results, scenarios=tuple(replace(result, verdict="error") for result in results.scenarios))
    monkeypatch.setattr(plugin, "run_suite", lambda *_, **__: dead)
    assert call("run").status == 3
