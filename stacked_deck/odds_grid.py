"""A strategy table as a coloured grid, its differences from other tables marked."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

COLUMNS = "23456789TA"
_COLOURS = {
    "S": "black on red",
    "H": "black on green",
    "D": "black on cyan",
    "d": "black on bright_cyan",
    "P": "black on yellow",
    "R": "white on magenta",
    "r": "white on bright_magenta",
}
_MEANINGS = {
    "S": "stand",
    "H": "hit",
    "D": "double, else hit",
    "d": "double, else stand",
    "P": "split",
    "R": "surrender, else hit",
    "r": "surrender, else stand",
}
_PARTS = {"H": "hard", "S": "soft", "P": "pairs"}
MARK = "*"
_WIDTH = 76  # columns that the three parts take beside each other

Rows = Mapping[str, str]


def grid(rows: Rows, others: Mapping[str, Rows], *, width: int = 80) -> RenderableType:
    """Lay a table out, the parts side by side where there is room; a mark stands where another table differs."""
    parts = [_part(initial, rows, others) for initial in _PARTS]
    beside = Table.grid(padding=(0, 2))
    beside.add_row(*parts)
    laid = [beside] if width >= _WIDTH else parts
    return Group(*laid, Text(), _legend(rows), *_differences(rows, others))


def _part(initial: str, rows: Rows, others: Mapping[str, Rows]) -> Table:
    part = Table(box=None, padding=0, pad_edge=False, title=_PARTS[initial], title_justify="left")
    part.add_column(width=4, no_wrap=True)
    for column in COLUMNS:
        part.add_column(column, width=2, no_wrap=True)
    for name, letters in rows.items():
        if name.startswith(initial):
            part.add_row(name, *(_cell(name, at, letter, others) for at, letter in enumerate(letters)))
    return part


def _cell(name: str, at: int, letter: str, others: Mapping[str, Rows]) -> Text:
    is_marked = any(other[name][at] != letter for other in others.values())
    return Text(letter + (MARK if is_marked else " "), style=_COLOURS[letter] + (" bold" if is_marked else ""))


def _legend(rows: Rows) -> Text:
    used = [letter for letter in _MEANINGS if any(letter in letters for letters in rows.values())]
    legend = Text()
    for letter in used:
        legend.append(letter, style=_COLOURS[letter])
        legend.append(f" {_MEANINGS[letter]}".replace(" ", "\N{NO-BREAK SPACE}") + "  ")
    return legend


def _differences(rows: Rows, others: Mapping[str, Rows]) -> Iterator[Text]:
    for name, other in others.items():
        found = "; ".join(said for row in rows if (said := _difference(row, rows[row], other[row])))
        yield Text(f"{MARK} {name}: {found}" if found else f"  {name}: the same table")


def _difference(name: str, row: str, other: str) -> str:
    """Say what the other table has in a row, as in `H16 9T:H`."""
    columns: dict[str, str] = {}
    for column, here, there in zip(COLUMNS, row, other, strict=True):
        if here != there:
            columns[there] = columns.get(there, "") + column
    return " ".join([name, *(f"{up}:{letter}" for letter, up in columns.items())]) if columns else ""
