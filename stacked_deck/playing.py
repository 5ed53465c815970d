"""A person's game at the terminal: stakes, cards, choices and hints, round after round until the person leaves."""

import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import click
from rich.console import Console

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.posed import Posed
from stacked_deck.adapters.reference import Sitting, reference_engine
from stacked_deck.adapters.trace import Event, State
from stacked_deck.engine.cards import RANKS, SUITS
from stacked_deck.engine.money import amount, half, text

from .exact import with_tables
from .plain import plain
from .table_drawn import drawn, happened

YOU = "the player"
KEYS = {
    "hit": "h",
    "stand": "s",
    "double": "d",
    "split": "p",
    "surrender": "r",
    "insure": "i",
    "decline": "n",
}
HINT, LEAVE = "?", "q"


class Left(Exception):
    """The person has left the table."""


class Game:
    """One person at box 1 of a table of the reference engine; the cards come from a seed where one is given."""

    def __init__(self, title: str, rules: Mapping[str, Any], *, chips: str, seed: int | None, hints: str) -> None:
        self.title, self.rules, self.hints = title, rules, hints
        self.engine = with_tables(reference_engine())
        self.console = Console(highlight=False)
        self.random = Random(seed)
        self.players = {YOU: {"has": chips}}
        self.sitting: Sitting = reference_engine().sit(rules, self.players)
        self.state: State = {}
        self.history: list[Event] = []
        self.stake = "10"

    def run(self) -> None:
        """Play until the person leaves or has no chips left."""
        self._say(f"{self.title}. You have {self.has} chips.")
        try:
            while amount(self.has) > 0:
                self._round()
            self._say("You have no chips left.")
        except (Left, click.Abort, KeyboardInterrupt):
            self._leave()

    @property
    def has(self) -> str:
        """The person's chips in hand."""
        return str(self.state["players"][YOU]["has"]) if self.state else self.players[YOU]["has"]

    # --- a round

    def _round(self) -> None:
        self._place_stake()
        decks = int(self.rules["decks"])
        shoe = [rank + suit for suit in SUITS for rank in RANKS] * decks
        self.random.shuffle(shoe)
        self.history = []
        self._tell(Command("deal", shoe=tuple(shoe)))
        while self.state["phase"] in ("insurance", "playing") and self.state["actions"]:
            self._draw()
            turn = self.state["turn"]
            self._tell(Command(self._choice(), box=turn["box"], hand=turn["hand"]))
        self._draw()
        self._say(f"You have {self.has} chips.")
        if amount(self.state["lying"]):
            self._say(f"{self.state['lying']} more lie on your box, and come back to you.")
            self._tell(Command("clear"))

    def _place_stake(self) -> None:
        """Ask for a stake until one is taken; what is refused costs nothing."""
        stake = self.stake if amount(self.stake) <= amount(self.has) else self.has
        while True:
            self._say()
            said = self._ask(f"Your stake ({LEAVE} leaves)", default=stake)
            if said == LEAVE:
                raise Left
            if self._tell(Command("stake", by=YOU, box=1, amount=said)):
                self.stake = said
                return

    def _choice(self) -> str:
        """Ask what to do until something open is said."""
        actions = list(self.state["actions"])
        named = ", ".join(f"{KEYS[do]} {do}" for do in actions)
        keys = {**{do: do for do in actions}, **{KEYS[do]: do for do in actions}}
        while True:
            said = self._ask(f"{self._whose()}: {named} ({HINT} hints, {LEAVE} leaves)").lower()
            if said == LEAVE:
                raise Left
            if said == HINT:
                self._hint()
            elif said in keys:
                return str(keys[said])
            else:
                self._say(f"{said!r} is not open here; allowed are {named}, {HINT} and {LEAVE}.")

    def _whose(self) -> str:
        turn = self.state["turn"]
        if self.state["phase"] == "insurance":
            hand = self.state["boxes"]["1"]["hands"][turn["hand"]]
            return f"Insurance for {text(half(amount(hand['stake'])))}"
        return "Your hand" if turn["hand"] == "1" else f"Your hand {turn['hand']}"

    def _hint(self) -> None:
        way = Case(self.rules, self.players, ())  # no player of the reference looks at it
        try:
            do = self.engine.decide(Posed(self.rules, self.state, tuple(self.history), way), self.hints)
        except EngineError as error:
            self._say(f"No hint: {error.reason}.")
            return
        self._say(f"The {self.hints} player would {'decline' if do == 'decline' else do}.")

    # --- what is told

    def _tell(self, command: Command) -> bool:
        """Carry a command out and say what came of it, or why it is refused."""
        step = self.sitting.tell(command)
        if step.answer == "refused":
            why = (step.why or {}).get("says", "it is refused")
            self._say(f"No: {why.partition(': ')[2] or why}.")
            return False
        self.state = step.state or {}
        self.history += step.events or ()
        for line in happened(step.events or ()):
            self._say(line)
        return True

    def _draw(self) -> None:
        self._say()
        for line in drawn(self.state):
            self.console.print(line)

    def _ask(self, words: str, *, default: str | None = None) -> str:
        said = click.prompt(words, default=default or "", show_default=default is not None, err=False)
        return str(said).strip()

    def _say(self, words: str = "") -> None:
        click.echo(plain(words))

    def _leave(self) -> None:
        """Say good-bye; a round that is under way is broken off."""
        if not sys.stdin.isatty():
            self._say()
        in_play = bool(self.state) and self.state["phase"] in ("insurance", "playing")
        over = f" The round is broken off, with {self.state['lying']} at stake." if in_play else ""
        self._say(f"You leave with {self.has} chips.{over}")
