"""What happens at the table, told in the order in which it happens: plain mappings, as the wire shows them."""

from typing import Any

from .cards import Card, Cards
from .layout import Box, Hand
from .money import Money, text

Event = dict[str, Any]
Log = list[Event]  # a step adds to its own and hands it out


def shuffled(cards: Cards | None) -> Event:
    """Tell of a new shoe, with its cards from the top where they may be shown."""
    return {"event": "shuffled"} if cards is None else {"event": "shuffled", "cards": list(cards)}


def dealt(to: str, card: Card) -> Event:
    """Tell of a card of the first deal (`?` where it is face down)."""
    if to == "dealer":
        return {"event": "dealt", "to": to, "card": card}
    return {"event": "dealt", "to": to, "hand": "1", "card": card}


def drew(to: str, path: str, card: Card) -> Event:
    """Tell of a card drawn after the deal."""
    if to == "dealer":
        return {"event": "drew", "to": to, "card": card}
    return {"event": "drew", "to": to, "hand": path, "card": card}


def turned(card: Card) -> Event:
    """Tell that the hole card was turned face up."""
    return {"event": "turned", "card": card}


def peeked() -> Event:
    """Tell that the dealer looked at the hole card."""
    return {"event": "peeked"}


def settled(box: Box, hand: Hand) -> Event:
    """Tell what a hand came to; the net is the box's own player's, in chips."""
    net = text(hand.nets[0])
    return {"event": "settled", "box": box.number, "hand": hand.path, "outcome": hand.outcome, "net": net}


def insurance_settled(box: Box, hand: Hand, owner: str, net: Money) -> Event:
    """Tell what an insurance came to, in chips."""
    event = {"event": "insurance settled", "box": box.number, "hand": hand.path, "net": text(net)}
    return event if owner == box.player else {**event, "by": owner}
