"""The protocol as JSON Schema, made from the types that the code itself reads: nothing of it is written twice."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from stacked_deck.engine.money import Money, Ratio
from stacked_deck.engine.rules import Rules

from .about import ACTIONS, LEVELS, PARTS, About
from .case import VERSION, Case, Command
from .check import END, Check, Operator
from .compare import FACE_DOWN
from .posed import CHOICES
from .shape import AMOUNT, CARDS, EVENTS, STATE, STEP, Schema
from .trace import Step

CARD: Schema = {"enum": [card for card in CARDS if card != FACE_DOWN]}
_AMOUNT: Schema = AMOUNT.schema
_TEXT: Schema = {"type": "string"}
_PLAIN: Mapping[Any, Schema] = {
    str: _TEXT,
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    Any: {},
    Ratio: {"type": "string", "pattern": "^[1-9][0-9]*:[1-9][0-9]*$"},
    Money: {"anyOf": [_AMOUNT, {"type": "integer"}]},
}


def schema() -> Schema:
    """Give the whole protocol: a request is what the suite writes, an answer what an engine does."""
    parts = {
        "request": {
            "anyOf": [
                _record({"hello": {"const": VERSION}}),
                _record({"id": _whole(), "case": _ref("case")}),
                _record({"id": _whole(), "decide": _ref("view")}),
            ]
        },
        "answer": {
            "anyOf": [
                _record({"v": {"const": VERSION}, "about": _ref("about")}),
                _record({"id": _whole(), "trace": _ref("trace")}),
                _record({"id": _whole(), "choice": {"enum": list(CHOICES)}}),
                _record({"id": _whole(), "error": _TEXT}),
                _record({"error": _TEXT}),
            ]
        },
        "about": _about(),
        "case": _case(),
        "command": _command(),
        "view": _view(),
        "rules": of_type(Rules),
        "trace": _record({"v": {"const": VERSION}, "steps": _list(_ref("step"))}, optional=("v",)),
        "step": _step(),
        "check": _check(),
    }
    title = f"The protocol of Stacked Deck, version {VERSION}"
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "title": title, "anyOf": [_ref("request"), _ref("answer")], "$defs": parts}


def of_type(kind: Any) -> Schema:
    """Give the schema of a type as plain JSON: a frozen dataclass, or what is a field of one."""
    if is_dataclass(kind):
        return _of_dataclass(kind)
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if kind in _PLAIN:
        return _PLAIN[kind]
    if get_origin(kind) is UnionType:
        return _of_union([part for part in get_args(kind) if part is not NoneType])
    if get_origin(kind) is tuple:
        return _list(of_type(get_args(kind)[0]))
    return {"type": "object", "additionalProperties": of_type(get_args(kind)[1])}


def _of_union(parts: list[Any]) -> Schema:
    """Null or the text none, as rules have it, or one of some types; int and Fraction together are an amount."""
    some = [Money] if set(parts) == set(get_args(Money)) else parts
    return {"anyOf": [*(of_type(part) for part in some), {"type": "null"}, {"const": "none"}]}


def _of_dataclass(kind: Any) -> Schema:
    hints = get_type_hints(kind)
    needed = [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]
    parts = {one.name: of_type(hints[one.name]) for one in fields(kind)}
    found = {"type": "object", "properties": parts, "required": needed, "additionalProperties": False}
    return found if needed else {key: part for key, part in found.items() if key != "required"}


def _about() -> Schema:
    """What an engine says of itself; other keys are ignored, though not those within a part of it."""
    found = of_type(About)
    allowed = {"lacks": ACTIONS, "hides": PARTS, "players": LEVELS}
    words = {key: _list({"enum": list(words)}) for key, words in allowed.items()}
    return _open({**found, "properties": {**found["properties"], **words}})


def _case() -> Schema:
    hints = get_type_hints(Case)
    parts = {key: of_type(hints[key]) for key in ("seed", "answer")}
    parts = {"v": {"const": VERSION}, "rules": _ref("rules"), **parts, "seed": {"type": "integer"}}
    player = _record({"has": _AMOUNT})
    parts |= {"players": {"type": "object", "additionalProperties": player}, "script": _list(_ref("command"))}
    return _record(parts, optional=("v", "seed", "answer"))


def _command() -> Schema:
    """One command; no value of its parts is null, for what does not belong to it is left out."""
    cards = {"gets": _list(CARD), "shoe": _list(CARD), "cards": {"type": "object", "additionalProperties": _list(CARD)}}
    own = {"do": {"enum": list(ACTIONS)}, **cards}
    hints = get_type_hints(Command)
    parts = {one.name: own.get(one.name) or of_type(_bare(hints[one.name])) for one in fields(Command)}
    return _record(parts, optional=tuple(key for key in parts if key != "do"))


def _view() -> Schema:
    parts = {"rules": _ref("rules"), "state": STATE.schema, "events": EVENTS.schema, "case": _ref("case")}
    return _record({"level": {"enum": list(LEVELS)}, **parts}, optional=("events",))


def _step() -> Schema:
    answers = of_type(get_type_hints(Step)["answer"])
    return {**STEP.schema, "properties": {**STEP.schema["properties"], "answer": answers}, "required": ["answer"]}


def _check() -> Schema:
    """At, path, operator and value, as a list in the order of the fields."""
    hints = get_type_hints(Check)
    own = {"at": {"anyOf": [{"type": "integer", "minimum": 0}, {"const": END}]}, "operator": of_type(Operator)}
    own["path"] = {**of_type(hints["path"]), "minItems": 1}
    items = [own.get(one.name) or of_type(hints[one.name]) for one in fields(Check)]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def _bare(kind: Any) -> Any:
    """Take the `| None` off a type of which nothing else is left then."""
    parts = [part for part in get_args(kind) if part is not NoneType]
    return parts[0] if get_origin(kind) is UnionType and len(parts) == 1 else kind


def _record(parts: Mapping[str, Schema], *, optional: tuple[str, ...] = ()) -> Schema:
    needed = [key for key in parts if key not in optional]
    return {"type": "object", "properties": dict(parts), "required": needed}


def _open(found: Schema) -> Schema:
    return {key: part for key, part in found.items() if key != "additionalProperties"}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _whole() -> Schema:
    return of_type(int)


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}
