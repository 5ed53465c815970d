"""What lies on the felt during a round: boxes with their hands and stakes, the dealer's cards, the shoe."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from .cards import Card, Cards, Shoe, is_ace, makes_natural
from .money import Money
from .rules import Rules

Outcome = Literal["win", "lose", "push", "surrender"]
made = tuple.__new__  # makes a record of all its fields in order, at half the price: a round makes a dozen and more
Status = Literal["open", "stood", "bust", "doubled", "surrendered", "closed"]


class Stake(NamedTuple):
    """One player's chips on a hand; the box's own player's come first, those behind after it."""

    owner: str
    amount: Money  # all that lies there now
    base: Money  # before a double
    placed: Money  # of it, what was placed before the deal; 0 on a hand that a split made
    insurance: Money | None = None
    insurance_net: Money | None = None  # once it is settled
    follows: bool = False  # behind: its owner has said that it goes along with the next double or split


class Lying(NamedTuple):
    """Chips that lie on a box between rounds; the first on a box are its own player's."""

    box: int
    owner: str
    amount: Money


class Hand(NamedTuple):
    """A hand; its path names it in the split tree (1, then 1.1 and 1.2) and never changes."""

    path: str
    cards: Cards
    stakes: tuple[Stake, ...]
    status: Status = "open"
    outcome: Outcome | None = None
    nets: tuple[Money, ...] = ()  # of each stake, once it is settled

    def with_card(self, card: Card) -> "Hand":
        """Copy with one more card."""
        return made(Hand, (self.path, (*self.cards, card), self.stakes, self.status, self.outcome, self.nets))

    def with_status(self, status: Status) -> "Hand":
        """Copy with another status."""
        return made(Hand, (self.path, self.cards, self.stakes, status, self.outcome, self.nets))

    def with_outcome(self, outcome: Outcome, nets: tuple[Money, ...]) -> "Hand":
        """Copy with what it came to."""
        return made(Hand, (self.path, self.cards, self.stakes, self.status, outcome, nets))

    @property
    def is_split(self) -> bool:
        """Whether a split made it."""
        return "." in self.path

    @property
    def is_split_ace(self) -> bool:
        """Whether it grew from an ace that was split."""
        return self.is_split and is_ace(self.cards[0])


class Box(NamedTuple):
    """A box: its number, the player who decides on it, and its hands from left to right."""

    number: int
    player: str
    hands: tuple[Hand, ...]

    def with_hands(self, path: str, hands: tuple[Hand, ...]) -> "Box":
        """Copy with one hand replaced by others."""
        if path == "1":  # not split yet
            return made(Box, (self.number, self.player, hands))
        found: list[Hand] = []
        for hand in self.hands:
            found += hands if hand.path == path else (hand,)
        return made(Box, (self.number, self.player, tuple(found)))


class Layout(NamedTuple):
    """All that lies on the felt; `hole` is the dealer's card that is face down."""

    boxes: tuple[Box, ...]
    dealer: Cards
    hole: Card | None
    shoe: Shoe  # cards already dealt included
    dealt: int  # how many of the shoe are dealt

    @property
    def up(self) -> Card:
        """The dealer's up card."""
        return self.dealer[0]

    def each(self) -> Iterator[tuple[Box, Hand]]:
        """Go through all hands, box by box and from left to right."""
        for box in self.boxes:
            for hand in box.hands:
                yield box, hand

    def turn(self) -> tuple[Box, Hand] | None:
        """Find the hand in turn: the first that is open."""
        for box in self.boxes:
            for hand in box.hands:
                if hand.status == "open":
                    return box, hand
        return None

    def with_hands(self, number: int, path: str, hands: tuple[Hand, ...], *, drawn: int = 0) -> "Layout":
        """Copy with one hand of a box replaced by others, and so many cards drawn for them."""
        boxes = []
        for box in self.boxes:
            boxes.append(box.with_hands(path, hands) if box.number == number else box)
        return made(Layout, (tuple(boxes), self.dealer, self.hole, self.shoe, self.dealt + drawn))

    def with_dealer(self, cards: Cards, hole: Card | None, *, drawn: int = 0) -> "Layout":
        """Copy with other cards of the dealer, and so many of them drawn."""
        return made(Layout, (self.boxes, cards, hole, self.shoe, self.dealt + drawn))

    def with_boxes(self, boxes: tuple[Box, ...]) -> "Layout":
        """Copy with other boxes."""
        return made(Layout, (boxes, self.dealer, self.hole, self.shoe, self.dealt))


def find(layout: Layout, number: int | None, path: str | None) -> tuple[Box, Hand] | None:
    """Find a hand by its box and path."""
    for box in layout.boxes:
        if box.number == number:
            for hand in box.hands:
                if hand.path == path:
                    return box, hand
    return None


def is_natural(rules: Rules, hand: Hand) -> bool:
    """Tell whether a hand is a natural: two dealt cards, and none that a split made unless the rules count it."""
    return makes_natural(hand.cards) and (not hand.is_split or rules.natural.after_split)
