"""From a table of cards by seats to the cards of each command: the deal's, and those of each draw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stacked_deck.engine.cards import Cards
from stacked_deck.fixtures.stack import Stack

from .hands import Hands


@dataclass(frozen=True, slots=True)
class Draw:
    """A command that draws: its place in the script, what it is, and for which hand."""

    at: int
    do: str
    box: int
    path: str


@dataclass(frozen=True, slots=True)
class Laid:
    """The deal's cards by seat, each draw's cards by its place in the script, and in words what was left over."""

    dealt: Mapping[str, Cards]
    gets: Mapping[int, Cards]
    left: tuple[str, ...]


def lay(stack: Stack, draws: Sequence[Draw], boxes: Mapping[int, Hands], rules: Mapping[str, Any]) -> Laid:
    """Give out the cards of one round, by the hands that there are in the end; raises Wrong where there are too few."""
    dealt, gets = stack.deal_cards(), {}
    for draw in draws:
        if draw.do == "split":
            count, hand = (0 if _asks_for_second_cards(rules) else 2), None
        else:
            paths = boxes[draw.box].paths
            count, hand = 1, paths.index(draw.path) + 1 if draw.path in paths else None
        gets[draw.at], stack = stack.take(f"box {draw.box}", hand, count)
    left = tuple(f"{' '.join(cards)} of {seat} is drawn by no command" for seat, cards in stack.left_over().items())
    return Laid(dealt, gets, left)


def _asks_for_second_cards(rules: Mapping[str, Any]) -> bool:
    split = rules.get("split")
    return isinstance(split, Mapping) and split.get("second_card") == "asked"
