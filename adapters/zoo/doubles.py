"""Liars about doubling."""

from collections.abc import Callable

from stacked_deck.engine.cards import Card, is_ace, is_ten, rank, total
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import Box, Hand, Layout
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Round

from .actions import at_points
from .broken import DOUBLE_AFTER_SPLIT, DOUBLE_MAY, DOUBLE_ONE_CARD, DOUBLE_TWO_CARDS
from .lie import Lie, liar, ruled
from .twist import allows, refuses, then, with_hand


@liar("midnight.double.range")
def doubles_on_8() -> Lie:
    """A hand of two cards that totals 8 may be doubled."""
    return allows("double.totals", where=at_points(8))


@liar("midnight.double.range")
def doubles_on_12() -> Lie:
    """A hand of two cards that totals 12 may be doubled."""
    return allows("double.totals", where=at_points(12))


@liar("midnight.double.range")
def doubles_on_anything() -> Lie:
    """Any two cards may be doubled."""
    return ruled("double.totals", "any")


@liar("midnight.double.range")
def doubles_on_10_and_11() -> Lie:
    """A hand may be doubled on 10 and 11 only."""
    return ruled("double.totals", "10-11")


@liar(*DOUBLE_MAY[1:])
def doubles_on_9_to_11_only() -> Lie:
    """A hand may be doubled on 9, 10 and 11 only, though the rules have any total."""
    return refuses("double", lambda game, box, hand: total(hand.cards).points not in (9, 10, 11))


@liar("midnight.double.range")
def no_double_on_9() -> Lie:
    """A hand that totals 9 may not be doubled."""
    return refuses("double", at_points(9))


@liar(*DOUBLE_MAY)
def no_double_on_10() -> Lie:
    """A hand that totals 10 may not be doubled."""
    return refuses("double", at_points(10))


@liar(*DOUBLE_MAY)
def no_double_on_11() -> Lie:
    """A hand that totals 11 may not be doubled."""
    return refuses("double", at_points(11))


@liar(*DOUBLE_MAY)
def no_double_of_a_pair() -> Lie:
    """Two cards of one rank may not be doubled."""
    return refuses("double", lambda game, box, hand: rank(hand.cards[0]) == rank(hand.cards[1]))


@liar(*DOUBLE_MAY)
def no_double_against_an_ace() -> Lie:
    """No hand may be doubled against an ace."""
    return _no_double_against(is_ace)


@liar(*DOUBLE_MAY)
def no_double_against_a_ten() -> Lie:
    """No hand may be doubled against a ten."""
    return _no_double_against(is_ten)


def _no_double_against(is_up: Callable[[Card], bool]) -> Lie:
    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        if command.do == "double" and is_up(state.layout.dealer[0]):
            return Refusal("double", "not against that")
        return refusal(game, state, command)

    return Lie({"refusal": law})


@liar(*DOUBLE_MAY[1:])
def no_double_of_soft_hands() -> Lie:
    """No soft total may be doubled."""
    return refuses("double", lambda game, box, hand: total(hand.cards).soft)


@liar("midnight.double-soft")
def doubles_by_the_low_total() -> Lie:
    """A soft hand is doubled by its total with the ace as 1."""
    return ruled("double.soft", "low")


@liar("midnight.double-split-hand")
def doubles_by_the_pair() -> Lie:
    """A split hand is doubled by the total of the pair that it was."""
    return ruled("double.split_by", "pair")


@liar(*DOUBLE_TWO_CARDS)
def doubles_three_cards() -> Lie:
    """A hand may be doubled after it has drawn."""
    return ruled("double.when", "any-time")


@liar(*DOUBLE_TWO_CARDS)
def doubles_three_cards_by_their_total() -> Lie:
    """A hand that has drawn may be doubled while it totals 9 to 11."""
    return allows("double.when", where=lambda game, box, hand: 9 <= total(hand.cards).points <= 11)


@liar(
    "midnight.double.range", "european.double.first-two", "german.double.before-first-card", "estonian.double.any-two"
)
def doubles_nothing() -> Lie:
    """No hand may be doubled."""
    return ruled("double", None)


@liar(*DOUBLE_AFTER_SPLIT)
def no_double_after_split() -> Lie:
    """A split hand may not be doubled."""
    return ruled("double.after_split", False)


@liar(*DOUBLE_AFTER_SPLIT)
def first_hand_not_doubled() -> Lie:
    """The first hand of a split may not be doubled."""
    return refuses("double", lambda game, box, hand: hand.path.endswith(".1"))


@liar(*DOUBLE_AFTER_SPLIT)
def second_hand_not_doubled() -> Lie:
    """The second hand of a split may not be doubled."""
    return refuses("double", lambda game, box, hand: hand.path.endswith(".2"))


@liar(*DOUBLE_MAY)
def later_boxes_not_doubled() -> Lie:
    """No box but the first may double."""
    return refuses("double", lambda game, box, hand: box.number > 1)


@liar("estonian.double.not-split-aces", "european.split.aces-one-card", "german.split.aces-one-card")
def doubles_split_aces() -> Lie:
    """A split ace may be doubled once it has its card."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for path in (f"{hand.path}.1", f"{hand.path}.2"):
            layout = with_hand(layout, box, path, status="open")
        return layout

    lie = then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]) and game.rules.split is not None)
    return Lie({**lie.laws, **allows("double.split_aces").laws}, rule=ruled("double.split_aces", True).rule)


@liar("estonian.double.any-two")
def doubles_a_natural() -> Lie:
    """A blackjack may be doubled."""
    return allows("natural.played")


@liar(*DOUBLE_ONE_CARD)
def double_plays_on() -> Lie:
    """A doubled hand may go on drawing."""
    return then("double", lambda game, layout, box, hand, command: _reopened(layout, box, hand))


@liar(*DOUBLE_ONE_CARD)
def split_double_plays_on() -> Lie:
    """A doubled split hand may go on drawing."""
    return then(
        "double",
        lambda game, layout, box, hand, command: _reopened(layout, box, hand),
        where=lambda game, box, hand: hand.is_split,
    )


def _reopened(layout: Layout, box: Box, hand: Hand) -> Layout:
    drawn = next(one for _, one in layout.each() if _.number == box.number and one.path == hand.path)
    return with_hand(layout, box, hand.path, status="open") if drawn.status == "doubled" else layout


@liar(*DOUBLE_ONE_CARD)
def double_brings_no_card() -> Lie:
    """A doubled hand receives no card."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        return with_hand(layout._replace(dealt=layout.dealt - 1), box, hand.path, cards=hand.cards, status="doubled")

    return then("double", change)


@liar(*DOUBLE_ONE_CARD)
def double_ends_the_box() -> Lie:
    """A doubled split hand ends the turn of the other one too."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for other, one in tuple(layout.each()):
            if other.number == box.number and one.status == "open":
                layout = with_hand(layout, box, one.path, status="stood")
        return layout

    return then("double", change)
