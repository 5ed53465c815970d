"""A check as data: where in the script to look, at what, and what must be there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from stacked_deck.engine.validation import Wrong

Path = tuple[str, ...]
Operator = Literal["is", "is not", "has", "lacks", "before"]
_OPERATORS = get_args(Operator)

END: Final = "end"


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation of a trace.

    `at` is the index of a command of the portable script, or "end". `path` leads into that step's answer
    (`("answer",)`), its events (`("events",)`) or the state after it (as `("state", "dealer", "total")`), or to what a
    computer player chooses who is asked there (`("choice", "easy")`). Nothing is computed: what an engine does not show
    is not checked.
    """

    at: int | Literal["end"]
    path: Path
    operator: Operator
    value: Any

    @property
    def asks(self) -> str | None:
        """The level of the computer player whose choice it looks at; None for a check of the table."""
        return self.path[1] if self.path[0] == "choice" else None

    def as_json(self) -> list[Any]:
        """Give the plain JSON value."""
        return [self.at, list(self.path), self.operator, self.value]


def read_check(value: Any) -> Check:
    """Read a check from plain JSON; raises Wrong, naming what is wrong and what is allowed."""
    if not isinstance(value, list | tuple) or len(value) != 4:
        raise Wrong(f"{value!r:.60} is no check: a check is a list of at, path, operator and value")
    at, path, operator, wanted = value
    if at != END and (isinstance(at, bool) or not isinstance(at, int) or at < 0):
        raise Wrong(f"check.at: {at!r:.60} is not allowed; allowed is the number of a command, from 0, or {END}")
    if not isinstance(path, list | tuple) or not _is_path(path):
        raise Wrong(f"check.path: {path!r:.60} is not allowed; allowed is a list of texts")
    if operator not in _OPERATORS:
        raise Wrong(f"check.operator: {operator!r:.60} is unknown; allowed are {', '.join(_OPERATORS)}")
    return Check(at, tuple(path), operator, wanted)


def _is_path(path: Sequence[Any]) -> bool:
    for part in path:
        if type(part) is not str:
            return False
    return bool(path)
