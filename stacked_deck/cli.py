"""The command line: it judges an engine, plays a case again, works out odds, and lists what can be named.

Pytest, the steps and numpy are imported only where they are needed, so that `--help` and the lists answer at once.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stacked_deck.adapters.about import LEVELS
from stacked_deck.adapters.case import Case, read_line
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, ruleset_names

from .arguments import find_ruleset, read_readings, takes_houses
from .book_command import book
from .check_adapter_command import check_adapter
from .count_command import count
from .diff_command import diff
from .explore_command import explore
from .matrix_command import matrix
from .new_command import new
from .odds_command import odds
from .plain import plain
from .play_command import play
from .properties_command import properties
from .schema_command import schema
from .show_command import show
from .teeth_command import teeth
from .vectors_command import vectors as vectors_command

CANNOT, INTERRUPTED = 2, 130  # the exit status of a call that cannot be carried out, or was broken off

ENGINE_OPTION = click.option(
    "--engine",
    default="reference",
    show_default=True,
    metavar="SPEC",
    help="What is judged; `stacked-deck engines` lists all that can be written.",
)
FILE = click.Path(path_type=Path)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line; a call that cannot be carried out is told in one line and ends with status 2."""
    for stream in (sys.stdout, sys.stderr):
        getattr(stream, "reconfigure", lambda **_: None)(errors="backslashreplace")
    try:
        status = commands.main(args=arguments, prog_name="stacked-deck", standalone_mode=False)
    except Wrong as error:
        status = _cannot(str(error))
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        status = CANNOT
    except click.UsageError as error:
        said = error.message if isinstance(error, click.NoSuchOption) else error.format_message()
        status = _cannot(f"{said.rstrip('.')}; {_allowed(error)}")
    except (click.Abort, KeyboardInterrupt):
        click.echo("stacked-deck: interrupted", err=True)
        status = INTERRUPTED
    sys.exit(status or 0)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="stacked-deck", message="%(prog)s %(version)s")
def commands() -> None:
    """Check a blackjack engine by dealing it stacked decks."""


@commands.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@ENGINE_OPTION
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Judge by this option of a reading.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the whole run as JSON.")
@click.option("--junit", "junit_file", type=FILE, metavar="FILE", help="Write the verdicts as JUnit XML.")
@click.option("--html", "html_folder", type=FILE, metavar="DIR", help="Write the book with this engine's pages.")
@click.option("--baseline", type=FILE, metavar="FILE", help="Excuse what this file lists from the exit status.")
@click.option("--write-baseline", type=FILE, metavar="FILE", help="List in this file what does not pass.")
@click.option(
    "--vectors",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Judge without pytest, by the vectors of a file or by the features.",
)
@click.option("--standing", is_flag=True, help="With --vectors: run the standing checks too.")
@click.option("-n", "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes to run in.")
@takes_houses
def run(
    rulesets: tuple[str, ...],
    engine: str,
    readings: tuple[str, ...],
    json_file: Path | None,
    junit_file: Path | None,
    html_folder: Path | None,
    baseline: Path | None,
    write_baseline: Path | None,
    vectors: str | None,
    standing: bool,
    jobs: int,
) -> int:
    """Judge an engine by some rulesets, all of the suite's by default.

    Exit status 0: every statement passes, or is excused by the baseline; 1: one does not, or the baseline lists what
    passes; 2: the call cannot be carried out; 3: no case was answered.
    """
    from .baseline_report import known_of, settle
    from .book_command import check_folder, write_html
    from .judge_by import judge_by
    from .report import write_head, write_report
    from .report_files import check_writable, write_file

    tells_passing = json_file is not None or html_folder is not None
    judge = judge_by(rulesets, vectors, is_standing=standing, tells_passing=tells_passing, jobs=jobs)
    options = read_readings(readings, judge.rulesets, option="--reading")
    known = known_of(baseline, writes=write_baseline)
    files = {option: path for option, path in (("--json", json_file), ("--junit", junit_file)) if path is not None}
    for option, path in (*files.items(), *((("--write-baseline", write_baseline),) if write_baseline else ())):
        check_writable(option, path)
    if html_folder is not None:
        check_folder("--html", html_folder)
    with _progress() as progress:
        task = progress.add_task("cases", total=None)
        results = judge(engine, options, lambda done, total: progress.update(task, completed=done, total=total))
    console = Console()
    try:
        for option, path in files.items():
            write_file(option, path, results)
        if html_folder is not None:
            write_html(html_folder, judge.rulesets, results, engine=engine)
    finally:  # a full disk is no reason to keep the verdicts back
        write_head(console, suite=results.suite, about=results.about)
        write_report(console, results, engine=engine, says=_says(judge.rulesets, results.readings))
    if judge.leaves_out:
        console.print(judge.leaves_out, highlight=False)
    if baseline is None and write_baseline is None:
        return results.exit_status
    return settle(console, results, known, writes=write_baseline)


@commands.command()
@click.argument("case", metavar="CASE|FILE|-")
@ENGINE_OPTION
@click.option("--ask", type=click.Choice(LEVELS), help="Ask the engine's player of a level what it does at the end.")
def replay(case: str, engine: str, ask: str | None) -> int:
    """Play a portable case on an engine and print the round.

    CASE is one line of JSON; FILE, or - for the standard input, holds one on each line.
    Exit status 0: every case was answered; 1: one was not; 2: the call cannot be carried out.
    """
    from stacked_deck.adapters.engine import EngineError
    from stacked_deck.adapters.engines import open_engine
    from stacked_deck.adapters.transcript import transcript
    from stacked_deck.steps.posing import asker, choices_told
    from stacked_deck.steps.run import player

    cases = list(_cases(case))
    status = 0
    try:
        opened = open_engine(engine)
    except EngineError as error:
        return _no_answer(error.reason)
    try:
        for at, portable in enumerate(cases):
            if at:
                click.echo()
            try:
                played = (asker(opened, ask) if ask else player(opened))(portable)
            except EngineError as error:
                status = _no_answer(error.reason)
                continue
            for line in (*transcript(played.fitted, played.trace), *choices_told(played, len(portable.script) - 1)):
                click.echo(plain(line))
    finally:
        opened.close()
    return status


@commands.command()
def engines() -> None:
    """List the engines that can be named."""
    from stacked_deck.adapters.engines import engine_list

    _table(engine_list())


@commands.command(name="rulesets")
@takes_houses
def list_rulesets(rulesets: tuple[str, ...]) -> None:
    """List the rulesets that can be named."""
    _table((ruleset.name, ruleset.title) for ruleset in map(find_ruleset, (*ruleset_names(), *rulesets)))


for _command in (
    book,
    check_adapter,
    count,
    diff,
    explore,
    matrix,
    new,
    odds,
    play,
    properties,
    schema,
    teeth,
    show,
    vectors_command,
):
    commands.add_command(_command)


def _says(rulesets: Iterable[Ruleset], readings: Mapping[str, str]) -> dict[str, str]:
    """Give the sentence of each statement, and for each reading what the option in force says."""
    ledgers = [ruleset.ledger for ruleset in rulesets]
    says = {statement.id: statement.says for ledger in ledgers for statement in ledger.statements}
    for reading in (reading for ledger in ledgers for reading in ledger.readings):
        says[reading.id] = reading.option(readings.get(reading.id, reading.default)).says
    return says


def _cases(words: str) -> Iterator[Case]:
    """Read the cases that are to be played; raises Wrong for a line that holds none, or whose rules are none."""
    found = False
    for where, line in _lines(words):
        if line.strip():
            found = True
            try:
                case = read_line(line)
                read_rules(case.rules)
            except Wrong as error:
                raise Wrong(f"{where}{error}") from error
            yield case
    if not found:
        raise Wrong(f"{words}: there is no case; allowed is one line of JSON for each")


def _lines(words: str) -> Iterator[tuple[str, str]]:
    """Give each line of a case, a file or the standard input, and words that say where it stands."""
    if words.lstrip().startswith(("{", "[", '"')):
        yield "", words
        return
    try:
        text = sys.stdin.read() if words == "-" else Path(words).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise Wrong(f"{words}: {reason.lower()}; allowed is a case (one line of JSON), a file of them, or -") from error
    for at, line in enumerate(text.splitlines(), 1):
        yield f"{words}:{at}: ", line


def _progress() -> Progress:
    """Make a progress bar, which shows on a terminal only."""
    console = Console(file=sys.stderr)  # held by name: the run lends the name to pytest
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(
        *columns,
        console=console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not console.is_terminal,
    )


def _table(rows: Iterable[tuple[str, str]]) -> None:
    """Print names and what they are in two columns."""
    laid = [(plain(name), plain(words)) for name, words in rows]
    width = max((len(name) for name, _ in laid), default=0)
    for name, words in laid:
        click.echo(f"{name:<{width}}  {words}".rstrip())


def _allowed(error: click.UsageError) -> str:
    """Say what may be written instead."""
    context = error.ctx
    if context is None:
        return "see stacked-deck --help"
    if isinstance(error, click.NoSuchOption):
        options = (name for param in context.command.get_params(context) for name in param.opts if name.startswith("-"))
        return f"allowed are {', '.join(options)}"
    if isinstance(context.command, click.Group):
        return f"allowed are {', '.join(context.command.list_commands(context))}"
    return f"see {context.command_path} --help"


def _no_answer(reason: str) -> int:
    click.echo(f"stacked-deck: no answer: {plain(reason)}", err=True)
    return 1


def _cannot(reason: str) -> int:
    click.echo(f"stacked-deck: {plain(reason)}", err=True)
    return CANNOT
