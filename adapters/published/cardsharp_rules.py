"""cardsharp's rules and cards; it draws graphs too, and an empty module stands in for what these would need.

Of cardsharp 0.6.0 (https://pypi.org/project/cardsharp/, MIT licence); to be imported before anything of it.
"""

import logging
import sys
from types import ModuleType
from typing import Any

logging.disable(logging.CRITICAL)
for _name in ("matplotlib", "matplotlib.pyplot"):
    sys.modules.setdefault(_name, ModuleType(_name))

from cardsharp.blackjack.blackjack import BlackjackGame  # noqa: E402
from cardsharp.blackjack.rules import Rules  # noqa: E402

from .script import number, rank_of, ratio  # noqa: E402

__all__ = ["BlackjackGame", "name_of", "rules_of", "whole"]

NO_LIMIT = 10**9


def rules_of(rules: Any) -> Rules:
    """Set the engine's switches to the rules of a case."""
    double, split, surrender = rules["double"], rules["split"], rules["surrender"]
    insurance = rules["insurance"]
    found = Rules(
        blackjack_payout=ratio(rules["natural"]["pays"]),
        dealer_hit_soft_17=rules["dealer"]["soft_17"] == "hits",
        allow_split=split != "none",
        allow_double_down=double != "none",
        allow_insurance=insurance != "none",
        allow_surrender=surrender != "none",
        allow_early_surrender=surrender != "none" and rules["peek"] == "never",
        allow_late_surrender=surrender != "none" and rules["peek"] != "never",
        num_decks=rules["decks"],
        min_bet=number("1" if rules["least_stake"] == "none" else rules["least_stake"]),
        max_bet=NO_LIMIT,
        dealer_peek=rules["peek"] != "never",
        five_card_charlie=rules["five_card_rule"],
    )
    if double != "none":
        found.double_on, found.allow_double_after_split = double["totals"], double["after_split"]
    if split != "none":
        found.max_splits, found.allow_resplitting = split["hands"] - 1, split["hands"] > 2
        found.resplit_aces, found.hit_split_aces = split["aces_again"], split["aces"] == "free"
    if insurance != "none":
        found.insurance_payout = ratio(insurance["pays"])
    return found


def whole(card: str) -> str:
    """Give a card with a suit, as the engine reads it."""
    return card if card[-1].islower() else f"{card}s"


def name_of(card: Any) -> str:
    """Give the wire's word for a card."""
    return rank_of(RANKS[card.rank.name])


RANKS = {
    "ACE": "A",
    "TWO": "2",
    "THREE": "3",
    "FOUR": "4",
    "FIVE": "5",
    "SIX": "6",
    "SEVEN": "7",
    "EIGHT": "8",
    "NINE": "9",
    "TEN": "10",
    "JACK": "J",
    "QUEEN": "Q",
    "KING": "K",
}
