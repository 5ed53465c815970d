"""Liars about blackjacks."""

from stacked_deck.engine.cards import Cards, is_ten, makes_natural
from stacked_deck.engine.game import Game, Settlement
from stacked_deck.engine.layout import Hand, is_natural
from stacked_deck.engine.money import Ratio, times
from stacked_deck.engine.payout import settle

from .lie import Lie, liar, ruled


@liar("midnight.pays.natural", "european.pays.natural", "german.pays.natural", "estonian.pays.natural")
def pays_6_to_5() -> Lie:
    """A blackjack pays 6:5."""
    return ruled("natural.pays", Ratio(6, 5))


@liar("midnight.pays.natural", "european.pays.natural", "german.pays.natural", "estonian.pays.natural")
def pays_a_natural_evenly() -> Lie:
    """A blackjack pays 1:1."""
    return ruled("natural.pays", Ratio(1, 1))


@liar("midnight.pays.natural", "european.pays.natural", "german.pays.natural", "estonian.pays.natural")
def rounds_the_natural_down() -> Lie:
    """A blackjack pays 3:2 in whole chips only."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        won = outcome == "win" and is_natural(game.rules, hand)
        return Settlement(outcome, tuple(net // 1 for net in nets) if won else nets)

    return Lie({"settle": law})


@liar("midnight.split.no-natural", "german.split.no-natural", "estonian.split.no-natural", "european.split.no-natural")
def pays_a_split_natural() -> Lie:
    """A split hand's ace and ten is a blackjack."""
    return ruled("natural.after_split", True)


@liar("midnight.split.no-natural", "german.split.no-natural", "estonian.split.no-natural", "european.split.no-natural")
def pays_split_aces_with_a_ten() -> Lie:
    """A split ace that gets a ten is paid 3:2."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        pays = outcome == "win" and hand.is_split_ace and makes_natural(hand.cards)
        return Settlement(outcome, tuple(times(net, Ratio(3, 2)) for net in nets) if pays else nets)

    return Lie({"settle": law})


@liar("midnight.natural", "german.natural", "european.natural", "estonian.natural")
def any_21_is_a_natural() -> Lie:
    """Every 21 pays 3:2."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        drawn = outcome == "win" and game.laws.total(hand.cards).points == 21 and not is_natural(game.rules, hand)
        return Settlement(outcome, tuple(times(net, Ratio(3, 2)) for net in nets) if drawn else nets)

    return Lie({"settle": law})


@liar("midnight.dealer-natural.takes-all", "european.settle.both-natural", "german.settle.push")
def dealer_natural_beats_a_natural() -> Lie:
    """A dealer's blackjack beats a player's."""
    return ruled("natural.against_natural", "loses")


@liar("midnight.dealer-natural.takes-all")
def dealer_natural_spares_doubles() -> Lie:
    """A dealer's blackjack takes no more than the first stake of a box."""
    return ruled("dealer_natural.takes", "first-stake")


@liar("midnight.dealer-natural.takes-all")
def dealer_natural_with_a_ten_spares_doubles() -> Lie:
    """With a ten up the dealer's blackjack takes no more than the first stake of a box."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        if outcome == "lose" and makes_natural(dealer) and is_ten(dealer[0]):
            nets = tuple(-stake.placed for stake in hand.stakes)
        return Settlement(outcome, nets)

    return Lie({"settle": law})


@liar("estonian.split.loses-to-natural")
def dealer_natural_ties_with_21() -> Lie:
    """A dealer's blackjack ties with every 21."""
    return ruled("dealer_natural.against_21", "ties")


@liar("german.natural.beats-21")
def natural_ties_with_21() -> Lie:
    """A player's blackjack ties with a dealer's 21."""
    return ruled("natural.against_21", "ties")
