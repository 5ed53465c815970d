"""How a scenario that did not pass is told in a test's failure."""

from collections.abc import Iterator

from stacked_deck.adapters.results import ScenarioResult

from .plain import plain
from .report import replay_line


def failure(result: ScenarioResult, *, engine: str) -> str:
    """Tell the verdict, where, what was expected and seen, the round, and the line that plays it once more."""
    return "\n".join(_lines(result, engine))


def _lines(result: ScenarioResult, engine: str) -> Iterator[str]:
    yield plain(f"{result.id} {result.title}: {result.verdict}")
    for name, words in (("where", result.where), ("expected", result.expected), ("seen", result.seen)):
        if words:
            yield f"  {name:<9}{plain(words)}"
    for at, line in enumerate(result.transcript):
        yield f"  {'round' if at == 0 else '':<9}{plain(line)}"
    yield f"  again    {replay_line(result.case, engine=engine, ask=result.asked)}"
