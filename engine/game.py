"""A game: its rules, and the few laws by which a round is played, as one record.

Whatever decides anything goes through a law, so that an engine that lies is this one with a rule or a law replaced.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .cards import Card, Cards, Shoe, Total
from .events import Log
from .layout import Box, Hand, Layout, Lying, Outcome, Stake
from .money import Money
from .rules import Rules


class Refusal(NamedTuple):
    """Why a command is not carried out: the rule's name, and the reason in words."""

    rule: str
    why: str


class Command(NamedTuple):
    """What a player or the dealer asks for; amounts are chips."""

    do: str
    by: str | None = None
    box: int | None = None
    hand: str | None = None
    amount: Money | None = None
    to: str | None = None  # whose stake on that hand, where it is not the box's own player's
    shoe: Shoe | None = None  # for a deal


class Settlement(NamedTuple):
    """What a hand comes to: its outcome, and each stake's net in chips."""

    outcome: Outcome
    nets: tuple[Money, ...]


@dataclass(frozen=True, slots=True)
class Laws:
    """What a round, and the table around it, is played by."""

    total: Callable[[Cards], Total]
    table_refusal: Callable[[Any, Command], Refusal | None]  # of a table; a round's own commands go to the next one
    refusal: Callable[["Game", Any, Command], Refusal | None]  # of a phase of the round
    play: Callable[["Game", Layout, Box, Hand, Command, Log, frozenset[str]], Layout]  # one command at a hand
    peeks: Callable[[Rules, Card], bool]
    dealer_plan: Callable[["Game", Layout], str]
    dealer_draws: Callable[["Game", Layout], bool]
    settle: Callable[["Game", Hand, Cards], Settlement]
    settle_insurance: Callable[["Game", Hand, Stake, Cards], Money]
    left_lying: Callable[[Rules, Layout], tuple[Lying, ...]]  # what stays on the boxes after a round


@dataclass(frozen=True, slots=True)
class Game:
    """The rules and laws of one game."""

    rules: Rules
    laws: Laws
