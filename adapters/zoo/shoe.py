"""Liars about the shoe, as far as a shoe that an engine shuffles itself is shown."""

from collections.abc import Callable
from dataclasses import replace

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Event, Step, Trace
from stacked_deck.engine.cards import rank

from .lie import Lie, liar, ruled

Cards = list[str]


def _shoes(change: Callable[[Cards, int], Cards | None]) -> Lie:
    """Lie about the cards of each shoe that is shown, by its number from 0; None: no shuffle is told."""

    def answer(case: Case, trace: Trace) -> Trace:
        number = 0
        steps: list[Step] = []
        for step in trace.steps:
            events: list[Event] = []
            for event in step.events or ():
                if event["event"] == "shuffled" and "cards" in event:
                    cards = change(list(event["cards"]), number)
                    number += 1
                    events += [] if cards is None else [{**event, "cards": cards}]
                else:
                    events.append(event)
            steps.append(replace(step, events=tuple(events)))
        return Trace(tuple(steps))

    return Lie(answer=answer)


DECKS = ("midnight.shoe.decks", "european.shoe.decks")


@liar(*DECKS)
def one_deck_only() -> Lie:
    """The shoe is a single deck."""
    return ruled("decks", 1)


@liar(*DECKS)
def seven_decks() -> Lie:
    """The shoe is seven decks."""
    return ruled("decks", 7)


@liar(*DECKS)
def a_card_is_missing() -> Lie:
    """One card never comes into the shoe."""
    return _shoes(lambda cards, number: cards[:-1])


@liar(*DECKS)
def a_card_comes_twice() -> Lie:
    """One card lies in the shoe once too often and another not often enough."""
    return _shoes(lambda cards, number: ["A" if rank(cards[-1]) != "A" else "2", *cards[1:]])


@liar(*DECKS)
def cards_are_drawn_at_random() -> Lie:
    """The shoe has no end: any card can come at any time."""
    return _shoes(lambda cards, number: [*cards[: len(cards) // 2], *cards[: len(cards) // 2]])


@liar("midnight.shoe.reshuffle")
def the_shoe_is_dealt_on() -> Lie:
    """The second round is dealt from the rest of the first one's shoe."""
    return _shoes(lambda cards, number: cards if number == 0 else None)


@liar("midnight.shoe.reshuffle")
def the_shoe_has_the_old_order() -> Lie:
    """Each round's shoe lies in the order of the first one's."""
    first: dict[int, Cards] = {}

    def change(cards: Cards, number: int) -> Cards:
        if number == 0:
            first[0] = cards
        return first[0]

    return _shoes(change)


@liar("midnight.shoe.reshuffle")
def the_discards_are_shuffled_in_twice() -> Lie:
    """The second round's shoe has the first one's cards besides."""
    return _shoes(lambda cards, number: cards if number == 0 else [*cards, *cards[:4]])


@liar("midnight.shoe.reshuffle")
def cards_on_the_table_stay_out() -> Lie:
    """The second round's shoe lacks the cards that were dealt in the first."""
    return _shoes(lambda cards, number: cards if number == 0 else cards[4:])
