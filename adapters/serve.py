"""Serving an engine over its stdin and stdout: `python -m stacked_deck.adapters.serve MODULE:ATTRIBUTE`.

The attribute is an object with `about` (an About or a mapping) and `play(case)`, which gives a Trace or a mapping, or
something to be called without arguments that gives one. With computer players it has `decide(view, level)` too, which
gives a choice; the view is a `Posed`. The protocol is told in PROTOCOL.md.
"""

import gc
import importlib
import json
import os
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from typing import Any

from stacked_deck.engine.validation import Wrong

from .about import About
from .case import VERSION, read_case
from .posed import read_posed
from .trace import Trace

LONGEST_ERROR = 300  # characters
CHUNK = 256 * 1024  # bytes taken from stdin at once
HELD_FOR = 0.002  # seconds: so long an answer waits for company, where further requests lie here already

# None of an answer's parts holds itself; where one does, the encoder runs out of stack rather than ask at each part.
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, check_circular=False, separators=(",", ":"))


def serve(engine: Any) -> None:
    """Answer request lines on stdin with lines on stdout until stdin ends; what the engine prints goes to stderr."""
    requests, answers = _take_over_the_pipes()
    _answer_all(engine, requests, answers)


def main(arguments: list[str]) -> int:
    """Serve the engine that is named as MODULE:ATTRIBUTE; where it cannot be had, the hello says why."""
    if len(arguments) != 1:
        print("usage: python -m stacked_deck.adapters.serve MODULE:ATTRIBUTE", file=sys.stderr)
        return 2
    requests, answers = _take_over_the_pipes()
    try:
        engine = load(arguments[0])
    except Exception as error:
        if not isinstance(error, Wrong):
            traceback.print_exc()
        if next(_lines(requests), None):
            _write(answers, [_encoded({"error": in_one_line(error)})])
        return 1
    _answer_all(engine, requests, answers)
    return 0


def load(spec: str) -> Any:
    """Find an engine as MODULE:ATTRIBUTE, also in the folder of the call; raises Wrong where there is none."""
    module_name, colon, attribute = spec.partition(":")
    if not (module_name and colon and attribute):
        raise Wrong(f"{spec!r} names no engine; write MODULE:ATTRIBUTE")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module_name)
    except ImportError as error:
        raise Wrong(f"the module {module_name} cannot be imported from {here}: {error}") from error
    for name in attribute.split("."):
        try:
            found = getattr(found, name)
        except AttributeError:
            raise Wrong(f"the module {module_name} has no {attribute}") from None
    if isinstance(found, type) or (callable(found) and not hasattr(found, "play")):
        found = found()
    for part in ("about", "play"):
        if not hasattr(found, part):
            raise Wrong(f"an engine has about and play; this {type(found).__name__} has no {part}")
    return found


def in_one_line(error: BaseException) -> str:
    """Say what an exception is and where it came up, on one line."""
    if isinstance(error, Wrong):
        return " ".join(str(error).split())[:LONGEST_ERROR]
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())
    name = type(error).__name__
    return (f"{name}: {said}" if said else name)[:LONGEST_ERROR] + place


def _take_over_the_pipes() -> tuple[int, int]:
    """Keep stdin and stdout for the protocol: an engine that reads gets nothing, one that prints writes on stderr."""
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # what is printed comes before what fails
    return requests, answers


def _answer_all(engine: Any, requests: int, answers: int) -> None:
    """Answer line by line; answers are written together where requests come together, for a write wakes the suite."""
    gc.collect()
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    for lines in _lines(requests):
        held: list[bytes] = []
        since = time.monotonic()
        for line in lines:
            if held and time.monotonic() - since > HELD_FOR:
                _write(answers, held)
                held, since = [], time.monotonic()
            held.append(_encoded(_answer(engine, line)))
        _write(answers, held)


def _lines(requests: int) -> Iterator[list[bytes]]:
    """Give the lines of stdin as they come, those together that came together; the last may have no end."""
    parts: list[bytes] = []  # of a line that has not ended
    while chunk := os.read(requests, CHUNK):
        first, *more = chunk.split(b"\n")
        parts.append(first)
        if more:
            yield [b"".join(parts), *more[:-1]]
            parts = more[-1:]
    if rest := b"".join(parts):
        yield [rest]


def _write(answers: int, lines: list[bytes]) -> None:
    left = memoryview(b"".join(lines))
    while left:
        left = left[os.write(answers, left) :]


def _encoded(value: Any) -> bytes:
    try:
        return _ENCODER.encode(value).encode() + b"\n"
    except (ValueError, TypeError, RecursionError) as error:  # NaN, half a pair of escapes, or what is no JSON at all
        return json.dumps({"id": value.get("id"), "error": in_one_line(error)}).encode() + b"\n"


def _answer(engine: Any, line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except ValueError as error:
        return {"error": f"the request is no JSON: {error}"}
    if not isinstance(request, dict):
        return {"error": "a request is a mapping with hello, or with id and case or decide"}
    if "hello" in request:
        return _hello(engine, request["hello"])
    answer: dict[str, Any] = {"id": request.get("id")}
    try:
        if "decide" in request:
            answer["choice"] = engine.decide(*read_posed(request["decide"]))
        else:
            trace = engine.play(read_case(request.get("case")))
            answer["trace"] = trace.as_json() if isinstance(trace, Trace) else _mapping(trace)
    except Exception as error:
        if not isinstance(error, Wrong):
            traceback.print_exc()
        answer["error"] = in_one_line(error)
    return answer


def _hello(engine: Any, version: Any) -> dict[str, Any]:
    if version != VERSION:
        return {"error": f"version {version!r} of the protocol is unknown; this speaks {VERSION}"}
    try:
        about = engine.about
        return {"v": VERSION, "about": about.as_json() if isinstance(about, About) else _mapping(about)}
    except Exception as error:
        traceback.print_exc()
        return {"error": in_one_line(error)}


def _mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"{type(value).__name__} is no mapping")
    return value


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
