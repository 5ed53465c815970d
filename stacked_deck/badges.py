"""Badges: one SVG for each engine and ruleset, which says how many statements pass. They know no baseline."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from stacked_deck.engine.validation import Wrong

from .matrix import Line, Matrix
from .plain import plain

# Widths of the letters of an 11 px sans-serif, in tenths of a pixel; what is not listed is as wide as a digit.
_WIDTHS = {**dict.fromkeys("fijlrt.:|!' ", 37), **dict.fromkeys("mwMW%@", 97), **dict.fromkeys("ABCDEGHKNOQRUVXYZ", 76)}
_USUAL = 66
_COLOURS = {"all": "#2c7a2c", "some": "#8a5a00", "none": "#a32020"}  # each legible beneath white


def badges(matrix: Matrix) -> Iterator[tuple[str, str]]:
    """Give the file name and the SVG of each badge."""
    for line in matrix.lines:
        for ruleset in () if line.why_not else matrix.rulesets:
            yield f"{_slug(line.spec)}-{_slug(ruleset)}.svg", badge(line, ruleset)


def badge(line: Line, ruleset: str) -> str:
    """Draw one badge: the ruleset, and how many of its statements pass, in numbers."""
    passing, total = line.count(ruleset, "pass"), line.count(ruleset)
    colour = _COLOURS["all" if passing == total and total else "some" if passing else "none"]
    left, right = plain(f"{ruleset} rules"), f"{passing} of {total} statements pass"
    title = escape(plain(f"{line.name} {line.version}".strip()) + f": {left}: {right}")
    widths = [_width(words) for words in (left, right)]
    return _SVG.format(
        title=title,
        width=sum(widths),
        left=widths[0],
        right=widths[1],
        colour=colour,
        left_middle=widths[0] / 2,
        right_middle=widths[0] + widths[1] / 2,
        left_words=escape(left),
        right_words=escape(right),
    )


def write_badges(folder: Path, matrix: Matrix) -> None:
    """Write all badges into a folder, which is made where there is none; raises Wrong where that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, svg in badges(matrix):
            (folder / name).write_text(svg, encoding="utf-8")
    except OSError as error:
        raise Wrong(f"--badges: {folder}: {(error.strerror or str(error)).lower()}; allowed is a folder") from error


def _width(words: str) -> int:
    return 12 + sum(_WIDTHS.get(letter, _USUAL) for letter in words) // 10


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower().removeprefix("published:")).strip("-") or "engine"


_SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{title}">
<title>{title}</title>
<rect width="{left}" height="20" fill="#444"/>
<rect x="{left}" width="{right}" height="20" fill="{colour}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="{left_middle}" y="14">{left_words}</text>
<text x="{right_middle}" y="14">{right_words}</text>
</g>
</svg>
"""
