"""How likely each deal is, and by how much each first hand of a split box counts."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from stacked_deck.engine.validation import Wrong

from .game import Game, Up, doubles_on, has_marks
from .hands import DEALT, Place
from .shoe import TEN, Counts
from .splits import weights

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Deals:
    """The two-card hands as nodes, and what they weigh for each up card."""

    nodes: Ints  # of the 55 dealt hands
    values: Ints  # [hand, 2]: the values of its two cards, the greater count last
    chance: Floats  # [hand, up]: that these two cards and this up card are dealt
    pairs: Ints  # [value]: the place in `nodes` of each pair
    can_split: Floats  # [value, up]: the share of these pairs that may be split
    split_nodes: Ints  # two cards of a split hand
    split_values: Ints  # the value that was split
    split_weight: Floats  # [split node, up]: how it counts for a box with that pair and up card


def deals_of(game: Game, shoe: Counts) -> Deals:
    """Work out the deals for one shoe."""
    hands, ups = game.hands, game.ups
    nodes, values, chance = [], [], []
    for first in range(10):
        for second in range(first, 10):
            two = np.bincount([first, second], minlength=10)
            nodes.append(hands.dealt_starts[_place(game, two, Place()), first, second])
            values.append((first, second))
            chance.append([_dealt(shoe, up, first, second) for up in ups])
    starts, split_values, weight = [], [], []
    for at, place in enumerate(hands.places):
        if place.pair == DEALT:
            continue
        by_second = np.array([_split_weights(game, shoe, up, place) for up in ups]).T
        for second in range(10):
            if _place(game, np.bincount([place.pair, second], minlength=10), place) == at:
                starts.append(hands.pair_starts[at, second])
                split_values.append(place.pair)
                weight.append(by_second[second])
    return Deals(
        nodes=np.array(nodes),
        values=np.array(values),
        chance=np.array(chance),
        pairs=np.array([values.index((value, value)) for value in range(10)]),
        can_split=np.array([[_can_split(game, shoe, value, up) for up in ups] for value in range(10)]),
        split_nodes=np.array(starts, dtype=np.int64),
        split_values=np.array(split_values, dtype=np.int64),
        split_weight=np.array(weight, dtype=np.float64).reshape(len(starts), len(ups)),
    )


def _place(game: Game, two: Ints, place: Place) -> int:
    """Find the place with the mark that these two cards have."""
    double = game.rules.double
    marked = double is not None and has_marks(double) and doubles_on(double, two, place.pair)
    return game.hands.places.index(place._replace(marked=marked))


def _dealt(shoe: Counts, up: Up, first: int, second: int) -> float:
    left, chance, size = list(shoe), up.share, sum(shoe)
    for value in (up.value, first, second):
        chance *= left[value] / size
        left[value], size = left[value] - 1, size - 1
    return max(chance, 0.0) * (1 if first == second else 2)


def _needs_rank(game: Game, value: int) -> bool:
    return value == TEN and game.rules.split is not None and game.rules.split.of == "same-rank"


def _can_split(game: Game, shoe: Counts, value: int, up: Up) -> float:
    if game.max_hands[value] < 2:
        return 0.0
    if not _needs_rank(game, value):
        return 1.0
    return (_of_a_rank(shoe) - 1) / max(shoe[TEN] - 1, 1)  # three tens are alike, whichever of them lies face up


def _of_a_rank(shoe: Counts) -> int:
    if shoe[TEN] % 4:
        raise Wrong(f"shoe: {shoe[TEN]} tens are not allowed where pairs are of a rank; allowed is a multiple of 4")
    return shoe[TEN] // 4


def _matches(game: Game, shoe: Counts, value: int, up: Up) -> list[tuple[float, int]]:
    """Give how many cards would make a pair again once the pair and the up card are gone, with the chance of each."""
    if not _needs_rank(game, value):
        return [(1.0, shoe[value] - 2 - (up.value == value))]
    left = _of_a_rank(shoe) - 2
    if up.value != TEN:
        return [(1.0, left)]
    is_up = left / max(shoe[TEN] - 2, 1)
    return [(is_up, left - 1), (1 - is_up, left)]


def _split_weights(game: Game, shoe: Counts, up: Up, place: Place) -> list[float]:
    """Give by its second card how a hand of this place counts for its box."""
    has_sides = any(not other.left for other in game.hands.places)  # the leftmost hand apart
    free, other = (
        sum(
            number
            for kind, number in weights(game.max_hands[place.pair]).items()
            if kind.gone == place.extra and kind.is_free == is_free and (kind.is_left == place.left or not has_sides)
        )
        for is_free in (True, False)
    )
    size = sum(shoe) - 3
    found = [0.0] * 10
    for chance, matches in _matches(game, shoe, place.pair, up):
        for gone in range(place.extra):
            chance *= max(matches - gone, 0) / max(size - gone, 1)
        for second in range(10):
            cards = shoe[second] - (up.value == second) - (second == place.pair) * (2 + place.extra)
            pairing = matches - place.extra if second == place.pair else 0
            held = free * max(cards, 0) + other * max(cards - pairing, 0)
            found[second] += chance * held / max(size - place.extra, 1)
    return found
