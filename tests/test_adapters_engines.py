"""Naming engines: each spec gives its engine, come up, or one line on what is wrong and what is allowed."""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from stacked_deck.adapters import engines
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.engines import engine_list, open_engine
from stacked_deck.adapters.published import PUBLISHED, Published
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset

from stacked_deck.cli import commands

ADAPTER = '''
"""An adapter in a user's folder; it prints, reads, and answers with plain mappings."""
import sys

class Echo:
    about = {"name": "echo", "hides": ["why"]}

    def play(self, case):
        print("playing", len(case.script), "commands")
        assert sys.stdin.read() == ""
        if case.players == {}:
            raise KeyError("nobody")
        if "odd" in case.players:
            return {"steps": [{"answer": "taken", "events": [{"event": float("nan")}]} for _ in case.script]}
        return {"steps": [{"answer": "refused"} for _ in case.script]}

class Bad:
    about = {"name": "bad"}

class deep:
    Echo = Echo

an_echo = Echo()
'''
HIT = (Command("hit", box=1),)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "my_adapter.py").write_text(ADAPTER)
    (tmp_path / "json.py").write_text("raise ImportError('a file of the user stood in for the standard library')")
    (tmp_path / "fails.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["Echo", "an_echo", "deep.Echo"])
def test_an_adapter_is_found_in_the_folder_of_the_call(folder: Path, name: str) -> None:
    with closing(open_engine(f"my_adapter:{name}")) as engine:
        assert (engine.about.name, engine.about.hides) == ("echo", ("why",))
        assert [step.answer for step in engine.play(Case({}, {"Ann": {"has": "1"}}, HIT)).steps] == ["refused"]


def test_what_an_adapter_raises_and_prints_comes_with_the_error(folder: Path) -> None:
    with closing(open_engine("my_adapter:Echo")) as engine:
        with pytest.raises(EngineError, match=r"says: KeyError: 'nobody' \(my_adapter.py, line 12\)") as caught:
            engine.play(Case({}, {}, HIT))
        assert "playing 1 commands" in caught.value.stderr
        with pytest.raises(EngineError, match="says: ValueError: Out of range float values"):
            engine.play(Case({}, {"odd": {"has": "1"}}, HIT))


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nothing", "engine 'nothing' is unknown; allowed are reference, zoo:NAME"),
        ("", "engine '' is unknown; allowed are reference"),
        ("zoo:", "engine 'zoo:' is unknown"),
        ("zoo:hits-soft-7", "engine zoo:hits-soft-7 is unknown; nearest are zoo:hits-soft-17"),
        ("zoo:lion", "engine zoo:lion is unknown; stacked-deck engines lists"),
        ("published:lion", "engine published:lion is unknown; allowed are published:blackjack21"),
        ("stdio:", "names no command; write stdio:COMMAND"),
        ("stdio:lion --roar", "cannot be started: there is no program lion"),
        ("stdio:'", "cannot be read as a command: No closing quotation"),
        ("no_such_module:engine", "the module no_such_module cannot be imported from"),
        ("my_adapter:nothing", "the module my_adapter has no nothing"),
        ("my_adapter:Bad", "an engine has about and play; this Bad has no play"),
        ("my_adapter:ADAPTER", "the module my_adapter has no ADAPTER"),
        ("fails:engine", "ZeroDivisionError: division by zero (fails.py, line 1)"),
        ("not a name:engine", "is unknown; allowed are"),
    ],
)
def test_a_spec_that_names_no_engine_is_told_in_one_line(folder: Path, spec: str, says: str) -> None:
    with pytest.raises(Wrong) as caught:
        open_engine(spec)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_published_engine_that_is_not_installed_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PUBLISHED, "lion", Published("no_such_lion", ("lion==1.0",), "MIT", "a lion"))
    with pytest.raises(Wrong, match=r"is not installed; install it with: pip install 'lion==1\.0'"):
        open_engine("published:lion")
    assert ("published:lion", "a lion; not installed: pip install 'lion==1.0'") in engine_list()


def test_a_program_that_is_no_engine_is_an_error_and_no_traceback() -> None:
    program = shlex.join([sys.executable, "-c", "print('hello')"])
    with pytest.raises(EngineError) as caught:
        open_engine(f"stdio:{program}")
    assert "the engine wrote a line that is no JSON" in caught.value.reason


def test_every_engine_that_is_listed_can_be_named() -> None:
    listed = [spec for spec, _ in engine_list() if spec == "reference" or spec.startswith("zoo:")]
    assert {"reference", "zoo:hits-soft-17"} <= set(listed)
    for spec in listed:
        with closing(open_engine(spec)) as engine:
            assert engine.about.name == spec.removeprefix("zoo:")
    assert all(says and "\n" not in says for _, says in engine_list())


def test_all_published_engines_are_pinned_in_the_extra() -> None:
    project = Path(engines.__file__).parent.parent / "pyproject.toml"
    if not project.is_file():
        pytest.skip("the project's file is not part of the wheel")
    for published in (one for one in PUBLISHED.values() if one.by == "pip"):
        assert f'"{published.requirement}"' in project.read_text(encoding="utf-8")


def test_the_reference_answers_over_stdio_as_it_does_at_home() -> None:
    rules = load_ruleset("midnight").rules
    shoe = ("8", "6", "8", "2", "K", "9", "10", "7", "5") + ("4",) * 40
    played = [("split", "1"), ("double", "1.1"), ("hit", "1.1"), ("hit", "1.2"), ("stand", "1.2")]
    script = (
        Command("stake", by="Ann", box=1, amount="7.5"),
        Command("deal", shoe=shoe),
        *(Command(do, box=1, hand=hand) for do, hand in played),
    )
    cases = [Case(rules, {"Ann": {"has": "100"}}, script[: at + 1]) for at in range(len(script))]
    served = f"stdio:{shlex.join([sys.executable, '-P', '-m', 'stacked_deck.adapters.reference'])}"
    with closing(open_engine(served)) as far, closing(open_engine("reference")) as near:
        assert far.about == near.about
        for one, other in zip(far.play_all(cases), near.play_all(cases), strict=True):
            assert not isinstance(one, EngineError)
            assert not isinstance(other, EngineError)
            assert one.as_json() == json.loads(other.line())


def test_serving_answers_what_is_no_request_and_goes_on() -> None:
    lines = ["no json", "[]", '{"hello": 2}', '{"id": 1}', '{"id": 2, "case": {"script": []}}', '{"hello": 1}']
    command = [sys.executable, "-P", "-m", "stacked_deck.adapters.reference"]
    done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    first, second, third, fourth, fifth, sixth = (json.loads(line) for line in done.stdout.splitlines())
    assert "no JSON" in first["error"]
    assert "a request is a mapping" in second["error"]
    assert third == {"error": "version 2 of the protocol is unknown; this speaks 1"}
    assert (fourth["id"], fifth["id"]) == (1, 2)
    assert "a case is a mapping" in fourth["error"]
    assert "is missing" in fifth["error"]
    assert sixth["about"]["name"] == "reference"


@pytest.mark.parametrize(
    ("stderr", "word"),
    [
        ("", ""),
        ("first\n\n  last \n", "last"),
        ("Error: Cannot find module 'x'\n    at load (a.js:1)\n\nNode.js v20", "Error: Cannot find module 'x'"),
        (
            "Traceback (most recent call last):\n  File x\nmine.BadShoe.Exception: no card\nbye",
            "mine.BadShoe.Exception: no card",
        ),
        ("no Error here\nthe shoe is empty", "the shoe is empty"),
    ],
)
def test_of_stderr_the_line_that_names_an_error_is_told(stderr: str, word: str) -> None:
    error = EngineError("the engine exited with status 1", stderr)
    assert error.last_word == word
    assert error.told == "the engine exited with status 1" + (f" ({word})" if word else "")


def test_a_run_says_why_an_engine_does_not_come_up() -> None:
    program = shlex.join([sys.executable, "-c", "import nothing_of_the_kind"])
    for call in (["run", "european"], ["run", "european", "--vectors"], ["vectors", "european"]):
        ended = CliRunner().invoke(commands, [*call, "--engine", f"stdio:{program}"], standalone_mode=False)
        assert "ModuleNotFoundError: No module named 'nothing_of_the_kind'" in str(ended.exception)
