"""Errors of published engines: each is explained by name, and none that is not goes by."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from stacked_deck.adapters.published import PUBLISHED

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def baselines() -> ModuleType:
    spec = importlib.util.spec_from_file_location("baselines", ROOT / "scripts" / "baselines.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def results(**verdicts: str) -> SimpleNamespace:
    found = [SimpleNamespace(id=id, verdict=verdict, seen="it hangs") for id, verdict in verdicts.items()]
    return SimpleNamespace(scenarios=found)


def test_an_error_that_nobody_explained_is_told(baselines: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "FOUND", {"all": [], "mine": [{"errors": "A B", "scenarios": "C"}]})
    assert baselines.unexplained("mine", results(A="error", B="error", C="fail")) == []
    told = baselines.unexplained("mine", results(A="error", B="error", C="error"))
    assert told == ["mine: C is an error, unexplained in findings.yaml: it hangs"]


def test_an_explanation_of_what_is_no_error_any_more_is_told(
    baselines: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baselines, "FOUND", {"all": [], "mine": [{"errors": "A B"}]})
    told = baselines.unexplained("mine", results(A="error", B="pass"))
    assert told == ["mine: B is explained as an error in findings.yaml, and is none"]


@pytest.mark.parametrize("name", sorted(PUBLISHED))
def test_every_stored_error_is_explained(baselines: ModuleType, name: str) -> None:
    stored = json.loads((ROOT / "tests" / "published" / "verdicts" / f"{name}.json").read_text(encoding="utf-8"))
    assert baselines.unexplained(name, results(**dict.fromkeys(stored["errors"], "error"))) == []
    assert any(verdict.startswith("error") for verdict in stored["statements"].values()) <= bool(stored["errors"])
