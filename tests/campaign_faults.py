"""The ten faults that exploring must find, each as an engine that has it and nothing else wrong."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from stacked_deck.adapters.reference import ABOUT, Reference
from stacked_deck.engine.cards import Cards, makes_natural, total
from stacked_deck.engine.game import Command, Game, Refusal, Settlement
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Box, Hand, find
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.money import Ratio, times
from stacked_deck.engine.payout import settle
from stacked_deck.engine.phases import Round
from stacked_deck.engine.rules import Rules


def lawless(name: str, **laws: Any) -> Reference:
    """Give the reference with some laws replaced."""
    return Reference(replace(ABOUT, name=name), replace(LAWS, **laws))


def ruled(name: str, change: Callable[[Rules], Rules]) -> Reference:
    """Give the reference with a rule changed."""
    return Reference(replace(ABOUT, name=name), rule=change)


def taking(name: str, rule: str, where: Callable[[Game, Box, Hand], bool]) -> Reference:
    """Give the reference that takes what one rule refuses, on some hands."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found, place = refusal(game, state, command), find(state.layout, command.box, command.hand or "1")
        return None if found is not None and found.rule == rule and place and where(game, *place) else found

    return lawless(name, refusal=law)


def _with_split(rules: Rules, **changes: Any) -> Rules:
    return rules if rules.split is None else replace(rules, split=replace(rules.split, **changes))


def _split_ace_ten(game: Game, hand: Hand, dealer: Cards) -> Settlement:
    outcome, nets = settle(game, hand, dealer)
    is_paid = outcome == "win" and hand.is_split and makes_natural(hand.cards)
    return Settlement(outcome, tuple(times(net, Ratio(3, 2)) for net in nets) if is_paid else nets)


def _push_paid(game: Game, hand: Hand, dealer: Cards) -> Settlement:
    outcome, nets = settle(game, hand, dealer)
    paid = Settlement("win", tuple(stake.amount for stake in hand.stakes))
    return paid if outcome == "push" else Settlement(outcome, nets)


def _behind_twice(game: Game, hand: Hand, dealer: Cards) -> Settlement:
    outcome, nets = settle(game, hand, dealer)
    return Settlement(outcome, (*nets[:1], *(2 * net if net < 0 else net for net in nets[1:])))


def _insurance_above_half(game: Game, state: Round, command: Command) -> Refusal | None:
    found = refusal(game, state, command)
    return None if found is not None and found.rule == "insurance.amount" and (command.amount or 0) > 0 else found


# Each with a ruleset under which it is one, and the most player cards and commands of the case that is left of it.
FAULTS: Mapping[str, tuple[str, Reference, int, int]] = {
    "soft 17 hit": (
        "midnight",
        ruled("soft 17 hit", lambda rules: replace(rules, dealer=replace(rules.dealer, soft_17="hits"))),
        4,
        2,
    ),
    "double on 8": (
        "midnight",
        taking("double on 8", "double.totals", lambda game, box, hand: total(hand.cards).points == 8),
        4,
        2,
    ),
    "hit on 21": ("midnight", ruled("hit on 21", lambda rules: replace(rules, hit_at_21="always")), 4, 2),
    "split ace-ten paid 3:2": ("european", lawless("split ace-ten paid 3:2", settle=_split_ace_ten), 4, 2),
    "insurance above half taken": ("midnight", lawless("insurance above half", refusal=_insurance_above_half), 4, 2),
    "push paid": ("european", lawless("push paid", settle=_push_paid), 4, 2),
    "surrender after a hit": (
        "estonian",
        taking("surrender after a hit", "surrender", lambda game, box, hand: len(hand.cards) == 3),
        4,
        2,
    ),
    # Four hands take three splits, and eight cards.
    "a fifth hand": ("european", ruled("a fifth hand", lambda rules: _with_split(rules, hands=5)), 8, 4),
    # The aces of the second split are there after the first.
    "aces split twice": (
        "european",
        ruled("aces split twice", lambda rules: _with_split(rules, aces_again=True)),
        4,
        2,
    ),
    "stake behind lost twice": ("estonian", lawless("stake behind lost twice", settle=_behind_twice), 4, 2),
}
