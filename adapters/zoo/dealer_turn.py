"""Liars about how far the dealer goes, and when."""

from stacked_deck.engine.cards import is_ace, is_ten
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.layout import Box, Hand, Layout, is_natural

from .broken import DRAWS, GOES_ON, PLAYS_LAST, STANDS_17
from .lie import Lie, liar, ruled
from .twist import dealer_leaves, dealer_rests, then


@liar(*GOES_ON)
def draws_one_card_only() -> Lie:
    """The dealer never has more than three cards."""
    return dealer_leaves(lambda cards, total: len(cards) > 2)


@liar(*GOES_ON)
def draws_two_cards_only() -> Lie:
    """The dealer never has more than four cards."""
    return dealer_leaves(lambda cards, total: len(cards) > 3)


@liar(*DRAWS)
def draws_nothing() -> Lie:
    """The dealer never has more than two cards."""
    return dealer_leaves(lambda cards, total: True)


def _held(game: Game, layout: Layout) -> list[int]:
    return [game.laws.total(hand.cards).points for _, hand in layout.each() if hand.outcome is None]


@liar(*GOES_ON)
def stops_once_ahead() -> Lie:
    """The dealer stops as soon as the total beats every hand that is left."""

    def where(game: Game, layout: Layout) -> bool:
        points = game.laws.total(layout.dealer).points
        return all(points > held for held in _held(game, layout))

    return dealer_rests(where)


@liar(*GOES_ON)
def stops_once_ahead_of_one() -> Lie:
    """The dealer stops as soon as the total beats one hand that is left."""

    def where(game: Game, layout: Layout) -> bool:
        points = game.laws.total(layout.dealer).points
        return any(points > held for held in _held(game, layout))

    return dealer_rests(where)


@liar(*GOES_ON)
def stops_once_level() -> Lie:
    """The dealer stops as soon as the total is that of a hand that is left."""

    def where(game: Game, layout: Layout) -> bool:
        points = game.laws.total(layout.dealer).points
        return points in _held(game, layout)

    return dealer_rests(where)


@liar(*DRAWS)
def rests_against_21() -> Lie:
    """The dealer draws nothing against a 21."""

    def where(game: Game, layout: Layout) -> bool:
        return 21 in _held(game, layout)

    return dealer_rests(where)


@liar(*DRAWS)
def draws_for_dealt_hands_only() -> Lie:
    """The dealer draws only where a hand of two dealt cards is left."""

    def where(game: Game, layout: Layout) -> bool:
        left = [hand for _, hand in layout.each() if hand.outcome is None]
        return all(len(h.cards) > 2 or h.is_split for h in left)

    return dealer_rests(where)


@liar(*PLAYS_LAST)
def plays_for_the_first_box_only() -> Lie:
    """The dealer plays only if a hand of the first box is left."""

    def where(game: Game, layout: Layout) -> bool:
        first = layout.boxes[0]
        return all(hand.outcome for hand in first.hands)

    return dealer_rests(where)


@liar(*STANDS_17)
def chases_the_player() -> Lie:
    """The dealer draws up to 20 while behind a hand that is left."""

    def law(game: Game, layout: Layout) -> bool:
        points = game.laws.total(layout.dealer).points
        return points < 17 or points < min(20, max(_held(game, layout), default=0))

    return Lie({"dealer_draws": law})


@liar("midnight.dealer.plays")
def dealer_draws_for_nobody() -> Lie:
    """The dealer draws to 17 although every hand has bust."""
    return ruled("dealer.with_no_hand", "draws")


@liar("midnight.dealer.plays")
def dealer_takes_a_card_for_nobody() -> Lie:
    """The dealer takes a second card although every hand has bust."""
    return ruled("dealer.with_no_hand", "second-card")


@liar("european.dealer-draws-when-decided", "german.dealer-draws-when-decided", "estonian.dealer-draws-when-decided")
def dealer_rests_when_all_are_bust() -> Lie:
    """The dealer shows and draws nothing once every hand has bust."""
    return ruled("dealer.with_no_hand", "nothing")


@liar("european.dealer-draws-when-decided", "german.dealer-draws-when-decided")
def dealer_only_shows_when_all_are_bust() -> Lie:
    """The dealer turns the hole card and draws nothing once every hand has bust."""
    return ruled("dealer.with_no_hand", "second-card")


@liar(
    *("midnight.only-naturals-left", "european.dealer-draws-when-decided", "german.dealer-draws-when-decided"),
    "estonian.dealer-draws-when-decided",
)
def dealer_rests_against_naturals() -> Lie:
    """The dealer draws no third card when only blackjacks are left."""
    return ruled("dealer.with_naturals", "second-card")


@liar("midnight.only-naturals-left", "estonian.dealer-draws-when-decided")
def dealer_takes_nothing_against_naturals() -> Lie:
    """The dealer takes no second card when only blackjacks are left, and none can tie."""
    return ruled("dealer.with_naturals", "needed")


@liar(*PLAYS_LAST)
def dealer_plays_after_each_box() -> Lie:
    """The dealer takes a card whenever a box has stood, whoever plays next."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        if layout.turn() is None or layout.hole is not None:
            return layout._replace(hole=None, dealer=(*layout.dealer, layout.hole)) if layout.hole else layout
        return layout._replace(dealer=(*layout.dealer, layout.shoe[layout.dealt]), dealt=layout.dealt + 1)

    return then("stand", change, where=lambda game, box, hand: hand.outcome is None)


@liar(*PLAYS_LAST)
def natural_starts_the_dealer() -> Lie:
    """A blackjack that stands ends the turns of all hands."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for other, one in tuple(layout.each()):
            if one.status == "open":
                layout = layout.with_hands(other.number, one.path, (one._replace(status="stood"),))
        return layout

    return then("stand", change, where=lambda game, box, hand: is_natural(game.rules, hand))


@liar("midnight.dealer.no-hole-card", "estonian.deal.first-cards")
def deals_a_hole_card() -> Lie:
    """The dealer takes a second card, face down, at the deal."""
    return ruled("hole_card", "dealt")


@liar(*DRAWS)
def draws_with_a_low_card_only() -> Lie:
    """The dealer with a ten or an ace up takes no third card."""
    return dealer_leaves(lambda cards, total: is_ten(cards[0]) or is_ace(cards[0]))
