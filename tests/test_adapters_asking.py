"""Asking for cases: what several works ask for is under way together, and each comes to what it comes to alone."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.lacking import playing_all
from stacked_deck.adapters.played import Answer, Played
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.standing import STANDING, Row, standing
from stacked_deck.adapters.standing.asking import Asking, alone, ask, known, side_by_side
from stacked_deck.adapters.trace import Trace
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.steps.collect import mark
from stacked_deck.steps.recorder import record_all
from stacked_deck.steps.run import Outcome, play_scenarios, player, standing_marks
from stacked_deck.steps.scenario import Scenario

REFERENCE = reference_engine()


def numbered(number: int) -> Case:
    return Case({}, {}, (), seed=number)


def played(case: Case) -> Played:
    return Played(case, fit(case, REFERENCE.about.dealing, REFERENCE.about.customs), Trace(()), REFERENCE.about)


def work(batches: Sequence[Sequence[int]]) -> Asking[list[int]]:
    """Ask for batches of cases, and give the seeds of all that came back."""
    found = []
    for batch in batches:
        answers = yield from ask([numbered(number) for number in batch])
        found += [known(answer).case.seed or 0 for answer in answers]
    return found


@given(st.lists(st.lists(st.lists(st.integers(1, 99), max_size=4), max_size=4), max_size=6))
def test_each_gets_the_answers_to_what_it_asked(works: list[list[list[int]]]) -> None:
    found = side_by_side([work(one) for one in works], lambda cases: map(played, cases))
    assert found == [[number for batch in one for number in batch] for one in works]
    assert found == [alone(work(one), played) for one in works]


def test_what_is_known_at_once_is_under_way_at_once() -> None:
    taken = []

    def play_all(cases: Iterable[Case]) -> Iterator[Answer]:
        all_cases = list(cases)
        taken.append(len(all_cases))
        return map(played, all_cases)

    side_by_side([work([[1, 2], [3]]), work([[4, 5, 6], [7]]), work([])], play_all)
    assert taken == [5, 2]


def test_the_next_begins_while_those_before_it_are_under_way() -> None:
    begun = []

    def beginning(number: int) -> Asking[list[int]]:
        begun.append(number)
        return (yield from work([[number]]))

    def play_all(cases: Iterable[Case]) -> Iterator[Answer]:
        for case in cases:
            assert begun[-1] == case.seed
            yield played(case)

    assert side_by_side([beginning(one) for one in (1, 2, 3)], play_all) == [[1], [2], [3]]


@pytest.mark.parametrize("fault", [EngineError("it crashed"), Wrong("too many aces")])
def test_what_has_no_answer_fails_whoever_asked_for_it(fault: EngineError | Wrong) -> None:
    with pytest.raises(type(fault)):
        side_by_side([work([[1]])], lambda cases: (fault for _ in cases))


def test_a_case_that_cannot_be_laid_keeps_its_place_among_the_others() -> None:
    good = next(iter(record_all(load_ruleset("midnight"), {}).scenarios)).case
    bad = replace(good, rules={**good.rules, "decks": 0})
    about = REFERENCE.about
    play_all = playing_all(REFERENCE.play_all, about, fit=lambda case: fit(case, about.dealing, about.customs))
    order = (bad, good, bad, bad, good, bad)
    assert [isinstance(answer, Wrong) for answer in play_all(order)] == [case is bad for case in order]


# Standing checks


CRASHING = """
import os, sys
from stacked_deck.adapters import reference, serve
class Crashing(reference.Reference):
    def play(self, case):
        if case.line() == sys.argv[1]:
            os.abort()
        return super().play(case)
serve.serve(Crashing())
"""


@dataclass
class Crashing:
    """The reference, which has no answer to one case, or notes what it is asked."""

    trouble: str = ""  # the case, as a line
    asked: list[str] = field(default_factory=list)
    about = REFERENCE.about

    def play(self, case: Case) -> Trace:
        self.asked.append(case.line())
        if self.asked[-1] == self.trouble:
            raise EngineError("it crashed")
        return REFERENCE.play(case)

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        for case in cases:
            try:
                yield self.play(case)
            except EngineError as error:
                yield error

    decide = REFERENCE.decide
    close = REFERENCE.close


def some_played(engine: Engine) -> list[tuple[Scenario, Outcome]]:
    found = []
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        chosen = choose(ruleset, {}, {})
        scenarios = [one for one in record_all(ruleset, chosen).scenarios if one.is_in_force(chosen)]
        for scenario, outcome in play_scenarios(scenarios[::40], engine):
            assert isinstance(outcome, Outcome)
            found.append((scenario, outcome))
    return found


def rows_alone(scenario: Scenario, outcome: Outcome, engine: Engine) -> tuple[Row, ...]:
    if outcome.played is None or outcome.played.choices:
        return ()
    reference = player(REFERENCE)
    return standing(outcome.played, scenario.checks, play=player(engine), reference=reference, only=STANDING)


def crashing() -> Crashing:
    """Make an engine that crashes on one of the cases that a standing check asks for, and no other asks for."""
    noting = Crashing()
    standing_marks(some_played(REFERENCE), noting, only=["options"])
    tries = [line for line in noting.asked if noting.asked.count(line) == 1]
    noting.asked.clear()
    some_played(noting)
    standing_marks(some_played(REFERENCE), noting, only=[name for name in STANDING if name != "options"])
    return Crashing(next(line for line in tries if line not in noting.asked))


LIARS = (
    "pays-6-to-5",
    "refuses-everything",
    "lacks-everything",
    "offers-surrender-where-there-is-none",
    "no-surrender",
)
CRASHES = crashing()
ENGINES: dict[str, Engine] = {"reference": REFERENCE, "crashes": CRASHES, **{name: ZOO[name]() for name in LIARS}}


@pytest.mark.parametrize("name", ENGINES)
def test_standing_checks_come_to_the_same_side_by_side(name: str) -> None:
    engine = ENGINES[name]
    cases = some_played(engine)
    marks = standing_marks(cases, engine, only=STANDING)
    assert marks == [tuple(map(mark, rows_alone(*one, engine))) for one in cases]
    broken = {one.name for some in marks for one in some if one.verdict == "fail"}
    assert broken == ({"options"} if name in ("crashes", "offers-surrender-where-there-is-none") else set())


def test_an_engine_that_crashes_on_one_case_breaks_only_the_check_that_asked_for_it() -> None:
    cases = some_played(REFERENCE)
    with closing(ChildEngine([sys.executable, "-P", "-c", CRASHING, CRASHES.trouble])) as engine:
        there = [one for some in standing_marks(cases, engine) for one in some]
    here = [one for some in standing_marks(cases, CRASHES) for one in some]
    assert [one.verdict for one in there] == [one.verdict for one in here]
    (told,) = (one for one in there if one.verdict == "fail")
    assert told.name == "options"
    assert "it gives no answer: the engine" in told.says
