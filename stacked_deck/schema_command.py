"""`stacked-deck schema`: what goes over the wire, as JSON Schema."""

import json

import click


@click.command()
def schema() -> None:
    """Print the protocol as JSON Schema: requests, answers, about, cases, traces and checks."""
    from stacked_deck.adapters.schema import schema as made

    click.echo(json.dumps(made(), indent=1))
