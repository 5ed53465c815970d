"""`stacked-deck teeth`: which wrong engines the scenarios catch, and which scenarios catch none."""

import json
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import Progress

from stacked_deck.fixtures.faults import idle_reasons
from stacked_deck.fixtures.rulesets import ruleset_names

from .arguments import find_ruleset
from .report_files import check_writable

if TYPE_CHECKING:
    from .teeth_matrix import Caught, Matrix

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the whole matrix as JSON.")
@click.option("--all", "lists_all", is_flag=True, help="List every liar, not only those that are not caught.")
@click.option("-n", "--jobs", type=click.IntRange(min=1), help="Processes to run in; as many as there are cores.")
def teeth(rulesets: tuple[str, ...], json_file: Path | None, lists_all: bool, jobs: int | None) -> int:
    """Judge every liar of the zoo by some rulesets, all of them by default, and show what caught it.

    A liar is caught when a check fails of each statement that it breaks; a crash is no catch. Exit status 0: all are
    caught, each statement catches one, and so does each scenario that has no reason not to; 1: not so; 2: the call
    cannot be carried out.
    """
    from .teeth_matrix import matrix

    chosen = [find_ruleset(name) for name in dict.fromkeys(rulesets or ruleset_names())]
    if json_file is not None:
        check_writable("--json", json_file)
    start, console = time.monotonic(), Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("liars", total=None)
        found = matrix(
            chosen,
            jobs=jobs or os.cpu_count() or 1,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if json_file is not None:
        json_file.write_text(json.dumps(found.as_json(), indent=1) + "\n", encoding="ascii")
    for line in _lines(found, lists_all=lists_all):
        click.echo(line)
    click.echo(f"{time.monotonic() - start:.1f} s")
    return 1 if found.survivors or found.unbroken or _without_reason(found) else 0


def _without_reason(found: "Matrix") -> tuple[str, ...]:
    """Give the scenarios that catch nothing and have no reason not to."""
    reasons = idle_reasons()
    return tuple(id for id in found.idle if id not in reasons)


def _lines(found: "Matrix", *, lists_all: bool) -> Iterable[str]:
    for one in found.liars if lists_all else found.survivors:
        yield from _told(one)
    if found.unbroken:
        yield "no liar is caught by these statements:"
        yield from (f"  {statement}" for statement in found.unbroken)
    if _without_reason(found):
        yield "these scenarios catch no liar, and nothing says why they stay:"
        yield from (f"  {id}" for id in _without_reason(found))
    caught, broken = len(found.liars) - len(found.survivors), len(found.statements) - len(found.unbroken)
    busy = len(found.scenarios) - len(found.idle)
    yield f"{caught} of {len(found.liars)} liars are caught by every statement that they break"
    yield f"{broken} of {len(found.statements)} statements catch a liar that breaks them"
    reasons = len(found.idle) - len(_without_reason(found))
    yield f"{busy} of {len(found.scenarios)} scenarios catch a liar; {reasons} have their reason not to"


def _told(one: "Caught") -> Iterable[str]:
    yield f"{one.name}: {one.says}"
    for statement, scenarios in one.by_statement.items():
        told = f"{len(scenarios)} caught it, {scenarios[0]} first" if scenarios else "did not catch it"
        yield f"  {statement}: {told}"
    if one.missed and one.strayed:
        yield f"  strayed only: {', '.join(one.strayed[:5])}"
