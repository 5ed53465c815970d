"""The example of a house's own rules: the reference plays it, and what it has no ruleset of the suite has."""

import subprocess
import sys
from pathlib import Path

import pytest
from stacked_deck.fixtures.rulesets import Ruleset, load_house, load_ruleset, rule_value, ruleset_names

from stacked_deck.teeth import vectors
from stacked_deck.teeth_rules import try_rules

CLUB = Path(__file__).parent.parent / "examples" / "club"


@pytest.fixture(scope="module")
def club() -> Ruleset:
    return load_house(CLUB)


def test_the_reference_passes_it_without_a_fault_of_its_own() -> None:
    call = [
        sys.executable,
        "-P",
        "-c",
        "from stacked_deck.cli import main; raise SystemExit(main())",
        "run",
        "club",
        "--rules",
        str(CLUB),
    ]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "club: 7 of 7 statements pass" in done.stdout
    assert "Faults of the suite" not in done.stdout


def test_each_of_its_own_rules_at_another_value_is_caught(club: Ruleset) -> None:
    tried = {(one.mutant.rule, one.mutant.value): one.caught_by for one in try_rules(club, vectors(club))}
    own = ["five_card_rule", "split.of", "split.aces_again", "winning_stake", "surrender.barred"]
    assert all(caught for (rule, _), caught in tried.items() if rule in own)
    assert {rule for rule, _ in tried if rule in own} == set(own)


@pytest.mark.parametrize(
    ("rule", "value"),
    [("five_card_rule", True), ("split.of", "same-rank"), ("split.aces_again", True), ("shuffle", "as-needed")],
)
def test_no_ruleset_of_the_suite_has_what_it_has(rule: str, value: object, club: Ruleset) -> None:
    assert rule_value(club.rules, rule) == value
    assert all(rule_value(load_ruleset(name).rules, rule) != value for name in ruleset_names())
