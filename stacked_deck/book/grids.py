"""Strategy tables as grids: the best move for each hand and up card, where a ruleset has its table stored."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stacked_deck.fixtures.rulesets import Ruleset

COLUMNS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
MOVES: Mapping[str, str] = {
    "H": "hit",
    "S": "stand",
    "D": "double, else hit",
    "d": "double, else stand",
    "P": "split",
    "R": "surrender, else hit",
    "r": "surrender, else stand",
}
_PARTS = (("H", "Hard totals"), ("S", "Soft totals"), ("P", "Pairs"))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a table: each row's name with its letters."""

    name: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """One ruleset's table, and what it is worth, in percent of the stake."""

    ruleset: Ruleset
    parts: tuple[Part, ...]
    edge: str
    insurance: str


def grids_of(rulesets: Sequence[Ruleset], folder: Path) -> tuple[Grid, ...]:
    """Read the tables of some rulesets from a folder; a ruleset without a file there has none."""
    files = ((ruleset, folder / f"{ruleset.name}.json") for ruleset in rulesets)
    return tuple(
        _grid(ruleset, json.loads(file.read_text(encoding="utf-8"))) for ruleset, file in files if file.is_file()
    )


def _grid(ruleset: Ruleset, value: Mapping[str, Any]) -> Grid:
    table: Mapping[str, str] = value["table"]
    parts = tuple(
        Part(name, tuple((_row(row), letters) for row, letters in table.items() if row.startswith(initial)))
        for initial, name in _PARTS
    )
    edge = value.get("edge", {}).get("table")
    return Grid(ruleset, parts, _percent(edge), _percent(value.get("insurance")))


def _row(name: str) -> str:
    """Say a row as a hand: `P8` is 8 8.

    >>> _row("H16"), _row("S18"), _row("PT")
    ('16', 'A 7', '10 10')
    """
    kind, rest = name[0], name[1:]
    if kind == "P":
        card = "10" if rest == "T" else rest
        return f"{card} {card}"
    if kind == "S":
        return "A A" if rest == "12" else f"A {int(rest) - 11}"
    return rest


def _percent(value: Any) -> str:
    return "" if not isinstance(value, int | float) else f"{100 * value:+.3f} %".replace("-", "−")
