"""What the rules come to for the odds: up cards, places in which hands are held, what each hand may do."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from stacked_deck.engine.rules import Double, Rules, Split

from .hands import DEALT, Hands, Place, hands_in
from .shoe import ACE, TEN, UP_CARDS, VALUES, points
from .splits import most_extra

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


class Up(NamedTuple):
    """An up card: its value, its column in a table, whether the dealer looks under it, its share of that value."""

    value: int
    column: int
    is_peeked: bool
    share: float


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """The rules as the odds need them, node by node."""

    rules: Rules
    ups: tuple[Up, ...]
    hands: Hands
    first: Ints  # per node: the node of the same hand in its place without extra cards, whose play it copies
    is_natural: Bools
    is_five_card_win: Bools
    may_hit: Bools
    may_double: Bools
    may_surrender: Bools  # [node, up]
    max_hands: tuple[int, ...]  # by the value of the pair; 1 where it may not be split


def game_of(rules: Rules) -> Game:
    """Work out what the rules allow for each hand."""
    max_hands = tuple(_max_hands(rules.split, value) for value in range(10))
    one_card_aces = rules.split is not None and rules.split.aces == "one-card"
    hands = hands_in(_places(rules, max_hands), one_card_aces=one_card_aces)
    ups = _ups(rules)
    pair = np.array([place.pair for place in hands.places])[hands.place]
    two = hands.cards == 2
    is_split, is_split_ace = pair != DEALT, pair == ACE
    is_natural = two & (hands.held[:, ACE] == 1) & (hands.held[:, TEN] == 1)
    if not rules.natural.after_split:
        is_natural &= ~is_split
    wins_by_five = (hands.cards >= 5) & rules.five_card_rule
    may_hit = ~wins_by_five
    if rules.natural.played == "closed":
        may_hit &= ~is_natural
    if rules.hit_at_21 != "always":
        may_hit &= (hands.total < 21) | (two & (rules.hit_at_21 == "dealt"))
    if one_card_aces:
        may_hit &= ~is_split_ace
    may_double = may_hit & _may_double(rules.double, hands, is_split, is_split_ace)
    if rules.natural.played == "hit-only":
        may_double &= ~is_natural
    return Game(
        rules=rules,
        ups=ups,
        hands=hands,
        first=_first(hands),
        is_natural=is_natural,
        is_five_card_win=wins_by_five,
        may_hit=may_hit,
        may_double=may_double,
        may_surrender=_may_surrender(rules, hands, ups, is_natural, pair),
        max_hands=max_hands,
    )


def _max_hands(split: Split | None, value: int) -> int:
    if split is None:
        return 1
    most = split.hands if split.hands_each is None else min(split.hands, split.hands_each)
    return min(most, 2) if value == ACE and not split.aces_again else most


def _ups(rules: Rules) -> tuple[Up, ...]:
    found = []
    for column, name in enumerate(UP_CARDS):
        value = VALUES.index(name)
        if value == TEN and rules.peek == "ace-or-rank-ten":
            found += [Up(value, column, True, 0.25), Up(value, column, False, 0.75)]
        elif value == TEN:
            found.append(Up(value, column, rules.peek == "ace-or-ten", 1.0))
        else:
            found.append(Up(value, column, value == ACE and rules.peek != "never", 1.0))
    return tuple(found)


def has_marks(double: Double | None) -> bool:
    """Tell whether a hand's first two cards decide on a double after a hit."""
    return double is not None and double.when == "any-time" and double.totals != "any"


def has_first_stake(rules: Rules) -> bool:
    """Tell whether a dealer natural takes the first stake of a box alone."""
    return rules.dealer_natural.takes == "first-stake"


def _places(rules: Rules, max_hands: tuple[int, ...]) -> tuple[Place, ...]:
    marks = (False, True) if has_marks(rules.double) else (False,)
    sides = (True, False) if has_first_stake(rules) else (True,)
    return tuple(Place(marked=marked) for marked in marks) + tuple(
        Place(pair, extra, left, marked)
        for pair in range(10)
        if max_hands[pair] > 1
        for extra in range(most_extra(max_hands[pair]) + 1)
        for left in sides
        for marked in marks
    )


def _first(hands: Hands) -> Ints:
    index = {place: at for at, place in enumerate(hands.places)}
    first = np.arange(len(hands))
    for at, place in enumerate(hands.places):
        if place.extra:  # both places hold the same hands in the same order
            first[hands.place == at] = np.flatnonzero(hands.place == index[place._replace(extra=0)])
    return first


def _may_double(double: Double | None, hands: Hands, is_split: Bools, is_split_ace: Bools) -> Bools:
    if double is None:
        return np.zeros(len(hands), dtype=bool)
    if has_marks(double):
        may = np.array([place.marked for place in hands.places])[hands.place]
    else:
        may = np.ones(len(hands), dtype=bool)
        if double.when == "two-cards":
            may &= hands.cards == 2
        for node in np.flatnonzero(hands.cards == 2):
            may[node] &= doubles_on(double, hands.held[node], hands.places[hands.place[node]].pair)
    if not double.after_split:
        may &= ~is_split
    if not double.split_aces:
        may &= ~is_split_ace
    return may


def doubles_on(double: Double, held: Ints, pair: int) -> bool:
    """Tell whether two cards, of a hand that a split of this value made or of a dealt one, are in the double range."""
    if double.totals == "any":
        return True
    cards = [int(count) for count in held]
    if pair != DEALT and double.split_by == "pair":
        cards = [2 * int(value == pair) for value in range(10)]
    low = sum((value + 1) * count for value, count in enumerate(cards))
    counted = low if double.soft == "low" else points(cards)[0]
    return int(double.totals.split("-")[0]) <= counted <= 11


def _may_surrender(rules: Rules, hands: Hands, ups: tuple[Up, ...], is_natural: Bools, pair: Ints) -> Bools:
    surrender, split = rules.surrender, rules.split
    may = np.zeros((len(hands), len(ups)), dtype=bool)
    if surrender is None:
        return may
    may[:] = (hands.cards == 2)[:, None]
    if not surrender.after_split:
        may[pair != DEALT] = False
    if not surrender.split_aces:
        may[pair == ACE] = False
    if split is not None and split.aces == "one-card":  # the hand is closed, unless it may be split again
        may[(pair == ACE) & ~((hands.held[:, ACE] == 2) & split.aces_again)] = False
    ace_up = np.array([up.value == ACE for up in ups])
    if surrender.barred == "natural-or-ace-up":
        may &= ~is_natural[:, None] & ~ace_up[None, :]
    if surrender.barred == "natural":
        may &= ~is_natural[:, None]
    if surrender.barred == "natural-with-ace-up":
        may &= ~(is_natural[:, None] & ace_up[None, :])
    return may
