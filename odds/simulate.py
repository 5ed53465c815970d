"""Rounds dealt at random and played by a table through the reference engine: a check on the exact edge."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import overload

from stacked_deck.engine.cards import Card, Cards, points
from stacked_deck.engine.events import UNHEARD
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Box, Hand, Layout, Stake
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Insuring, Round, Settled
from stacked_deck.engine.round import start, step
from stacked_deck.engine.rules import Rules
from stacked_deck.engine.shoe import fresh

from .shoe import UP_CARDS, VALUES

_PLAYS = {
    "S": ("stand",),
    "H": ("hit", "stand"),
    "D": ("double", "hit", "stand"),
    "d": ("double", "stand"),
    "R": ("surrender", "hit", "stand"),
    "r": ("surrender", "stand"),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """What a number of rounds came to: stakes won a round, and the standard error of that."""

    rounds: int
    mean: float
    error: float


class Shoe(Sequence[Card]):
    """A shoe that is shuffled only as far as it is dealt; each round shuffles it anew."""

    def __init__(self, cards: Cards, generator: random.Random) -> None:
        self._cards, self._random, self._dealt = list(cards), generator, 0

    def again(self) -> "Shoe":
        """Begin a new round."""
        self._dealt = 0
        return self

    def __len__(self) -> int:
        return len(self._cards)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...

    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        if isinstance(at, slice):
            return tuple(self[place] for place in range(*at.indices(len(self))))
        cards = self._cards
        while self._dealt <= at:
            other = self._dealt + int(self._random.random() * (len(cards) - self._dealt))
            cards[self._dealt], cards[other] = cards[other], cards[self._dealt]
            self._dealt += 1
        return cards[at]


def simulate(rules: Rules, table: Mapping[str, str], *, rounds: int, seed: int) -> Sample:
    """Play so many rounds of one box with a stake of 1 by a table, from a fresh shoe each, insurance never taken."""
    game, shoe = Game(rules, LAWS), Shoe(fresh(rules.decks), random.Random(seed))
    boxes = (Box(1, "Ann", (Hand("1", (), (Stake("Ann", 1, 1, 1),)),)),)
    total = squares = 0.0
    for _ in range(rounds):
        layout = Layout(boxes, (), None, shoe.again(), 0)
        won = float(_round(game, layout, table))
        total, squares = total + won, squares + won * won
    mean = total / rounds
    return Sample(rounds, mean, sqrt(max(squares / rounds - mean * mean, 0.0) / rounds))


def pooled(samples: list[Sample]) -> Sample:
    """Put samples of equal size together."""
    rounds = sum(sample.rounds for sample in samples)
    mean = sum(sample.mean * sample.rounds for sample in samples) / rounds
    return Sample(rounds, mean, sqrt(sum((sample.error * sample.rounds) ** 2 for sample in samples)) / rounds)


def _round(game: Game, layout: Layout, table: Mapping[str, str]) -> float:
    state: Round = start(game, layout, UNHEARD)
    while not isinstance(state, Settled):
        state = step(game, state, _command(game, state, table), UNHEARD)
    return float(sum(net for _, hand in state.layout.each() for net in hand.nets))


def _command(game: Game, state: Round, table: Mapping[str, str]) -> Command:
    if isinstance(state, Insuring):
        box, path, owner = state.asked[0]
        return Command("decline", box=box, hand=path, to=owner)
    turn = state.layout.turn()
    if turn is None:
        raise ValueError("no hand is in turn")
    for do in _plays(table, turn[1].cards, state.layout.dealer[0]):
        command = Command(do, box=turn[0].number, hand=turn[1].path)
        if refusal(game, state, command) is None:
            return command
    raise ValueError(f"the hand {' '.join(turn[1].cards)} may do nothing that the table has for it")


def _plays(table: Mapping[str, str], cards: Cards, up: str) -> tuple[str, ...]:
    """Give what to try, the best first."""
    column = UP_CARDS.index(VALUES[points(up) - 1])
    total, soft = LAWS.total(cards)
    plain = ("hit",) if len(cards) < 2 else _PLAYS[table[f"{'S' if soft else 'H'}{total}"][column]]
    if len(cards) == 2 and points(cards[0]) == points(cards[1]):
        letter = table[f"P{VALUES[points(cards[0]) - 1]}"][column]
        return ("split", *plain) if letter == "P" else _PLAYS[letter]
    return plain
