"""A check as data: where in the script to look, at what, and what must be there."""

from dataclasses import dataclass
from typing import Any, Literal

Path = tuple[str, ...]
Operator = Literal["is", "is not", "has", "lacks", "before"]

END = "end"


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation of a trace.

    `at` is the index of a command of the portable script, or "end". `path` leads into that step's answer
    (`("answer",)`), its events (`("events",)`) or the state after it (as `("state", "dealer", "total")`). Nothing is
    computed: what an engine does not show is not checked.
    """

    at: int | Literal["end"]
    path: Path
    operator: Operator
    value: Any

    def as_json(self) -> list[Any]:
        """Give the plain JSON value."""
        return [self.at, list(self.path), self.operator, self.value]
