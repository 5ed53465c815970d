"""Our words as pytest-bdd's step definitions, and the scenarios of a feature file as pytest-bdd's tests.

Imported only once a feature of ours is collected.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import scenario, step
from pytest_bdd.parsers import StepParser

from stacked_deck.steps.feature import Written, read_feature
from stacked_deck.steps.recorder import WORDS
from stacked_deck.steps.registry import Definition
from stacked_deck.steps.tags import is_id

from .judging import Performance, judge_item

PERFORMANCE = "stacked_deck_performance"


class Words(StepParser):
    """One of our definitions as pytest-bdd asks for it."""

    def __init__(self, definition: Definition) -> None:
        super().__init__(definition.words)
        self.definition = definition

    def is_matching(self, name: str) -> bool:
        """Tell whether a step has these words."""
        return self.definition.pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Give the parts of a step, as one argument."""
        return {"parts": self.definition.read(name)}


def _runner(definition: Definition) -> Callable[..., None]:
    def run(
        stacked_deck_performance: Performance, parts: dict[str, Any], datatable: Sequence[Sequence[str]] | None = None
    ) -> None:
        __tracebackhide__ = True
        definition.run(stacked_deck_performance.table, parts, datatable)

    return run


# pytest-bdd puts each definition among the locals of where it is made, so this stands at the module's top.
for _definition in WORDS:
    for _kind in _definition.kinds:
        step(Words(_definition), _kind)(_runner(_definition))


@pytest.fixture
def stacked_deck_performance(request: pytest.FixtureRequest) -> Performance:
    """Give the scenario under way as it was played on the engine, with a table to tell it to."""
    return judge_item(request)


def bind(file: Path, module: ModuleType) -> None:
    """Put a test for each scenario of a feature file into a module, named by its id or its outline's title."""
    for written in read_feature(file):
        name = _name(written)
        if hasattr(module, name):  # two of one title, or of one id: the census says so
            continue
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
