"""What several test files share: a run told by hand, and a house's own ruleset with features as a test wants them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import settings
from stacked_deck.adapters.results import Excluded, Results, ScenarioResult, StandingResult, StatementResult
from stacked_deck.fixtures.rulesets import Ruleset, load_house, load_ruleset

# The same examples in every run, and no example judged by the clock: the machine may be busy.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

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


LEDGER = """
ruleset: house
title: A house of its own
language: en
statements:
- {id: house.win, at: "1", kind: rule, says: "A higher total wins."}
- {id: house.lose, at: "2", kind: rule, says: "A lower total loses."}
- {id: house.aim, at: "0", kind: aim, says: "Win."}
readings:
- id: house.soft-17
  question: "Does the dealer draw on a soft 17?"
  options:
    stands: {says: "it is a 17", sets: {dealer.soft_17: stands}}
    hits: {says: "it may be a 7", sets: {dealer.soft_17: hits}}
  default: stands
  why: "Nothing is said."
"""

MakeHouse = Callable[[Mapping[str, str]], Ruleset]


@pytest.fixture
def make_house(tmp_path: Path) -> MakeHouse:
    """Make a house's own ruleset, its features given by the names of their files: two statements and one reading."""

    def made(features: Mapping[str, str]) -> Ruleset:
        folder = tmp_path / "house"
        (folder / "features").mkdir(parents=True)
        rules = {"ruleset": "house", "title": "A house of its own", "rules": dict(load_ruleset("midnight").rules)}
        (folder / "ruleset.yaml").write_text(yaml.safe_dump(rules), encoding="utf-8")
        (folder / "ledger.yaml").write_text(LEDGER, encoding="utf-8")
        for name, text in features.items():
            (folder / "features" / f"{name}.feature").write_text(text, encoding="utf-8")
        return load_house(folder)

    return made


def tell_scenario(tags: str, title: str, *then: str, dealer: str = "8", given: Sequence[str] = ()) -> str:
    """Write a scenario in which a 19 stands against the dealer's ten and what it draws."""
    lines = [f"  {tags}", f"  Scenario: {title}", *(f"    Given {words}" for words in given)]
    lines += ["    Given box 1 stakes 10", "    And these cards:", "      | seat | dealt | drawn |"]
    lines += ["      | box 1 | 10 9 | |", f"      | dealer | 10 | {dealer} |", "    When box 1 stands"]
    return "\n".join([*lines, *(f"    Then {words}" for words in then), ""])


@pytest.fixture
def scenario() -> Callable[..., str]:
    """Write a scenario in which a 19 stands against the dealer's ten and what it draws."""
    return tell_scenario


@pytest.fixture
def good(scenario: Callable[..., str]) -> str:
    """A feature of the house with nothing wrong in it."""
    wins = scenario("@HSE-001 @house.win", "Nineteen beats eighteen", "box 1 wins 10")
    return f"Feature: Totals\n{wins}" + scenario("@HSE-002 @house.lose", "It loses to 20", "box 1 loses", dealer="Q")
