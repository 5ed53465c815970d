"""How a computer player is asked over the wire, and what becomes of answers that are none."""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.about import About, read_about
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.check import END, Check
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.engines import open_engine
from stacked_deck.adapters.posed import CHOICES, Posed, read_choice, read_posed
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, load_ruleset
from stacked_deck.steps.posing import is_posed, pose
from stacked_deck.steps.recorder import record
from stacked_deck.steps.run import play_scenario, play_scenarios
from stacked_deck.steps.scenario import Scenario

from stacked_deck import cli
from stacked_deck.report import replay_line

EUROPEAN = load_ruleset("european")
HERE = """
from stacked_deck.adapters.reference import reference_engine

class Engine:
    about = {{"name": "mine", "players": ["easy", "hard"]}}
    play = reference_engine().play

    def decide(self, view, level):
        {answer}
"""


class Listens:
    """The reference, which keeps what it is asked."""

    def __init__(self) -> None:
        self.about: About = reference_engine().about
        self.heard: list[tuple[Posed, str]] = []

    def decide(self, view: Posed, level: str) -> str:
        """Keep the view, and choose as the reference does."""
        self.heard.append((view, level))
        return reference_engine().decide(view, level)


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    """The scenarios that ask players."""
    chosen = choose(EUROPEAN, {}, {})
    return [one for one in record(EUROPEAN, chosen) if is_posed(one.checks) and one.is_in_force(chosen)]


@pytest.fixture
def view(scenarios: list[Scenario]) -> Posed:
    """The first view that is posed."""
    engine = Listens()
    pose(scenarios[0].case, scenarios[0].checks, engine)  # type: ignore[arg-type]
    return engine.heard[0][0]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Serve an engine whose players answer as a line of Python says."""
    opened: list[ChildEngine] = []

    def serve(answer: str) -> ChildEngine:
        (tmp_path / "mine.py").write_text(HERE.format(answer=answer), encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        command = [sys.executable, "-P", "-m", "stacked_deck.adapters.serve", "mine:Engine"]
        opened.append(ChildEngine(command))
        return opened[-1]

    yield serve
    for engine in opened:
        engine.close()


def test_a_view_comes_over_the_wire_as_it_was(view: Posed) -> None:
    sent = json.loads(json.dumps({"level": "easy", **view.as_json()}))
    assert read_posed(sent) == (view, "easy")


def test_a_view_is_open_but_for_the_way_to_it(view: Posed) -> None:
    assert view.state["dealer"]["cards"][1] == "?"
    assert view.state["turn"] == {"box": 1, "hand": "1"}
    assert [event["card"] for event in view.events if event.get("to") == "dealer"][1] == "?"
    assert all("cards" not in event for event in view.events)
    assert view.case.script[-1].shoe is not None


def test_two_hidden_cards_make_one_view_and_two_ways_to_it(scenarios: list[Scenario]) -> None:
    pairs: dict[str, list[Posed]] = {}
    for one in scenarios:
        if "face down" in one.title:
            engine = Listens()
            pose(one.case, one.checks, engine)  # type: ignore[arg-type]
            pairs.setdefault(one.title.partition(", with a")[0], []).append(engine.heard[0][0])
    assert len(pairs) > 8
    for first, *others in pairs.values():
        assert others
        for other in others:
            assert (other.rules, other.state, other.events) == (first.rules, first.state, first.events)
            assert other.case != first.case


def test_players_are_asked_the_same_in_process_and_over_a_pipe(scenarios: list[Scenario]) -> None:
    engine = ChildEngine([sys.executable, "-P", "-m", "stacked_deck.adapters.reference"])
    some = scenarios[::9]
    try:
        piped = [outcome for _, outcome in play_scenarios(some, engine)]
    finally:
        engine.close()
    assert piped == [outcome for _, outcome in play_scenarios(some, reference_engine())]


def test_a_served_engine_is_asked_by_decide(served: Any, view: Posed) -> None:
    engine = served("return 'stand' if level == 'easy' and view.state['turn'] else 'hit'")
    assert engine.about.players == ("easy", "hard")
    assert (engine.decide(view, "easy"), engine.decide(view, "hard")) == ("stand", "hit")


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("return 'fold'", "choice: 'fold' is unknown; allowed are hit, stand"),
        ("return None", "choice: None is unknown"),
        ("return [1]", "choice: [1] is unknown"),
        ("raise RuntimeError('no idea')", "RuntimeError: no idea"),
    ],
)
def test_an_answer_that_is_no_choice_is_an_error_and_the_next_is_heard(
    served: Any, view: Posed, answer: str, says: str
) -> None:
    engine = served(f"if level == 'hard': return 'hit'\n        {answer}")
    with pytest.raises(EngineError) as error:
        engine.decide(view, "easy")
    assert says in error.value.reason
    assert engine.decide(view, "hard") == "hit"


def test_an_engine_that_has_some_players_lacks_the_others(served: Any, scenarios: list[Scenario]) -> None:
    engine = served("return 'hit'")
    verdicts = {level: set() for level in ("easy", "normal", "hard")}  # type: dict[str, set[str]]
    for one in scenarios[::7]:
        verdicts[str(one.checks[0].asks)].add(play_scenario(one, engine).result.verdict)
    assert verdicts["normal"] == {"unsupported"}
    assert "fail" in verdicts["easy"] | verdicts["hard"]
    assert "unsupported" not in verdicts["easy"] | verdicts["hard"]


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_is_read(choice: str) -> None:
    assert read_choice(choice) == choice


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"level": "expert"}, "decide.level: 'expert' is unknown; allowed are easy, normal, hard"),
        ({"rules": 7}, "decide.rules: 7 is no mapping"),
        ({"state": {"turn": 3}}, "decide.state.turn: 3 is not a mapping"),
        ({"events": [{"card": "Z"}]}, "decide.events.0.card: 'Z' is not a card"),
        ({"case": 1}, "a case is a mapping"),
    ],
)
def test_a_view_that_is_none_is_refused_by_its_part(view: Posed, change: dict[str, Any], says: str) -> None:
    with pytest.raises(Wrong) as error:
        read_posed({"level": "easy", **view.as_json(), **change})
    assert says in str(error.value)


def test_a_view_needs_its_parts(view: Posed) -> None:
    whole = {"level": "easy", **view.as_json()}
    for key in ("level", "rules", "state", "case"):
        with pytest.raises(Wrong, match=f"decide.{key} is missing"):
            read_posed({name: value for name, value in whole.items() if name != key})
    with pytest.raises(Wrong, match="is no view"):
        read_posed("hard")


def test_a_level_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Wrong, match=r"about\.players: .expert. is unknown; allowed are easy, normal, hard"):
        read_about({"name": "x", "players": ["expert"]})


def test_the_line_that_is_told_asks_the_same_again(
    scenarios: list[Scenario], capsys: pytest.CaptureFixture[str]
) -> None:
    liar = "zoo:easy-hits-soft-17"
    [one] = [one for one in scenarios if one.title == "Easy with a soft 17, A 6"]
    result = play_scenario(one, open_engine(liar)).result
    words = shlex.split(replay_line(result.case, engine=liar, ask=result.asked))
    for engine, choice in ((liar, "hit"), ("reference", "stand")):
        with pytest.raises(SystemExit) as ended:
            cli.main([*words[1:3], "--engine", engine, *words[5:]])
        assert ended.value.code == 0
        assert capsys.readouterr().out.splitlines()[-1] == f"the easy player chooses to {choice}"
    with pytest.raises(SystemExit) as ended:
        cli.main([*words[1:3], "--engine", "zoo:refuses-everything", *words[5:]])
    assert ended.value.code == 1
    assert capsys.readouterr().err == "stacked-deck: no answer: it has no easy player\n"


def test_the_cards_of_a_shuffled_shoe_are_not_among_the_events_of_a_view() -> None:
    script = (Command("stake", by="Ann", box=1, amount="10"), Command("deal"))
    case = Case(EUROPEAN.rules, {"Ann": {"has": "100"}}, script, seed=5)
    engine = Listens()
    pose(case, (Check(END, ("choice", "easy"), "is", None),), engine)  # type: ignore[arg-type]
    [(view, _)] = engine.heard
    assert {"event": "shuffled"} in view.events
