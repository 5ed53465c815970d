"""blackjack21 behind the wire: what its adapter shows is what the engine did, card by card."""

import json
from typing import Any

import pytest
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Trace, read_trace
from stacked_deck.engine.cards import rank
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

pytest.importorskip("blackjack21", reason="the extra `published` is not installed")

ALL_DIFFERENT = "A 2 3 4 5 6 7 8 9 10 J Q K"


def stake(box: int, amount: str = "10", by: str = "Ann") -> Command:
    return Command("stake", by=by, box=box, amount=amount)


def deal(cards: str) -> Command:
    return Command("deal", shoe=(*cards.split(), *("9",) * 40))


def do(action: str, box: int = 1, hand: str = "1") -> Command:
    return Command(action, box=box, hand=hand)


def play(*script: Command, soft_17: str = "stands", seed: int | None = None) -> Trace:
    from stacked_deck.adapters.published.blackjack21 import engine

    rules = load_ruleset("midnight").rules
    rules = {**rules, "dealer": {**rules["dealer"], "soft_17": soft_17}}
    players = {"Ann": {"has": "100"}, "Ben": {"has": "100"}}
    trace = engine.play(Case(rules, players, script, seed=seed))
    return read_trace(json.loads(trace.line()), length=len(script))


def answers(trace: Trace) -> list[str]:
    return [step.answer for step in trace.steps]


def hand(trace: Trace, path: str = "1", box: int = 1, at: int = -1) -> Any:
    state = trace.steps[at].state
    assert state is not None
    return state["boxes"][str(box)]["hands"][path]


def dealer(trace: Trace, at: int = -1) -> Any:
    state = trace.steps[at].state
    assert state is not None
    return state["dealer"]["cards"]


def test_the_cards_go_where_the_declared_dealing_says() -> None:
    trace = play(stake(1), stake(3, by="Ben"), deal(ALL_DIFFERENT))
    assert (hand(trace)["cards"], hand(trace, box=3)["cards"]) == (["A", "4"], ["2", "5"])
    assert dealer(trace) == ["3", "?"]
    told = [(event["to"], event["card"]) for event in trace.steps[-1].events or ()]
    assert told == [("box 1", "A"), ("box 3", "2"), ("dealer", "3"), ("box 1", "4"), ("box 3", "5"), ("dealer", "?")]


def test_a_case_fitted_for_the_declared_dealing_puts_every_card_where_it_was_stacked() -> None:
    from stacked_deck.adapters.published.blackjack21 import ABOUT

    cards = {"box 1": ("8", "8"), "box 3": ("10", "2"), "dealer": ("5", "J", "3")}
    script = (
        stake(1),
        stake(3, by="Ben"),
        Command("deal", cards=cards),
        Command("split", box=1, hand="1", gets=("8", "3")),
        Command("split", box=1, hand="1.1", gets=("6", "7")),
        Command("hit", box=1, hand="1.1.2", gets=("4",)),
        Command("hit", box=1, hand="1.2", gets=("9",)),
        *(Command("stand", box=1, hand=path) for path in ("1.1.1", "1.1.2", "1.2")),
        Command("hit", box=3, hand="1", gets=("4",)),
        Command("stand", box=3, hand="1"),
    )
    rules = {**load_ruleset("midnight").rules, "hole_card": "dealt", "insurance": "none"}
    rules["split"] = {**rules["split"], "hands": 4}
    fitted = fit(Case(rules, {}, script), ABOUT.dealing, ABOUT.customs)
    trace = play(*fitted.case.script)
    assert answers(trace) == ["taken"] * len(fitted.case.script)
    last = trace.steps[-1].state
    assert last is not None
    for seat, stacked in fitted.holds[-1].items():
        held = tuple(map(rank, stacked))
        if seat == "dealer":
            assert tuple(last["dealer"]["cards"]) == held == ("5", "J", "3")
        else:
            _, box, _, path = seat.split()
            assert tuple(last["boxes"][box]["hands"][path]["cards"]) == held


def test_a_split_deals_both_hands_at_once_and_a_second_one_beside_the_first() -> None:
    script = [stake(1), deal("8 6 8 10 8 2 3 4"), do("split"), do("split", hand="1.1"), do("stand", hand="1.1.1")]
    trace = play(*script, do("stand", hand="1.1.2"), do("stand", hand="1.2"))
    assert answers(trace) == ["taken"] * 7
    assert [(path, one["cards"]) for path, one in trace.steps[3].state["boxes"]["1"]["hands"].items()] == [  # type: ignore[index]
        ("1.1.1", ["8", "3"]),
        ("1.1.2", ["8", "4"]),
        ("1.2", ["8", "2"]),
    ]
    assert [event["card"] for event in trace.steps[2].events or ()] == ["8", "2"]


def test_the_dealer_turns_its_hole_card_before_it_draws() -> None:
    trace = play(stake(1), deal("10 6 9 7 5 K"), do("stand"))
    assert [event["event"] for event in trace.steps[-1].events or ()] == ["turned", "drew", "settled"]
    assert dealer(trace) == ["6", "7", "5"]
    assert hand(trace)["outcome"] == "win"


@pytest.mark.parametrize(("soft_17", "cards"), [("stands", ["A", "6"]), ("hits", ["A", "6", "3"])])
def test_the_rule_for_soft_17_reaches_the_engine(soft_17: str, cards: list[str]) -> None:
    trace = play(stake(1), deal("10 A 9 6 3"), do("stand"), soft_17=soft_17)
    assert dealer(trace) == cards


def test_a_command_that_the_engine_raises_at_is_refused_with_its_reason() -> None:
    trace = play(stake(1), deal("10 6 9 7 5"), do("hit", box=2), do("split"), do("insure"), do("stand"), do("hit"))
    assert answers(trace) == ["taken", "taken", "refused", "refused", "refused", "taken", "refused"]
    assert [(step.why or {}).get("says", "")[:20] for step in trace.steps if step.why] == [
        "hand 1 of box 1 is i",
        "Attempted to play sp",
        "this engine has no i",
        "Cannot hit: it is no",
    ]
    assert trace.steps[2].state == trace.steps[1].state == trace.steps[4].state


def test_a_bet_that_the_engine_does_not_take_is_refused() -> None:
    trace = play(stake(1, "0"), stake(1, "-1"), stake(1, "2.5"), deal(ALL_DIFFERENT), stake(1), stake(1))
    assert answers(trace) == ["refused"] * 4 + ["taken", "refused"]


def test_a_further_start_deals_the_bets_again_and_new_stakes_make_a_new_table() -> None:
    again = Command("same bet and deal", shoe=tuple(["9", "7", "8", "10", "2", "4", "5"] + ["9"] * 40))
    trace = play(stake(1), deal("10 6 9 7 5"), do("stand"), again, do("stand"), stake(2, "30"), deal(ALL_DIFFERENT))
    assert answers(trace) == ["taken"] * 7
    assert hand(trace, at=3)["stake"] == "10"
    assert hand(trace, box=2)["stake"] == "30"
    assert list(trace.steps[-1].state["boxes"]) == ["2"]  # type: ignore[index]


def test_a_round_that_the_dealer_natural_ends_has_no_turn() -> None:
    trace = play(stake(1), deal("10 A 9 K"), do("hit"))
    assert dealer(trace, at=1) == ["A", "K"]
    assert hand(trace, at=1)["outcome"] == "lose"
    assert answers(trace) == ["taken", "taken", "refused"]


def test_actions_are_those_that_the_engine_offers() -> None:
    trace = play(stake(1), deal("8 6 8 10"), do("hit"))
    assert trace.steps[1].state["actions"] == ["double", "hit", "split", "stand", "surrender"]  # type: ignore[index]


def test_a_seed_gives_one_shuffle() -> None:
    one, again, other = (play(stake(1), Command("deal"), seed=seed) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_no_amount_is_shown_that_the_engine_does_not_have() -> None:
    shown = play(stake(1), deal("10 6 9 7 5"), do("stand")).line()
    assert '"net"' not in shown
    assert '"has"' not in shown
    assert '"lying"' not in shown
