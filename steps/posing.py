"""Posing a scenario's views to an engine's computer players: the reference plays the table, the players choose.

So a view is the same for every engine, and an engine is asked what its players do without having to play so far.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.check import END, Check
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.played import Play, Played, events_of_round
from stacked_deck.adapters.posed import Posed
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.fit import fit


def is_posed(checks: Sequence[Check]) -> bool:
    """Tell whether a scenario asks computer players."""
    return any(check.asks for check in checks)


def pose(case: Case, checks: Sequence[Check], engine: Engine) -> Played:
    """Ask the players that the checks look at, each once at a place; raises EngineError where one gives no answer."""
    reference, about = reference_engine(), engine.about
    laid = fit(case, reference.about.dealing, reference.about.customs)
    is_alike = (about.dealing, about.customs) == (reference.about.dealing, reference.about.customs)
    own = laid if is_alike else fit(case, about.dealing, about.customs)
    shown = Played(case, laid, reference.play(laid.case), reference.about)
    choices = {
        (at, level): engine.decide(view_at(shown, at, _until(own.case, own.places[at])), level)
        for at, level in dict.fromkeys(_asked(checks, len(case.script)))
    }
    return Played(case, laid, shown.trace, about, choices)


def asker(engine: Engine, level: str) -> Play:
    """Make what asks a player of a level about the table at the end of a case.

    It raises EngineError where the engine has no such player, or gives no answer.
    """

    def asked(case: Case) -> Played:
        if level not in engine.about.players:
            raise EngineError(f"it has no {level} player")
        return pose(case, (Check(END, ("choice", level), "is", None),), engine)

    return asked


def choices_told(played: Played, at: int) -> list[str]:
    """Say what players chose after a command of the portable script."""
    return [
        f"the {level} player chooses to {choice}" for (place, level), choice in played.choices.items() if place == at
    ]


def view_at(shown: Played, at: int, way: Case) -> Posed:
    """Make the view after a command of the portable script, from what the reference shows; `way` is the way there."""
    place = shown.fitted.places[at]
    state = shown.trace.steps[place].state if place >= 0 else None
    return Posed(shown.case.rules, state or {}, tuple(map(_open, events_of_round(shown, at) or ())), way)


def _asked(checks: Sequence[Check], length: int) -> Iterator[tuple[int, str]]:
    for check in checks:
        if check.asks:
            yield (length - 1 if check.at == END else check.at), check.asks


def _open(event: Any) -> dict[str, Any]:
    """Leave out of an event what nobody at the table sees: the cards of a shoe."""
    return {key: value for key, value in event.items() if key != "cards"}


def _until(case: Case, place: int) -> Case:
    return Case(case.rules, case.players, case.script[: place + 1], case.seed, case.answer, case.v)
