"""What insurance is worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .chances import Chances, Floats, as_float
from .deals import Deals
from .game import Game
from .shoe import ACE, VALUES


@dataclass(frozen=True, slots=True)
class Insurance:
    """What each chip of insurance wins in the long run, against an ace, before anyone plays."""

    value: float  # over all hands that may be insured
    by_hand: Mapping[str, float]

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {"value": self.value, "by_hand": dict(self.by_hand)}


def insurance_of(game: Game, chances: Chances, deals: Deals, value: Floats) -> Insurance | None:
    """Work out insurance, `value` being what each dealt hand comes to without it; None where it is not offered."""
    rules = game.rules.insurance
    if rules is None:
        return None
    up = next(at for at, card in enumerate(game.ups) if card.value == ACE)
    weight = deals.chance[:, up]
    natural = chances.natural[deals.nodes, up]
    is_natural = game.is_natural[deals.nodes]
    pays = np.where(is_natural & (rules.beside_natural == "loses"), -1.0, as_float(rules.pays))
    found = natural * pays - (1 - natural)
    if rules.loses == "hand-too":
        found = found - 2 * _hand_taken(game, chances, deals, value, up)  # insurance is half of the stake
    offered = (weight > 0) & (rules.naturals | ~is_natural)
    if not offered.any():
        return None
    names = ["".join(sorted((VALUES[a], VALUES[b]), key="AT98765432".index)) for a, b in deals.values]
    return Insurance(
        value=float((weight * found)[offered].sum() / weight[offered].sum()),
        by_hand={names[at]: float(found[at]) for at in np.flatnonzero(offered)},
    )


def _hand_taken(game: Game, chances: Chances, deals: Deals, value: Floats, up: int) -> Floats:
    """Give what the hand is worth more where it is not insured: without a dealer natural an insured one is lost."""
    natural = chances.natural[deals.nodes, up]
    lost = np.where(game.is_natural[deals.nodes] & (game.rules.natural.against_natural == "push"), 0.0, natural)
    whole = value[:, up] - (lost if game.ups[up].is_peeked else 0.0)
    insured: Floats = natural - lost - 1
    found: Floats = whole - insured
    return found
