"""A house's own ruleset, laid into a folder to start from: rules, ledger, and a feature that passes."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib.resources import files
from pathlib import Path
from string import Template
from types import NoneType
from typing import Any, get_args, get_type_hints

from stacked_deck.engine.rules import Rules
from stacked_deck.engine.validation import Wrong, describe
from stacked_deck.fixtures.minimal_pairs import plain_group, plain_rules
from stacked_deck.fixtures.rulesets import ruleset_names

_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_PREFIX = 5  # letters of an id, at most
_HEAD = """\
# The rules of $title, every one with what it may say beside it. A group that the game has not says `none`: to have it,
# take away the `none` and the signs # below. What each rule means: engine/rules.py.
ruleset: $name
title: $title
rules:
"""
_FOOT = """# Rules that the house leaves open, in scenarios never judged, as in [decks, session_ends]:
unstated: []
"""


def lay_ruleset(name: str, folder: Path) -> tuple[Path, ...]:
    """Lay the files of a new ruleset, and give them; raises Wrong for a name or a folder that cannot be taken."""
    if _NAME.fullmatch(name) is None:
        raise Wrong(f"{name!r} is no name of a ruleset; allowed are small letters, figures and hyphens, as in my-house")
    if name in ruleset_names():
        raise Wrong(f"{name!r} is a ruleset that comes with the suite; give yours another name")
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Wrong(f"{folder} is there and not empty; name a new folder")
        return tuple(_laid(folder / path, text) for path, text in _files(name))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{folder} cannot be written ({reason}); name a folder that can") from error


def _files(name: str) -> Iterator[tuple[str, str]]:
    letters = re.sub("[^A-Z]", "", name.upper())[:_PREFIX]
    words = {
        "name": name,
        "title": name.replace("-", " ").capitalize(),
        "prefix": letters if len(letters) > 1 else "HOUSE",
    }
    yield "ruleset.yaml", Template(_HEAD).substitute(words) + "".join(_rules()) + _FOOT
    templates = files("stacked_deck") / "templates" / "ruleset"
    for source, path in (("ledger.yaml", "ledger.yaml"), ("first.feature", "features/first.feature")):
        yield path, Template((templates / source).read_text(encoding="utf-8")).substitute(words)


def _laid(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def _rules() -> Iterator[str]:
    return (f"{line}\n" for line in _group(Rules, plain_rules(), "  "))


def _group(cls: Any, values: Mapping[str, Any], indent: str) -> Iterator[str]:
    hints = get_type_hints(cls)
    for field in fields(cls):
        kind, value = hints[field.name], values[field.name]
        group = next((part for part in (kind, *get_args(kind)) if is_dataclass(part)), None)
        if group is None:
            yield f"{indent}{field.name}: {_text(value)}  # {describe(kind)}"
        elif isinstance(value, Mapping):
            yield f"{indent}{field.name}:{'  # or none' if NoneType in get_args(kind) else ''}"
            yield from _group(group, value, f"{indent}  ")
        else:
            yield f"{indent}{field.name}: none  # or a group:"
            yield from (f"{indent}#{line}" for line in _group(group, plain_group(field.name), "  "))


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f'"{value}"' if ":" in str(value) else str(value)
