"""What a trace from outside may look like: each part's shape, written once for the reader and for the JSON Schema.

A shape is checked quickly while all is well; where something is wrong, the way to it is gathered on the way out.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from stacked_deck.engine.cards import RANK_OF
from stacked_deck.engine.money import amount
from stacked_deck.engine.validation import Wrong

LONGEST_AMOUNT = 64  # characters

Schema = dict[str, Any]


class Misshapen(Exception):
    """A value is not of its shape: what it had to be, and the way to it from the outside in."""

    def __init__(self, value: Any, says: str) -> None:
        super().__init__(says)
        self.value, self.says = value, says
        self.way: list[str] = []


@dataclass(frozen=True, slots=True)
class Shape:
    """What a value may be: `check` raises Misshapen for one that is not, `schema` says it as JSON Schema.

    A part may be null, and is then not shown, where its shape says so. `quick` tells at once that most values are
    right; what it does not know, and what it cannot hash, is for `check` to say.
    """

    check: Callable[[Any], None]
    schema: Schema
    null: bool = False
    quick: Callable[[Any], bool] | None = None

    @property
    def part(self) -> Schema:
        """The schema of this shape as a part of a mapping."""
        return {"anyOf": [self.schema, {"type": "null"}]} if self.null else self.schema


def _leaf(quick: Callable[[Any], bool], says: str, schema: Schema) -> Shape:
    def check(value: Any) -> None:
        try:
            is_right = quick(value)
        except TypeError:  # a list or a mapping cannot be looked up
            is_right = False
        if not is_right:
            raise Misshapen(value, says)

    return Shape(check, schema, True, quick)


def _words(*allowed: str) -> Shape:
    return _leaf(frozenset(allowed).__contains__, " or ".join(allowed), {"enum": list(allowed)})


@lru_cache(maxsize=4096)
def _is_amount(value: Any) -> bool:
    if not isinstance(value, str) or len(value) > LONGEST_AMOUNT:
        return False
    try:
        amount(value)
    except ValueError:
        return False
    return True


CARDS = (*RANK_OF, "?")
TEXT = _leaf(lambda value: type(value) is str, "a text", {"type": "string"})
WHOLE = _leaf(lambda value: type(value) is int, "a whole number", {"type": "integer"})
FLAG = _leaf(lambda value: value is True or value is False, "true or false", {"type": "boolean"})
AMOUNT = _leaf(
    _is_amount,
    "an amount of chips in decimal text",
    {"type": "string", "pattern": r"^-?[0-9]+(\.[0-9]+)?$", "maxLength": LONGEST_AMOUNT},
)
CARD = _leaf(frozenset(CARDS).__contains__, "a card, or ? for one face down", {"enum": list(CARDS)})


def _record(parts: Mapping[str, Shape], *, null: bool = False) -> Shape:
    """A mapping with some known keys, each optional; what else it holds is ignored."""
    checks = {key: (shape.quick, shape.check, shape.null) for key, shape in parts.items()}

    def check(value: Any) -> None:
        if type(value) is not dict and not isinstance(value, Mapping):
            raise Misshapen(value, "a mapping")
        try:
            for key, part in value.items():
                if key in checks:
                    quick, checker, nullable = checks[key]
                    if part is None and nullable:
                        continue
                    if quick is None or part.__hash__ is None or not quick(part):
                        checker(part)
        except Misshapen as fault:
            fault.way.insert(0, key)
            raise

    return Shape(check, {"type": "object", "properties": {key: shape.part for key, shape in parts.items()}}, null)


def _by_name(parts: Shape, *, names: str = "", null: bool = False) -> Shape:
    """A mapping to values of one shape, of any names or of those that match a pattern."""
    is_name = lru_cache(maxsize=1024)(re.compile(names).match)

    def check(value: Any) -> None:
        if type(value) is not dict and not isinstance(value, Mapping):
            raise Misshapen(value, "a mapping")
        try:
            for key, part in value.items():
                if not is_name(key):
                    raise Misshapen(key, f"a name of the form {names}")
                parts.check(part)
        except Misshapen as fault:
            fault.way.insert(0, key)
            raise

    schema: Schema = {"type": "object", "additionalProperties": parts.schema}
    return Shape(check, {**schema, "propertyNames": {"pattern": f"^{names}"}} if names else schema, null)


def _list(parts: Shape, *, null: bool = False) -> Shape:
    def check(value: Any) -> None:
        if type(value) is not list and not isinstance(value, list | tuple):
            raise Misshapen(value, "a list")
        if parts.quick is not None and _are_all(parts.quick, value):
            return
        for at, part in enumerate(value):
            try:
                parts.check(part)
            except Misshapen as fault:
                fault.way.insert(0, str(at))
                raise

    return Shape(check, {"type": "array", "items": parts.schema}, null)


def _are_all(quick: Callable[[Any], bool], values: Sequence[Any]) -> bool:
    try:
        return all(map(quick, values))
    except TypeError:  # a list or a mapping cannot be looked up
        return False


OUTCOME = _words("win", "lose", "push", "surrender")
INSURANCE = _record({"stake": AMOUNT, "net": AMOUNT}, null=True)
HAND = _record(
    {
        "cards": _list(CARD),
        "total": WHOLE,
        "soft": FLAG,
        "natural": FLAG,
        "stake": AMOUNT,
        "status": _words("open", "stood", "bust", "doubled", "surrendered", "closed"),
        "outcome": OUTCOME,
        "net": AMOUNT,
        "insurance": INSURANCE,
        "behind": _by_name(_record({"stake": AMOUNT, "net": AMOUNT, "insurance": INSURANCE}), null=True),
    }
)
BOX = _record(
    {"player": TEXT, "stake": AMOUNT, "net": AMOUNT, "hands": _by_name(HAND, names=r"1(\.[12]){0,40}$")},
)
STATE = _record(
    {
        "phase": _words("betting", "insurance", "playing", "settled", "ended"),
        "turn": _record({"box": WHOLE, "hand": TEXT}, null=True),
        "actions": _list(TEXT, null=True),
        "players": _by_name(_record({"has": AMOUNT})),
        "lying": AMOUNT,
        "boxes": _by_name(BOX, names=r"[1-9][0-9]{0,3}$"),
        "dealer": _record({"cards": _list(CARD), "total": WHOLE, "soft": FLAG, "natural": FLAG}),
    }
)
EVENT = _record(
    {
        "event": TEXT,
        "to": TEXT,
        "box": WHOLE,
        "hand": TEXT,
        "card": CARD,
        "cards": _list(CARD),
        "outcome": OUTCOME,
        "net": AMOUNT,
    }
)
EVENTS = _list(EVENT)
STATE_OR_NONE = Shape(STATE.check, STATE.schema, null=True)
STEP = _record(
    {
        "answer": _words("taken", "refused"),
        "why": _by_name(TEXT, null=True),
        "events": _list(EVENT, null=True),
        "state": STATE_OR_NONE,
    },
)


def check_shape(shape: Shape, value: Any, where: str) -> None:
    """Check a value from outside; raises Wrong that names the place, what is there and what is allowed."""
    try:
        shape.check(value)
    except Misshapen as fault:
        shown = repr(fault.value)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        place = ".".join([where, *(str(key)[:40] for key in fault.way)])
        raise Wrong(f"{place}: {shown} is not {fault.says}") from None
