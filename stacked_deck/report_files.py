"""The reports that go into files."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong

from .junit import junit

Writer = Callable[[Results, Path], None]


def write_json(results: Results, path: Path) -> None:
    """Write a run as JSON, in ASCII, so that nothing that an engine says can spoil the file."""
    path.write_text(json.dumps(results.as_json(), indent=1) + "\n", encoding="ascii")


def write_junit(results: Results, path: Path) -> None:
    """Write a run as JUnit XML."""
    junit(results).write(str(path), pretty=True)


WRITERS: Mapping[str, Writer] = {"--json": write_json, "--junit": write_junit}


def check_writable(option: str, path: Path) -> None:
    """See that a report can be written, before a run that would be for nothing; raises Wrong where it cannot.

    A file that is there keeps what it holds, one that is not is not left behind.
    """
    was_there = path.exists()
    try:
        with path.open("a"):
            pass
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(
            f"{option}: {path} cannot be written ({reason}); name a file in a folder that can be written"
        ) from error
    if not was_there:
        path.unlink()


def write_file(option: str, path: Path, results: Results) -> None:
    """Write a report, in the form that the option stands for; raises Wrong where that cannot be done."""
    try:
        WRITERS[option](results, path)
    except OSError as error:
        raise Wrong(f"{option}: {path} could not be written ({_reason(error)})") from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
