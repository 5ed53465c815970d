"""A table as a person at it sees it: the dealer's cards and the person's hands, drawn on a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from stacked_deck.adapters.played import hands_of
from stacked_deck.adapters.trace import Event, State
from stacked_deck.adapters.words import event_words

from .cards_drawn import on_terminal

_TOLD = ("peeked", "turned", "insurance settled")
_OUTCOMES = {"win": "wins", "lose": "loses", "push": "pushes", "surrender": "is surrendered"}


def drawn(state: State) -> Iterator[Text]:
    """Draw the dealer's line, then one for each hand; an arrow marks the hand in turn."""
    dealer = state["dealer"]
    if dealer["cards"]:
        yield _line("  ", "dealer", dealer, _counted(dealer))
    turn = state.get("turn") or {}
    for _, path, hand in hands_of(state):
        is_next = turn.get("hand") == path
        name = "you" if path == "1" else f"hand {path}"
        yield _line("> " if is_next else "  ", name, hand, _standing(hand))


def happened(events: Iterable[Event]) -> Iterator[str]:
    """Say what the cards on the table do not show: a peek, the order of the dealer's cards, how an insurance ends."""
    for event in events:
        is_dealers = event.get("event") == "drew" and event.get("to") == "dealer"
        if is_dealers or event.get("event") in _TOLD:
            yield event_words(event)


def _line(mark: str, name: str, shown: Mapping[str, Any], words: str) -> Text:
    return Text.assemble(f"{mark}{name:<10}", on_terminal(shown["cards"], turned=False), f"  {words}")


def _counted(shown: Mapping[str, Any]) -> str:
    if shown.get("natural"):
        return "a blackjack"
    return f"{'soft ' if shown.get('soft') else ''}{shown['total']}"


def _standing(hand: Mapping[str, Any]) -> str:
    words = [_counted(hand), f"stake {hand['stake']}"]
    if hand["status"] == "bust":
        words.insert(1, "bust")
    insurance = hand.get("insurance")
    if insurance:
        words.append(f"insurance {insurance['stake']}")
    if hand["outcome"]:
        words.append(f"{_OUTCOMES[hand['outcome']]}, net {hand['net']}")
    return ", ".join(words)
