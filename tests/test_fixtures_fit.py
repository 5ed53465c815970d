"""Fitting: whatever an engine's dealing and customs, every hand ends with the cards that the portable case gives it."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, get_args, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.about import Customs, Dealing
from stacked_deck.adapters.case import Case, Command, Fitted
from stacked_deck.engine.cards import is_ace, makes_natural, rank, total
from stacked_deck.fixtures.fit import fit

NAMES = [part.name for part in fields(Dealing) if part.name != "burns"]
VALUES = {name: get_args(kind) for name, kind in get_type_hints(Dealing).items() if name != "burns"}
DEALINGS = [
    Dealing(**dict(zip(NAMES, chosen, strict=True)), burns=number % 3)
    for number, chosen in enumerate(itertools.product(*(VALUES[name] for name in NAMES)))
]
CUSTOMS = [
    Customs(**dict(zip(names, chosen, strict=True)))
    for names in [[part.name for part in fields(Customs)][:5]]
    for chosen in itertools.product(*(get_args(get_type_hints(Customs)[name]) for name in names))
]

RULES: dict[str, Any] = {
    "decks": 8,
    "hole_card": "none",
    "peek": "never",
    "five_card_rule": False,
    "natural": {"played": "closed", "after_split": False},
    "split": {"aces": "one-card", "aces_again": True, "second_card": "dealt"},
    "insurance": {"when": "before-play", "naturals": True},
    "surrender": {"barred": "nothing"},
}


# The toy: a table that deals and asks as it is told, knows no rule of the game, and takes nothing out of turn.


@dataclass
class ToyHand:
    path: str
    cards: list[str]
    done: bool = False


@dataclass
class Toy:
    """One round, played from a fitted script; an AssertionError is a command that such an engine would not take."""

    dealing: Dealing
    customs: Customs
    rules: dict[str, Any]
    boxes: dict[int, list[ToyHand]] = field(default_factory=dict)
    dealer: list[str] = field(default_factory=list)
    shoe: list[str] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    hole: str | None = None
    over: bool = False

    def deal(self, shoe: tuple[str, ...], boxes: list[int]) -> None:
        self.shoe = list(shoe)[::-1]
        for _ in range(self.dealing.burns):
            self.shoe.pop()
        at_deal = has_hole(self.dealing, self.rules)
        seats = [str(box) for box in boxes]
        dealers = ["dealer", "dealer"] if at_deal else ["dealer"]
        order = [seat for seat in seats for _ in "12"] if self.dealing.boxes == "one-by-one" else seats + seats
        if self.dealing.dealer == "first":
            order = dealers + order
        elif self.dealing.dealer == "last" or self.dealing.boxes == "one-by-one":
            order = order + dealers
        else:
            order = seats + dealers[:1] + seats + dealers[1:]
        got: dict[str, list[str]] = {}
        for seat in order:
            got.setdefault(seat, []).append(self.shoe.pop())
        if at_deal and self.dealing.up == "second":
            got["dealer"].reverse()
        self.dealer = got["dealer"]
        self.boxes = {box: [ToyHand("1", got[str(box)])] for box in boxes}
        insurance = self.rules["insurance"]
        if self.customs.insurance == "step" and is_ace(self.dealer[0]):
            self.asked = [box for box in boxes if insurance["naturals"] or not makes_natural(tuple(got[str(box)]))]
        self.advance()

    def advance(self) -> None:
        """Go on to the hand that must answer next; split hands get their cards on the way."""
        while not self.asked and (place := self.in_turn()):
            _, hand = place
            if len(hand.cards) == 1 and self.customs.second_split_card == "dealt":
                assert self.dealing.split_cards == "in-turn"
                hand.cards.append(self.shoe.pop())
            if not self.is_silent(hand):
                return
            hand.done = True

    def in_turn(self) -> tuple[int, ToyHand] | None:
        hands = ((box, hand) for box in sorted(self.boxes) for hand in self.boxes[box])
        return None if self.over else next(((box, hand) for box, hand in hands if not hand.done), None)

    def is_silent(self, hand: ToyHand) -> bool:
        """Whether it asks no more of this hand."""
        cards, is_split = tuple(hand.cards), hand.path != "1"
        if len(cards) == 1:
            return False
        if is_split and is_ace(cards[0]) and len(cards) == 2 and self.rules["split"]["aces"] == "one-card":
            again = self.rules["split"]["aces_again"] and is_ace(cards[1])
            return not again and self.customs.at_split_ace == "stands"
        if makes_natural(cards) and (not is_split or self.rules["natural"]["after_split"]):
            return self.customs.at_natural == "stands"
        if total(cards).points == 21:
            return self.customs.at_21 == "stands"
        return total(cards).points > 21

    def take(self, command: Command) -> None:
        if command.do in ("insure", "decline"):
            assert self.customs.insurance == "step" or command.do == "insure"
            if self.customs.insurance == "step":
                assert self.asked, "nobody is asked"
                assert self.asked.pop(0) == command.box
            self.advance()
            return
        assert not self.asked, "insurance is to be answered"
        if command.do == "surrender" and self.hand(command).done:
            return
        box, hand = self.in_turn() or (0, ToyHand("", []))
        assert (box, hand.path) == (command.box, command.hand), f"{command} is not in turn, {box} {hand} is"
        assert len(hand.cards) > 1 or command.do == "hit"
        if command.do == "split":
            self.split(box, hand)
        elif command.do in ("hit", "double"):
            hand.cards.append(self.shoe.pop())
        hand.done = hand.done or command.do in ("stand", "double", "surrender")
        self.advance()

    def hand(self, command: Command) -> ToyHand:
        return next(hand for hand in self.boxes[command.box or 0] if hand.path == command.hand)

    def split(self, box: int, hand: ToyHand) -> None:
        left, right = ToyHand(hand.path + ".1", hand.cards[:1]), ToyHand(hand.path + ".2", hand.cards[1:])
        if self.customs.second_split_card == "dealt" and self.dealing.split_cards == "at-once":
            for new in (left, right) if self.dealing.split_dealt == "left" else (right, left):
                new.cards.append(self.shoe.pop())
        others = [other for other in self.boxes[box] if other is not hand]
        before = [other for other in others if other.done]
        new, after = [left, right], [other for other in others if not other.done]
        if self.dealing.split_played == "right":
            new.reverse()
        if self.dealing.resplit == "beside":
            self.boxes[box] = before + new + after
        else:
            self.boxes[box] = before + new[:1] + after + new[1:]

    def finish(self, dealers: int) -> dict[str, tuple[str, ...]]:
        """Let the dealer have as many cards as are stacked, and give all hands."""
        while len(self.dealer) < dealers:
            self.dealer.append(self.shoe.pop())
        held = {f"box {box} hand {hand.path}": tuple(hand.cards) for box, hands in self.boxes.items() for hand in hands}
        return {**held, "dealer": tuple(self.dealer[:dealers])}


def play_toy(
    fitted: Fitted, dealing: Dealing, customs: Customs, *, dealers: int
) -> Iterator[tuple[Toy, dict[str, tuple[str, ...]]]]:
    """Play the rounds of a fitted script; gives the toy and its hands at the end of each."""
    toy: Toy | None = None
    for command in fitted.case.script:
        if command.deals:
            if toy:
                yield toy, toy.finish(dealers)
            toy = Toy(dealing, customs, dict(fitted.case.rules))
            boxes = sorted({int(name.split()[1]) for name in fitted.holds[0] if name != "dealer"})
            toy.deal(command.shoe or (), boxes)
            toy.over = has_hole(dealing, fitted.case.rules) and is_peeked(fitted.case.rules, tuple(toy.dealer))
        elif command.by == "try":
            if toy and command.amount == "in turn":
                box, hand = toy.in_turn() or (0, ToyHand("", []))
                assert not toy.asked
                assert (box, hand.path) == (command.box, command.hand), f"{command} comes at {box} {hand}"
        elif toy:
            toy.take(command)
    if toy:
        yield toy, toy.finish(dealers)


def has_hole(dealing: Dealing, rules: Any) -> bool:
    return dealing.hole == "deal" or (dealing.hole == "ruled" and rules["hole_card"] == "dealt")


def is_peeked(rules: Any, dealer: tuple[str, ...]) -> bool:
    return rules["peek"] == "ace" and is_ace(dealer[0]) and makes_natural(dealer[:2])


# Portable rounds at random: the plays of up to three boxes, in the suite's order, with the hands that come of them.

CARDS = st.sampled_from(["A", "A", "2", "5", "6", "8", "9", "10", "J", "K"])


@dataclass
class Told:
    """A portable round while it is told: its commands, and the hands that they make."""

    draw: Any
    script: list[Command] = field(default_factory=list)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    splits: int = 0

    def box(self, box: int, cards: tuple[str, ...], rules: dict[str, Any]) -> None:
        self.splits = 0
        self.hand(box, "1", cards, rules)

    def say(self, do: str, box: int, path: str, gets: tuple[str, ...] | None = None) -> None:
        self.script.append(Command(do, box=box, hand=path, gets=gets))

    def try_some(self, box: int, path: str) -> None:
        """Try something in the hand's own turn that is refused."""
        if self.draw(st.integers(0, 9)) == 0:
            do = self.draw(st.sampled_from(["hit", "double", "split"]))
            self.script.append(Command(do, by="try", box=box, hand=path, amount="in turn"))

    def hand(self, box: int, path: str, cards: tuple[str, ...], rules: dict[str, Any]) -> None:
        split, split_ace = rules["split"], path != "1" and is_ace(cards[0])
        closed = split_ace and split["aces"] == "one-card"
        may_split = self.splits < 3 and (not split_ace or (split["aces_again"] and is_ace(cards[1])))
        is_natural = makes_natural(cards) and (path == "1" or rules["natural"]["after_split"])
        points = total(cards).points
        if may_split and not is_natural and points < 21 and self.draw(st.integers(0, 2)):
            self.splits += 1
            gets = (self.draw(CARDS), self.draw(CARDS))
            self.say("split", box, path, gets)
            self.hand(box, path + ".1", (cards[0], gets[0]), rules)
            self.hand(box, path + ".2", (cards[1], gets[1]), rules)
            return
        if closed and split["aces_again"] and is_ace(cards[1]):
            self.say("stand", box, path)
        elif closed or is_natural or points >= 21:
            if self.draw(st.booleans()):
                self.say("stand", box, path)
        else:
            cards = self.draws(box, path, cards)
        self.hands[f"box {box} hand {path}"] = cards

    def draws(self, box: int, path: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        self.try_some(box, path)
        do = self.draw(st.sampled_from(["hit", "hit", "stand", "double", "surrender"]))
        while do == "hit":
            card = self.draw(CARDS)
            self.say("hit", box, path, (card,))
            cards = (*cards, card)
            points = total(cards).points
            if points > 21 or (points == 21 and self.draw(st.booleans())):
                return cards
            self.try_some(box, path)
            do = "stand" if points == 21 else self.draw(st.sampled_from(["hit", "stand", "double"]))
        if do == "double":
            card = self.draw(CARDS)
            self.say("double", box, path, (card,))
            return (*cards, card)
        self.say(do, box, path)
        return cards


@st.composite
def rulings(draw: Any) -> dict[str, Any]:
    flag = st.booleans()
    peek = draw(st.sampled_from(["never", "ace"]))
    return {
        **RULES,
        "peek": peek,
        "hole_card": "dealt" if peek == "ace" else draw(st.sampled_from(["none", "dealt"])),
        "natural": {"played": "closed", "after_split": draw(flag)},
        "split": {"aces": draw(st.sampled_from(["one-card", "free"])), "aces_again": draw(flag)},
        "insurance": {"when": "before-play", "naturals": draw(flag)},
    }


@st.composite
def rounds(draw: Any) -> tuple[Case, dict[str, tuple[str, ...]]]:
    """A case of one round, and the cards that each hand must have in the end."""
    rules = draw(rulings())
    boxes = {box: (draw(CARDS), draw(CARDS)) for box in sorted(draw(st.sets(st.integers(1, 3), min_size=1)))}
    dealer = tuple(draw(st.lists(CARDS, min_size=2, max_size=4)))
    told = Told(draw)
    if is_ace(dealer[0]):
        for box, cards in draw(st.permutations(sorted(boxes.items()))):
            if (rules["insurance"]["naturals"] or not makes_natural(cards)) and draw(st.booleans()):
                told.say(draw(st.sampled_from(["insure", "decline"])), box, "1")
    if is_peeked(rules, dealer):
        told.hands = {f"box {box} hand 1": cards for box, cards in boxes.items()}
    else:
        for box, cards in boxes.items():
            told.box(box, cards, rules)
    deal = Command("deal", cards={**{f"box {box}": cards for box, cards in boxes.items()}, "dealer": dealer})
    return Case(rules, {}, (deal, *told.script)), {**told.hands, "dealer": dealer}


def bare(hands: Any) -> dict[str, tuple[str, ...]]:
    return {name: tuple(rank(card) for card in cards) for name, cards in hands.items()}


def one_round(*commands: Command, cards: dict[str, str], **rules: Any) -> Case:
    dealt = {seat: tuple(text.split()) for seat, text in cards.items()}
    return Case({**RULES, **rules}, {}, (Command("deal", cards=dealt), *commands))


def on(do: str, box: int = 1, hand: str = "1", gets: str | None = None) -> Command:
    return Command(do, box=box, hand=hand, gets=None if gets is None else tuple(gets.split()))


def said(fitted: Fitted) -> list[str]:
    """The commands of a fitted script in short, as `2 hand 1.1 stand`."""
    return [
        command.do if command.box is None else f"{command.box} hand {command.hand} {command.do}"
        for command in fitted.case.script
    ]


@given(played=rounds(), dealing=st.sampled_from(DEALINGS), customs=st.sampled_from(CUSTOMS))
@settings(max_examples=400, deadline=None)
def test_every_dealing_and_every_custom_ends_with_the_hands_that_the_portable_case_gives(
    played: tuple[Case, dict[str, tuple[str, ...]]], dealing: Dealing, customs: Customs
) -> None:
    case, hands = played
    fitted = fit(case, dealing, customs)
    [(toy, found)] = play_toy(fitted, dealing, customs, dealers=len(hands["dealer"]))
    assert found == fitted.holds[0]
    assert bare(found) == hands
    assert not toy.asked
    if not is_peeked(case.rules, hands["dealer"]):  # by the rules nobody plays then: an engine that cannot look hangs
        assert toy.in_turn() is None, "every question has its answer"


@given(played=rounds())
@settings(max_examples=3, deadline=None)
def test_all_combinations_of_dealings_end_with_the_same_hands(
    played: tuple[Case, dict[str, tuple[str, ...]]],
) -> None:
    case, hands = played
    for dealing in DEALINGS:
        fitted = fit(case, dealing, Customs())
        [(_, found)] = play_toy(fitted, dealing, Customs(), dealers=len(hands["dealer"]))
        assert found == fitted.holds[0]
        assert bare(found) == hands
