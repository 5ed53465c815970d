"""The words of the features: each is read in one way, and each way of writing it is listed."""

import ast
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.steps.catalogue import words_page
from stacked_deck.steps.places import DEALER, EVERY_BOX, Act, Place, Total
from stacked_deck.steps.recorder import WORDS
from stacked_deck.steps.registry import Ambiguous, Registry, StepError, Undefined

STEPS = Path(__file__).parent.parent / "steps"


@pytest.mark.parametrize(
    ("kind", "text", "parts"),
    [
        ("given", "box 1 stakes 10", {"boxes": (Place(1),), "amount": "10"}),
        ("given", "boxes 1, 2 and 3 stake 2.5 each", {"boxes": (Place(1), Place(2), Place(3)), "amount": "2.5"}),
        ("when", "Ann stakes 10 on boxes 1 and 2", {"player": "Ann", "boxes": (Place(1), Place(2)), "amount": "10"}),
        ("when", "hand 2 of box 1 doubles", {"hands": (Place(1, 2),)}),
        ("when", "hands 1 and 3 of box 2 stand", {"hands": (Place(2, 1), Place(2, 3))}),
        ("when", "every box stands", {"hands": EVERY_BOX}),
        ("when", "box 1 hits two times", {"hands": (Place(1),), "count": 2}),
        ("when", "box 1 tries to insure for 6", {"hands": (Place(1),), "act": Act("insure", "6")}),
        ("when", "the player tries to stake 0 on box 4", {"player": None, "deed": Act("stake", "0", 4)}),
        ("when", "Ben tries to take the same bet and deal", {"player": "Ben", "deed": Act("same bet and deal")}),
        ("then", "the dealer totals soft 17", {"holder": DEALER, "total": Total(17, True)}),
        ("then", "hand 1 of box 1 totals 21", {"holder": Place(1, 1), "total": Total(21, None)}),
        ("then", "the dealer holds A 10 Kh", {"holder": DEALER, "cards": ("A", "10", "Kh")}),
        ("then", "box 1 pushes", {"hand": Place(1), "outcome": "push"}),
        ("then", "box 2 has two hands", {"box": 2, "count": 2}),
        ("then", "box 1 draws 5", {"event": {"event": "drew", "to": "box 1", "card": "5"}}),
    ],
)
def test_words_are_read_in_one_way(kind: Any, text: str, parts: dict[str, Any]) -> None:
    assert WORDS.find(kind, text)[1] == parts


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("when", "box 1 folds"),
        ("then", "box 1 hits"),  # it is a When
        ("given", "Box 1 stakes 10"),
        ("given", "every box stakes 10"),  # which boxes?
        ("given", "box 1 stakes ten"),
        ("when", "box 1 hits "),
        ("then", "the dealer holds 11"),
        ("then", "box 1 totals firm 17"),
    ],
)
def test_other_words_are_told_with_where_to_look(kind: Any, text: str) -> None:
    with pytest.raises(Undefined, match=r"no step is worded .*WORDS\.md"):
        WORDS.find(kind, text)


def test_words_that_two_definitions_have_are_refused() -> None:
    registry = Registry()
    registry.define("box 1 hits", "when")(lambda table: None)
    registry.define("{hands} hit(s)", "when")(lambda table, hands: None)
    with pytest.raises(Ambiguous, match="is matched by"):
        registry.find("when", "box 1 hits")
    assert registry.find("when", "box 2 hits")


def test_a_table_of_cards_is_neither_missing_nor_too_much() -> None:
    cards, parts = WORDS.find("given", "these cards:")
    with pytest.raises(StepError, match="needs a table"):
        cards.run(None, parts, None)
    stake, parts = WORDS.find("given", "box 1 stakes 10")
    with pytest.raises(StepError, match="has no table"):
        stake.run(None, parts, [["seat"]])


def test_there_are_few_definitions_and_each_says_what_it_does() -> None:
    assert len(WORDS) < 80
    assert all(definition.action.__doc__ for definition in WORDS)
    assert len({definition.key for definition in WORDS}) == len(WORDS)


def test_all_words_are_listed() -> None:
    assert (STEPS / "WORDS.md").read_text(encoding="utf-8") == words_page()


@pytest.mark.parametrize("module", sorted(STEPS.glob("*.py")), ids=lambda path: path.stem)
def test_no_step_asserts_or_knows_a_test_runner(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [alias.name for node in imported for alias in node.names] + [
        getattr(node, "module", "") for node in imported
    ]
    assert not [name for name in names if name and name.split(".")[0] in ("pytest", "_pytest", "pytest_bdd")]
