"""Our words as pytest-bdd's step definitions, and the scenarios of a feature file as pytest-bdd's tests.

Imported only once a feature of ours is collected. pytest-bdd asks every definition about every step, which costs more
than the steps themselves; so it gets one for each keyword, which asks our registry, and that wants exactly one match.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import scenario, step
from pytest_bdd.parsers import StepParser

from stacked_deck.steps.feature import Written, read_feature
from stacked_deck.steps.recorder import WORDS
from stacked_deck.steps.registry import Definition, Kind, Undefined
from stacked_deck.steps.tags import is_id

from .judging import Performance, judge_item

KINDS: tuple[Kind, ...] = ("given", "when", "then")
Found = tuple[Definition, dict[str, Any]]


@lru_cache(maxsize=4096)
def _find(kind: Kind, text: str) -> Found | None:
    try:
        return WORDS.find(kind, text)
    except Undefined:
        return None


class Words(StepParser):
    """All our words under one keyword, as pytest-bdd asks for them."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"one of steps/WORDS.md under {kind.capitalize()}")
        self.kind = kind

    def is_matching(self, name: str) -> bool:
        """Tell whether a step has our words; raises Ambiguous where they are those of two definitions."""
        return _find(self.kind, name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Give the definition of a step and the parts that it read, as one argument."""
        return {"found": _find(self.kind, name)}


# pytest-bdd puts each definition among the locals of where it is made, so this stands at the module's top.
for _kind in KINDS:

    @step(Words(_kind), _kind)
    def run(
        stacked_deck_performance: Performance, found: Found, datatable: Sequence[Sequence[str]] | None = None
    ) -> None:
        """Tell one step to the table."""
        __tracebackhide__ = True
        definition, parts = found
        definition.run(stacked_deck_performance.table, parts, datatable)


@pytest.fixture
def stacked_deck_performance(request: pytest.FixtureRequest) -> Performance:
    """Give the scenario under way as it was played on the engine, with a table to tell it to."""
    return judge_item(request)


def bind(file: Path, module: ModuleType) -> None:
    """Put a test for each scenario of a feature file into a module, named by its id or its outline's title."""
    for written in read_feature(file):
        name = _name(written)
        if not hasattr(module, name):  # else there are two of one title or id, as the census says
            setattr(module, name, _test(file, written))


def _test(file: Path, written: Written) -> Callable[..., None]:
    @scenario(file.name, written.title, features_base_dir=str(file.parent))
    def conclude(stacked_deck_performance: Performance) -> None:
        __tracebackhide__ = True
        stacked_deck_performance.conclude()

    found: Callable[..., None] = conclude
    return found


def _name(written: Written) -> str:
    words = next((tag for tag in written.tags if is_id(tag)), written.title)
    return f"test_{re.sub(r'[^A-Za-z0-9]+', '_', words).strip('_')}"
