"""Words that set the table up: who has what, who stakes where, and which cards lie in the shoe."""

from .places import Places
from .registry import Rows, given, given_or_when
from .table import Table


@given("{player} has {amount}")
def has(table: Table, player: str | None, amount: str) -> None:
    """Say how many chips a player sits down with."""
    table.purses.give(player or table.purses.holder(1), amount)


@given("a shoe shuffled from seed {number}")
def seed(table: Table, number: int) -> None:
    """Let the engine shuffle, from a seed, instead of stacking the cards."""
    table.seed = number


@given_or_when("{boxes} stake(s) {amount}( each)")
def stake(table: Table, boxes: Places, amount: str) -> None:
    """Stake chips on boxes, by whoever holds them."""
    table.stake(boxes, amount)


@given_or_when("{player} stakes {amount} on {boxes}")
def stake_of(table: Table, player: str | None, amount: str, boxes: Places) -> None:
    """Stake a player's chips on boxes."""
    table.stake(boxes, amount, by=player)


@given_or_when("{player} stakes {amount} behind on {box}")
def stake_behind(table: Table, player: str | None, amount: str, box: int) -> None:
    """Lay a player's chips behind another's stake."""
    table.stake_behind(player, box, amount)


@given_or_when("these cards:")
def cards(table: Table, rows: Rows) -> None:
    """Stack the cards of the next deal by who gets them."""
    table.cards(rows)


@given_or_when("in the next round these cards:")
def next_cards(table: Table, rows: Rows) -> None:
    """Stack the cards of the deal after it."""
    table.cards(rows)
