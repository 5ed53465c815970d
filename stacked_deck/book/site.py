"""The whole book: what goes on which page, and the files that it is written to."""

import json
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.languages import translation_of
from stacked_deck.fixtures.rulesets import Ruleset

from .chapter_page import COMPARE, groups_of, page_of, places_of, questions_of
from .comparing import contrasts_of, lines_of
from .grids import COLUMNS, MOVES, grids_of
from .judged import Judged, judged, told_under
from .plugging import plugging
from .rendering import environment, render
from .told import Chapter, read_chapter
from .toothed import Teeth

HOME, ENGINES, TEETH, GRIDS, PLUGIN = "index.html", "engines.html", "teeth.html", "strategy.html", "plug-in.html"
FULL = 1  # engines at most whose every statement is told with a round of its own; of more, alike ones share one
_HERE = Path(__file__).parent
_ASSETS = ("book.css", "book.js")


@dataclass(frozen=True)
class Book:
    """All that the pages are made from."""

    chapters: tuple[Chapter, ...]
    engines: tuple[Judged, ...]
    teeth: Teeth | None
    places: Mapping[str, str]  # the address of every scenario, statement and reading


def write_book(
    folder: Path, rulesets: Sequence[Ruleset], runs: Iterable[tuple[Any, str]] = (), *, teeth: Teeth | None = None
) -> Path:
    """Write the book of some rulesets, and of runs with how their engines are named on the command line, if known.

    Gives the file of its first page; raises Wrong where a scenario cannot be told, or a file cannot be written.
    """
    chapters = tuple(read_chapter(ruleset) for ruleset in rulesets)
    faults = [fault for chapter in chapters for fault in chapter.faults]
    if faults:
        raise Wrong(f"the book cannot be written: {faults[0]}")
    book = Book(chapters, judged(runs), teeth, places_of(chapters))
    files = dict(_pages(book))
    files["index.js"] = f"BOOK={json.dumps(_index(book), ensure_ascii=True, separators=(',', ':'))}".replace(
        "<", "\\u003c"
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        for name in _ASSETS:
            shutil.copyfile(_HERE / name, folder / name)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{folder} cannot be written ({reason}); name a folder that can be written") from error
    return folder / HOME


def _pages(book: Book) -> Iterator[tuple[str, str]]:
    """Give the name and the text of each page."""
    rulesets = [chapter.ruleset for chapter in book.chapters]
    grids = grids_of(rulesets)
    shared: dict[str, Any] = {
        "book": book,
        "nav": _navigation(book, has_grids=bool(grids)),
        "page_of": page_of,
        "places": book.places,
        "sentences": {one.id: one.says for ruleset in rulesets for one in ruleset.ledger.statements},
        "version": version("stacked-deck"),
    }
    pages = environment()
    yield HOME, render(pages, "home", HOME, **shared)
    for chapter in book.chapters:
        translation = translation_of(chapter.ruleset)
        name = page_of(chapter.ruleset)
        found = {"chapter": chapter, "groups": groups_of(chapter, translation), "translation": translation}
        yield name, render(pages, "ruleset", name, questions=questions_of(chapter), **found, **shared)
    yield (
        COMPARE,
        render(pages, "compare", COMPARE, lines=lines_of(rulesets), contrasts=contrasts_of(book.chapters), **shared),
    )
    yield ENGINES, render(pages, "engines", ENGINES, **shared)
    is_brief = len(book.engines) > FULL
    for engine in book.engines:
        numbers = told_under(engine)
        yield (
            engine.page,
            render(pages, "engine", engine.page, engine=engine, numbers=numbers, is_brief=is_brief, **shared),
        )
    if book.teeth:
        yield TEETH, render(pages, "teeth", TEETH, teeth=book.teeth, **shared)
    if grids:
        yield GRIDS, render(pages, "strategy", GRIDS, grids=grids, columns=COLUMNS, moves=MOVES, **shared)
    yield PLUGIN, render(pages, "plugin", PLUGIN, plugging=plugging(), **shared)


def _navigation(book: Book, *, has_grids: bool) -> list[tuple[str, str]]:
    """Give the pages that every page leads to, with their names."""
    found = [(page_of(chapter.ruleset), _short(chapter.ruleset)) for chapter in book.chapters]
    found += [(COMPARE, "Compare"), (ENGINES, "Engines")]
    found += [(TEETH, "Teeth")] if book.teeth else []
    found += [(GRIDS, "Strategy")] if has_grids else []
    return [*found, (PLUGIN, "Plug in")]


def _short(ruleset: Ruleset) -> str:
    return ruleset.name[:1].upper() + ruleset.name[1:]


def _index(book: Book) -> dict[str, str]:
    """Give what the search looks through: for each page a line for whatever stands there, its id before a blank."""
    found: dict[str, list[str]] = {}
    for page, id, text in _entries(book):
        found.setdefault(page, []).append(f"{id} {' '.join(text.split())}")
    return {page: "\n".join(lines) for page, lines in found.items()}


def _entries(book: Book) -> Iterator[tuple[str, str, str]]:
    for chapter in book.chapters:
        ledger = chapter.ruleset.ledger
        yield page_of(chapter.ruleset), "", chapter.ruleset.title
        for statement in ledger.statements:
            yield page_of(chapter.ruleset), statement.id, statement.says
        for reading in ledger.readings:
            yield page_of(chapter.ruleset), reading.id, reading.question
        for id, play in chapter.plays.items():
            yield book.places[id].partition("#")[0], id, play.scenario.title
    for engine in book.engines:
        yield engine.page, "", f"engine {engine.name}"
