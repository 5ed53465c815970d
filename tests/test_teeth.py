"""The suite's teeth: every liar is caught by each statement that it breaks, and every rule at another value is seen."""

import random
from collections.abc import Mapping

import pytest
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.standing import STANDING
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.adapters.zoo.lie import Liar
from stacked_deck.adapters.zoo.shadow import player
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.session import Table
from stacked_deck.engine.table import move
from stacked_deck.engine.view import view
from stacked_deck.fixtures.faults import idle_reasons, same_rules
from stacked_deck.fixtures.rule_mutants import RuleMutant, rule_mutants
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.fixtures.strategies import asked

from stacked_deck.teeth import Vector, bite, vectors
from stacked_deck.teeth_matrix import judge
from stacked_deck.teeth_rules import mutant_engine, try_rules

Suite = Mapping[str, tuple[Vector, ...]]


@pytest.fixture(scope="module")
def suite() -> Suite:
    """The vectors of all rulesets."""
    return {name: vectors(load_ruleset(name)) for name in ruleset_names()}


# All liars at all scenarios are `make teeth`, which takes a while; here are some of each area.
SOME = [liar for liar in ZOO.values() if liar.breaks][::12]


@pytest.mark.parametrize("liar", SOME, ids=lambda liar: liar.name)
def test_a_liar_is_caught_by_each_statement_that_it_breaks(liar: Liar, suite: Suite) -> None:
    found = judge(liar, suite)
    assert found.missed == ()
    assert found.by_statement.keys() == set(liar.breaks)


def test_a_liar_breaks_statements_that_there_are() -> None:
    ledgers = {name: load_ruleset(name).ledger for name in ruleset_names()}
    known = {one.id for ledger in ledgers.values() for one in (*ledger.statements, *ledger.readings)}
    known |= {f"{name}.standing.{check}" for name in ledgers for check in STANDING}
    assert {(liar.name, id) for liar in ZOO.values() for id in liar.breaks if id not in known} == set()


def test_a_scenario_that_is_excused_is_in_the_suite(suite: Suite) -> None:
    assert set(idle_reasons()) <= {vector.scenario.id for found in suite.values() for vector in found}


def test_a_liar_that_breaks_nothing_survives(suite: Suite) -> None:
    honest = Liar("honest", "It does not lie.", ("midnight.pays.win",), ZOO["hits-soft-17"].make)
    assert judge(honest, suite).missed == ("midnight.pays.win",)


@pytest.mark.parametrize("name", ["refuses-everything", "lacks-everything"])
def test_who_refuses_or_lacks_everything_passes_no_scenario(name: str, suite: Suite) -> None:
    engine = ZOO[name]()
    played = [vector for vector in suite["midnight"] if not any(check.asks for check in vector.scenario.checks)]
    for vector in played[::7]:
        assert bite(engine, [vector]).failed or bite(engine, [vector]).strayed


def test_what_a_lie_cannot_touch_is_played_alike(suite: Suite) -> None:
    chosen = random.Random(1)
    for name, liar in ZOO.items():
        engine = liar()
        play = player(engine)
        for vector in chosen.sample(suite[chosen.choice(ruleset_names())], 3):
            try:
                honest = engine.play(vector.past.case)
            except EngineError:
                with pytest.raises(EngineError):
                    play(vector.past)
                continue
            assert play(vector.past) == honest, f"{name} on {vector.scenario.id}"


@pytest.mark.parametrize("name", ruleset_names())
def test_every_rule_at_another_value_is_caught_unless_it_plays_alike_or_is_unstated(name: str, suite: Suite) -> None:
    ruleset, alike = load_ruleset(name), same_rules()
    tried = [one for one in try_rules(ruleset, suite[name]) if one.mutant.rule not in ruleset.unstated]
    survivors = {(name, one.mutant.rule, one.mutant.value) for one in tried if one.caught_by is None}
    assert survivors == {key for key in alike if key[0] == name}
    assert len(tried) > 50


def _alike() -> list[tuple[str, RuleMutant]]:
    return [
        (name, mutant)
        for name in ruleset_names()
        for mutant in rule_mutants(load_ruleset(name).rules)
        if (name, mutant.rule, mutant.value) in same_rules()
    ]


@pytest.mark.parametrize(("name", "mutant"), _alike(), ids=lambda one: one if isinstance(one, str) else one.rule)
def test_a_rule_that_is_said_to_play_alike_does_so_at_random(name: str, mutant: RuleMutant) -> None:
    honest = read_rules(load_ruleset(name).rules)
    assert sum(_walk(honest, mutant, random.Random(seed)) for seed in range(20)) > 500


def _walk(honest: Rules, mutant: RuleMutant, chance: random.Random) -> int:
    """Play at random by the honest rules and beside it by the mutant's, and compare all that is asked and shown."""
    tables = [Table(Game(rules, LAWS), {"Ann": 900, "Ben": 900}) for rules in (honest, mutant.rules)]
    ranks = chance.sample(("A", "10", "K", "8", "6", "5", "3"), 3)  # few of them, so that pairs and naturals come up
    played = 0
    for _ in range(40):
        shoe = tuple(chance.choices(ranks, k=120))
        commands = list(asked(tables[0], shoe))
        taken = [command for command in commands if refusal(tables[0], command) is None]
        assert taken == [command for command in commands if refusal(tables[1], command) is None]
        if not taken:
            break
        rare = [command for command in taken if command.do in ("split", "insure", "double")]
        command = chance.choice(rare if rare and chance.random() < 0.6 else taken)
        logs = [Log(), Log()]
        tables = [move(table, command, log) for table, log in zip(tables, logs, strict=True)]
        assert logs[0].events == logs[1].events
        assert view(tables[0]) == view(tables[1])
        played += 1
    return played


def test_a_rule_mutant_lies_about_one_rule_alone() -> None:
    rules = load_ruleset("midnight").rules
    names = [(one.rule, one.value) for one in rule_mutants(rules)]
    assert len(names) == len(set(names))
    assert ("dealer.soft_17", "hits") in names
    assert mutant_engine(next(rule_mutants(rules))).about.name == "decks=1"
