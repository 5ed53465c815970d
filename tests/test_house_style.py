"""What the house's style asks of every module, where a machine can see it."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from stacked_deck.fixtures.rulesets import ruleset_names

ROOT = Path(__file__).parent.parent
FOLDERS = ("engine", "adapters", "fixtures", "steps", "features", "odds", "stacked_deck", "scripts", "benchmarks")
LONGEST = 300  # lines of a module
TEXTS = {".py", ".md", ".toml", ".yaml", ".json", ".jsonl", ".txt", ".feature", ".sh", ""}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*folders: str) -> list[Path]:
    """Give the modules of some folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name(path: Path) -> str:
    """Give a file's path from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


def parsed(path: Path) -> ast.Module:
    """Parse a module."""
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


def undocumented(tree: ast.Module) -> Iterator[str]:
    """Give what is public in a module and has no docstring: functions, classes, their methods."""
    for node in tree.body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield node.name
            if isinstance(node, ast.ClassDef):
                yield from (f"{node.name}.{method}" for method in _bare_methods(node))


def _bare_methods(node: ast.ClassDef) -> Iterator[str]:
    for method in node.body:
        if isinstance(method, Function) and not method.name.startswith("_") and not ast.get_docstring(method):
            yield method.name


def code_words(path: Path) -> Iterator[tuple[int, str]]:
    """Give the names and strings of a module with their line, without comments and docstrings."""
    tree = parsed(path)
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node)
    }
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.NAME, tokenize.STRING) and token.start[0] not in docstrings:
                yield token.start[0], token.string


def violations() -> set[str]:
    """Give the modules that CONTRIBUTING lists as violations of the house's style."""
    style = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\nCurrent violations:\n")[2]
    return set(re.findall(r"^- `([^`]+\.py)`", style.partition("\n## ")[0], re.MULTILINE))


def test_what_is_public_says_what_it_is() -> None:
    assert not [f"{name(path)}: {what}" for path in modules(*FOLDERS) for what in undocumented(parsed(path))]


def test_modules_are_short_but_for_those_that_are_listed() -> None:
    long = {name(path) for path in modules(*FOLDERS) if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST}
    assert long == violations()


def test_steps_record_checks_and_assert_nothing() -> None:
    for path in modules("steps"):
        assert not [f"{name(path)}:{node.lineno}" for node in ast.walk(parsed(path)) if isinstance(node, ast.Assert)]


def test_engine_and_steps_know_rules_and_no_ruleset() -> None:
    ruleset = re.compile("|".join(ruleset_names()), re.IGNORECASE)
    for path in modules("engine", "steps"):
        assert not [f"{name(path)}:{line} {word}" for line, word in code_words(path) if ruleset.search(word)]


def test_no_code_knows_a_scenario() -> None:
    features = [path.read_text(encoding="utf-8") for path in (ROOT / "features").rglob("*.feature")]
    prefixes = {prefix for text in features for prefix in re.findall(r"@([A-Z]+)-\d", text)}
    assert prefixes
    scenario = re.compile(rf"\b({'|'.join(prefixes)})-\d")
    for path in modules(*FOLDERS):
        assert not [f"{name(path)}:{line} {word}" for line, word in code_words(path) if scenario.search(word)]


def test_chips_are_never_floats() -> None:
    for path in modules("engine"):
        for node in ast.walk(parsed(path)):
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{name(path)}:{node.lineno}"
            assert not (isinstance(node, ast.Name) and node.id == "float"), f"{name(path)}:{node.lineno}"


def test_no_file_names_a_place_of_one_machine() -> None:
    machine = re.compile(r"(?<![\w.])/(work|home|root|Users|tmp)/|[A-Z]:\\Users")
    for path in files():
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not machine.search(line) or path == Path(__file__), f"{name(path)}:{at} {line.strip()}"


def files() -> Iterator[Path]:
    """Give all text files of the repository."""
    tops = [entry for entry in ROOT.iterdir() if entry.is_file() or entry.name in {*FOLDERS, "tests", ".ci"}]
    for top in tops:
        for path in [top] if top.is_file() else top.rglob("*"):
            if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts and path.name != ".coverage":
                yield path


def test_what_has_no_docstring_is_seen() -> None:
    tree = ast.parse("def f(): pass\nclass C:\n  'doc'\n  def m(self): pass\n  def _n(self): pass\ndef _g(): pass")
    assert list(undocumented(tree)) == ["f", "C.m"]
