"""What happens at the table, told in the order in which it happens: plain mappings, as the wire shows them."""

from collections.abc import Sequence
from typing import Any

from .cards import Card, Shoe
from .layout import Box, Hand
from .money import Money, text

Event = dict[str, Any]


class Log:
    """The events of a step, which adds to it and hands it out; one that nobody hears keeps none."""

    __slots__ = ("events", "is_heard")

    def __init__(self, *, is_heard: bool = True) -> None:
        self.events: list[Event] = []
        self.is_heard = is_heard

    def shuffled(self, cards: Shoe | None) -> None:
        """Tell of a new shoe, with its cards from the top where they may be shown."""
        if self.is_heard:
            self.events.append({"event": "shuffled"} if cards is None else {"event": "shuffled", "cards": list(cards)})

    def dealt(self, boxes: tuple[Box, ...], cards: Sequence[Card], *, has_hole: bool) -> None:
        """Tell of the first deal: a card to each box and the dealer's, another to each box, and a hole card as `?`."""
        if self.is_heard:
            seats = [*({"to": f"box {box.number}", "hand": "1"} for box in boxes), {"to": "dealer"}]
            shown = (*cards[:-1], "?") if has_hole else cards
            for seat, card in zip(seats * 2, shown, strict=False):
                self.events.append({"event": "dealt", **seat, "card": card})

    def drew(self, card: Card, box: int | None = None, path: str = "") -> None:
        """Tell of a card drawn after the deal, by the dealer where no box is named."""
        if self.is_heard and box is None:
            self.events.append({"event": "drew", "to": "dealer", "card": card})
        elif self.is_heard:
            self.events.append({"event": "drew", "to": f"box {box}", "hand": path, "card": card})

    def turned(self, card: Card) -> None:
        """Tell that the hole card was turned face up."""
        if self.is_heard:
            self.events.append({"event": "turned", "card": card})

    def peeked(self) -> None:
        """Tell that the dealer looked at the hole card."""
        if self.is_heard:
            self.events.append({"event": "peeked"})

    def settled(self, box: Box, hand: Hand) -> None:
        """Tell what a hand came to; the net is the box's own player's, in chips."""
        if self.is_heard:
            net = text(hand.nets[0])
            told = {"event": "settled", "box": box.number, "hand": hand.path, "outcome": hand.outcome, "net": net}
            self.events.append(told)

    def insurance_settled(self, box: Box, hand: Hand, owner: str, net: Money) -> None:
        """Tell what an insurance came to, in chips, and whose it is where it is not the box's own player's."""
        if self.is_heard:
            told = {"event": "insurance settled", "box": box.number, "hand": hand.path, "net": text(net)}
            self.events.append(told if owner == box.player else {**told, "by": owner})


UNHEARD = Log(is_heard=False)  # one for all who do not listen
