"""Refusal: what is refused changes nothing, neither what is shown nor how the round goes on."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.judge import tries
from stacked_deck.adapters.lacking import LACKED
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.trace import Step
from stacked_deck.adapters.words import command_words, event_words

from .asking import Asking, ask, known
from .row import Breach, Row, Trial
from .shown import state_difference

NAME = "refusal"


def refusal(trial: Trial) -> Asking[Row]:
    """Compare what is shown before and after each refusal, and the end with that of the script without the tries."""
    steps = trial.played.trace.steps
    refused = [at for at, step in enumerate(steps) if step.answer == "refused" and not is_lacked(step)]
    if not refused:
        return Row(NAME, idle="nothing is refused")
    changes = tuple(_changes(trial, refused))
    return Row(NAME, (*changes, *(yield from _other_ends(trial))))


def is_lacked(step: Step) -> bool:
    """Tell whether a refusal is not the engine's own: it was not asked, because it lacks the action."""
    return step.answer == "refused" and bool(step.why) and (step.why or {}).get("rule") == LACKED


def _changes(trial: Trial, refused: list[int]) -> Iterator[Breach]:
    played = trial.played
    for at in refused:
        step, owner = played.trace.steps[at], played.ways.owner[at]
        said = command_words(played.fitted.case.script[at])
        before = played.trace.steps[at - 1].state if at else None
        if step.events:
            yield Breach(NAME, f"{said} is refused, and yet {event_words(step.events[0])}", owner)
        if before is not None and step.state is not None:
            changed = state_difference(before, step.state)
            if changed:
                yield Breach(NAME, f"{said} is refused, and yet {changed}", owner)


def _other_ends(trial: Trial) -> Asking[tuple[Breach, ...]]:
    played = trial.played
    removable = [at for at in sorted(tries(trial.checks)) if _is_removable(trial, at)]
    if not removable or trial.is_strayed:
        return ()
    (answer,) = yield from ask([_without(played.case, removable)])
    changed_by_all = _other_end(played, known(answer))
    if not changed_by_all:
        return ()
    for at, one in zip(removable, (yield from ask([_without(played.case, [at]) for at in removable])), strict=True):
        changed = _other_end(played, known(one))
        if changed:
            said = command_words(played.case.script[at])
            return (Breach(NAME, f"without the try ({said}) the script ends otherwise: {changed}", at),)
    return (Breach(NAME, f"without the tries the script ends otherwise: {changed_by_all}", removable[0]),)


def _is_removable(trial: Trial, at: int) -> bool:
    """Whether something is played after a try, so that leaving it out tells more than what is shown beside it."""
    script, own = trial.played.case.script, trial.played.ways.own[at]
    if own is None or is_lacked(trial.played.trace.steps[own]):
        return False
    return any(later not in tries(trial.checks) for later in range(at + 1, len(script)))


def _other_end(played: Played, again: Played) -> str:
    """Say how the end differs once some commands are left out."""
    return state_difference(again.trace.steps[-1].state, played.trace.steps[-1].state)


def _without(case: Case, left_out: Collection[int]) -> Case:
    return replace(case, script=tuple(command for at, command in enumerate(case.script) if at not in left_out))
