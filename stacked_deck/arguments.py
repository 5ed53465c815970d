"""What is written on a command line or given to pytest, read: rulesets, and readings as ID=OPTION."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, load_house, load_ruleset, refuse_strays, ruleset_names


def find_ruleset(words: str) -> Ruleset:
    """Load a ruleset by its name, or a house's own from its folder; raises Wrong."""
    return load_house(Path(words)) if words not in ruleset_names() and Path(words).is_dir() else load_ruleset(words)


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
