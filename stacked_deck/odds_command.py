"""`stacked-deck odds`: the exact expectations of a ruleset, its best table and its edge."""

import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose, load_ruleset, rules_under, ruleset_names
from stacked_deck.fixtures.strategy_tables import StrategyTable, load_strategy, strategy_names, write_strategy

from .arguments import find_ruleset, read_readings
from .report_files import check_writable

if TYPE_CHECKING:
    from stacked_deck.odds.simulate import Sample
    from stacked_deck.odds.solve import Odds

FILE = click.Path(path_type=Path)
_CHUNK = 50_000  # rounds simulated with one seed, so that a run is the same in any number of processes
_ERRORS = 4  # standard errors within which a simulation must lie


@click.command()
@click.argument("ruleset", required=False)
@click.option("--decks", type=int, metavar="N", help="Decks in the shoe, 1 to 8, instead of the ruleset's.")
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Reckon with this option of a reading.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write table, edges, cells and insurance as JSON.")
@click.option("--write", "folder", type=FILE, metavar="FOLDER", help="Write the tables of all rulesets as data.")
@click.option(
    "--simulate", "rounds", type=click.IntRange(min=1), metavar="ROUNDS", help="Play the table at random too."
)
@click.option(
    "-n", "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to simulate in."
)
def odds(
    ruleset: str | None,
    decks: int | None,
    readings: tuple[str, ...],
    json_file: Path | None,
    folder: Path | None,
    rounds: int | None,
    jobs: int,
) -> int:
    """Work out the exact expectations of a ruleset for a fresh shoe: the best table, its edge, the value of insurance.

    RULESET is a name or a house's own folder. Exit status 0; 1: a simulation strays by more than four standard errors;
    2: the call cannot be carried out.
    """
    if ruleset is None:
        if folder is None or decks is not None or readings or json_file or rounds:
            raise Wrong(f"RULESET is missing; allowed are {', '.join(ruleset_names())}, or a house's own folder")
        return _write_all(folder)
    if folder is not None:
        raise Wrong(f"--write: {folder} is for all rulesets; leave {ruleset} out, or take --json FILE for one")
    chosen = find_ruleset(ruleset)
    rules = _rules(chosen, readings, decks)
    if json_file is not None:
        check_writable("--json", json_file)
    found = _solved(rules)
    if json_file is not None:
        json_file.write_text(json.dumps(found.as_json(), indent=1) + "\n", encoding="ascii")
    console = Console()
    _print(console, chosen, rules, found)
    return 0 if rounds is None else _simulated(console, rules, found, rounds=rounds, jobs=jobs)


def _rules(ruleset: Ruleset, readings: Iterable[str], decks: int | None) -> Rules:
    given = read_readings(readings, [ruleset], option="--reading")
    rules = rules_under(ruleset, choose(ruleset, given, {}))
    if decks is not None:
        if not 1 <= decks <= 8:
            raise Wrong(f"--decks: {decks} is not allowed; allowed is a whole number from 1 to 8")
        rules["decks"] = decks
    return read_rules(rules)


def _solved(rules: Rules) -> "Odds":
    try:
        from stacked_deck.odds.solve import solve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "numpy":
            raise
        raise Wrong("odds: numpy is missing; it comes with pip install 'stacked-deck[odds]'") from error
    return solve(rules)


def _write_all(folder: Path) -> int:
    for name in ruleset_names():
        rules = read_rules(load_ruleset(name).rules)
        found = _solved(rules)
        insurance = None if found.insurance is None else found.insurance.value
        table = StrategyTable(name, rules.decks, found.table, found.edge.table, found.edge.composition, insurance)
        try:
            click.echo(write_strategy(table, folder))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Wrong(f"--write: {folder} cannot be written ({reason}); name a folder that can be") from error
    return 0


def _print(console: Console, ruleset: Ruleset, rules: Rules, found: "Odds") -> None:
    from .odds_grid import grid

    decks = "1 deck" if rules.decks == 1 else f"{rules.decks} decks"
    console.print(f"{ruleset.title}, {decks}", style="bold", highlight=False)
    others = {name: load_strategy(name).rows for name in strategy_names() if name != ruleset.name}
    console.print(grid(found.table, others, width=console.width))
    console.print()
    for words, value in (
        ("edge of this table", found.edge.table),
        ("edge of play by the very cards", found.edge.composition),
        ("insurance, each chip", None if found.insurance is None else found.insurance.value),
    ):
        console.print(f"{words:<32}{'none' if value is None else f'{100 * value:+9.4f} %'}", highlight=False)


def _simulated(console: Console, rules: Rules, found: "Odds", *, rounds: int, jobs: int) -> int:
    from stacked_deck.odds.simulate import pooled

    sizes = [min(_CHUNK, rounds - start) for start in range(0, rounds, _CHUNK)]
    work = [(rules, dict(found.table), size, seed) for seed, size in enumerate(sizes)]
    if jobs == 1:
        samples = [_sample(part) for part in work]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            samples = list(pool.map(_sample, work))
    sample = pooled(samples)
    off = (sample.mean - found.edge.table) / sample.error if sample.error else 0.0
    words = f"{sample.rounds} rounds simulated"
    console.print(f"{words:<32}{100 * sample.mean:+9.4f} %  ({off:+.2f} standard errors off)", highlight=False)
    return 0 if abs(off) <= _ERRORS else 1


def _sample(part: tuple[Rules, dict[str, str], int, int]) -> "Sample":
    from stacked_deck.odds.simulate import simulate

    rules, table, rounds, seed = part

    return simulate(rules, table, rounds=rounds, seed=seed)
