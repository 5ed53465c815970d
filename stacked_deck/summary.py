"""What a run comes to in a few plain lines, for pytest's own summary; and who judged."""

from collections import Counter
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from stacked_deck.adapters.results import Results
from stacked_deck.adapters.verdict import WORST_FIRST, Verdict

from .plain import plain

READING = "reading"  # the kind of a reading's row among the statements


def suite() -> dict[str, str]:
    """Name this suite and its version."""
    try:
        return {"name": "Stacked Deck", "version": version("stacked-deck")}
    except PackageNotFoundError:
        return {"name": "Stacked Deck", "version": ""}


def tally(results: Results, ruleset: str) -> tuple[Counter[Verdict], str]:
    """Count a ruleset's statements by verdict, and say how many of its readings pass, where there are any."""
    rows = [row for row in results.statements if row.ruleset == ruleset]
    readings = [row.verdict for row in rows if row.kind == READING]
    told = f"{readings.count('pass')} of {len(readings)} reading{'s' * (len(readings) != 1)}, " if readings else ""
    return Counter(row.verdict for row in rows if row.kind != READING), told


def summary(results: Results) -> Iterator[str]:
    """Give a line for each ruleset, each standing check that is broken, and each fault of the suite."""
    for ruleset in dict.fromkeys(row.ruleset for row in results.scenarios):
        verdicts, readings = tally(results, ruleset)
        rest = "".join(f", {verdicts[verdict]} {verdict}" for verdict in WORST_FIRST[:-1] if verdicts[verdict])
        scenarios = [row.verdict for row in results.scenarios if row.ruleset == ruleset]
        wholly = f"{verdicts['pass']} of {verdicts.total()} statements pass{rest}"
        yield f"{ruleset}: {wholly} ({readings}{scenarios.count('pass')} of {len(scenarios)} scenarios)"
    for row in results.standing:
        if row.verdict != "pass":
            yield plain(f"{row.id}: {row.verdict} in {row.scenario}: {row.says}")
    for fault in results.faults:
        yield plain(f"census: {fault}")
