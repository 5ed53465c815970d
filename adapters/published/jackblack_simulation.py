"""jackblack 0.8.0 by Michael Munson (https://github.com/michaelmunson/blackjack, MIT licence), by its `Simulation`.

The engine asks each player's strategy and gives it the valid choices. Each player of a case has one place. The hands of
a split get a strategy of the engine's own, so that they are played without the script. It counts each player's hands
won and pushed: the outcome is told of a box that has one hand.
"""

import copy
import random
from collections.abc import Iterator
from typing import Any

from jackblack import Card, Deck, Hand, Player, Simulation, Strategy
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .asked import Asked, play_asking
from .drawn import Drawn, Held
from .script import Refused, rank_of, sold_for, whole_chips

ABOUT = About(
    name="jackblack",
    version="0.8.0",
    language="Python",
    home="https://pypi.org/project/jackblack/",
    boxes=7,
    dealing=Dealing(hole="deal", split_cards="in-turn"),
    customs=Customs(at_natural="stands", insurance="turn", second_split_card="hit", balance="at-settlement"),
    lacks=(
        *("surrender", "clear", "same bet", "same bet and deal", "close bets", "stake behind", "side bet", "withdraw"),
        *("convert", "end session"),
    ),
    hides=("why", "lying", "net", "insurance", "behind", "shoe"),
)
RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
NAMES = {rank: name for name, rank in RANKS.items()}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
CHOICES = {"hit": "hit", "stand": "stay", "double": "double down", "split": "split", "insure": "insurance"}
WORDS = {choice: word for word, choice in CHOICES.items()}
LEAST = 1  # chip


class Table:
    """A simulation of jackblack that asks a script."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.drawn = asked, Drawn(name_of)
        random.seed(asked.case.seed)
        rules = asked.case.rules
        hits = rules["dealer"]["soft_17"] == "hits"
        own = Deck(num_decks=rules["decks"], shuffle=True)
        self.game = Simulation([], deck=_Deck(own, self.drawn), min_bet=LEAST, hit_on_soft_17=hits)
        self.players = {
            name: Player(name, whole_chips(player["has"]), _Script(self, name))
            for name, player in asked.case.players.items()
        }
        self.stakes: dict[str, int] = {}
        self.boxes: dict[str, int] = {}
        self.doubled: set[str] = set()
        self.results: dict[str, Any] = {}

    def carry_out(self, command: Command) -> None:
        """Take a bet, or play a round."""
        if command.do == "stake":
            self._stake(command)
        elif command.do == "deal" and self.stakes:
            self._deal(command)
        else:
            raise Refused(f"{command.do} is not asked for now")

    def _stake(self, command: Command) -> None:
        name, box = command.by or "", command.box or 1
        taken = (self.boxes[one] for one in self.stakes)
        if name not in self.players or name in self.stakes or box in taken:
            raise Refused(f"{name} cannot bet on box {box}: every player has one place and every place one player")
        amount = whole_chips(command.amount)
        if Player(name, self.players[name].chips).place_bet(amount, min_bet=LEAST) < 0:
            raise Refused(f"a bet of {amount} is not placed")
        self.stakes[name], self.boxes[name] = amount, box

    def _deal(self, command: Command) -> None:
        self.boxes = {name: self.boxes[name] for name in sorted(self.stakes, key=self.boxes.__getitem__)}
        self.drawn.begin()
        self.game.players = [self.players[name] for name in self.boxes]
        if self.asked.case.seed is None:
            self.game.deck[:] = [card_of(card) for card in reversed(command.shoe or ())]
        self.doubled, self.results = set(), {}
        results = self.asked.deal(self.game._start)
        self.stakes = {}
        self.asked.close()
        self.results = {one.player.name: one for one in results}
        for name, box in self.boxes.items():
            for path, _ in self._hands(name):
                self.drawn.settle(box, path, self._outcome(name))

    def decide(self, player: Player, choices: list[str]) -> str:
        """Answer the question for a choice; a natural is asked for insurance alone."""
        box, path = self.boxes[player.name], "1"
        offered = {WORDS[choice] for choice in choices if choice}
        teller = copy.copy(player)
        teller.place_insurance_bet()

        def sale(amount: str) -> None:
            sold_for(amount, teller.insurance)

        if player.has_blackjack():
            return CHOICES["insure"] if self.asked.insures(box, sale) else CHOICES["stand"]
        word = self.asked.next(offered, box, path, sale=sale)
        if word == "double":
            self.doubled.add(player.name)
        return CHOICES[word]

    def events(self) -> tuple[Event, ...]:
        """Give what happened since the last step."""
        cards = self.game.dealer.hand
        return self.drawn.events(self._held(), hole=cards[1] if len(cards) > 1 else None, is_down=self._is_on())

    def state(self) -> State:
        """Give what the engine shows now."""
        box, path = self.asked.turn
        boxes: dict[str, Any] = {}
        for name, at in self.boxes.items():
            hands = {path: self._shown(name, hand) for path, hand in self._hands(name)}
            boxes[str(at)] = {"player": name, "hands": hands}
            if name in self.results:
                boxes[str(at)]["net"] = str(self.results[name].net)
            if name in self.stakes and not self._is_on():
                boxes[str(at)]["stake"] = str(self.stakes[name])
        return {
            "phase": self.asked.phase,
            "turn": {"box": box, "hand": path} if box else None,
            "actions": sorted(self.asked.offered),
            "players": {name: {"has": str(player.chips)} for name, player in self.players.items()},
            "boxes": boxes,
            "dealer": self._dealer(),
        }

    def _hands(self, name: str) -> Iterator[tuple[str, Player]]:
        """Give the hands of a player; a split hand is a player of its own to the engine."""
        player = self.players[name]
        if player.pseudos:
            yield from zip(("1.1", "1.2"), player.pseudos, strict=False)
        elif player.hand:
            yield "1", player

    def _shown(self, name: str, player: Player) -> dict[str, Any]:
        hand = player.hand
        stood = "doubled" if name in self.doubled else "stood"
        found = {
            "cards": [name_of(card) for card in hand],
            "total": hand.value(),
            "soft": hand.value() != hand.lowest_value(),
            "natural": hand.is_blackjack(),
            "stake": str(player.bet),
            "status": "bust" if player.is_bust() else stood if player.is_stayed else "open",
        }
        if not self._is_on() and self._outcome(name) is None:
            return found
        return {**found, "outcome": None if self._is_on() else self._outcome(name)}

    def _outcome(self, name: str) -> str | None:
        result = self.results.get(name)
        if result is None or result.hands > 1:
            return None
        return "win" if result.won else "push" if result.pushed else "lose"

    def _dealer(self) -> dict[str, Any]:
        hand = Hand(*(self.game.dealer.hand[:1] if self._is_on() else self.game.dealer.hand))
        down = ["?"] if self._is_on() and hand else []
        told = {"total": hand.value(), "soft": hand.value() != hand.lowest_value(), "natural": hand.is_blackjack()}
        return {"cards": [name_of(card) for card in hand] + down, **told}

    def _held(self) -> Iterator[Held]:
        for name, box in self.boxes.items():
            yield from ((f"box {box}", path, player.hand) for path, player in self._hands(name))
        yield "dealer", "", self.game.dealer.hand

    def _is_on(self) -> bool:
        return self.asked.phase in ("insurance", "playing")


class _Script(Strategy):  # type: ignore[misc]
    """A player's strategy: the script."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(auto_log=False)
        self.table, self.name = table, name

    def decide_bet(self, player: Player, min_bet: int = LEAST) -> int:
        return self.table.stakes[self.name]

    def decide(self, player: Player, choices: list[str], dealer: Any = None, players: Any = ()) -> str:
        return self.table.decide(player, choices)


class _Deck(Deck):  # type: ignore[misc]
    """The engine's deck, dealt from its end; what leaves it is noted."""

    def __init__(self, cards: Deck, drawn: Drawn) -> None:
        super().__init__(cards.num_decks)
        self[:], self.drawn = cards, drawn

    def pop(self, *at: Any) -> Card:
        return self.drawn.take(super().pop(*at))


def card_of(card: str) -> Card:
    """Make the engine's card."""
    rank = rank_of(card)
    return Card(RANKS.get(rank, rank), SUITS.get(card[-1], "spades"))


def name_of(card: Card) -> str:
    """Give the wire's word for a card."""
    return NAMES.get(card.rank, str(card.rank))


class Jackblack:
    """jackblack as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a simulation of its own."""
        return play_asking(case, Table)


engine = Jackblack()
