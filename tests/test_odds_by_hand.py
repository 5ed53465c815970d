"""The values of hands, against a second solver that knows nothing of the first one's shortcuts.

It keeps the dealer's second card as a card of its own, drawn before the player's, weighs every action over all that it
may be after a peek, and draws card by card.
"""

from functools import cache
from typing import Any

import pytest
from stacked_deck.engine.rules import read_rules
from stacked_deck.fixtures.rulesets import load_ruleset
from stacked_deck.odds.shoe import Counts, points, shoe_of
from stacked_deck.odds.solve import hand_name, solve

Held = tuple[int, ...]  # values, sorted


class ByHand:
    """Stand, hit and double of a hand against an up card."""

    def __init__(self, shoe: Counts, up: int, *, is_peeked: bool, is_free: bool = True) -> None:
        self.shoe, self.up, self.is_peeked, self.is_free = shoe, up, is_peeked, is_free
        self.best = cache(self._best)
        self.finals = cache(self._finals)

    def left(self, *out: int) -> list[int]:
        """Count what is left without some cards."""
        return [count - out.count(value) for value, count in enumerate(self.shoe)]

    def seconds(self, held: Held) -> dict[int, float]:
        """Give the chances of the dealer's second card as the player knows them."""
        left = self.left(self.up, *held)
        open_to = {
            value: count for value, count in enumerate(left) if count and not (self.is_peeked and self.natural(value))
        }
        return {value: count / sum(open_to.values()) for value, count in open_to.items()}

    def natural(self, second: int) -> bool:
        """Tell whether the second card makes a natural."""
        return {self.up, second} == {0, 9}

    def actions(self, held: Held) -> dict[str, float]:
        """Give what each action is worth to a player who does not know the second card."""
        chances = self.seconds(held)
        found = {
            "stand": {second: self.stand(held, second) for second in chances},
            "hit": {second: self.drawn(held, second, last=False) for second in chances},
            "double": {second: 2 * self.drawn(held, second, last=True) for second in chances},
        }
        return {action: sum(chances[second] * value[second] for second in chances) for action, value in found.items()}

    def _best(self, held: Held) -> str:
        actions = self.actions(held)
        return "hit" if actions["hit"] > actions["stand"] else "stand"

    def drawn(self, held: Held, second: int, *, last: bool) -> float:
        """Give what one more card brings, where the second card is this one."""
        left = self.left(self.up, second, *held)
        size, worth = sum(left), 0.0
        for value, count in enumerate(left):
            if not count:
                continue
            now = tuple(sorted((*held, value)))
            if points(shoe_counts(now))[0] > 21:
                worth -= count / size
            elif last or self.best(now) == "stand":
                worth += count / size * self.stand(now, second)
            else:
                worth += count / size * self.drawn(now, second, last=False)
        return worth

    def stand(self, held: Held, second: int) -> float:
        """Give what a hand that is no natural comes to."""
        if self.natural(second):
            return -1.0
        total = points(shoe_counts(held))[0]
        finals = self.finals(tuple(self.left(self.up, second, *held)), tuple(sorted((self.up, second))))
        return sum(chance * ((total > final or final > 21) - (total < final <= 21)) for final, chance in finals)

    def _finals(self, left: tuple[int, ...], held: Held) -> tuple[tuple[int, float], ...]:
        total, _ = points(shoe_counts(held))
        if total >= 17:
            return ((total, 1.0),)
        found: dict[int, float] = {}
        for value, count in enumerate(left):
            if count:
                rest = (*left[:value], count - 1, *left[value + 1 :])
                for final, chance in self.finals(rest, tuple(sorted((*held, value)))):
                    found[final] = found.get(final, 0.0) + count / sum(left) * chance
        return tuple(found.items())


def shoe_counts(held: Held) -> Counts:
    """Count values."""
    return tuple(held.count(value) for value in range(10))


SHOE = {"A": 3, "3": 2, "5": 3, "6": 3, "8": 3, "9": 2, "T": 7}
ONE_DECK = dict.fromkeys("A23456789", 4) | {"T": 16}


@pytest.mark.parametrize(("ruleset", "peeks"), [("german", True), ("european", False)])
@pytest.mark.parametrize(
    ("counts", "hands", "ups"),
    [(SHOE, ((4, 5), (0, 5), (2, 7), (7, 7), (8, 9)), (0, 4, 9)), (ONE_DECK, ((5, 9), (6, 8), (0, 9)), (9, 8))],
)
def test_every_value_is_that_of_the_other_solver(
    ruleset: str, peeks: bool, counts: dict[str, int], hands: tuple[Held, ...], ups: tuple[int, ...]
) -> None:
    cells = solve(read_rules(load_ruleset(ruleset).rules), shoe=counts).cells
    for up in ups:
        by_hand = ByHand(shoe_of(counts), up, is_peeked=peeks)
        for hand in hands:
            if set(hand) == {0, 9}:
                continue
            cell: Any = cells[hand_name(*hand)]["A23456789T"[up]]
            for action, value in by_hand.actions(hand).items():
                assert cell[action] == pytest.approx(value, abs=1e-12), (hand, up, action)
