"""Liars about how the dealer plays, and what is looked at or shown."""

from dataclasses import replace
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.cards import Card, Cards, is_ace, is_ten
from stacked_deck.engine.dealer import dealer_draws, dealer_plan
from stacked_deck.engine.game import Game
from stacked_deck.engine.layout import Layout
from stacked_deck.engine.rules import Rules

from .lie import Lie, liar, ruled


@liar("midnight.dealer.stands-17", "european.dealer.stands-17", "german.dealer.to-17", "estonian.dealer.stands-17")
def hits_soft_17() -> Lie:
    """The dealer draws on a soft 17."""
    return ruled("dealer.soft_17", "hits")


@liar("midnight.dealer.stands-17", "european.dealer.stands-17", "german.dealer.to-17", "estonian.dealer.stands-17")
def hits_hard_17() -> Lie:
    """The dealer draws on a hard 17."""

    def law(game: Game, cards: Cards) -> bool:
        return dealer_draws(game, cards) or game.laws.total(cards) == (17, False)

    return Lie({"dealer_draws": law})


@liar("midnight.dealer.draws-to-16", "european.dealer.after-all", "german.dealer.to-17", "estonian.dealer.draws-to-16")
def stands_on_16() -> Lie:
    """The dealer stands on 16."""

    def law(game: Game, cards: Cards) -> bool:
        return dealer_draws(game, cards) and game.laws.total(cards).points < 16

    return Lie({"dealer_draws": law})


@liar("midnight.dealer.draws-to-16", "european.dealer.after-all", "german.dealer.to-17", "estonian.dealer.draws-to-16")
def draws_one_card_only() -> Lie:
    """The dealer never has more than three cards."""

    def law(game: Game, cards: Cards) -> bool:
        return dealer_draws(game, cards) and len(cards) < 3

    return Lie({"dealer_draws": law})


@liar("midnight.dealer.plays")
def dealer_draws_for_nobody() -> Lie:
    """The dealer draws to 17 although every hand has bust."""
    return ruled("dealer.with_no_hand", "draws")


@liar("midnight.dealer.no-hole-card", "estonian.deal.first-cards")
def deals_a_hole_card() -> Lie:
    """The dealer takes a second card, face down, at the deal."""
    return ruled("hole_card", "dealt")


@liar("midnight.dealer.no-hole-card", "midnight.insurance.play-goes-on")
def looks_at_a_hole_card() -> Lie:
    """The dealer takes a hole card and looks at it before anyone plays."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, hole_card="dealt", peek="ace-or-ten")

    return Lie(rule=rule)


@liar("european.deal.hole-hidden")
def checks_before_play() -> Lie:
    """The dealer with a hole card looks at it before anyone plays, whatever the rules say."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, peek="ace-or-ten") if rules.hole_card == "dealt" else rules

    return Lie(rule=rule)


@liar("german.peek.ten")
def no_check_with_a_ten() -> Lie:
    """The dealer checks with an ace up only."""
    return Lie({"peeks": lambda rules, up: rules.peek != "never" and is_ace(up)})


@liar("german.peek.ace")
def no_check_with_an_ace() -> Lie:
    """The dealer checks with a ten up only."""

    def law(rules: Rules, up: Card) -> bool:
        return rules.peek != "never" and is_ten(up)

    return Lie({"peeks": law})


@liar("german.peek.nothing-shown", "european.deal.hole-hidden")
def total_gives_the_hole_card_away() -> Lie:
    """The dealer's total counts the card that is face down."""

    def answer(case: Case, trace: Trace) -> Trace:
        shoe: tuple[str, ...] = ()
        steps = []
        for command, step in zip(case.script, trace.steps, strict=True):
            shoe = command.shoe or shoe
            steps.append(replace(step, state=_leaking(step.state, shoe)) if step.state else step)
        return Trace(tuple(steps))

    return Lie(answer=answer)


def _leaking(state: Any, shoe: tuple[str, ...]) -> Any:
    dealer = state["dealer"]
    if "?" not in dealer["cards"]:
        return state
    place = 2 * len(state["boxes"]) + 1
    hidden = shoe[place] if place < len(shoe) else "10"
    return {**state, "dealer": {**dealer, "total": dealer["total"] + (10 if hidden[0] in "1JQK" else 1)}}


@liar("german.peek.nothing-shown", "european.deal.hole-hidden")
def hole_card_lies_open() -> Lie:
    """The dealer's second card is dealt face up."""

    def answer(case: Case, trace: Trace) -> Trace:
        shoe: tuple[str, ...] = ()
        steps = []
        for command, step in zip(case.script, trace.steps, strict=True):
            shoe = command.shoe or shoe
            steps.append(replace(step, state=_open(step.state, shoe)) if step.state else step)
        return Trace(tuple(steps))

    return Lie(answer=answer)


def _open(state: Any, shoe: tuple[str, ...]) -> Any:
    dealer, place = state["dealer"], 2 * len(state["boxes"]) + 1
    if "?" not in dealer["cards"] or place >= len(shoe):
        return state
    return {**state, "dealer": {**dealer, "cards": [dealer["cards"][0], shoe[place]]}}


@liar("midnight.dealer.to-17", "european.dealer.after-all", "german.dealer.to-17", "estonian.dealer.draws-to-16")
def stops_once_ahead() -> Lie:
    """The dealer stops as soon as the total beats every hand that is left."""

    def law(game: Game, layout: Layout) -> str:
        plan = dealer_plan(game, layout)
        if plan != "draws" or len(layout.dealer) < 2:
            return plan
        held = game.laws.total(layout.dealer).points
        left = [game.laws.total(hand.cards).points for _, hand in layout.each() if hand.outcome is None]
        return "second-card" if all(held > points for points in left) else plan

    return Lie({"dealer_plan": law})
