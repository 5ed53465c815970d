"""The dealer's final totals, exact and without replacement, for many sets of removed cards at once.

Every multiset of cards on which a dealer can stop is listed once, with the number of orders that lead to it from each
up card. Its chance is that number times a product of falling factorials, so all sets of removed cards are worked out
together, and the sum over the multisets is a product of matrices.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .shoe import ACE, TEN, Counts, points

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

FINALS = (17, 18, 19, 20, 21)
NATURAL = 5  # the column after the finals; a bust is what is left of 1
_BLOCK = 1024


class _Stops(NamedTuple):
    """Where a dealer stops: a trie of multisets in which each node adds one card to its parent."""

    nodes: list[tuple[int, int, int, int]]  # node, parent, card added, how many of it the parent holds; parents first
    # By number of cards: the final, the nodes, orders[up, node].
    ends: list[list[tuple[int, slice, Floats]]]


def final_chances(shoe: Counts, gone: Ints, *, hits_soft_17: bool) -> Floats:
    """Give [final, set, up value], the chance of each final total of the dealer.

    `gone[set]` counts the cards that left the shoe besides the up card; the finals are 17 to 21 without a natural, then
    the natural. Nothing is known of a hole card.
    """
    found = np.empty((6, len(gone), 10))
    for start in range(0, len(gone), _BLOCK):
        block = _block(shoe, gone[start : start + _BLOCK], _stops(hits_soft_17))
        found[:, start : start + _BLOCK] = block.transpose(0, 2, 1)
    return found


def _block(shoe: Counts, gone: Ints, stops: _Stops) -> Floats:
    left = np.asarray(shoe) - gone
    size = left.sum(axis=1)
    most = max(nth for _, _, _, nth in stops.nodes) + 1
    factors = np.maximum(left.T[:, None, :] - np.arange(most)[None, :, None], 0).astype(np.float64)
    product = np.empty((len(stops.nodes) + 1, len(gone)))
    product[0] = 1.0
    for node, parent, card, nth in stops.nodes:
        np.multiply(product[parent], factors[card, nth], out=product[node])
    found = np.zeros((6, 10, len(gone)))
    falling = np.maximum(left.T, 1).astype(np.float64)  # of the up card, then of each further card
    for drawn, ends in enumerate(stops.ends, start=1):
        falling *= np.maximum(size - drawn, 1)
        for final, nodes, orders in ends:
            found[final] += (orders @ product[nodes]) / falling
    return found


@cache
def _stops(hits_soft_17: bool) -> _Stops:
    orders: dict[Counts, dict[int, int]] = {}
    for up in range(10):
        ways = {tuple(int(value == up) for value in range(10)): 1}
        while ways:
            longer: dict[Counts, int] = {}
            for cards, count in ways.items():
                for value in range(10):
                    held = (*cards[:value], cards[value] + 1, *cards[value + 1 :])
                    total, soft = points(held)
                    if total < 17 or (total == 17 and soft and hits_soft_17):
                        longer[held] = longer.get(held, 0) + count
                    elif total <= 21:
                        by_up = orders.setdefault(held, {})
                        by_up[up] = by_up.get(up, 0) + count
            ways = longer
    return _trie(orders)


def _trie(orders: dict[Counts, dict[int, int]]) -> _Stops:
    """Number the nodes so that those of one final and one number of cards follow each other."""
    groups: dict[tuple[int, int], list[Counts]] = {}
    for cards in orders:
        is_natural = sum(cards) == 2 and cards[ACE] == cards[TEN] == 1
        groups.setdefault((sum(cards) - 1, NATURAL if is_natural else points(cards)[0] - FINALS[0]), []).append(cards)
    number: dict[Counts, int] = {(0,) * 10: 0}
    ends: list[list[tuple[int, slice, Floats]]] = [[] for _ in range(max(drawn for drawn, _ in groups))]
    for (drawn, final), group in sorted(groups.items()):
        start = len(number)
        number.update(zip(group, range(start, start + len(group)), strict=True))
        weights = np.array([[float(orders[cards].get(up, 0)) for cards in group] for up in range(10)])
        ends[drawn - 1].append((final, slice(start, len(number)), weights))
    nodes: dict[Counts, tuple[int, int, int, int]] = {}

    def add(cards: Counts) -> int:
        if cards not in nodes and any(cards):
            last = max(value for value in range(10) if cards[value])
            parent = add((*cards[:last], cards[last] - 1, *cards[last + 1 :]))
            nodes[cards] = (number.setdefault(cards, len(number)), parent, last, cards[last] - 1)
        return number[cards]

    for cards in orders:
        add(cards)
    return _Stops(list(nodes.values()), ends)
