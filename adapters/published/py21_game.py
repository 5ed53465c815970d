"""py21 1.6.0 by Anderson Frailey (https://github.com/andersonfrailey/blackjack, MIT licence), driven by its `Game`.

The engine plays a round in one call and asks each player's functions. It tells nobody what may be done: a double or a
surrender that it does not allow raises, and is refused here; a split that it does not allow becomes a hit. A player of
several boxes sits at the table several times. What came of a hand stands in the player's history; a round that leaves a
hand out of it is not settled. The engine prints only when it is asked to, and is not asked here.
"""

import copy
import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import py21.game
import py21.hand
from py21.card import Card
from py21.player import Player
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .asked import Asked, play_asking
from .drawn import Drawn, Held, Shoe
from .script import Refused, number, rank_of, ratio

ABOUT = About(
    name="py21",
    version="1.6.0",
    language="Python",
    home="https://pypi.org/project/py21/",
    boxes=10,
    dealing=Dealing(hole="deal", split_cards="in-turn"),
    customs=Customs(at_natural="stands", insurance="turn", balance="at-settlement"),
    lacks=(
        *("clear", "same bet", "same bet and deal", "close bets", "stake behind", "side bet", "withdraw", "convert"),
        "end session",
    ),
    hides=("why", "actions", "lying", "net", "box net", "insurance", "behind", "shoe"),
)
RANKS = {"J": 11, "Q": 12, "K": 13, "A": 14}
NAMES = {rank: name for name, rank in RANKS.items()}
ANSWERS = {"hit": "HIT", "stand": "STAND", "double": "DOUBLE", "split": "SPLIT", "surrender": "SURRENDER"}
OUTCOMES = {"win": "win", "loss": "lose", "push": "push", "surrender": "surrender"}
NO_LIMIT = 10**9


@lru_cache
def game_of(**rules: Any) -> py21.game.Game:
    """Make a game with its switches set, which takes the engine a while."""
    return py21.game.Game([Player(0)], rules=rules, seed=0)  # its own shoe is shuffled anew for every case


def rules_of(rules: Any) -> dict[str, Any]:
    """Set the engine's switches to the rules of a case."""
    found = {
        "soft_stand": rules["dealer"]["soft_17"] == "stands",
        "payout": ratio(rules["win_pays"]),
        "blackjack_payout": ratio(rules["natural"]["pays"]),
        "num_decks": rules["decks"],
        "burn": False,
        "min_bet": 1,
        "max_bet": NO_LIMIT,
        "shuffle_freq": NO_LIMIT,
        "insurance_allowed": rules["insurance"] != "none",
        "surrender_allowed": rules["surrender"] != "none",
    }
    if rules["double"] != "none":
        found["double_after_split"] = rules["double"]["after_split"]
    if rules["split"] != "none":
        found["max_split_hands"] = rules["split"]["hands"] - 1
        found["hit_split_aces"] = rules["split"]["aces"] == "free"
    if rules["insurance"] != "none":
        found["insurance_payout"] = ratio(rules["insurance"]["pays"])
    if rules["surrender"] != "none":
        found["surrender_after_split"] = rules["surrender"]["after_split"]
    return found


class Table:
    """A game of py21 that asks a script."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.drawn = asked, Drawn(name_of)
        asked.is_done = self._stands
        self.game = copy.copy(game_of(**rules_of(asked.case.rules)))
        self.game.deck = copy.copy(self.game.deck)
        self.game.deck.random = random.Random(asked.case.seed)  # as its own seed does, but for all games at once
        self.players = {name: self._player(player["has"]) for name, player in asked.case.players.items()}
        self.tellers = {name: copy.copy(player) for name, player in self.players.items()}  # who take the stakes
        self.stakes: dict[int, str] = {}
        self.boxes: dict[int, str] = {}  # whose each is
        self.places: Iterator[int] = iter(())  # the boxes, as they are dealt or asked
        self.hands: dict[tuple[int, str], Any] = {}
        self.dealer: Any = None
        self.splitting = (0, "")  # the hand that the script has split
        self.outcomes: dict[tuple[int, str], str] = {}

    def carry_out(self, command: Command) -> None:
        """Take a bet, or play a round."""
        if command.do == "stake":
            self._stake(command)
        elif command.do == "deal" and self.stakes:
            self._deal(command)
        else:
            raise Refused(f"{command.do} is not asked for now")

    def _player(self, has: str) -> Player:
        return Player(
            number(has),
            strategy_func=self._decide,
            wager_func=lambda **_: number(self.stakes[next(self.places)]),
            insurance_func=lambda **_: self.asked.insures(self._place_asked()),
        )

    def _stake(self, command: Command) -> None:
        name, box = command.by or "", command.box or 1
        if name not in self.players or box in self.stakes:
            raise Refused(f"{name} cannot bet on box {box}: it is staked on, or the engine has no such player")
        limits = self.game.game_params
        self.places, self.stakes[box] = iter((box,)), command.amount or ""
        try:
            self.tellers[name].wager(limits.min_bet, limits.max_bet)
        except AssertionError as error:
            del self.stakes[box]
            raise Refused(str(error)) from error
        self.boxes[box] = name

    def _deal(self, command: Command) -> None:
        self.boxes = {box: self.boxes[box] for box in sorted(self.stakes)}
        self.drawn.begin()
        self.hands, self.outcomes, self.dealer, self.splitting = {}, {}, None, (0, "")
        if self.asked.case.seed is None:
            cards = [card_of(card) for card in command.shoe or ()]
        else:
            self.game.deck.deck = []
            self.game.deck.create_deck()
            cards = self.game.deck.deck
        self.game.deck.deck = Shoe(cards, self.drawn)
        self.game.player_list = [self.players[name] for name in self.boxes.values()]
        self.game._completed_hands = []
        for player in self.game.player_list:
            player.history.clear()
        self.places, self.dealt, self.questions = iter(self.boxes), iter(self.boxes), iter(self.boxes)
        py21.game.Hand = self._hand  # so that each hand is seen as the engine makes it
        if self.asked.deal(self.game.play_round) == "break":
            raise Refused("nobody has the least bet")
        self.stakes = {}
        self.tellers = {name: copy.copy(player) for name, player in self.players.items()}
        told = {name: iter(player.history) for name, player in self.players.items()}
        for place in sorted(self.hands):
            result = next(told[self.boxes[place[0]]], None)
            if result is not None:
                self.outcomes[place] = OUTCOMES[result["result"]]
                self.drawn.settle(*place, self.outcomes[place])
        self.asked.close()
        if len(self.outcomes) < len(self.hands):
            self.asked.phase = "betting"  # the round is over, and was not settled

    def _place_asked(self) -> int:
        return next(self.questions)

    def _hand(self, card: Card, from_split: bool = False, player: Any = None, **more: Any) -> Any:
        hand = py21.hand.Hand(card, from_split=from_split, player=player, **more)
        if player is None:
            self.dealer = hand
            return hand
        if not from_split:
            self.hands[next(self.dealt), "1"] = hand
            return hand
        box, path = self.splitting
        self.hands.pop(self.splitting, None)
        left, right = (box, f"{path}.1"), (box, f"{path}.2")
        self.hands[right if left in self.hands else left] = hand
        return hand

    def _decide(self, player: Player, hand: Any, **_: Any) -> str:
        place = next(place for place, one in self.hands.items() if one is hand)
        answer = self.asked.next(ANSWERS, *place)
        if answer == "split":
            self.splitting = place
        return ANSWERS[answer]

    def events(self) -> tuple[Event, ...]:
        """Give what happened since the last step."""
        hole = self.dealer.cards[1] if self.dealer and len(self.dealer.cards) > 1 else None
        return self.drawn.events(self._held(), hole=hole, is_down=self._is_on())

    def state(self) -> State:
        """Give what the engine shows now."""
        box, path = self.asked.turn
        boxes: dict[str, Any] = {}
        for at, name in self.boxes.items():
            boxes[str(at)] = {"player": name, "hands": {path: self._shown(at, path) for _, path in self._of(at)}}
            if at in self.stakes and not self._is_on():
                boxes[str(at)]["stake"] = self.stakes[at]
        return {
            "phase": self.asked.phase,
            "turn": {"box": box, "hand": path} if box else None,
            "players": {name: {"has": str(player.bankroll)} for name, player in self.players.items()},
            "boxes": boxes,
            "dealer": self._dealer(),
        }

    def _shown(self, box: int, path: str) -> dict[str, Any]:
        hand = self.hands[box, path]
        ways = (("bust", hand.bust), ("surrendered", hand.surrender), ("doubled", hand.double_down))
        closed = "stood" if hand.stand else "open"
        return {
            "cards": [name_of(card) for card in hand.cards],
            "total": hand.total,
            "soft": hand.soft,
            "natural": hand.blackjack,
            "stake": str(hand.wager),
            "status": next((status for status, is_so in ways if is_so), closed),
            "outcome": self.outcomes.get((box, path)),
        }

    def _dealer(self) -> dict[str, Any]:
        if self.dealer is None:
            return {"cards": []}
        shown = py21.hand.Hand(self.dealer.card_one) if self._is_on() else self.dealer
        down = ["?"] if self._is_on() else []
        cards = [name_of(card) for card in shown.cards] + down
        return {"cards": cards, "total": shown.total, "soft": shown.soft, "natural": shown.blackjack}

    def _held(self) -> Iterator[Held]:
        for (box, path), hand in self.hands.items():
            yield f"box {box}", path, hand.cards
        if self.dealer is not None:
            yield "dealer", "", self.dealer.cards

    def _of(self, box: int) -> Iterable[tuple[int, str]]:
        """The hands of a box, in the order in which they are played out."""
        return sorted(place for place in self.hands if place[0] == box)

    def _stands(self, box: int, path: str) -> bool:
        """Tell whether a hand stands by itself, as one of an ace and a ten does after a split."""
        hand = self.hands.get((box, path))
        return hand is not None and path != "1" and bool(hand.blackjack)

    def _is_on(self) -> bool:
        return self.asked.phase in ("insurance", "playing")


def card_of(card: str) -> Card:
    """Make the engine's card."""
    rank = rank_of(card)
    return Card(RANKS.get(rank) or int(rank), card[-1].upper() if card[-1].islower() else "S")


def name_of(card: Card) -> str:
    """Give the wire's word for a card."""
    return NAMES.get(card.rank, str(card.rank))


class Py21:
    """py21 as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return play_asking(case, Table)


engine = Py21()
