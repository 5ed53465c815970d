"""Refusal: what is refused changes nothing, neither what is shown nor how the round goes on."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.judge import tries
from stacked_deck.adapters.lacking import LACKED
from stacked_deck.adapters.trace import Step
from stacked_deck.adapters.words import command_words, event_words

from .row import Breach, Row, Trial
from .shown import difference, shown

NAME = "refusal"


def refusal(trial: Trial) -> Row:
    """Compare what is shown before and after each refusal, and the end with that of the script without the tries."""
    steps = trial.played.trace.steps
    refused = [at for at, step in enumerate(steps) if step.answer == "refused" and not is_lacked(step)]
    if not refused:
        return Row(NAME, idle="nothing is refused")
    return Row(NAME, (*_changes(trial, refused), *_other_ends(trial)))


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
            changed = difference(shown(before), shown(step.state))
            if changed:
                yield Breach(NAME, f"{said} is refused, and yet {changed}", owner)


def _other_ends(trial: Trial) -> Iterator[Breach]:
    played = trial.played
    removable = [at for at in sorted(tries(trial.checks)) if _is_removable(trial, at)]
    if not removable or trial.is_strayed:
        return
    if not _ends_otherwise(trial, removable):
        return
    for at in removable:
        changed = _ends_otherwise(trial, [at])
        if changed:
            said = command_words(played.case.script[at])
            yield Breach(NAME, f"without the try ({said}) the script ends otherwise: {changed}", at)
            return
    yield Breach(
        NAME, f"without the tries the script ends otherwise: {_ends_otherwise(trial, removable)}", removable[0]
    )


def _is_removable(trial: Trial, at: int) -> bool:
    """Whether something is played after a try, so that leaving it out tells more than what is shown beside it."""
    script, own = trial.played.case.script, trial.played.ways.own[at]
    if own is None or is_lacked(trial.played.trace.steps[own]):
        return False
    return any(later not in tries(trial.checks) for later in range(at + 1, len(script)))


def _ends_otherwise(trial: Trial, left_out: Collection[int]) -> str:
    """Say how the end differs once some commands are left out."""
    again = trial.play(_without(trial.played.case, left_out))
    return difference(shown(again.trace.steps[-1].state), shown(trial.played.trace.steps[-1].state))


def _without(case: Case, left_out: Collection[int]) -> Case:
    return replace(case, script=tuple(command for at, command in enumerate(case.script) if at not in left_out))
