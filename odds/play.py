"""Values and chances of playing on: backwards for what a hand is worth, forwards for how often it is held."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .chances import Chances, Floats
from .deals import Deals
from .game import Game

STAND, HIT, DOUBLE, SURRENDER = range(4)
Actions = NDArray[np.int8]  # [node, up]


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """A way of playing every node, and what comes of it."""

    action: Actions
    hit: Floats  # [node, up]: one card, then as played
    value: Floats  # [node, up]: as played, a split aside
    split: Floats  # [value, up]: of a pair that is split


def best_play(game: Game, chances: Chances, deals: Deals) -> Play:
    """Play each dealt hand as is best for its cards, and split hands as is best in a box that was split once."""
    hands = game.hands
    action = np.zeros(chances.stand.shape, dtype=np.int8)
    hit, value = _blank(chances)
    never = np.float64(-np.inf)
    for layer in reversed(hands.layers):
        _hit(game, chances, layer, hit, value)
        options = np.stack(
            [
                chances.stand[layer],
                np.where(game.may_hit[layer, None], hit[layer], never),
                np.where(game.may_double[layer, None], chances.double[layer], never),
                np.where(game.may_surrender[layer], chances.surrender[layer], never),
            ]
        )
        best = np.argmax(options, axis=0)[game.first[layer] - layer.start]
        action[layer] = best
        value[layer] = np.take_along_axis(options, best[None], axis=0)[0]
    return Play(action, hit, value[:-1], _split(chances, deals, value))


def played(game: Game, chances: Chances, deals: Deals, action: Actions) -> Play:
    """Work out what a given way of playing comes to."""
    hit, value = _blank(chances)
    for layer in reversed(game.hands.layers):
        _hit(game, chances, layer, hit, value)
        value[layer] = np.choose(
            action[layer], (chances.stand[layer], hit[layer], chances.double[layer], chances.surrender[layer])
        )
    return Play(action, hit, value[:-1], _split(chances, deals, value))


def reached(game: Game, chances: Chances, action: Actions, start: Floats) -> Floats:
    """Give how often each node is held, from how often each is held at first."""
    hands = game.hands
    found = np.concatenate([start, np.zeros((1, start.shape[1]))])
    for layer in hands.layers:
        held = np.where(action[layer] == HIT, found[layer], 0.0)
        for value in range(10):
            found[hands.child[layer, value]] += chances.draw[value][layer] * held  # no two have a child in common
    return found[:-1]


def _blank(chances: Chances) -> tuple[Floats, Floats]:
    nodes, ups = chances.stand.shape
    return np.empty((nodes, ups)), np.zeros((nodes + 1, ups))


def _hit(game: Game, chances: Chances, layer: slice, hit: Floats, value: Floats) -> None:
    hit[layer] = chances.hit_busts[layer]
    for card in range(10):
        hit[layer] += chances.draw[card][layer] * value[game.hands.child[layer, card]]


def _split(chances: Chances, deals: Deals, value: Floats) -> Floats:
    found = np.zeros((10, value.shape[1]))
    np.add.at(found, deals.split_values, deals.split_weight * value[deals.split_nodes])
    return found
