"""Strategy tables as grids: the best move for each hand and up card, where a ruleset has its table stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stacked_deck.fixtures.rulesets import Ruleset, load_ruleset
from stacked_deck.fixtures.strategy_tables import COLUMNS as LETTERS
from stacked_deck.fixtures.strategy_tables import StrategyTable, load_strategy, strategy_names

COLUMNS = tuple("10" if letter == "T" else letter for letter in LETTERS)
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


def grids_of(rulesets: Sequence[Ruleset]) -> tuple[Grid, ...]:
    """Give the tables of some rulesets; one has none where none is stored for its name, or for other rules."""
    return tuple(
        _grid(ruleset, load_strategy(ruleset.name))
        for ruleset in rulesets
        if ruleset.name in strategy_names() and load_ruleset(ruleset.name).rules == ruleset.rules
    )


def _grid(ruleset: Ruleset, table: StrategyTable) -> Grid:
    parts = tuple(
        Part(name, tuple((_row(row), letters) for row, letters in table.rows.items() if row.startswith(initial)))
        for initial, name in _PARTS
    )
    return Grid(ruleset, parts, _percent(table.edge), _percent(table.insurance))


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


def _percent(stakes: float | None) -> str:
    return "" if stakes is None else f"{100 * stakes:+.3f} %".replace("-", "−")
