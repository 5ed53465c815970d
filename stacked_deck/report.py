"""The report on a terminal: who was judged by what, each statement that does not pass, and a line a ruleset.

Nothing is read as markup: every text is laid as it is, after `plain` took the sting out of it.
"""

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Console
from rich.text import Text

from stacked_deck.adapters.case import read_case
from stacked_deck.adapters.results import Excluded, Results, ScenarioResult, StandingResult, StatementResult
from stacked_deck.adapters.verdict import WORST_FIRST, Verdict

from .plain import plain
from .summary import tally

STYLES: Mapping[Verdict, str] = {
    "pass": "green",
    "fail": "bold red",
    "error": "bold red",
    "strayed": "red",
    "unsupported": "yellow",
    "unobservable": "yellow",
}


def write_head(console: Console, *, suite: Mapping[str, str], about: Mapping[str, object]) -> None:
    """Say who judges whom."""
    suite_name, engine = f"{suite['name']} {suite['version']}", _engine(about)
    _lay(console, _line((suite_name, "bold"), " judges ", (engine, "bold")))


def write_report(console: Console, results: Results, *, engine: str, says: Mapping[str, str]) -> None:
    """Write all that came of a run but the head.

    `engine` is what the replay lines name, `says` gives the sentence of each statement by its id.
    """
    _lay(console, *_readings(results.readings))
    scenarios = {result.id: result for result in results.scenarios}
    told: set[str] = set()
    for statement in results.statements:
        if statement.verdict != "pass":
            _lay(console, *_statement(statement, scenarios.values(), says=says, engine=engine, told=told))
    _lay(console, *_standing(results.standing), *_excluded(results.excluded), *_faults(results.faults), Text())
    for ruleset in results.rulesets:
        _lay(console, _summary(ruleset, results))


def replay_line(case: Mapping[str, object], *, engine: str, ask: str = "") -> str:
    """Give the line that plays a portable case once more, or asks a player at its end, quoted for a shell."""
    line = f"stacked-deck replay {shlex.quote(read_case(case).line())} --engine {shlex.quote(engine)}"
    return f"{line} --ask {ask}" if ask else line


def _engine(about: Mapping[str, object]) -> str:
    words = f"{about['name']} {about.get('version') or ''}".strip()
    return f"{words} ({about['language']})" if about.get("language") else words


def _readings(readings: Mapping[str, str]) -> Iterator[Text]:
    if not readings:
        return
    yield _line("Readings in force")
    for reading, option in sorted(readings.items()):
        yield _line("  ", (reading, "cyan"), f": {option}")


def _statement(
    statement: StatementResult,
    scenarios: Iterable[ScenarioResult],
    *,
    says: Mapping[str, str],
    engine: str,
    told: set[str],
) -> Iterator[Text]:
    """Tell a statement, the worst of its scenarios in full (once in a report), and the others in a line each."""
    shown = f"{statement.shown} of {statement.total} shown"
    yield Text()
    yield _line((statement.id, "bold"), ": ", _verdict(statement.verdict), f", {shown}")
    yield _line("  ", (says.get(statement.id, ""), "italic"))
    missed = [result for result in scenarios if statement.id in result.statements and result.verdict != "pass"]
    missed.sort(key=lambda result: WORST_FIRST.index(result.verdict))
    for at, result in enumerate(missed):
        if at == 0 and result.id not in told:
            told.add(result.id)
            yield from _scenario(result, engine=engine)
        else:
            yield _scenario_in_short(result, told=told)


def _scenario(result: ScenarioResult, *, engine: str) -> Iterator[Text]:
    yield _line("  ", (result.id, "cyan"), f" {result.title}: ", _verdict(result.verdict))
    for name, words in (("where", result.where), ("expected", result.expected), ("seen", result.seen)):
        if words:
            yield _line(f"    {name:<9}", words)
    for at, line in enumerate(result.transcript):
        yield _line("    round    " if at == 0 else " " * 13, (line, "dim"))
    yield _line("    again    ", replay_line(result.case, engine=engine, ask=result.asked))


def _scenario_in_short(result: ScenarioResult, *, told: set[str]) -> Text:
    rest = " (told above)" if result.id in told else f", expected {result.expected}, seen {result.seen}"
    return _line("  ", (result.id, "cyan"), f" {result.title}: ", _verdict(result.verdict), rest)


def _standing(standing: Sequence[StandingResult]) -> Iterator[Text]:
    if not standing:
        return
    yield Text()
    yield _line("Standing checks")
    for row in standing:
        line = _line("  ", row.id, ": ", _verdict(row.verdict), f", {_count(row.cases, 'case')}")
        if row.scenario:
            line.append_text(_line("; first in ", (row.scenario, "cyan")))
        if row.says:
            line.append_text(_line(": " if row.scenario else "; ", row.says))
        yield line


def _excluded(excluded: Sequence[Excluded]) -> Iterator[Text]:
    """List what does not count, all statements of one reason together."""
    if not excluded:
        return
    yield Text()
    yield _line("Excluded, and not counted")
    reasons: dict[str, list[str]] = {}
    for row in excluded:
        reasons.setdefault(row.reason, []).append(row.id)
    for reason, ids in reasons.items():
        yield _line("  ", (f"{reason} ({len(ids)}): ", "dim"), (", ".join(ids), "dim"))


def _faults(faults: Sequence[str]) -> Iterator[Text]:
    """List what is wrong with the suite itself, for which no engine is to blame."""
    if not faults:
        return
    yield Text()
    yield _line(("Faults of the suite itself, found by its census", "bold red"))
    yield from (_line("  ", fault) for fault in faults)


def _summary(ruleset: str, results: Results) -> Text:
    """Give a ruleset's line: how many of its statements have which verdict."""
    verdicts, readings = tally(results, ruleset)
    line = _line((ruleset, "bold"), f": {verdicts['pass']} of {_count(verdicts.total(), 'statement')} pass")
    for verdict in WORST_FIRST:
        if verdict != "pass" and verdicts[verdict]:
            line.append_text(_line(f", {verdicts[verdict]} ", _verdict(verdict)))
    scenarios = [row for row in results.scenarios if row.ruleset == ruleset]
    passing = sum(row.verdict == "pass" for row in scenarios)
    standing = [row for row in results.standing if row.ruleset == ruleset]
    kept = sum(row.verdict == "pass" for row in standing)
    left_out = sum(row.ruleset == ruleset for row in results.excluded)
    line.append_text(
        _line(
            f" ({readings}{passing} of {_count(len(scenarios), 'scenario')},"
            f" {kept} of {_count(len(standing), 'standing check')}; {left_out} excluded)"
        )
    )
    return line


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _verdict(verdict: Verdict) -> tuple[str, str]:
    return verdict, STYLES[verdict]


def _line(*parts: str | tuple[str, str]) -> Text:
    """Make a line of texts, each with a style or none."""
    return Text.assemble(
        *(plain(part) if isinstance(part, str) else (plain(part[0]), part[1]) for part in parts),
    )


def _lay(console: Console, *lines: Text) -> None:
    for line in lines:
        console.print(line, soft_wrap=True, highlight=False)
