"""A script that answers an engine which asks: a step for each command, whatever the engine does not take."""

from typing import Any

import pytest
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.engines import open_engine
from stacked_deck.adapters.published import PUBLISHED, is_installed
from stacked_deck.adapters.published.asked import Asked, play_asking
from stacked_deck.adapters.published.script import Refused, sold_for
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

STAKE, DEAL = Command("stake", by="Ann", box=1, amount="10"), Command("deal", shoe=())


def do(action: str, amount: str | None = None) -> Command:
    return Command(action, box=1, hand="1", amount=amount)


class Table:
    """An engine that asks for insurance first, then for an action where the dealer has no natural."""

    def __init__(self, asked: Asked, *, has_natural: bool, sells: bool, raises: bool = False) -> None:
        self.asked, self.has_natural, self.sells, self.raises = asked, has_natural, sells, raises
        self.is_insured = False

    def carry_out(self, command: Command) -> None:
        if command.do == "stake":
            return
        if command.do != "deal":
            raise Refused(f"{command.do} is not asked for now")
        self.asked.deal(self.play)
        self.asked.close()

    def play(self) -> None:
        self.is_insured = self.asked.insures(1, (lambda amount: sold_for(amount, 5)) if self.sells else None)
        if self.is_insured and self.raises:
            raise RuntimeError("too few chips")
        while not self.has_natural and self.asked.next({"hit", "stand"}, 1, "1") != "stand":
            pass

    def events(self) -> tuple[Any, ...]:
        return ()

    def state(self) -> dict[str, Any]:
        return {"phase": self.asked.phase}


def answers(*script: Command, has_natural: bool = True, sells: bool = False, raises: bool = False) -> list[str]:
    case = Case({}, {}, (STAKE, DEAL, *script))
    trace = play_asking(case, lambda asked: Table(asked, has_natural=has_natural, sells=sells, raises=raises))
    return [f"{step.answer} {(step.state or {})['phase']}" for step in trace.steps[1:]]


def test_an_insurance_that_is_refused_as_the_last_command_leaves_the_question_open() -> None:
    assert answers(do("insure", "5.5"), do("insure", "5")) == ["taken insurance"] + ["refused insurance"] * 2


def test_a_refused_insurance_is_declined_where_the_script_goes_on() -> None:
    assert answers(do("insure", "5"), do("stand")) == ["taken insurance", "refused insurance", "refused settled"]
    played = answers(do("insure", "5"), do("stand"), has_natural=False)
    assert played == ["taken insurance", "refused insurance", "taken settled"]


def test_a_round_that_no_command_ended_gives_no_step_of_its_own() -> None:
    script = (do("insure", "5"), STAKE, DEAL, do("insure", "5"), do("hit"))
    assert len(answers(*script)) == len(script) + 1


def test_an_insurance_at_which_the_engine_raises_is_refused_once() -> None:
    assert answers(do("insure"), raises=True) == ["taken insurance", "refused insurance"]
    assert answers(do("insure"), do("hit"), raises=True)[1:] == ["refused insurance", "refused settled"]


def test_an_insurance_for_the_amount_that_the_engine_takes_is_taken() -> None:
    assert answers(do("insure", "5"), sells=True) == ["taken insurance", "taken settled"]
    assert answers(do("insure", "5.0"), sells=True) == ["taken insurance", "taken settled"]
    assert answers(do("insure", "4"), do("insure", "5"), sells=True)[1:] == ["refused insurance", "taken settled"]


def test_nothing_is_asked_of_a_box_before_the_first() -> None:
    assert answers(Command("stake", by="Ann", box=0, amount="10"))[1] == "refused settled"


@pytest.mark.parametrize("name", sorted(PUBLISHED))
def test_no_engine_takes_a_stake_on_a_box_before_the_first(name: str) -> None:
    if not is_installed(name):
        pytest.skip(f"{name} is not installed")
    engine = open_engine(f"published:{name}")
    script = (Command("stake", by="Ann", box=0, amount="10"), STAKE)
    try:
        trace = engine.play(Case(load_ruleset("midnight").rules, {"Ann": {"has": "100"}}, script))
    finally:
        engine.close()
    assert [step.answer for step in trace.steps] == ["refused", "taken"]


def test_an_insurance_that_nobody_answers_is_declined_with_the_deal() -> None:
    assert answers() == ["taken settled"]


@pytest.mark.parametrize("name", ["cardsharp", "py21", "jackblack", "pyblackjack"])
def test_a_natural_against_an_ace_is_insured_for_half_or_the_engine_says_why_not(name: str) -> None:
    if not is_installed(name):
        pytest.skip(f"{name} is not installed")
    rules = load_ruleset("german").rules
    cards = {"box 1": ("10", "A"), "dealer": ("A", "8")}
    stake = Command("stake", by="Ann", box=1, amount="20")
    portable = Case(rules, {"Ann": {"has": "100"}}, (stake, Command("deal", cards=cards), do("insure", "10")))
    engine = open_engine(f"published:{name}")
    try:
        case = fit(portable, engine.about.dealing, engine.about.customs).case
        trace = engine.play(case)
    finally:
        engine.close()
    assert len(trace.steps) == len(case.script) == 3
    if name != "py21":  # which asks for no amount and says of none beforehand
        assert trace.steps[-1].answer == "taken"
