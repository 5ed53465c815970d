"""Liars about blackjacks against the dealer's, and against a dealer's 21."""

from collections.abc import Callable

from stacked_deck.engine.cards import Cards, is_ace, is_ten, makes_natural
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.layout import Hand, is_natural
from stacked_deck.engine.payout import settle

from .broken import BOTH_NATURAL, DEALER_NATURAL, NATURAL_BEATS_21
from .lie import Lie, liar, ruled
from .naturals import THREE_TO_TWO, is_paid
from .twist import settles


@liar(*BOTH_NATURAL, "estonian.insured-natural")
def dealer_natural_beats_a_natural() -> Lie:
    """A dealer's blackjack beats a player's."""
    return ruled("natural.against_natural", "loses")


@liar(*BOTH_NATURAL)
def natural_beats_a_natural() -> Lie:
    """A player's blackjack is paid although the dealer has one too."""
    return settles(
        lambda trial: is_natural(trial.game.rules, trial.hand) and makes_natural(trial.dealer), "win", at=THREE_TO_TWO
    )


@liar(*BOTH_NATURAL)
def natural_beats_a_natural_with_a_ten() -> Lie:
    """With a ten up a player's blackjack is paid although the dealer has one too."""
    return settles(
        lambda trial: (
            is_natural(trial.game.rules, trial.hand) and makes_natural(trial.dealer) and is_ten(trial.dealer[0])
        ),
        "win",
        at=THREE_TO_TWO,
    )


@liar(*BOTH_NATURAL)
def natural_loses_to_a_natural_with_an_ace() -> Lie:
    """With an ace up a dealer's blackjack beats a player's."""
    return settles(
        lambda trial: (
            is_natural(trial.game.rules, trial.hand) and makes_natural(trial.dealer) and is_ace(trial.dealer[0])
        ),
        "lose",
    )


@liar(
    "midnight.dealer-natural.takes-all",
    "european.dealer-natural-takes-doubles",
    "estonian.dealer-natural-takes-doubles",
)
def dealer_natural_spares_doubles() -> Lie:
    """A dealer's blackjack takes no more than the first stake of a box."""
    return ruled("dealer_natural.takes", "first-stake")


def _spares(where: Callable[[Hand, Cards], bool]) -> Lie:
    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        if outcome == "lose" and makes_natural(dealer) and where(hand, dealer):
            nets = tuple(-stake.placed for stake in hand.stakes)
        return Settlement(outcome, nets)

    return Lie({"settle": law})


@liar(
    "midnight.dealer-natural.takes-all",
    "european.dealer-natural-takes-doubles",
    "estonian.dealer-natural-takes-doubles",
)
def dealer_natural_with_a_ten_spares_doubles() -> Lie:
    """With a ten up the dealer's blackjack takes no more than the first stake of a box."""
    return _spares(lambda hand, dealer: is_ten(dealer[0]))


@liar(
    "midnight.dealer-natural.takes-all",
    "european.dealer-natural-takes-doubles",
    "estonian.dealer-natural-takes-doubles",
)
def dealer_natural_with_an_ace_spares_doubles() -> Lie:
    """With an ace up the dealer's blackjack takes no more than the first stake of a box."""
    return _spares(lambda hand, dealer: is_ace(dealer[0]))


@liar(
    "midnight.dealer-natural.takes-all",
    "european.dealer-natural-takes-doubles",
    "estonian.dealer-natural-takes-doubles",
)
def dealer_natural_spares_split_hands() -> Lie:
    """A dealer's blackjack does not take what a split added."""
    return _spares(lambda hand, dealer: hand.is_split)


@liar(*DEALER_NATURAL, "estonian.split.loses-to-natural")
def dealer_natural_ties_with_21() -> Lie:
    """A dealer's blackjack ties with every 21."""
    return ruled("dealer_natural.against_21", "ties")


@liar(*DEALER_NATURAL)
def dealer_natural_is_a_21() -> Lie:
    """A dealer's blackjack ties with a 21 of three cards or more."""
    return settles(
        lambda trial: makes_natural(trial.dealer) and trial.points == 21 and len(trial.hand.cards) > 2, "push"
    )


@liar(*DEALER_NATURAL)
def dealer_natural_with_a_ten_is_a_21() -> Lie:
    """With a ten up the dealer's blackjack ties with every 21."""
    return settles(lambda trial: makes_natural(trial.dealer) and trial.points == 21 and is_ten(trial.dealer[0]), "push")


@liar("estonian.split.loses-to-natural")
def dealer_natural_ties_with_a_split_21() -> Lie:
    """A dealer's blackjack ties with a split hand's ace and ten."""
    return settles(
        lambda trial: makes_natural(trial.dealer) and trial.hand.is_split and makes_natural(trial.hand.cards), "push"
    )


@liar(*NATURAL_BEATS_21)
def natural_ties_with_21() -> Lie:
    """A player's blackjack ties with a dealer's 21."""
    return ruled("natural.against_21", "ties")


@liar(*NATURAL_BEATS_21)
def natural_is_paid_evenly_by_21() -> Lie:
    """A player's blackjack is paid 1:1 against a dealer's 21."""
    return settles(lambda trial: is_paid(trial) and trial.dealer_points == 21)


@liar(*NATURAL_BEATS_21)
def natural_loses_to_21() -> Lie:
    """A player's blackjack loses to a dealer's 21 of three cards or more."""
    return settles(lambda trial: is_paid(trial) and trial.dealer_points == 21, "lose")


@liar("midnight.dealer-natural.takes-all", "german.settle.dealer-natural", "estonian.insurance.wins")
def dealer_natural_pushes() -> Lie:
    """A dealer's blackjack takes no stake."""
    return settles(lambda trial: trial.outcome == "lose" and makes_natural(trial.dealer), "push")


@liar("midnight.dealer-natural.takes-all", "german.settle.dealer-natural", "estonian.insurance.wins")
def dealer_natural_with_an_ace_pushes() -> Lie:
    """A dealer's blackjack with an ace up takes no stake."""
    return settles(
        lambda trial: trial.outcome == "lose" and makes_natural(trial.dealer) and is_ace(trial.dealer[0]), "push"
    )
