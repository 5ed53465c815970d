"""Liars about what wins, loses and pushes, and about what is paid."""

from typing import Any

from stacked_deck.engine.cards import Cards
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.layout import Hand, is_natural
from stacked_deck.engine.money import Ratio
from stacked_deck.engine.payout import settle

from .broken import COMPARE, DEALER_BUST, EACH_HAND, PUSH, WIN
from .ledger import reports
from .lie import Lie, liar, ruled
from .twist import Trial, settles, shows_hands

PLAIN = Ratio(1, 1)


def is_plain_win(trial: Trial) -> bool:
    """Tell whether a trial is of a hand that wins without a blackjack."""
    return trial.outcome == "win" and not is_natural(trial.game.rules, trial.hand)


@liar(*PUSH)
def push_loses() -> Lie:
    """Equal totals lose."""
    return settles(lambda trial: trial.outcome == "push", "lose")


@liar(*PUSH)
def push_pays() -> Lie:
    """Equal totals win."""
    return settles(lambda trial: trial.outcome == "push", "win")


@liar(*PUSH)
def push_costs_half() -> Lie:
    """Equal totals cost half of the stake."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        return Settlement("push", tuple(-one.amount // 2 for one in hand.stakes)) if found.outcome == "push" else found

    return Lie({"settle": law})


@liar(*PUSH)
def push_at_17_loses() -> Lie:
    """A 17 against a 17 loses."""
    return settles(lambda trial: trial.outcome == "push" and trial.points == 17, "lose")


@liar(*PUSH)
def push_at_20_loses() -> Lie:
    """A 20 against a 20 loses."""
    return settles(lambda trial: trial.outcome == "push" and trial.points == 20, "lose")


@liar(*PUSH)
def push_at_21_wins() -> Lie:
    """A drawn 21 wins against a drawn 21."""
    return settles(lambda trial: trial.outcome == "push" and trial.points == 21 and len(trial.hand.cards) > 2, "win")


@liar(*PUSH)
def fewer_cards_win_a_push() -> Lie:
    """Of two equal totals the one of fewer cards wins."""
    return settles(lambda trial: trial.outcome == "push" and len(trial.hand.cards) < len(trial.dealer), "win")


@liar(*PUSH)
def split_push_loses() -> Lie:
    """A split hand that is level with the dealer loses."""
    return settles(lambda trial: trial.outcome == "push" and trial.hand.is_split, "lose")


@liar(*PUSH)
def later_push_loses() -> Lie:
    """Another box than the first loses when it is level with the dealer."""
    return reports(lambda box, path, hand, state: box > 1 and hand["outcome"] == "push", "lose")


@liar(*WIN)
def pays_half_a_win() -> Lie:
    """A win pays 1:2."""
    return ruled("win_pays", Ratio(1, 2))


@liar(*WIN)
def pays_a_win_2_to_1() -> Lie:
    """A win pays 2:1."""
    return ruled("win_pays", Ratio(2, 1))


@liar(*WIN)
def a_win_brings_nothing() -> Lie:
    """A win only gives the stake back."""
    return ruled("win_pays", Ratio(0, 1))


@liar(*WIN)
def split_wins_pay_half() -> Lie:
    """A split hand that wins is paid 1:2."""
    return settles(lambda trial: trial.outcome == "win" and trial.hand.is_split, at=Ratio(1, 2))


@liar(*WIN)
def later_wins_pay_nothing() -> Lie:
    """Another box than the first gets its stake back and nothing more when it wins."""
    return reports(lambda box, path, hand, state: box > 1 and hand["outcome"] == "win", "win", Ratio(0, 1))


@liar(*WIN)
def drawn_wins_pay_half() -> Lie:
    """A win of three cards or more is paid 1:2."""
    return settles(lambda trial: trial.outcome == "win" and len(trial.hand.cards) > 2, at=Ratio(1, 2))


@liar("midnight.settle.compare", "european.pays.win", "german.settle.each-hand", "estonian.pays.win")
def loses_twice() -> Lie:
    """A hand that loses costs twice its stake."""
    return settles(lambda trial: trial.outcome == "lose" and trial.points <= 21, at=Ratio(2, 1))


@liar(*COMPARE)
def lower_total_wins() -> Lie:
    """The lower of two totals wins, where neither is bust or a blackjack."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        own, other = game.laws.total(hand.cards).points, game.laws.total(dealer).points
        if hand.status == "surrendered" or max(own, other) > 21 or (own == 21 and len(hand.cards) == 2):
            return found
        if own < other:
            return Settlement("win", tuple(stake.amount for stake in hand.stakes))
        return Settlement("lose", tuple(-stake.amount for stake in hand.stakes)) if own > other else found

    return Lie({"settle": law})


@liar(*COMPARE)
def soft_totals_count_low() -> Lie:
    """At the settlement a hand's ace counts 1, where the hand is no blackjack."""
    return settles(
        lambda trial: (
            is_plain_win(trial)
            and trial.game.laws.total(trial.hand.cards).soft
            and trial.points - 10 < trial.dealer_points <= 21
        ),
        "lose",
    )


@liar(*COMPARE)
def a_win_takes_two_points() -> Lie:
    """A total a point above the dealer's pushes."""
    return settles(lambda trial: is_plain_win(trial) and trial.points - trial.dealer_points == 1, "push")


@liar(*COMPARE)
def a_loss_takes_two_points() -> Lie:
    """A total a point below the dealer's pushes."""
    return settles(
        lambda trial: trial.outcome == "lose" and trial.dealer_points - trial.points == 1 and trial.points < 21, "push"
    )


@liar(*COMPARE)
def twenty_one_always_wins() -> Lie:
    """A 21 wins, whatever the dealer has."""
    return settles(lambda trial: trial.points == 21 and trial.outcome == "push" and len(trial.hand.cards) > 2, "win")


@liar(*DEALER_BUST)
def under_17_loses() -> Lie:
    """A hand below 17 loses, even to a bust dealer."""
    return settles(lambda trial: trial.outcome == "win" and trial.points < 17, "lose")


@liar(*EACH_HAND)
def hands_share_the_first_outcome() -> Lie:
    """All hands of a box come to what its first hand comes to."""

    def where(outcome: str) -> Lie:
        return reports(
            lambda box, path, hand, state: (
                path.endswith(".2") and _first(state, box)["outcome"] == outcome and hand["outcome"] != outcome
            ),
            outcome,
        )

    return where("lose")


@liar(*EACH_HAND)
def a_winning_hand_wins_for_both() -> Lie:
    """A split hand that does not win is paid if the first one wins."""
    return reports(
        lambda box, path, hand, state: (
            path.endswith(".2") and _first(state, box)["outcome"] == "win" and hand["outcome"] != "win"
        ),
        "win",
    )


@liar(*EACH_HAND)
def boxes_share_the_first_outcome() -> Lie:
    """Every box wins if the first one wins."""
    return reports(
        lambda box, path, hand, state: (
            box > 1 and _first(state, 1).get("outcome") == "win" and hand["outcome"] in ("lose", "push")
        ),
        "win",
    )


def _first(state: Any, box: int) -> dict[str, Any]:
    hands = state["boxes"].get(str(box), {"hands": {}})["hands"]
    return next(iter(hands.values()), {})


@liar(*EACH_HAND)
def a_push_is_called_lost() -> Lie:
    """A push is told as lost, though it costs nothing."""
    return shows_hands(lambda hand, box, path: {**hand, "outcome": "lose"} if hand["outcome"] == "push" else hand)
