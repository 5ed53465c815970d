"""The kill matrix: which liars the suite catches, and by what, as `teeth --json` writes it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stacked_deck.engine.validation import Wrong


@dataclass(frozen=True, slots=True)
class Liar:
    """One wrong engine, and by which scenarios each statement that it breaks caught it; by none where it did not."""

    name: str
    says: str
    by_statement: Mapping[str, tuple[str, ...]]

    @property
    def is_caught(self) -> bool:
        """Whether each statement that it breaks caught it."""
        return bool(self.by_statement) and all(self.by_statement.values())


@dataclass(frozen=True, slots=True)
class Teeth:
    """All liars that were set on the suite; and the statements and scenarios that catch none of them."""

    liars: tuple[Liar, ...]
    unbroken: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()

    @property
    def caught(self) -> int:
        """How many are caught."""
        return sum(liar.is_caught for liar in self.liars)


def read_teeth(path: Path) -> Teeth:
    """Read the file of `teeth --json`; raises Wrong in one line for a file that holds no kill matrix."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
        return Teeth(
            tuple(_liar(row) for row in value["liars"]),
            _ids(value["statements"]["unbroken"]),
            _ids(value["scenarios"]["idle"]),
        )
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{path}: {reason}; allowed is a file of `teeth --json`") from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Wrong(f"{path}: it holds no kill matrix ({error!r}); allowed is a file of `teeth --json`") from error


def _liar(row: Mapping[str, Any]) -> Liar:
    caught = {str(statement): _ids(scenarios) for statement, scenarios in row["caught"].items()}
    return Liar(str(row["liar"]), str(row["says"]), caught | dict.fromkeys(_ids(row["missed"]), ()))


def _ids(value: Sequence[Any]) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r:.40} is no list")
    return tuple(map(str, value))
