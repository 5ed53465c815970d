"""Every hand of 21 points or less as a node, for each place in which such a hand can be held.

A place is a box as dealt, or one hand of a split box with so many further cards of the pair known to be gone. Within a
place a hit leads from node to node. Nodes are sorted by number of cards, so that values are worked out backwards and
chances forwards, one layer at a time.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .shoe import ACE, points

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

DEALT = -1


class Place(NamedTuple):
    """Where a hand is held."""

    pair: int = DEALT  # the value that was split
    extra: int = 0  # cards of that value known to be gone, besides the hand's own and the first other hand's
    left: bool = True  # the box's leftmost hand, where a dealer natural takes that hand's stake alone
    marked: bool = False  # its first two cards may be doubled, where that counts after a hit too


@dataclass(frozen=True, slots=True, eq=False)
class Hands:
    """The nodes, and the node after a hit on each; the number of nodes stands for none, a bust."""

    places: tuple[Place, ...]
    place: Ints
    held: Ints  # [node, value]
    gone: Ints  # [node, value]: held, and the other cards known to be gone
    total: Ints
    soft: Bools
    cards: Ints
    child: Ints  # [node, value]
    layers: tuple[slice, ...]
    pair_starts: Ints  # [place, value]: the hand of one card of the pair and one more; of a dealt place, none
    dealt_starts: Ints  # [dealt place, value, value]

    def __len__(self) -> int:
        return len(self.total)


@cache
def hands_in(places: tuple[Place, ...], *, one_card_aces: bool) -> Hands:
    """Lay the nodes for some places; a split ace that gets one card only has no longer hands."""
    held, child = _all_hands()
    cards = held.sum(axis=1)
    parts, gones, starts = [], [], []
    offset = 0
    children = []
    for place in places:
        inside = np.ones(len(held), dtype=bool)
        if place.pair != DEALT:
            inside = held[:, place.pair] >= 1
            if place.pair == ACE and one_card_aces:
                inside &= cards == 2
        kept = np.flatnonzero(inside)
        number = np.full(len(held) + 1, -1)
        number[kept] = np.arange(len(kept)) + offset
        children.append(number[child[kept]])
        parts.append(kept)
        other = np.zeros(10, dtype=np.int64)
        if place.pair != DEALT:
            other[place.pair] = 1 + place.extra
        gones.append(held[kept] + other)
        starts.append(number)
        offset += len(kept)
    return _sorted(places, held, parts, gones, children, starts)


def _sorted(
    places: tuple[Place, ...],
    held: Ints,
    parts: list[Ints],
    gones: list[Ints],
    children: list[Ints],
    starts: list[Ints],
) -> Hands:
    base = np.concatenate(parts)
    cards = held[base].sum(axis=1)
    order = np.argsort(cards, kind="stable")
    new = np.empty(len(order) + 1, dtype=np.int64)
    new[order] = np.arange(len(order))
    new[-1] = len(order)  # none stays none
    cards = cards[order]
    bounds = np.searchsorted(cards, np.arange(2, cards.max() + 2))
    totals = np.array([points(row) for row in held])
    at = {tuple(row): index for index, row in enumerate(held.tolist()) if sum(row) == 2}
    pairs = np.full((len(places), 10), len(order), dtype=np.int64)
    dealt = np.full((len(places), 10, 10), len(order), dtype=np.int64)
    for index, (place, number) in enumerate(zip(places, starts, strict=True)):
        for first in range(10):
            for second in range(10):
                two = at[tuple(int(value == first) + int(value == second) for value in range(10))]
                if place.pair == DEALT:
                    dealt[index, first, second] = new[number[two]]
                elif place.pair == first:
                    pairs[index, second] = new[number[two]]
    return Hands(
        places=places,
        place=np.repeat(np.arange(len(places)), [len(part) for part in parts])[order],
        held=held[base][order],
        gone=np.concatenate(gones)[order],
        total=totals[base, 0][order],
        soft=totals[base, 1][order].astype(bool),
        cards=cards,
        child=new[np.concatenate(children)[order]],
        layers=tuple(slice(int(low), int(high)) for low, high in pairwise(bounds)),
        pair_starts=pairs,
        dealt_starts=dealt,
    )


@cache
def _all_hands() -> tuple[Ints, Ints]:
    """Give the hands of two cards and more that count 21 or less, and the hand after each value is drawn."""
    found: list[tuple[int, ...]] = []

    def fill(value: int, room: int, cards: tuple[int, ...]) -> None:
        if value == 0:
            found.append(cards)
            return
        for count in range(room // value + 1):
            fill(value - 1, room - count * value, (count, *cards))

    fill(10, 21, ())
    found = [cards for cards in found if sum(cards) >= 2]
    at = {cards: index for index, cards in enumerate(found)}
    child = [
        [at.get((*cards[:value], cards[value] + 1, *cards[value + 1 :]), len(found)) for value in range(10)]
        for cards in found
    ]
    return np.array(found, dtype=np.int64), np.array(child, dtype=np.int64)
