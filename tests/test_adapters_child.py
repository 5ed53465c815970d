"""Engines in processes of their own: whatever they do, the cases concerned are errors and nothing is left of them."""

import os
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from stacked_deck.adapters.answers import Declined
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset

from stacked_deck import bench
from stacked_deck.direct import judge_vectors

HOSTILE = Path(__file__).with_name("hostile")
PLAIN = Case({}, {"Ann": {"has": "100"}}, (Command("stand", box=1), Command("hit", box=1)))
TROUBLE = Case({}, {"trouble": {"has": "100"}}, (Command("stand", box=1), Command("hit", box=1)))
MIXED = [PLAIN, PLAIN, TROUBLE, PLAIN, PLAIN]


def processes_with(token: str) -> list[str]:
    """Give the command lines of the living processes that name a token."""
    if not os.path.isdir("/proc/self"):
        shown = subprocess.run(["ps", "-A", "-o", "command="], capture_output=True, text=True, check=True).stdout
        return [line for line in shown.splitlines() if token in line]
    found = []
    for entry in os.listdir("/proc"):
        try:
            line = Path("/proc", entry, "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if token in line:
            found.append(line)
    return found


@contextmanager
def hostile(name: str, **options: float) -> Iterator[ChildEngine]:
    """Open a hostile engine, and see that it leaves no process."""
    token = f"token-{uuid.uuid4()}"
    command = [sys.executable, str(HOSTILE / f"{name}.py"), token]
    engine = ChildEngine(command, **{"timeout": 0.6, **options})  # type: ignore[arg-type]
    try:
        yield engine
    finally:
        engine.close()
        assert processes_with(token) == []


def errors(results: list[Trace | EngineError]) -> list[str | None]:
    return [result.reason if isinstance(result, EngineError) else None for result in results]


def test_an_honest_engine_is_met_and_answers_every_case_in_order() -> None:
    with hostile("honest") as engine:
        assert engine.about.name == "hostile"
        cases = [Case({}, {"Ann": {"has": "100"}}, (Command("hit", box=1),) * (1 + at % 7)) for at in range(300)]
        lengths = [len(result.steps) for result in engine.play_all(cases) if isinstance(result, Trace)]
        assert lengths == [1 + at % 7 for at in range(300)]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("dies_in_the_middle", "was killed by SIGABRT"),
        ("hangs", "gave no answer within 0.6 s"),
        ("skips", "gave no answer within 0.6 s"),
        ("answers_late", "gave no answer within 0.6 s"),
        ("answers_twice", "answered the case twice"),
        ("wrong_id", "answered under an id that was not asked"),
        ("text_id", "answered under an id that is no whole number"),
        ("half_a_line", "exited with status 0, in the middle of a line"),
        ("half_a_line_and_hangs", "gave no answer within 0.6 s"),
        ("huge_line", "wrote more than 8,388,608 bytes on one line"),
        ("not_utf8", "wrote a line that is no JSON: not UTF-8"),
        ("half_a_pair", "wrote a line that is no JSON"),
        ("nests", "wrote a line that is no JSON"),
        ("says_nan", "NaN is no number"),
        ("numbers_for_texts", "steps[0].state.players.Ann.has: 100 is not an amount of chips in decimal text"),
        ("steps_missing", "1 steps for a script of 2 commands"),
        ("chatters", "in 'dealing [31mcards [0m [bold]now[/bold]'; only answers belong on stdout"),
        ("floods_and_hangs", "gave no answer within 0.6 s"),
        ("ignores_sigterm", "gave no answer within 0.6 s"),
        ("leaves_children", "exited with status 1"),
        ("leaves_strays", "exited with status 1"),
        ("closes_stdout", "closed its stdout"),
        ("says_error", "says: no such [2J card"),
    ],
)
def test_only_the_case_that_a_hostile_engine_fails_is_an_error(name: str, reason: str) -> None:
    began = time.monotonic()
    with hostile(name) as engine:
        found = errors(list(engine.play_all(MIXED)))
        assert found[2] is not None
        assert reason in found[2]
        assert "\n" not in found[2]
        assert found[2].isprintable()
        assert [found[at] for at in (0, 1, 3, 4)] == [None] * 4
        alone = engine.play(PLAIN)
        assert [step.answer for step in alone.steps] == ["refused", "refused"]
        if "within" not in reason and name != "closes_stdout":  # to wait once is enough
            with pytest.raises(EngineError) as caught:
                engine.play(TROUBLE)
            assert caught.value.reason == found[2]
    assert time.monotonic() - began < 15


@pytest.mark.parametrize(
    "name",
    ["floods_stderr", "tires", "exits_after_each", "shows_less", "answers_differently", "says_more", "leaves_children"],
)
def test_what_harms_no_case_is_no_error(name: str) -> None:
    with hostile(name) as engine:
        assert errors(list(engine.play_all([PLAIN] * 9))) == [None] * 9


def test_the_last_of_stderr_comes_with_the_error_and_is_bounded() -> None:
    with hostile("dies_in_the_middle") as engine:
        with pytest.raises(EngineError) as caught:
            engine.play(TROUBLE)
        assert caught.value.stderr == "a card fell off the table"
    with hostile("says_error") as engine:
        with pytest.raises(EngineError) as caught:
            engine.play(TROUBLE)
        assert caught.value.stderr == "the shoe is broken"
    with hostile("floods_and_hangs") as engine:
        with pytest.raises(EngineError) as caught:
            engine.play(TROUBLE)
        assert set(caught.value.stderr) <= {"z", "\n", "."}
        assert len(caught.value.stderr) <= 2048


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exits_at_once", "the engine exited with status 1"),
        ("hangs_at_hello", "the engine gave no answer to the hello within 0.8 s"),
        ("no_such_program", "the engine exited with status 2"),
    ],
)
def test_an_engine_that_does_not_come_up_is_an_error_and_is_not_asked_again(name: str, reason: str) -> None:
    with hostile(name, start_timeout=0.8) as engine:
        for _ in range(2):
            with pytest.raises(EngineError) as caught:
                _ = engine.about
            assert caught.value.reason == reason
        assert errors(list(engine.play_all([PLAIN, PLAIN]))) == [reason, reason]


def test_a_command_that_cannot_be_started_says_so() -> None:
    missing = pytest.raises(EngineError, match="cannot be started: No such file or directory")
    with closing(ChildEngine(["/no/such/program"])) as engine, missing:
        _ = engine.about


def test_an_engine_that_never_reads_falls_silent_and_no_more() -> None:
    with hostile("reads_nothing", timeout=0.4, restarts=2) as engine:
        found = errors(list(engine.play_all([PLAIN] * 200)))
        assert found[0] == "the engine gave no answer within 0.4 s"
        assert found[-1] == ("given up: the engine was started again 2 times; at last it gave no answer within 0.4 s")


def test_an_engine_has_one_name_for_the_whole_run() -> None:
    with hostile("changes_its_name") as engine:
        assert engine.about.name == "number 1"
        with pytest.raises(EngineError, match="says something else about itself"):
            engine.play(PLAIN)


def test_after_ten_restarts_the_rest_is_error() -> None:
    with hostile("half_a_line") as engine:
        found = errors(list(engine.play_all([TROUBLE] * 14)))
        assert found[:10] == ["the engine exited with status 0, in the middle of a line"] * 10
        last = "it exited with status 0, in the middle of a line"
        assert found[11:] == [f"given up: the engine was started again 10 times; at last {last}"] * 3


def test_the_waiting_of_a_run_is_bounded() -> None:
    began = time.monotonic()
    with hostile("hangs", timeout=1.1, longest_waiting=3.0) as engine:
        found = errors(list(engine.play_all([TROUBLE] * 20)))
        assert all(found)
        assert "waited for 3 s in all" in str(found[-1])
    assert time.monotonic() - began < 9


def test_cases_may_be_played_while_others_are_under_way() -> None:
    with hostile("dies_in_the_middle") as engine:
        seen = []
        for result in engine.play_all(MIXED):
            seen.append(isinstance(result, Trace))
            assert engine.play(PLAIN).steps
        assert seen == [True, True, False, True, True]


def test_a_run_of_cases_may_be_left_in_the_middle() -> None:
    with hostile("honest") as engine:
        for _ in range(30):
            assert isinstance(next(iter(engine.play_all([PLAIN] * 100))), Trace)
        assert errors(list(engine.play_all([PLAIN] * 5))) == [None] * 5


def test_a_closed_engine_is_not_asked_again() -> None:
    with hostile("honest") as engine:
        engine.play(PLAIN)
        engine.close()
        with pytest.raises(EngineError, match="it is closed"):
            engine.play(PLAIN)


def test_nothing_is_left_where_the_suite_itself_is_killed() -> None:
    token = f"token-{uuid.uuid4()}"
    command = [sys.executable, str(HOSTILE / "leaves_strays.py"), token]
    program = (
        "import time\n"
        "from stacked_deck.adapters.case import Case, Command\n"
        "from stacked_deck.adapters.child import ChildEngine\n"
        f"engine = ChildEngine({command!r})\n"
        "engine.play(Case({}, {'Ann': {'has': '1'}}, (Command('hit', box=1),)))\n"
        "print('played', flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-P", "-c", program], stdout=subprocess.PIPE, text=True) as suite:
        assert suite.stdout is not None
        assert suite.stdout.readline() == "played\n"
        assert len(processes_with(token)) >= 2
        suite.kill()
    until = time.monotonic() + 10
    while processes_with(token) and time.monotonic() < until:
        time.sleep(0.05)
    assert processes_with(token) == []


def test_an_engine_that_declines_the_hello_says_why() -> None:
    serve = [sys.executable, "-P", "-m", "stacked_deck.adapters.serve"]
    with closing(ChildEngine([*serve, "json:nothing"])) as engine, pytest.raises(Declined) as caught:
        _ = engine.about
    assert str(caught.value) == "the module json has no nothing"


# By name, what every scenario comes to where each case is one that the engine does not get over.
WHOLE_RUNS = {
    **dict.fromkeys(sorted({one.stem for one in HOSTILE.glob("*.py")}), "error"),
    **dict.fromkeys(["honest", "answers_differently", "exits_after_each", "floods_stderr", "says_more"], "strayed"),
    **dict.fromkeys(["shows_less", "tires"], "strayed"),
    **dict.fromkeys(["exits_at_once", "hangs_at_hello"], ""),  # it does not come up
    "changes_its_name": "error strayed",  # what is answered under the first name counts
}


@pytest.mark.parametrize("name", sorted(WHOLE_RUNS))
def test_with_any_hostile_engine_a_run_ends_in_time_and_leaves_no_process(
    make_house: Callable[[dict[str, str]], Ruleset], good: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("TROUBLE", "always")
    token = f"token-{uuid.uuid4()}"
    command = [sys.executable, str(HOSTILE / f"{name}.py"), token]
    monkeypatch.setattr(bench, "open_engine", lambda spec: ChildEngine(command, timeout=0.5, start_timeout=2))
    began = time.monotonic()
    house, verdicts = make_house({"totals": good}), set(WHOLE_RUNS[name].split())
    if not verdicts:
        with pytest.raises(Wrong, match="does not come up"):
            judge_vectors([house], engine="hostile")
    else:
        results = judge_vectors([house], engine="hostile")
        assert {row.verdict for row in results.scenarios} == verdicts
        assert results.exit_status == (3 if verdicts == {"error"} else 1)
    assert time.monotonic() - began < 15
    assert processes_with(token) == []
