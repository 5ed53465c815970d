"""The rulesets side by side: every rule with its values, and the contrasts with their endings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stacked_deck.engine.rules import option_names
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.tags import is_id

from .play import Play
from .rule_words import label, value_words
from .told import Chapter, Outline


@dataclass(frozen=True, slots=True)
class Cell:
    """A rule's value in one ruleset; `readings` settle it, `is_unstated` says that nobody did."""

    words: str
    readings: tuple[str, ...] = ()
    is_unstated: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One rule with its value in every ruleset; a rule that belongs to another is `part` of a group."""

    rule: str
    label: str
    cells: tuple[Cell, ...]
    is_part: bool

    @property
    def differs(self) -> bool:
        """Whether the rulesets do not agree; what is not stated agrees with all."""
        return len({cell.words for cell in self.cells if not cell.is_unstated}) > 1


@dataclass(frozen=True, slots=True)
class Ending:
    """How a contrast ends in one ruleset; None where it says nothing."""

    ruleset: Ruleset
    play: Play | None


@dataclass(frozen=True, slots=True)
class Contrast:
    """One script of cards and plays, and how it ends in every ruleset."""

    id: str
    title: str
    about: str  # the sentence of its Rule
    rules: tuple[str, ...]
    endings: tuple[Ending, ...]


def lines_of(rulesets: Sequence[Ruleset]) -> tuple[Line, ...]:
    """Give every rule with its values, in the order in which the rules are told."""
    return tuple(
        _line(rule, rulesets, is_part=rule != rules[0] == name)
        for name in option_names()
        if (rules := tuple(_names(name, rulesets)))
        for rule in rules
    )


def contrasts_of(chapters: Sequence[Chapter]) -> tuple[Contrast, ...]:
    """Give the contrasts that stand in the features of all these rulesets, each told once."""
    found: dict[tuple[object, int], list[tuple[Ruleset, Outline]]] = {}
    for chapter in chapters:
        for outline in chapter.outlines:
            if outline.is_contrast:
                found.setdefault((outline.written.file, outline.written.line), []).append((chapter.ruleset, outline))
    return tuple(_contrast(told, [chapter.ruleset for chapter in chapters]) for _, told in sorted(found.items()))


def _contrast(told: Sequence[tuple[Ruleset, Outline]], rulesets: Sequence[Ruleset]) -> Contrast:
    written = told[0][1].written
    plays = {ruleset.name: outline.plays[0] for ruleset, outline in told}
    return Contrast(
        id=next((tag for tag in written.tags if is_id(tag)), ""),
        title=written.title,
        about=written.rule,
        rules=tuple(tag.removeprefix("rule.") for tag in written.tags if tag.startswith("rule.")),
        endings=tuple(Ending(ruleset, plays.get(ruleset.name)) for ruleset in rulesets),
    )


def _names(name: str, rulesets: Sequence[Ruleset]) -> Iterator[str]:
    """Give a rule's dotted name, and those of its parts."""
    parts = dict.fromkeys(
        part for ruleset in rulesets if isinstance(found := ruleset.rules.get(name), Mapping) for part in found
    )
    if not parts or any(not isinstance(ruleset.rules.get(name), Mapping) for ruleset in rulesets):
        yield name
    yield from (f"{name}.{part}" for part in parts)


def _line(rule: str, rulesets: Sequence[Ruleset], *, is_part: bool) -> Line:
    return Line(rule, label(rule), tuple(_cell(rule, ruleset) for ruleset in rulesets), is_part)


def _cell(rule: str, ruleset: Ruleset) -> Cell:
    name, _, part = rule.partition(".")
    value: Any = ruleset.rules.get(name)
    if part:
        words = value_words(value[part], rule) if isinstance(value, Mapping) and part in value else "–"
    else:
        words = "yes" if isinstance(value, Mapping) else value_words(value, rule)
    readings = tuple(
        reading.id
        for reading in ruleset.ledger.readings
        if any(rule == set_ for option in reading.options for set_ in option.sets)
    )
    return Cell(words, readings, rule in ruleset.unstated)
