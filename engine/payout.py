"""What hands and insurance come to."""

from typing import cast

from .cards import Cards, makes_natural
from .game import Game, Settlement
from .layout import Hand, Stake, is_natural, made
from .money import Money, Ratio, half, times
from .rules import Insurance


def settle(game: Game, hand: Hand, dealer: Cards) -> Settlement:
    """Settle one hand against the dealer's cards, each stake's net in chips."""
    rules, points = game.rules, game.laws.total(hand.cards).points
    if hand.status == "surrendered":
        return made(Settlement, ("surrender", tuple([-half(stake.amount) for stake in hand.stakes])))
    if has_five_card_win(game, hand):
        return _win(game, hand, rules.win_pays)
    dealer_points = game.laws.total(dealer).points
    if points > 21 and (rules.bust == "loses" or dealer_points <= 21):
        return _lose(game, hand)
    if makes_natural(dealer):
        return _against_natural(game, hand, points)
    if is_natural(rules, hand) and not (dealer_points == 21 and rules.natural.against_21 == "ties"):
        return _win(game, hand, rules.natural.pays)
    if dealer_points > 21 or points > dealer_points:
        return _win(game, hand, rules.win_pays)
    return _push(hand) if points == dealer_points else _lose(game, hand)


def _against_natural(game: Game, hand: Hand, points: int) -> Settlement:
    rules = game.rules
    if is_natural(rules, hand):
        ties = rules.natural.against_natural == "push"
    else:
        against = rules.dealer_natural.against_21
        ties = points == 21 and (against == "ties" or (against == "drawn-ties" and len(hand.cards) > 2))
    if ties:
        return _push(hand)
    if rules.dealer_natural.takes == "first-stake":
        return made(Settlement, ("lose", tuple([-stake.placed for stake in hand.stakes])))
    return _lose(game, hand)


def scored(game: Game, stake: Stake) -> Money:
    """Give the chips of a stake that can be won or lost: all of it, or what it was before the double."""
    double = game.rules.double
    return stake.base if double is not None and double.scores == "once" else stake.amount


def _win(game: Game, hand: Hand, pays: Ratio) -> Settlement:
    return made(Settlement, ("win", tuple([times(scored(game, stake), pays) for stake in hand.stakes])))


def _lose(game: Game, hand: Hand) -> Settlement:
    return made(Settlement, ("lose", tuple([-scored(game, stake) for stake in hand.stakes])))


def _push(hand: Hand) -> Settlement:
    return made(Settlement, ("push", (0,) * len(hand.stakes)))


def has_five_card_win(game: Game, hand: Hand) -> bool:
    """Tell whether five cards of 21 points or less win by themselves here."""
    return game.rules.five_card_rule and len(hand.cards) >= 5 and game.laws.total(hand.cards).points <= 21


def settle_insurance(game: Game, hand: Hand, stake: Stake, dealer: Cards) -> Money:
    """Give the net, in chips, of the insurance that was bought for a stake, once the dealer's second card is known."""
    insurance, bet = cast(Insurance, game.rules.insurance), cast(Money, stake.insurance)
    if makes_natural(dealer) and not (insurance.beside_natural == "loses" and is_natural(game.rules, hand)):
        return times(bet, insurance.pays)
    return -bet
