"""The rules of a game: one frozen value, and what each of its options may say.

Every option stands here with its allowed values and a line on what it means; `read_rules` makes a `Rules` of a
mapping. An option that belongs to something the game does not have (insurance, surrender, stakes behind) stands in a
group of its own, and the group is `none`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from .money import Money, Ratio
from .validation import Wrong, read


@dataclass(frozen=True, slots=True)
class Behind:
    """Stakes laid behind another player's stake in one box."""

    follows: Literal[
        "matches", "stays", "asked"
    ]  # at a double or a split: added to alike, left, or as its owner says before
    insured_by: Literal["owner", "first-player"]


@dataclass(frozen=True, slots=True)
class Dealer:
    """How the dealer draws."""

    soft_17: Literal["stands", "hits"]
    # No hand is left (all bust or surrendered): play on as ever; turn or draw the second card only; that only while an
    # insurance depends on it; nothing, so that an open insurance loses; nothing, and an open insurance comes back.
    with_no_hand: Literal["draws", "second-card", "needed", "nothing", "insurance-back"]
    # Only naturals are left: play on as ever; the second card only; that only while an outcome depends on it.
    with_naturals: Literal["draws", "second-card", "needed"]


@dataclass(frozen=True, slots=True)
class Natural:
    """A player's natural: an ace and a ten-value card as the two dealt cards."""

    pays: Ratio
    against_21: Literal["beats", "ties"]  # against a dealer's 21 that is no natural
    against_natural: Literal["push", "loses"]
    played: Literal["closed", "hit-only", "open"]  # open: it may be hit or doubled, and is then no natural
    after_split: bool  # whether a split hand's ace and ten is one


@dataclass(frozen=True, slots=True)
class DealerNatural:
    """The dealer's natural."""

    # Against a player's 21 that is no natural; drawn-ties: a 21 of three cards or more ties, a split ace and ten loses.
    against_21: Literal["beats", "ties", "drawn-ties"]
    takes: Literal["all", "first-stake"]  # of a doubled or split box


@dataclass(frozen=True, slots=True)
class Double:
    """Doubling a stake for exactly one more card."""

    totals: Literal["any", "9-11", "10-11"]
    soft: Literal["total", "low"]  # the total that counts for a hand with an ace: the best one, or the ace as 1
    when: Literal["two-cards", "any-time"]  # any-time: also after a hit, the first two cards' total counting
    after_split: bool
    split_by: Literal["own", "pair"]  # the split hand's own two cards, or the pair that was split
    split_aces: bool
    scores: Literal["twice", "once"]  # once: a doubled hand still wins and loses a single stake


@dataclass(frozen=True, slots=True)
class Split:
    """Splitting two cards into two hands."""

    of: Literal["same-value", "same-rank"]
    hands: int  # at most, in one box
    hands_each: int | None  # at most, of one player over all boxes
    aces: Literal["one-card", "free"]
    aces_again: bool
    second_card: Literal["dealt", "asked"]  # asked: a split hand starts with one card and must hit


@dataclass(frozen=True, slots=True)
class Insurance:
    """A side bet of up to half a stake that the dealer has a natural, offered with an ace up."""

    amount: Literal["half", "up-to-half"]
    pays: Ratio
    when: Literal["before-play", "until-dealer-draws"]
    naturals: bool  # whether a natural may be insured
    beside_natural: Literal["pays", "loses"]  # where the insured hand is a natural too
    settled: Literal["once-known", "at-the-end"]
    loses: Literal["insurance", "hand-too"]  # without a dealer natural


@dataclass(frozen=True, slots=True)
class Surrender:
    """Giving up a hand for half of its stake: late where the dealer has peeked, early where nobody knows yet."""

    barred: Literal["natural-or-ace-up", "natural-with-ace-up", "natural", "nothing"]
    split_aces: bool
    after_split: bool
    until: Literal["own-turn", "later-box-draws"]


@dataclass(frozen=True, slots=True)
class Rules:
    """All rules of one game."""

    decks: int
    shuffle: Literal["every-round", "as-needed"]
    boxes: int  # on the table
    boxes_each: int  # that one player may stake
    least_stake: Money | None  # chips, a box
    largest_stake: Money | None  # chips, a box
    limits_bind: Literal["placed", "every"]  # the stake before the deal, or also what a double or split adds
    betting_closed_by: Literal["deal", "dealer"]  # dealer: also by the dealer's word, before the deal
    behind: Behind | None
    hole_card: Literal["none", "dealt"]
    peek: Literal["never", "ace", "ace-or-rank-ten", "ace-or-ten"]
    dealer: Dealer
    natural: Natural
    dealer_natural: DealerNatural
    win_pays: Ratio
    hit_at_21: Literal["never", "dealt", "always"]  # dealt: on a 21 of two cards, not on one that was drawn
    five_card_rule: bool  # five cards of 21 or less win at once
    bust: Literal["loses", "wins-if-dealer-busts"]
    double: Double | None
    split: Split | None
    insurance: Insurance | None
    surrender: Surrender | None
    push: Literal["returned", "stays"]  # stays: on its box for the next round
    push_leaves: Literal["whole-stake", "first-stake"]
    push_plays_on: bool  # whether a stake that a push left may be dealt on without clearing or the same bet
    winning_stake: Literal["returned", "stays"]
    same_bet: Literal["first-stakes", "final-stakes"]
    session_ends: Literal["after-the-round", "at-once"]


# Values that contradict each other: what is wrong, and what would be right.
_CONTRADICTIONS = (
    (lambda r: r.decks < 1 or r.decks > 8, "decks", "a number from 1 to 8"),
    (lambda r: r.boxes < 1, "boxes", "at least 1"),
    (lambda r: not 1 <= r.boxes_each <= r.boxes, "boxes_each", "from 1 to the number of boxes"),
    (lambda r: r.split is not None and r.split.hands < 2, "split.hands", "at least 2, or split: none"),
    (
        lambda r: r.least_stake is not None and r.largest_stake is not None and r.least_stake > r.largest_stake,
        "least_stake",
        "no more than largest_stake",
    ),
    (lambda r: r.least_stake is not None and r.least_stake <= 0, "least_stake", "more than 0 chips, or none"),
    (
        lambda r: r.largest_stake is not None and r.largest_stake <= 0,
        "largest_stake",
        "more than 0 chips, or none",
    ),
    (lambda r: r.peek != "never" and r.hole_card == "none", "peek", "never, where hole_card is none"),
    (
        lambda r: r.insurance is not None and r.insurance.loses == "hand-too" and r.insurance.settled == "at-the-end",
        "insurance.loses",
        "insurance, where it is settled at the end",
    ),
    (
        lambda r: r.insurance is not None and r.insurance.when == "until-dealer-draws" and r.peek != "never",
        "insurance.when",
        "before-play, where the dealer peeks",
    ),
)


def read_rules(mapping: Mapping[str, Any]) -> Rules:
    """Make rules of a mapping; raises Wrong, naming the key, for one unknown, missing, ill-typed or contradictory."""
    rules = read(Rules, mapping)
    for is_broken, key, allowed in _CONTRADICTIONS:
        if is_broken(rules):
            value: Any = rules
            for part in key.split("."):
                value = getattr(value, part)
            raise Wrong(f"{key}: {value} contradicts the other rules; allowed is {allowed}")
    return rules


def option_names() -> tuple[str, ...]:
    """Give the names of all rules at the top level."""
    return tuple(field.name for field in fields(Rules))
