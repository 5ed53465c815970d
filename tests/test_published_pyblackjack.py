"""pyblackjack behind the wire: the script answers what the engine asks, and what is shown is what it did."""

import json
from typing import Any

import pytest
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Trace, read_trace
from stacked_deck.engine.cards import rank
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

pytest.importorskip("pyblackjack", reason="the extra `published` is not installed")

ALL_DIFFERENT = "A 2 3 4 5 6 7 8 9 10 J Q K"


def stake(box: int, amount: str = "10", by: str = "Ann") -> Command:
    return Command("stake", by=by, box=box, amount=amount)


def deal(cards: str) -> Command:
    return Command("deal", shoe=(*cards.split(), *("9",) * 40))


def do(action: str, box: int = 1, hand: str = "1") -> Command:
    return Command(action, box=box, hand=hand)


def play(*script: Command, soft_17: str = "stands", seed: int | None = None) -> Trace:
    from stacked_deck.adapters.published.pyblackjack import engine

    rules = load_ruleset("midnight").rules
    rules = {**rules, "dealer": {**rules["dealer"], "soft_17": soft_17}}
    players = {"Ann": {"has": "100"}, "Ben": {"has": "100"}}
    trace = engine.play(Case(rules, players, script, seed=seed))
    return read_trace(json.loads(trace.line()), length=len(script))


def state(trace: Trace, at: int = -1) -> Any:
    found = trace.steps[at].state
    assert found is not None
    return found


def answers(trace: Trace) -> list[str]:
    return [step.answer for step in trace.steps]


def test_the_cards_go_where_the_declared_dealing_says() -> None:
    trace = play(stake(3, by="Ben"), stake(1), deal(ALL_DIFFERENT))
    boxes = state(trace)["boxes"]
    assert (boxes["1"]["hands"]["1"]["cards"], boxes["3"]["hands"]["1"]["cards"]) == (["A", "4"], ["2", "5"])
    assert state(trace)["dealer"]["cards"] == ["6", "?"]
    told = [(event["to"], event["card"]) for event in trace.steps[-1].events or ()]
    assert told == [("box 1", "A"), ("box 3", "2"), ("dealer", "?"), ("box 1", "4"), ("box 3", "5"), ("dealer", "6")]


def test_a_case_fitted_for_the_declared_dealing_puts_every_card_where_it_was_stacked() -> None:
    from stacked_deck.adapters.published.pyblackjack import ABOUT

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


def test_a_split_hand_gets_its_card_in_its_turn_and_a_new_one_stands_at_the_end() -> None:
    script = [stake(1), deal("8 10 8 6 8 2 3"), do("split"), do("split", hand="1.1"), do("stand", hand="1.1.1")]
    trace = play(*script, do("stand", hand="1.2"), do("stand", hand="1.1.2"))
    assert answers(trace) == ["taken"] * 7
    hands = [{path: one["cards"] for path, one in state(trace, at)["boxes"]["1"]["hands"].items()} for at in (2, 3, 5)]
    assert hands[0] == {"1.1": ["8", "8"], "1.2": ["8"]}
    assert hands[1] == {"1.1.1": ["8", "2"], "1.2": ["8"], "1.1.2": ["8"]}
    assert hands[2] == {"1.1.1": ["8", "2"], "1.2": ["8", "3"], "1.1.2": ["8", "9"]}


def test_the_dealer_turns_its_hole_card_before_it_draws() -> None:
    trace = play(stake(1), deal("10 7 9 6 5 K"), do("stand"))
    assert [event["event"] for event in trace.steps[-1].events or ()] == ["turned", "drew", "settled"]
    assert state(trace)["dealer"]["cards"] == ["6", "7", "5"]
    assert state(trace)["players"]["Ann"]["has"] == "110"


@pytest.mark.parametrize(("soft_17", "cards"), [("stands", ["A", "6"]), ("hits", ["A", "6", "3"])])
def test_the_rule_for_soft_17_reaches_the_engine(soft_17: str, cards: list[str]) -> None:
    trace = play(stake(1), deal("10 6 9 A 3"), do("decline"), do("stand"), soft_17=soft_17)
    assert state(trace)["dealer"]["cards"] == cards


def test_insurance_is_asked_box_by_box_and_paid_by_the_engine() -> None:
    script = [stake(1), stake(2, "20", "Ben"), deal("10 9 K 9 8 A"), do("hit"), do("insure"), do("decline", box=2)]
    trace = play(*script)
    assert answers(trace) == ["taken", "taken", "taken", "refused", "taken", "taken"]
    assert (state(trace, 2)["phase"], state(trace, 2)["turn"]) == ("insurance", {"box": 1, "hand": "1"})
    assert state(trace, 4)["players"]["Ann"]["has"] == "85"
    assert {name: player["has"] for name, player in state(trace)["players"].items()} == {"Ann": "100", "Ben": "80"}
    assert [box["hands"]["1"]["outcome"] for box in state(trace)["boxes"].values()] == ["lose", "lose"]


def test_what_the_engine_does_not_offer_is_refused_and_changes_nothing() -> None:
    trace = play(stake(1), deal("10 7 9 6 5"), do("split"), do("double"), do("hit", box=2), do("stand"), do("hit"))
    assert answers(trace) == ["taken", "taken", "refused", "refused", "refused", "taken", "refused"]
    assert state(trace, 4) == state(trace, 1)
    assert (trace.steps[2].why or {})["says"] == "split is not offered; offered are hit, stand, surrender"


def test_a_bet_beyond_the_purse_and_a_second_place_are_refused() -> None:
    trace = play(stake(1, "101"), stake(1, "-1"), stake(1, "2.5"), stake(1), stake(2), stake(1, by="Ben"))
    assert answers(trace) == ["refused"] * 3 + ["taken", "refused", "refused"]


def test_a_natural_wins_and_beside_the_dealers_it_is_a_push() -> None:
    alone = play(stake(1), deal("A 5 K 10"))
    assert (state(alone)["boxes"]["1"]["hands"]["1"]["outcome"], state(alone)["players"]["Ann"]["has"]) == (
        "win",
        "115",
    )
    beside = play(stake(1), deal("A A K 10"))
    assert state(beside)["boxes"]["1"]["hands"]["1"]["outcome"] == "push"
    assert state(beside)["players"]["Ann"]["has"] == "100"


def test_a_surrender_and_a_bust_are_settled_at_once() -> None:
    gone = play(stake(1), deal("10 7 6 10"), do("surrender"))
    assert (state(gone)["boxes"]["1"]["hands"]["1"]["status"], state(gone)["players"]["Ann"]["has"]) == (
        "surrendered",
        "95",
    )
    bust = play(stake(1), stake(2, by="Ben"), deal("10 9 7 6 8 10 K"), do("hit"))
    assert state(bust)["turn"] == {"box": 2, "hand": "1"}
    assert (state(bust)["boxes"]["1"]["hands"]["1"]["status"]) == "bust"
    assert {"event": "settled", "box": 1, "hand": "1", "outcome": "lose"} in (bust.steps[-1].events or ())


def test_a_second_round_begins_with_new_stakes() -> None:
    trace = play(stake(1), deal("10 7 9 6 5"), do("stand"), stake(2, "30"), deal(ALL_DIFFERENT))
    assert answers(trace) == ["taken"] * 5
    assert state(trace)["boxes"]["2"]["hands"]["1"]["stake"] == "30"
    assert state(trace)["players"]["Ann"]["has"] == "80"


def test_a_seed_gives_one_shuffle() -> None:
    one, again, other = (play(stake(1), Command("deal"), seed=seed) for seed in (1, 1, 2))
    assert one == again
    assert one != other
