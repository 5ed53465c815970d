"""Serving an engine: each line of stdin has a line on stdout, however the lines come, and none waits for long."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import EngineError

ENGINE = """
import os
import time

class Odd:
    about = {"name": "odd"}

    def play(self, case):
        [name] = case.players
        if name == "slow":
            time.sleep(0.4)
        if name == "dies":
            os._exit(3)
        step = {"answer": "refused"}
        if name == "loops":
            step["why"] = step
        if name == "half":
            step["why"] = {"says": "\\ud800"}
        return {"steps": [step]}
"""
SAID = {"id": 1, "trace": {"steps": [{"answer": "refused"}]}}


@pytest.fixture
def serve(tmp_path: Path) -> Any:
    """Serve an engine in a process of its own."""
    (tmp_path / "odd.py").write_text(ENGINE)

    @contextmanager
    def served() -> Iterator[subprocess.Popen[bytes]]:
        command = [sys.executable, "-P", "-m", "stacked_deck.adapters.serve", "odd:Odd"]
        with subprocess.Popen(
            command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            yield process
            process.kill()

    return served


def request(number: int, name: str) -> bytes:
    case = {"rules": {}, "players": {name: {"has": "1"}}, "script": [{"do": "hit", "box": 1}]}
    return json.dumps({"id": number, "case": case}).encode() + b"\n"


def test_lines_that_come_in_pieces_together_or_without_an_end_are_answered_each(serve: Any) -> None:
    with serve() as process:
        whole = b"".join(request(number, "Ann") for number in range(300))
        for piece in (whole[:50], whole[50:-1000], whole[-1000:-1]):
            process.stdin.write(piece)
            process.stdin.flush()
            time.sleep(0.05)
        process.stdin.close()
        assert [json.loads(line)["id"] for line in process.stdout] == list(range(300))


def test_one_line_is_answered_while_the_next_has_not_come(serve: Any) -> None:
    with serve() as process:
        for _ in range(3):
            process.stdin.write(request(1, "Ann"))
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == SAID


def test_answers_are_not_held_until_all_that_was_asked_is_answered(serve: Any) -> None:
    with serve() as process:
        process.stdin.write(b"".join(request(number, "slow") for number in range(4)))
        process.stdin.flush()
        process.stdout.readline()
        began = time.monotonic()
        for _ in range(3):
            process.stdout.readline()
        assert time.monotonic() - began > 0.6


@pytest.mark.parametrize(("name", "says"), [("loops", "Recursion"), ("half", "UnicodeEncodeError")])
def test_an_answer_that_cannot_be_written_is_an_error_of_that_case_alone(serve: Any, name: str, says: str) -> None:
    with serve() as process:
        process.stdin.write(request(7, name) + request(1, "Ann"))
        process.stdin.close()
        first, second = (json.loads(line) for line in process.stdout)
    assert first["id"] == 7
    assert says in first["error"]
    assert second == SAID


@pytest.mark.usefixtures("serve")
def test_an_engine_that_dies_takes_no_answer_of_other_cases_with_it(tmp_path: Path) -> None:
    line = [sys.executable, "-P", "-c", f"import os; os.chdir({str(tmp_path)!r}); import runpy, sys; "]
    line[-1] += "sys.argv[1:] = ['odd:Odd']; runpy.run_module('stacked_deck.adapters.serve', run_name='__main__')"
    names = ["Ann"] * 20 + ["dies"] + ["Ann"] * 20
    cases = [Case({}, {name: {"has": "1"}}, (Command("hit", box=1),)) for name in names]
    with closing(ChildEngine(line)) as engine:
        found = [one.reason if isinstance(one, EngineError) else "" for one in engine.play_all(cases)]
    assert found == [""] * 20 + ["the engine exited with status 3"] + [""] * 20
