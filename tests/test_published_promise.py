"""What an adapter of a published engine promises: it translates, and computes nothing that the engine does not say."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from stacked_deck.adapters import published
from stacked_deck.adapters.published import PUBLISHED, how_to_install, is_installed

FOLDER = Path(published.__file__).parent
PYTHON = sorted(path for path in FOLDER.glob("*.py") if path.name not in ("__init__.py", "known.py", "serve.py"))
SCRIPTS = sorted((FOLDER / "js").glob("*.js"))
# A function of one of these names sets an engine's switches, which may count splits where the rules count hands.
SETTING = ("rules_of", "ratio")
# Words for money and totals, as the wire and the engines have them.
SECRET = re.compile(
    r"total|value|points|stake|bet|wager|chips|money|balance|bankroll|purse|net|prize|payout|won|win|insur|has\b", re.I
)


def arithmetic(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Give each place where a program computes a number: sums, products, rounding."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in SETTING:
            node.body = []
    for node in ast.walk(tree):
        if _computes(node):
            yield node.lineno, ast.unparse(node)  # type: ignore[attr-defined]


def _computes(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=ast.BitOr()) | ast.AugAssign(op=ast.BitOr()):  # joins mappings
            return False
        case ast.BinOp():
            return not _joins(node)
        case ast.AugAssign():
            return bool(SECRET.search(ast.unparse(node)))
        case ast.UnaryOp(op=ast.USub()):
            return not isinstance(node.operand, ast.Constant)
        case ast.Call(func=ast.Name(id="sum" | "round" | "abs")):
            return True
    return False


def _joins(node: ast.BinOp) -> bool:
    """Whether it puts lists together or counts cards and seats: neither money nor a total is in it."""
    words = ast.unparse(node)
    is_list = isinstance(node.op, ast.Add) and any(
        isinstance(side, ast.List | ast.IfExp) for side in (node.left, node.right)
    )
    is_power = isinstance(node.op, ast.Pow) and all(isinstance(side, ast.Constant) for side in (node.left, node.right))
    return is_list or is_power or not SECRET.search(words)


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.stem)
def test_an_adapter_in_python_computes_neither_money_nor_totals(path: Path) -> None:
    assert list(arithmetic(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    [
        "net = won - bet",
        "total = sum(values)",
        "shown = 2 * stake",
        "has += net",
        "paid = round(payout)",
        "net = -stake",
    ],
)
def test_the_promise_is_broken_by_a_line_that_computes(line: str) -> None:
    assert len(list(arithmetic(ast.parse(line)))) == 1


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_an_adapter_in_javascript_computes_neither_money_nor_totals(path: Path) -> None:
    found = [(at, line) for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if computes(line)]
    # What the engine leaves to its caller: the amount that a full insurance costs goes in, and is not shown.
    assert [line.strip() for _, line in found] == (
        ["return this.game.getState().players[player].initialBet / 2"] if path.stem == "blackjack-engine" else []
    )


def computes(line: str) -> bool:
    """Tell whether a line of JavaScript does sums; what stands in quotes and behind // does not count."""
    code = re.sub(r"//.*|'[^']*'|`[^`]*`|/\^?\[?[^/ ]*\$?/", "", line)
    return bool(re.search(r"[\w)\]] [-+*/%] [\w(\[]|[-+*/]=|Math\.|\breduce\(", code))


@pytest.mark.parametrize("line", ["net = won - bet", "total += value", "Math.floor(x)", "cards.reduce((a, b) => a)"])
def test_the_promise_is_broken_by_a_line_of_javascript_that_computes(line: str) -> None:
    assert computes(line)


@pytest.mark.parametrize("path", [*PYTHON, *SCRIPTS], ids=lambda path: path.stem)
def test_an_adapter_names_its_source_and_licence(path: Path) -> None:
    head = path.read_text(encoding="utf-8")[:400]
    is_shared = path.stem in ("asked", "drawn", "script", "wire", "pyblackjack_shown")
    assert is_shared or (
        re.search(r"\d+\.\d+\.\d+", head) and re.search(r"MIT|GPL-2\.0|Apache-2\.0", head) and "http" in head
    )


def test_a_package_under_the_gpl_is_never_imported_into_our_process() -> None:
    for name, one in PUBLISHED.items():
        assert one.by == "npm" or "GPL" not in one.licence, name


def test_every_package_is_pinned() -> None:
    for one in PUBLISHED.values():
        assert all(re.fullmatch(r"@?[^@=]+(==|@)[0-9][\w.]*", package) for package in one.packages), one.packages


@pytest.mark.parametrize("name", sorted(PUBLISHED))
def test_the_stored_verdicts_are_of_the_pinned_version(name: str) -> None:
    stored = Path(__file__).parent / "published" / "verdicts" / f"{name}.json"
    version = json.loads(stored.read_text(encoding="utf-8"))["version"]
    assert re.split("==|(?<=.)@", PUBLISHED[name].requirement)[-1] == version


def test_published_engines_that_are_not_installed_are_left_out_by_name() -> None:
    missing = [name for name in PUBLISHED if not is_installed(name)]
    if missing:
        pytest.skip(f"left out, as not installed: {', '.join(missing)} ({how_to_install(missing[0])})")
