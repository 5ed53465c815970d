"""How an engine plugs in, told from the types that the wire itself is read by."""

from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from stacked_deck.adapters.about import ACTIONS, PARTS, Customs, Dealing
from stacked_deck.engine.validation import describe


@dataclass(frozen=True, slots=True)
class Declared:
    """One thing that an engine may declare, the values that are allowed, and the one without a word."""

    name: str
    allowed: str
    default: str


@dataclass(frozen=True, slots=True)
class Plugging:
    """What an engine may say of itself."""

    dealing: tuple[Declared, ...]
    customs: tuple[Declared, ...]
    actions: tuple[str, ...]
    parts: tuple[str, ...]


def plugging() -> Plugging:
    """Give what an engine may declare."""
    return Plugging(_declared(Dealing), _declared(Customs), ACTIONS, PARTS)


def _declared(kind: Any) -> tuple[Declared, ...]:
    hints = get_type_hints(kind)
    return tuple(Declared(field.name, describe(hints[field.name]), str(field.default)) for field in fields(kind))
