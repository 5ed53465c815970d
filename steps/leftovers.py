"""Cards that a scenario stacks and nobody draws, by the reference: the scenario's own mistake."""

from collections.abc import Iterable, Iterator

from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.standing import left_over
from stacked_deck.engine.validation import Wrong

from .run import player
from .scenario import Scenario


def leftovers(scenarios: Iterable[Scenario]) -> Iterator[str]:
    """Give a line for each scenario whose cards do not come out when the reference plays it."""
    play = player(reference_engine())
    for scenario in scenarios:
        try:
            played = play(scenario.case)
        except EngineError as error:
            yield f"{scenario.file}:{scenario.line}: {scenario.id}: the reference gives no answer: {error.reason}"
            continue
        except Wrong as error:
            yield f"{scenario.file}:{scenario.line}: {scenario.id}: {error}"
            continue
        for words in left_over(played, dealer_may_leave=scenario.is_contrast):
            yield f"{scenario.file}:{scenario.line}: {scenario.id}: {words}"
