"""Fitting: whatever an engine's dealing and customs, every hand ends with the cards that the portable case gives it."""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.about import Customs, Dealing
from stacked_deck.adapters.case import Case, Command, Fitted
from stacked_deck.engine.cards import is_ace, makes_natural, rank, total
from stacked_deck.engine.validation import Wrong
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
            if toy and command.amount == "in turn" and not toy.hand(command).done:
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


@given(played=rounds(), customs=st.sampled_from(CUSTOMS), stop=st.integers(0, 12), burns=st.integers(0, 3))
@settings(max_examples=150, deadline=None)
def test_a_script_that_stops_in_play_asks_for_nothing_out_of_turn(
    played: tuple[Case, dict[str, tuple[str, ...]]], customs: Customs, stop: int, burns: int
) -> None:
    case, hands = played
    dealing = Dealing(burns=burns)
    fitted = fit(replace(case, script=case.script[: stop + 1]), dealing, customs)
    for _ in play_toy(fitted, dealing, customs, dealers=len(hands["dealer"])):
        pass  # the toy takes nothing out of turn


@given(played=rounds(), dealing=st.sampled_from(DEALINGS), customs=st.sampled_from(CUSTOMS))
@settings(max_examples=150, deadline=None)
def test_the_places_tell_after_which_command_each_one_has_had_its_effect(
    played: tuple[Case, dict[str, tuple[str, ...]]], dealing: Dealing, customs: Customs
) -> None:
    case, _ = played
    fitted = fit(case, dealing, customs)
    script = fitted.case.script
    own: list[int | None] = []
    for command, place in zip(case.script, fitted.places, strict=True):
        alike = [at for at, other in enumerate(script) if keyed(other) == keyed(command)]
        own.append(next((at for at in reversed(alike) if at <= place and at not in own), None))
    kept = {at for at in own if at is not None}
    for at, (command, found) in enumerate(zip(case.script, own, strict=True)):
        if found is None:
            assert command.do in ("stand", "decline")
        else:
            behind = next((other for other in range(found + 1, len(script)) if other in kept), len(script))
            assert fitted.places[at] == behind - 1, "its place is the last of those added behind it"
    assert max(fitted.places) == len(script) - 1
    assert all(script[at].do in ("stand", "decline", "hit") for at in range(len(script)) if at not in kept)


def keyed(command: Command) -> tuple[Any, ...]:
    return command.do, command.by, command.box, command.hand


@given(played=rounds(), customs=st.sampled_from(CUSTOMS))
@settings(max_examples=50, deadline=None)
def test_the_suites_own_order_moves_no_command(
    played: tuple[Case, dict[str, tuple[str, ...]]], customs: Customs
) -> None:
    case, _ = played
    fitted = fit(case, Dealing(), replace(customs, insurance="turn"))
    assert list(fitted.places) == sorted(fitted.places)


@given(
    played=rounds(),
    dealing=st.sampled_from(DEALINGS),
    decks=st.integers(1, 8),
    orders=st.tuples(st.integers(0, 50), st.integers(0, 50)),
)
@settings(max_examples=150, deadline=None)
def test_every_shoe_is_legal_and_its_stack_the_same_before_any_filler(
    played: tuple[Case, dict[str, tuple[str, ...]]], dealing: Dealing, decks: int, orders: tuple[int, int]
) -> None:
    case = replace(played[0], rules={**played[0].rules, "decks": decks})
    ranks = Counter(rank(card) for cards in played[1].values() for card in cards)
    if max(ranks.values()) > 4 * decks:
        with pytest.raises(Wrong, match=f"holds {4 * decks}"):
            fit(case, dealing, Customs())
        return
    first, second = (fit(case, dealing, Customs(), filler=order) for order in orders)
    shoes = [next(c.shoe for c in fitted.case.script if c.deals) or () for fitted in (first, second)]
    for shoe in shoes:
        count = Counter(shoe)
        assert max(count.values()) <= decks
        assert len(shoe) > 52 * decks - 1 or len(shoe) >= 60
    stacked = sum(len(cards) for cards in first.holds[0].values())
    assert first.holds == second.holds
    where = slice(dealing.burns, dealing.burns + stacked)
    assert shoes[0][where] == shoes[1][where]
    assert (shoes[0] == shoes[1]) == (orders[0] == orders[1])


@given(
    up=st.sampled_from(["A", "10", "K", "6"]),
    dealing=st.sampled_from(DEALINGS),
    order=st.integers(0, 500),
    hits=st.integers(0, 2),
)
@settings(max_examples=300, deadline=None)
def test_a_second_card_that_nobody_stacked_makes_no_natural(up: str, dealing: Dealing, order: int, hits: int) -> None:
    case = one_round(*[on("hit", gets="2")] * hits, on("stand"), cards={"box 1": "5 6", "dealer": up})
    customs = Customs(insurance="turn")
    fitted = fit(case, dealing, customs, filler=order)
    [(_, hands)] = play_toy(fitted, dealing, customs, dealers=2)
    assert not makes_natural(hands["dealer"])
    assert fitted.holds[0]["dealer"] == hands["dealer"][:1]


def test_the_same_stack_is_laid_the_same_every_time() -> None:
    case = one_round(on("stand"), cards={"box 1": "10 8", "dealer": "6 10"})
    assert fit(case, Dealing(), Customs()) == fit(case, Dealing(), Customs())
    shoe = fit(case, Dealing(), Customs()).case.script[0].shoe or ()
    assert " ".join(shoe[:10]) == "10s 6s 8s 10h 6d Ah 4h Kd 5h 7s"


SPLIT = (on("split", gets="3 9"), on("hit", hand="1.1", gets="10"), on("stand", hand="1.1"), on("stand", hand="1.2"))
RIGHT = Dealing(split_played="right")


def tried(do: str, box: int = 1, hand: str = "1") -> Command:
    return replace(on(do, box, hand), by="try")


def test_hands_are_played_in_the_order_of_the_engine() -> None:
    script = (
        *(on("split", gets="8 2"), on("split", hand="1.1", gets="3 4")),
        *(on("stand", hand=hand) for hand in ("1.1.1", "1.1.2", "1.2")),
    )
    case = one_round(*script, cards={"box 1": "8 8", "dealer": "6 10"})
    assert said(fit(case, Dealing(), Customs()))[3:] == [f"1 hand {h} stand" for h in ("1.1.1", "1.1.2", "1.2")]
    end = Dealing(resplit="end")
    assert said(fit(case, end, Customs()))[3:] == [f"1 hand {h} stand" for h in ("1.1.1", "1.2", "1.1.2")]
    assert said(fit(case, RIGHT, Customs()))[2:] == [
        *("1 hand 1.2 stand", "1 hand 1.1 split", "1 hand 1.1.2 stand", "1 hand 1.1.1 stand")
    ]


def test_a_try_in_its_hands_own_turn_goes_with_that_hand() -> None:
    script = [*SPLIT]
    script.insert(3, tried("double", hand="1.2"))
    case = one_round(*script, cards={"box 1": "8 8", "dealer": "6 10"})
    assert said(fit(case, RIGHT, Customs()))[2:4] == ["1 hand 1.2 double", "1 hand 1.2 stand"]


def test_a_try_out_of_turn_stays_behind_what_it_was_called_after() -> None:
    for do, box, hand in (("hit", 1, "1.2"), ("stand", 2, "1"), ("hit", 2, "1"), ("hit", 1, "1.1.1")):
        script = [*SPLIT, on("stand", 2)]
        script.insert(2, tried(do, box, hand))
        case = one_round(*script, cards={"box 1": "8 8", "box 2": "10 7", "dealer": "6 10"})
        found = said(fit(case, RIGHT, Customs()))
        at = found.index("1 hand 1.1 hit")
        assert found[at + 1] == f"{box} hand {hand} {do}"
        assert found[at - 1 :: at + 1][0] == "1 hand 1.2 stand"


def test_a_try_of_the_next_box_comes_when_all_hands_of_this_one_are_played() -> None:
    script = (*SPLIT, tried("double", 2), on("stand", 2))
    case = one_round(*script, cards={"box 1": "8 8", "box 2": "10 7", "dealer": "6 10"})
    assert said(fit(case, RIGHT, Customs()))[-3:] == ["1 hand 1.1 stand", "2 hand 1 double", "2 hand 1 stand"]


def test_a_surrender_called_after_a_later_box_drew_stays_where_it_is() -> None:
    script = (*SPLIT, on("hit", 2, gets="2"), tried("surrender", hand="1.1"), on("stand", 2))
    case = one_round(*script, cards={"box 1": "8 8", "box 2": "10 5", "dealer": "6 10"})
    for dealing in DEALINGS[::7]:
        found = said(fit(case, dealing, Customs()))
        assert found[-3:] == ["2 hand 1 hit", "1 hand 1.1 surrender", "2 hand 1 stand"]


def test_a_stand_on_a_hand_that_is_over_is_a_try() -> None:
    for first, again in (("hit", "K"), ("double", "2"), ("stand", None)):
        script = (on("split", gets="9 9"), on(first, 1, "1.1", again), on("stand", hand="1.2"), on("stand", 2))
        case = one_round(*script, on("stand", hand="1.1"), cards={"box 1": "8 8", "box 2": "10 7", "dealer": "6"})
        assert said(fit(case, RIGHT, Customs()))[-3:] == [f"1 hand 1.1 {first}", "2 hand 1 stand", "1 hand 1.1 stand"]
    case = one_round(on("hit", gets="10"), on("stand"), on("stand"), cards={"box 1": "5 6", "dealer": "6"})
    assert fit(case, Dealing(), Customs(at_21="stands")).places == (0, 1, 1, 2)


def test_a_late_surrender_does_not_part_the_turn_in_which_it_is_called() -> None:
    script = (on("stand"), on("split", 2, gets="3 9"), on("surrender"), on("hit", 2, "1.1", gets="10"))
    script = (*script, on("stand", 2, "1.2"))
    case = one_round(*script, cards={"box 1": "8 7", "box 2": "8 8", "dealer": "6 10"})
    in_turn = Dealing(split_cards="in-turn")
    fitted = fit(case, in_turn, Customs())
    [(_, hands)] = play_toy(fitted, in_turn, Customs(), dealers=2)
    assert hands == fitted.holds[0]
    assert said(fitted)[2:4] == ["2 hand 1 split", "1 hand 1 surrender"]


def test_a_hand_that_stood_because_it_was_asked_is_not_asked_twice() -> None:
    script = (on("split", gets="A 9"), on("stand", hand="1.2"), on("hit", 2, gets="K"))
    case = one_round(*script, on("hit", 1, "1.2", gets="2"), cards={"box 1": "10 10", "box 2": "10 5", "dealer": "6"})
    assert said(fit(case, Dealing(), Customs())).count("1 hand 1.1 stand") == 1


def test_an_engine_without_a_hole_card_plays_on_where_the_rules_have_a_peek() -> None:
    case = one_round(cards={"box 1": "A K", "dealer": "A K"}, peek="ace", hole_card="dealt", insurance=None)
    assert said(fit(case, Dealing(), Customs())) == ["deal"]
    assert said(fit(case, Dealing(hole="after-players"), Customs())) == ["deal", "1 hand 1 stand"]


def test_what_is_done_after_a_round_comes_after_all_play_in_every_order() -> None:
    clear = Command("clear")
    cards = {"box 1": "8 8", "box 2": "A K", "dealer": "6 10"}
    for customs, last in ((Customs(), "2 hand 1 stand"), (Customs(at_natural="stands"), "1 hand 1.1 stand")):
        found = said(fit(one_round(*SPLIT, clear, cards=cards), RIGHT, customs))
        assert found[-2:] == [last, "clear"]
    cards = {"box 1": "A K", "dealer": "6 10"}
    assert said(fit(one_round(clear, cards=cards), RIGHT, Customs()))[-2:] == ["1 hand 1 stand", "clear"]
    cards = {"box 1": "A K", "box 2": "10 7", "dealer": "6 10"}
    found = said(fit(one_round(on("stand", 2), clear, cards=cards), Dealing(), Customs()))
    assert found[1:] == ["1 hand 1 stand", "2 hand 1 stand", "clear"]


def test_insurance_is_answered_for_every_hand_before_play_or_not_at_all() -> None:
    script = (on("insure", 2), on("stand", 1), on("stand", 2), on("stand", 3))
    cards = {"box 1": "10 7", "box 2": "10 8", "box 3": "10 9", "dealer": "A 6"}
    case = one_round(*script, cards=cards)
    asked = fit(case, Dealing(), Customs(insurance="step"))
    assert said(asked)[1:4] == ["1 hand 1 decline", "2 hand 1 insure", "3 hand 1 decline"]
    assert asked.places[:3] == (1, 3, 4)
    declined = one_round(on("decline"), *script, cards=cards)
    assert said(fit(declined, Dealing(), Customs(insurance="turn"))) == said(
        fit(case, Dealing(), Customs(insurance="turn"))
    )
    for rules in ({"insurance": None}, {"insurance": {"when": "until-dealer-draws", "naturals": True}}):
        case = one_round(*script, cards=cards, **rules)
        assert len(fit(case, Dealing(), Customs(insurance="step")).case.script) == len(case.script)
    case = one_round(on("stand"), cards={"box 1": "10 7", "dealer": "10 6"})
    assert len(fit(case, Dealing(), Customs(insurance="step")).case.script) == 2


def test_a_try_before_insurance_is_answered_stays_before_its_answer() -> None:
    case = one_round(tried("hit"), on("insure"), on("stand"), cards={"box 1": "10 7", "dealer": "A 6"})
    assert [command.do for command in fit(case, Dealing(), Customs()).case.script] == ["deal", "hit", "insure", "stand"]


def test_a_try_between_two_answers_stays_behind_the_first() -> None:
    script = (on("insure"), tried("hit"), on("insure", 2), on("stand"), on("stand", 2))
    cards = {"box 1": "10 7", "box 2": "10 8", "dealer": "A 6"}
    for customs in (Customs(insurance="step"), Customs(insurance="turn")):
        found = said(fit(one_round(*script, cards=cards), Dealing(), customs))
        assert found[1:4] == ["1 hand 1 insure", "1 hand 1 hit", "2 hand 1 insure"]


def test_a_blackjack_that_is_not_asked_may_still_try_to_insure_in_the_insurance_round() -> None:
    insurance = {"when": "before-play", "naturals": False}
    cards = {"box 1": "A K", "box 2": "10 8", "dealer": "A 6"}
    case = one_round(on("insure"), on("stand", 2), cards=cards, insurance=insurance)
    found = said(fit(case, Dealing(), Customs()))
    assert found[1:] == ["1 hand 1 insure", "2 hand 1 decline", "1 hand 1 stand", "2 hand 1 stand"]


def test_an_insurance_taken_in_turn_comes_before_the_stand_of_a_blackjack() -> None:
    case = one_round(on("insure"), cards={"box 1": "A K", "dealer": "A 6"})
    assert said(fit(case, Dealing(), Customs(insurance="turn")))[1:] == ["1 hand 1 insure", "1 hand 1 stand"]


def test_every_stake_behind_is_asked_about_insurance() -> None:
    before = (Command("stake", by="Ann", box=1, amount="10"), Command("stake behind", by="Ben", box=1, amount="5"))
    case = one_round(on("stand"), cards={"box 1": "10 7", "dealer": "A 6"}, behind={"follows": "stays"})
    again = replace(case.script[0], do="same bet and deal")
    case = replace(case, script=(*before, *case.script, again, on("stand")))
    found = fit(case, Dealing(), Customs()).case.script
    assert [(c.do, c.to) for c in found[3:5]] == [("decline", None), ("decline", "Ben")]
    assert [(c.do, c.to) for c in found[7:9]] == [("decline", None), ("decline", "Ben")]


def test_a_second_split_card_is_fetched_where_the_rules_or_the_engine_ask_for_it() -> None:
    split = {"aces": "free", "aces_again": False, "second_card": "asked"}
    cards = {"box 1": "8 8", "dealer": "6 10"}
    wanted = ["split", "hit", "hit", "stand", "hit", "stand"]
    by_custom = fit(one_round(*SPLIT, cards=cards), Dealing(), Customs(second_split_card="hit"))
    by_rule = fit(one_round(*SPLIT, cards=cards, split=split), Dealing(), Customs())
    assert [c.do for c in by_custom.case.script][1:] == [c.do for c in by_rule.case.script][1:] == wanted
    spelt_out = (on("split", gets=""), *(on("hit", hand="1.1", gets=card) for card in ("3", "10")))
    by_script = fit(one_round(*spelt_out, cards=cards, split=split), Dealing(), Customs())
    assert by_script.holds[0]["box 1 hand 1.1"] == ("8s", "3s", "10s")


def test_five_cards_that_win_by_themselves_are_not_asked() -> None:
    for last, asked in (("9", 1), ("2", 0)):
        hits = tuple(on("hit", gets=card) for card in ("4", "4", last))
        case = one_round(*hits, cards={"box 1": "2 2", "box 2": "A K", "dealer": "6 10"}, five_card_rule=True)
        assert said(fit(case, Dealing(), Customs()))[4:] == ["2 hand 1 stand"]
        by_others = said(fit(replace(case, rules=RULES), Dealing(), Customs()))
        assert by_others[4:] == ["1 hand 1 stand", "2 hand 1 stand"][: 2 * asked]


def test_a_natural_that_may_not_be_surrendered_must_still_stand() -> None:
    case = one_round(on("surrender"), cards={"box 1": "A K", "dealer": "6 10"})
    barred = {"natural": 3, "natural-or-ace-up": 3, "natural-with-ace-up": 2, "nothing": 2}
    for surrender, length in ((None, 3), *(({"barred": said}, length) for said, length in barred.items())):
        fitted = fit(replace(case, rules={**RULES, "surrender": surrender}), Dealing(), Customs())
        assert len(fitted.case.script) == length


def test_every_deal_has_a_shoe_of_its_own_and_holds_of_its_own() -> None:
    case = one_round(on("stand"), cards={"box 1": "10 7", "dealer": "6 10"})
    second = Command("deal", cards={"box 2": ("5", "6"), "dealer": ("7",)})
    tried_deal = Command("deal")
    case = replace(case, script=(tried_deal, *case.script, second, on("double", 2, gets="9")))
    fitted = fit(case, Dealing(), Customs())
    assert [bool(command.shoe) for command in fitted.case.script] == [True, True, False, True, False]
    assert [list(held) for held in fitted.holds] == [[], ["box 1 hand 1", "dealer"], ["box 2 hand 1", "dealer"]]
    assert fitted.holds[2]["box 2 hand 1"] == ("5s", "6s", "9s")
    assert all(command.cards is None and command.gets is None for command in fitted.case.script)


def test_boxes_are_dealt_in_the_order_of_their_numbers() -> None:
    case = one_round(cards={"dealer": "6 9", "box 2": "10 7", "box 1": "5 4"})
    shoe = fit(case, Dealing(), Customs()).case.script[0].shoe or ()
    assert [rank(card) for card in shoe[:6]] == ["5", "10", "6", "4", "7", "9"]


def test_a_case_with_a_seed_is_left_as_it_is() -> None:
    case = Case(RULES, {}, (Command("deal"), on("stand")), seed=7)
    assert fit(case, RIGHT, Customs()) == Fitted(case, (0, 1), ({},))


@pytest.mark.parametrize(
    ("cards", "script", "says"),
    [
        ({"box 1": "10 7", "bank": "6"}, (), "script[0]: 'bank' is no seat; a seat is dealer, or box with its number"),
        ({"box 1": "10 7"}, (), "script[0]: the dealer has no card; stack at least the first"),
        ({"dealer": "6"}, (), "script[0]: no box is dealt cards; stack two for each box of the round"),
        ({"box 1": "10", "dealer": "6"}, (), "script[0]: box 1 is dealt 1 cards; a box is dealt two"),
        ({"box 1": "10 1", "dealer": "6"}, (), "script[0]: box 1: '1' is no card; a card is"),
        ({"box 1": "Kh Kh", "dealer": "Kh"}, (), "the stack needs 3 of Kh, but a shoe of 2 decks holds 2"),
        ({"box 1": "A A", "dealer": "A " * 7}, (), "the stack needs 9 of A, but a shoe of 2 decks holds 8"),
        ({"box 1": "As A", "dealer": "A " * 7}, (), "the stack needs 9 of A, but a shoe of 2 decks holds 8"),
        (
            {"box 1": "8 8", "dealer": "6"},
            (on("hit", hand="1.1", gets="2"),),
            "script[1]: hit on box 1 hand 1.1 gets 2, but there is no such hand",
        ),
        ({"box 1": "8 8", "dealer": "6"}, (on("split", gets="2"),), "script[1]: split on box 1 hand 1 gets two cards"),
        ({"box 1": "8 8", "dealer": "6"}, (on("hit", gets="2 3"),), "script[1]: hit on box 1 hand 1 gets one card"),
    ],
)
def test_what_cannot_be_laid_is_told_in_one_line(cards: dict[str, str], script: tuple[Command, ...], says: str) -> None:
    with pytest.raises(Wrong) as caught:
        fit(one_round(*script, cards=cards, decks=2), Dealing(), Customs())
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


def test_cards_keep_the_suits_that_they_were_given() -> None:
    case = one_round(on("stand"), cards={"box 1": "Kh K", "dealer": "K Ks"}, decks=1)
    held = fit(case, Dealing(), Customs()).holds[0]
    assert held["box 1 hand 1"][0] == "Kh"
    assert held["dealer"][1] == "Ks"
    assert {*held["box 1 hand 1"], *held["dealer"]} == {"Kh", "Ks", "Kd", "Kc"}


def test_cards_before_a_deal_are_told() -> None:
    case = Case(RULES, {}, (on("hit", gets="2"),))
    with pytest.raises(Wrong, match=r"script\[0\]: hit gets cards, but no round is dealt yet"):
        fit(case, Dealing(), Customs())
