"""Reading a feature file: its scenarios with their tags and steps, outlines row by row. No step is looked up here."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.errors import ParserError
from gherkin.parser import Parser
from stacked_deck.engine.validation import Wrong

from .registry import Kind, Rows

_OUTLINES = ("Scenario Outline", "Scenario Template")
_KINDS: Mapping[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Step:
    """One step as it is written, with the table below it."""

    kind: Kind
    text: str
    rows: Rows | None
    line: int


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario as it is written; `is_outline` ones stand for their rows, each of which is one too."""

    file: Path
    line: int
    feature: str
    rule: str  # the sentence of the Rule that it stands under
    title: str
    tags: tuple[str, ...]  # its own, its Rule's, its feature's and its examples'
    steps: tuple[Step, ...]
    text: str = ""  # below its title or its background's, before the first step
    is_outline: bool = False
    rows: tuple["Row", ...] = ()
    row: Mapping[str, str] | None = None  # the values of the row that this is

    def each(self) -> Iterator["Written"]:
        """Give the scenario itself, or one for each row of the outline."""
        if not self.is_outline:
            yield self
            return
        for row in self.rows:
            yield replace(
                self,
                line=row.line,
                title=_fill(self.title, row.values),
                tags=(*self.tags, *row.tags),
                steps=tuple(_fill_step(step, row.values) for step in self.steps),
                is_outline=False,
                rows=(),
                row=row.values,
            )


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an outline's examples."""

    values: Mapping[str, str]
    tags: tuple[str, ...]
    line: int


@cache
def read_feature(file: Path) -> tuple[Written, ...]:
    """Read all scenarios of a feature file, outlines not expanded; raises Wrong for a file that is no Gherkin."""
    try:
        document: Any = Parser().parse(file.read_text(encoding="utf-8"))
    except (ParserError, UnicodeDecodeError) as error:
        raise Wrong(f"{file}: no feature can be read here ({' '.join(str(error).split())})") from error
    feature = document.get("feature")
    return () if feature is None else tuple(_scenarios(file, feature, feature["children"], (), "", ()))


def feature_files(folder: Path | None) -> tuple[Path, ...]:
    """Give the feature files below a folder, by name."""
    return () if folder is None else tuple(sorted(folder.rglob("*.feature")))


def _scenarios(
    file: Path, feature: Any, children: Sequence[Any], tags: tuple[str, ...], rule: str, before: tuple[Step, ...]
) -> Iterator[Written]:
    tags, text = tags or _tags(feature), ""
    for child in children:
        if found := child.get("background"):
            before, text = (*before, *_steps(found, file)), found["description"]
        elif found := child.get("rule"):
            yield from _scenarios(file, feature, found["children"], (*tags, *_tags(found)), found["name"], before)
        elif found := child.get("scenario"):
            yield Written(
                file,
                found["location"]["line"],
                feature["name"],
                rule,
                found["name"],
                (*tags, *_tags(found)),
                (*before, *_steps(found, file)),
                text=f"{text} {found['description']}".strip(),
                is_outline=bool(found["examples"]) or found["keyword"].strip() in _OUTLINES,
                rows=tuple(_rows(found)),
            )


def _steps(owner: Any, file: Path) -> Iterator[Step]:
    kind: Kind | None = None
    for step in owner["steps"]:
        kind = _KINDS.get(step["keywordType"], kind)
        if kind is None:
            raise Wrong(f"{file}:{step['location']['line']}: the first step must be a Given, a When or a Then")
        table = step.get("dataTable")
        rows = None if table is None else tuple(_cells(row) for row in table["rows"])
        yield Step(kind, step["text"], rows, step["location"]["line"])


def _rows(scenario: Any) -> Iterator[Row]:
    for examples in scenario["examples"]:
        if "tableHeader" in examples:
            names = _cells(examples["tableHeader"])
            for row in examples["tableBody"]:
                yield Row(dict(zip(names, _cells(row), strict=True)), _tags(examples), row["location"]["line"])


def _cells(row: Any) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


def _tags(owner: Any) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in owner["tags"])


def _fill_step(step: Step, values: Mapping[str, str]) -> Step:
    rows = None if step.rows is None else tuple(tuple(_fill(cell, values) for cell in row) for row in step.rows)
    return replace(step, text=_fill(step.text, values), rows=rows)


def _fill(text: str, values: Mapping[str, str]) -> str:
    """Put a row's values in place of `<name>`; a name that is no column stays, and the census finds it."""
    return re.sub(r"<([^<>]+)>", lambda found: values.get(found[1], found[0]), text)
