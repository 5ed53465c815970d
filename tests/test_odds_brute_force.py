"""Every deal of tiny shoes, played by the reference engine, comes to exactly what the solver says."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest
from stacked_deck.engine.cards import is_ace, points
from stacked_deck.engine.events import UNHEARD
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Box, Hand, Layout, Stake
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Insuring, Round, Settled
from stacked_deck.engine.round import EmptyShoe, start, step
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.fixtures.rulesets import load_ruleset
from stacked_deck.odds import shoe as shoes
from stacked_deck.odds.letters import ROWS
from stacked_deck.odds.play import DOUBLE, HIT, STAND, SURRENDER
from stacked_deck.odds.solve import Solver, edge_of_table, solve, solver_of

Decide = Callable[[Layout, Box, Hand], str]
RANK = {value: "10" if value == "T" else value for value in shoes.VALUES}
TENS = ("10", "J", "Q", "K")


def ruled(ruleset: str, **changes: Any) -> Rules:
    """Give a ruleset's rules with some changed, a group's rule as group__rule."""
    rules = deepcopy(dict(load_ruleset(ruleset).rules))
    for name, value in changes.items():
        group, _, rule = name.rpartition("__")
        (rules[group] if group else rules)[rule] = value
    return read_rules(rules)


def expectation(rules: Rules, counts: Mapping[str, int], decide: Decide, *, ranks: bool = False) -> Fraction:
    """Give what one box with a stake of 1 nets on average over all deals of a shoe, by the reference engine."""
    game = Game(rules, LAWS)
    shoe = {RANK[value]: count for value, count in counts.items()}
    if ranks:
        shoe |= dict.fromkeys(TENS, counts["T"] // 4)
    empty = Layout((Box(1, "Ann", (Hand("1", (), (Stake("Ann", 1, 1, 1),)),)),), (), None, (), 0)
    return sum((chance * nets for chance, nets in _ends(game, shoe, decide, empty)), Fraction(0))


def _ends(game: Game, shoe: Mapping[str, int], decide: Decide, empty: Layout) -> Iterator[tuple[Fraction, Fraction]]:
    """Go on until all is settled, giving each end its chance; cards are drawn as they are needed."""
    waiting: list[tuple[Fraction, Mapping[str, int], Round | Layout, Command | None]] = [
        (Fraction(1), shoe, empty, None)
    ]
    while waiting:
        chance, left, state, command = waiting.pop()
        try:
            after = start(game, state, UNHEARD) if isinstance(state, Layout) else state
            if command is not None:
                after = step(game, after, command, UNHEARD)
        except EmptyShoe:  # it needs one more card: each that is left may come
            size = sum(left.values())
            assert size, "the shoe is too small for these rules"
            for card, count in left.items():
                if count:
                    rest = {**left, card: count - 1}
                    waiting.append((chance * Fraction(count, size), rest, _with_card(state, card), command))
            continue
        if isinstance(after, Settled):
            yield chance, Fraction(sum(net for _, hand in after.layout.each() for net in hand.nets))
        else:
            waiting.append((chance, left, after, _command(game, after, decide)))


def _with_card(state: Round | Layout, card: str) -> Round | Layout:
    if isinstance(state, Layout):
        return state._replace(shoe=(*state.shoe, card))
    return state._replace(layout=_with_card(state.layout, card))


def _command(game: Game, state: Round, decide: Decide) -> Command:
    if isinstance(state, Insuring):
        box, hand, owner = state.asked[0]
        return Command("decline", box=box, hand=hand, to=owner)
    turn = state.layout.turn()
    assert turn is not None
    if len(turn[1].cards) < 2:
        return Command("hit", box=1, hand=turn[1].path)
    for do in decide(state.layout, *turn).split(" else "):
        command = Command(do, box=1, hand=turn[1].path)
        if refusal(game, state, command) is None:
            return command
    raise AssertionError("nothing that was chosen is allowed")


def counts_of(cards: tuple[str, ...]) -> tuple[int, ...]:
    """Count cards by their value."""
    return tuple(sum(points(card) == value + 1 for card in cards) for value in range(10))


def by_table(table: Mapping[str, str]) -> Decide:
    """Play by a table, reading its letters as the README tells."""
    said = {
        "S": "stand",
        "H": "hit else stand",
        "D": "double else hit else stand",
        "d": "double else stand",
        "R": "surrender else hit else stand",
        "r": "surrender else stand",
    }

    def decide(layout: Layout, box: Box, hand: Hand) -> str:
        column = shoes.UP_CARDS.index(shoes.VALUES[points(layout.dealer[0]) - 1])
        total, soft = LAWS.total(hand.cards)
        plain = said[table[f"{'S' if soft else 'H'}{total}"][column]]
        if len(hand.cards) == 2 and points(hand.cards[0]) == points(hand.cards[1]):
            letter = table[f"P{shoes.VALUES[points(hand.cards[0]) - 1]}"][column]
            return f"split else {plain}" if letter == "P" else said[letter]
        return plain

    return decide


def by_composition(solver: Solver) -> Decide:
    """Play by the cards of the hand, as the solver does: a split box splits again wherever it may."""
    hands, play, deals = solver.game.hands, solver.play, solver.deals
    places = hands.places
    node_of = {
        (place.pair, place.left, place.marked, tuple(int(count) for count in hands.held[node])): node
        for node, place in ((node, places[at]) for node, at in enumerate(hands.place))
        if place.extra == 0
    }
    said = {STAND: "stand", HIT: "hit", DOUBLE: "double", SURRENDER: "surrender"}
    has_sides, has_marks = any(not place.left for place in places), any(place.marked for place in places)

    def decide(layout: Layout, box: Box, hand: Hand) -> str:
        up = next(
            at
            for at, card in enumerate(solver.game.ups)
            if card.value == points(layout.dealer[0]) - 1
            and (card.share == 1 or card.is_peeked == (layout.dealer[0] == "10"))
        )
        pair = points(hand.cards[0]) - 1 if hand.is_split else -1
        left = not has_sides or not hand.is_split or hand == box.hands[0]
        marked = has_marks and _is_marked(solver.game.rules, hand)
        node = node_of[pair, left, marked, counts_of(hand.cards)]
        plain = said[int(play.action[node, up])]
        if len(hand.cards) == 2 and points(hand.cards[0]) == points(hand.cards[1]):
            value = points(hand.cards[0]) - 1
            splits = hand.is_split or (deals.can_split[value, up] > 0 and play.split[value, up] > play.value[node, up])
            return f"split else {plain}" if splits else plain
        return plain

    return decide


def _is_marked(rules: Rules, hand: Hand) -> bool:
    assert rules.double is not None
    cards = (hand.cards[0],) * 2 if hand.is_split and rules.double.split_by == "pair" else hand.cards[:2]
    counted = sum(points(card) for card in cards)
    if rules.double.soft == "total" and counted <= 11 and any(is_ace(card) for card in cards):
        counted += 10
    return int(rules.double.totals.split("-")[0]) <= counted <= 11


# Each shoe brings what its rules are about and lasts for the longest round that they allow.
GAMES: dict[str, tuple[str, dict[str, Any], dict[str, int]]] = {
    "no peek and four hands": ("european", {}, {"3": 1, "8": 4, "T": 7}),
    "a peek": ("german", {}, {"A": 3, "5": 2, "9": 2, "T": 4}),
    "doubles on 9 to 11 and free aces": ("midnight", {}, {"A": 3, "6": 3, "9": 2, "T": 4}),
    "early surrender": ("estonian", {}, {"8": 4, "T": 7}),
    "aces split again, the second card asked for": (
        "european",
        {"split__hands": 3, "split__aces": "free", "split__aces_again": True, "split__second_card": "asked"},
        {"A": 4, "9": 3, "T": 8},
    ),
    "a natural takes the first stake alone, and 21 ties with it": (
        "estonian",
        {"dealer_natural__takes": "first-stake", "dealer_natural__against_21": "ties"},
        {"A": 2, "8": 4, "T": 7},
    ),
    "busts win with the dealer's": (
        "estonian",
        {"bust": "wins-if-dealer-busts", "split__hands": 2},
        {"A": 1, "6": 4, "T": 6},
    ),
    "doubles at any time, soft ones by the low total": (
        "midnight",
        {"double__when": "any-time", "double__soft": "low", "dealer__soft_17": "hits"},
        {"A": 3, "8": 3, "5": 2, "T": 3},
    ),
    "doubles by the pair, and 21 ties with a natural": (
        "midnight",
        {"double__split_by": "pair", "natural__against_21": "ties"},
        {"5": 5, "A": 2, "T": 5},
    ),
    "a peek under rank 10 alone": (
        "german",
        {"peek": "ace-or-rank-ten", "natural__against_natural": "loses"},
        {"A": 2, "9": 3, "T": 4},
    ),
    "a peek under an ace alone": ("german", {"peek": "ace"}, {"A": 2, "9": 3, "T": 4}),
    "pairs of a rank": ("german", {"split__of": "same-rank", "split__hands": 3}, {"9": 3, "T": 8}),
    "naturals after a split, doubles that score once": (
        "european",
        {"natural__after_split": True, "double__scores": "once", "split__aces_again": True, "split__hands": 3},
        {"A": 4, "9": 3, "T": 7},
    ),
    "a drawn 21 ties with a natural, a split one loses": (
        "european",
        {"dealer_natural__against_21": "drawn-ties", "split__hands": 2},
        {"A": 4, "4": 2, "7": 3, "T": 4},
    ),
    "a natural ties with 21, and the dealer draws for that": (
        "midnight",
        {"dealer__with_naturals": "needed", "natural__against_21": "ties"},
        {"A": 3, "5": 3, "6": 2, "T": 4},
    ),
    "five cards win": ("german", {"five_card_rule": True}, {"3": 5, "7": 3, "T": 4}),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_edges_are_those_of_all_deals_through_the_reference(name: str) -> None:
    ruleset, changes, counts = GAMES[name]
    rules = ruled(ruleset, **changes)
    odds = solve(rules, shoe=counts)
    assert set(odds.table) == set(ROWS)
    ranks = rules.peek == "ace-or-rank-ten" or (rules.split is not None and rules.split.of == "same-rank")
    table = expectation(rules, counts, by_table(odds.table), ranks=ranks)
    assert odds.edge.table == pytest.approx(float(table), abs=1e-12)
    composed = expectation(rules, counts, by_composition(solver_of(rules, shoe=counts)), ranks=ranks)
    assert odds.edge.composition == pytest.approx(float(composed), abs=1e-12)


def test_a_table_that_splits_every_pair_has_the_edge_of_all_deals_where_pairs_are_of_a_rank() -> None:
    rules, counts = ruled("german", split__of="same-rank", split__hands=3), {"8": 2, "T": 12}
    best = solve(rules, shoe=counts).table
    table = {row: "P" * 10 if row.startswith("P") else letters for row, letters in best.items()}
    expected = expectation(rules, counts, by_table(table), ranks=True)
    assert edge_of_table(rules, table, shoe=counts) == pytest.approx(float(expected), abs=1e-12)
