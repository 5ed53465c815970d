"""Who sits at the table and with how many chips, where a scenario does not say."""

from collections.abc import Mapping
from typing import Any

ENOUGH = "1000"  # chips of a player of whom nothing is said
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")


class Purses:
    """The players of a scenario; a box that nobody was named for is Ann's, or a player's own where one has one box."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        self._shares_boxes = rules["boxes_each"] < rules["boxes"]
        self._has: dict[str, str] = {}

    def give(self, player: str, amount: str) -> None:
        """Say what a player has, in chips."""
        self._has[player] = amount

    def holder(self, box: int) -> str:
        """Name the player of a box that nobody was named for."""
        return NAMES[(box - 1) % len(NAMES)] if self._shares_boxes else NAMES[0]

    def seat(self, player: str) -> str:
        """Take note of a player who acts, and give the name back."""
        self._has.setdefault(player, ENOUGH)
        return player

    def as_case(self) -> dict[str, dict[str, str]]:
        """Give the players of the case."""
        return {player: {"has": amount} for player, amount in self._has.items()}
