"""The command `show`: one scenario played in the terminal, step by step, with its cards drawn."""

import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

import click

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, choose, ruleset_names

from .arguments import find_ruleset, read_readings

if TYPE_CHECKING:
    from rich.text import Text

    from stacked_deck.steps.feature import Written
    from stacked_deck.steps.run import Outcome
    from stacked_deck.steps.scenario import Scenario

    from .book.hands import Hand
    from .book.play import Move

_STYLES = {"pass": "green", "unsupported": "yellow", "unobservable": "yellow"}
_OUTCOMES = {"win": "green", "lose": "red", "surrender": "red", "push": "cyan"}


@click.command()
@click.argument("scenario", metavar="SCENARIO_ID")
@click.option("--engine", default="reference", show_default=True, metavar="SPEC", help="What plays it.")
@click.option("--ruleset", "names", multiple=True, metavar="NAME|FOLDER", help="Look for it in this ruleset only.")
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Play by this option of a reading.")
@click.option("--wait", is_flag=True, help="Wait for Enter after each step.")
def show(scenario: str, engine: str, names: tuple[str, ...], readings: tuple[str, ...], wait: bool) -> int:
    """Play one scenario step by step, its cards drawn.

    Exit status 0: it passes; 1: it does not; 2: the call cannot be carried out.
    """
    from rich.console import Console

    from stacked_deck.adapters.engine import EngineError
    from stacked_deck.adapters.engines import open_engine
    from stacked_deck.steps.run import play_scenario

    rulesets = [find_ruleset(name) for name in dict.fromkeys(names or ruleset_names())]
    given = read_readings(readings, rulesets, option="--reading")
    try:
        opened = open_engine(engine)
    except EngineError as error:
        raise Wrong(f"engine {engine} does not come up: {error.told}") from error
    try:
        ruleset, written = _find(scenario, rulesets)
        found = _record(ruleset, scenario, choose(ruleset, given, opened.about.readings))
        outcome = play_scenario(found, opened)
    finally:
        opened.close()
    console = Console()
    for line in _told(ruleset, found, written, outcome):
        is_step = line.plain[:1] not in (" ", "")
        console.print(line, soft_wrap=True, highlight=False)
        if wait and is_step and sys.stdin.isatty():
            console.input("")
    return 0 if outcome.result.verdict == "pass" else 1


def _find(id: str, rulesets: Sequence[Ruleset]) -> tuple[Ruleset, "Written"]:
    """Find a scenario as it is written; raises Wrong, naming the nearest ids."""
    from stacked_deck.steps.files import is_of
    from stacked_deck.steps.tags import ids_of

    from .book.told import written_of

    known: list[str] = []
    for ruleset in rulesets:
        for outline in written_of(ruleset):
            for written in outline.each():
                if is_of(written, ruleset):
                    ids = ids_of(written)
                    if id.upper() in ids:
                        return ruleset, written
                    known += ids
    near = get_close_matches(id.upper(), known, n=3, cutoff=0.6)
    raise Wrong(f"{id!r} is no scenario's id" + (f"; near it are {', '.join(near)}" if near else ""))


def _record(ruleset: Ruleset, id: str, chosen: dict[str, str]) -> "Scenario":
    from stacked_deck.steps.recorder import record_all

    recording = record_all(ruleset, chosen)
    for scenario in recording.scenarios:
        if scenario.id == id.upper():
            return scenario
    raise Wrong(recording.faults[0] if recording.faults else f"{id} could not be recorded")


def _told(ruleset: Ruleset, scenario: "Scenario", written: "Written", outcome: "Outcome") -> Iterator["Text"]:
    from rich.text import Text

    from .book.play import play_out

    yield _line((scenario.id, "bold cyan"), " ", (scenario.title, "bold"))
    for id in scenario.statements:
        yield _line("  ", (f"{id}: {ruleset.ledger.statement(id).says}", "italic"))
    for reading, option in scenario.options.items():
        yield _line("  ", (f"{reading} is {option}: {ruleset.ledger.reading(reading).option(option).says}", "italic"))
    yield Text()
    if outcome.played is not None:
        play = play_out(scenario, written, outcome.played)
        for move in play.moves:
            yield from _move(move, outcome, turned=not play.suits_matter)
        yield Text()
    finding, verdict = outcome.finding, outcome.result.verdict
    yield _line((verdict, f"bold {_STYLES.get(verdict, 'red')}"))
    if verdict != "pass":
        for name, words in (("where", finding.where), ("expected", finding.expected), ("seen", finding.seen)):
            yield _line(f"  {name:<9}", words)


def _move(move: "Move", outcome: "Outcome", *, turned: bool) -> Iterator["Text"]:
    if move.kind == "then":
        found = [outcome.findings[at] for at in move.checks if at < len(outcome.findings)]
        wrong = next((one for one in found if one.verdict != "pass"), None)
        sign, style = ("✓", "green") if wrong is None else ("✗", "bold red")
        yield _line((f"{sign} ", style), move.text, *([f" ({wrong.verdict}: seen {wrong.seen})"] if wrong else []))
        for row in move.rows:
            yield _line("  ", " ".join(f"{cell:<2}" for cell in row))
        return
    yield _line("· ", move.text, *([(f"   {'; '.join(move.notes)}", "dim")] if move.notes else []))
    if move.refused is not None:
        yield _line("  ", (f"refused: {move.refused}".removesuffix(": "), "red"))
    width = max((len(hand.name) for hand in move.hands), default=0)
    for hand in move.hands:
        yield _hand(hand, width, turned=turned)
    if move.turn:
        yield _line("  ", (f"> {move.turn}", "dim"))


def _hand(hand: "Hand", width: int, *, turned: bool) -> "Text":
    from .cards_drawn import on_terminal

    line = _line(f"  {hand.name:<{width}}  ")
    line.append_text(on_terminal(hand.cards, turned=turned))
    line.append_text(_line(f"  {hand.total}"))
    if hand.stake:
        line.append_text(_line("  ", (f"({hand.stake})", "yellow")))
    if hand.insured:
        line.append_text(_line(" ", (f"insured ({hand.insured})", "blue")))
    if hand.outcome:
        line.append_text(_line("  ", (hand.outcome, f"bold {_OUTCOMES.get(hand.kind, '')}".strip())))
    return line


def _line(*parts: str | tuple[str, str]) -> "Text":
    """Make a line of texts, each with a style or none, and nothing in them that a terminal would obey."""
    from rich.text import Text

    from .plain import plain

    return Text.assemble(*(plain(part) if isinstance(part, str) else (plain(part[0]), part[1]) for part in parts))
