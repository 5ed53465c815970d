"""Liars about what happens: their events tell another round than their states show."""

from collections.abc import Callable
from dataclasses import replace

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Event, Trace
from stacked_deck.engine.money import amount, text

from .broken import CARDS, MONEY
from .lie import Lie, liar


@liar(*CARDS)
def first_cards_are_not_told() -> Lie:
    """No event tells of the first card that a box is dealt."""
    return tells(lambda event, number: None if _is(event, "dealt", "box") and number == 1 else event)


@liar(*CARDS)
def drawn_cards_are_told_of_the_dealer() -> Lie:
    """Each card that a box draws is told to go to the dealer."""
    return tells(lambda event, number: {**event, "to": "dealer"} if _is(event, "drew", "box") else event)


@liar(*CARDS)
def another_card_is_told() -> Lie:
    """A 5 that is drawn is told as a 6."""
    return tells(lambda event, number: {**event, "card": "6"} if _is_drawn_5(event) else event)


@liar(*CARDS)
def drawn_cards_are_told_of_no_hand() -> Lie:
    """Each card that a box draws is told to go to a hand that there is not."""
    return tells(lambda event, number: {**event, "hand": "2"} if _is(event, "drew", "box") else event)


@liar(*MONEY)
def lost_stakes_are_told_as_nothing() -> Lie:
    """The event that settles a lost hand tells a net of 0; the state shows the loss."""
    return tells(lambda event, number: {**event, "net": "0"} if event.get("outcome") == "lose" else event)


@liar(*(id for id in MONEY if not id.startswith("european")))  # where there is none
def insurance_is_told_twice_over() -> Lie:
    """The event that settles an insurance tells twice its net; the state shows it once."""

    def change(event: Event, number: int) -> Event:
        if event["event"] != "insurance settled":
            return event
        return {**event, "net": text(2 * amount(event["net"]))}

    return tells(change)


def tells(change: Callable[[Event, int], Event | None]) -> Lie:
    """Lie by telling events otherwise: each is changed, or left out, by its number in what its command caused."""

    def answer(case: Case, trace: Trace) -> Trace:
        steps = []
        for step in trace.steps:
            told = [change(event, number) for number, event in enumerate(step.events or ())]
            steps.append(replace(step, events=tuple(event for event in told if event is not None)))
        return Trace(tuple(steps))

    return Lie(answer=answer)


def _is(event: Event, kind: str, to: str) -> bool:
    return event["event"] == kind and str(event.get("to")).startswith(to)


def _is_drawn_5(event: Event) -> bool:
    return event["event"] == "drew" and str(event["card"]).startswith("5")
