"""The odds of a game: expectations of every hand, the best table, the edges, the value of insurance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from stacked_deck.engine.rules import Rules

from .chances import Chances, Floats, chances_of
from .deals import Deals, deals_of
from .game import Game, game_of
from .insurance import Insurance, insurance_of
from .letters import read_letters, written
from .play import Play, best_play
from .shoe import UP_CARDS, VALUES, Counts, fresh, shoe_of
from .table import Tables


@dataclass(frozen=True, slots=True)
class Edge:
    """What a player wins a round in the long run, in stakes of one box, insurance never taken."""

    table: float
    composition: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds for one shoe; what each part means: the package's docstring."""

    shoe: Counts  # from the ace to the tens
    table: Mapping[str, str]
    edge: Edge
    cells: Mapping[str, Mapping[str, Mapping[str, float]]]  # hand -> up card -> action -> stakes
    insurance: Insurance | None

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        found: dict[str, Any] = {
            "table": dict(self.table),
            "edge": {"table": self.edge.table, "composition": self.edge.composition},
            "shoe": list(self.shoe),
            "insurance": None if self.insurance is None else self.insurance.as_json(),
            "cells": {hand: {up: dict(cell) for up, cell in by_up.items()} for hand, by_up in self.cells.items()},
        }
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Solver:
    """All that is worked out once for a game and a shoe."""

    shoe: Counts
    game: Game
    chances: Chances
    deals: Deals
    play: Play  # by composition


def solver_of(
    rules: Rules, *, decks: int | None = None, shoe: Mapping[str, int] | Sequence[int] | None = None
) -> Solver:
    """Work out a game's chances for so many decks, or a stacked shoe; raises Wrong for a wrong number or shoe."""
    counts = shoe_of(shoe) if shoe is not None else fresh(rules.decks if decks is None else decks)
    game = game_of(rules)
    chances, deals = chances_of(game, counts), deals_of(game, counts)
    return Solver(counts, game, chances, deals, best_play(game, chances, deals))


def solve(rules: Rules, *, decks: int | None = None, shoe: Mapping[str, int] | Sequence[int] | None = None) -> Odds:
    """Work out the odds of a game; raises Wrong for decks not from 1 to 8 or a shoe that is none."""
    solver = solver_of(rules, decks=decks, shoe=shoe)
    table = Tables(solver.game, solver.chances, solver.deals).best(solver.play)
    return Odds(
        shoe=solver.shoe,
        table=written(table.letters),
        edge=Edge(table=_edge(solver, table.value), composition=_edge(solver, _composed(solver))),
        cells=_cells(solver),
        insurance=insurance_of(solver.game, solver.chances, solver.deals, _composed(solver)),
    )


def edge_of_table(
    rules: Rules,
    table: Mapping[str, str],
    *,
    decks: int | None = None,
    shoe: Mapping[str, int] | Sequence[int] | None = None,
) -> float:
    """Give the exact edge of playing by any table, in stakes; raises Wrong for what is no table."""
    solver = solver_of(rules, decks=decks, shoe=shoe)
    found = Tables(solver.game, solver.chances, solver.deals).table(read_letters(table))
    return _edge(solver, found.value)


def _composed(solver: Solver) -> Floats:
    """Give [dealt hand, up], what the best play by composition comes to."""
    deals, play = solver.deals, solver.play
    value = play.value[deals.nodes]
    whole = value[deals.pairs]
    split = np.where(deals.can_split > 0, np.maximum(play.split, whole), whole)
    value[deals.pairs] = deals.can_split * split + (1 - deals.can_split) * whole
    return value


def _edge(solver: Solver, value: Floats) -> float:
    """Add what dealer naturals take that a peek finds, which the values leave out."""
    game, deals, chances = solver.game, solver.deals, solver.chances
    natural = 1 - chances.no_natural[deals.nodes]
    if game.rules.natural.against_natural == "push":
        natural = natural * ~game.is_natural[deals.nodes][:, None]
    return float((deals.chance * (value - natural)).sum())


def _cells(solver: Solver) -> dict[str, dict[str, dict[str, float]]]:
    game, chances, deals, play = solver.game, solver.chances, solver.deals, solver.play
    columns = np.array([up.column for up in game.ups])
    found: dict[str, dict[str, dict[str, float]]] = {}
    for at, (node, values) in enumerate(zip(deals.nodes, deals.values, strict=True)):
        by_up: dict[str, dict[str, float]] = {}
        for column, up in enumerate(UP_CARDS):
            ups = np.flatnonzero((columns == column) & (deals.chance[at] > 0))
            weight = deals.chance[at, ups]
            known = float((weight * chances.no_natural[node, ups]).sum())
            if known <= 0:
                continue
            pair = values[0] if values[0] == values[1] else None
            options = {
                "stand": chances.stand[node, ups],
                "hit": play.hit[node, ups] if game.may_hit[node] else None,
                "double": chances.double[node, ups] if game.may_double[node] else None,
                "split": play.split[pair, ups] if pair is not None and deals.can_split[pair, ups].all() else None,
                "surrender": chances.surrender[node, ups] if game.may_surrender[node, ups].all() else None,
            }
            by_up[up] = {
                action: float((weight * value).sum()) / known for action, value in options.items() if value is not None
            }
        found[hand_name(int(values[0]), int(values[1]))] = by_up
    return found


def hand_name(first: int, second: int) -> str:
    """Name two cards by their values, the ace before the tens and these before the other numbers.

    >>> hand_name(5, 0), hand_name(5, 9), hand_name(1, 7)
    ('A6', 'T6', '82')
    """
    return "".join(sorted((VALUES[first], VALUES[second]), key="AT98765432".index))
