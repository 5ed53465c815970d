"""Options: what an engine lists as allowed is what it takes, neither more nor less."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stacked_deck.adapters.case import DRAWING, PLAYING, Command
from stacked_deck.adapters.check import END
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.words import hand_words, moment
from stacked_deck.engine.validation import Wrong

from .row import Breach, Row, Trial, unseen
from .secrecy import low_cards
from .shown import shown

NAME = "options"
_ASKED = {"playing": PLAYING, "insurance": ("insure", "decline")}


def options(trial: Trial) -> Row:
    """Try each action at the states that the scenario looks at, and compare what is taken with what was listed."""
    part = trial.hidden("actions", "turn", "phase")
    if part:
        return unseen(NAME, part)
    if trial.played.case.answer == "end":
        return Row(NAME, idle="only its end is shown")
    places = [at for at in _looked_at(trial) if _turn(trial.played, at) is not None]
    if not places:
        return Row(NAME, idle="no hand is in turn where the scenario looks")
    return Row(NAME, tuple(breach for at in places for breach in _breaches(trial, at)))


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


def _breaches(trial: Trial, at: int) -> Iterator[Breach]:
    played, turn = trial.played, _turn(trial.played, at)
    state = played.trace.steps[played.fitted.places[at]].state or {}
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
        taken = _is_taken(trial, at, do, turn, state)
        if taken is not None and taken is not (do in listed):
            said = "lists" if do in listed else "does not list"
            yield Breach(NAME, f"{who}: it {said} {do}, and it {'takes' if taken else 'refuses'} it", at)


def _is_taken(trial: Trial, at: int, do: str, turn: tuple[int, str], state: Mapping[str, Any]) -> bool | None:
    """Tell whether an action is taken there; None where the way there cannot be played again alike."""
    asked: list[str | None] = [None]
    if state["phase"] == "insurance":
        asked += _behind(state, turn)  # the question may be about a stake behind
    answers = [_answer(trial, at, do, turn, owner) for owner in asked]
    known = [answer for answer in answers if answer is not None]
    return any(known) if known else None


def _answer(trial: Trial, at: int, do: str, turn: tuple[int, str], owner: str | None) -> bool | None:
    played = trial.played
    count = {"hit": 1, "double": 1, "split": 2}[do] if do in DRAWING else 0
    more = Command(do, box=turn[0], hand=turn[1], by=owner, to=owner)
    before_it = played.case.script[: at + 1]
    try:
        gets = low_cards(played.case)[:count] or None
        again = trial.play(replace(played.case, script=(*before_it, replace(more, gets=gets))))
    except Wrong:  # no hand that can take those cards, so only a try
        again = trial.play(replace(played.case, script=(*before_it, more)))
    own = again.ways.own[at + 1]
    if own is None or own == 0:
        return None
    before = played.trace.steps[played.fitted.places[at]].state
    if shown(again.trace.steps[own - 1].state) != shown(before):
        return None
    return again.trace.steps[own].answer == "taken"


def _behind(state: Mapping[str, Any], turn: tuple[int, str]) -> list[str]:
    box = state.get("boxes", {}).get(str(turn[0]), {})
    hand = box.get("hands", {}).get(turn[1], {}) if isinstance(box, Mapping) else {}
    return list(hand.get("behind") or {}) if isinstance(hand, Mapping) else []
