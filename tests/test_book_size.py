"""The book is small and quickly written, also with as many engines in it as anybody has judged."""

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from stacked_deck.adapters.results import Results, ScenarioResult
from stacked_deck.adapters.verdict import WORST_FIRST
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.fixtures.rulesets import Ruleset, load_ruleset, ruleset_names

from stacked_deck.book import write_book
from stacked_deck.book.toothed import Liar, Teeth
from stacked_deck.direct import judge_vectors

from .book import broken_links, size

MOST = 2_000_000  # bytes
ENGINES = 13  # as many as are published
WAYS = 36  # in which one engine goes wrong: the published ones have 10 to 50
LACKS, WRONG = 0.43, 0.44  # of all statements: what the published ones lack or hide, and do wrong
TRANSCRIPT = (
    "Ann stakes 10 on box 1",
    "  Ann has 1000",
    "the deal: box 1 gets 8 8 (16); the dealer gets 10 ?",
    "box 1 splits: hand 1.1 of box 1 gets 10 (18); hand 1.2 of box 1 gets K (18)",
    "  the dealer turns A",
    "  the dealer has 10 A (a blackjack)",
    "hand 1.1 of box 1 stands: refused (stand is not asked for now)",
)


@pytest.fixture(scope="module")
def rulesets() -> list[Ruleset]:
    """All rulesets that come with the suite."""
    return [load_ruleset(name) for name in ruleset_names()]


@pytest.fixture(scope="module")
def runs(rulesets: Sequence[Ruleset]) -> list[tuple[Results, str]]:
    """As many runs as there are published engines; each goes wrong as much as those do, in ways of its own."""
    right = judge_vectors(rulesets, engine="reference")
    return [(gone_wrong(right, seed), f"published:engine-{seed}") for seed in range(ENGINES)]


def gone_wrong(right: Results, seed: int) -> Results:
    """Make a run in which much goes wrong out of one in which all is right."""
    chance = random.Random(seed)
    fates = {row.id: (chance.random(), chance.randrange(WAYS)) for row in right.statements}
    scenarios = tuple(_gone_wrong(row, *fates[row.statements[0]]) if row.statements else row for row in right.scenarios)
    worst: dict[str, list[str]] = {}
    for row in scenarios:
        for statement in row.statements:
            worst.setdefault(statement, []).append(row.verdict)
    statements = tuple(
        replace(row, verdict=min(found, key=WORST_FIRST.index), shown=found.count("pass"))
        for row in right.statements
        if (found := worst.get(row.id, ["pass"]))
    )
    return replace(right, about={"name": f"engine-{seed}"}, scenarios=scenarios, statements=statements)


def _gone_wrong(row: ScenarioResult, drawn: float, way: int) -> ScenarioResult:
    if drawn < LACKS:
        return replace(row, verdict="unsupported", seen=f"it has no {_letter(way % 9)}")
    if drawn > LACKS + WRONG:
        return row
    return replace(
        row,
        verdict="fail" if way % 2 else "strayed",
        where=f"box {1 + len(row.title) % 3}, after box 1 stands",
        expected="a net of 10",
        seen=f"refused: {_letter(way)} is not asked for now",
        transcript=TRANSCRIPT,
    )


def _letter(number: int) -> str:
    return chr(ord("A") + number)


def kill_matrix(rulesets: Sequence[Ruleset]) -> Teeth:
    """Make as many liars as the zoo has; each breaks a statement of three rulesets."""
    ids = [[one.id for one in ruleset.ledger.statements] for ruleset in rulesets[:3]]
    return Teeth(
        tuple(
            Liar(name, liar.says, {each[at % len(each)]: ("MID-032", "MID-033") for each in ids})
            for at, (name, liar) in enumerate(ZOO.items())
        )
    )


def test_the_book_of_all_rulesets_thirteen_engines_and_all_liars_is_under_2_mb(
    tmp_path: Path, rulesets: Sequence[Ruleset], runs: Sequence[tuple[Results, str]]
) -> None:
    write_book(tmp_path, rulesets, runs, teeth=kill_matrix(rulesets))
    assert len(list(tmp_path.glob("engine-*.html"))) == ENGINES
    assert size(tmp_path) < MOST
    assert not list(broken_links(tmp_path))


def test_every_statement_of_thirteen_engines_is_told(
    tmp_path: Path, rulesets: Sequence[Ruleset], runs: Sequence[tuple[Results, str]]
) -> None:
    write_book(tmp_path, rulesets, runs[:2])
    page = (tmp_path / "engine-engine-0.html").read_text(encoding="utf-8")
    results = runs[0][0]
    for row in results.statements:
        assert f"<a>{row.id.removeprefix(row.ruleset + '.')}</a> {row.shown} of {row.total}" in page, row.id
    assert page.count("stacked-deck show ") == page.count("<li id=f") + 1
    assert page.count("the dealer has 10 A (a blackjack)") == page.count("<li id=f")


def test_the_book_of_all_rulesets_is_written_in_little_time(tmp_path: Path, rulesets: Sequence[Ruleset]) -> None:
    start = time.process_time()
    write_book(tmp_path, rulesets)
    assert time.process_time() - start < 5
