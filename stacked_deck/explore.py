"""Exploring: random play of an engine beside the reference, and what is told of each kind of difference."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.campaign.corpus import Kept
from stacked_deck.fixtures.campaign.explain import Variant, variants
from stacked_deck.fixtures.campaign.hunt import EXAMPLES, Found, Pair, pair
from stacked_deck.fixtures.campaign.shrink import shrink
from stacked_deck.fixtures.campaign.spread import chunks, hunt_chunk, in_order
from stacked_deck.fixtures.rulesets import Ruleset, rules_under
from stacked_deck.steps.recorder import record_all
from stacked_deck.steps.run import player
from stacked_deck.steps.scenario import Scenario

from .executors import Workers
from .touched import NOTHING, Touched, touched

Progress = Callable[[int], object]  # how many more rounds are played


@dataclass(slots=True)
class Finding:
    """One kind of difference: the simplest case found, what it touches, and what explains it, if anything."""

    found: Found
    expected: Played
    touched: Touched = NOTHING
    explained: str = ""  # in words: a reading, what is left open, a baseline
    forms: dict[str, int] = field(default_factory=dict)  # the kinds in which it showed, each with its cases

    @property
    def kind(self) -> str:
        """The kind of its difference."""
        return self.found.difference.kind

    @property
    def cases(self) -> int:
        """How many cases showed it, as far as was played."""
        return sum(self.forms.values())


@dataclass(slots=True)
class Explored:
    """What came of exploring one ruleset."""

    ruleset: str
    rounds: int = 0
    cases: int = 0
    findings: dict[str, Finding] = field(default_factory=dict)  # by the kind of their simplest cases
    told: dict[str, Finding] = field(default_factory=dict)  # by the kinds that were found
    tries: dict[str, int] = field(default_factory=dict)  # by these, how many examples were looked into

    @property
    def unexplained(self) -> list[Finding]:
        """The findings that nothing explains."""
        return [finding for finding in self.findings.values() if not finding.explained]

    def variation(self, found: Found) -> Finding | None:
        """Give the unexplained finding of which another is the same on a more special sort of hand."""
        for finding in self.unexplained:
            if found.difference.is_variation_of(finding.found.difference):
                return finding
        return None


class Explorer:
    """An engine beside the reference under one ruleset, with what may explain a difference."""

    def __init__(self, ruleset: Ruleset, chosen: Mapping[str, str], engine: Engine, spec: str) -> None:
        self.ruleset, self.engine, self.spec = ruleset, engine, spec
        self.chosen = chosen
        self.rules = rules_under(ruleset, chosen)
        self.pair: Pair = pair(engine, ruleset.name, self.rules)

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """Other rules that the source allows as well."""
        return tuple(variants(self.ruleset, self.chosen))

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios in force, as far as they can be recorded."""
        recorded = record_all(self.ruleset, self.chosen).scenarios
        return tuple(scenario for scenario in recorded if scenario.is_in_force(self.chosen))

    def kinds_of(self, ids: Collection[str]) -> frozenset[str]:
        """Give the kinds of difference that some scenarios, or all scenarios of some statements, show."""
        known = [one for one in self.scenarios if one.id in ids or set(one.shows) & set(ids)]
        found = [self.pair.difference(scenario.case) for scenario in known]
        return frozenset(difference.kind for difference in found if difference is not None)

    def explore(
        self, rounds: int, seed: int, spread: Workers, *, known: Collection[str], most: int, progress: Progress
    ) -> Explored:
        """Play so many rounds, or until so many kinds of difference are found that nothing explains."""
        explored = Explored(self.ruleset.name)
        work = chunks(self.spec, self.ruleset.name, self.rules, seed=seed, rounds=rounds)
        for catch in in_order(spread.executor, hunt_chunk, work, workers=spread.count):
            explored.rounds += catch.rounds
            explored.cases += catch.cases
            for kind, examples in catch.found.items():
                self._add(explored, kind, examples, catch.counts[kind], known=known, most=most)
            progress(catch.rounds)
            if len(explored.unexplained) >= most:
                break
        return explored

    def _add(
        self, explored: Explored, kind: str, examples: Sequence[Found], count: int, *, known: Collection[str], most: int
    ) -> None:
        """Tell a kind of difference once, in its simplest form; another form of one that is told counts for it."""
        told = explored.told.get(kind) or explored.variation(examples[0])
        if told is not None and not told.explained:
            told.forms[kind] = told.forms.get(kind, 0) + count
            return
        for example in examples:
            if explored.tries.get(kind, 0) >= EXAMPLES or len(explored.unexplained) >= most:
                break
            explored.tries[kind] = explored.tries.get(kind, 0) + 1
            finding = self.finding(example, known)
            if finding is None:
                continue
            told = explored.findings.setdefault(finding.kind, finding)
            if told.explained and not finding.explained:
                told = explored.findings[finding.kind] = finding
            explored.told[kind] = told
            if not told.explained:
                break
        if kind in explored.told:
            forms = explored.told[kind].forms
            forms[kind] = forms.get(kind, 0) + count

    def replay(self, kept: Kept, known: Collection[str]) -> Finding | None:
        """Play a finding of an earlier run again; None where the engine does not differ any more."""
        difference = self.pair.difference(kept.case)
        if difference is None:
            return None
        return self.finding(Found(kept.ruleset, kept.case, difference), known)

    def finding(self, example: Found, known: Collection[str]) -> Finding | None:
        """Shrink a difference, and find what it touches and what explains it."""
        found = shrink(self.pair, example)
        try:
            expected = player(reference_engine())(found.case)
        except (EngineError, Wrong):
            return None
        explained = "the baseline" if found.difference.kind in known else self._explained(found)
        near = NOTHING if explained else touched(found.difference, expected, self.scenarios, self.engine)
        return Finding(found, expected, near, explained)

    def _explained(self, found: Found) -> str:
        for variant in self.variants:
            if self.pair.is_explained(found.case, variant.rules):
                return variant.says
        return ""


def kept_of(findings: Sequence[Finding]) -> Iterator[Kept]:
    """Give what is kept of findings."""
    for finding in findings:
        yield Kept(finding.found.ruleset, finding.kind, finding.found.case)
