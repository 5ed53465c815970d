"""The statements that a difference touches: those whose scenarios look at the same thing on the same sort of hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stacked_deck.adapters.case import Command
from stacked_deck.adapters.check import END, Check
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import tries
from stacked_deck.adapters.played import Play, Played
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.campaign.difference import Difference, look_of
from stacked_deck.steps.run import play_scenario, player
from stacked_deck.steps.scenario import Scenario

MOST = 4  # statements that are named


@dataclass(frozen=True, slots=True)
class Touched:
    """The statements that are nearest to a difference, and those of their scenarios that fail on the engine."""

    statements: tuple[str, ...]
    caught_by: tuple[str, ...]


NOTHING = Touched((), ())


def touched(difference: Difference, expected: Played, scenarios: Sequence[Scenario], engine: Engine) -> Touched:
    """Find the statements by what their scenarios look at when the reference plays them, the nearest first."""
    play = player(reference_engine())
    wanted = _looks_at(expected, difference.at, difference, play)
    nearness = {scenario.id: _nearest(scenario, wanted, play) for scenario in scenarios}
    best = max(nearness.values(), default=0)
    if best == 0:
        return NOTHING
    near = [scenario for scenario in scenarios if nearness[scenario.id] == best]
    # Of those, the statements that most of them show: one that looks at it once looks at it in passing.
    votes = Counter(statement for scenario in near for statement in scenario.statements)
    statements = tuple(statement for statement, _ in votes.most_common(MOST))
    shown = [scenario for scenario in scenarios if set(scenario.statements) & set(statements)]
    failing = (scenario.id for scenario in shown if play_scenario(scenario, engine).result.verdict != "pass")
    return Touched(statements, tuple(failing))


def _looks_at(expected: Played, at: int, difference: Difference, play: Play) -> frozenset[str]:
    """What a difference is about, as words: the part, the sort of hand, and for an action the rule against it."""
    if difference.path == ("state", "actions"):
        moved = set(difference.seen) ^ set(difference.expected)
        return _of_action(expected, at, min(moved), play)
    if difference.path == ("answer",):
        return _of_answer(expected, at)
    if difference.path == ("events",):
        others = [event for event in difference.seen if event not in difference.expected]
        others += [event for event in difference.expected if event not in difference.seen]
        return frozenset({"part events", *(f"value {event['event']}" for event in others or difference.expected)})
    return look_of(difference.path, _state(expected, at))


def _of_action(expected: Played, at: int, do: str, play: Play) -> frozenset[str]:
    """An action that is listed: what the reference answers where it is tried."""
    turn = _state(expected, at).get("turn")
    if turn is None:
        return frozenset({f"answer to {do}"})
    tried = Command(do, box=turn["box"], hand=turn["hand"])
    script = (*expected.case.script[: at + 1], tried)
    try:
        return _of_answer(play(replace(expected.case, script=script)), at + 1)
    except (EngineError, Wrong):
        return frozenset({f"answer to {do}"})


def _of_answer(played: Played, at: int) -> frozenset[str]:
    own = played.ways.own[at]
    step = None if own is None else played.trace.steps[own]
    do = played.case.script[at].do
    if step is None or step.answer == "taken":
        return frozenset({f"answer to {do}", f"{do} is taken"})
    return frozenset({f"answer to {do}", f"{do} is refused", f"rule {(step.why or {}).get('rule')}"})


def _nearest(scenario: Scenario, wanted: frozenset[str], play: Play) -> int:
    try:
        played = play(scenario.case)
    except (EngineError, Wrong):
        return 0
    return max((_weight(words & wanted) for words in _words(scenario, played) if _is_alike(words, wanted)), default=0)


def _weight(words: frozenset[str]) -> int:
    """Weigh what two have in common: a value or a rule says more than a sort of hand."""
    return sum(3 if word.startswith(("value ", "rule ")) else 1 for word in words)


def _is_alike(words: frozenset[str], wanted: frozenset[str]) -> bool:
    """Whether both are about the same part."""
    first = {word for word in wanted if word.startswith(("answer to ", "part "))}
    return bool(first & words)


def _words(scenario: Scenario, played: Played) -> Iterator[frozenset[str]]:
    expected_refused = tries(scenario.checks)
    for check in scenario.checks:
        at = len(scenario.case.script) - 1 if check.at == END else check.at
        if check.path == ("answer",) or at in expected_refused:
            yield _of_answer(played, at)
        elif check.path == ("state", "actions"):
            yield frozenset({f"answer to {check.value}", f"{check.value} is {_listed(check)}"})
        elif check.path[0] in ("events", "round events"):
            events = check.value if isinstance(check.value, list | tuple) else [check.value]
            yield frozenset({"part events", *(f"value {event.get('event')}" for event in events)})
        elif check.path[0] == "state":
            yield look_of(check.path, _state(played, at))


def _listed(check: Check) -> str:
    return "taken" if check.operator == "has" else "refused"


def _state(played: Played, at: int) -> dict[str, Any]:
    place = played.fitted.places[at]
    return dict(played.trace.steps[place].state or {}) if place >= 0 else {}
