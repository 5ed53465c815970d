"""Options: what an engine lists as allowed is what it takes, neither more nor less."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stacked_deck.adapters.case import PLAYING, Case, Command
from stacked_deck.adapters.check import END
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.words import hand_words, moment
from stacked_deck.engine.validation import Wrong

from .asking import Asking, ask, known
from .row import Breach, Row, Trial, unseen
from .secrecy import low_cards
from .shown import state_difference

NAME = "options"
_ASKED = {"playing": PLAYING, "insurance": ("insure", "decline")}
_DRAWN = {"hit": 1, "double": 1, "split": 2}


@dataclass(frozen=True, slots=True)
class _Try:
    """An action that is tried after a command of the portable script."""

    at: int
    command: Command


def options(trial: Trial) -> Asking[Row]:
    """Try each action at the states that the scenario looks at, and compare what is taken with what was listed."""
    part = trial.hidden("actions", "turn", "phase")
    if part:
        return unseen(NAME, part)
    if trial.played.case.answer == "end":
        return Row(NAME, idle="only its end is shown")
    places = [at for at in _looked_at(trial) if _turn(trial.played, at) is not None]
    if not places:
        return Row(NAME, idle="no hand is in turn where the scenario looks")
    tries = [one for at in places for one in _tries(trial.played, at)]
    answers = yield from _answers(trial.played, tries)
    taken: dict[tuple[int, str], list[bool]] = {}
    for one, answer in zip(tries, answers, strict=True):
        if answer is not None:
            taken.setdefault((one.at, one.command.do), []).append(answer)
    return Row(NAME, tuple(breach for at in places for breach in _breaches(trial.played, at, taken)))


def _looked_at(trial: Trial) -> list[int]:
    last = len(trial.played.case.script) - 1
    looked = {last if check.at == END else check.at for check in trial.checks} | {last}
    return sorted(at for at in looked if 0 <= trial.played.fitted.places[at] < trial.stray)


def _turn(played: Played, at: int) -> tuple[int, str] | None:
    state = played.trace.steps[played.fitted.places[at]].state or {}
    turn = state.get("turn")
    if state.get("phase") not in _ASKED or not isinstance(turn, Mapping):
        return None
    box, hand = turn.get("box"), turn.get("hand")
    return (box, hand) if isinstance(box, int) and isinstance(hand, str) else None


def _state(played: Played, at: int) -> Mapping[str, Any]:
    return played.trace.steps[played.fitted.places[at]].state or {}


def _tries(played: Played, at: int) -> Iterator[_Try]:
    """Give what is tried at a place: each action, and where insurance is asked about, that of a stake behind too."""
    turn, state = _turn(played, at), _state(played, at)
    if turn is None or not isinstance(state.get("actions"), list | tuple):
        return
    owners = [None, *(_behind(state, turn) if state["phase"] == "insurance" else ())]
    for do in _ASKED[state["phase"]]:
        if do not in played.about.lacks:
            for owner in owners:
                yield _Try(at, Command(do, box=turn[0], hand=turn[1], by=owner, to=owner))


def _answers(played: Played, tries: Sequence[_Try]) -> Asking[list[bool | None]]:
    """Tell whether each action is taken; None where the way there cannot be played again alike."""
    answers = list((yield from ask([_with(played.case, one, low_cards(played.case)) for one in tries])))
    # No hand that can take those cards, so only a try.
    unlaid = [number for number, answer in enumerate(answers) if isinstance(answer, Wrong)]
    again = yield from ask([_with(played.case, tries[number], ()) for number in unlaid])
    for number, answer in zip(unlaid, again, strict=True):
        answers[number] = answer
    return [_is_taken(played, one, known(answer)) for one, answer in zip(tries, answers, strict=True)]


def _with(case: Case, one: _Try, cards: Sequence[str]) -> Case:
    """Give the case up to a try, which draws some of the cards."""
    gets = tuple(cards[: _DRAWN.get(one.command.do, 0)]) or None
    return replace(case, script=(*case.script[: one.at + 1], replace(one.command, gets=gets)))


def _is_taken(played: Played, one: _Try, again: Played) -> bool | None:
    own = again.ways.own[one.at + 1]
    if own is None or own == 0:
        return None
    before = played.trace.steps[played.fitted.places[one.at]].state
    if state_difference(before, again.trace.steps[own - 1].state):
        return None
    return again.trace.steps[own].answer == "taken"


def _breaches(played: Played, at: int, taken: Mapping[tuple[int, str], list[bool]]) -> Iterator[Breach]:
    turn, state = _turn(played, at), _state(played, at)
    if turn is None:
        return
    listed = state.get("actions")
    who = f"{moment(played.case, at)}, {hand_words(*turn)}"
    if not isinstance(listed, list | tuple):
        yield Breach(NAME, f"{who} is in turn and no actions are listed", at)
        return
    for do in _ASKED[state["phase"]]:
        if do in played.about.lacks:
            if do in listed:
                yield Breach(NAME, f"{who} may {do}, it lists; and it says that it lacks this", at)
            continue
        answers = taken.get((at, do))
        if answers and any(answers) is not (do in listed):
            said = "lists" if do in listed else "does not list"
            yield Breach(NAME, f"{who}: it {said} {do}, and it {'takes' if any(answers) else 'refuses'} it", at)


def _behind(state: Mapping[str, Any], turn: tuple[int, str]) -> list[str]:
    box = state.get("boxes", {}).get(str(turn[0]), {})
    hand = box.get("hands", {}).get(turn[1], {}) if isinstance(box, Mapping) else {}
    return list(hand.get("behind") or {}) if isinstance(hand, Mapping) else []
