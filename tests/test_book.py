"""The book: every link leads somewhere, all is escaped, and nothing stands in it that is not in its sources."""

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, load_house, load_ruleset, ruleset_names

from stacked_deck.book import write_book
from stacked_deck.book.judged import judged, read_results
from stacked_deck.matrix import Matrix

from .book import Page, broken_links, index, pages

MakeHouse = Callable[[Any], Ruleset]
EVIL = "<script>alert('x')</script>"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book of all rulesets that come with the suite."""
    folder = tmp_path_factory.mktemp("whole")
    write_book(folder, [load_ruleset(name) for name in ruleset_names()])
    return folder


@pytest.fixture(scope="module")
def read(whole: Path) -> dict[str, Page]:
    """Its pages."""
    return pages(whole)


@pytest.fixture
def evil(results: Results) -> Results:
    """A run on an engine that puts markup into all that it says."""
    bad = results.scenarios[1]
    wrong = replace(bad, title=EVIL, where=EVIL, expected=EVIL, seen=f"{EVIL} & more", transcript=(EVIL, "</pre>"))
    lacking = replace(results.scenarios[2], id=EVIL, seen=EVIL)
    return replace(
        results,
        about={"name": EVIL, "version": EVIL, "language": EVIL, "home": "javascript:alert(1)", "hides": [EVIL]},
        scenarios=(results.scenarios[0], wrong, lacking),
        standing=(replace(results.standing[0], says=EVIL, scenario=EVIL),),
        engine=f"'{EVIL}",
    )


def test_every_link_of_the_whole_book_leads_somewhere(whole: Path, read: dict[str, Page]) -> None:
    assert not list(broken_links(whole, read))


def test_an_id_stands_once_on_its_page(read: dict[str, Page]) -> None:
    for name, page in read.items():
        assert len(page.ids) == len(set(page.ids)), name


def test_every_scenario_statement_and_reading_has_its_place(whole: Path, read: dict[str, Page]) -> None:
    found = {name: set(page.ids) for name, page in read.items()}
    for name in ruleset_names():
        ledger = load_ruleset(name).ledger
        here = found[f"{name}.html"]
        assert {one.id for one in (*ledger.statements, *ledger.readings)} <= here
    for page, entries in index(whole).items():
        assert all(not id or id in found[page] for id, _ in entries)


def test_every_sentence_of_a_ledger_stands_in_both_languages(whole: Path, read: dict[str, Page]) -> None:
    for name in ruleset_names():
        text = read[f"{name}.html"].shown
        assert all(" ".join(one.says.split()) in text for one in load_ruleset(name).ledger.statements)
        assert f"lang={load_ruleset(name).ledger.language}" in (whole / f"{name}.html").read_text(encoding="utf-8")


def test_nothing_comes_from_the_network(whole: Path) -> None:
    for path in whole.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(?:src|href|url|import)\W{0,3}(?:https?:)?//", text), path.name


def test_a_scenario_that_is_deleted_has_no_place(tmp_path: Path, make_house: MakeHouse, good: str) -> None:
    house = make_house({"totals": good})
    write_book(tmp_path / "before", [house])
    assert "HSE-002" in (tmp_path / "before" / "house.html").read_text(encoding="utf-8")
    copy = tmp_path / "copy"
    shutil.copytree(house.features.parent, copy)  # type: ignore[union-attr]
    feature = copy / "features" / "totals.feature"
    feature.write_text(good.partition("  @HSE-002")[0], encoding="utf-8")
    write_book(tmp_path / "after", [load_house(copy)])
    assert "HSE-001" in (tmp_path / "after" / "house.html").read_text(encoding="utf-8")
    for path in (tmp_path / "after").iterdir():
        assert "HSE-002" not in path.read_text(encoding="utf-8"), path.name
    assert not list(broken_links(tmp_path / "after"))


def test_a_scenario_is_told_with_its_cards_chips_and_turns(tmp_path: Path, make_house: MakeHouse, good: str) -> None:
    write_book(tmp_path, [make_house({"totals": good})])
    text = (tmp_path / "house.html").read_text(encoding="utf-8")
    told = text.partition("id=HSE-001")[2].partition("</article>")[0]
    assert "<pre>box 1: +10h 9s, 19 (10); to play\n" in told
    assert "\nbox 1: 10h 9s, 19 (10); wins 10\n".strip("\n") in told
    assert "Box 1 wins 10" in told


def test_a_refusal_is_told_with_its_reason(read: dict[str, Page]) -> None:
    assert "Refused: a box has at most 2 hands" in read["midnight.html"].shown


def test_what_an_engine_says_stays_text(tmp_path: Path, make_house: MakeHouse, good: str, evil: Results) -> None:
    write_book(tmp_path, [make_house({"totals": good})], [(evil, evil.engine)])
    for name, page in pages(tmp_path).items():
        assert page.tags.count("script") == 2, name
        assert not [link for link in page.links if link.startswith("javascript")], name
    assert EVIL in pages(tmp_path)["engines.html"].shown
    assert "<" not in (tmp_path / "index.js").read_text(encoding="ascii")
    assert EVIL in pages(tmp_path)["engine-script-alert-x-script.html"].shown
    assert not list(broken_links(tmp_path))


def test_an_engine_s_page_tells_what_went_wrong(
    tmp_path: Path, make_house: MakeHouse, good: str, results: Results
) -> None:
    write_book(tmp_path, [make_house({"totals": good})], [(results, "mine:Engine")])
    text = pages(tmp_path)["engine-deal-o-matic.html"].shown
    for said in ("net 15", "net 12", "box 1 has A K, a blackjack", "stacked-deck show XYZ-002 --engine mine:Engine"):
        assert said in text
    assert "100 became 90 and no stake lies" in text


def test_of_many_engines_a_statement_is_told_by_a_fault(
    tmp_path: Path, make_house: MakeHouse, good: str, results: Results
) -> None:
    write_book(tmp_path, [make_house({"totals": good})], [(results, "mine:Engine")] * 2)
    page = pages(tmp_path)["engine-deal-o-matic.html"]
    assert "#f1" in page.links
    assert "stacked-deck show ID --engine mine:Engine" in page.shown
    assert page.shown.count("box 1 has A K, a blackjack") == 1
    assert not list(broken_links(tmp_path))


def test_two_engines_of_one_name_have_pages_of_their_own(results: Results) -> None:
    assert [one.page for one in judged([(results, ""), (results, "")])] == [
        "engine-deal-o-matic.html",
        "engine-deal-o-matic-2.html",
    ]


def test_alike_faults_are_told_once(results: Results) -> None:
    fail = results.scenarios[1]
    other = replace(fail, id="XYZ-009", where="hand 2 of box 3, at the end", expected="net 30", seen="net 24")
    [engine] = judged([(replace(results, scenarios=(fail, other)), "")])
    [fault] = engine.faults
    assert (fault.first, fault.others) == (fail, (other,))


def test_results_come_back_as_they_were_written(tmp_path: Path, results: Results) -> None:
    file = tmp_path / "run.json"
    file.write_text(json.dumps(results.as_json()), encoding="utf-8")
    assert read_results(file) == results


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"about": 1}', "nonsense"])
def test_what_is_no_run_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Wrong, match="allowed is a file of `run --json`") as refused:
        read_results(file)
    assert "\n" not in str(refused.value)


def test_a_matrix_is_no_run_and_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "matrix.json"
    file.write_text(json.dumps(Matrix(("midnight",), (), {}, ()).as_json()), encoding="utf-8")
    with pytest.raises(Wrong, match="it is a matrix, which keeps no scenarios; allowed is a file of `run --json`"):
        read_results(file)


def test_a_scenario_that_cannot_be_told_is_said(tmp_path: Path, make_house: MakeHouse, good: str) -> None:
    house = make_house({"totals": good.replace("box 1 stands", "box 1 sits")})
    with pytest.raises(Wrong, match="the book cannot be written: "):
        write_book(tmp_path / "book", [house])
    assert not (tmp_path / "book").exists()
