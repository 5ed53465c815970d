"""Who may import whom: the table in CONTRIBUTING, checked in every module."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Each folder, and the folders of the package that it may import; itself always.
MAY_IMPORT = {
    "engine": set[str](),
    "adapters": {"engine"},
    "fixtures": {"engine", "adapters"},
    "steps": {"engine", "adapters", "fixtures"},
    "features": {"engine", "adapters", "fixtures", "steps"},
    "odds": {"engine"},
    "stacked_deck": {"engine", "adapters", "fixtures", "steps", "features", "odds"},
}
NEVER_IN_ENGINE = {"random", "time", "os", "json", "yaml"}
ENGINE_DEALS = {"round", "table", "session", "shoe", "game"}
ENGINE_IS_FREE = {"cards", "money", "rules", "validation"}
JOINS_WIRE_AND_ENGINE = ("adapters/reference", "adapters/zoo")
TEST_RUNNERS = {"pytest", "_pytest", "pytest_bdd"}
NO_PYTEST = ("adapters/judge", "adapters/standing", "adapters/check", "adapters/compare")


def modules(folder: str) -> list[Path]:
    """Give the modules of a folder."""
    return sorted((ROOT / folder).rglob("*.py"))


def name(path: Path) -> str:
    """Give a module's path from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


def imported(source: str, package: str) -> Iterator[str]:
    """Give the full name of all that a module of a package imports, wherever in the module it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield start
            yield from (f"{start}.{alias.name}" for alias in node.names)


def imports(path: Path) -> set[str]:
    """Give the full names of all that a module imports."""
    folders = path.relative_to(ROOT).parent.parts
    package = ".".join(folders if folders[0] == "stacked_deck" else ("stacked_deck", *folders))
    return set(imported(path.read_text(encoding="utf-8"), package))


def folder_of(module: str) -> str | None:
    """Give the folder that a full name leads to; None outside of the package."""
    parts = module.split(".")
    if parts[0] != "stacked_deck":
        return parts[0] if parts[0] in MAY_IMPORT else None  # a folder by its bare name is as wrong as upwards
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "stacked_deck"


def engine_parts(path: Path) -> set[str]:
    """Give the engine's modules that a module imports."""
    found = [module.split(".") for module in imports(path) if module.startswith("stacked_deck.engine.")]
    return {parts[2] for parts in found}


def knows_wire(path: Path) -> bool:
    """Tell whether a module is one of the wire's or imports one."""
    return name(path).startswith("adapters/") or any(
        there.startswith("stacked_deck.adapters") for there in imports(path)
    )


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_run_one_way(folder: str) -> None:
    for path in modules(folder):
        for module in imports(path):
            there = folder_of(module)
            if there == "stacked_deck" and module == "stacked_deck":
                continue  # the empty package itself
            assert there in {None, folder, *MAY_IMPORT[folder]}, f"{name(path)} imports {module}"


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_folders_are_imported_by_their_full_name(folder: str) -> None:
    for path in modules(folder):
        for module in imports(path):
            assert module.split(".")[0] not in set(MAY_IMPORT) - {"stacked_deck"}, f"{name(path)} imports {module}"


def test_the_engine_stands_on_the_standard_library_alone() -> None:
    for path in modules("engine"):
        for module in imports(path):
            top = module.split(".")[0]
            assert top == "stacked_deck" or top in sys.stdlib_module_names, f"{name(path)} imports {module}"
            assert top not in NEVER_IN_ENGINE, f"{name(path)} imports {module}"


def test_a_player_sees_a_view_and_never_a_shoe() -> None:
    for path in modules("engine"):
        if path.stem == "strategy":
            assert not engine_parts(path) & ENGINE_DEALS, name(path)


def test_only_the_reference_and_the_zoo_join_the_wire_to_the_engine() -> None:
    for folder in ("adapters", "fixtures", "steps", "stacked_deck"):
        for path in modules(folder):
            knows_wire = folder == "adapters" or any(
                module.startswith("stacked_deck.adapters") for module in imports(path)
            )
            if knows_wire and not name(path).startswith(JOINS_WIRE_AND_ENGINE):
                assert engine_parts(path) <= ENGINE_IS_FREE, name(path)


def test_what_judges_knows_no_test_runner() -> None:
    for path in modules("adapters"):
        if name(path).startswith(NO_PYTEST):
            assert not {module.split(".")[0] for module in imports(path)} & TEST_RUNNERS, name(path)


def test_only_the_odds_need_numpy() -> None:
    for folder in set(MAY_IMPORT) - {"odds"}:
        for path in modules(folder):
            assert "numpy" not in {module.split(".")[0] for module in imports(path)}, name(path)


@pytest.mark.parametrize(
    ("source", "package", "expected"),
    [
        ("import stacked_deck.engine.rules as r", "stacked_deck.steps", {"stacked_deck.engine.rules"}),
        ("from .cards import A", "stacked_deck.engine", {"stacked_deck.engine.cards", "stacked_deck.engine.cards.A"}),
        ("from .. import engine", "stacked_deck.adapters", {"stacked_deck", "stacked_deck.engine"}),
        ("def f():\n from ..steps import x", "stacked_deck.engine", {"stacked_deck.steps", "stacked_deck.steps.x"}),
    ],
)
def test_every_kind_of_import_is_seen(source: str, package: str, expected: set[str]) -> None:
    assert set(imported(source, package)) == expected
