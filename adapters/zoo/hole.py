"""Liars about the hole card: when it is dealt and looked at, and who may see it."""

from dataclasses import replace
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.engine.cards import is_ace, is_ten, points, rank
from stacked_deck.engine.rules import Rules

from .broken import HIDDEN
from .lie import Lie, liar
from .twist import shows, tells

FACE_DOWN = "?"


@liar("midnight.dealer.no-hole-card", "midnight.insurance.play-goes-on")
def looks_at_a_hole_card() -> Lie:
    """The dealer takes a hole card and looks at it before anyone plays."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, hole_card="dealt", peek="ace-or-ten")

    return Lie(rule=rule)


@liar("european.deal.hole-hidden", "european.peek")
def checks_before_play() -> Lie:
    """The dealer with a hole card looks at it before anyone plays, whatever the rules say."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, peek="ace-or-ten") if rules.hole_card == "dealt" else rules

    return Lie(rule=rule)


@liar("european.deal.hole-hidden", "european.peek")
def checks_with_an_ace_where_nobody_does() -> Lie:
    """The dealer with an ace up looks at the hole card, whatever the rules say."""
    return Lie({"peeks": lambda rules, up: rules.hole_card == "dealt" and is_ace(up)})


@liar("german.peek.ten", "german.peek.ace")
def no_check() -> Lie:
    """The dealer never looks at the hole card before the players play."""
    return Lie({"peeks": lambda rules, up: False})


@liar("german.peek.ten")
def no_check_with_a_ten() -> Lie:
    """The dealer checks with an ace up only."""
    return Lie({"peeks": lambda rules, up: rules.peek != "never" and is_ace(up)})


@liar("german.peek-on")
def no_check_with_a_picture() -> Lie:
    """The dealer checks with an ace or a ten up, not with a picture."""
    return Lie({"peeks": lambda rules, up: rules.peek != "never" and (is_ace(up) or rank(up) == "10")})


@liar("german.peek.ace")
def no_check_with_an_ace() -> Lie:
    """The dealer checks with a ten up only."""
    return Lie({"peeks": lambda rules, up: rules.peek != "never" and is_ten(up)})


def _hidden(state: Any, case: Case, at: int) -> str | None:
    """Give the rank of the card that is face down, as far as the shoe of the round tells it."""
    if FACE_DOWN not in state["dealer"]["cards"]:
        return None
    shoe = next((command.shoe for command in reversed(case.script[: at + 1]) if command.shoe), ())
    place = 2 * len(state["boxes"]) + 1
    return rank(shoe[place]) if place < len(shoe) else None


@liar(*HIDDEN)
def total_gives_the_hole_card_away() -> Lie:
    """The dealer's total counts the card that is face down."""

    def change(state: Any, case: Case, at: int) -> Any:
        hidden = _hidden(state, case, at)
        if hidden is None:
            return state
        return {**state, "dealer": {**state["dealer"], "total": state["dealer"]["total"] + points(hidden)}}

    return shows(change)


@liar("german.peek.ace", "european.deal.hole-hidden")
def natural_gives_the_hole_card_away() -> Lie:
    """That the dealer has a blackjack is shown while its second card is face down."""

    def change(state: Any, case: Case, at: int) -> Any:
        hidden = _hidden(state, case, at)
        dealer = state["dealer"]
        if hidden is None or {points(hidden), points(dealer["cards"][0])} != {1, 10}:
            return state
        return {**state, "dealer": {**dealer, "natural": True}}

    return shows(change)


@liar(*HIDDEN)
def hole_card_lies_open() -> Lie:
    """The dealer's second card is dealt face up."""
    return _open_in("insurance", "playing")


@liar("german.peek.ace")
def hole_card_lies_open_at_insurance() -> Lie:
    """The dealer's second card is shown while insurance is asked."""
    return _open_in("insurance")


@liar(*HIDDEN)
def hole_card_shows_once_a_hand_was_hit() -> Lie:
    """A hit shows the dealer's second card."""

    def change(state: Any, case: Case, at: int) -> Any:
        return _opened(state, case, at) if case.script[at].do == "hit" else state

    return shows(change)


@liar(*HIDDEN)
def hole_card_shows_once_a_hand_stood() -> Lie:
    """A hand that stands, though another comes after it, shows the dealer's second card."""

    def change(state: Any, case: Case, at: int) -> Any:
        return _opened(state, case, at) if case.script[at].do == "stand" else state

    return shows(change)


@liar(*HIDDEN)
def hole_card_shows_once_a_hand_was_doubled() -> Lie:
    """A double or a split shows the dealer's second card, though a hand is still to be played."""

    def change(state: Any, case: Case, at: int) -> Any:
        return _opened(state, case, at) if case.script[at].do in ("double", "split") else state

    return shows(change)


def _open_in(*phases: str) -> Lie:
    def change(state: Any, case: Case, at: int) -> Any:
        return _opened(state, case, at) if state["phase"] in phases else state

    return shows(change)


def _opened(state: Any, case: Case, at: int) -> Any:
    hidden = _hidden(state, case, at)
    dealer = state["dealer"]
    return state if hidden is None else {**state, "dealer": {**dealer, "cards": [dealer["cards"][0], hidden]}}


@liar("german.dealer.shows", "european.deal.first-cards", "european.dealer.after-all")
def hole_card_is_never_turned() -> Lie:
    """The dealer's second card is not shown at the end of a round without a third."""

    def change(state: Any, case: Case, at: int) -> Any:
        dealer = state["dealer"]
        is_dealt = case.rules.get("hole_card") == "dealt" and state["phase"] in ("settled", "ended")
        if not is_dealt or len(dealer["cards"]) != 2:
            return state
        cards = [dealer["cards"][0], FACE_DOWN]
        return {**state, "dealer": {**dealer, "cards": cards}}

    return shows(change)


@liar("german.dealer.shows")
def hole_card_is_turned_without_a_word() -> Lie:
    """No event tells that the hole card is turned."""
    return tells(lambda event, state: None if event["event"] == "turned" else event)


@liar("german.peek.ten", "german.peek.ace")
def natural_at_the_check_stays_hidden() -> Lie:
    """A blackjack found at the peek ends the round, and its second card is not shown."""

    def change(state: Any, case: Case, at: int) -> Any:
        dealer = state["dealer"]
        if not dealer.get("natural") or case.rules.get("peek") == "never" or FACE_DOWN in dealer["cards"]:
            return state
        up = dealer["cards"][0]
        return {**state, "dealer": {"cards": [up, FACE_DOWN], "total": 11 if is_ace(up) else 10, "natural": False}}

    return shows(change)
