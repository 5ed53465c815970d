"""Reading a frozen dataclass from a plain mapping, each wrong key told by its name and what is allowed."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from .money import Money, Ratio, amount

T = TypeVar("T")


class Wrong(ValueError):
    """A value that cannot be taken; the message names the key, what it said and what is allowed."""


@cache
def _hints(cls: Any) -> dict[str, Any]:
    return get_type_hints(cls)


def read(cls: type[T], mapping: Any, where: str = "") -> T:
    """Make a frozen dataclass of a mapping; a key without a default must be there.

    Raises Wrong for a key that is unknown, missing or has a value that is not allowed.
    """
    prefix = f"{where}." if where else ""
    kind: Any = cls
    hints = _hints(kind)
    if not isinstance(mapping, Mapping):
        raise Wrong(f"{where or cls.__name__}: {mapping!r} is no mapping; allowed are the keys {_names(cls)}")
    for key in mapping:
        if key not in hints:
            raise Wrong(f"{prefix}{key} is unknown; allowed are {_names(cls)}")
    values = {}
    for field in fields(kind):
        if field.name in mapping:
            values[field.name] = _value(hints[field.name], mapping[field.name], prefix + field.name)
        elif field.default is MISSING and field.default_factory is MISSING:
            allowed = describe(hints[field.name])
            raise Wrong(f"{prefix}{field.name} is missing; allowed is {allowed}")
    return cls(**values)


def _names(cls: Any) -> str:
    return ", ".join(field.name for field in fields(cls))


def describe(kind: Any) -> str:
    """Say in words which values a type allows."""
    if kind == Money:
        return "an amount of chips in decimal text"
    if get_origin(kind) is Literal:
        return " or ".join(get_args(kind))
    if get_origin(kind) is UnionType and _bare(kind) == Money:
        return f"{describe(Money)} or none"
    if get_origin(kind) is UnionType:
        return " or ".join("none" if part is NoneType else describe(part) for part in get_args(kind))
    if is_dataclass(kind):
        return f"a group of {_names(kind)}"
    return {bool: "yes or no", int: "a whole number", Ratio: "a ratio such as 3:2", str: "a text"}.get(kind, str(kind))


def _value(kind: Any, value: Any, where: str) -> Any:
    optional = get_origin(kind) is UnionType and NoneType in get_args(kind)
    if optional and value in (None, "none"):
        return None
    if is_dataclass(_bare(kind)):
        return read(_bare(kind), value, where)
    try:
        return _READERS[_bare(kind)](value) if _bare(kind) in _READERS else _literal(kind, value)
    except (ValueError, TypeError, ZeroDivisionError) as error:
        raise Wrong(f"{where}: {value!r} is not allowed; allowed is {describe(kind)}") from error


def _bare(kind: Any) -> Any:
    """Take the `| None` off a type."""
    if get_origin(kind) is not UnionType or NoneType not in get_args(kind):
        return kind
    parts = [part for part in get_args(kind) if part is not NoneType]
    bare = parts[0]
    for part in parts[1:]:
        bare = bare | part
    return bare


def _literal(kind: Any, value: Any) -> Any:
    if get_origin(kind) is Literal and value in get_args(kind):
        return value
    raise ValueError(value)


def _bool(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _int(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(value)
    return value


def _str(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _ratio(value: Any) -> Ratio:
    pays, per = (int(part) for part in _str(value).split(":"))
    if pays < 1 or per < 1 or 10**9 % per:  # a payout must end as a decimal number
        raise ValueError(value)
    return Ratio(pays, per)


def _money(value: Any) -> Money:
    return amount(str(value) if isinstance(value, int) and not isinstance(value, bool) else _str(value))


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError(value)
    return tuple(_str(part) for part in value)


def _text_mapping(value: Any) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ValueError(value)
    return {_str(key): _str(part) for key, part in value.items()}


_READERS: dict[Any, Any] = {
    bool: _bool,
    int: _int,
    str: _str,
    Ratio: _ratio,
    Money: _money,
    tuple[str, ...]: _texts,
    Mapping[str, str]: _text_mapping,
}
