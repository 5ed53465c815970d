"""A scenario as data: what an engine plays, what is expected of it, and what that shows."""

from collections.abc import Mapping
from dataclasses import dataclass

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.check import Check


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, or one row of an outline, under the readings that it was recorded for."""

    id: str  # permanent
    ruleset: str
    title: str
    rule: str  # the sentence of the Rule that it stands under
    statements: tuple[str, ...]  # the ids of what it shows
    options: Mapping[str, str]  # reading id -> the option under which alone it is judged
    case: Case
    checks: tuple[Check, ...]
    file: str  # its feature file, below the features of its ruleset
    line: int
    tried: tuple[int, ...] = ()  # the commands of the script that are told as tries
    left: tuple[str, ...] = ()  # in words, the cards stacked that no command of the script draws
    is_contrast: bool = False  # whether it is a row of a contrast, whose cards are those of other rulesets too

    @property
    def shows(self) -> tuple[str, ...]:
        """What counts on it: its statements, and the readings whose options it is judged under."""
        return (*self.statements, *self.options)

    def is_in_force(self, chosen: Mapping[str, str]) -> bool:
        """Tell whether it is judged under these readings."""
        return all(chosen.get(reading) == option for reading, option in self.options.items())
