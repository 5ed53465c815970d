"""`stacked-deck new`: skeletons to begin with."""

from pathlib import Path

import click

from .new_adapter import adapter
from .new_ruleset import lay_ruleset


@click.group()
def new() -> None:
    """Lay a skeleton to start from."""


@new.command()
@click.argument("name")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
def ruleset(name: str, folder: Path) -> int:
    """Lay a house's own ruleset NAME into DIR: rules, ledger, and a feature that passes."""
    for path in lay_ruleset(name, folder):
        click.echo(path)
    click.echo(f"stacked-deck run --rules {folder}")
    return 0


new.add_command(adapter)
