"""A walker of its own for the stored counts, written from the documents; nothing of `engine/` is used here.

It plays a shoe by plain recursion on lists of card values, in quarters of a chip.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

# What the documents say, one by one. `double`: the least total that may be doubled, 0 for any; it ends at 11 then.
HOUSES = {
    "midnight": {
        "hole": False,
        "peek": False,
        "hit_21": False,
        "double_from": 9,
        "hands": 2,
        "aces_closed": False,
        "double_split_aces": True,
        "insurance": True,
        "surrender": False,
    },
    "european": {
        "hole": True,
        "peek": False,
        "hit_21": True,
        "double_from": 0,
        "hands": 4,
        "aces_closed": True,
        "double_split_aces": False,
        "insurance": False,
        "surrender": False,
    },
    "german": {
        "hole": True,
        "peek": True,
        "hit_21": True,
        "double_from": 0,
        "hands": 2,
        "aces_closed": True,
        "double_split_aces": False,
        "insurance": True,
        "surrender": False,
    },
    "estonian": {
        "hole": False,
        "peek": False,
        "hit_21": True,
        "double_from": 0,
        "hands": 4,
        "aces_closed": True,
        "double_split_aces": False,
        "insurance": True,
        "surrender": True,
    },
}


def value(card: str) -> int:
    """Give what a card counts, an ace as 1."""
    if card == "A":
        return 1
    return 10 if card in ("10", "J", "Q", "K") else int(card)


def best(cards: list[str]) -> int:
    """Give the best total of some cards."""
    low = sum(map(value, cards))
    return low + 10 if low <= 11 and "A" in cards else low


def is_soft_or_hard_end(cards: list[str]) -> bool:
    """Tell whether the dealer stands: on every 17, soft or not, and above."""
    return best(cards) >= 17


@dataclass(frozen=True)
class Hand:
    """A hand of a box: cards, stake in quarters of a chip, and what was done to it."""

    box: int
    cards: tuple[str, ...]
    stake: int
    split: bool = False
    done: str = ""  # "stood", "bust", "surrendered", "closed"

    @property
    def natural(self) -> bool:
        """Whether it is an ace and a ten-value card as dealt."""
        return not self.split and len(self.cards) == 2 and best(list(self.cards)) == 21


class Walker:
    """Walks all decisions of a round."""

    def __init__(self, house: str, stakes: list[str], shoe: list[str]) -> None:
        self.house = HOUSES[house]
        self.shoe = shoe
        boxes = len(stakes)
        self.up = shoe[boxes]
        self.start = 2 * boxes + 1 + int(self.house["hole"])
        self.hole = shoe[2 * boxes + 1] if self.house["hole"] else ""
        quarters = [int(Fraction(stake) * 4) for stake in stakes]
        self.hands = tuple(Hand(box, (shoe[box], shoe[boxes + 1 + box]), quarters[box]) for box in range(boxes))
        self.leaves = self.busts = 0
        self.nets: Counter[Fraction] = Counter()

    def walk(self) -> "Walker":
        """Walk it all."""
        for insured in self._insurances():
            if self.house["peek"] and value(self.up) in (1, 10) and best([self.up, self.hole]) == 21:
                self._leaf(self.hands, insured, self.start)
            else:
                self._play(self.hands, insured, self.start)
        return self

    def _insurances(self) -> Iterator[tuple[int, ...]]:
        """Every choice of none or half for each box, where there is an ace to insure against."""
        ways: list[tuple[int, ...]] = [()]
        for hand in self.hands:
            offered = (0, hand.stake // 2) if self.house["insurance"] and self.up == "A" else (0,)
            ways = [(*way, chips) for way in ways for chips in offered]
        yield from ways

    def _play(self, hands: tuple[Hand, ...], insured: tuple[int, ...], at: int) -> None:
        turn = next((place for place, hand in enumerate(hands) if not hand.done), None)
        if turn is None:
            self._leaf(hands, insured, at)
            return
        hand = hands[turn]

        def go(*new: Hand, drew: int = 0) -> None:
            self._play((*hands[:turn], *new, *hands[turn + 1 :]), insured, at + drew)

        go(replace(hand, done="stood"))
        if hand.natural:
            return
        total, first_two = best(list(hand.cards)), len(hand.cards) == 2
        split_aces = hand.split and hand.cards[0] == "A"
        if total < 21 or self.house["hit_21"]:
            go(self._with(hand, self.shoe[at]), drew=1)
        if first_two and self._doubles(total, split_aces=split_aces):
            doubled = self._with(replace(hand, stake=hand.stake * 2), self.shoe[at])
            go(replace(doubled, done=doubled.done or "stood"), drew=1)
        if first_two and self._splits(hands, hand, split_aces=split_aces):
            go(*(self._half(hand, which, self.shoe[at + which]) for which in (0, 1)), drew=2)
        if self.house["surrender"] and first_two and not split_aces and self.up != "A":
            go(replace(hand, done="surrendered"))

    def _with(self, hand: Hand, card: str) -> Hand:
        cards = (*hand.cards, card)
        return replace(hand, cards=cards, done="bust" if best(list(cards)) > 21 else "")

    def _doubles(self, total: int, *, split_aces: bool) -> bool:
        if split_aces and not self.house["double_split_aces"]:
            return False
        return not self.house["double_from"] or self.house["double_from"] <= total <= 11

    def _splits(self, hands: tuple[Hand, ...], hand: Hand, *, split_aces: bool) -> bool:
        own = sum(other.box == hand.box for other in hands)
        same = value(hand.cards[0]) == value(hand.cards[1])
        return same and own < self.house["hands"] and not split_aces

    def _half(self, hand: Hand, which: int, card: str) -> Hand:
        closed = hand.cards[0] == "A" and self.house["aces_closed"]
        return Hand(hand.box, (hand.cards[which], card), hand.stake, True, "closed" if closed else "")

    def _leaf(self, hands: tuple[Hand, ...], insured: tuple[int, ...], at: int) -> None:
        dealer = [self.up, self.hole] if self.hole else [self.up, self.shoe[at]]
        at += 0 if self.hole else 1
        natural = best(dealer) == 21
        while not is_soft_or_hard_end(dealer):
            dealer.append(self.shoe[at])
            at += 1
        net = sum(chips * 2 if natural else -chips for chips in insured)
        net_quarters = Fraction(net) + sum(self._settled(hand, dealer, natural=natural) for hand in hands)
        self.leaves += 1
        self.busts += sum(hand.done == "bust" for hand in hands)
        self.nets[net_quarters / 4] += 1

    def _settled(self, hand: Hand, dealer: list[str], *, natural: bool) -> Fraction:
        stake = Fraction(hand.stake)
        own, other = best(list(hand.cards)), best(dealer)
        if hand.done == "surrendered":
            return -stake / 2
        if own > 21:
            return -stake
        if natural:
            return Fraction(0) if hand.natural else -stake
        if hand.natural:
            return stake * 3 / 2
        if other > 21 or own > other:
            return stake
        return Fraction(0) if own == other else -stake
