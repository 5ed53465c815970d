"""`stacked-deck matrix`: engines judged by the same rulesets, side by side."""

import json
from pathlib import Path

import click
from rich.console import Console

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import ruleset_names

from .arguments import find_ruleset
from .progress import progress_bar

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--engine", "engines", multiple=True, metavar="SPEC", help="An engine to judge; may be given again.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the matrix as JSON.")
@click.option(
    "--markdown", "markdown_file", type=FILE, metavar="FILE", help="Write it as Markdown, each statement too."
)
@click.option("--badges", "badges_folder", type=FILE, metavar="DIR", help="Write an SVG for each engine and ruleset.")
@click.option("-n", "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to judge in.")
def matrix(
    rulesets: tuple[str, ...],
    engines: tuple[str, ...],
    json_file: Path | None,
    markdown_file: Path | None,
    badges_folder: Path | None,
    jobs: int,
) -> int:
    """Judge engines by some rulesets, all of the suite's by default, and show them side by side.

    Where no engine is named, the reference and every published engine that is installed are judged. Baselines are not
    asked: the matrix and its badges show what is.

    Exit status 0: all were judged; 1: an engine did not come up, or the census found a fault of the suite; 2: the call
    cannot be carried out.
    """
    from .badges import write_badges
    from .matrix import default_engines, judge_all
    from .matrix_report import markdown, write_matrix

    names = tuple(dict.fromkeys(rulesets or ruleset_names()))
    for name in names:
        find_ruleset(name)
    chosen, left_out = (tuple(dict.fromkeys(engines)), {}) if engines else default_engines()
    with progress_bar() as progress:
        task = progress.add_task("engines", total=len(chosen))
        found = judge_all(
            names, chosen, left_out=left_out, jobs=jobs, progress=lambda done, _: progress.update(task, completed=done)
        )
    write_matrix(Console(), found)
    if json_file is not None:
        _write("--json", json_file, json.dumps(found.as_json(), ensure_ascii=False, indent=1) + "\n")
    if markdown_file is not None:
        _write("--markdown", markdown_file, markdown(found))
    if badges_folder is not None:
        write_badges(badges_folder, found)
    return 1 if found.faults or any(line.why_not for line in found.lines) else 0


def _write(option: str, file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{option}: {file} could not be written ({reason}); allowed is a file in a folder") from error
