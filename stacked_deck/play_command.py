"""`stacked-deck play`: a person at the terminal plays rounds against the dealer."""

from pathlib import Path

import click

from stacked_deck.adapters.about import LEVELS
from stacked_deck.engine.money import amount
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, rules_under, ruleset_names

from .arguments import find_ruleset, read_readings, takes_houses


@click.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]")
@takes_houses
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Play by this option of a reading.")
@click.option("--seed", type=int, metavar="N", help="Shuffle from this seed, so that the cards come again.")
@click.option("--chips", default="100", show_default=True, metavar="N", help="What you sit down with.")
@click.option(
    "--hints", type=click.Choice(LEVELS), default="hard", show_default=True, help="The player who gives hints."
)
def play(rulesets: tuple[str | Path, ...], readings: tuple[str, ...], seed: int | None, chips: str, hints: str) -> int:
    """Play rounds of a ruleset against the dealer, with a hint at any moment.

    Exit status 0; 2: the call cannot be carried out.
    """
    from .playing import Game

    if len(rulesets) != 1:
        raise Wrong(f"play: {len(rulesets)} rulesets are named; allowed is one of {', '.join(ruleset_names())}")
    ruleset = find_ruleset(str(rulesets[0]))
    rules = rules_under(ruleset, choose(ruleset, read_readings(readings, [ruleset], option="--reading"), {}))
    try:
        purse = amount(chips)
    except ValueError as error:
        raise Wrong(f"--chips: {error}") from error
    if purse <= 0:
        raise Wrong(f"--chips: {chips} is not allowed; allowed is an amount of more than 0")
    Game(ruleset.title, rules, chips=chips, seed=seed, hints=hints).run()
    return 0
