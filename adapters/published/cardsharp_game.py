"""cardsharp 0.6.0 by Matt Michie (https://pypi.org/project/cardsharp/, MIT licence), driven by its `BlackjackGame`.

The engine asks each player's strategy, and tells with each question which actions are valid. Each player of a case has
one place. It draws graphs too: the module for these is not needed here, and an empty one stands in for it.
"""

import copy
import random
from collections.abc import Iterator
from typing import Any

from cardsharp.blackjack.action import Action
from cardsharp.blackjack.actor import InsufficientFundsError, Player
from cardsharp.blackjack.hand import BlackjackHand
from cardsharp.blackjack.state import STATE_OFFER_INSURANCE, STATE_PLACING_BETS, _state_placing_bets
from cardsharp.blackjack.stats import SimulationStats
from cardsharp.common.io_interface import DummyIOInterface
from cardsharp.common.shoe import Shoe as OwnShoe
from cardsharp.common.testing import RiggedShoe, parse_card
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .asked import Asked, play_asking
from .cardsharp_rules import BlackjackGame, name_of, rules_of, whole
from .drawn import Drawn, Held
from .script import Refused, number

ABOUT = About(
    name="cardsharp",
    version="0.6.0",
    language="Python",
    home="https://pypi.org/project/cardsharp/",
    boxes=7,
    dealing=Dealing(hole="deal", split_cards="at-once", resplit="end"),
    customs=Customs(at_natural="stands", insurance="turn", balance="at-settlement"),
    lacks=(
        *("clear", "same bet", "same bet and deal", "close bets", "stake behind", "side bet", "withdraw", "convert"),
        "end session",
    ),
    hides=("why", "lying", "status", "net", "box net", "insurance", "behind", "shoe"),
)
OUTCOMES = {"player": "win", "dealer": "lose", "draw": "push"}


class Table:
    """A game of cardsharp that asks a script."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.drawn = asked, Drawn(name_of)
        self.rules = rules_of(asked.case.rules)
        random.seed(asked.case.seed)
        self.game = _Game(self.rules, DummyIOInterface(), _OwnShoe(num_decks=self.rules.num_decks))
        self.game.table = self
        self.game.stats = _Stats(self)
        self.players = {name: self._seat(name, player["has"]) for name, player in asked.case.players.items()}
        self.stakes: dict[str, str] = {}
        self.boxes: dict[str, int] = {}
        self.paths: dict[str, list[str]] = {}
        self.surrendered: set[tuple[int, str]] = set()
        self.bets: dict[tuple[str, int], str] = {}
        self.winners: dict[str, list[str]] = {}

    def note_bets(self) -> None:
        """Note what lies on each hand, for the engine sets a bet to 0 when it is paid."""
        for name, player in self.players.items():
            self.bets |= {(name, at): str(bet) for at, bet in enumerate(player.bets) if bet}

    def _seat(self, name: str, has: str) -> Player:
        player = Player(name, self.game.io_interface, _Strategy(self, name), initial_money=number(has))
        player.game = self.game
        return player

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
        teller = Player(name, self.game.io_interface, None, initial_money=self.players[name].money)
        teller.game = self.game
        try:
            teller.place_bet(number(command.amount), self.rules.min_bet)
        except Exception as error:  # of the engine's own kinds, which have no name in common
            raise Refused(str(error)) from error
        self.stakes[name], self.boxes[name] = command.amount or "", box

    def _deal(self, command: Command) -> None:
        self.boxes = {name: self.boxes[name] for name in sorted(self.stakes, key=self.boxes.__getitem__)}
        self.game.reset()
        self.game.players = [self.players[name] for name in self.boxes]
        self.drawn.begin()
        if self.asked.case.seed is None:
            self.game.shoe = _StackedShoe([parse_card(whole(card)) for card in command.shoe or ()])
        self.game.shoe.drawn = self.drawn
        self.paths, self.surrendered, self.bets = {name: ["1"] for name in self.boxes}, set(), {}
        self.game.set_state(_state_placing_bets)
        self.asked.deal(self.game.play_round)
        self.stakes = {}
        self.asked.close()
        for name, box in self.boxes.items():
            for at, path in enumerate(self.paths[name]):
                self.drawn.settle(box, path, self._outcome(name, at))

    def insures(self, name: str) -> bool:
        """Answer the question for insurance."""
        return self.asked.insures(self.boxes[name], lambda amount: self._insure_on_trial(name, amount))

    def _insure_on_trial(self, name: str, amount: str) -> None:
        try:
            copy.copy(self.players[name]).buy_insurance(number(amount))
        except ValueError as error:  # for no other amount; that the chips do not suffice comes up in the round
            raise Refused(str(error)) from error
        except InsufficientFundsError:
            pass

    def decide(self, player: Player) -> Action:
        """Answer the question for an action; before a peek anything but a surrender is passed over."""
        box, paths, at = self.boxes[player.name], self.paths[player.name], player.current_hand_index
        if self.game.current_state.STATE_ID == STATE_OFFER_INSURANCE:
            coming = self.asked.command_to_come()
            if coming is not None and (coming.do, coming.box) != ("surrender", box):
                return Action.STAND
            self.asked.next({"surrender"}, box, paths[at])
            self.surrendered.add((box, paths[at]))
            return Action.SURRENDER
        answer = self.asked.next({action.value for action in player.valid_actions}, box, paths[at])
        if answer == "surrender":
            self.surrendered.add((box, paths[at]))
        if answer == "split":
            paths.append(f"{paths[at]}.2")
            paths[at] = f"{paths[at]}.1"
        return Action(answer)

    def events(self) -> tuple[Event, ...]:
        """Give what happened since the last step."""
        cards = self.game.dealer.current_hand.cards
        return self.drawn.events(self._held(), hole=cards[1] if len(cards) > 1 else None, is_down=self._is_on())

    def state(self) -> State:
        """Give what the engine shows now."""
        if self._is_on():
            self.note_bets()
        box, path = self.asked.turn
        boxes: dict[str, Any] = {}
        for name, at in self.boxes.items():
            boxes[str(at)] = {"player": name}
            if name in self.paths:
                boxes[str(at)]["hands"] = {path: self._hand(name, n) for n, path in enumerate(self.paths[name])}
            if name in self.stakes and not self._is_on():
                boxes[str(at)]["stake"] = self.stakes[name]
        return {
            "phase": self.asked.phase,
            "turn": {"box": box, "hand": path} if box else None,
            "actions": sorted(self.asked.offered),
            "players": {name: {"has": str(player.money)} for name, player in self.players.items()},
            "boxes": boxes,
            "dealer": self._dealer(),
        }

    def _hand(self, name: str, at: int) -> dict[str, Any]:
        player = self.players[name]
        hand = player.hands[at] if at < len(player.hands) else BlackjackHand()
        return {
            "cards": [name_of(card) for card in hand.cards],
            "total": hand.value(),
            "soft": hand.is_soft,
            "natural": hand.is_blackjack,
            "stake": self.bets.get((name, at)),
            "outcome": None if self._is_on() else self._outcome(name, at),
        }

    def _outcome(self, name: str, at: int) -> str | None:
        winner = self.winners.get(name, [])
        if (self.boxes[name], self.paths[name][at]) in self.surrendered:
            return "surrender"
        return OUTCOMES[winner[at]] if at < len(winner) else None

    def _dealer(self) -> dict[str, Any]:
        cards = self.game.dealer.current_hand.cards
        shown = BlackjackHand()
        for card in cards[:1] if self._is_on() else cards:
            shown.add_card(card)
        down = ["?"] if self._is_on() and cards else []
        told = {"total": shown.value(), "soft": shown.is_soft, "natural": shown.is_blackjack}
        return {"cards": [name_of(card) for card in shown.cards] + down, **told}

    def _held(self) -> Iterator[Held]:
        for name, paths in self.paths.items():
            for path, hand in zip(paths, self.players[name].hands, strict=False):
                yield f"box {self.boxes[name]}", path, hand.cards
        yield "dealer", "", self.game.dealer.current_hand.cards

    def _is_on(self) -> bool:
        return self.asked.phase in ("insurance", "playing")


class _Game(BlackjackGame):  # type: ignore[misc]
    """The engine's game, which tells when it comes to another stage."""

    table: Table

    def set_state(self, state: Any) -> None:
        if state.STATE_ID != STATE_PLACING_BETS:
            self.table.note_bets()
        super().set_state(state)


class _Stats(SimulationStats):  # type: ignore[misc]
    """The engine's statistics, which alone are told who wins each hand."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def update(self, game: BlackjackGame) -> None:
        self.table.winners = {player.name: list(player.winner) for player in game.players}
        super().update(game)


class _Strategy:
    """A player's strategy: the script."""

    def __init__(self, table: Table, name: str) -> None:
        self.table, self.name = table, name

    def get_bet_amount(self, min_bet: Any, max_bet: Any, money: Any) -> Any:
        return number(self.table.stakes[self.name])

    def decide_insurance(self, player: Player) -> bool:
        return self.table.insures(self.name)

    def decide_action(self, player: Player, dealer_up_card: Any, game: Any) -> Action:
        return self.table.decide(player)


class _StackedShoe(RiggedShoe):  # type: ignore[misc]
    """The engine's own rigged shoe; what leaves it is noted."""

    drawn: Drawn

    def deal(self) -> Any:
        return self.drawn.take(super().deal())


class _OwnShoe(OwnShoe):  # type: ignore[misc]
    """The engine's own shoe; what leaves it is noted."""

    drawn: Drawn

    def deal(self) -> Any:
        return self.drawn.take(super().deal())


class Cardsharp:
    """cardsharp's BlackjackGame as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return play_asking(case, Table)


engine = Cardsharp()
