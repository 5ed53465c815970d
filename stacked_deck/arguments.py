"""What is written on a command line or given to pytest, read: rulesets, and readings as ID=OPTION."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

import click

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, load_house, load_ruleset, refuse_strays, ruleset_names

Command = Callable[..., Any]


def takes_houses(command: Command) -> Command:
    """Let a command take --rules DIR: the houses' own rulesets come to its `rulesets` beside those that are named."""

    @click.option(
        "--rules",
        "houses",
        multiple=True,
        type=click.Path(path_type=Path),
        metavar="DIR",
        help="Take a house's own ruleset, from this folder.",
    )
    @wraps(command)
    def called(*, houses: tuple[Path, ...], rulesets: tuple[str, ...] = (), **rest: Any) -> Any:
        return command(rulesets=tuple(_with_houses(rulesets, houses)), **rest)

    return called


def find_ruleset(words: str) -> Ruleset:
    """Load a ruleset by its name, or a house's own from its folder; raises Wrong."""
    return load_house(Path(words)) if words not in ruleset_names() and Path(words).is_dir() else load_ruleset(words)


def _with_houses(names: Sequence[str], folders: Sequence[Path]) -> list[str]:
    """Add houses' own rulesets, each as its folder; one may be named too.

    Raises Wrong for a folder that holds none, or one of a name that is taken.
    """
    houses: dict[str, str] = {}
    for folder in folders:
        if not (folder / "ruleset.yaml").is_file():
            raise Wrong(
                f"--rules: {folder} holds no ruleset.yaml; stacked-deck new ruleset NAME DIR lays a folder that does"
            )
        name = load_house(folder).name
        if name in ruleset_names() or houses.get(name, str(folder)) != str(folder):
            raise Wrong(f"--rules: {folder}: there is a ruleset {name!r} already; give the house's another name")
        houses[name] = str(folder)
    found = [houses.get(name, name) for name in names]
    return [*found, *(folder for folder in houses.values() if folder not in found)]


def read_readings(given: Iterable[str], rulesets: Sequence[Ruleset], *, option: str) -> dict[str, str]:
    """Read what was given to an option as ID=OPTION; raises Wrong for what is no reading of these rulesets."""
    found: dict[str, str] = {}
    for words in given:
        id, equals, name = words.partition("=")
        if not equals:
            raise Wrong(f"{option}: {words!r} is not allowed; allowed is ID=OPTION")
        if found.setdefault(id, name) != name:
            raise Wrong(f"{option}: {id} is given as {found[id]} and as {name}; allowed is one option")
    refuse_strays(found, rulesets)
    for ruleset in rulesets:
        for id, name in found.items():
            if id.startswith(f"{ruleset.name}."):
                ruleset.ledger.reading(id).option(name)
    return found
