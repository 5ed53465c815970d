"""Same again: a case that is played a second time is answered alike."""

from .row import Breach, Row, Trial
from .shown import difference, shown_step

NAME = "same again"


def same_again(trial: Trial) -> Row:
    """Play the case once more, after whatever was played since, and compare every step."""
    first, second = trial.played, trial.play(trial.played.case)
    if len(first.trace.steps) != len(second.trace.steps):
        return Row(NAME, (Breach(NAME, f"{len(first.trace.steps)} steps, then {len(second.trace.steps)}"),))
    for at, (before, after) in enumerate(zip(first.trace.steps, second.trace.steps, strict=True)):
        changed = difference(shown_step(before, with_shoe=True), shown_step(after, with_shoe=True))
        if changed:
            return Row(NAME, (Breach(NAME, changed, first.ways.owner[at]),))
    return Row(NAME)
