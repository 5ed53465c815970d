"""Liars about what a hand may do, and what a command does."""

from collections.abc import Callable

from stacked_deck.engine.cards import total
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import Box, Hand, Layout, find
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Round
from stacked_deck.engine.round import play

from .lie import Lie, liar, ruled

Test = Callable[[Game, Box, Hand], bool]


def allows(*rules: str, where: Test = lambda game, box, hand: True) -> Lie:
    """Lie by taking what a named rule refuses, on hands that pass a test."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        place = find(state.layout, command.box, command.hand or "1")
        return None if found is not None and found.rule in rules and place and where(game, *place) else found

    return Lie({"refusal": law})


def refuses(do: str, where: Test) -> Lie:
    """Lie by refusing what is allowed, on hands that pass a test."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        place = find(state.layout, command.box, command.hand or "1")
        if command.do == do and place and where(game, *place):
            return Refusal(do, "not here")
        return refusal(game, state, command)

    return Lie({"refusal": law})


@liar("midnight.double.range")
def doubles_on_8() -> Lie:
    """A hand of two cards that totals 8 may be doubled."""
    return allows("double.totals", where=lambda game, box, hand: total(hand.cards).points == 8)


@liar("midnight.double.range")
def doubles_on_12() -> Lie:
    """A hand of two cards that totals 12 may be doubled."""
    return allows("double.totals", where=lambda game, box, hand: total(hand.cards).points == 12)


@liar("midnight.double.range")
def doubles_on_anything() -> Lie:
    """Any two cards may be doubled."""
    return ruled("double.totals", "any")


@liar("midnight.double.range")
def no_double_on_9() -> Lie:
    """A hand that totals 9 may not be doubled."""
    return refuses("double", lambda game, box, hand: total(hand.cards).points == 9)


@liar("midnight.double.after-split")
def no_double_after_split() -> Lie:
    """A split hand may not be doubled."""
    return ruled("double.after_split", False)


@liar("midnight.double.after-split")
def second_hand_not_doubled() -> Lie:
    """The second hand of a split may not be doubled."""
    return refuses("double", lambda game, box, hand: hand.path.endswith(".2"))


@liar("european.double.first-two", "german.double.before-first-card")
def doubles_three_cards() -> Lie:
    """A hand may be doubled after it has drawn."""
    return ruled("double.when", "any-time")


@liar("midnight.play.hit-below-21")
def hits_on_21() -> Lie:
    """A card may be taken on 21."""
    return ruled("hit_at_21", "always")


@liar("european.play.hit", "german.play.hit")
def no_hit_on_21() -> Lie:
    """No card may be taken on 21."""
    return ruled("hit_at_21", "never")


@liar("midnight.play.hit")
def no_hit_on_20() -> Lie:
    """No card may be taken on 20."""
    return refuses("hit", lambda game, box, hand: total(hand.cards).points == 20)


@liar("midnight.double.one-card", "european.double.one-card", "german.double.one-card", "estonian.double.one-card")
def double_plays_on() -> Lie:
    """A doubled hand may go on drawing."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        layout = play(game, layout, box, hand, command, log, followers)
        found = find(layout, box.number, hand.path)
        if command.do != "double" or found is None or found[1].status != "doubled":
            return layout
        return layout.with_hands(box.number, hand.path, (found[1]._replace(status="open"),))

    return Lie({"play": law})


@liar("midnight.insurance.when", "german.insurance.when", "estonian.insurance.when")
def no_insurance() -> Lie:
    """Insurance is not offered."""
    return ruled("insurance", None)


@liar("european.off.insurance")
def insurance_where_there_is_none() -> Lie:
    """Insurance is taken where the rules have none, and nothing comes of it."""
    return allows("insurance")


@liar("european.off.surrender", "midnight.surrender.none")
def surrenders_where_there_is_none() -> Lie:
    """Any two cards may be surrendered, whatever the rules say."""
    return allows("surrender", where=lambda game, box, hand: len(hand.cards) == 2 and hand.status == "open")


@liar("estonian.surrender.not-too-late")
def surrender_after_a_later_box_drew() -> Lie:
    """A hand may be surrendered after a later box has drawn."""
    return allows("surrender.until")


@liar("estonian.surrender.not-against-ace")
def surrender_against_an_ace() -> Lie:
    """A hand may be surrendered against an ace."""
    return allows("surrender.barred", where=lambda game, box, hand: total(hand.cards).points != 21)


@liar("estonian.surrender.not-natural")
def surrender_of_a_natural() -> Lie:
    """A blackjack may be surrendered."""
    return allows("surrender.barred", where=lambda game, box, hand: total(hand.cards).points == 21)


@liar("estonian.surrender.not-split-aces")
def surrender_of_split_aces() -> Lie:
    """A split ace may be surrendered."""
    return allows("surrender", "surrender.split_aces", where=lambda game, box, hand: hand.is_split_ace)


@liar("midnight.play.each-hand", "german.play.in-order", "european.play.in-order")
def plays_out_of_turn() -> Lie:
    """A hand may be played before its turn."""
    return allows("turn", where=lambda game, box, hand: hand.status == "open")


@liar("estonian.bet.behind-decides")
def anyone_plays_a_box() -> Lie:
    """A box is played by whoever asks."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        return refusal(game, state, command._replace(by=None) if command.do != "insure" else command)

    return Lie({"refusal": law})


@liar("european.off.five-card")
def five_cards_win() -> Lie:
    """Five cards of 21 or less win at once."""
    return ruled("five_card_rule", True)
