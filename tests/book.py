"""What the tests of the book share: a page read into its elements, and a house with a scenario of every kind."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

VOID = {"meta", "link", "input", "br", "img"}


@dataclass
class Page(HTMLParser):
    """A page's ids, links, scripts and text."""

    text: str
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    named: list[tuple[str, str]] = field(
        default_factory=list
    )  # what links without an address are called; the script finds those
    _ruleset: str = ""
    _is_named: bool = False

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.feed(self.text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what an element is, is called and leads to."""
        self.tags.append(tag)
        self._is_named = tag == "a" and "href" not in dict(attrs)
        self._ruleset = dict(attrs).get("data-r", self._ruleset) or ""
        for name, value in attrs:
            if name == "id" and value is not None:
                self.ids.append(value)
            if name in ("href", "src") and value is not None:
                self.links.append(value)

    def handle_data(self, data: str) -> None:
        """Keep the text."""
        self.words.append(data)
        if self._is_named:
            self.named.append((f"{self._ruleset}.{data}", data))
            self._is_named = False

    @property
    def shown(self) -> str:
        """All text."""
        return " ".join(" ".join(self.words).split())


def pages(folder: Path) -> dict[str, Page]:
    """Read all pages of a folder."""
    return {path.name: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.html"))}


def index(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """Read what the search looks through: on each page the id and the text of what stands there."""
    found: dict[str, str] = json.loads((folder / "index.js").read_text(encoding="ascii").removeprefix("BOOK="))
    lines = {page: [line.partition(" ") for line in text.split("\n")] for page, text in found.items()}
    return {page: [(id, text) for id, _, text in each] for page, each in lines.items()}


def size(folder: Path) -> int:
    """Give the bytes of all files of a book."""
    return sum(path.stat().st_size for path in folder.iterdir())


def broken_links(folder: Path, read: dict[str, Page] | None = None) -> Iterator[str]:
    """Give each link that leads nowhere, with the page it stands on."""
    found = pages(folder) if read is None else read
    places = {name: set(page.ids) for name, page in found.items()}
    known = {id for entries in index(folder).values() for id, _ in entries}
    for name, page in found.items():
        yield from (f"{name}: {ids}: the search knows no such place" for ids in page.named if known.isdisjoint(ids))
        for link in page.links:
            file, _, place = link.partition("#")
            file = file or name
            if not (folder / file).is_file():
                yield f"{name}: {link}: there is no such file"
            elif place and place not in places[file]:
                yield f"{name}: {link}: there is no such place"
