"""jeremydimond.pygamesim 1.2.1 (https://github.com/jeremydimond/pygamesim, MIT licence), driven by its `BlackjackGame`.

The engine offers a split, a double and a hit one after the other, each to be taken or not, and shows a player no hand
but the one that it offers something to; until then the cards of a box are told as the dealer gives them out. What a
player has is what the engine calls winnings, started at what the case gives. A player of several boxes sits there
several times.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from pygamesim.cardgames.blackjack.casino.game import BlackjackGame, GameRules
from pygamesim.cardgames.blackjack.casino.player import Player
from pygamesim.cardgames.blackjack.hand import get_hand_value
from pygamesim.cardgames.cards import Card, Rank, Suit
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .asked import Asked, Lost, play_asking
from .drawn import Drawn, Held
from .script import Refused, number, rank_of, ratio

ABOUT = About(
    name="jeremydimond.pygamesim",
    version="1.2.1",
    language="Python",
    home="https://pypi.org/project/jeremydimond.pygamesim/",
    boxes=7,
    dealing=Dealing(up="second", hole="deal", split_cards="in-turn", resplit="end"),
    customs=Customs(at_21="stands", at_natural="stands", insurance="turn", balance="at-settlement"),
    lacks=(
        *("insure", "decline", "surrender", "clear", "same bet", "same bet and deal", "close bets", "stake behind"),
        *("side bet", "withdraw", "convert", "end session"),
    ),
    hides=(
        *("why", "actions", "lying", "natural", "stake", "status", "outcome", "net", "box net"),
        *("insurance", "behind", "shoe"),
    ),
)
RANKS = {"10": "X"}
NAMES = {rank: name for name, rank in RANKS.items()}
SUITS = {"s": Suit.SPADES, "h": Suit.HEARTS, "d": Suit.DIAMONDS, "c": Suit.CLUBS}
NO_LIMIT = 10**9


def rules_of(rules: Any) -> GameRules:
    """Set the engine's switches to the rules of a case."""
    least = rules["least_stake"]
    return GameRules(
        min_wager=0.01 if least == "none" else number(least),
        max_wager=NO_LIMIT,
        number_of_decks=rules["decks"],
        blackjack_pays=ratio(rules["natural"]["pays"]),
        is_double_allowed=rules["double"] != "none",
        max_splits_allowed=0 if rules["split"] == "none" else rules["split"]["hands"] - 1,
        dealer_hits_soft_17=rules["dealer"]["soft_17"] == "hits",
    )


class Table:
    """A game of pygamesim that asks a script."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.drawn = asked, Drawn(name_of)
        random.seed(asked.case.seed)
        self.rules = rules_of(asked.case.rules)
        self.game = BlackjackGame(self.rules, [])
        self.draw = self.game.dealer.deal_next_card
        self.game.dealer.deal_next_card = self._take  # so that each card is seen as it leaves the shoe
        self.players = {name: self._player(player["has"]) for name, player in asked.case.players.items()}
        self.stakes: dict[int, str] = {}
        self.boxes: dict[int, str] = {}  # whose each is
        self.places: Iterator[int] = iter(())
        self.seats: Iterator[str] = iter(())  # who gets the next card of the deal
        self.hands: dict[tuple[int, str], list[Card]] = {}
        self.order: dict[int, list[str]] = {}  # the names of a box's hands as the engine has them
        self.dealer: list[Card] = []
        self.answer = _Answer()

    def carry_out(self, command: Command) -> None:
        """Take a bet, or play a round."""
        if command.do == "stake":
            self._stake(command)
        elif command.do == "deal" and self.stakes:
            self._deal(command)
        else:
            raise Refused(f"{command.do} is not asked for now")

    def _player(self, has: str) -> Player:
        player = Player(self, _Offer(self, "split"), _Offer(self, "double"), _Offer(self, "hit"))
        player.winnings = number(has)
        return player

    def get_next_wager(self, min_wager: float, max_wager: float) -> float:
        """Answer the question for a wager."""
        return number(self.stakes[next(self.places)])

    def _stake(self, command: Command) -> None:
        name, box = command.by or "", command.box or 1
        if name not in self.players or box in self.stakes:
            raise Refused(f"{name} cannot bet on box {box}: it is staked on, or the engine has no such player")
        self.places, self.stakes[box] = iter((box,)), command.amount or ""
        try:
            self._player("0").get_next_wager(self.rules.min_wager, self.rules.max_wager)
        except AssertionError as error:
            del self.stakes[box]
            raise Refused("the wager is outside the rules' limits") from error
        self.boxes[box] = name

    def _deal(self, command: Command) -> None:
        self.boxes = {box: self.boxes[box] for box in sorted(self.stakes)}
        self.places, seats = iter(self.boxes), [*map(str, self.boxes), "dealer"]
        self.seats = chain(seats, seats)
        self.hands = {(box, "1"): [] for box in self.boxes}
        self.order = {box: ["1"] for box in self.boxes}
        self.dealer, self.answer = [], _Answer()
        self.drawn.begin()
        if self.asked.case.seed is None:
            dealer = self.game.dealer
            dealer._shoe, dealer._next_card_index = [card_of(card) for card in command.shoe or ()], 0
            dealer._shuffle_trigger_index = len(dealer._shoe)
        self.game.players = [self.players[name] for name in self.boxes.values()]
        told = self.asked.deal(self.game.play_next_round)
        self._leave_none_open()
        self.stakes, self.dealer = {}, told.dealer_deal_result.dealer_cards
        for box, outcome in zip(self.boxes, told.player_outcomes, strict=True):
            for path, hand in zip(self.order[box], outcome.hands, strict=True):
                self.hands[box, path] = hand.cards
        self.asked.close()

    def _take(self, face_up: bool = True) -> Card:
        """Note a card that the dealer takes from the shoe, and while the cards are dealt who gets it."""
        card = self.drawn.take(self.draw(face_up=face_up))
        seat = next(self.seats, "")
        if seat == "dealer":
            self.dealer.insert(0, card)  # the second is the one face up
        elif seat:
            self.hands[int(seat), "1"].append(card)
        return card  # type: ignore[no-any-return]

    def offered(self, kind: str, cards: list[Card]) -> bool:
        """Answer one of the offers of a decision; what the script wants and is not offered is refused."""
        place = next(place for place, held in self.hands.items() if held and held[0] is cards[0])
        self.hands[place] = cards
        decision = (place, len(cards))
        if self.answer.decision != decision or self.answer.is_taken:
            self._leave_none_open()
            self.answer = _Answer(decision, self.asked.next(OFFERS, *place))
        if self.answer.word == kind:
            self.answer.is_taken = True
            if kind == "split":
                self._part(place, cards)
            return True
        if OFFERS.index(kind) > OFFERS.index(self.answer.word):
            self._leave_none_open()
        return False

    def _part(self, place: tuple[int, str], cards: list[Card]) -> None:
        box, path = place
        del self.hands[place]
        self.hands[box, f"{path}.1"], self.hands[box, f"{path}.2"] = cards, cards[1:]
        order = self.order[box]
        order[order.index(path)] = f"{path}.1"
        order.append(f"{path}.2")

    def _leave_none_open(self) -> None:
        if not self.answer.is_taken and self.answer.word != "stand":
            raise Lost(f"{self.answer.word} is not offered")

    def events(self) -> tuple[Event, ...]:
        """Give what happened since the last step."""
        hole = self.dealer[1] if len(self.dealer) > 1 else None
        return self.drawn.events(self._held(), hole=hole, is_down=self._is_on())

    def state(self) -> State:
        """Give what the engine shows now."""
        box, path = self.asked.turn
        boxes: dict[str, Any] = {str(at): {"player": name, "hands": {}} for at, name in self.boxes.items()}
        for (at, name), cards in sorted(self.hands.items()):
            boxes[str(at)]["hands"][name] = shown(cards)
        visible = self.dealer[:1] if self._is_on() else self.dealer
        dealer = shown(visible)
        if self._is_on():
            dealer["cards"] = [*dealer["cards"], "?"]
        return {
            "phase": self.asked.phase,
            "turn": {"box": box, "hand": path} if box else None,
            "players": {name: {"has": str(player.winnings)} for name, player in self.players.items()},
            "boxes": boxes,
            "dealer": dealer,
        }

    def _held(self) -> Iterator[Held]:
        for (box, path), cards in self.hands.items():
            yield f"box {box}", path, cards
        yield "dealer", "", self.dealer

    def _is_on(self) -> bool:
        return self.asked.phase == "playing"


OFFERS = ("split", "double", "hit", "stand")  # in the order in which the engine makes them


@dataclass
class _Answer:
    """What the script answers to the offers of one decision."""

    decision: Any = None
    word: str = "stand"
    is_taken: bool = False


class _Offer:
    """A player's strategy for one kind of offer: the script."""

    def __init__(self, table: Table, kind: str) -> None:
        self.table, self.kind = table, kind

    def get_decision(self, dealer_up_card: Card, player_cards: list[Card]) -> bool:
        return self.table.offered(self.kind, player_cards)


def shown(cards: list[Card]) -> dict[str, Any]:
    """Show cards, and what the engine makes of them."""
    value = get_hand_value(cards)
    return {"cards": [name_of(card) for card in cards], "total": value.value, "soft": value.is_soft}


def card_of(card: str) -> Card:
    """Make the engine's card."""
    rank = rank_of(card)
    return Card(Rank(RANKS.get(rank, rank)), SUITS.get(card[-1], Suit.SPADES))


def name_of(card: Card) -> str:
    """Give the wire's word for a card."""
    return NAMES.get(card.rank.value, card.rank.value)


class Pygamesim:
    """pygamesim's blackjack as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return play_asking(case, Table)


engine = Pygamesim()
