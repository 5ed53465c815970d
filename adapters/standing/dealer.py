"""Dealer: draws and stops by the rules whenever a hand is left that waits for it."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from stacked_deck.adapters.compare import FACE_DOWN, Unreadable, bare_cards
from stacked_deck.adapters.played import Played, Round, hands_of, last_with_hands, rounds
from stacked_deck.adapters.trace import State
from stacked_deck.adapters.words import cards_words
from stacked_deck.engine.cards import Cards, makes_natural, total
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.validation import Wrong

from .row import Breach, Row, Trial, unseen

NAME = "dealer"


def dealer(trial: Trial) -> Row:
    """Hold the dealer's cards of each settled round against the rules of the case."""
    part = trial.hidden("dealer cards", "cards")
    if part:
        return unseen(NAME, part)
    try:
        rules = _read(json.dumps(trial.played.case.rules))
    except Wrong as fault:
        return Row(NAME, idle=f"its rules cannot be read: {fault}")
    found: list[Breach] = []
    judged = 0
    for dealt in rounds(trial.played):
        last = last_with_hands(trial.played, dealt)
        if last is None or not _is_settled(last[1]):
            continue
        try:
            if not _is_left(trial.played, dealt, last[1], rules):
                continue
            judged += 1
            says = _wrong(last[1], rules)
        except Unreadable as fault:
            says = f"nonsense: {fault}"
        if says:
            found.append(Breach(NAME, says, trial.played.ways.owner[last[0]]))
    if not judged and not found:
        return Row(NAME, idle="no settled round left a hand that waits for the dealer")
    return Row(NAME, tuple(found))


@lru_cache(maxsize=64)
def _read(rules: str) -> Rules:
    """Read rules from JSON, those of a ruleset once for all of its cases."""
    return read_rules(json.loads(rules))


def must_draw(cards: Cards, rules: Rules) -> bool:
    """Tell whether the dealer takes another card."""
    points, soft = total(cards)
    return points < 17 or (points == 17 and soft and rules.dealer.soft_17 == "hits")


def _is_settled(state: State) -> bool:
    hands = [hand for _, _, hand in hands_of(state)]
    is_settled = all(hand.get("outcome") is not None or hand.get("net") is not None for hand in hands)
    phase = state.get("phase")
    if phase == "settled":
        return True
    return is_settled if phase in (None, "ended", "betting") else False


def _is_left(played: Played, dealt: Round, state: State, rules: Rules) -> bool:
    return any(
        not _is_out(hand, rules, name) and not _gave_up(played, dealt, box, name) for box, name, hand in hands_of(state)
    )


def _is_out(hand: Mapping[str, Any], rules: Rules, name: str) -> bool:
    """Whether a hand waits for no dealer: bust, surrendered, a natural, or won by its five cards."""
    cards = bare_cards(hand.get("cards") or ())
    if "surrendered" in (hand.get("status"), "surrendered" if hand.get("outcome") == "surrender" else ""):
        return True
    if makes_natural(cards) and (name == "1" or rules.natural.after_split):
        return True
    points = total(cards).points
    return points > 21 or (rules.five_card_rule and len(cards) >= 5)


def _gave_up(played: Played, dealt: Round, box: str, name: str) -> bool:
    """Whether the script gave a hand up, where neither its status nor its outcome is shown."""
    for at in range(dealt.start, dealt.stop):
        command = played.fitted.case.script[at]
        if (command.do, str(command.box), command.hand or "1") == ("surrender", box, name):
            return played.trace.steps[at].answer == "taken"
    return False


def _wrong(state: State, rules: Rules) -> str:
    shown = state.get("dealer")
    cards = bare_cards(shown.get("cards") or ()) if isinstance(shown, Mapping) else ()
    if FACE_DOWN in cards:
        return "the round is settled and a dealer card still lies face down"
    if len(cards) < 2:
        return f"a hand waits for the dealer, who has {cards_words(cards) or 'no card'} and draws none"
    said = f"it {rules.dealer.soft_17} on soft 17"
    for stop in _stops(cards, rules):
        more = cards_words(cards[stop:])
        return f"the dealer has {cards_words(cards[:stop])}, {_points(cards[:stop])}, and still draws {more} ({said})"
    if must_draw(cards, rules):
        return f"the dealer has {cards_words(cards)}, {_points(cards)}, and draws no more ({said})"
    return ""


def _stops(cards: Cards, rules: Rules) -> Iterator[int]:
    """The numbers of cards at which the dealer ought to have stopped."""
    return (count for count in range(2, len(cards)) if not must_draw(cards[:count], rules))


def _points(cards: Cards) -> str:
    points, soft = total(cards)
    return f"{'a soft' if soft else 'a'} {points}"
