"""The kill matrix: which liars the suite catches, and by what, as a file of the teeth's own says it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stacked_deck.engine.validation import Wrong


@dataclass(frozen=True, slots=True)
class Liar:
    """One wrong engine, and what catches it; nothing does where `by` is empty."""

    name: str
    says: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Teeth:
    """All liars that were set on the suite."""

    liars: tuple[Liar, ...]

    @property
    def caught(self) -> int:
        """How many are caught."""
        return sum(bool(liar.by) for liar in self.liars)


def read_teeth(path: Path) -> Teeth:
    """Read a kill matrix from its JSON; raises Wrong in one line for a file that holds none."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
        rows: Any = value["liars"] if isinstance(value, Mapping) else value
        return Teeth(
            tuple(Liar(str(row["name"]), str(row.get("says", "")), tuple(map(str, row["by"]))) for row in rows)
        )
    except OSError as error:
        raise Wrong(f"{path}: {(error.strerror or str(error)).lower()}; allowed is a kill matrix as JSON") from error
    except (KeyError, TypeError, ValueError) as error:
        raise Wrong(f"{path}: it holds no kill matrix ({error!r})") from error
