"""The blackjack of OpenSpiel 2.0.2 (https://github.com/google-deepmind/open_spiel, Apache-2.0), driven by its states.

One player who hits or stands, a return of one unit, and a deck of 52 distinct cards: a case whose stack has more than
four of a rank has no answer. The stack's suits are not kept; of a rank, the first card that is left is dealt.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

import pyspiel
from stacked_deck.adapters.about import ACTIONS, About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace
from stacked_deck.engine.cards import RANKS
from stacked_deck.engine.validation import Wrong

from .drawn import Drawn, Held
from .script import Refused, play_script, rank_of

ABOUT = About(
    name="open_spiel blackjack",
    version="2.0.2",
    language="C++",
    home="https://github.com/google-deepmind/open_spiel",
    boxes=1,
    dealing=Dealing(boxes="one-by-one", dealer="last", up="second", hole="deal"),
    customs=Customs(insurance="turn"),
    lacks=tuple(action for action in ACTIONS if action not in ("stake", "deal", "hit", "stand")),
    hides=(
        *("why", "has", "lying", "stake", "soft", "natural", "status", "net", "box net", "insurance", "behind"),
        *("dealer total", "shoe"),
    ),
)
GAME = pyspiel.load_game("blackjack")
DECK = range(GAME.max_chance_outcomes())
RANK = dict(zip(DECK, cycle(RANKS)))  # suit by suit
HIT, STAND = 0, 1


class Table:
    """A state of the game under a script; an action of chance is a card."""

    def __init__(self, case: Case) -> None:
        self.case, self.chance = case, random.Random(case.seed)
        self.drawn, self.phase = Drawn(lambda card: RANK[card.number]), "betting"
        self.has_stake = False
        self.game = GAME.new_initial_state()
        self.objects: dict[int, Any] = {}  # by the engine's number of a card
        self.cards: list[str] = []

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused."""
        if command.do == "stake":
            if self.has_stake or self.phase == "playing":
                raise Refused("a game is played for one unit")
            self.has_stake = True
        elif command.do == "deal":
            if self.phase == "playing" or not self.has_stake:
                raise Refused("a game begins when the last is over, for one unit")
            self.drawn.begin()
            self.game, self.objects, self.cards = GAME.new_initial_state(), {}, list(command.shoe or ())
            self.phase, self.has_stake = "playing", False
        else:
            self._play(command)
        if self.phase == "playing":
            self._draw()
            if self.game.is_terminal():
                self.phase = "settled"
                self.drawn.settle(1, "1", self._outcome())
        return self.drawn.events(self._held(), hole=self._hole(), is_down=self.phase == "playing")

    def state(self) -> State:
        """Give what the state shows to its player."""
        is_on, game = self.phase == "playing", self.game
        found: dict[str, Any] = {
            "phase": self.phase,
            "turn": {"box": 1, "hand": "1"} if is_on else None,
            "actions": sorted({HIT: "hit", STAND: "stand"}[action] for action in game.legal_actions()) if is_on else [],
            "boxes": {},
            "dealer": {"cards": []},
        }
        if self.phase != "betting":
            hand = {"cards": [RANK[card] for card in game.cards(0)], "total": game.get_best_player_total(0)}
            found["boxes"] = {"1": {"hands": {"1": {**hand, "outcome": None if is_on else self._outcome()}}}}
            hole, *visible = game.cards(game.dealer_id())
            found["dealer"] = {"cards": [*(RANK[card] for card in visible[:1]), "?"]}
            if not is_on:
                found["dealer"] = {"cards": [RANK[card] for card in (*visible[:1], hole, *visible[1:])]}
        return found

    def _play(self, command: Command) -> None:
        if self.phase != "playing":
            raise Refused(f"{command.do} is not asked for now: no game is being played")
        if command.box != 1 or (command.hand or "1") != "1":
            raise Refused("there is one hand")
        action = {"hit": HIT, "stand": STAND}.get(command.do)
        if action is None or action not in self.game.legal_actions():
            raise Refused(f"{command.do} is no legal action")
        self.game.apply_action(action)

    def _draw(self) -> None:
        while self.game.is_chance_node() and not self.game.is_terminal():
            left = self.game.legal_actions()
            if self.case.seed is None:
                rank = rank_of(self.cards.pop(0))
                card = next((number for number in left if RANK[number] == rank), None)
                if card is None:
                    raise Wrong(f"it plays with one deck, and a fifth {rank} cannot be dealt")
            else:
                card = self.chance.choice(left)
            self.objects[card] = _Card(card)
            self.drawn.take(self.objects[card])
            self.game.apply_action(card)

    def _outcome(self) -> str:
        won = self.game.player_return(0)
        return "win" if won > 0 else "lose" if won < 0 else "push"

    def _hole(self) -> Any:
        cards = self.game.cards(self.game.dealer_id()) if self.objects else []
        return self.objects[cards[0]] if cards else None

    def _held(self) -> Iterator[Held]:
        if self.objects:
            yield "box 1", "1", [self.objects[card] for card in self.game.cards(0)]
            yield "dealer", "", [self.objects[card] for card in self.game.cards(self.game.dealer_id())]


class _Card:
    """A card by the engine's number."""

    def __init__(self, number: int) -> None:
        self.number = number


class OpenSpielBlackjack:
    """OpenSpiel's blackjack as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case from an initial state."""
        return play_script(Table(case), case)


engine = OpenSpielBlackjack()
