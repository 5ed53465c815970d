"""Rule mutants against the suite: the engine with one option at another value, caught by a failed check or not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.reference import ABOUT, Reference
from stacked_deck.adapters.zoo.shadow import player
from stacked_deck.engine.rules import Rules
from stacked_deck.fixtures.rule_mutants import RuleMutant, rule_mutants
from stacked_deck.fixtures.rulesets import Ruleset

from .teeth import Vector, judged


@dataclass(frozen=True, slots=True)
class Tried:
    """A rule mutant of a ruleset, and the scenario that caught it first; None where none did."""

    ruleset: str
    mutant: RuleMutant
    caught_by: str | None


def try_rules(ruleset: Ruleset, suite: Sequence[Vector]) -> Iterator[Tried]:
    """Play each rule mutant of a ruleset until a check fails, as judged by the readings in force."""
    in_force = [vector for vector in suite if vector.is_in_force and not vector.is_posed]
    for mutant in rule_mutants(ruleset.rules):
        yield Tried(ruleset.name, mutant, first_catch(mutant_engine(mutant), in_force))


def mutant_engine(mutant: RuleMutant) -> Reference:
    """Give the reference with a mutant's rules, whatever rules it is asked to play."""

    def rule(rules: Rules) -> Rules:
        return mutant.rules

    return Reference(replace(ABOUT, name=f"{mutant.rule}={mutant.value}"), rule=rule)


def first_catch(engine: Reference, suite: Sequence[Vector]) -> str | None:
    """Give the first scenario of which a check fails on an engine; None where all pass, stray or crash."""
    play = player(engine)
    for vector in suite:
        try:
            trace = play(vector.past)
        except EngineError:
            continue
        if trace != vector.past.trace:
            played = Played(vector.scenario.case, vector.fitted, trace, engine.about)
            if judged(vector, played) == "fail":
                return vector.scenario.id
    return None
