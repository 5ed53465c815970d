"""A ruleset's page as data: its statements in the order of the source, each with its scenarios, and the readings."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stacked_deck.fixtures.languages import Translation
from stacked_deck.fixtures.ledgers import Option, Reading, Statement
from stacked_deck.fixtures.rulesets import Ruleset

from .told import Chapter, Outline

COMPARE = "compare.html"
PARAGRAPH = "Paragraph "
_PARAGRAPH = re.compile(r"p(\d+)")
_PLACE = re.compile(r"(.*?)[\s,;]*(?:\d|bullet|[,;]|$)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement with the scenarios that stand under it, and the ids of those that show it elsewhere."""

    statement: Statement
    local: str  # in the language of the source; empty where nobody wrote it
    outlines: tuple[Outline, ...]
    also: tuple[str, ...]

    @property
    def count(self) -> int:
        """How many scenarios show it."""
        return sum(len(outline.plays) for outline in self.outlines) + len(self.also)


@dataclass(frozen=True, slots=True)
class Question:
    """A reading with the scenarios that stand under it, and the ids of those that are judged by one of its options."""

    reading: Reading
    options: tuple[tuple[Option, tuple[str, ...]], ...]  # each with the ids of the scenarios under it alone
    outlines: tuple[Outline, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Statements that stand together in the source."""

    name: str
    anchor: str
    entries: tuple[Entry, ...]

    @property
    def is_numbered(self) -> bool:
        """Whether its name is ours: the source numbers its paragraphs and gives them no names."""
        return self.name.startswith(PARAGRAPH)


def page_of(ruleset: Ruleset) -> str:
    """Name the file of a ruleset's page."""
    return f"{re.sub(r'[^a-z0-9-]+', '-', ruleset.name.lower())}.html"


def groups_of(chapter: Chapter, translation: Translation | None) -> tuple[Group, ...]:
    """Give a ruleset's statements in the order of its source, grouped by their place in it."""
    home, outlines = homes(chapter), own_outlines(chapter)
    found: list[tuple[str, list[Entry]]] = []
    for statement in chapter.ruleset.ledger.statements:
        own = tuple(outline for outline in outlines if home[id(outline)] == statement.id)
        here = {play.scenario.id for outline in own for play in outline.plays}
        shown_by = (one for one, play in chapter.plays.items() if statement.id in play.scenario.statements)
        entry = Entry(
            statement,
            translation.says.get(statement.id, "") if translation else "",
            own,
            tuple(one for one in shown_by if one not in here),
        )
        name = place(statement.at)
        if not found or found[-1][0] != name:
            found.append((name, []))
        found[-1][1].append(entry)
    return tuple(Group(name, f"part-{at}", tuple(entries)) for at, (name, entries) in enumerate(found, 1))


def questions_of(chapter: Chapter) -> tuple[Question, ...]:
    """Give a ruleset's readings, with the scenarios that stand under each."""
    home, outlines = homes(chapter), own_outlines(chapter)
    return tuple(
        Question(
            reading,
            tuple((option, _judged_by(chapter, reading.id, option.name)) for option in reading.options),
            tuple(outline for outline in outlines if home[id(outline)] == reading.id),
        )
        for reading in chapter.ruleset.ledger.readings
    )


def places_of(chapters: Sequence[Chapter]) -> dict[str, str]:
    """Give the address of every scenario, statement and reading in the book."""
    found: dict[str, str] = {}
    for chapter in chapters:
        page = page_of(chapter.ruleset)
        ledger = chapter.ruleset.ledger
        ids = (*(one.id for one in ledger.statements), *(one.id for one in ledger.readings))
        found.update({one_id: f"{page}#{one_id}" for one_id in ids})
        own = {play.scenario.id for outline in own_outlines(chapter) for play in outline.plays}
        for one_id in chapter.plays:
            found[one_id] = f"{page if one_id in own else COMPARE}#{one_id}"
    return found


def own_outlines(chapter: Chapter) -> tuple[Outline, ...]:
    """Give the outlines that stand among a ruleset's own features: all but the contrasts."""
    return tuple(outline for outline in chapter.outlines if not outline.is_contrast)


def homes(chapter: Chapter) -> Mapping[int, str]:
    """Say under which statement or reading each outline stands: the one of its Rule, else the first it shows."""
    says = {statement.id: statement.says.rstrip(".") for statement in chapter.ruleset.ledger.statements}
    found: dict[int, str] = {}
    for outline in chapter.outlines:
        scenario = outline.plays[0].scenario
        shows = scenario.shows
        rule = scenario.rule.rstrip(".")
        found[id(outline)] = next((one for one in shows if says.get(one) == rule), next(iter(shows), ""))
    return found


def place(at: str) -> str:
    """Give the part of the source that a place lies in.

    >>> place("Specifieke regels, bullet 3, sub 1"), place("SPLIT 5"), place("p2.1")
    ('Specifieke regels', 'SPLIT', 'Paragraph 2')
    """
    if numbered := _PARAGRAPH.match(at):
        return f"{PARAGRAPH}{numbered[1]}"
    found = _PLACE.match(at)
    name = found[1].strip() if found else at
    return name if len(name) > 1 else at.partition(";")[0].partition(".")[0]


def _judged_by(chapter: Chapter, reading: str, option: str) -> tuple[str, ...]:
    return tuple(one for one, play in chapter.plays.items() if play.scenario.options.get(reading) == option)
