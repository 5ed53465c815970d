"""`stacked-deck explore`: random play of an engine beside the reference."""

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stacked_deck.adapters.engine import EngineError
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, ruleset_names

from .arguments import find_ruleset, read_readings, takes_houses
from .plain import plain

if TYPE_CHECKING:
    from stacked_deck.fixtures.campaign.corpus import Kept

    from .explore import Explorer, Finding

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="What is explored.")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=20_000, show_default=True, metavar="N", help="Of each ruleset."
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="The same seed finds the same.")
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Play by this option of a reading.")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    metavar="N",
    help="Stop a ruleset after so many kinds of difference that nothing explains.",
)
@click.option("--baseline", type=FILE, metavar="FILE", help="What this file lists explains differences of its kind.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep findings here, and play those of earlier runs first.")
@click.option(
    "--executor", default="serial", show_default=True, metavar="WHERE", help="serial, processes[:N] or dask:ADDRESS."
)
@takes_houses
def explore(
    rulesets: tuple[str, ...],
    spec: str,
    rounds: int,
    seed: int,
    readings: tuple[str, ...],
    most: int,
    baseline: Path | None,
    save: Path | None,
    executor: str,
) -> int:
    """Play an engine beside the reference at random, lawfully and not, and shrink where they part.

    Exit status 0: they part nowhere, or each difference is explained; 1: one is not; 2: the call cannot be carried out.
    """
    from stacked_deck.adapters.engines import open_engine
    from stacked_deck.fixtures.campaign.corpus import read_kept, write_kept

    from .baseline import read_baseline
    from .executors import workers
    from .explore import Explorer, kept_of
    from .explore_report import finding_lines, summary_lines
    from .progress import progress_bar

    chosen = [find_ruleset(name) for name in dict.fromkeys(rulesets or ruleset_names())]
    given = read_readings(readings, chosen, option="--reading")
    listed = {known.id for known in read_baseline(baseline)} if baseline else set()
    kept = read_kept(save) if save else []
    try:
        engine = open_engine(spec)
    except EngineError as error:
        raise Wrong(f"engine {spec} does not come up: {error.told}") from error
    status, number = 0, 0
    try:
        with workers(executor) as spread, progress_bar() as progress:
            task = progress.add_task("rounds", total=rounds * len(chosen))
            for ruleset in chosen:
                explorer = Explorer(ruleset, choose(ruleset, given, engine.about.readings), engine, spec)
                known = set(explorer.kinds_of(listed)) if listed else set[str]()
                again = _replayed(explorer, kept, known)
                explored = explorer.explore(
                    rounds,
                    seed,
                    spread,
                    known=known,
                    most=most,
                    progress=lambda more, task=task: progress.update(task, advance=more),  # type: ignore[misc]
                )
                for finding in [*again, *explored.unexplained]:
                    if finding in again and finding.explained:
                        continue
                    number += 1
                    status = 1
                    for line in finding_lines(finding, number, engine, spec=spec):
                        click.echo(plain(line))
                    click.echo()
                for line in summary_lines(explored):
                    click.echo(plain(line))
                known_kinds = {(one.ruleset, one.kind) for one in kept}
                new = [one for one in explored.unexplained if (one.found.ruleset, one.kind) not in known_kinds]
                kept += kept_of(new)
                if save:
                    write_kept(save, kept)
    except EngineError as error:
        raise Wrong(f"engine {spec} does not come up: {error.told}") from error
    finally:
        engine.close()
    return status


def _replayed(explorer: "Explorer", kept: "Collection[Kept]", known: "set[str]") -> "list[Finding]":
    """Play the findings of earlier runs; those that still differ are told, and not looked for again."""
    found = []
    for one in kept:
        if one.ruleset != explorer.ruleset.name:
            continue
        finding = explorer.replay(one, known)
        if finding is None:
            click.echo(plain(f"{one.ruleset}: no longer seen: {one.kind}"))
        else:
            found.append(finding)
    return found
