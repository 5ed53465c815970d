"""What is kept of the last run of `make mutants`: it adds up, is of this engine, and has a reason for each survivor."""

from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
KEPT: dict[str, Any] = yaml.safe_load((ROOT / "scripts" / "mutants.yaml").read_text(encoding="utf-8"))


def test_95_of_100_mutants_are_caught_by_the_scenarios() -> None:
    assert KEPT["caught"] >= 0.95 * KEPT["mutants"]


def test_what_was_caught_and_what_survived_is_all_of_them() -> None:
    survived = sum(len(one["operators"]) for one in KEPT["survivors"])
    assert KEPT["caught"] + survived == KEPT["mutants"]
    assert sum(KEPT["by"].values()) == KEPT["caught"]


@pytest.mark.parametrize("one", KEPT["survivors"], ids=lambda one: f"{one['module']}: {one['line']}")
def test_a_survivor_has_its_reason_and_its_line(one: dict[str, Any]) -> None:
    assert len(one["why"]) > 10
    lines = (ROOT / "engine" / one["module"]).read_text(encoding="utf-8").splitlines()
    assert one["line"] in [line.strip() for line in lines], "the engine has changed: run make mutants, keep it"


def test_the_readme_tells_of_the_score_that_is_kept() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{KEPT['caught']} of {KEPT['mutants']}" in readme
    assert str(KEPT["date"]) in readme
