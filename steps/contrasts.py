"""Contrasts: one card script played by several rulesets, and the ending that each of them gives it.

A contrast is an outline whose rows are rulesets. Each row is a scenario of the ruleset that it names, with an id of its
own; the outline has the contrast's id as a tag, and a tag for each rule that makes the difference.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset, rule_value, ruleset_names

from .feature import Row, Written, feature_files, read_feature
from .registry import Rows
from .tags import ID_COLUMN, RULE, RULESET_COLUMN, SHOWS_COLUMN, is_id

CONTRAST = (RULESET_COLUMN, SHOWS_COLUMN)  # the columns that no step uses


@dataclass(frozen=True, slots=True)
class Ending:
    """How the script of a contrast ends in one ruleset."""

    id: str  # of the scenario that this is
    ruleset: str
    words: Mapping[str, str]  # what the table says of it, by the heads of its columns
    shows: tuple[str, ...]  # statements, and the reading options under which alone it ends so


@dataclass(frozen=True, slots=True)
class Contrast:
    """One card script and its endings; a ruleset that is not among them does not tell."""

    id: str
    title: str
    about: str  # the sentence of the Rule that it stands under
    rules: tuple[str, ...]  # dotted names of the rules that make the difference
    cards: Rows | None  # by who gets them, None where none are dealt
    script: tuple[tuple[str, str], ...]  # each step's keyword and words, `<name>` for what differs
    endings: tuple[Ending, ...]
    file: str
    line: int

    def ending(self, ruleset: str) -> Ending | None:
        """Give the ending in a ruleset, None where it does not tell."""
        return next((one for one in self.endings if one.ruleset == ruleset), None)


def contrasts(folder: Path | None = None) -> tuple[Contrast, ...]:
    """Give all contrasts that come with the suite, or those of a folder; raises Wrong for a file that is no feature."""
    folder = folder or Path(str(files("stacked_deck.features"))) / "contrasts"
    return tuple(_contrast(written) for file in feature_files(folder) for written in read_feature(file))


def is_contrast(outline: Written) -> bool:
    """Tell whether an outline is a contrast, by the columns of its examples."""
    return bool(outline.rows) and set(CONTRAST) <= set(outline.rows[0].values)


def contrast_faults(outlines: Iterable[Written]) -> Iterator[str]:
    """Give what is wrong with the outlines of contrasts, a line each."""
    seen: dict[str, str] = {}
    for outline in outlines:
        where, title = f"{outline.file.name}:{outline.line}", outline.title
        if not is_contrast(outline):
            yield f"{where}: {title!r} is no contrast; it needs an outline with the columns {', '.join(CONTRAST)}"
            continue
        ids = [tag for tag in outline.tags if is_id(tag)]
        if len(ids) != 1:
            yield f"{where}: the contrast {title!r} has {len(ids)} ids; it needs one, a tag of capitals and figures"
        if not _rules(outline.tags):
            yield f"{where}: the contrast {title!r} names no rule; it needs a tag such as {RULE}peek"
        for rule in _rules(outline.tags):
            if not _is_rule(rule):
                yield f"{where}: @{RULE}{rule} names no rule of any ruleset"
        for id, line in [*((id, outline.line) for id in ids), *_row_ids(outline)]:
            first = seen.setdefault(id, f"{outline.file.name}:{line}")
            if first != f"{outline.file.name}:{line}":
                yield f"{outline.file.name}:{line}: the id {id} is that of {first} too; an id is never used again"
        for row in outline.rows:
            if row.values[RULESET_COLUMN] not in ruleset_names():
                known = ", ".join(ruleset_names())
                yield f"{outline.file.name}:{row.line}: {row.values[RULESET_COLUMN]!r} is no ruleset; there are {known}"


def _contrast(outline: Written) -> Contrast:
    return Contrast(
        id=next((tag for tag in outline.tags if is_id(tag)), ""),
        title=outline.title,
        about=outline.rule,
        rules=_rules(outline.tags),
        cards=next((step.rows for step in outline.steps if step.rows is not None), None),
        script=tuple((step.kind.capitalize(), step.text) for step in outline.steps),
        endings=tuple(_ending(row) for row in outline.rows),
        file=outline.file.name,
        line=outline.line,
    )


def _ending(row: Row) -> Ending:
    own = {name: cell for name, cell in row.values.items() if name not in (ID_COLUMN, *CONTRAST)}
    values = row.values
    return Ending(values.get(ID_COLUMN, ""), values[RULESET_COLUMN], own, tuple(values[SHOWS_COLUMN].split()))


def _row_ids(outline: Written) -> Iterator[tuple[str, int]]:
    return ((row.values[ID_COLUMN], row.line) for row in outline.rows if ID_COLUMN in row.values)


def _rules(tags: Sequence[str]) -> tuple[str, ...]:
    return tuple(tag.removeprefix(RULE) for tag in tags if tag.startswith(RULE))


def _is_rule(rule: str) -> bool:
    for name in ruleset_names():
        try:
            rule_value(load_ruleset(name).rules, rule)
        except Wrong:
            continue
        return True
    return False
