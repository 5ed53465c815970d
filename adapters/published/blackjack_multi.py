"""blackjack-multi 0.1.6 by Peter Simone (https://pypi.org/project/blackjack-multi/, MIT licence), driven by its `Game`.

Each box is a player of the engine's; it knows neither names nor balances. It takes any move that a driver makes, and
tells the driver beforehand which are valid: what is not valid is refused here. The driver has the house draw until it
is done, as the engine's own examples do.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from blackjack_multi.cards import Card, Cards
from blackjack_multi.game import Game
from blackjack_multi.types import RulesI
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .drawn import Drawn, Held, Shoe
from .script import Refused, number, play_script, rank_of

ABOUT = About(
    name="blackjack-multi",
    version="0.1.6",
    language="Python",
    home="https://pypi.org/project/blackjack-multi/",
    boxes=7,
    dealing=Dealing(hole="deal", split_cards="at-once"),
    customs=Customs(at_21="stands", at_natural="stands", insurance="turn"),
    lacks=(
        *("insure", "decline", "clear", "same bet", "same bet and deal", "close bets", "stake behind", "side bet"),
        *("withdraw", "convert", "end session"),
    ),
    hides=("why", "has", "lying", "natural", "status", "box net", "insurance", "behind", "shoe"),
)
SUITS = {"s": "S", "h": "H", "d": "D", "c": "C"}
MOVES = {"hit": "hit", "stand": "stay", "double": "double", "split": "split", "surrender": "surrender"}
WORDS = {move: word for word, move in MOVES.items()}
OUTCOMES = {"win": "win", "blackjack": "win", "loss": "lose", "bust": "lose", "push": "push", "surrender": "surrender"}


def rules_of(rules: Any) -> RulesI:
    """Set the engine's switches to the rules of a case."""
    double, split = rules["double"], rules["split"]
    return RulesI(
        dealer_hit_soft17=rules["dealer"]["soft_17"] == "hits",
        double_after_split=double != "none" and double["after_split"],
        hit_after_split_aces=split != "none" and split["aces"] == "free",
        reduced_blackjack_payout=rules["natural"]["pays"] == "6:5",
        allow_surrender=rules["surrender"] != "none",
        split_any_ten=split != "none" and split["of"] == "same-value",
    )


class StackedCards(Cards):
    """The engine's shoe, dealt from the top."""

    def select_card(self, deplete: bool = True) -> Card:
        """Give the top card."""
        return self.cards.pop(0)


class Table:
    """A game of blackjack-multi under a script."""

    def __init__(self, case: Case) -> None:
        random.seed(case.seed)
        self.case, self.game = case, Game(rules=rules_of(case.rules), n_decks=case.rules["decks"])
        self.drawn = Drawn(name_of)
        self.stakes: dict[int, str] = {}  # of the round to come
        self.boxes: list[int] = []
        self.paths: list[list[str]] = []
        self.phase = "betting"
        self.results: list[list[tuple[str, Any]]] = []

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused."""
        if command.do == "stake":
            self._stake(command)
        elif command.do == "deal":
            self._deal(command)
        else:
            self._play(command)
        if self.phase == "playing" and self._turn() is None:
            self._finish()
        hole = self.game.house.cards[0].cards[1] if self.boxes else None
        return self.drawn.events(self._held(), hole=hole, is_down=self.phase == "playing")

    def state(self) -> State:
        """Give what the engine shows now."""
        turn = self._turn() if self.phase == "playing" else None
        moves = self.game.players[turn[0]].get_valid_moves() if turn else []
        boxes: dict[str, Any] = {str(box): {"stake": stake} for box, stake in self.stakes.items()}
        for at, box in enumerate(self.boxes):
            boxes.setdefault(str(box), {})["hands"] = dict(self._hands(at))
        return {
            "phase": self.phase,
            "turn": None if turn is None else {"box": self.boxes[turn[0]], "hand": self.paths[turn[0]][turn[1]]},
            "actions": sorted(WORDS[move] for move in moves),
            "boxes": boxes,
            "dealer": self._dealer(),
        }

    def _stake(self, command: Command) -> None:
        if self.phase == "playing" or command.box in self.stakes:
            raise Refused("a wager is given when a round is initialised, one for each player")
        self.stakes[command.box or 1] = command.amount or ""

    def _deal(self, command: Command) -> None:
        if self.phase == "playing" or not self.stakes:
            raise Refused("a round begins when the last is over, with a wager for each player")
        self.drawn.begin()
        self.boxes = sorted(self.stakes)
        self.game.init_round([number(self.stakes[box]) for box in self.boxes])
        if self.case.seed is None:
            self.game.cut_card = -1
            cards = [card_of(card) for card in command.shoe or ()]
        else:
            cards = [Card(card.suit, card.card) for card in self.game.shoe.cards]  # each an object of its own
            random.shuffle(cards)
        self.game.shoe = StackedCards(Shoe(cards, self.drawn), requires_total=False)
        self.stakes, self.results, self.phase = {}, [], "playing"
        self.paths = [["1"] for _ in self.boxes]
        self.game.deal_init()

    def _play(self, command: Command) -> None:
        turn = self._turn() if self.phase == "playing" else None
        if turn is None or command.do not in MOVES:
            raise Refused(f"{command.do} is not asked for now")
        at, hand = turn
        player, paths = self.game.players[at], self.paths[at]
        if (command.box, command.hand or "1") != (self.boxes[at], paths[hand]):
            raise Refused(f"hand {paths[hand]} of box {self.boxes[at]} is in turn, and this engine plays no other")
        if not player.is_move_valid(MOVES[command.do]):
            raise Refused(f"{command.do} is not valid; valid are {', '.join(player.get_valid_moves()) or 'none'}")
        self.game.step_player(at, MOVES[command.do])
        if command.do == "split":
            paths[hand : hand + 1] = [f"{paths[hand]}.1", f"{paths[hand]}.2"]

    def _finish(self) -> None:
        self.game.step_house(only_reveal_card=True)
        while not self.game.house_done():
            self.game.step_house()
        texts, winnings = self.game.get_results()
        self.results = [list(zip(*both, strict=False)) for both in zip(texts, winnings, strict=True)]
        self.phase = "settled"
        for box, paths, results in zip(self.boxes, self.paths, self.results, strict=True):
            for path, (text, net) in zip(paths, results, strict=False):
                self.drawn.settle(box, path, OUTCOMES[text], net=str(net))

    def _turn(self) -> tuple[int, int] | None:
        """Give the first player that is not done, and its hand in turn."""
        for at, player in enumerate(self.game.players if self.boxes else ()):
            if not player.is_done():
                return at, player.complete.index(False)
        return None

    def _hands(self, at: int) -> Iterator[tuple[str, Any]]:
        player = self.game.players[at]
        results = self.results[at] if self.results else []
        for number_, (path, cards) in enumerate(zip(self.paths[at], player.cards, strict=True)):
            text, net = results[number_] if number_ < len(results) else ("", None)
            hand = {
                "cards": [name_of(card) for card in cards.cards],
                "total": cards.total,
                "soft": cards.useable_ace,
                "stake": str(player.wager[number_]),
                "outcome": OUTCOMES.get(text),
                "net": None if net is None else str(net),
            }
            yield path, hand

    def _dealer(self) -> dict[str, Any]:
        if not self.boxes:
            return {"cards": []}
        house = self.game.house.cards[0]
        visible = Cards()
        visible.add_cards([self.game.get_house_show()] if self.phase == "playing" else house.cards)
        down = ["?"] if self.phase == "playing" else []
        cards = [name_of(card) for card in visible.cards]
        return {"cards": cards + down, "total": visible.total, "soft": visible.useable_ace}

    def _held(self) -> Iterator[Held]:
        for at, box in enumerate(self.boxes):
            for path, cards in zip(self.paths[at], self.game.players[at].cards, strict=True):
                yield f"box {box}", path, cards.cards
        if self.boxes:
            yield "dealer", "", self.game.house.cards[0].cards


def card_of(card: str) -> Card:
    """Make the engine's card."""
    rank = rank_of(card)
    return Card(SUITS.get(card[-1], "S"), int(rank) if rank.isdecimal() else rank)


def name_of(card: Card) -> str:
    """Give the wire's word for a card."""
    return str(card.card)


class BlackjackMulti:
    """blackjack-multi as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return play_script(Table(case), case)


engine = BlackjackMulti()
