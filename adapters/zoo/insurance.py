"""Liars about insurance."""

from collections.abc import Callable

from stacked_deck.adapters.trace import Step
from stacked_deck.engine.cards import Cards, is_ace, is_ten
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import Hand, Layout, Stake, find, is_natural
from stacked_deck.engine.legality import find_stake, refusal
from stacked_deck.engine.money import Money, Ratio, half
from stacked_deck.engine.payout import settle_insurance
from stacked_deck.engine.phases import Round

from .broken import INSURANCE_HALF, INSURANCE_LOSES, INSURANCE_WHEN, INSURANCE_WINS
from .lie import Lie, liar, ruled
from .twist import allows, dealer_rests, pretends, refuses, takes


def pays(change: Callable[[Game, Hand, Stake, Money], Money]) -> Lie:
    """Lie about what an insurance comes to, in chips."""

    def law(game: Game, hand: Hand, stake: Stake, dealer: Cards) -> Money:
        return change(game, hand, stake, settle_insurance(game, hand, stake, dealer))

    return Lie({"settle_insurance": law})


@liar(*INSURANCE_WHEN)
def no_insurance() -> Lie:
    """Insurance is not offered."""
    return ruled("insurance", None)


@liar("midnight.insurance.per-hand", "german.insurance.when", "estonian.insurance.when")
def later_boxes_not_insured() -> Lie:
    """No box but the first may be insured."""
    return refuses("insure", lambda game, box, hand: box.number > 1)


@liar("midnight.insurance.per-hand", "german.insurance.when", "estonian.insurance.when")
def one_insurance_for_all() -> Lie:
    """Once one hand is insured no other may be."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        taken = any(stake.insurance for _, hand in state.layout.each() for stake in hand.stakes)
        found = refusal(game, state, command)
        return Refusal("insurance", "one is enough") if command.do == "insure" and taken and not found else found

    return Lie({"refusal": law})


@liar("midnight.insure-a-natural", "german.insure-a-natural", "estonian.insure-a-natural")
def naturals_not_insured() -> Lie:
    """A blackjack may not be insured."""
    return ruled("insurance.naturals", False)


@liar("midnight.insure-a-natural", "german.insured-natural-pays", "estonian.insure-a-natural")
def insurance_beside_a_natural_loses() -> Lie:
    """The insurance of a blackjack loses although the dealer has one too."""
    return ruled("insurance.beside_natural", "loses")


@liar("midnight.insure-a-natural", "german.insured-natural-pays", "estonian.insure-a-natural")
def insurance_beside_a_natural_comes_back() -> Lie:
    """The insurance of a blackjack comes back when the dealer has one too."""
    return pays(lambda game, hand, stake, net: 0 if net > 0 and is_natural(game.rules, hand) else net)


@liar("midnight.insurance.when", "estonian.insurance.when", "german.insurance.when")
def insurance_in_play() -> Lie:
    """Insurance may be taken while hands are played, with an ace up."""
    return ruled("insurance.when", "until-dealer-draws")


@liar(*INSURANCE_WHEN)
def insurance_against_a_ten() -> Lie:
    """Insurance is taken with a ten up, though nothing comes of it."""
    return pretends(
        lambda command, step: (
            command.do == "insure" and step.answer == "refused" and _up(step) is not None and is_ten(_up(step) or "")
        )
    )


@liar(*INSURANCE_WHEN)
def insurance_against_anything() -> Lie:
    """Insurance is taken with a low card up, though nothing comes of it."""
    return pretends(
        lambda command, step: (
            command.do == "insure"
            and step.answer == "refused"
            and _up(step) is not None
            and not is_ten(_up(step) or "")
            and not is_ace(_up(step) or "")
        )
    )


def _up(step: Step) -> str | None:
    cards = (step.state or {})["dealer"]["cards"]
    return cards[0] if cards else None


@liar("european.off.insurance")
def insurance_where_there_is_none() -> Lie:
    """Insurance is taken where the rules have none, and nothing comes of it."""
    return allows("insurance")


@liar(*INSURANCE_WINS, "midnight.pays.insurance")
def insurance_pays_evenly() -> Lie:
    """Insurance pays 1:1."""
    return ruled("insurance.pays", Ratio(1, 1))


@liar(*INSURANCE_WINS, "midnight.pays.insurance")
def insurance_pays_3_to_1() -> Lie:
    """Insurance pays 3:1."""
    return ruled("insurance.pays", Ratio(3, 1))


@liar(*INSURANCE_WINS, "midnight.pays.insurance")
def insurance_pays_3_to_2() -> Lie:
    """Insurance pays 3:2."""
    return ruled("insurance.pays", Ratio(3, 2))


@liar(*INSURANCE_WINS, "midnight.pays.insurance")
def insurance_only_comes_back() -> Lie:
    """A won insurance gives the bet back and nothing more."""
    return pays(lambda game, hand, stake, net: 0 if net > 0 else net)


@liar(*INSURANCE_WINS, "midnight.pays.insurance")
def insurance_is_never_paid() -> Lie:
    """A won insurance is lost."""
    return pays(lambda game, hand, stake, net: -(stake.insurance or 0))


@liar("estonian.insurance.wins")
def insurance_pays_the_stake_back() -> Lie:
    """A won insurance pays what the hand has lost, however small it was."""
    return pays(lambda game, hand, stake, net: stake.amount if net > 0 else net)


@liar("midnight.pays.insurance", *INSURANCE_WINS)
def insurance_pays_whole_chips() -> Lie:
    """A won insurance is paid twice its whole chips only."""
    return pays(lambda game, hand, stake, net: 2 * int(stake.insurance or 0) if net > 0 else net)


@liar("midnight.insurance.wins", "estonian.insurance.wins", "german.insurance.wins")
def insurance_pays_high_cards_only() -> Lie:
    """A won insurance of a hand that begins with a low card only comes back."""

    return pays(lambda game, hand, stake, net: 0 if net > 0 and is_low(hand) else net)


def is_low(hand: Hand) -> bool:
    """Tell whether a hand's first card is no ten and no ace."""
    return not is_ten(hand.cards[0]) and not is_ace(hand.cards[0])


@liar(*INSURANCE_LOSES)
def lost_insurance_comes_back() -> Lie:
    """Without a dealer's blackjack insurance comes back."""
    return pays(lambda game, hand, stake, net: max(net, 0))


@liar(*INSURANCE_LOSES)
def lost_insurance_costs_twice() -> Lie:
    """Without a dealer's blackjack insurance costs twice its amount."""
    return pays(lambda game, hand, stake, net: 2 * net if net < 0 else net)


@liar(*INSURANCE_LOSES)
def insurance_pays_on_any_21() -> Lie:
    """Insurance is paid where it is lost."""
    return pays(lambda game, hand, stake, net: -2 * net if net < 0 else net)


@liar("midnight.insured-stakes", "estonian.insurance.loses")
def lost_insurance_takes_the_hand() -> Lie:
    """Without a dealer's blackjack an insured hand is lost with its insurance."""
    return ruled("insurance.loses", "hand-too")


@liar(*INSURANCE_HALF[:2])
def insurance_of_any_amount() -> Lie:
    """Insurance is taken for any amount up to half of the stake."""
    return ruled("insurance.amount", "up-to-half")


@liar("estonian.insurance.up-to-half")
def insurance_of_half_only() -> Lie:
    """Insurance is taken for half of the stake and for nothing less."""
    return ruled("insurance.amount", "half")


@liar(*INSURANCE_HALF)
def insurance_above_half() -> Lie:
    """Insurance is taken for more than half of the stake."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        above = found is not None and found.rule == "insurance.amount" and (command.amount or 0) > 0
        return None if above else found

    return Lie({"refusal": law})


@liar("midnight.insurance.half", "german.insurance.half-per-hand", "estonian.insurance.up-to-half")
def insurance_of_whole_chips_only() -> Lie:
    """Half of an odd stake is no amount that is taken."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        place = find(state.layout, command.box, command.hand or "1")
        stake = find_stake(place[1], command.to or command.by or place[0].player) if place else None
        if found is not None or command.do != "insure" or stake is None:
            return found
        chips = half(stake.amount) if command.amount is None else command.amount
        return Refusal("insurance.amount", "whole chips only") if chips.denominator != 1 else None

    return Lie({"refusal": law})


@liar("midnight.insurance.half")
def insurance_needs_no_chips() -> Lie:
    """Insurance is taken of who cannot cover it."""
    return takes("has", where=lambda table, command: command.do == "insure")


@liar("midnight.insurance.settled-on-second-card", "german.insurance-without-dealer-natural")
def insurance_waits() -> Lie:
    """Insurance is settled after the hands."""
    return ruled("insurance.settled", "at-the-end")


@liar("midnight.insured-hands-all-bust", "estonian.dealer-draws-when-decided")
def insurance_lapses_with_the_hands() -> Lie:
    """Once all hands are bust the dealer draws nothing, and insurance is lost."""
    return ruled("dealer.with_no_hand", "nothing")


@liar("midnight.insured-hands-all-bust")
def insurance_comes_back_with_the_hands() -> Lie:
    """Once all hands are bust the dealer draws nothing, and insurance comes back."""
    return ruled("dealer.with_no_hand", "insurance-back")


@liar("german.insurance.when", "midnight.insurance.when", "estonian.insurance.when")
def insurance_cannot_be_declined() -> Lie:
    """Nobody may say no to insurance."""
    return refuses("decline")


@liar("midnight.insurance.round-goes-on")
def the_round_ends_with_the_insurance() -> Lie:
    """Once an insurance is settled the dealer draws no more."""

    def where(game: Game, layout: Layout) -> bool:
        return any(stake.insurance for _, hand in layout.each() for stake in hand.stakes)

    return dealer_rests(where)
