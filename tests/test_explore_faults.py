"""What exploring must find: ten faults, from three seeds each, and what is left of them."""

from collections.abc import Iterator

import pytest
from stacked_deck.adapters.case import Case
from stacked_deck.fixtures.campaign.hunt import Catch, Found, Pair, pair
from stacked_deck.fixtures.campaign.shrink import shrink
from stacked_deck.fixtures.rulesets import load_ruleset

from .campaign_faults import FAULTS

MOST_ROUNDS = 20_000
STRETCH = 100
DECIDING = ("hit", "stand", "double", "split", "surrender", "insure", "decline")


def beside(fault: str) -> Pair:
    """Put the engine with a fault beside the reference."""
    ruleset, engine, _, _ = FAULTS[fault]
    return pair(engine, ruleset, load_ruleset(ruleset).rules)


def hunt(both: Pair, seed: int) -> Catch:
    """Hunt until something is found, 20,000 rounds at most."""
    catch, rounds = Catch(), 0
    while not catch.found and rounds < MOST_ROUNDS:
        catch = both.hunt(f"{seed}/{rounds}", STRETCH)
        rounds += catch.rounds
    return catch


def first(catch: Catch) -> Found:
    """Give the first difference of a catch."""
    return next(found for examples in catch.found.values() for found in examples)


def players_cards(case: Case) -> Iterator[str]:
    """Give all cards that players get."""
    for command in case.script:
        for seat, cards in (command.cards or {}).items():
            yield from cards if seat != "dealer" else ()
        yield from command.gets or ()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_from_any_seed(fault: str, seed: int) -> None:
    assert hunt(beside(fault), seed).found


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_shrunk_to_a_few_cards_and_commands(fault: str) -> None:
    _, _, most_cards, most_commands = FAULTS[fault]
    both = beside(fault)
    found = shrink(both, first(hunt(both, 1)))
    assert both.difference(found.case) is not None
    assert len(list(players_cards(found.case))) <= most_cards
    assert sum(command.do in DECIDING for command in found.case.script) <= most_commands


def test_a_fault_is_shrunk_alike_every_time() -> None:
    both = beside("push paid")
    found = first(hunt(both, 2))
    assert shrink(both, found) == shrink(both, found)
