"""The words of the features: each pattern stands here once, with the function that it calls.

A pattern is plain text with three signs: `{name}` is a part to be read (see `parts`), `(s)` may be left out, and
`a/b` is one word or the other. Both the recorder and pytest-bdd read the same definitions.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .parts import PARTS

Kind = Literal["given", "when", "then"]
Rows = Sequence[Sequence[str]]


class StepError(ValueError):
    """A step that cannot be carried out as written; the message is one line."""


class Undefined(StepError):
    """No definition has these words."""


class Ambiguous(StepError):
    """More than one definition has these words."""


@dataclass(frozen=True, slots=True)
class Definition:
    """One pattern of words, and what they do to the table."""

    kinds: tuple[Kind, ...]
    words: str
    pattern: re.Pattern[str]
    action: Callable[..., None]
    has_rows: bool

    @property
    def key(self) -> str:
        """What tells it from every other: its words under its keywords."""
        return f"{' or '.join(kind.capitalize() for kind in self.kinds)} {self.words}"

    def read(self, text: str) -> dict[str, Any] | None:
        """Give the parts of a step that has these words, or None where it has others."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        return {name: PARTS[name].read(value) for name, value in found.groupdict().items()}

    def run(self, table: Any, parts: dict[str, Any], rows: Rows | None = None) -> None:
        """Do to the table what the step says; raises StepError for cards that are missing or not asked for."""
        if self.has_rows != (rows is not None):
            wanted = "needs a table of cards below it" if self.has_rows else "has no table below it"
            raise StepError(f"the step {self.words!r} {wanted}")
        self.action(table, **parts, **({"rows": rows} if self.has_rows else {}))


class Registry:
    """All definitions, in the order in which they were made."""

    def __init__(self) -> None:
        self._definitions: list[Definition] = []

    def __iter__(self) -> Iterator[Definition]:
        return iter(self._definitions)

    def __len__(self) -> int:
        return len(self._definitions)

    def define(self, words: str, *kinds: Kind) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a function under a pattern of words."""

        def keep(action: Callable[..., None]) -> Callable[..., None]:
            has_rows = words.endswith(":")
            self._definitions.append(Definition(kinds, words, re.compile(_regex(words)), action, has_rows))
            return action

        return keep

    def find(self, kind: Kind, text: str) -> tuple[Definition, dict[str, Any]]:
        """Give the one definition that has the words of a step, and the parts it read.

        Raises Undefined where none has them, Ambiguous where several have.
        """
        matches = [
            (definition, parts)
            for definition in self._definitions
            if kind in definition.kinds and (parts := definition.read(text)) is not None
        ]
        if not matches:
            raise Undefined(f"no step is worded {kind.capitalize()} {text!r}; steps/WORDS.md lists all that are")
        if len(matches) > 1:
            both = " and ".join(repr(definition.words) for definition, _ in matches)
            raise Ambiguous(f"{text!r} is matched by {both}; a step must have exactly one definition")
        return matches[0]


def _regex(words: str) -> str:
    """Write a pattern of words as a regular expression."""
    made = []
    for piece in re.split(r"(\{\w+\}|\([^)]*\)|[\w']+(?:/[\w']+)+)", words):
        if piece.startswith("{"):
            made.append(f"(?P<{piece[1:-1]}>{PARTS[piece[1:-1]].regex})")
        elif piece.startswith("("):
            made.append(f"(?:{re.escape(piece[1:-1])})?")
        elif "/" in piece:
            made.append(f"(?:{'|'.join(map(re.escape, piece.split('/')))})")
        else:
            made.append(re.escape(piece))
    return "".join(made)


registry = Registry()


def given(words: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define words that set the table up."""
    return registry.define(words, "given")


def when(words: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define words that play."""
    return registry.define(words, "when")


def given_or_when(words: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define words that set the table up before a round, or in a later one."""
    return registry.define(words, "given", "when")


def then(words: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define words that expect."""
    return registry.define(words, "then")
