"""Same again: a case that is played a second time is answered alike."""

from .asking import Asking, ask, known
from .row import Breach, Row, Trial
from .shown import step_difference

NAME = "same again"


def same_again(trial: Trial) -> Asking[Row]:
    """Play the case once more, after whatever was played since, and compare every step."""
    (answer,) = yield from ask([trial.played.case])
    first, second = trial.played, known(answer)
    if len(first.trace.steps) != len(second.trace.steps):
        return Row(NAME, (Breach(NAME, f"{len(first.trace.steps)} steps, then {len(second.trace.steps)}"),))
    for at, (before, after) in enumerate(zip(first.trace.steps, second.trace.steps, strict=True)):
        changed = step_difference(before, after, with_shoe=True)
        if changed:
            return Row(NAME, (Breach(NAME, changed, first.ways.owner[at]),))
    return Row(NAME)
