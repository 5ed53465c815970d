"""`stacked-deck vectors`: the scenarios as data, a line each."""

import click

from stacked_deck.adapters.engine import EngineError
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import ruleset_names

from .arguments import find_ruleset, read_readings, takes_houses


@click.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--engine", metavar="SPEC", help="Fit the cases for this engine's dealing, not for the suite's own.")
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Write by this option of a reading.")
@takes_houses
def vectors(rulesets: tuple[str, ...], engine: str | None, readings: tuple[str, ...]) -> int:
    """Write every scenario of some rulesets, of all the suite's by default, as a line of JSON.

    Scenarios of options that are not in force are written too; their `options` say when they are judged.
    Exit status 0; 1: a scenario could not be written; 2: the call cannot be carried out.
    """
    from .bench import Bench
    from .vectors import Vector, vector_line

    chosen = [find_ruleset(name) for name in dict.fromkeys(rulesets or ruleset_names())]
    bench = Bench(engine or "reference", read_readings(readings, chosen, option="--reading"), tuple(chosen))
    try:
        status = 0
        for ruleset in chosen:
            options, recording = bench.chosen(ruleset), bench.recording(ruleset)
            for scenario in recording.scenarios:
                click.echo(vector_line(Vector(scenario, {**options, **scenario.options}), bench.about))
            for fault in recording.faults:
                click.echo(f"stacked-deck: {fault}", err=True)
                status = 1
        return status
    except EngineError as error:
        raise Wrong(f"engine {engine} does not come up: {error.told}") from error
    finally:
        bench.close()
