"""Templates: every value that is put into one is escaped, but for what we have drawn ourselves."""

import re
import shlex
from collections.abc import Iterable, Mapping
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from stacked_deck.cards_drawn import on_page
from stacked_deck.steps.tags import ID_COLUMN

from .hands import Hand
from .play import Move
from .told import Chapter, Outline

_MARKS = {"pass": "p", "fail": "f", "error": "e", "strayed": "s", "unsupported": "u", "unobservable": "h"}
_BARE = re.compile(r"[\w#.-]+", re.ASCII)


def environment() -> Environment:
    """Give the templates, with escaping on."""
    found = Environment(
        loader=PackageLoader("stacked_deck.book"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=False,
    )
    found.filters["placeholders"] = placeholders
    found.filters["values"] = values
    found.filters["engine_words"] = engine_words
    found.filters["short"] = short
    found.filters["bare"] = bare
    found.filters["playing"] = playing
    found.filters["mark"] = mark
    found.filters["line"] = line
    found.filters["after"] = after
    found.filters["quoted"] = shlex.quote
    found.filters["unusual"] = unusual
    found.filters["judged_by"] = judged_by
    return found


def render(pages: Environment, template: str, name: str, **values: Any) -> str:
    """Write one page; `name` is its own file."""
    return pages.get_template(f"{template}.html.j2").render(here=name, **values) + "\n"


def placeholders(title: str) -> Markup:
    """Mark the places in an outline's title that its rows fill.

    >>> print(placeholders("A <first> & more"))
    A <var>first</var> &amp; more
    """
    return Markup("").join(
        Markup("<var>{}</var>").format(part) if at % 2 else part
        for at, part in enumerate(title.replace(">", "<").split("<"))
    )


def values(outline: Outline, id: str) -> str:
    """Say in which a row differs from the others of its outline, where its title does not."""
    for row in outline.written.rows:
        if row.values.get(ID_COLUMN) == id:
            return ", ".join(f"{name} {value}" for name, value in row.values.items() if name != ID_COLUMN and value)
    return ""


def engine_words(about: Any) -> str:
    """Say which engine it is: its name, version and language."""
    words = f"{about.get('name', '')} {about.get('version') or ''}".strip()
    return f"{words} ({about['language']})" if about.get("language") else words


def short(id: str) -> str:
    """Give an id without its ruleset.

    >>> short("midnight.split.stake")
    'split.stake'
    """
    return id.partition(".")[2] or id


def unusual(chapters: Iterable[Chapter], chosen: Mapping[str, str]) -> set[str]:
    """Give the readings that were judged by another option than their default."""
    defaults = {one.id: one.default for chapter in chapters for one in chapter.ruleset.ledger.readings}
    return {reading for reading, option in chosen.items() if defaults.get(reading, option) != option}


def bare(text: str) -> Markup:
    """Give an attribute's value without quotes where it needs none: there are thousands of them.

    >>> print(bare("midnight.html#MID-042"), bare('a "b"'))
    midnight.html#MID-042 "a &#34;b&#34;"
    """
    return Markup(text) if _BARE.fullmatch(text) else Markup('"{}"').format(text)


def playing(move: Move) -> str:
    """Name the hand whose turn it is after a move, if that is one of those that the move shows."""
    name = move.turn.removesuffix(" to play")
    return name if any(hand.name == name for hand in move.hands) else ""


def line(hand: Hand, suits_matter: bool = False, playing: str = "") -> str:
    """Write a hand as a line, which the script of the page takes apart and draws.

    >>> line(Hand("box 1", ("8s", "8h", "5s"), new=1, total="21", stake="10"), True, "box 1")
    'box 1: 8s 8h +5s, 21 (10); to play'
    """
    text = f"{hand.name}: {on_page(hand.cards, new=hand.new, turned=not suits_matter)}"
    text += f", {hand.total}" if hand.total else ""
    text += f" ({hand.stake})" if hand.stake else ""
    text += f" insured ({hand.insured})" if hand.insured else ""
    text += f"; {hand.outcome}" if hand.outcome else ""
    return f"{text}; to play" if hand.name == playing else text


def mark(verdict: str) -> str:
    """Give the class of a verdict: one letter, for there are thousands of them."""
    return _MARKS[verdict]


def after(id: str, ruleset: str) -> str:
    """Give an id as it is called under its ruleset's name.

    >>> after("german.split.aces", "german"), after("house.split.aces", "german")
    ('split.aces', 'house.split.aces')
    """
    return id.removeprefix(f"{ruleset}.")


def judged_by(chapter: Chapter) -> list[tuple[str, str]]:
    """Give the id and the sentence of all that an engine may be judged by: statements, and readings with scenarios."""
    ledger = chapter.ruleset.ledger
    shown = {id for play in chapter.plays.values() for id in play.scenario.options}
    statements = [(one.id, one.says) for one in ledger.statements if one.excluded is None]
    return statements + [(one.id, one.question) for one in ledger.readings if one.id in shown]
