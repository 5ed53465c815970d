"""`stacked-deck new adapter`: the skeleton of an adapter."""

from pathlib import Path

import click

from .scaffold import CALLS, LANGUAGES, write_adapter


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--language", type=click.Choice(LANGUAGES), required=True, help="The language of the engine.")
def adapter(folder: Path, language: str) -> int:
    """Write a working adapter into DIR, with a toy engine in the place of yours."""
    for path in write_adapter(folder, language=language):
        click.echo(path)
    click.echo(f"now, in {folder}: stacked-deck check-adapter {CALLS[language]}")
    return 0
