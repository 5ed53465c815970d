"""Liars about splitting."""

from dataclasses import replace

from stacked_deck.engine.cards import is_ace, is_ten, points, rank
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import Box, Hand, Layout, find
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Round
from stacked_deck.engine.rules import Rules

from .broken import FOUR_HANDS, SPLIT_ACES, SPLIT_SAME, TURNS, TWO_HANDS
from .lie import Lie, liar, ruled
from .twist import allows, instead, refuses, then, with_hand


@liar(*SPLIT_SAME)
def splits_by_rank() -> Lie:
    """Two ten-value cards may be split only where their ranks are the same."""
    return ruled("split.of", "same-rank")


@liar(*SPLIT_SAME)
def splits_pictures_with_pictures_only() -> Lie:
    """A ten and a picture may not be split."""
    return refuses("split", lambda game, box, hand: "10" in _ranks(hand) and len(set(_ranks(hand))) > 1)


@liar(*SPLIT_SAME)
def splits_different_pictures_never() -> Lie:
    """Two different pictures may not be split."""
    return refuses("split", lambda game, box, hand: "10" not in _ranks(hand) and len(set(_ranks(hand))) > 1)


def _ranks(hand: Hand) -> list[str]:
    return [rank(card) for card in hand.cards]


@liar(*SPLIT_SAME)
def splits_no_tens() -> Lie:
    """Two ten-value cards may not be split."""
    return refuses("split", lambda game, box, hand: is_ten(hand.cards[0]))


@liar(*SPLIT_SAME)
def splits_no_aces() -> Lie:
    """Two aces may not be split."""
    return refuses("split", lambda game, box, hand: is_ace(hand.cards[0]))


@liar(*SPLIT_SAME)
def splits_no_low_pairs() -> Lie:
    """A pair below 6 may not be split."""
    return refuses("split", lambda game, box, hand: 1 < points(hand.cards[0]) < 6)


@liar(*SPLIT_SAME)
def splits_any_two_cards() -> Lie:
    """Two cards a point apart may be split."""

    def near(game: Game, box: Box, hand: Hand) -> bool:
        return len(hand.cards) == 2 and abs(points(hand.cards[0]) - points(hand.cards[1])) == 1

    return allows("split.of", where=near)


@liar(*SPLIT_SAME)
def splits_an_ace_from_a_ten() -> Lie:
    """An ace and a ten-value card may be split."""
    return allows("split.of", where=lambda game, box, hand: sorted(map(points, hand.cards)) == [1, 10])


@liar(*SPLIT_SAME)
def splits_three_cards() -> Lie:
    """A pair may be split after it has drawn."""
    return allows(
        "split.of", where=lambda game, box, hand: len(hand.cards) > 2 and points(hand.cards[0]) == points(hand.cards[1])
    )


@liar(*SPLIT_SAME)
def splits_a_pair_that_was_drawn() -> Lie:
    """A hand of three cards may be split by its last two."""
    return allows(
        "split.of",
        where=lambda game, box, hand: len(hand.cards) > 2 and points(hand.cards[-1]) == points(hand.cards[-2]),
    )


@liar(*SPLIT_SAME)
def later_boxes_not_split() -> Lie:
    """No box but the first may split."""
    return refuses("split", lambda game, box, hand: box.number > 1)


@liar(*SPLIT_SAME)
def splits_nothing() -> Lie:
    """No hand may be split."""
    return ruled("split", None)


@liar(*SPLIT_SAME, "german.split.two-hands")
def split_doubles() -> Lie:
    """A split doubles the hand."""
    return instead("split", "double")


@liar(*TWO_HANDS)
def splits_again() -> Lie:
    """A split hand may be split again."""
    return ruled("split.hands", 4)


@liar(*TWO_HANDS)
def second_hands_split_again() -> Lie:
    """The second hand of a split may be split again."""
    return allows("split.hands", where=lambda game, box, hand: hand.path.endswith(".2"))


@liar(*TWO_HANDS)
def split_tens_split_again() -> Lie:
    """Split tens may be split again."""
    return allows("split.hands", where=lambda game, box, hand: is_ten(hand.cards[0]))


@liar(*TWO_HANDS)
def split_aces_split_again() -> Lie:
    """A split ace that gets an ace may be split again where no other hand may."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for path in (f"{hand.path}.1", f"{hand.path}.2"):
            found = find(layout, box.number, path)
            if found and all(map(is_ace, found[1].cards)):
                layout = with_hand(layout, box, path, status="open")
        return layout

    lie = then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]) and len(box.hands) == 1)
    more = allows("split.hands", "split.aces_again", where=lambda game, box, hand: is_ace(hand.cards[0]))
    return Lie({**lie.laws, **more.laws})


@liar(*FOUR_HANDS)
def a_fifth_hand() -> Lie:
    """A fifth hand is made."""
    return ruled("split.hands", 5)


@liar(*FOUR_HANDS)
def three_hands_only() -> Lie:
    """Splitting stops at three hands."""
    return refuses("split", lambda game, box, hand: len(box.hands) == 3)


@liar(*FOUR_HANDS)
def two_hands_only() -> Lie:
    """A split hand may not be split again."""
    return ruled("split.hands", 2)


@liar(*FOUR_HANDS)
def second_hands_not_split_again() -> Lie:
    """The second hand of a split may not be split again."""
    return refuses("split", lambda game, box, hand: hand.path.endswith(".2"))


@liar(*FOUR_HANDS)
def first_hands_not_split_again() -> Lie:
    """The first hand of a split may not be split again."""
    return refuses("split", lambda game, box, hand: hand.path.endswith(".1"))


@liar("european.split.four-hands", "estonian.split.three-times")
def hands_are_counted_over_all_boxes() -> Lie:
    """Four hands are the most of a whole table, not of a box."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        hands = sum(len(box.hands) for box in state.layout.boxes)
        found = refusal(game, state, command)
        return Refusal("split.hands", "four hands are enough") if command.do == "split" and hands > 3 else found

    return Lie({"refusal": law})


@liar("european.split.aces-once", "estonian.split.aces-once")
def splits_aces_again() -> Lie:
    """A split ace that gets an ace may be split again."""
    return ruled("split.aces_again", True)


@liar(*SPLIT_ACES, "midnight.split-aces")
def split_aces_otherwise() -> Lie:
    """Split aces draw as they like where they get one card, and get one where they draw as they like."""

    def rule(rules: Rules) -> Rules:
        split = rules.split
        if split is None:
            return rules
        return replace(rules, split=replace(split, aces="free" if split.aces == "one-card" else "one-card"))

    return Lie(rule=rule)


@liar(*SPLIT_ACES)
def split_aces_draw_on() -> Lie:
    """Split aces draw as many cards as they like."""
    return ruled("split.aces", "free")


def _second_reopened(which: str) -> Lie:
    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        return with_hand(layout, box, f"{hand.path}.{which}", status="open")

    lie = then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]))
    return Lie({**lie.laws, **allows("split.aces").laws})


@liar(*SPLIT_ACES)
def first_split_ace_draws_on() -> Lie:
    """The first of two split aces draws as many cards as it likes."""
    return _second_reopened("1")


@liar(*SPLIT_ACES)
def second_split_ace_draws_on() -> Lie:
    """The second of two split aces draws as many cards as it likes."""
    return _second_reopened("2")


@liar(*SPLIT_ACES)
def split_aces_stay_in_turn() -> Lie:
    """Split aces may take no card, but have to stand."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for path in (f"{hand.path}.1", f"{hand.path}.2"):
            layout = with_hand(layout, box, path, status="open")
        return layout

    return then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]))


@liar(*TURNS)
def split_aces_end_all_turns() -> Lie:
    """Once aces are split the dealer plays, whoever is still to come."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for other, one in tuple(layout.each()):
            if one.status == "open":
                layout = with_hand(layout, other, one.path, status="stood")
        return layout

    return then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]))
