"""What a run comes to with a baseline: its exit status, and the lines that say why."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stacked_deck.adapters.results import Results

from .baseline import Compared, Known, baseline_of, compare, exit_status, read_baseline, write_baseline
from .plain import plain


def known_of(file: Path | None, *, writes: Path | None) -> tuple[Known, ...]:
    """Read the baseline that a run is held against; a file that is about to be written need not be there yet."""
    file = file or (writes if writes is not None and writes.exists() else None)
    return () if file is None else read_baseline(file)


def settle(console: Console, results: Results, known: Sequence[Known], *, writes: Path | None) -> int:
    """Hold a run against a baseline, or against the one that is written here; print it and give the exit status."""
    if writes is not None:
        known = baseline_of(results, known)
        write_baseline(writes, known)
        _print(console, f"{writes} lists {len(known)} that do not pass; say in each why, and where that is told")
    compared = compare(results, known)
    for line in _lines(compared):
        _print(console, line)
    return exit_status(results, compared)


def _lines(compared: Compared) -> Iterator[str]:
    excused, new = len(compared.excused), len(compared.new)
    yield f"baseline: of {_count(excused + new, 'statement')} not passing, {excused} excused"
    yield from (f"  {row.id}: {row.verdict}, and not in the baseline" for row in compared.new)
    yield from (f"  {line}" for line in compared.stale)


def _print(console: Console, line: str) -> None:
    console.print(Text(plain(line)), soft_wrap=True, highlight=False)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
