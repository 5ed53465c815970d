"""Made-up cases and their comparison: the reference differs from itself nowhere, however it is laid."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.about import Customs, Dealing
from stacked_deck.adapters.case import Case, Command, read_line
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.reference import ABOUT, Reference, reference_engine
from stacked_deck.adapters.trace import Trace
from stacked_deck.fixtures.campaign.arena import arena
from stacked_deck.fixtures.campaign.choices import Recorder
from stacked_deck.fixtures.campaign.corpus import Kept, read_kept, write_kept
from stacked_deck.fixtures.campaign.explain import variants
from stacked_deck.fixtures.campaign.generate import generate
from stacked_deck.fixtures.campaign.hunt import NO_ANSWER, Pair, pair
from stacked_deck.fixtures.campaign.spread import chunks, hunt_chunk, in_order
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.steps.run import player

from .campaign_faults import lawless, ruled

ROUNDS = 100


def beside(engine: Reference, ruleset: str = "midnight") -> Pair:
    """Put an engine beside the reference."""
    return pair(engine, ruleset, load_ruleset(ruleset).rules)


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_the_reference_differs_from_itself_nowhere(ruleset: str) -> None:
    catch = beside(reference_engine(), ruleset).hunt("1", ROUNDS)
    assert catch.rounds >= ROUNDS
    assert not catch.found


@pytest.mark.parametrize("hides", [("events",), ("actions", "turn"), ("has", "lying", "net")])
def test_what_an_engine_hides_is_not_compared(hides: tuple[str, ...]) -> None:
    def answer(case: Case, trace: Trace) -> Trace:
        return Trace(tuple(replace(step, events=None if "events" in hides else step.events) for step in trace.steps))

    engine = Reference(replace(ABOUT, hides=hides), answer=answer)
    assert not beside(engine).hunt("1", ROUNDS).found


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_made_up_case_is_answered_as_it_was_when_it_was_made(ruleset: str) -> None:
    engine = reference_engine()
    place = arena(load_ruleset(ruleset).rules, engine.about)
    agreed = 0
    for number in range(40):
        made = generate(Recorder(f"{number}"), place, engine)
        played = player(engine)(made.case)
        if played.fitted.places == tuple(range(len(played.trace.steps))):
            agreed += 1
            assert [step.answer for step in played.trace.steps] == [step.answer for step in made.steps]
    assert agreed > 30  # the others leave a hand that fitting finishes


@given(st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_the_same_choices_make_the_same_case(seed: int) -> None:
    engine = reference_engine()
    place = arena(load_ruleset("estonian").rules, engine.about)
    first = Recorder(str(seed))
    made = generate(first, place, engine)
    again = iter(first.made)
    assert generate(lambda below: next(again), place, engine).case == made.case
    assert read_line(made.case.line()) == made.case


def test_a_refused_try_gets_no_cards_and_every_kind_of_command_is_tried() -> None:
    engine = reference_engine()
    answers: Counter[tuple[str, str]] = Counter()
    for ruleset in ruleset_names():
        place = arena(load_ruleset(ruleset).rules, engine.about)
        for number in range(120):
            made = generate(Recorder(f"{number}"), place, engine)
            for command, step in zip(made.case.script, made.steps, strict=True):
                answers[command.do, step.answer] += 1
                assert step.answer == "taken" or not command.gets
    lawful = ("hit", "stand", "double", "split", "surrender", "insure", "decline", "stake behind", "same bet and deal")
    refused = ("hit", "double", "split", "surrender", "insure", "stake", "deal", "withdraw", "side bet", "close bets")
    assert not [do for do in lawful if not answers[do, "taken"]]
    assert not [do for do in refused if not answers[do, "refused"]]


def test_an_engine_that_deals_and_asks_otherwise_is_compared_by_what_it_comes_to() -> None:
    """The reference, told to be another: it deals in its own order all the same, and so gets other cards."""
    engine = Reference(replace(ABOUT, dealing=Dealing(boxes="one-by-one"), customs=Customs()))
    assert beside(engine).hunt("1", ROUNDS).found


def test_an_engine_without_boxes_or_actions_is_not_asked_for_them() -> None:
    lacks = ("split", "insure", "same bet", "same bet and deal")

    def answer(case: Case, trace: Trace) -> Trace:
        """Offer nothing that is lacked."""
        states = [dict(step.state or {}) for step in trace.steps]
        for state in states:
            state["actions"] = [do for do in state["actions"] if do not in lacks]
        steps = zip(trace.steps, states, strict=True)
        return Trace(tuple(replace(step, state=state) for step, state in steps))

    both = beside(Reference(replace(ABOUT, boxes=1, lacks=lacks), answer=answer))
    assert not both.hunt("1", ROUNDS).found
    made = [generate(Recorder(f"{number}"), both.arena, reference_engine()) for number in range(50)]
    asked = [command for one in made for command in one.case.script]
    assert not [command for command in asked if command.do in lacks or (command.box or 1) > 1]


class Breaking(Reference):
    """An engine that gives no answer to a double."""

    def play(self, case: Case) -> Trace:
        """Play, or break down."""
        if any(command.do == "double" for command in case.script):
            raise EngineError("it broke down")
        return super().play(case)


def test_an_engine_that_breaks_down_is_a_finding_and_ends_nothing() -> None:
    catch = beside(Breaking()).hunt("1", ROUNDS)
    assert set(catch.found) == {NO_ANSWER}
    assert catch.rounds >= ROUNDS


def test_another_option_of_a_reading_explains_a_difference_and_a_fault_does_not() -> None:
    ruleset = load_ruleset("midnight")
    chosen = {reading.id: reading.default for reading in ruleset.ledger.readings}
    others = list(variants(ruleset, chosen))
    reading = next(one for one in others if one.rules["push"] == "returned" or one.rules != ruleset.rules)
    fault = beside(lawless("nothing is drawn", dealer_draws=lambda game, layout: False))
    found = next(iter(fault.hunt("1", ROUNDS).found.values()))[0]
    assert not [one for one in others if fault.is_explained(found.case, one.rules)]

    class Other(Reference):
        """The reference under the other option, whatever it is given."""

        def play(self, case: Case) -> Trace:
            """Play by its own rules."""
            return super().play(replace(case, rules=reading.rules))

    other = beside(Other())
    assert other.is_explained(_case(), reading.rules)


def _case() -> Case:
    script = (
        Command("stake", by="Ann", box=1, amount="10"),
        Command("deal", cards={"box 1": ("10", "8"), "dealer": ("10", "7")}),
        Command("stand", box=1, hand="1"),
    )
    return Case(load_ruleset("midnight").rules, {"Ann": {"has": "1000"}}, script)


def test_one_seed_finds_the_same_however_it_is_spread() -> None:
    from concurrent.futures import ThreadPoolExecutor

    rules = load_ruleset("midnight").rules
    work = list(chunks("zoo:hits-soft-17", "midnight", rules, seed=3, rounds=1500))
    assert len(work) == 3
    here = list(in_order(None, hunt_chunk, work))
    with ThreadPoolExecutor(2) as pool:
        spread = list(in_order(pool, hunt_chunk, work, workers=2))
    assert here == spread
    assert any(catch.found for catch in here)


def test_what_is_kept_of_a_finding_is_read_back(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "found.jsonl"
    kept = [Kept("midnight", "a kind", _case())]
    write_kept(file, kept)
    assert read_kept(file) == kept
    assert read_kept(file.with_name("none")) == []


def test_a_difference_is_of_the_kind_of_its_cause() -> None:
    engine = ruled("evenly", lambda rules: replace(rules, natural=replace(rules.natural, pays=rules.win_pays)))
    kinds = beside(engine).hunt("1", 200).found
    assert kinds
    assert all("net: 1 for 1.5" in kind for kind in kinds)
