"""Liars about the table around the rounds: stakes and boxes, what stays after a round, the session."""

from collections.abc import Callable
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Step
from stacked_deck.engine.accounts import left_lying
from stacked_deck.engine.game import Command
from stacked_deck.engine.layout import Layout, Lying
from stacked_deck.engine.money import amount, half, text
from stacked_deck.engine.rules import Rules
from stacked_deck.engine.session import Table, lying_bets

from .broken import DEAL
from .lie import Lie, liar, ruled
from .twist import pretends, shows, takes, turns_away

STAKES = ("stake", "stake behind")


@liar("midnight.settle.push-stays")
def push_comes_back() -> Lie:
    """A stake that tied comes back to the player."""
    return ruled("push", "returned")


def _leaves(change: Callable[[Lying], Lying | None]) -> Lie:
    def law(rules: Rules, layout: Layout) -> tuple[Lying, ...]:
        changed = (change(one) for one in left_lying(rules, layout))
        return tuple(one for one in changed if one is not None)

    return Lie({"left_lying": law})


@liar("midnight.settle.push-stays")
def half_a_push_stays() -> Lie:
    """Half of a stake that tied stays on its box."""
    return _leaves(lambda one: one._replace(amount=half(one.amount)))


@liar("midnight.settle.push-stays")
def first_push_stays() -> Lie:
    """A stake that tied stays on the first box only."""
    return _leaves(lambda one: one if one.box == 1 else None)


@liar("midnight.settle.push-stays")
def split_push_comes_back() -> Lie:
    """The stakes of split hands that tied come back to the player."""

    def law(rules: Rules, layout: Layout) -> tuple[Lying, ...]:
        split = {box.number for box in layout.boxes if len(box.hands) > 1}
        return tuple(one for one in left_lying(rules, layout) if one.box not in split)

    return Lie({"left_lying": law})


@liar("midnight.settle.push-stays")
def push_moves_to_the_first_box() -> Lie:
    """A stake that tied lies on the first box afterwards."""
    return _leaves(lambda one: one._replace(box=1))


@liar("midnight.pushed-double")
def pushed_double_leaves_the_first_stake() -> Lie:
    """Of a doubled stake that tied only the first half stays."""
    return ruled("push_leaves", "first-stake")


@liar("midnight.winning-stake")
def winning_stake_stays() -> Lie:
    """A stake that won stays on its box."""
    return ruled("winning_stake", "stays")


@liar("midnight.stake-left-by-a-tie")
def push_must_be_cleared() -> Lie:
    """A stake that tied has to be cleared before the next deal."""
    return ruled("push_plays_on", False)


@liar("midnight.same-bet-after-double", "midnight.after.same-bet")
def same_bet_repeats_doubles() -> Lie:
    """The same bet lays what lay at the end of the round, doubled and split stakes together."""
    return ruled("same_bet", "final-stakes")


@liar("midnight.after.same-bet")
def same_bet_is_not_there() -> Lie:
    """The same bet cannot be laid."""
    return turns_away("same bet")


@liar("midnight.after.same-bet-and-deal")
def same_bet_and_deal_is_not_there() -> Lie:
    """The same bet cannot be laid and dealt at once."""
    return turns_away("same bet and deal")


@liar("midnight.after.clear")
def clear_is_not_there() -> Lie:
    """The table cannot be cleared."""
    return turns_away("clear")


@liar("midnight.after.same-bet")
def same_bet_needs_no_chips() -> Lie:
    """The same bet is laid by who cannot cover it."""
    return takes("has", where=lambda table, command: command.do in ("same bet", "same bet and deal"))


@liar("midnight.bet.boxes", "estonian.bet.first")
def two_boxes_only() -> Lie:
    """The third box takes no stake."""
    return turns_away("stake", lambda table, command: command.box == 3)


@liar("midnight.bet.boxes", "german.bet.hands")
def one_box_only() -> Lie:
    """A player stakes on one box only."""
    return turns_away("stake", lambda table, command: any(bet.box != command.box for bet in lying_bets(table)))


@liar("midnight.bet.boxes", "german.bet.hands")
def a_fourth_box() -> Lie:
    """There is a box more than the rules say."""

    def rule(rules: Rules) -> Rules:
        found = ruled("boxes", rules.boxes + 1).rule
        return rules if found is None else found(rules)

    more = ruled("boxes_each", 7).rule
    return Lie(rule=lambda rules: more(rule(rules)) if more else rules)


@liar("german.bet.limits")
def stake_above_the_largest() -> Lie:
    """A stake above the largest is taken."""
    return ruled("largest_stake", None)


@liar("german.bet.limits")
def largest_stake_is_refused() -> Lie:
    """A stake as large as the largest is refused."""
    return turns_away("stake", lambda table, command: command.amount == table.game.rules.largest_stake)


@liar("german.bet.limits")
def largest_stake_binds_each_chip() -> Lie:
    """What is added to a stake may take it above the largest."""

    def where(table: Table, command: Command) -> bool:
        return (command.amount or 0) <= (table.game.rules.largest_stake or 0)

    return takes("largest_stake", where=where)


@liar("german.bet.limits")
def stake_below_the_least() -> Lie:
    """A stake below the least is taken."""
    return ruled("least_stake", None)


@liar("german.bet.limits")
def least_stake_is_refused() -> Lie:
    """A stake as small as the least is refused."""
    return turns_away("stake", lambda table, command: command.amount == table.game.rules.least_stake)


@liar("german.limits-and-added-stakes")
def limits_bind_doubles() -> Lie:
    """The largest stake binds what a double makes of one, too."""
    return ruled("limits_bind", "every")


@liar("midnight.bet.deal", "estonian.bet.first")
def deals_to_nobody() -> Lie:
    """A deal without a stake is taken, though nothing comes of it."""
    return pretends(lambda command, step: command.deals and step.answer == "refused")


@liar("midnight.bet.deal", "german.bet.limits", "estonian.bet.first")
def stakes_of_nothing() -> Lie:
    """A stake of 0 or less is taken."""
    return takes("stake", where=lambda table, command: command.do in STAKES)


@liar("midnight.bet.deal", "german.bet.hands", "estonian.bet.first")
def stakes_above_the_purse() -> Lie:
    """A stake is taken of who has not that much."""
    return takes("has", where=lambda table, command: command.do in STAKES)


@liar("midnight.bet.deal", "german.bet.hands", "estonian.bet.first")
def each_stake_is_covered_alone() -> Lie:
    """Each of a player's stakes has to be covered, not their sum."""

    def where(table: Table, command: Command) -> bool:
        staked = sum(one.amount for one in lying_bets(table) if one.owner == command.by)
        return command.do in STAKES and (command.amount or 0) <= table.has.get(command.by or "", 0) + staked

    return takes("has", where=where)


@liar("midnight.bet.deal", "german.bet.hands", "estonian.bet.first")
def the_last_chips_are_kept() -> Lie:
    """A player may not stake all there is."""
    return turns_away("stake", lambda table, command: command.amount == table.has.get(command.by or ""))


@liar("midnight.bet.deal", *DEAL[1:3], "estonian.bet.closed")
def stakes_in_play() -> Lie:
    """A stake is taken while hands are played, though nothing comes of it."""
    return pretends(lambda command, step: _in_play(step) and command.do in STAKES)


@liar("midnight.bet.deal", *DEAL[1:])
def deals_in_play() -> Lie:
    """A deal is taken while hands are played, though nothing comes of it."""
    return pretends(lambda command, step: _in_play(step) and command.deals)


@liar("midnight.after.clear")
def clears_in_play() -> Lie:
    """The table is cleared while hands are played, though nothing comes of it."""
    return pretends(lambda command, step: _in_play(step) and command.do in ("clear", "same bet"))


def _in_play(step: Step) -> bool:
    return step.answer == "refused" and (step.state or {})["phase"] in ("insurance", "playing")


@liar("estonian.bet.closed")
def bets_after_the_close() -> Lie:
    """A stake is taken after the betting is closed."""
    return takes("betting_closed_by", where=lambda table, command: command.do in STAKES)


@liar("estonian.bet.closed")
def nobody_closes_the_bets() -> Lie:
    """The dealer cannot close the betting but by dealing."""
    return ruled("betting_closed_by", "deal")


@liar("midnight.after.same-bet")
def same_bet_is_a_chip_short() -> Lie:
    """The same bet shows a chip less on every box than it lays."""

    def change(state: Any, case: Case, at: int) -> Any:
        if case.script[at].do != "same bet":
            return state
        boxes = {
            number: {**box, "stake": text(amount(box["stake"]) - 1)} if "stake" in box else box
            for number, box in state["boxes"].items()
        }
        return {**state, "boxes": boxes}

    return shows(change)
