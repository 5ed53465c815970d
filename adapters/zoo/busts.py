"""Liars about hands over 21, the dealer's and the players'."""

from stacked_deck.engine.money import Ratio

from .broken import BUST, DEALER_BUST
from .ledger import reports
from .lie import Lie, liar, ruled
from .money import is_plain_win
from .twist import settles


@liar(*DEALER_BUST)
def dealer_bust_pushes() -> Lie:
    """When the dealer is bust every stake comes back."""
    return settles(lambda trial: trial.dealer_points > 21 and trial.outcome == "win", "push")


@liar(*DEALER_BUST)
def dealer_bust_wins() -> Lie:
    """A bust dealer's total beats every hand but a blackjack."""
    return settles(lambda trial: trial.dealer_points > 21 and is_plain_win(trial), "lose")


@liar(*DEALER_BUST)
def dealer_bust_spares_split_hands() -> Lie:
    """When the dealer is bust split hands push."""
    return settles(lambda trial: trial.dealer_points > 21 and trial.hand.is_split and trial.outcome == "win", "push")


@liar(*DEALER_BUST)
def dealer_bust_pays_the_first_box_only() -> Lie:
    """When the dealer is bust other boxes than the first push."""
    return reports(
        lambda box, path, hand, state: box > 1 and hand["outcome"] == "win" and state["dealer"]["total"] > 21, "push"
    )


@liar(*DEALER_BUST)
def dealer_bust_pays_high_hands_only() -> Lie:
    """When the dealer is bust a hand below 12 loses."""
    return settles(lambda trial: trial.dealer_points > 21 and trial.points < 12, "lose")


@liar(*BUST)
def bust_wins_with_the_dealer() -> Lie:
    """A hand over 21 wins when the dealer passes 21 too."""
    return ruled("bust", "wins-if-dealer-busts")


@liar(*BUST)
def bust_wins() -> Lie:
    """A hand over 21 wins."""
    return settles(lambda trial: trial.points > 21, "win")


@liar(*BUST)
def bust_pushes() -> Lie:
    """A hand over 21 gets its stake back."""
    return settles(lambda trial: trial.points > 21, "push")


@liar(*BUST)
def bust_costs_half() -> Lie:
    """A hand over 21 costs half of its stake."""
    return settles(lambda trial: trial.points > 21, at=Ratio(1, 2))


@liar(*BUST)
def twenty_two_is_no_bust() -> Lie:
    """A hand of 22 pushes."""
    return settles(lambda trial: trial.points == 22, "push")


@liar(*BUST)
def split_bust_pushes() -> Lie:
    """A split hand over 21 gets its stake back."""
    return settles(lambda trial: trial.points > 21 and trial.hand.is_split, "push")


@liar(*BUST)
def later_bust_pushes() -> Lie:
    """Another box than the first gets its stake back when it is bust."""
    return reports(lambda box, path, hand, state: box > 1 and hand["total"] > 21, "push")
