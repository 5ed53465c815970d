"""blackjack21 5.0.0 by Rahul Nanwani (https://pypi.org/project/blackjack21/, MIT licence), driven by its `Table`.

It has outcomes, but neither balances nor payments, so none are shown. It calls no hand a natural but in the outcome of
one that wins, so that is not shown either. Its table takes the bets when it is made and deals them again at each start:
a deal after new stakes makes a new table, any other starts the old one again.
"""

import random
from collections.abc import Sequence
from typing import Any

import blackjack21
from blackjack21.deck import DEFAULT_RANKS
from blackjack21.exceptions import BlackjackException, EmptyDeckError
from blackjack21.players import GameState, Hand
from blackjack21.table import DEFAULT_SUITS, validate_player
from blackjack21.utils import calculate_hand
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .script import Refused, play_script, rank_of, whole_chips

ABOUT = About(
    name="blackjack21",
    version="5.0.0",
    language="Python",
    home="https://pypi.org/project/blackjack21/",
    boxes=7,
    dealing=Dealing(boxes="rotation", dealer="in-turn", up="first", hole="deal", split_cards="at-once"),
    customs=Customs(at_21="stands", at_natural="stands", insurance="turn"),
    lacks=(
        *("insure", "decline", "clear", "same bet", "close bets", "stake behind", "side bet", "withdraw", "convert"),
        "end session",
    ),
    hides=("why", "has", "lying", "natural", "net", "box net", "insurance", "behind", "shoe"),
)
SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
PHASES = {GameState.INIT: "betting", GameState.PLAYERS_TURN: "playing", GameState.ROUND_OVER: "settled"}
OUTCOMES = {
    **dict.fromkeys(("BLACKJACK", "PLAYER_WIN", "DEALER_BUST"), "win"),
    **dict.fromkeys(("PLAYER_BUST", "DEALER_WIN"), "lose"),
    "PUSH": "push",
    "SURRENDER": "surrender",
}


class Shoe:
    """A source of stacked cards, from the top; it remembers what it gave."""

    def __init__(self) -> None:
        self.cards: list[Any] = []
        self.drawn: list[Any] = []

    def __len__(self) -> int:
        return len(self.cards)

    def draw_card(self) -> Any:
        """Give the next card."""
        if not self.cards:
            raise EmptyDeckError
        self.drawn.append(self.cards.pop(0))
        return self.drawn[-1]

    def stack(self, cards: Sequence[str]) -> None:
        """Lay cards of the wire for the next round."""
        self.cards = [_card(card) for card in cards]

    def shuffle(self, decks: int) -> None:
        """Lay the engine's own shuffled deck for the next round."""
        deck = blackjack21.Deck(DEFAULT_SUITS, count=decks)  # which holds one card several times and draws from the end
        self.cards = [blackjack21.Card(card.suit, card.rank, card.value) for card in reversed(deck.cards)]


class TableOf21:
    """A blackjack21 table under a script."""

    def __init__(self, case: Case) -> None:
        self.case, self.shoe = case, Shoe()
        random.seed(case.seed)
        self.hits_soft_17 = case.rules["dealer"]["soft_17"] == "hits"
        self.placed: dict[int, tuple[str, int]] = {}  # box -> name and bet, for the next table
        self.boxes: list[int] = []  # of the table's players
        self.table = self._new_table()
        self.paths: dict[int, str] = {}  # of its hands, by identity
        self.doubled: set[int] = set()
        self.hole_is_shown = False

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused."""
        self.shoe.drawn.clear()
        had_result = self.table.state is GameState.ROUND_OVER
        try:
            if command.do == "stake":
                self._stake(command)
            elif command.deals:
                had_result = False
                self._deal(command)
            else:
                self._play(command)
        except EmptyDeckError:
            raise
        except BlackjackException as error:
            raise Refused(str(error)) from error
        return self._events(command, is_settled=not had_result and self.table.state is GameState.ROUND_OVER)

    def state(self) -> State:
        """Give what the engine shows now."""
        table, turn = self.table, self._turn()
        visible = table.dealer_visible_hand
        dealer: dict[str, Any] = {"cards": [_wire(card) for card in visible]}
        dealer["cards"] += ["?"] * (len(table.dealer.hand) - len(visible))
        if visible:
            dealer["total"], dealer["soft"] = calculate_hand(visible)
        boxes: dict[str, Any] = {}
        for box, player in zip(self.boxes, table, strict=True):
            hands = {self.paths[id(hand)]: self._hand(hand) for hand in player.hands}
            boxes[str(box)] = {"player": player.name, "hands": hands}
        for box, (name, bet) in self.placed.items():
            boxes.setdefault(str(box), {"player": name})["stake"] = str(bet)
        return {
            "phase": PHASES[table.state],
            "turn": None if turn is None else {"box": turn[0], "hand": turn[1]},
            "actions": sorted(action.value for action in table.available_actions()),
            "boxes": boxes,
            "dealer": dealer,
        }

    def _new_table(self) -> blackjack21.Table:
        bets = [self.placed[box] for box in self.boxes]
        return blackjack21.Table(bets, self.shoe, hit_soft_17=self.hits_soft_17)

    def _stake(self, command: Command) -> None:
        if self.table.state is GameState.PLAYERS_TURN:
            raise Refused("a bet is taken when a table is made, and a round is being played")
        if command.box in self.placed:
            raise Refused(f"box {command.box} has its bet already; a player of a new table has one")
        name, bet = validate_player(command.by or "", whole_chips(command.amount))
        self.placed[command.box or 1] = (name, bet)

    def _deal(self, command: Command) -> None:
        if self.case.seed is not None:
            self.shoe.shuffle(self.case.rules["decks"])
        elif self.table.state is not GameState.PLAYERS_TURN:
            self.shoe.stack(command.shoe or ())
        if self.placed and self.table.state is not GameState.PLAYERS_TURN:
            self.boxes = sorted(self.placed)
            self.table = self._new_table()
            self.placed = {}
        self.table.start_game()
        if self.table.state is GameState.INIT:
            raise Refused("no round was started: no player has a bet")
        self.paths = {id(player.hands[0]): "1" for player in self.table}
        self.doubled, self.hole_is_shown = set(), False

    def _play(self, command: Command) -> None:
        turn, asked = self._turn(), (command.box, command.hand or "1")
        if turn is not None and turn != asked:
            raise Refused(f"hand {turn[1]} of box {turn[0]} is in turn, and this engine takes commands for no other")
        hand, player = self.table.current_hand, self.table.current_player
        if command.do == "hit":
            self.table.hit()
        elif command.do == "stand":
            self.table.stand()
        elif command.do == "surrender":
            self.table.surrender()
        elif command.do == "double":
            self.table.double_down()
            self.doubled.add(id(hand))
        elif command.do == "split":
            self.table.split()
            new = player.hands[next(at for at, one in enumerate(player.hands) if one is hand) + 1]
            path = self.paths[id(hand)]
            self.paths[id(hand)], self.paths[id(new)] = f"{path}.1", f"{path}.2"
        else:
            raise Refused(f"this engine has no {command.do}")

    def _turn(self) -> tuple[int, str] | None:
        hand, player = self.table.current_hand, self.table.current_player
        if hand is None:
            return None
        return next(box for box, one in zip(self.boxes, self.table, strict=True) if one is player), self.paths[id(hand)]

    def _hand(self, hand: Hand) -> dict[str, Any]:
        ways = (("bust", hand.bust), ("surrendered", hand.surrendered), ("doubled", id(hand) in self.doubled))
        closed = "stood" if hand.is_complete else "open"
        return {
            "cards": [_wire(card) for card in hand],
            "total": hand.total,
            "soft": calculate_hand(list(hand)).is_soft,
            "stake": str(hand.bet),
            "status": next((status for status, is_so in ways if is_so), closed),
            "outcome": None if hand.result is None else OUTCOMES[hand.result.value],
        }

    def _events(self, command: Command, *, is_settled: bool) -> list[Event]:
        """Tell where the cards went that were drawn, in their order, and what became known."""
        places = {id(card): ("dealer", "") for card in self.table.dealer.hand}
        for box, player in zip(self.boxes, self.table, strict=True):
            for hand in player.hands:
                places |= {id(card): (f"box {box}", self.paths[id(hand)]) for card in hand}
        visible = {id(card) for card in self.table.dealer_visible_hand}
        events: list[Event] = []
        dealt = 2 * len(self.boxes) + 2 if command.deals else 0
        for at, card in enumerate(self.shoe.drawn):
            to, path = places[id(card)]
            if to == "dealer" and at >= dealt:
                self._turn_the_hole(events)
            is_hole = card is self.table.dealer.hand[1] if len(self.table.dealer.hand) > 1 else False
            is_down = is_hole or (to == "dealer" and id(card) not in visible)
            event = {"event": "dealt" if at < dealt else "drew", "to": to, "card": "?" if is_down else _wire(card)}
            events.append(event if to == "dealer" else {**event, "hand": path})
        if is_settled:
            self._turn_the_hole(events)
            for box, player in zip(self.boxes, self.table, strict=True):
                for hand in player.hands:
                    found = {"event": "settled", "box": box, "hand": self.paths[id(hand)]}
                    events.append({**found, "outcome": OUTCOMES[hand.result.value]})
        return events

    def _turn_the_hole(self, events: list[Event]) -> None:
        if not self.hole_is_shown:
            self.hole_is_shown = True
            events.append({"event": "turned", "card": _wire(self.table.dealer.hand[1])})


def _card(card: str) -> Any:
    rank = rank_of(card)
    return blackjack21.Card(SUITS.get(card[-1], "Spades"), rank, DEFAULT_RANKS[rank])


def _wire(card: Any) -> str:
    return str(card.rank)


class Blackjack21:
    """blackjack21 as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case on a table of its own."""
        return play_script(TableOf21(case), case)


engine = Blackjack21()
