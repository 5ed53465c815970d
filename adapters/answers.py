"""Reading the lines of an engine in a process of its own, none of which is trusted."""

import json
from dataclasses import dataclass
from typing import Any, NoReturn

from stacked_deck.engine.validation import Wrong

from .about import About, read_about
from .case import VERSION
from .pipes import Gone, printable

HELLO = json.dumps({"hello": VERSION}).encode() + b"\n"
_ABOUT_KEYS = tuple(About.__dataclass_fields__)


class Declined(Exception):
    """The engine answered the hello with an error, one line: it cannot be played at all."""


@dataclass(frozen=True, slots=True)
class Hello:
    """An engine's answer to the hello, as it was written and as it is read."""

    line: bytes
    said: Any  # about, as plain JSON
    about: About


def read_line(line: bytes) -> dict[str, Any]:
    """Read a line as a JSON object; raises Gone for what is none."""
    try:
        value = _DECODER.decode(line.decode("utf-8"))
        if b"\\u" in line:  # half of a pair of escapes is no text
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        why = "not UTF-8" if isinstance(error, UnicodeDecodeError) else printable(str(error), 80)
        raise Gone(f"wrote a line that is no JSON: {why}{_excerpt(line)}") from None
    if not isinstance(value, dict):
        raise Gone(f"wrote a line that is no mapping{_excerpt(line)}")
    return value


def read_hello(line: bytes, known: Hello | None) -> Hello:
    """Read the answer to a hello; raises Declined where it is an error, Gone for nonsense or another one than known.

    Unknown fields are ignored.
    """
    if known is not None and line == known.line:
        return known
    value = read_line(line)
    if isinstance(value.get("error"), str):
        raise Declined(printable(value["error"]))
    if value.get("v") != VERSION:
        raise Gone(f"speaks version {printable(repr(value.get('v')), 40)} of the protocol, not {VERSION}")
    said = value.get("about")
    if known is not None:
        if said != known.said:
            raise Gone("says something else about itself than it said at first")
        return known
    if isinstance(said, dict):
        said = {key: said[key] for key in _ABOUT_KEYS if key in said}
    try:
        return Hello(line, value.get("about"), _printable(read_about(said)))
    except Wrong as wrong:
        raise Gone(f"answered the hello with nonsense: {printable(str(wrong))}") from wrong


def excerpt(line: bytes) -> str:
    """Quote the beginning of a line."""
    return repr(printable(line[:200].decode("utf-8", "replace"), 60))


def _excerpt(line: bytes) -> str:
    """Quote a line that was not meant as an answer."""
    return "" if line.startswith(b"{") else f", in {excerpt(line)}; only answers belong on stdout"


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


_DECODER = json.JSONDecoder(parse_constant=_no_number)


def _printable(about: About) -> About:
    said = {key: printable(getattr(about, key)) for key in ("name", "version", "language", "home")}
    return About(**{**{key: getattr(about, key) for key in _ABOUT_KEYS}, **said})
