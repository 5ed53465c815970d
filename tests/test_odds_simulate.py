"""Rounds at random through the reference engine lie where the exact edge says."""

from collections import Counter
from copy import deepcopy
from random import Random

import pytest
from stacked_deck.engine.rules import read_rules
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.fixtures.strategy_tables import load_strategy
from stacked_deck.odds.simulate import Shoe, pooled, simulate


@pytest.mark.parametrize("name", ruleset_names())
def test_the_edge_of_the_table_is_within_four_standard_errors(name: str) -> None:
    kept = load_strategy(name)
    sample = simulate(read_rules(load_ruleset(name).rules), kept.rows, rounds=3000, seed=7)
    assert abs(sample.mean - kept.edge) < 4 * sample.error
    assert 0.015 < sample.error < 0.03


def test_a_table_that_always_hits_strays_far() -> None:
    rules = read_rules(deepcopy(dict(load_ruleset("midnight").rules)))
    kept = load_strategy("midnight")
    sample = simulate(rules, dict.fromkeys(kept.rows, "H" * 10), rounds=500, seed=7)
    assert sample.mean < kept.edge - 8 * sample.error


def test_samples_are_put_together_as_one_run_would_be() -> None:
    rules, rows = read_rules(load_ruleset("german").rules), load_strategy("german").rows
    parts = [simulate(rules, rows, rounds=200, seed=seed) for seed in (1, 2, 3)]
    whole = pooled(parts)
    assert whole.rounds == 600
    assert whole.mean == pytest.approx(sum(part.mean for part in parts) / 3)
    assert whole.error < min(part.error for part in parts)
    assert simulate(rules, rows, rounds=200, seed=2) == parts[1]


def test_a_shoe_deals_any_two_cards_first_as_often_as_any_others() -> None:
    shoe = Shoe(("A", "2", "3", "4", "5"), Random(7))
    first = Counter((shoe.again()[0], shoe[1]) for _ in range(20_000))
    assert len(first) == 20
    assert all(abs(count - 1000) < 4 * 1000**0.5 for count in first.values())
    assert sorted(shoe[at] for at in range(5)) == ["2", "3", "4", "5", "A"]
