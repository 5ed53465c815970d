"""`stacked-deck diff`: what differs between two runs."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from .diff import KINDS, SAYS, WORDS, Change, Report, changes, other_circumstances, read_report
from .plain import plain

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("before", type=FILE, metavar="A.json")
@click.argument("after", type=FILE, metavar="B.json")
def diff(before: Path, after: Path) -> int:
    """Tell what two runs, written by `run --json`, come to differently: broken, fixed, changed, added, removed.

    Exit status 0: all that passed in A passes in B; 1: something does not, or is not in B; 2: the call cannot be
    carried out.
    """
    first, second = read_report(before), read_report(after)
    found = list(changes(first, second))
    for line in _lines(first, second, found):
        click.echo(plain(line))
    return 1 if any(change.is_worse for change in found) else 0


def _lines(first: Report, second: Report, found: list[Change]) -> Iterator[str]:
    yield from other_circumstances(first, second)
    for what in WORDS:
        of_it = [change for change in found if change.what == what]
        if of_it:
            yield f"{what} ({_counted(of_it)})"
        for change in of_it:
            yield f"  {SAYS[change.kind]} {change.id}: {_verdicts(change)}"
    for name, report in (("A", first), ("B", second)):
        yield f"checked in {name}: {_checked(report)}"
    if not found:
        yield "nothing differs"


def _verdicts(change: Change) -> str:
    if change.before is None or change.after is None:
        return str(change.after or change.before)
    return f"{change.before}, then {change.after}"


def _counted(found: list[Change]) -> str:
    counts = Counter(change.kind for change in found)
    return ", ".join(_count(counts[kind], SAYS[kind]) for kind in KINDS if counts[kind])


def _checked(report: Report) -> str:
    """Say how much a run checked, so that an empty one is not taken for a good one."""
    parts = []
    for kind in KINDS:
        verdicts = report.verdicts[kind]
        passing = sum(verdict == "pass" for verdict in verdicts.values())
        parts.append(f"{passing} of {_count(len(verdicts), SAYS[kind])} pass")
    return f"{report.engine} by {', '.join(report.rulesets) or 'no ruleset'}: {'; '.join(parts)}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
