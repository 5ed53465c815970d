"""The computer players: what each of them does with a hand, by what it sees and nothing else.

A player is a function of its view, the rules and a table. The table is data: a row for each hard total (H4 to H21),
soft total (S12 to S21) and pair (P2 to PA), in it a letter for each up card from 2 to 9, ten and ace: S stand, H hit,
D double else hit, d double else stand, P split, R surrender else hit, r surrender else stand. A pair that may not be
split after all plays by its total's row. No player ever insures.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .cards import Cards, points, total
from .rules import Rules
from .seat import View

Table = Mapping[str, str]

STANDS_FROM = 17  # points, hard or soft, on which the easy player takes no more cards

_COLUMNS = (9, *range(9))  # of the up card by its points less one: the ace stands last
_PAIRS = "A23456789T"
_TRIES = {
    "S": ("stand",),
    "H": ("hit",),
    "D": ("double", "hit"),
    "d": ("double", "stand"),
    "R": ("surrender", "hit"),
    "r": ("surrender", "stand"),
}
_LAST = ("decline", "stand", "hit")  # where nothing of the plan is open


class Choice(NamedTuple):
    """What a player does, and with which hand."""

    do: str
    box: int
    path: str


Player = Callable[[View, Rules, Table], Choice]


def easy(view: View, rules: Rules, table: Table) -> Choice:
    """Hit on 16 or less, stand on more, hard or soft; nothing else is ever done (statement european.ai.easy)."""
    return _first_open(view, ("hit",) if total(view.cards).points < STANDS_FROM else ())


def by_table(view: View, rules: Rules, table: Table) -> Choice:
    """Do what a table says, or its fallback where that is not open; raises KeyError where it lacks a row."""
    return _first_open(view, plan(view.cards, view.up, table))


def plan(cards: Cards, up: str, table: Table) -> tuple[str, ...]:
    """Give what a table has for a hand against an up card, the best first; raises KeyError where it lacks a row.

    >>> plan(("8", "8"), "6", {"P8": "PPPPPPPPPP", "H16": "SSSSSHHHHH"})
    ('split', 'stand')
    """
    if len(cards) < 2:
        return ("hit",)
    column = _COLUMNS[points(up) - 1]
    counted, soft = total(cards)
    by_total = _TRIES[table[f"{'S' if soft else 'H'}{counted}"][column]]
    if len(cards) > 2 or points(cards[0]) != points(cards[1]):
        return by_total
    letter = table[f"P{_PAIRS[points(cards[0]) - 1]}"][column]
    return ("split", *by_total) if letter == "P" else _TRIES[letter]


def _first_open(view: View, tries: tuple[str, ...]) -> Choice:
    do = next((do for do in (*tries, *_LAST) if do in view.actions), view.actions[0])
    return Choice(do, view.box, view.path)


# Normal and hard read alike; what tells them apart is whose table they read.
PLAYERS: Mapping[str, Player] = {"easy": easy, "normal": by_table, "hard": by_table}
