"""What the barely driven engines have in common: a case's ranks and actions."""

from collections.abc import Callable, Iterator
from typing import Any

from stacked_deck.adapters.case import Case

Plays = tuple[Callable[[Case], Any], Callable[[], Any]]  # a stacked case on a fresh table; a raw round


def bare(card: str) -> str:
    """Give a card's rank."""
    return card.rstrip("shdc")


def script(case: Case) -> tuple[list[str], Iterator[str]]:
    """Give the shoe's ranks and the actions of a case."""
    deal = case.script[1]
    return [bare(card) for card in deal.shoe or ()], iter([one.do for one in case.script[2:]])
