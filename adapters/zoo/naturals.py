"""Liars about blackjacks."""

from collections.abc import Mapping
from typing import Any

from stacked_deck.engine.cards import Cards, is_ace, is_ten, makes_natural
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.layout import Hand, is_natural
from stacked_deck.engine.money import Ratio
from stacked_deck.engine.payout import settle

from .broken import NATURAL, NATURAL_PAYS, SPLIT_NATURAL
from .ledger import reports
from .lie import Lie, liar, ruled
from .twist import Trial, settles, shows_hands

THREE_TO_TWO = Ratio(3, 2)


def is_paid(trial: Trial) -> bool:
    """Tell whether a trial is of a blackjack that wins."""
    return trial.outcome == "win" and is_natural(trial.game.rules, trial.hand)


@liar(*NATURAL_PAYS)
def pays_6_to_5() -> Lie:
    """A blackjack pays 6:5."""
    return ruled("natural.pays", Ratio(6, 5))


@liar(*NATURAL_PAYS)
def pays_a_natural_evenly() -> Lie:
    """A blackjack pays 1:1."""
    return ruled("natural.pays", Ratio(1, 1))


@liar(*NATURAL_PAYS)
def pays_a_natural_2_to_1() -> Lie:
    """A blackjack pays 2:1."""
    return ruled("natural.pays", Ratio(2, 1))


@liar(*NATURAL_PAYS)
def pays_a_natural_nothing() -> Lie:
    """A blackjack that wins only gets its stake back."""
    return ruled("natural.pays", Ratio(0, 1))


@liar(*NATURAL_PAYS)
def pays_a_natural_5_to_2() -> Lie:
    """A blackjack is paid 3:2 on the whole of stake and return."""
    return ruled("natural.pays", Ratio(5, 2))


def _rounded(up: int) -> Lie:
    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        if not is_paid(Trial(game, hand, dealer, *found)):
            return found
        return found._replace(nets=tuple(net if net.denominator == 1 else net // 1 + up for net in found.nets))

    return Lie({"settle": law})


@liar(*NATURAL_PAYS)
def rounds_the_natural_down() -> Lie:
    """A blackjack pays 3:2 in whole chips only."""
    return _rounded(0)


@liar(*NATURAL_PAYS)
def rounds_the_natural_up() -> Lie:
    """A blackjack pays 3:2 rounded up to whole chips."""
    return _rounded(1)


@liar(*NATURAL_PAYS)
def pays_evenly_against_an_ace() -> Lie:
    """A blackjack pays 1:1 with an ace up."""
    return settles(lambda trial: is_paid(trial) and is_ace(trial.dealer[0]))


@liar(*NATURAL_PAYS)
def pays_evenly_against_a_ten() -> Lie:
    """A blackjack pays 1:1 with a ten up."""
    return settles(lambda trial: is_paid(trial) and is_ten(trial.dealer[0]))


@liar(*NATURAL_PAYS)
def pays_ace_first_only() -> Lie:
    """A blackjack pays 3:2 only if its ace comes first."""
    return settles(lambda trial: is_paid(trial) and is_ten(trial.hand.cards[0]))


@liar(*NATURAL_PAYS)
def pays_ten_first_only() -> Lie:
    """A blackjack pays 3:2 only if its ten comes first."""
    return settles(lambda trial: is_paid(trial) and is_ace(trial.hand.cards[0]))


@liar(*NATURAL_PAYS)
def pays_pictures_only() -> Lie:
    """An ace and a ten that is no picture are paid 1:1."""
    return settles(lambda trial: is_paid(trial) and any(card[:2] == "10" for card in trial.hand.cards))


@liar(*NATURAL_PAYS)
def pays_tens_only() -> Lie:
    """An ace and a picture are paid 1:1."""
    return settles(lambda trial: is_paid(trial) and not any(card[:2] == "10" for card in trial.hand.cards))


@liar(*NATURAL_PAYS)
def pays_evenly_when_the_dealer_is_bust() -> Lie:
    """A blackjack is paid 1:1 when the dealer is bust."""
    return settles(lambda trial: is_paid(trial) and trial.dealer_points > 21)


@liar(*NATURAL_PAYS)
def later_naturals_pay_evenly() -> Lie:
    """A blackjack on another box than the first is paid 1:1."""
    return reports(lambda box, path, hand, state: box > 1 and _is_paid_there(hand), "win")


@liar(*NATURAL_PAYS)
def naturals_among_several_pay_evenly() -> Lie:
    """At a table of several boxes a blackjack is paid 1:1."""
    return reports(lambda box, path, hand, state: len(state["boxes"]) > 1 and _is_paid_there(hand), "win")


def _is_paid_there(hand: Mapping[str, Any]) -> bool:
    return bool(hand["natural"] and hand["outcome"] == "win")


@liar(*SPLIT_NATURAL, "german.split.two-card-21")
def pays_a_split_natural() -> Lie:
    """A split hand's ace and ten is a blackjack."""
    return ruled("natural.after_split", True)


def _is_split_natural(trial: Trial) -> bool:
    return trial.outcome == "win" and trial.hand.is_split and makes_natural(trial.hand.cards)


@liar(*SPLIT_NATURAL)
def pays_split_aces_with_a_ten() -> Lie:
    """A split ace that gets a ten is paid 3:2."""
    return settles(lambda trial: _is_split_natural(trial) and trial.hand.is_split_ace, at=THREE_TO_TWO)


@liar(*SPLIT_NATURAL)
def pays_split_tens_with_an_ace() -> Lie:
    """A split ten that gets an ace is paid 3:2."""
    return settles(lambda trial: _is_split_natural(trial) and not trial.hand.is_split_ace, at=THREE_TO_TWO)


@liar(*SPLIT_NATURAL)
def pays_the_second_split_natural() -> Lie:
    """The second hand of a split with an ace and a ten is paid 3:2."""
    return settles(lambda trial: _is_split_natural(trial) and trial.hand.path.endswith(".2"), at=THREE_TO_TWO)


@liar(*SPLIT_NATURAL)
def calls_a_split_21_a_natural() -> Lie:
    """A split hand's ace and ten is shown as a blackjack, though it is paid as none."""

    def change(hand: Any, box: int, path: str) -> Any:
        is_one = "." in path and hand["total"] == 21 and len(hand["cards"]) == 2
        return {**hand, "natural": True} if is_one else hand

    return shows_hands(change)


@liar(*NATURAL)
def any_21_is_a_natural() -> Lie:
    """Every 21 pays 3:2."""
    return settles(lambda trial: trial.outcome == "win" and trial.points == 21 and not is_paid(trial), at=THREE_TO_TWO)


@liar(*NATURAL)
def three_cards_make_a_natural() -> Lie:
    """A 21 of three cards with an ace pays 3:2."""
    return settles(
        lambda trial: (
            trial.outcome == "win"
            and trial.points == 21
            and len(trial.hand.cards) == 3
            and any(map(is_ace, trial.hand.cards))
        ),
        at=THREE_TO_TWO,
    )


@liar(*NATURAL)
def no_natural_is_shown() -> Lie:
    """A blackjack is shown as a plain 21, though it is paid as one."""
    return shows_hands(lambda hand, box, path: {**hand, "natural": False})
