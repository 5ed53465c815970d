"""`stacked-deck properties`: what must hold of an engine, whatever is played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from stacked_deck.adapters.engine import EngineError
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, rules_under, ruleset_names

from .arguments import find_ruleset, takes_houses
from .plain import plain

if TYPE_CHECKING:
    from stacked_deck.fixtures.campaign.proving import Proved


@click.command()
@takes_houses
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="What is tried.")
@click.option(
    "--cases", type=click.IntRange(min=1), default=200, show_default=True, metavar="N", help="For each property."
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="The same seed makes the same cases.")
def properties(rulesets: tuple[str, ...], spec: str, cases: int, seed: int) -> int:
    """Try what must hold under any rules: of totals, suits, stakes, other boxes, hidden cards, replay, refusals, money.

    Exit status 0: all of it holds; 1: something does not; 2: the call cannot be carried out.
    """
    from stacked_deck.adapters.engines import open_engine
    from stacked_deck.fixtures.campaign.hunt import pair
    from stacked_deck.fixtures.campaign.proving import prove

    chosen = [find_ruleset(name) for name in dict.fromkeys(rulesets or ruleset_names())]
    try:
        engine = open_engine(spec)
    except EngineError as error:
        raise Wrong(f"engine {spec} does not come up: {error.told}") from error
    status = 0
    try:
        for ruleset in chosen:
            rules = rules_under(ruleset, choose(ruleset, {}, engine.about.readings))
            for proved in prove(pair(engine, ruleset.name, rules), cases=cases, seed=seed):
                status = max(status, int(proved.broken is not None))
                for line in _told(proved, spec):
                    click.echo(plain(line))
    finally:
        engine.close()
    return status


def _told(proved: "Proved", spec: str) -> Iterator[str]:
    from stacked_deck.adapters.transcript import transcript

    from .report import replay_line

    broken = proved.broken
    how = "holds" if broken is None else "broken"
    yield f"{proved.ruleset}: {proved.property.name}: {how} ({proved.cases} cases)"
    if broken is None:
        return
    yield f"  {broken.says}"
    for played in broken.played:
        yield from (f"    {line}" for line in transcript(played.fitted, played.trace))
        yield f"    again     {replay_line(played.case.as_json(), engine=spec)}"
