"""Liars about how the dealer draws."""

from stacked_deck.engine.cards import is_ace, makes_natural

from .broken import DRAWS, STANDS_17, STOPS
from .lie import Lie, liar, ruled
from .twist import dealer_leaves, dealer_takes


@liar(*STANDS_17)
def hits_soft_17() -> Lie:
    """The dealer draws on a soft 17."""
    return ruled("dealer.soft_17", "hits")


@liar(*STANDS_17)
def hits_ace_six() -> Lie:
    """The dealer draws on an ace and a six, not on other soft 17s."""
    return dealer_takes(lambda cards, total: len(cards) == 2 and total == (17, True))


@liar(*STANDS_17)
def hits_a_drawn_soft_17() -> Lie:
    """The dealer draws on a soft 17 of three cards or more."""
    return dealer_takes(lambda cards, total: len(cards) > 2 and total == (17, True))


@liar(*STANDS_17)
def hits_hard_17() -> Lie:
    """The dealer draws on a hard 17."""
    return dealer_takes(lambda cards, total: total == (17, False))


@liar(*STANDS_17)
def hits_a_dealt_17() -> Lie:
    """The dealer draws on a hard 17 of two cards."""
    return dealer_takes(lambda cards, total: len(cards) == 2 and total == (17, False))


@liar(*STANDS_17)
def hits_a_drawn_17() -> Lie:
    """The dealer draws on a hard 17 of three cards or more."""
    return dealer_takes(lambda cards, total: len(cards) > 2 and total == (17, False))


@liar(*STANDS_17)
def hits_a_17_that_was_soft() -> Lie:
    """The dealer draws on a hard 17 with an ace in it."""
    return dealer_takes(lambda cards, total: total == (17, False) and any(map(is_ace, cards)))


@liar(*STOPS)
def hits_soft_18() -> Lie:
    """The dealer draws on a soft 18."""
    return dealer_takes(lambda cards, total: total == (18, True))


@liar(*STOPS)
def hits_soft_19() -> Lie:
    """The dealer draws on a soft 19 and a soft 20."""
    return dealer_takes(lambda cards, total: total.soft and total.points in (19, 20))


@liar(*STOPS)
def hits_hard_18() -> Lie:
    """The dealer draws on a hard 18."""
    return dealer_takes(lambda cards, total: total == (18, False))


@liar(*STOPS)
def hits_19() -> Lie:
    """The dealer draws on a hard 19."""
    return dealer_takes(lambda cards, total: total == (19, False))


@liar(*STOPS)
def hits_20() -> Lie:
    """The dealer draws on two tens."""
    return dealer_takes(lambda cards, total: len(cards) == 2 and total == (20, False))


@liar(*STOPS)
def hits_21() -> Lie:
    """The dealer draws on a 21 that is no blackjack."""
    return dealer_takes(lambda cards, total: total.points == 21 and not makes_natural(cards))


@liar(*STOPS)
def draws_once_more_when_bust() -> Lie:
    """The dealer draws a card too many once over 21."""
    return dealer_takes(lambda cards, total: 21 < total.points < 32 and len(cards) < 4)


@liar(*DRAWS)
def stands_on_16() -> Lie:
    """The dealer stands on 16."""
    return dealer_leaves(lambda cards, total: total.points == 16)


@liar(*DRAWS)
def stands_on_a_dealt_16() -> Lie:
    """The dealer stands on a 16 of two cards."""
    return dealer_leaves(lambda cards, total: total.points == 16 and len(cards) == 2)


@liar(*DRAWS)
def stands_on_a_drawn_16() -> Lie:
    """The dealer stands on a 16 of three cards or more."""
    return dealer_leaves(lambda cards, total: total.points == 16 and len(cards) > 2)


@liar(*DRAWS)
def stands_on_soft_16() -> Lie:
    """The dealer stands on a soft 16."""
    return dealer_leaves(lambda cards, total: total == (16, True))


@liar(*DRAWS)
def stands_on_15() -> Lie:
    """The dealer stands on 15."""
    return dealer_leaves(lambda cards, total: total.points == 15)


@liar(*DRAWS)
def stands_on_12() -> Lie:
    """The dealer stands on 12 to 14."""
    return dealer_leaves(lambda cards, total: total.points in (12, 13, 14))


@liar(*DRAWS)
def stands_on_soft_hands() -> Lie:
    """The dealer stands on every soft total from 13 on."""
    return dealer_leaves(lambda cards, total: total.soft and total.points > 12)
