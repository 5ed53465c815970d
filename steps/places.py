"""Where a step points: a box, a hand of a box, or the dealer."""

from dataclasses import dataclass

DEALER = "dealer"


@dataclass(frozen=True, slots=True)
class Place:
    """A hand of a box, the `number`-th from the left (None: the box itself, or its only hand)."""

    box: int
    number: int | None = None

    def __str__(self) -> str:
        return f"box {self.box}" if self.number is None else f"hand {self.number} of box {self.box}"


Places = tuple[Place, ...]
EVERY_BOX: Places = ()  # all boxes that were dealt to; the table knows which


@dataclass(frozen=True, slots=True)
class Total:
    """A hand's total in points; `soft` is None where a step does not say."""

    points: int
    soft: bool | None


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody does, without who and where: a command's name, and its chips and box where the words have them."""

    do: str
    amount: str | None = None
    box: int | None = None
