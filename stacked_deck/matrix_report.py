"""The matrix on a terminal and as Markdown: every cell says in words or by its column's head what it counts."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from .matrix import MEANS, VERDICTS, Line, Matrix
from .plain import plain
from .report import STYLES


def write_matrix(console: Console, matrix: Matrix) -> None:
    """Write a grid for each ruleset, then what the numbers are, then who was left out."""
    for ruleset in matrix.rulesets:
        console.print(_grid(matrix, ruleset))
    for line in legend(matrix):
        console.print(Text(plain(line)), soft_wrap=True, highlight=False)


def legend(matrix: Matrix) -> Iterator[str]:
    """Say what a number is, what each verdict means, and what is not in the grids."""
    yield "Each number counts statements of the ruleset's rules document; those of a row add up to its last column."
    yield from (f"  {verdict}: {MEANS[verdict]}" for verdict in VERDICTS)
    yield "A statement has the worst of its scenarios; no number says who won a hand, and baselines change none."
    yield f"The engines are {', '.join(_name(line) for line in matrix.lines if not line.why_not)}."
    yield from (f"did not come up: {line.spec}: {line.why_not}" for line in matrix.lines if line.why_not)
    yield from (f"left out: {spec}: {why}" for spec, why in matrix.left_out.items())
    yield from (f"fault of the suite itself: {fault}" for fault in matrix.faults)


def markdown(matrix: Matrix) -> str:
    """Write the grids, the legend, and every statement with each engine's verdict in words."""
    return "\n".join(_markdown(matrix)) + "\n"


def _grid(matrix: Matrix, ruleset: str) -> Grid:
    title = Text(f"{ruleset}: statements by verdict", "bold")
    grid = Grid(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0, pad_edge=False, collapse_padding=True)
    grid.add_column("engine", overflow="fold", min_width=11)
    for verdict in VERDICTS:  # whole words at any width: a head that is cut off could be read as another
        grid.add_column(f" {verdict}", justify="right", header_style=STYLES[verdict], no_wrap=True)
    grid.add_column(" of", justify="right", no_wrap=True)
    for line in matrix.lines:
        if not line.why_not:
            counts = _counts(line, ruleset)
            cells = [Text(count, STYLES[verdict]) for verdict, count in zip(VERDICTS, counts, strict=False)]
            grid.add_row(Text(plain(line.short)), *cells, Text(counts[-1]))
    return grid


def _counts(line: Line, ruleset: str) -> list[str]:
    return [*(str(line.count(ruleset, verdict)) for verdict in VERDICTS), str(line.count(ruleset))]


def _name(line: Line) -> str:
    return f"{line.name} {line.version}".strip()


def _markdown(matrix: Matrix) -> Iterator[str]:
    lines = [line for line in matrix.lines if not line.why_not]
    for ruleset in matrix.rulesets:
        yield from (f"## {ruleset}: statements by verdict", "")
        yield from _row(["engine", *VERDICTS, "of"])
        yield from _row(["---", *("---:" for _ in (*VERDICTS, "of"))])
        for line in lines:
            yield from _row([_name(line), *_counts(line, ruleset)])
        yield ""
    for told in legend(matrix):
        yield f"- {_safe(told.strip())}"
    for ruleset in matrix.rulesets:
        yield from ("", f"## {ruleset}: each statement", "")
        yield from _row(["statement", *(_name(line) for line in lines)])
        yield from _row(["---"] * (1 + len(lines)))
        for id in matrix.statements:
            if id.partition(".")[0] == ruleset:
                yield from _row([id, *(line.verdicts.get(id, "not judged") for line in lines)])


def _row(cells: Sequence[str]) -> Iterator[str]:
    yield f"| {' | '.join(_safe(cell) for cell in cells)} |"


def _safe(words: str) -> str:
    """Keep a cell from being read as Markdown or HTML."""
    words = plain(words)
    for mark, instead in (("&", "&amp;"), ("<", "&lt;"), ("|", "&#124;"), ("`", "&#96;")):
        words = words.replace(mark, instead)
    return words
