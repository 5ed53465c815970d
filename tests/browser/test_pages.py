"""The book in a real browser: it opens, finds, filters, lands, and can be read by anybody."""

from pathlib import Path
from typing import Any

import pytest
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

from .conftest import WRONG

SERIOUS = ("serious", "critical")
pytestmark = pytest.mark.browser


def address(book: Path, page: str) -> str:
    """Give the address of a page on disk."""
    name, sign, place = page.partition("#")
    return (book / name).as_uri() + sign + place


def names(book: Path) -> list[str]:
    """Give the names of all pages."""
    return sorted(path.name for path in book.glob("*.html"))


def is_seen(page: Any, selector: str) -> bool:
    """Tell whether an element lies in the window."""
    found: bool = page.evaluate(
        """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
        return box.top >= -1 && box.top < innerHeight && box.width > 0 }""",
        selector,
    )
    return found


def test_every_page_loads_without_a_word_on_the_console(book: Path, page: Any, heard: list[str]) -> None:
    for name in names(book):
        page.goto(address(book, name))
        assert page.title().endswith("Stacked Deck"), name
        assert heard == [], name


def test_every_page_is_valid_html(book: Path, alone: Path) -> None:
    html5lib = pytest.importorskip("html5lib", reason="no html5lib: pip install '.[browser]'")
    for path in [*book.glob("*.html"), *alone.glob("*.html")]:
        parser = html5lib.HTMLParser(strict=False)
        parser.parse(path.read_text(encoding="utf-8"))
        assert [error[:2] for error in parser.errors][:3] == [], path


def test_of_one_engine_each_statement_has_a_round_to_play_again(alone: Path, page: Any, heard: list[str]) -> None:
    [engine] = alone.glob("engine-*.html")
    page.goto(engine.as_uri())
    row = page.locator(".v > .f:has(details)").first
    assert "expected " in row.inner_text()
    row.locator("summary").click()
    assert "stacked-deck show " in row.locator(".k").inner_text()
    page.select_option("#kind", label="pass")
    assert row.is_hidden()
    assert page.locator(".v > .p:visible").count() == page.locator(".v > :not(h3):visible").count() > 0
    assert heard == []


def test_search_finds_a_scenario_and_goes_there(book: Path, page: Any) -> None:
    page.goto(address(book, "index.html"))
    page.keyboard.press("/")
    page.keyboard.type("third hand of eights")
    hit = page.locator("#hits a").first
    assert "A third hand of eights is not made" in hit.inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/midnight.html#*")
    assert is_seen(page, f"[id='{page.url.partition('#')[2]}']")


def test_search_says_how_much_it_finds_and_when_nothing(book: Path, page: Any) -> None:
    page.goto(address(book, "compare.html"))
    page.fill("#q", "split aces")
    assert page.locator("#found").inner_text().endswith("places found")
    page.fill("#q", "no such words at all")
    assert page.locator("#hits").inner_text() == "Nothing is found"
    page.keyboard.press("Escape")
    assert page.locator("#hits").is_hidden()


def test_filters_of_a_ruleset_filter(book: Path, page: Any) -> None:
    page.goto(address(book, "midnight.html"))
    everything = page.locator(".e:visible").count()
    page.fill("#filter", "insurance")
    some = page.locator(".e:visible").count()
    assert 0 < some < everything
    page.select_option("#kind", "reading")
    assert 0 < page.locator(".e:visible").count() < some
    page.fill("#filter", "")
    assert page.locator(".e:visible").count() == len(load_ruleset("midnight").ledger.readings)
    assert page.locator(".filter output").inner_text() == f"{page.locator('.e:visible').count()} of {everything}"


def test_filters_of_the_comparison_and_the_matrix_filter(book: Path, page: Any) -> None:
    page.goto(address(book, "compare.html"))
    page.select_option("#kind", "differs")
    assert page.locator(".row:visible").count() == page.locator(".row.differs").count() > 0
    page.goto(address(book, "engines.html"))
    page.select_option("#kind", label="fail")
    shown, rows = page.locator(".matrix tr[id]:visible").count(), page.locator(".matrix tr[id]").count()
    assert 0 < shown < rows
    assert page.locator(".matrix tr[id]:visible td.f").count() >= shown
    page.goto(address(book, WRONG))
    page.select_option("#kind", label="pass")
    assert (
        0 < page.locator(".v > p:visible").count() == page.locator(".v > p.p").count() < page.locator(".v > p").count()
    )
    page.goto(address(book, "teeth.html"))
    page.fill("#filter", "It breaks midnight.aim.")
    assert page.locator(".liars tr[id]:visible").count() == 1


def test_deep_links_land(book: Path, page: Any) -> None:
    for place in ("MID-032", "midnight.split.no-natural", "midnight.split-aces"):
        page.goto(address(book, f"midnight.html#{place}"))
        assert is_seen(page, f"[id='{place}']"), place
    page.goto("about:blank")
    page.goto(address(book, "index.html#MID-032"))
    page.wait_for_url("**/midnight.html#MID-032")


def test_a_deep_link_into_what_a_filter_hides_lands_too(book: Path, page: Any) -> None:
    page.goto(address(book, "midnight.html"))
    page.fill("#filter", "insurance")
    page.evaluate("location.hash = 'midnight.value.picture'")
    page.wait_for_selector("[id='midnight.value.picture']", state="visible")
    page.wait_for_timeout(50)
    assert is_seen(page, "[id='midnight.value.picture']")


def test_the_matrix_opens_an_engine_s_page_at_the_statement(book: Path, page: Any) -> None:
    page.goto(address(book, "engines.html"))
    link = page.locator(f"td.f a[href^='{WRONG}']").first
    link.click()
    page.wait_for_url(f"**/{WRONG}#*")
    statement = page.url.partition("#")[2]
    told = page.locator(f"[id='{statement}']")
    assert is_seen(page, f"[id='{statement}']")
    assert "expected" in told.inner_text()
    told.locator("a[href^='#f']").click()
    fault = page.locator(f"[id='{page.url.partition('#')[2]}']")
    assert fault.locator("details").get_attribute("open") is not None
    assert "stacked-deck show " in fault.inner_text()


def test_what_the_script_links_leads_somewhere(book: Path, page: Any) -> None:
    places, leads = {}, {}
    for name in names(book):
        page.goto(address(book, name))
        places[name] = set(page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
        leads[name] = page.evaluate("[...document.links].map((one) => one.getAttribute('href'))")
        assert page.locator("a:not([href])").count() == 0, name
    for name, links in leads.items():
        for link in links:
            file, _, place = link.partition("#")
            assert not place or place in places[file or name], f"{name}: {link}"


def test_hands_are_drawn_with_cards_chips_and_turns(book: Path, page: Any) -> None:
    page.goto(address(book, "midnight.html"))
    assert page.locator("article pre").count() == 0
    hand = page.locator("[id='MID-200'] dl").first
    assert hand.locator("dt").all_inner_texts() == ["box 1", "dealer"]
    assert hand.locator("dd").first.locator("i").all_inner_texts() == ["2", "3"]
    assert hand.locator("u").all_inner_texts() == ["10"]
    assert hand.locator("small").inner_text() == "to play"
    names_and_hands = (
        "[...document.querySelectorAll('article dl')].map((one) => [...one.children].map((it) => it.tagName))"
    )
    assert all(tags == ["DT", "DD"] * (len(tags) // 2) for tags in page.evaluate(names_and_hands))


@pytest.mark.parametrize("name", ["index", "midnight", "compare", "engines", "engine-tens", "teeth", "plug-in"])
def test_the_keyboard_reaches_everything_in_the_order_of_the_page(book: Path, page: Any, name: str) -> None:
    page.goto(address(book, f"{name}.html"))
    _thin_out(page)
    wanted = page.evaluate(
        """() => [...document.querySelectorAll("a[href],button,input,select,summary,[tabindex='0']")]
        .filter((one) => one.checkVisibility()).length"""
    )
    reached = []
    for _ in range(wanted):
        page.keyboard.press("Tab")
        reached.append(
            page.evaluate(
                """() => { const one = document.activeElement;
                one.dataset.at ??= String(document.querySelectorAll("[data-at]").length);
                const style = getComputedStyle(one);
                return [one.tagName, one.dataset.at, style.outlineStyle] }"""
            )
        )
    assert len({at for _, at, _ in reached}) == wanted
    assert {style for _, _, style in reached} == {"solid"}


def test_the_first_tab_skips_to_the_content(book: Path, page: Any) -> None:
    page.goto(address(book, "german.html"))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_no_page_is_wider_than_its_window(book: Path, alone: Path, page: Any, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for name in sorted([*book.glob("*.html"), *alone.glob("engine-*.html")]):
        page.goto(name.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(book: Path, page: Any, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python", reason="no axe: pip install '.[browser]'")
    script = (Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
    page.emulate_media(color_scheme=scheme)
    for name in names(book):
        page.goto(address(book, name))
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        _thin_out(page)
        page.evaluate(script)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        told = [(one["id"], one["nodes"][0]["html"][:200]) for one in found if one["impact"] in SERIOUS]
        assert told == [], name


def _thin_out(page: Any) -> None:
    """Leave a handful of what a page has by the hundred, so that it is looked through in seconds."""
    page.evaluate(
        """() => { for (const [selector, most] of [[".e", 9], [".row", 25], [".matrix tr[id]", 25],
            [".liars tr[id]", 25], [".v > p", 25], [".faults > li", 9],
            [".contrast", 3]])
            [...document.querySelectorAll(selector)].slice(most).forEach((one) => one.remove());
        for (const list of document.querySelectorAll(".x ul"))
            [...list.children].slice(3).forEach((one) => one.remove());
        }"""
    )


def test_an_engine_that_calls_itself_a_script_stays_text(book: Path, page: Any, heard: list[str]) -> None:
    evil = next(name for name in names(book) if name.startswith("engine-script"))
    for name in ("index.html", "engines.html", "teeth.html", evil):
        page.goto(address(book, name))
        assert page.title() != "taken"
        assert page.locator("script").count() == 2
        assert "<script>document.title='taken'</script>" in page.locator("main").inner_text()
    assert heard == []


def test_the_button_changes_light_to_dark_and_it_stays(book: Path, page: Any) -> None:
    page.goto(address(book, "index.html"))
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.click("#theme")
    dark = page.evaluate(paper)
    assert dark != light
    page.goto(address(book, "compare.html"))
    assert page.evaluate(paper) == dark


def test_paper_shows_the_rules_and_not_the_buttons(book: Path, page: Any) -> None:
    page.emulate_media(media="print")
    page.goto(address(book, "midnight.html"))
    assert page.locator(".top").is_hidden()
    assert page.locator(".filter").is_hidden()
    assert page.locator("article").first.is_visible()
    page.goto(address(book, WRONG))
    assert page.locator("details:not([open])").count() > 0
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0


def test_everything_can_be_read_without_a_script(book: Path, browser: Any) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    for name in ruleset_names():
        page.goto(address(book, f"{name}.html"))
        assert page.locator("article").first.is_visible()
        assert "box 1: " in page.locator("article pre").first.inner_text()
    context.close()
