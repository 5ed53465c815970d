"""The stored counts: a walker of its own confirms them, the reference comes to them, and a liar parts from them."""

from dataclasses import replace
from fractions import Fraction

import pytest
from stacked_deck.adapters.about import Customs
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.reference import ABOUT, Reference, reference_engine
from stacked_deck.adapters.trace import Trace
from stacked_deck.fixtures.campaign.counts import Stored, stored_counts
from stacked_deck.fixtures.campaign.diverge import first_divergence
from stacked_deck.fixtures.campaign.tree import MOST, TooLarge, count
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

from stacked_deck.cli import main

from .brute_force import HOUSES, Walker
from .campaign_faults import FAULTS, ruled

SMALL = 120  # leaves of a tree that the reference walks in a moment
TREES = [(name, stored) for name in ruleset_names() for stored in stored_counts(load_ruleset(name))]


def named(tree: object) -> str:
    """Name a tree in a test's name."""
    return tree.name if isinstance(tree, Stored) else str(tree)


@pytest.mark.parametrize(("ruleset", "stored"), TREES, ids=named)
def test_a_walker_of_its_own_confirms_each_count(ruleset: str, stored: Stored) -> None:
    walked = Walker(ruleset, list(stored.shoe.stakes), list(stored.shoe.cards)).walk()
    assert (walked.leaves, walked.busts) == (stored.count.leaves, stored.count.busts)
    assert walked.nets == {Fraction(net): times for net, times in stored.count.nets.items()}


@pytest.mark.parametrize(("ruleset", "stored"), [one for one in TREES if one[1].count.leaves <= SMALL], ids=named)
def test_the_reference_comes_to_each_count(ruleset: str, stored: Stored) -> None:
    assert count(stored.shoe, reference_engine()) == stored.count


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_there_are_ten_shoes_of_every_kind(ruleset: str) -> None:
    trees = stored_counts(load_ruleset(ruleset))
    assert len(trees) >= 10
    assert max(stored.count.leaves for stored in trees) <= MOST
    shoes = [stored.shoe for stored in trees]
    ups = [shoe.cards[len(shoe.stakes)] for shoe in shoes]
    assert "A" in ups
    assert set(ups) & {"10", "J", "Q", "K"}
    assert {len(shoe.stakes) for shoe in shoes} == {1, 2}
    pairs = {shoe.cards[0] for shoe in shoes if shoe.cards[0] == shoe.cards[len(shoe.stakes) + 1]}
    assert {"A", "8"} <= pairs


def test_every_house_is_walked() -> None:
    assert set(HOUSES) >= set(ruleset_names())


@pytest.mark.parametrize("fault", ["soft 17 hit", "hit on 21", "a fifth hand", "surrender after a hit"])
def test_a_fault_shows_in_some_tree_and_where_it_parts(fault: str) -> None:
    ruleset, engine, _, _ = FAULTS[fault]
    trees = [one for one in stored_counts(load_ruleset(ruleset)) if one.count.leaves <= 1000]
    partings = (first_divergence(stored.shoe, engine, reference_engine()) for stored in trees)
    found = next((one for one in partings if one is not None), None)
    assert found is not None
    assert found.expected != found.seen


def test_the_first_decision_that_parts_is_shown() -> None:
    engine = FAULTS["double on 8"][1]
    stored = next(one for one in stored_counts(load_ruleset("midnight")) if "fours and aces" in one.name)
    found = first_divergence(stored.shoe, engine, reference_engine())
    assert found is not None
    assert found.case.script[-1] == Command("deal", cards=found.case.script[-1].cards)
    assert found.expected == "hit, split, stand at hand 1 of box 1"
    assert found.seen == "double, hit, split, stand at hand 1 of box 1"


def test_an_engine_that_stands_by_itself_at_a_natural_has_the_same_tree() -> None:
    def answer(case: Case, trace: Trace) -> Trace:
        return trace

    engine = Reference(replace(ABOUT, customs=Customs(at_split_ace="stands")), answer=answer)
    stored = stored_counts(load_ruleset("german"))[0]
    assert count(stored.shoe, engine) == stored.count


def test_an_engine_without_end_is_given_up() -> None:
    stored = stored_counts(load_ruleset("european"))[1]
    endless = Reference(ABOUT, answer=lambda case, trace: _open(trace))
    with pytest.raises(TooLarge, match="more than 200 leaves"):
        count(stored.shoe, endless, most=200)


def _open(trace: Trace) -> Trace:
    state = {**(trace.steps[-1].state or {}), "phase": "playing", "turn": {"box": 1, "hand": "1"}}
    state["actions"] = ["hit", "stand", "double"]
    return Trace((*trace.steps[:-1], replace(trace.steps[-1], state=state)))


def test_the_command_counts_and_tells_where_an_engine_parts(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["count", "german", "--engine", "zoo:hits-soft-17"])
    out = capsys.readouterr().out
    assert stopped.value.code == 1
    assert "they part after" in out
    assert "trees agree" in out


def test_a_payout_shows_in_the_nets() -> None:
    stored = next(one for one in stored_counts(load_ruleset("midnight")) if "a natural and a ten" in one.name)
    evenly = ruled("evenly", lambda rules: replace(rules, natural=replace(rules.natural, pays=rules.win_pays)))
    found = count(stored.shoe, evenly)
    assert (found.leaves, found.busts) == (stored.count.leaves, stored.count.busts)
