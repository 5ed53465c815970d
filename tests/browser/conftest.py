"""A real browser for the book: chromium, driven by Playwright; where one is missing these tests are skipped."""

import shutil
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.results import Results
from stacked_deck.fixtures.rulesets import Ruleset, load_ruleset, ruleset_names

from stacked_deck.book import write_book
from stacked_deck.book.toothed import Liar, Teeth
from stacked_deck.direct import judge_vectors

CHROMIUM = next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EVIL = "<script>document.title='taken'</script>"
WRONG = "engine-tens.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Give the browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no playwright: pip install '.[browser]'")
    if CHROMIUM is None:
        pytest.skip("no chromium: apt-get install chromium")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def book(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole book, with an engine that is right, one that is wrong, and one that puts markup into all it says."""
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    right, wrong = (judge_vectors(rulesets, engine=spec) for spec in ("reference", "zoo:tens-count-9"))
    named = replace(wrong, about={**wrong.about, "name": "tens"})
    folder = tmp_path_factory.mktemp("book")
    runs = [(right, right.engine), (named, wrong.engine), (_evil(wrong), EVIL)]
    write_book(folder, rulesets, runs, teeth=_teeth(rulesets))
    return folder


@pytest.fixture(scope="session")
def alone(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book of one ruleset with one engine, whose every statement is told with a round of its own."""
    midnight = load_ruleset("midnight")
    folder = tmp_path_factory.mktemp("alone")
    write_book(folder, [midnight], [(judge_vectors([midnight], engine="zoo:tens-count-9"), "zoo:tens-count-9")])
    return folder


def _teeth(rulesets: Iterable[Ruleset]) -> Teeth:
    """A liar for each statement, and two that are not caught, of which one is a script."""
    ids = [one.id for ruleset in rulesets for one in ruleset.ledger.statements]
    caught = (Liar(f"breaks-{id}", f"It breaks {id}.", {id: ("MID-032",)}) for id in ids)
    return Teeth(
        (*caught, Liar(EVIL, EVIL, {ids[0]: ()}), Liar("free", "It is free.", {})), tuple(ids[:2]), ("MID-032",)
    )


def _evil(results: Results) -> Results:
    scenarios = tuple(
        row if row.verdict == "pass" else replace(row, seen=EVIL, where=EVIL, transcript=(EVIL,))
        for row in results.scenarios
    )
    return replace(results, about={**results.about, "name": EVIL, "home": EVIL}, scenarios=scenarios)


@pytest.fixture
def heard() -> list[str]:
    """What the console of the page under way says, and the errors of its scripts."""
    return []


@pytest.fixture
def page(browser: Any, heard: list[str]) -> Iterator[Any]:
    """Give a page in a window as wide as a desk's."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    opened = context.new_page()
    opened.on("console", lambda message: heard.append(message.text))
    opened.on("pageerror", lambda error: heard.append(str(error)))
    opened.on("requestfailed", lambda request: heard.append(f"{request.url} failed"))
    yield opened
    context.close()
