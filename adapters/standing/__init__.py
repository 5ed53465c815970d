"""The standing checks: what holds for every case, unasked. They judge an engine, never the scenario they ran in."""

from collections.abc import Collection, Mapping, Sequence

from stacked_deck.adapters.check import Check
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.played import Play, Played
from stacked_deck.engine.validation import Wrong

from .again import same_again
from .asking import Asking, alone, side_by_side
from .cards import cards, left_over
from .dealer import dealer
from .money import money
from .options import options
from .refusal import refusal
from .row import Breach, Row, Standing, Trial
from .secrecy import secrecy

STANDING: Mapping[str, Standing] = {
    "cards": cards,
    "money": money,
    "refusal": refusal,
    "secrecy": secrecy,
    "options": options,
    "dealer": dealer,
    "same again": same_again,
}

# `same again` is for one case in a hundred, played again in another order: whoever runs the cases chooses them.
EVERY_CASE = tuple(name for name in STANDING if name != "same again")
# What needs no further play.
WITHOUT_REPLAY = ("cards", "money", "dealer")

__all__ = [
    "EVERY_CASE",
    "STANDING",
    "WITHOUT_REPLAY",
    "Asking",
    "Breach",
    "Row",
    "Trial",
    "alone",
    "left_over",
    "rows",
    "side_by_side",
    "standing",
]


def standing(
    played: Played,
    checks: Sequence[Check],
    *,
    play: Play,
    reference: Play,
    only: Collection[str] = EVERY_CASE,
) -> tuple[Row, ...]:
    """Run standing checks on a case that was played.

    `play` plays a portable case on the same engine, `reference` on the reference under the readings that the engine
    declares. An engine that gives no answer when it is played again breaks the check that asked.
    """
    return tuple(alone(row, play) for row in rows(played, checks, reference=reference, only=only))


def rows(
    played: Played, checks: Sequence[Check], *, reference: Play, only: Collection[str] = EVERY_CASE
) -> tuple[Asking[Row], ...]:
    """Begin standing checks on a case, to be carried out side by side with others, which `standing` does alone."""
    trial = Trial(played, checks, reference)
    return tuple(_row(name, trial) for name in STANDING if name in only)


def _row(name: str, trial: Trial) -> Asking[Row]:
    if len(trial.played.trace.steps) != len(trial.played.fitted.case.script):
        return Row(name, idle="the trace has not a step for each command")
    if not any(step.answer == "taken" for step in trial.played.trace.steps):
        return Row(name, idle="the engine takes no command")
    try:
        found = STANDING[name](trial)
        return found if isinstance(found, Row) else (yield from found)
    except EngineError as error:
        return Row(name, (Breach(name, f"played again with a little changed, it gives no answer: {error.reason}"),))
    except Wrong as fault:
        return Row(name, idle=f"the case cannot be laid with what the check changes: {fault}")
