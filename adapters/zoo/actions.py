"""Liars about whether a hand may hit or stand, about turns, and about what a card does."""

from stacked_deck.engine.cards import total
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import Box, Hand, Layout, find, is_natural
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.phases import Round
from stacked_deck.engine.round import play

from .broken import BUST, CARDS, HIT, STAND, TURNS
from .lie import Lie, liar, ruled
from .twist import Test, allows, instead, next_card, refuses, then, with_hand


def at_points(*wanted: int) -> Test:
    """Make a test for hands of some totals, in points."""
    return lambda game, box, hand: total(hand.cards).points in wanted


@liar("midnight.play.hit-below-21")
def hits_on_21() -> Lie:
    """A card may be taken on 21."""
    return ruled("hit_at_21", "always")


@liar("midnight.play.hit-below-21")
def hits_on_soft_21() -> Lie:
    """A card may be taken on a soft 21 of three cards or more."""
    return allows("hit_at_21", where=lambda game, box, hand: total(hand.cards).soft and len(hand.cards) > 2)


@liar("midnight.dealt-21")
def hits_on_a_split_21() -> Lie:
    """A card may be taken on the 21 of a split hand's first two cards."""
    return ruled("hit_at_21", "dealt")


@liar("european.play.hit", "german.play.hit", "estonian.hit-at-21")
def no_hit_on_21() -> Lie:
    """No card may be taken on 21."""
    return ruled("hit_at_21", "never")


@liar("european.play.hit", "german.play.hit", "estonian.hit-at-21")
def no_hit_on_a_drawn_21() -> Lie:
    """No card may be taken on a 21 of three cards or more."""
    return ruled("hit_at_21", "dealt")


@liar("european.play.hit", "german.play.hit", "estonian.hit-at-21")
def closes_at_21() -> Lie:
    """A hit that makes 21 ends the hand, although the rules let it go on."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        drawn = find(layout, box.number, hand.path)
        closes = drawn and game.rules.hit_at_21 != "never" and game.laws.total(drawn[1].cards).points == 21
        return with_hand(layout, box, hand.path, status="stood") if closes else layout

    return then("hit", change)


@liar(*HIT)
def no_hit_on_20() -> Lie:
    """No card may be taken on 20."""
    return refuses("hit", at_points(20))


@liar(*HIT)
def no_hit_on_17() -> Lie:
    """No card may be taken on 17 to 19."""
    return refuses("hit", at_points(17, 18, 19))


@liar(*HIT)
def no_hit_on_soft_hands() -> Lie:
    """No card may be taken on a soft total."""
    return refuses("hit", lambda game, box, hand: total(hand.cards).soft)


@liar(*HIT)
def one_hit_only() -> Lie:
    """A hand may take one card and no other."""
    return refuses("hit", lambda game, box, hand: len(hand.cards) > 2)


@liar(*HIT)
def two_hits_only() -> Lie:
    """A hand may take two cards and no other."""
    return refuses("hit", lambda game, box, hand: len(hand.cards) > 3)


@liar(*HIT)
def three_hits_only() -> Lie:
    """A hand may take three cards and no other."""
    return refuses("hit", lambda game, box, hand: len(hand.cards) > 4)


@liar(*HIT)
def a_hit_passes_the_turn() -> Lie:
    """A hit ends the hand, whatever it brings."""
    return then("hit", lambda game, layout, box, hand, command: _done(layout, box, hand))


@liar(*HIT)
def a_hit_passes_the_turn_of_several() -> Lie:
    """At a table of several boxes a hit ends the hand."""
    return then(
        "hit",
        lambda game, layout, box, hand, command: _done(layout, box, hand) if len(layout.boxes) > 1 else layout,
    )


def _done(layout: Layout, box: Box, hand: Hand) -> Layout:
    drawn = next(one for _, one in layout.each() if _.number == box.number and one.path == hand.path)
    return with_hand(layout, box, hand.path, status="stood") if drawn.status == "open" else layout


@liar(*HIT)
def a_hit_brings_two_cards() -> Lie:
    """A hit below 12 brings two cards."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        if command.do == "hit" and game.laws.total(hand.cards).points < 12:
            layout, card = next_card(layout)
            hand = hand._replace(cards=(*hand.cards, card))
        return play(game, layout, box, hand, command, log, followers)

    return Lie({"play": law})


@liar(*HIT)
def third_hit_goes_to_the_dealer() -> Lie:
    """The third card that a hand takes goes to the dealer."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        if command.do != "hit" or len(hand.cards) != 4:
            return play(game, layout, box, hand, command, log, followers)
        layout, card = next_card(layout)
        return layout._replace(dealer=(*layout.dealer, card))

    return Lie({"play": law})


@liar(*HIT)
def a_hit_goes_to_the_next_hand() -> Lie:
    """A card that a hand takes goes to the next open hand, if there is one."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        others = [
            (b, h) for b, h in layout.each() if h.status == "open" and (b.number, h.path) != (box.number, hand.path)
        ]
        if command.do == "hit" and others:
            box, hand = others[0]
        return play(game, layout, box, hand, command, log, followers)

    return Lie({"play": law})


@liar(*CARDS)
def a_hit_skips_a_card() -> Lie:
    """A hit on 12 or more burns a card first."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        if command.do == "hit" and game.laws.total(hand.cards).points > 11:
            layout, _ = next_card(layout)
        return play(game, layout, box, hand, command, log, followers)

    return Lie({"play": law})


@liar(*STAND)
def a_stand_brings_a_card() -> Lie:
    """A hand below 12 that stands gets a card all the same."""
    return instead("stand", "hit", where=lambda game, box, hand: game.laws.total(hand.cards).points < 12)


@liar(*STAND)
def no_stand_below_12() -> Lie:
    """A hand below 12 may not stand."""
    return refuses("stand", lambda game, box, hand: total(hand.cards).points < 12)


@liar(*STAND)
def no_stand_below_17() -> Lie:
    """A hand of 12 to 16 may not stand."""
    return refuses("stand", at_points(12, 13, 14, 15, 16))


@liar(*STAND)
def stands_for_all_hands() -> Lie:
    """A hand that stands ends the turns of all other boxes too."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for other, one in tuple(layout.each()):
            if one.status == "open" and other.number != box.number:
                layout = with_hand(layout, other, one.path, status="stood")
        return layout

    return then("stand", change)


@liar(*BUST)
def bust_hands_play_on() -> Lie:
    """A hand over 21 may go on drawing."""
    return then("hit", lambda game, layout, box, hand, command: _reopened(layout, box, hand))


def _reopened(layout: Layout, box: Box, hand: Hand) -> Layout:
    drawn = next(one for _, one in layout.each() if _.number == box.number and one.path == hand.path)
    if drawn.status != "bust" or len(drawn.cards) > 6:
        return layout
    return with_hand(layout, box, hand.path, status="open", outcome=None, nets=())


@liar(*BUST[:1], "european.play.bust")
def bust_waits_for_the_dealer() -> Lie:
    """A hand over 21 is settled, as lost, only after the dealer."""
    return then("hit", lambda game, layout, box, hand, command: _unsettled(layout, box, hand))


def _unsettled(layout: Layout, box: Box, hand: Hand) -> Layout:
    drawn = next(one for _, one in layout.each() if _.number == box.number and one.path == hand.path)
    return with_hand(layout, box, hand.path, outcome=None, nets=()) if drawn.status == "bust" else layout


@liar("midnight.play.each-hand", "german.play.in-order", "european.play.in-order", "estonian.play.cards-wanted")
def plays_out_of_turn() -> Lie:
    """A hand may be played before its turn."""
    return allows("turn", where=lambda game, box, hand: hand.status == "open")


@liar(*STAND)
def stood_hands_play_on() -> Lie:
    """A hand that has stood may be played on while the round is."""
    return allows("turn", where=lambda game, box, hand: hand.status == "stood")


@liar(*TURNS)
def boxes_take_turns_from_the_right() -> Lie:
    """The last box plays first."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        opened = [box.number for box, hand in state.layout.each() if hand.status == "open"]
        if len(state.layout.boxes) > 1 and opened and command.do in ("hit", "stand"):
            if command.box != opened[-1]:
                return Refusal("turn", "another box is first")
            return None if found is not None and found.rule == "turn" else found
        return found

    return Lie({"refusal": law})


@liar("estonian.bet.behind-decides")
def anyone_plays_a_box() -> Lie:
    """A box is played by whoever asks."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        return refusal(game, state, command._replace(by=None) if command.do != "insure" else command)

    return Lie({"refusal": law})


@liar("european.off.five-card", "midnight.settle.compare", "german.settle.higher", "estonian.pays.win")
def five_cards_win() -> Lie:
    """Five cards of 21 or less win at once."""
    return ruled("five_card_rule", True)


@liar("european.natural-played", "german.natural-played", "estonian.natural-played")
def naturals_play_on() -> Lie:
    """A blackjack may be hit or doubled."""
    return ruled("natural.played", "open")


@liar("european.natural-played", "german.natural-played", "estonian.natural-played")
def naturals_are_hit() -> Lie:
    """A blackjack may be hit, not doubled."""
    return ruled("natural.played", "hit-only")


@liar("midnight.play.hit-below-21")
def midnight_naturals_are_hit() -> Lie:
    """A blackjack may be hit where no other 21 may."""
    return allows("natural.played", where=lambda game, box, hand: is_natural(game.rules, hand))
