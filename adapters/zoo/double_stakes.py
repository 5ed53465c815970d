"""Liars about what a double puts on the hand, and what it wins and loses."""

from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.layout import Box, Hand, Layout, find
from stacked_deck.engine.money import Ratio, half
from stacked_deck.engine.session import InPlay, Table

from .actions import at_points
from .broken import DEALER_BUST, DOUBLE_STAKE, PUSH
from .lie import Lie, liar, ruled
from .twist import allows, instead, settles, takes, then, turns_away, with_hand


@liar(*DOUBLE_STAKE)
def double_is_a_hit() -> Lie:
    """A double only brings a card: the stake stays, and so does the turn."""
    return instead("double", "hit")


@liar(
    "midnight.double.stake",
    "european.double-and-split-units",
    "german.double.before-first-card",
    "estonian.double.one-card",
)
def double_pays_once() -> Lie:
    """A doubled hand wins and loses a single stake."""
    return ruled("double.scores", "once")


@liar(*DOUBLE_STAKE)
def double_loses_once() -> Lie:
    """A doubled hand that loses costs a single stake."""
    return settles(lambda trial: trial.hand.status == "doubled" and trial.outcome == "lose", at=Ratio(1, 2))


@liar(*DOUBLE_STAKE[:2], "german.double.before-first-card", "estonian.double.any-two")
def double_wins_once() -> Lie:
    """A doubled hand that wins is paid on a single stake."""
    return settles(lambda trial: trial.hand.status == "doubled" and trial.outcome == "win", at=Ratio(1, 2))


@liar(*DOUBLE_STAKE)
def double_adds_half() -> Lie:
    """A double adds half of the stake only."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        stakes = tuple(one._replace(amount=one.amount + half(one.amount)) for one in hand.stakes)
        return with_hand(layout, box, hand.path, stakes=stakes)

    return then("double", change)


@liar("european.double-and-split-units", "german.settle.bust-loses", "estonian.player-bust")
def double_bust_costs_once() -> Lie:
    """A doubled hand that is bust costs a single stake."""
    return settles(
        lambda trial: len(trial.hand.cards) == 3 and trial.points > 21 and _is_doubled(trial.hand), at=Ratio(1, 2)
    )


def _is_doubled(hand: Hand) -> bool:
    return hand.stakes[0].amount != hand.stakes[0].base


@liar(*PUSH)
def doubled_push_wins() -> Lie:
    """A doubled hand that is level with the dealer wins."""
    return settles(lambda trial: trial.hand.status == "doubled" and trial.outcome == "push", "win")


@liar(*DEALER_BUST)
def doubled_hand_loses_to_a_bust() -> Lie:
    """A doubled hand loses when the dealer is bust."""
    return settles(lambda trial: trial.hand.status == "doubled" and trial.dealer_points > 21, "lose")


@liar("midnight.double.stake")
def double_takes_twice_the_cover() -> Lie:
    """A double takes twice the chips that it costs."""
    return turns_away("double", _short)


@liar("midnight.double.stake")
def double_needs_no_chips() -> Lie:
    """A hand may be doubled by who cannot cover it."""
    return takes("has", where=lambda table, command: command.do == "double")


def _short(table: Table, command: Command) -> bool:
    if not isinstance(table.phase, InPlay):
        return False
    found = find(table.phase.round.layout, command.box, command.hand or "1")
    return found is not None and table.has[found[0].player] < 2 * found[1].stakes[0].amount


@liar("midnight.double.range")
def doubles_on_a_blackjack() -> Lie:
    """A blackjack may be doubled where a 21 may not."""
    return allows("double.totals", where=at_points(21))
