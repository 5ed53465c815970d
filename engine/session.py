"""A table between and during rounds: its phases, what each player has, and what lies on the boxes."""

from collections.abc import Mapping
from typing import NamedTuple

from .cards import Shoe
from .game import Game
from .layout import Layout, Lying
from .money import Money
from .phases import Round

Bets = tuple[Lying, ...]


class Betting(NamedTuple):
    """Stakes are placed."""

    bets: Bets


class Closed(NamedTuple):
    """The dealer has closed the betting; the deal is next."""

    bets: Bets


class InPlay(NamedTuple):
    """A round is on; the purses are what each player had before staking on it, in chips."""

    round: Round
    purses: Mapping[str, Money]


class LastRound(NamedTuple):
    """A round is on, and the session ends with it."""

    round: Round
    purses: Mapping[str, Money]


class After(NamedTuple):
    """The round is over; `bets` is what stays on the boxes."""

    layout: Layout
    bets: Bets


class Ended(NamedTuple):
    """The session is over; nothing is staked any more."""

    layout: Layout | None


Phase = Betting | Closed | InPlay | LastRound | After | Ended

# For isinstance, where a union would be made anew at every call.
IN_ROUND = (InPlay, LastRound)
BETWEEN_ROUNDS = (Betting, Closed, After)


class Table(NamedTuple):
    """A table: its game, what each player has in chips, its phase, and the bets that the last round was dealt on."""

    game: Game
    has: Mapping[str, Money]
    phase: Phase = Betting(())
    last: Bets = ()
    shoe: Shoe = ()  # what the last round left of its shoe


def lying_bets(table: Table) -> Bets:
    """Give what lies on the boxes while no round is on."""
    phase = table.phase
    return phase.bets if isinstance(phase, BETWEEN_ROUNDS) else ()


def taken_back(table: Table) -> dict[str, Money]:
    """Give what each player has, in chips, once all that lies on the boxes is taken back."""
    has = dict(table.has)
    for bet in lying_bets(table):
        has[bet.owner] += bet.amount
    return has


def less(has: Mapping[str, Money], bets: Bets) -> dict[str, Money]:
    """Give what each player has, in chips, once these bets are placed."""
    found = dict(has)
    for bet in bets:
        found[bet.owner] -= bet.amount
    return found
