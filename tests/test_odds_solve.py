"""The odds of whole games: outside figures, the tables that are shipped, what the values say of each other."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset, rules_under, ruleset_names
from stacked_deck.fixtures.strategies import rules_mappings
from stacked_deck.fixtures.strategy_tables import load_strategy, strategy_names
from stacked_deck.odds.letters import PAIRS, ROWS, read_letters
from stacked_deck.odds.solve import Odds, edge_of_table, solve, solver_of
from stacked_deck.odds.table import Tables

PLAIN = {  # six decks, soft 17 stood, peek, any two doubled, after a split too, one split, split aces one card
    "decks": 6,
    "hole_card": "dealt",
    "peek": "ace-or-ten",
    "dealer": {"soft_17": "stands", "with_no_hand": "draws", "with_naturals": "draws"},
    "surrender": "none",
}


def ruled(ruleset: str, **changes: Any) -> Rules:
    """Give a ruleset's rules with some changed."""
    return read_rules({**deepcopy(dict(load_ruleset(ruleset).rules)), **changes})


@pytest.fixture(scope="module")
def estonian() -> Odds:
    """The odds of a game without a peek and with an early surrender."""
    return solve(ruled("estonian"))


def test_the_edges_are_those_that_published_analysers_agree_on() -> None:
    edge = solve(ruled("german", **PLAIN)).edge
    assert (round(100 * edge.composition, 4), round(100 * edge.table, 4)) == (-0.4569, -0.4599)


@pytest.mark.parametrize("name", ruleset_names())
def test_the_shipped_tables_are_what_comes_out_again(name: str) -> None:
    kept, rules = load_strategy(name), ruled(name)
    found = solve(rules)
    assert kept.decks == rules.decks
    assert dict(kept.rows) == dict(found.table)
    assert kept.edge == pytest.approx(found.edge.table, abs=1e-12)
    assert kept.composition_edge == pytest.approx(found.edge.composition, abs=1e-12)
    assert kept.insurance == (found.insurance and pytest.approx(found.insurance.value, abs=1e-12))


def test_every_ruleset_has_a_table_and_every_table_a_ruleset() -> None:
    assert strategy_names() == ruleset_names()


def test_without_a_peek_doubles_and_splits_shrink_from_an_ace_and_a_ten() -> None:
    peek, none = solve(ruled("european", peek="ace-or-ten")).table, solve(ruled("european")).table
    changed = {name: (peek[name][8:], none[name][8:]) for name in ROWS if peek[name] != none[name]}
    assert changed == {"H11": ("DH", "HH"), "P8": ("PP", "HH"), "PA": ("PP", "PH")}
    assert all(peek[name][:8] == none[name][:8] for name in ROWS)


def test_a_surrendered_16_stands_against_a_ten_where_it_has_been_hit(estonian: Odds) -> None:
    # Dealt 16s would rather hit; but only those of three cards and more, made of small ones, come to the fallback.
    assert estonian.table["H16"][8] == "r"
    assert estonian.cells["T6"]["T"]["hit"] > estonian.cells["T6"]["T"]["stand"]
    worse = edge_of_table(ruled("estonian"), {**estonian.table, "H16": "SSSSSHHRRH"})
    assert estonian.edge.table - worse == pytest.approx(2.06e-5, abs=1e-7)


def test_the_composition_is_worth_no_less_than_the_table(estonian: Odds) -> None:
    assert 0 <= estonian.edge.composition - estonian.edge.table < 1e-4


@pytest.mark.parametrize(
    ("ruleset", "shoe"),
    [
        ("german", None),
        ("midnight", None),
        ("german", {"A": 3, "2": 4, "5": 3, "6": 4, "8": 3, "T": 6}),
        ("midnight", {"2": 2, "3": 3, "6": 5, "7": 2, "T": 4}),
    ],
)
def test_no_change_of_one_letter_betters_the_table(ruleset: str, shoe: dict[str, int] | None) -> None:
    rules = ruled(ruleset)
    solver = solver_of(rules, shoe=shoe)
    tables = Tables(solver.game, solver.chances, solver.deals)
    rows = solve(rules, shoe=shoe).table
    best = tables.table(read_letters(rows))
    for row in ROWS:
        for letter in "SHDdRrP" if row in PAIRS else "SHDdRr":
            other = tables.table(read_letters({**rows, row: letter * 10}))  # no column hangs on another
            assert tables.gains(best, other).max() <= 1e-14, (row, letter)


@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_no_change_of_many_letters_betters_the_table(data: st.DataObject) -> None:
    rules = ruled("german")
    rows = dict(load_strategy("german").rows)
    best = edge_of_table(rules, rows)
    for row in data.draw(st.lists(st.sampled_from(ROWS), min_size=2, max_size=6, unique=True)):
        letters = st.sampled_from("SHDP" if row in PAIRS else "SHD")
        rows[row] = "".join(data.draw(st.one_of(st.just(letter), letters)) for letter in rows[row])
    assert edge_of_table(rules, rows) <= best + 1e-15


def test_a_cell_has_the_actions_that_the_rules_allow(estonian: Odds) -> None:
    cells = estonian.cells
    assert len(cells) == 55
    assert set(cells["88"]["T"]) == {"stand", "hit", "double", "split", "surrender"}
    assert set(cells["T6"]["A"]) == {"stand", "hit", "double"}
    assert set(cells["AT"]["6"]) == {"stand"}
    assert "double" not in solve(ruled("midnight")).cells["A7"]["6"]


def test_a_surrender_is_half_of_the_stake_whatever_the_dealer_has(estonian: Odds) -> None:
    assert estonian.cells["T6"]["T"]["surrender"] == -0.5


def test_a_surrender_after_the_peek_costs_half_once_no_natural_was_found() -> None:
    surrender = {"barred": "nothing", "split_aces": False, "after_split": False, "until": "own-turn"}
    assert solve(ruled("german", surrender=surrender)).cells["T6"]["A"]["surrender"] == pytest.approx(-0.5)


def test_insurance_is_worth_what_the_tens_that_are_left_make_it() -> None:
    insurance = solve(ruled("german")).insurance
    assert insurance is not None
    assert insurance.value == pytest.approx(3 * 96 / 311 - 1)
    assert insurance.by_hand["98"] == pytest.approx(3 * 96 / 309 - 1)
    assert insurance.by_hand["TT"] == pytest.approx(3 * 94 / 309 - 1)
    assert solve(ruled("european")).insurance is None


def test_insurance_that_takes_the_hand_along_costs_the_hand() -> None:
    plain = solve(ruled("midnight")).insurance
    midnight = load_ruleset("midnight")
    taken = solve(read_rules(rules_under(midnight, {"midnight.insured-stakes": "hand-stake"}))).insurance
    assert plain is not None
    assert taken is not None
    assert taken.value < plain.value - 1


@pytest.mark.parametrize("decks", [0, 9, -1, True])
def test_only_one_to_eight_decks_are_reckoned(decks: int) -> None:
    with pytest.raises(Wrong, match=r"decks: .* is not allowed; allowed is a whole number from 1 to 8"):
        solve(ruled("german"), decks=decks)


def test_a_table_that_is_none_is_told_by_its_row(estonian: Odds) -> None:
    with pytest.raises(Wrong, match="H16: 'SSS' is no row"):
        edge_of_table(ruled("estonian"), {**estonian.table, "H16": "SSS"})
    with pytest.raises(Wrong, match="S18: 'PPPPPPPPPP' splits what is no pair"):
        edge_of_table(ruled("estonian"), {**estonian.table, "S18": "PPPPPPPPPP"})


@settings(max_examples=4, deadline=None)
@given(mapping=rules_mappings())
def test_rules_of_every_kind_have_odds(mapping: dict[str, Any]) -> None:
    found = solve(read_rules(mapping))
    assert all(len(row) == 10 for row in found.table.values())
    assert found.edge.table <= found.edge.composition + 1e-3
    assert np.isfinite(found.edge.table)
