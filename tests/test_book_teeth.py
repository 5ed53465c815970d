"""The page of the kill matrix, made from the very file that `teeth --json` writes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset

from stacked_deck import teeth_matrix
from stacked_deck.book import write_book
from stacked_deck.book.toothed import Liar, Teeth, read_teeth
from stacked_deck.teeth_command import teeth

from .book import broken_links, pages


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the command writes of three liars."""
    monkeypatch.setattr(teeth_matrix, "ZOO", dict(list(ZOO.items())[:3]))
    file = tmp_path / "teeth.json"
    ended = CliRunner().invoke(teeth, ["midnight", "-n", "1", "--json", str(file)], standalone_mode=False)
    assert ended.exception is None
    return file


def test_the_page_says_what_the_command_found(tmp_path: Path, written: Path) -> None:
    found = json.loads(written.read_text(encoding="utf-8"))
    assert len(found["liars"]) == 3
    read = read_teeth(written)
    assert [(liar.name, liar.says) for liar in read.liars] == [(row["liar"], row["says"]) for row in found["liars"]]
    write_book(tmp_path / "book", [load_ruleset("midnight")], teeth=read)
    page = pages(tmp_path / "book")["teeth.html"]
    for row in found["liars"]:
        assert row["liar"] in page.shown
        assert row["says"] in page.shown
        for statement, scenarios in row["caught"].items():
            assert f"{statement} {len(scenarios)}, {scenarios[0]}" in page.shown
    assert found["statements"]["unbroken"][0] in page.shown.partition("Statements that catch none")[2]
    assert found["scenarios"]["idle"][0] in page.shown.partition("Scenarios that catch none")[2]
    assert not list(broken_links(tmp_path / "book"))


def test_a_liar_that_one_statement_does_not_catch_is_not_caught(tmp_path: Path) -> None:
    caught = Liar("caught", "", {"midnight.aim": ("MID-001",)})
    half = Liar("half", "", {"midnight.aim": ("MID-001",), "midnight.deal": ()})
    found = Teeth((caught, half, Liar("free", "", {})))
    assert found.caught == 1
    write_book(tmp_path, [load_ruleset("midnight")], teeth=found)
    page = pages(tmp_path)["teeth.html"]
    assert "1 of 3" in page.shown
    assert page.shown.count("not caught") == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"liars": [{"name": "x", "by": []}]}', '{"liars": 3}'])
def test_what_is_no_kill_matrix_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "teeth.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Wrong, match="allowed is a file of `teeth --json`") as refused:
        read_teeth(file)
    assert "\n" not in str(refused.value)
