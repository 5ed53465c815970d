"""The chances and the worth of every node for one shoe: next cards, dealer's finals, stakes at the end.

All is reckoned for a stake of 1 and over all hole cards alike. Where the dealer peeked, a dealer natural counts 0 here,
so a value is the expectation times the chance that there is none: the same plain draws then serve games with a peek
and without one, and `no_natural` turns a value into one that is known to have no natural against it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from stacked_deck.engine.money import Ratio
from stacked_deck.engine.rules import Rules

from .dealer import FINALS, NATURAL, final_chances
from .game import Game, has_first_stake
from .hands import Hands
from .shoe import Counts

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Chances:
    """Arrays over [node, up]; nothing here hangs on how hands are played."""

    draw: tuple[Floats, ...]  # by value, the chance of the next card
    natural: Floats  # the chance of a dealer natural
    no_natural: Floats  # the chance that none was found: 1 where the dealer does not peek
    stand: Floats
    hit_busts: Floats  # what the cards that bust the hand add to a hit
    double: Floats
    surrender: Floats


def chances_of(game: Game, shoe: Counts) -> Chances:
    """Work out the chances for one shoe."""
    hands, rules = game.hands, game.rules
    ups = np.array([up.value for up in game.ups])
    is_peeked = np.array([up.is_peeked for up in game.ups])
    finals = _finals(game, shoe, ups)
    natural = finals[NATURAL]
    found = np.where(is_peeked, natural, 0.0)
    draw = next_cards(shoe, hands.gone, ups)
    stand, doubled = _settled(game, finals, is_peeked)
    bust = _busted(rules, finals, found)
    hit_busts = bust.copy()
    double = np.zeros_like(bust)
    none = np.zeros((1, len(ups)))
    bust_or_none, doubled_or_none = np.concatenate([bust, none]), np.concatenate([doubled, none])
    for value in range(10):
        child = hands.child[:, value]
        hit_busts -= draw[value] * bust_or_none[child]
        double += draw[value] * doubled_or_none[child]
    return Chances(
        draw=draw,
        natural=natural,
        no_natural=1 - found,
        stand=stand,
        hit_busts=hit_busts,
        double=double + hit_busts * _scored(rules),
        surrender=-0.5 * (1 - found),
    )


def next_cards(shoe: Counts, gone: Ints, ups: Ints) -> tuple[Floats, ...]:
    """Give by value [set, up], the chance of the next card once these cards and the up card are gone."""
    left = np.asarray(shoe) - gone
    size = np.maximum(left.sum(axis=1) - 1, 1)
    return tuple(np.maximum(left[:, value, None] - (ups == value)[None, :], 0) / size[:, None] for value in range(10))


def as_float(ratio: Ratio) -> float:
    """Give what a stake of 1 is paid."""
    return ratio.pays / ratio.per


def _scored(rules: Rules) -> float:
    return 1.0 if rules.double is not None and rules.double.scores == "once" else 2.0


def _finals(game: Game, shoe: Counts, ups: Ints) -> Floats:
    gone = game.hands.gone
    codes = gone @ (32 ** np.arange(10, dtype=np.int64))
    _, once, back = np.unique(codes, return_index=True, return_inverse=True)
    found = final_chances(shoe, gone[once], hits_soft_17=game.rules.dealer.soft_17 == "hits")
    if len(ups) != 10 or (ups != np.arange(10)).any():
        found = found[:, :, ups]
    return found[:, back]


def _settled(game: Game, finals: Floats, is_peeked: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Give what a hand that stands and a doubled hand come to against the dealer's finals."""
    hands, rules = game.hands, game.rules
    wins, natural = as_float(rules.win_pays), finals[NATURAL]
    stands = finals[: len(FINALS)].sum(axis=0)
    plain = wins * (1 - stands - natural) - stands
    for total in FINALS:
        held = hands.total == total
        below = finals[: total - FINALS[0], held].sum(axis=0)
        plain[held] += (wins + 1) * below + finals[total - FINALS[0], held]
    ties = rules.natural.against_21 == "ties" and rules.dealer.with_naturals != "second-card"
    naturals = game.is_natural
    plain[naturals] = as_float(rules.natural.pays) * (1 - natural - ties * finals[len(FINALS) - 1])[naturals]
    is_lost = np.where(
        naturals,
        rules.natural.against_natural == "loses",
        (hands.total < 21) | _loses_at_21(rules, hands),
    )
    if has_first_stake(rules):
        is_lost &= np.array([place.left for place in hands.places])[hands.place]
    lost = natural * (is_lost[:, None] & ~is_peeked[None, :])
    stand = plain - lost
    doubled = _scored(rules) * plain - lost * (1.0 if has_first_stake(rules) else _scored(rules))
    if rules.five_card_rule:  # settled at once, before the dealer has anything
        won = wins * np.where(is_peeked[None, :], 1 - natural, 1.0)[game.is_five_card_win]
        stand[game.is_five_card_win], doubled[game.is_five_card_win] = won, _scored(rules) * won
    return stand, doubled


def _loses_at_21(rules: Rules, hands: Hands) -> NDArray[np.bool_]:
    """Tell of each hand whether a 21 that is no natural loses to the dealer's natural."""
    against = rules.dealer_natural.against_21
    loses: NDArray[np.bool_] = (hands.cards == 2) & (against == "drawn-ties") | (against == "beats")
    return loses


def _busted(rules: Rules, finals: Floats, found: Floats) -> Floats:
    """Give what a hand over 21 comes to; of a node, over all the cards it may go on to hold."""
    if rules.bust == "loses":
        return found - 1
    dealer_bust: Floats = 1 - finals.sum(axis=0)
    bust: Floats = as_float(rules.win_pays) * dealer_bust - (1 - dealer_bust) + found
    return bust
