"""Liars about stakes, payments, insurance and what stays on the table."""

from dataclasses import replace

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.accounts import left_lying
from stacked_deck.engine.betting import table_refusal
from stacked_deck.engine.cards import Cards
from stacked_deck.engine.game import Command, Game, Refusal, Settlement
from stacked_deck.engine.layout import Hand, Layout, Lying, Stake
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.money import Money, Ratio, half
from stacked_deck.engine.payout import settle, settle_insurance
from stacked_deck.engine.phases import Round
from stacked_deck.engine.rules import Rules
from stacked_deck.engine.session import Table

from .lie import Lie, liar, ruled


@liar("midnight.settle.push", "german.settle.push", "estonian.settle.push", "european.settle.nearer")
def push_loses() -> Lie:
    """Equal totals lose."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        return Settlement("lose", tuple(-stake.amount for stake in hand.stakes)) if found.outcome == "push" else found

    return Lie({"settle": law})


@liar("midnight.settle.push", "german.settle.push", "estonian.settle.push", "european.settle.nearer")
def push_pays() -> Lie:
    """Equal totals win."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        return Settlement("win", tuple(stake.amount for stake in hand.stakes)) if found.outcome == "push" else found

    return Lie({"settle": law})


@liar("midnight.pays.win", "german.pays.win", "estonian.pays.win", "european.pays.win")
def pays_half_a_win() -> Lie:
    """A win pays 1:2."""
    return ruled("win_pays", Ratio(1, 2))


@liar("midnight.settle.compare", "german.settle.higher", "estonian.pays.win", "european.settle.nearer")
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


@liar("midnight.dealer.bust", "german.settle.dealer-bust", "estonian.settle.dealer-bust", "european.settle.dealer-bust")
def dealer_bust_pushes() -> Lie:
    """When the dealer is bust every stake comes back."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        is_bust = game.laws.total(dealer).points > 21 and found.outcome == "win"
        return Settlement("push", tuple(0 for _ in hand.stakes)) if is_bust else found

    return Lie({"settle": law})


@liar("midnight.play.bust", "german.settle.bust-loses", "european.play.bust")
def bust_wins_with_the_dealer() -> Lie:
    """A hand over 21 wins when the dealer passes 21 too."""
    return ruled("bust", "wins-if-dealer-busts")


@liar("midnight.double.stake")
def double_pays_once() -> Lie:
    """A doubled hand wins and loses a single stake."""
    return ruled("double.scores", "once")


@liar("midnight.insurance.wins", "midnight.pays.insurance", "german.insurance.wins", "estonian.insurance.wins")
def insurance_pays_evenly() -> Lie:
    """Insurance pays 1:1."""
    return ruled("insurance.pays", Ratio(1, 1))


@liar("midnight.insurance.wins", "midnight.pays.insurance", "german.insurance.wins", "estonian.insurance.wins")
def insurance_only_comes_back() -> Lie:
    """A won insurance gives the bet back and nothing more."""

    def law(game: Game, hand: Hand, stake: Stake, dealer: Cards) -> Money:
        net = settle_insurance(game, hand, stake, dealer)
        return 0 if net > 0 else net

    return Lie({"settle_insurance": law})


@liar("midnight.insurance.loses", "estonian.insurance.loses")
def lost_insurance_comes_back() -> Lie:
    """Without a dealer's blackjack insurance comes back."""

    def law(game: Game, hand: Hand, stake: Stake, dealer: Cards) -> Money:
        return max(settle_insurance(game, hand, stake, dealer), 0)

    return Lie({"settle_insurance": law})


@liar("midnight.insurance.half", "german.insurance.half-per-hand")
def insurance_of_any_amount() -> Lie:
    """Insurance is taken for any amount up to half of the stake."""
    return ruled("insurance.amount", "up-to-half")


@liar("midnight.insurance.half", "german.insurance.half-per-hand", "estonian.insurance.up-to-half")
def insurance_above_half() -> Lie:
    """Insurance is taken for more than half of the stake."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        above = found is not None and found.rule == "insurance.amount" and (command.amount or 0) > 0
        return None if above else found

    return Lie({"refusal": law})


@liar("midnight.insurance.settled-on-second-card")
def insurance_waits() -> Lie:
    """Insurance is settled after the hands."""
    return ruled("insurance.settled", "at-the-end")


@liar("midnight.settle.push-stays")
def push_comes_back() -> Lie:
    """A stake that tied comes back to the player."""
    return ruled("push", "returned")


@liar("midnight.settle.push-stays")
def half_a_push_stays() -> Lie:
    """Half of a stake that tied stays on its box."""

    def law(rules: Rules, layout: Layout) -> tuple[Lying, ...]:
        return tuple(one._replace(amount=half(one.amount)) for one in left_lying(rules, layout))

    return Lie({"left_lying": law})


@liar("midnight.bet.boxes")
def two_boxes_only() -> Lie:
    """The third box takes no stake."""

    def law(table: Table, command: Command) -> Refusal | None:
        third = command.do == "stake" and command.box == 3
        return Refusal("boxes", "two boxes are enough") if third else table_refusal(table, command)

    return Lie({"table_refusal": law})


@liar("midnight.bet.boxes")
def a_fourth_box() -> Lie:
    """There is a box more than the rules say."""

    def law(table: Table, command: Command) -> Refusal | None:
        found = table_refusal(table, command)
        return None if found is not None and found.rule == "boxes" and command.box == 4 else found

    return Lie({"table_refusal": law})


@liar("german.bet.limits")
def stake_above_the_largest() -> Lie:
    """A stake above the largest is taken."""
    return ruled("largest_stake", None)


@liar("german.bet.limits")
def stake_below_the_least() -> Lie:
    """A stake below the least is taken."""
    return ruled("least_stake", None)


@liar("estonian.surrender.half")
def surrender_gives_all_back() -> Lie:
    """A surrendered stake comes back whole."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        return Settlement("surrender", tuple(0 for _ in hand.stakes)) if found.outcome == "surrender" else found

    return Lie({"settle": law})


@liar("estonian.surrender.half")
def surrender_loses_all() -> Lie:
    """A surrendered stake is lost whole."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        lost = tuple(-stake.amount for stake in hand.stakes)
        return Settlement("surrender", lost) if found.outcome == "surrender" else found

    return Lie({"settle": law})


@liar("estonian.bet.behind")
def stake_behind_loses_twice() -> Lie:
    """A stake behind loses twice what lies there."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        return Settlement(outcome, (*nets[:1], *(net * 2 if net < 0 else net for net in nets[1:])))

    return Lie({"settle": law})


@liar("estonian.bet.closed")
def bets_after_the_close() -> Lie:
    """A stake is taken after the betting is closed."""

    def law(table: Table, command: Command) -> Refusal | None:
        found = table_refusal(table, command)
        late = command.do in ("stake", "stake behind") and found is not None and found.rule == "betting_closed_by"
        return None if late else found

    return Lie({"table_refusal": law})


@liar("european.session.no-cash-out")
def points_are_paid_out() -> Lie:
    """A withdrawal or conversion is carried out."""

    def answer(case: Case, trace: Trace) -> Trace:
        pairs = zip(case.script, trace.steps, strict=True)
        steps = (replace(s, answer="taken", why=None) if c.do in ("withdraw", "convert") else s for c, s in pairs)
        return Trace(tuple(steps))

    return Lie(answer=answer)
