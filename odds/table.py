"""The best table by total: one letter for each row and up card, exact for all hands that the table itself leads to.

A hand meets each row at most once, so what one letter is worth over another, all else being as it is, is the sum over
the row's hands of how often each is held times what the letter makes of it. Letters are changed until none can be
bettered alone. Where no hand hangs on a letter (the fallback of a double that is always open, a row that the table
never comes to), it says what is best over all hands of that row that the cards can make.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .chances import Chances, Floats
from .deals import Deals
from .game import Game
from .hands import DEALT
from .letters import (
    BY_TOTAL,
    HARD,
    LEAST,
    OF_A_DOUBLE,
    OF_A_HIT,
    OF_A_SURRENDER,
    ROWS,
    SPLITS,
    Letters,
    choice,
)
from .play import DOUBLE, HIT, STAND, SURRENDER, Actions, Play, played, reached
from .shoe import VALUES

_ROUNDS = 100

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A table's letters and what comes of playing by it, split hands included."""

    letters: Letters
    play: Play
    value: Floats  # [dealt hand, up]


class Tables:
    """What every table for one game and shoe is worked out from."""

    def __init__(self, game: Game, chances: Chances, deals: Deals) -> None:
        self._game, self._chances, self._deals = game, chances, deals
        hands, ups = game.hands, len(game.ups)
        self._columns = np.array([up.column for up in game.ups])
        self._by_total = np.where(hands.soft, len(HARD) + hands.total - 12, hands.total - 4)
        self._pairs = deals.nodes[deals.pairs]
        self._pair_rows = np.array([ROWS.index(f"P{name}") for name in VALUES])
        self._pair_chance = deals.chance[deals.pairs]
        self._row = self._by_total.copy()
        self._row[self._pairs] = self._pair_rows
        self._may_hit = np.repeat(game.may_hit[:, None], ups, axis=1)
        self._may_double = np.repeat(game.may_double[:, None], ups, axis=1)
        start = np.zeros(chances.stand.shape)
        start[deals.nodes] = deals.chance
        is_dealt = np.array([place.pair == DEALT for place in hands.places])[hands.place]
        always_hit = np.where(self._may_hit & is_dealt[:, None], HIT, STAND).astype(np.int8)
        self._possible = reached(game, chances, always_hit, start)

    def best(self, guide: Play) -> Table:
        """Find the table that no change of one letter betters, from a way of playing to begin with."""
        splits = (guide.split > guide.value[self._pairs]) & (self._deals.can_split > 0)
        table = self.table(self._better(guide, splits))
        for _ in range(_ROUNDS):
            better = self._better(table.play, self._splits(table.letters))
            if (better == table.letters).all():
                return table
            table = self._no_worse(table, better)
        raise RuntimeError(f"the table still changes after {_ROUNDS} rounds")

    def table(self, letters: Letters) -> Table:
        """Work out what playing by these letters comes to."""
        play = played(self._game, self._chances, self._deals, self._actions(letters))
        value = play.value[self._deals.nodes]
        can = self._deals.can_split * self._splits(letters)
        value[self._deals.pairs] = can * play.split + (1 - can) * value[self._deals.pairs]
        return Table(letters, play, value)

    def gains(self, table: Table, other: Table) -> Floats:
        """Give by column what the other table is worth over this one, a deal's chance included."""
        return self._by_column(((other.value - table.value) * self._deals.chance).sum(axis=0))

    def _no_worse(self, table: Table, better: Letters) -> Table:
        """Change all letters of a column at once where that is no worse, else the first of them that differs."""
        found = self.table(better)
        worse = np.flatnonzero(self.gains(table, found) < -LEAST)
        if not len(worse):
            return found
        letters = better.copy()
        for column in worse:
            first = np.flatnonzero(better[:, column] != table.letters[:, column])[0]
            letters[:, column] = table.letters[:, column]
            letters[first, column] = better[first, column]
        return self.table(letters)

    def _splits(self, letters: Letters) -> Bools:
        splits: Bools = letters[self._pair_rows] == SPLITS
        return splits[:, self._columns]

    def _actions(self, letters: Letters) -> Actions:
        own = letters[self._row][:, self._columns]
        own = np.where(own == SPLITS, letters[self._by_total][:, self._columns], own)  # a pair that cannot be split
        found = np.where(np.isin(own, OF_A_HIT) & self._may_hit, HIT, STAND)
        found[np.isin(own, OF_A_DOUBLE) & self._may_double] = DOUBLE
        found[np.isin(own, OF_A_SURRENDER) & self._game.may_surrender] = SURRENDER
        return found.astype(np.int8)

    def _held(self, action: Actions, splits: Bools) -> Floats:
        """Give how often each node is held and plays by its total's row."""
        deals, start = self._deals, np.zeros(action.shape)
        share = deals.can_split * splits
        start[deals.nodes] = deals.chance
        start[self._pairs] *= 1 - share
        np.add.at(start, deals.split_nodes, deals.split_weight * (self._pair_chance * share)[deals.split_values])
        found = reached(self._game, self._chances, action, start)
        found[self._pairs] *= splits  # a dealt pair that has a letter of its own plays by that
        return found

    def _letter_values(self, play: Play) -> list[Floats]:
        """Give for S, H, D, d, R, r what each makes of every node."""
        stand = self._chances.stand
        hit = np.where(self._may_hit, play.hit, stand)
        found = [stand, hit]
        for may, value in (
            (self._may_double, self._chances.double),
            (self._game.may_surrender, self._chances.surrender),
        ):
            found += [np.where(may, value, hit), np.where(may, value, stand)]
        return found

    def _better(self, play: Play, splits: Bools) -> Letters:
        """Choose each letter anew, all others being as they are."""
        values = self._letter_values(play)
        letters = np.zeros((len(ROWS), 10), dtype=np.int8)
        held, possible = (self._by_row(values, weight) for weight in (self._held(play.action, splits), self._possible))
        for row in range(BY_TOTAL):
            for column in range(10):
                letters[row, column] = choice(held[:, row, column], possible[:, row, column])
        for value, row in enumerate(self._pair_rows):
            node, weight, can = self._pairs[value], self._pair_chance[value], self._deals.can_split[value]
            scores = np.array([self._by_column(one[node] * weight) for one in values])
            below = letters[self._by_total[node]][self._columns]
            rest = np.array([values[letter][node, up] for up, letter in enumerate(below)])
            split = self._by_column(weight * (can * play.split[value] + (1 - can) * rest))
            is_open = self._by_column(can) > 0
            for column in range(10):
                letters[row, column] = choice(scores[:, column], scores[:, column])
                if is_open[column] and split[column] > scores[:, column].max() + LEAST:
                    letters[row, column] = SPLITS
        return letters

    def _by_row(self, values: list[Floats], weight: Floats) -> Floats:
        """Give [letter, row, column], the sum of weighted values over the hands of a total."""
        cell = (self._by_total[:, None] * 10 + self._columns[None, :]).ravel()
        sums = [np.bincount(cell, (one * weight).ravel(), minlength=BY_TOTAL * 10) for one in values]
        return np.array(sums, dtype=np.float64).reshape(len(values), BY_TOTAL, 10)

    def _by_column(self, by_up: Floats) -> Floats:
        return np.bincount(self._columns, by_up, minlength=10).astype(np.float64)
