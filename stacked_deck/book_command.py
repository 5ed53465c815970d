"""The command `book`: the features as pages that open from disk; and the pages of an engine that was just judged."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, ruleset_names

from .arguments import find_ruleset

if TYPE_CHECKING:
    from stacked_deck.adapters.results import Results

_PATH = click.Path(path_type=Path)


@click.command()
@click.argument("folder", type=_PATH, metavar="DIR")
@click.argument("more", type=_PATH, nargs=-1, metavar="[FILE]...")
@click.option("--results", type=_PATH, multiple=True, metavar="FILE", help="Show what this file of `run --json` says.")
@click.option("--ruleset", "names", multiple=True, metavar="NAME|FOLDER", help="Tell of this ruleset only.")
@click.option("--teeth", type=_PATH, metavar="FILE", help="Show the kill matrix of this file.")
def book(
    folder: Path, more: tuple[Path, ...], results: tuple[Path, ...], names: tuple[str, ...], teeth: Path | None
) -> None:
    """Write the features as pages into DIR, with the engines of any result files.

    Several files may stand after one --results. Exit status 0: it is written; 2: the call cannot be carried out.
    """
    from .book import write_book
    from .book.judged import read_results
    from .book.toothed import read_teeth

    if more and not results:
        raise Wrong(f"{more[0]} is one folder too many; allowed is DIR, and result files after --results")
    rulesets = [find_ruleset(name) for name in dict.fromkeys(names or ruleset_names())]
    runs = [read_results(file) for file in (*results, *more)]
    first = write_book(
        folder, rulesets, [(run, run.engine) for run in runs], teeth=None if teeth is None else read_teeth(teeth)
    )
    click.echo(first)


def check_folder(option: str, folder: Path) -> None:
    """See that pages can be written into a folder, before a run that would be for nothing; raises Wrong if not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / "index.html"
        was_there = probe.exists()
        with probe.open("a"):
            pass
        if not was_there:
            probe.unlink()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{option}: {folder} cannot be written ({reason}); name a folder that can be written") from error


def write_html(folder: Path, rulesets: Sequence[Ruleset], results: "Results", *, engine: str) -> None:
    """Write the pages of an engine that was just judged."""
    from .book import write_book

    write_book(folder, rulesets, [(results, engine)])
