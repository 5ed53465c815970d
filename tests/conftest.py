"""What several test files share: a run told by hand, so that reports can be tested without an engine."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from stacked_deck.adapters.results import Excluded, Results, ScenarioResult, StandingResult, StatementResult

CASE: Mapping[str, Any] = {
    "v": 1,
    "rules": {"decks": 8},
    "players": {"Ann": {"has": "100"}},
    "script": [
        {"do": "stake", "by": "Ann", "box": 1, "amount": "10"},
        {"do": "deal", "cards": {"box 1": ["A", "K"], "dealer": ["6", "10", "2"]}},
    ],
}

PASSING = ScenarioResult(
    id="XYZ-001",
    ruleset="house",
    title="A win pays even money",
    statements=("house.pays.win",),
    verdict="pass",
    where="",
    expected="",
    seen="",
    transcript=(),
    case=CASE,
)
FAILING = replace(
    PASSING,
    id="XYZ-002",
    title="A blackjack pays 3:2",
    statements=("house.pays.natural", "house.natural"),
    verdict="fail",
    where="hand 1 of box 1, at the end",
    expected="net 15",
    seen="net 12",
    transcript=("Ann stakes 10 on box 1", "box 1 has A K, a blackjack"),
)
LACKING = replace(
    FAILING,
    id="XYZ-003",
    title="A surrender gives half back",
    statements=("house.pays.natural",),
    verdict="unsupported",
    expected="surrender is taken",
    seen="it lacks surrender",
)


@pytest.fixture
def results() -> Results:
    """A run of three scenarios: one passes, one fails, and the engine lacks what the third needs."""
    return Results(
        suite={"name": "Stacked Deck", "version": "0.1.0"},
        about={"name": "deal-o-matic", "version": "2", "language": "COBOL"},
        readings={"house.soft-double": "total"},
        scenarios=(PASSING, FAILING, LACKING),
        statements=(
            StatementResult("house.pays.win", "house", "rule", "pass", 1, 1),
            StatementResult("house.pays.natural", "house", "rule", "fail", 0, 2),
            StatementResult("house.natural", "house", "rule", "fail", 0, 1),
        ),
        standing=(
            StandingResult("house.standing.money", "house", "fail", "100 became 90 and no stake lies", "XYZ-002", 3),
            StandingResult("house.standing.cards", "house", "pass", "", "", 3),
        ),
        excluded=(
            Excluded("house.aim", "house", "aim", "it explains"),
            Excluded("house.click", "house", "face", "not yet shown"),
            Excluded("house.chips", "house", "face", "not yet shown"),
        ),
    )
