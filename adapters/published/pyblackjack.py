"""pyblackjack 0.6.0b1 by Jonathan Goble (https://gitlab.com/jgoble/blackjack, MIT licence), driven by its controller.

The engine asks a view for each decision, so the view here holds the script: it answers with the next command that the
engine offers, and refuses the others. Each player has a purse and one place at the table. The limits of a bet are those
that the engine's own terminal asks for. It says who wins and who loses and what everybody has, but no nets.
"""

import copy
import random
from contextlib import redirect_stdout
from typing import Any, cast

from pyblackjack.controller import BlackjackController
from pyblackjack.model import Dealer, Game, Player
from pyblackjack.utils import Action, SetupOptions
from pyblackjack.views._abc import AbstractBlackjackView
from pyblackjack.views.boss import BlackjackView
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Step, Trace

from .pyblackjack_shown import Cards, Shown
from .script import Refused, Sale, rank_of, refuse_no_box, sold_for, whole_chips, why_not_insured

ABOUT = About(
    name="pyblackjack",
    version="0.6.0b1",
    language="Python",
    home="https://pypi.org/project/pyblackjack/",
    boxes=6,
    dealing=Dealing(up="second", hole="deal", split_cards="in-turn", resplit="end"),
    customs=Customs(at_21="stands", at_natural="stands", insurance="step", balance="at-settlement"),
    lacks=(
        *("clear", "same bet", "same bet and deal", "close bets", "stake behind", "side bet", "withdraw", "convert"),
        "end session",
    ),
    hides=("why", "lying", "net", "box net", "insurance", "behind", "shoe"),
)
ACTIONS = {
    "hit": Action.HIT,
    "stand": Action.STAND,
    "split": Action.SPLIT,
    "double": Action.DOUBLE_DOWN,
    "surrender": Action.SURRENDER,
}
STATUSES = {"stand": "stood", "double": "doubled", "surrender": "surrendered"}


class ScriptIsOver(Exception):
    """The engine asks for a decision, and no command is left."""


class Bettor(BlackjackView):
    """The engine's own terminal, asked for a bet alone and answered by the script."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def _get_int(self, prompt: str, min: int | None = None, max: int | None = None, alt: str | None = None) -> Any:
        if (min is not None and self.amount < min) or (max is not None and self.amount > max):
            raise Refused(f"a bet is from {min} to {max} chips, and {self.amount} is asked")
        return self.amount


class Round:
    """The engine's table with the script in place of its view."""

    def __init__(self, case: Case) -> None:
        random.seed(case.seed)
        hits_soft_17 = case.rules["dealer"]["soft_17"] == "hits"
        game = Game(SetupOptions(list(case.players), decks=case.rules["decks"], hit_soft_17=hits_soft_17))
        for player in game.players:
            player.chips = whole_chips(case.players[player.name]["has"])
        self.case, self.game, self.steps = case, game, list[Step]()
        self.shown = Shown(game)
        self.is_under_way = False  # a command was taken whose step is not written
        self.dealer_has_blackjack = False

    def run(self) -> Trace:
        """Carry the whole script out."""
        controller = BlackjackController(cast(AbstractBlackjackView, self))
        controller.game = self.game
        try:
            while len(self.steps) < len(self.case.script):
                command = self.case.script[len(self.steps)]
                try:
                    refuse_no_box(command)
                    self._carry_out(command, controller)
                except Refused as refused:
                    self._write("refused", str(refused))
                else:
                    self._write("taken")
        except ScriptIsOver:
            pass
        return Trace(tuple(self.steps))

    def _carry_out(self, command: Command, controller: BlackjackController) -> None:
        if command.do == "stake":
            name, box, shown = command.by or "", command.box or 1, self.shown
            if name not in shown.seats or name in shown.bets or box in map(shown.boxes.get, shown.bets):
                raise Refused(f"{name} cannot bet on box {box}: every player has one place and every place one player")
            with redirect_stdout(None):
                shown.bets[name] = Bettor(whole_chips(command.amount)).get_bet(shown.seats[name])
            shown.boxes[name] = box
        elif command.do == "deal":
            self._deal(command, controller)
        else:
            raise Refused(f"{command.do} is not asked for now: no round is being played")

    def _deal(self, command: Command, controller: BlackjackController) -> None:
        shown = self.shown
        shown.boxes = {name: shown.boxes[name] for name in shown.bets}
        self.game.players.sort(key=lambda player: shown.boxes.get(player.name, ABOUT.boxes))
        shown.begin()
        self.dealer_has_blackjack = False
        if self.case.seed is None:
            self.game.shoe.cards = Cards(map(rank_of, reversed(command.shoe or ())), shown.log)
            self.game.shoe.cut = -1
        shown.phase, self.is_under_way = "playing", True
        if not controller.play_hand():
            raise Refused("nobody is left in the game")
        shown.phase, shown.asked, shown.offered, shown.bets = "settled", "", frozenset(), {}
        for name in shown.boxes:
            for at, hand in enumerate(shown.seats[name].hands):
                if self.dealer_has_blackjack and id(hand) not in shown.outcomes:
                    shown.settle(shown.seats[name], at, "lose")

    # What the engine asks

    def get_bet(self, player: Player, *, save: bool = False) -> int:
        """Answer the engine's question for a bet; by now it may have shuffled."""
        if not isinstance(self.game.shoe.cards, Cards):
            self.game.shoe.cards = Cards([card.rank for card in self.game.shoe.cards], self.shown.log)
        return self.shown.bets.get(player.name, 0)

    def get_insurance_option(self, player: Player) -> bool:
        """Answer the engine's question for insurance."""
        self.shown.phase = "insurance"
        teller = copy.copy(player)
        teller.bet = player.bet  # which the engine's copies leave out
        teller.buy_insurance()
        taken = self._next(
            player.name, frozenset({"insure", "decline"}), sale=lambda amount: sold_for(amount, teller.insurance)
        )
        self.shown.phase = "playing"
        return taken == "insure"

    def get_action(self, actions: Action, lowchips: Action) -> Action:
        """Answer the engine's question for an action of the player whose hand it showed last."""
        taken = self._next(self.on_show.name, frozenset(word for word, action in ACTIONS.items() if action in actions))
        at, paths = self.on_show.active_hand_index, self.shown.paths[self.on_show.name]
        if taken in STATUSES:
            self.shown.ways[id(self.on_show.active_hand)] = STATUSES[taken]
        if taken == "surrender":
            self.shown.settle(self.on_show, at, "surrender")
        if taken == "split":
            paths.append(f"{paths[at]}.2")
            paths[at] = f"{paths[at]}.1"
        return ACTIONS[taken]

    def _next(self, name: str, offered: frozenset[str], *, sale: Sale | None = None) -> str:
        """Give the next command of the script that the engine offers; raises ScriptIsOver."""
        self.shown.asked, self.shown.offered = name, offered
        if self.is_under_way:
            self._write("taken")
        while len(self.steps) < len(self.case.script):
            command, turn = self.case.script[len(self.steps)], self.shown.turn()
            if command.do == "insure" and (why := why_not_insured(command.amount, sale)):
                self._write("refused", why)
            elif command.do not in offered:
                self._write("refused", f"{command.do} is not offered; offered are {', '.join(sorted(offered))}")
            elif (command.box, command.hand or "1") != turn:
                self._write("refused", f"the engine asks for hand {turn[1]} of box {turn[0]} now, and for no other")
            else:
                self.is_under_way = True
                return command.do
        raise ScriptIsOver

    # What the engine says

    def display_player_hand(self, player: Player, i: int) -> None:
        """Remember whose hand is shown: an action is asked for without a name."""
        self.on_show = player

    def display_dealer_hand(self, dealer: Dealer) -> None:
        """Note that the hole card is shown."""
        if not dealer.downcard:
            self.shown.log.append("turned")

    def display_dealer_blackjack(self, dealer: Dealer) -> None:
        """Note that all lose who are not named next."""
        self.dealer_has_blackjack = True

    def display_blackjack(self, player: Player) -> None:
        """Note a natural: beside the dealer's it is a push."""
        self.shown.settle(player, 0, "push" if self.dealer_has_blackjack else "win")

    def display_win(self, player: Player, i: int) -> None:
        """Note a hand that wins."""
        self.shown.settle(player, i - 1, "win")

    def display_push(self, player: Player, i: int) -> None:
        """Note a hand that ties."""
        self.shown.settle(player, i - 1, "push")

    def display_loss(self, player: Player, i: int) -> None:
        """Note a hand that loses."""
        self.shown.settle(player, i - 1, "lose")

    def display_bust(self, player: Player, i: int) -> None:
        """Note a hand that busts."""
        self.shown.settle(player, i - 1, "lose")

    def _nothing(self, *_: Any, **__: Any) -> None:
        """Say nothing."""

    display_new_hand = display_start_of_actions = display_end_of_actions = display_player_elimination = _nothing

    def _write(self, answer: Any, why: str = "") -> None:
        """Write down the step of the command that is done, or refused."""
        self.is_under_way = False
        events = tuple(self.shown.events())
        is_shown = self.case.answer == "steps" or len(self.steps) == len(self.case.script) - 1
        said = {"says": why} if why else None
        self.steps.append(Step(answer, said, events, self.shown.state()) if is_shown else Step(answer))


class PyBlackjack:
    """pyblackjack as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return Round(case).run()


engine = PyBlackjack()
