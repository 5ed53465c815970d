"""A baseline: what is known not to pass, each with a reason; it changes the exit status of a run and nothing else.

A file of it is a list in YAML:

    - scenario: XYZ-042
      reason: split aces get more cards than one
      link: https://example.org/issues/7
    - statement: house.surrender.half
      reason: not built yet
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Literal

import yaml

from stacked_deck.adapters.results import Results, ScenarioResult, StatementResult
from stacked_deck.engine.validation import Wrong

from .plain import plain

Kind = Literal["scenario", "statement"]
KINDS: tuple[Kind, ...] = ("scenario", "statement")
# A fault is the engine's own; a house rule is another rule than the judged one, which some house plays; what the engine
# lacks or does not show, so that nothing tells which of the two it would be, is not said.
WORDS = ("fault", "house rule", "not said")
_HEAD = """\
# What is known not to pass. It changes the exit status alone: a listed scenario or statement does not turn it red; one
# that passes, or that is not in the run, does.
"""


@dataclass(frozen=True, slots=True)
class Known:
    """A scenario or a statement that is known not to pass."""

    kind: Kind
    id: str
    reason: str
    link: str = ""
    word: str = ""  # of those of WORDS: whose matter it is
    shows: str = ""  # the round that shows it, on one line


@dataclass(frozen=True, slots=True)
class Compared:
    """A run held against a baseline: what is excused, what is not, and which entries have to go (a line each)."""

    excused: tuple[StatementResult, ...]
    new: tuple[StatementResult, ...]
    stale: tuple[str, ...]


def read_baseline(file: Path) -> tuple[Known, ...]:
    """Read a baseline; raises Wrong, naming the file and the entry, for what is none."""
    try:
        found = yaml.safe_load(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = (getattr(error, "strerror", None) or "it is no text").lower()
        raise Wrong(f"--baseline: {file}: {reason}; allowed is a file that --write-baseline wrote") from error
    except yaml.YAMLError as error:
        raise Wrong(f"--baseline: {file} is no YAML: {' '.join(str(error).split())}") from error
    if found is not None and not isinstance(found, list):
        raise Wrong(f"--baseline: {file} holds no list; allowed is a list of entries, each with scenario or statement")
    known = [_entry(one, f"--baseline: {file}, entry {at}") for at, one in enumerate(found or (), 1)]
    for one in known:
        if sum((one.kind, one.id) == (other.kind, other.id) for other in known) > 1:
            raise Wrong(f"--baseline: {file} lists {one.kind} {one.id} twice; leave one of them out")
    return tuple(known)


def write_baseline(file: Path, known: Iterable[Known]) -> None:
    """Write a baseline; raises Wrong where that cannot be done."""
    rest = ("reason", "link", "word", "shows")
    entries = [{one.kind: one.id, **{key: getattr(one, key) for key in rest if getattr(one, key)}} for one in known]
    text = yaml.safe_dump(entries, sort_keys=False, allow_unicode=False, width=10_000) if entries else "[]\n"
    try:
        file.write_text(_HEAD + text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"--write-baseline: {file} could not be written ({reason})") from error


def compare(results: Results, known: Collection[Known]) -> Compared:
    """Hold a run against a baseline; a statement is excused if it is listed, or all its scenarios that do not pass."""
    verdicts = {("statement", row.id): row.verdict for row in results.statements}
    verdicts |= {("scenario", row.id): row.verdict for row in results.scenarios}
    stale = []
    for one in known:
        verdict = verdicts.get((one.kind, one.id))
        if verdict is None:
            stale.append(f"{one.kind} {one.id} is not in this run; take it out, or run what it is of")
        elif verdict == "pass":
            stale.append(f"{one.kind} {one.id} passes; take it out")
    missed = [row for row in results.statements if row.verdict != "pass"]
    is_excused = _excuses(results, known)
    excused = tuple(row for row in missed if is_excused(row))
    return Compared(excused, tuple(row for row in missed if row not in excused), tuple(stale))


def exit_status(results: Results, compared: Compared) -> int:
    """Give the exit status of a run with a baseline: 0 where all that does not pass is excused and no entry is stale.

    Faults of the suite, and a run that no engine answered, are never excused.
    """
    if results.exit_status == 3:
        return 3
    is_excused = not compared.new and not compared.stale
    return 0 if is_excused and bool(results.statements) and not results.faults else 1


def baseline_of(results: Results, known: Sequence[Known] = ()) -> tuple[Known, ...]:
    """Give the baseline that a run needs: what is listed already and still does not pass, then what is new.

    New entries are scenarios, so that another one of the same statement is seen when it breaks.
    """
    verdicts = {("statement", row.id): row.verdict for row in results.statements}
    verdicts |= {("scenario", row.id): row.verdict for row in results.scenarios}
    kept = [one for one in known if verdicts.get((one.kind, one.id), "pass") != "pass"]
    listed = {one.id for one in kept}
    unexcused = {row.id for row in compare(results, kept).new}
    new = [
        Known("scenario", row.id, plain(f"{row.verdict}: expected {row.expected}, seen {row.seen}"))
        for row in results.scenarios
        if row.verdict != "pass" and row.id not in listed and unexcused.intersection(row.statements)
    ]
    return (*kept, *new)


def _excuses(results: Results, known: Collection[Known]) -> Callable[[StatementResult], bool]:
    statements = {one.id for one in known if one.kind == "statement"}
    scenarios = {one.id for one in known if one.kind == "scenario"}
    missed: dict[str, list[ScenarioResult]] = {}
    for row in results.scenarios:
        for id in row.statements if row.verdict != "pass" else ():
            missed.setdefault(id, []).append(row)

    def is_excused(row: StatementResult) -> bool:
        if row.id in statements:
            return True
        found = missed.get(row.id, [])
        return bool(found) and all(one.id in scenarios for one in found)

    return is_excused


def _entry(value: Any, where: str) -> Known:
    keys = [*KINDS, *(field.name for field in fields(Known) if field.name not in ("kind", "id"))]
    if not isinstance(value, dict):
        raise Wrong(f"{where}: {value!r:.60} is no mapping; allowed are the keys {', '.join(keys)}")
    for key, said in value.items():
        if key not in keys:
            raise Wrong(f"{where}: {key!r:.60} is unknown; allowed are {', '.join(keys)}")
        if not isinstance(said, str) or not said.strip():
            raise Wrong(f"{where}: {key}: {said!r:.60} is not allowed; allowed is a text")
    kinds = [kind for kind in KINDS if kind in value]
    if len(kinds) != 1:
        raise Wrong(f"{where}: it needs one of scenario and statement, and has {' and '.join(kinds) or 'neither'}")
    if "reason" not in value:
        raise Wrong(f"{where}: {value[kinds[0]]} has no reason; say in a line why it does not pass")
    if value.get("word", WORDS[0]) not in WORDS:
        raise Wrong(f"{where}: word: {value['word']!r:.60} is not allowed; allowed are {', '.join(WORDS)}")
    rest = {key: value[key] for key in ("link", "word", "shows") if key in value}
    return Known(kinds[0], value[kinds[0]], value["reason"], **rest)
