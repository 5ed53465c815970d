"""The judge, told by traces written by hand: each verdict, each operator, and the words of a finding."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.about import ACTIONS, About
from stacked_deck.adapters.case import Case, Command, Fitted
from stacked_deck.adapters.check import END, Check, read_check
from stacked_deck.adapters.compare import same
from stacked_deck.adapters.judge import findings, judge, strayed_at, tries, verdict
from stacked_deck.adapters.lacking import LACKED, playing, unsupported, with_lacked, without_lacked
from stacked_deck.adapters.look import part_of
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.trace import Step, Trace
from stacked_deck.adapters.verdict import WORST_FIRST
from stacked_deck.engine.cards import RANKS, SUITS
from stacked_deck.engine.money import text
from stacked_deck.engine.validation import Wrong

HAND = ("state", "boxes", "1", "hands", "1")
REFUSED = Check(2, ("answer",), "is", "refused")


def hand(**parts: Any) -> dict[str, Any]:
    """A hand of ten and six, with some parts replaced."""
    whole = {
        "cards": ["10", "6"],
        "total": 16,
        "soft": False,
        "natural": False,
        "stake": "10",
        "status": "open",
        "outcome": None,
        "net": None,
        "insurance": None,
    }
    return {**whole, **parts}


def state(phase: str = "playing", hands: Mapping[str, Any] | None = None, **parts: Any) -> dict[str, Any]:
    """A state of one box."""
    whole = {
        "phase": phase,
        "turn": {"box": 1, "hand": "1"},
        "actions": ["hit", "stand"],
        "players": {"Ann": {"has": "90"}},
        "lying": "10",
        "boxes": {"1": {"player": "Ann", "net": None, "hands": {"1": hand()} if hands is None else hands}},
        "dealer": {"cards": ["6h", "?"], "total": 6, "soft": False, "natural": False},
    }
    return {**whole, **parts}


SCRIPT = (
    Command("stake", by="Ann", box=1, amount="10"),
    Command("deal", cards={"box 1": ("10", "6"), "dealer": ("6", "10", "2")}),
    Command("split", box=1, hand="1"),
    Command("stand", box=1, hand="1"),
)
STEPS = (
    Step("taken", events=(), state=state("betting", {}, boxes={"1": {"player": "Ann", "stake": "10"}})),
    Step(
        "taken",
        events=(
            {"event": "dealt", "to": "box 1", "hand": "1", "card": "10s"},
            {"event": "dealt", "to": "dealer", "card": "6h"},
            {"event": "dealt", "to": "dealer", "card": "?"},
        ),
        state=state(),
    ),
    Step("refused", {"rule": "split.of", "says": "10 and 6 are no pair"}, (), state()),
    Step(
        "taken",
        events=(
            {"event": "turned", "card": "10d"},
            {"event": "drew", "to": "dealer", "card": "2c"},
            {"event": "settled", "box": 1, "hand": "1", "outcome": "lose", "net": "-10"},
        ),
        state=state(
            "settled",
            {"1": hand(status="stood", outcome="lose", net="-10")},
            turn=None,
            actions=[],
            dealer={"cards": ["6h", "10d", "2c"], "total": 18, "soft": False, "natural": False},
        ),
    ),
)


def played(
    script: Sequence[Command] = SCRIPT,
    steps: Sequence[Step] = STEPS,
    *,
    about: About | None = None,
    fitted: Fitted | None = None,
) -> Played:
    """What was played, laid one to one unless told otherwise."""
    case = Case({}, {"Ann": {"has": "100"}}, tuple(script))
    laid = fitted or Fitted(case, tuple(range(len(script))), ())
    return Played(case, laid, Trace(tuple(steps)), about or About("engine"))


def found(at: Any, path: tuple[str, ...], operator: Any, value: Any, **parts: Any) -> tuple[str, str]:
    """The verdict of one check, and what was seen."""
    finding = judge(Check(at, path, operator, value), played(**parts))
    return finding.verdict, finding.seen


def with_state(changed: Mapping[str, Any] | None, at: int = 1) -> Sequence[Step]:
    """The steps with one state replaced."""
    return [replace(step, state=changed) if index == at else step for index, step in enumerate(STEPS)]


@pytest.mark.parametrize(
    ("path", "operator", "right", "wrong"),
    [
        (("state", "phase"), "is", "playing", "settled"),
        (("state", "turn"), "is", {"box": 1, "hand": "1"}, {"box": 2, "hand": "1"}),
        (("state", "turn", "hand"), "is", "1", "1.1"),
        (("state", "actions"), "is", ["stand", "hit"], ["stand"]),
        (("state", "actions"), "has", "hit", "split"),
        (("state", "actions"), "has", ["hit", "stand"], ["hit", "split"]),
        (("state", "actions"), "lacks", "split", "hit"),
        (("state", "actions"), "lacks", ["split", "double"], ["split", "hit"]),
        (("state", "players", "Ann", "has"), "is", "90.00", "90.5"),
        (("state", "lying"), "is", "10", "20"),
        (("state", "boxes"), "has", "1", "2"),
        (("state", "boxes", "1", "player"), "is", "Ann", "Ben"),
        (("state", "boxes", "1", "hands"), "is", ["1"], ["1.1", "1.2"]),
        (("state", "boxes", "1", "hands"), "lacks", "1.1", "1"),
        ((*HAND, "cards"), "is", ["6", "10"], ["10", "7"]),
        ((*HAND, "cards"), "has", "10", "9"),
        ((*HAND, "total"), "is", 16, 17),
        ((*HAND, "total"), "is not", 17, 16),
        ((*HAND, "soft"), "is", False, True),
        ((*HAND, "natural"), "is", False, True),
        ((*HAND, "stake"), "is", "10.0", "20"),
        ((*HAND, "status"), "is", "open", "bust"),
        ((*HAND, "insurance"), "is", None, {"stake": "5"}),
        (("state", "dealer", "cards"), "is", ["6", "?"], ["?", "6"]),
        (("state", "dealer", "total"), "is", 6, 16),
        (("events",), "has", {"event": "dealt", "to": "dealer", "card": "6"}, {"event": "drew"}),
        (("events",), "lacks", {"event": "drew", "to": "dealer"}, {"event": "dealt", "to": "dealer"}),
        (("answer",), "is", "taken", "refused"),
    ],
)
def test_each_part_of_a_trace_is_told_right_from_wrong(path: Any, operator: Any, right: Any, wrong: Any) -> None:
    assert found(1, path, operator, right)[0] == "pass"
    assert found(1, path, operator, wrong)[0] == "fail"


def test_a_truth_value_is_no_number() -> None:
    steps = with_state(state(hands={"1": hand(total=True, soft=0)}))
    assert found(1, (*HAND, "total"), "is", 1, steps=steps)[0] == "fail"
    assert found(1, (*HAND, "soft"), "is", False, steps=steps)[0] == "fail"


def test_before_compares_the_first_of_each_event() -> None:
    turned, drew, peeked = {"event": "turned"}, {"event": "drew", "to": "dealer"}, {"event": "peeked"}
    assert found(3, ("events",), "before", [turned, drew])[0] == "pass"
    assert found(3, ("events",), "before", [drew, turned])[0] == "fail"
    assert found(3, ("events",), "before", [turned, peeked])[0] == "fail"
    assert found(3, ("events",), "before", [peeked, turned])[0] == "fail"
    assert found(3, ("events",), "before", [turned, turned])[0] == "fail"


def test_events_at_the_end_are_those_of_the_round() -> None:
    dealt = {"event": "dealt", "to": "dealer", "card": "6"}
    assert found(END, ("events",), "has", dealt)[0] == "pass"
    assert found(3, ("events",), "has", dealt)[0] == "fail"
    assert found(3, ("round events",), "has", dealt)[0] == "pass"


def test_a_value_is_compared_with_what_stood_there_before() -> None:
    assert found(2, ("state", "lying"), "is", {"as at": 1})[0] == "pass"
    assert found(3, ("state", "dealer", "cards"), "is", {"as at": 1})[0] == "fail"
    assert found(3, ("state", "dealer", "cards"), "is not", {"as at": 1})[0] == "pass"


def test_a_shoe_is_counted_and_its_order_compared() -> None:
    script = (Command("deal"), Command("deal"))
    shoes = (["A", "K", "K"], ["K", "A", "K"])
    steps = [Step("taken", events=({"event": "shuffled", "cards": shoe},), state={}) for shoe in shoes]
    assert found(0, ("shoe", "count"), "is", 3, script=script, steps=steps) == ("pass", "3 cards")
    assert found(0, ("shoe", "K"), "is", 2, script=script, steps=steps)[0] == "pass"
    assert found(0, ("shoe", "Q"), "is", 1, script=script, steps=steps)[0] == "fail"
    assert found(1, ("shoe", "cards"), "is not", {"as at": 0}, script=script, steps=steps)[0] == "pass"
    assert found(1, ("shoe", "cards"), "is", {"as at": 0}, script=script, steps=steps)[0] == "fail"
    hidden = [Step("taken", events=({"event": "shuffled"},), state={})] * 2
    assert found(0, ("shoe", "count"), "is", 3, script=script, steps=hidden)[0] == "error"


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ((*HAND, "total"), 16, "total"),
        ((*HAND, "cards"), ["10", "6"], "cards"),
        ((*HAND, "net"), "-10", "net"),
        (("state", "boxes", "1", "net"), "-10", "box net"),
        (("state", "players", "Ann", "has"), "90", "has"),
        (("state", "turn"), None, "turn"),
        (("state", "dealer", "cards"), ["6"], "dealer cards"),
        (("state", "dealer", "soft"), False, "dealer total"),
        (("state", "dealer", "natural"), False, "natural"),
        (("events",), {"event": "peeked"}, "events"),
        (("shoe", "count"), 416, "shoe"),
        ((*HAND, "behind", "Ben", "stake"), "5", "behind"),
        ((*HAND, "insurance", "net"), "5", "insurance"),
    ],
)
def test_a_part_that_is_hidden_is_unobservable(path: Any, value: Any, part: str) -> None:
    assert found(END, path, "has", value, about=About("engine", hides=(part,))) == (
        "unobservable",
        f"it does not show {part}",
    )


def test_a_part_that_is_missing_and_not_hidden_is_an_error() -> None:
    bare = with_state({})
    says = "it says that it shows total but does not"
    assert found(1, (*HAND, "total"), "is", 16, steps=bare) == ("error", says)
    assert found(1, (*HAND, "total"), "is", 16, steps=with_state(None)) == ("error", says)
    assert found(1, (*HAND, "total"), "is", 16, steps=with_state(state(hands={"1": {}}))) == ("error", says)
    assert found(1, ("state", "phase"), "is", "playing", steps=bare)[0] == "error"
    eventless = [replace(step, events=None) for step in STEPS]
    assert found(1, ("events",), "lacks", {"event": "drew"}, steps=eventless)[0] == "error"
    assert found(2, ("why", "rule"), "is", "split.of", steps=[replace(step, why=None) for step in STEPS])[0] == "error"


def test_a_hand_that_is_not_there_fails_whatever_is_asked_of_it() -> None:
    path = ("state", "boxes", "1", "hands", "1.2", "total")
    assert found(1, path, "is", 16) == ("fail", "no such hand")
    assert found(1, path, "is not", 16) == ("fail", "no such hand")
    assert found(1, ("state", "boxes", "2", "hands", "1", "total"), "is", 16) == ("fail", "no such box")


def test_what_is_not_settled_is_neither_won_nor_not_won() -> None:
    for value in ("win", "lose"):
        assert found(1, (*HAND, "outcome"), "is", value) == ("fail", "not settled")
        assert found(1, (*HAND, "outcome"), "is not", value) == ("fail", "not settled")
    assert found(1, (*HAND, "net"), "is", "10") == ("fail", "not settled")
    assert found(1, (*HAND, "outcome"), "is", None)[0] == "pass"
    assert found(3, (*HAND, "outcome"), "is", None) == ("fail", "a loss")
    assert found(3, (*HAND, "net"), "is", "-10")[0] == "pass"
    unsettled = with_state(state("settled"), at=3)
    assert found(3, (*HAND, "outcome"), "is", "lose", steps=unsettled)[0] == "error"


def test_an_insurance_is_told_from_none() -> None:
    stake = (*HAND, "insurance", "stake")
    assert found(1, stake, "is", "5") == ("fail", "not insured")
    insured = with_state(state(hands={"1": hand(insurance={"stake": "5", "net": None})}))
    assert found(1, stake, "is", "5", steps=insured)[0] == "pass"
    assert found(1, (*HAND, "insurance", "net"), "is", "10", steps=insured) == ("fail", "not settled")


def test_nonsense_is_an_error() -> None:
    for parts in ({"stake": "lots"}, {"stake": 10.5}):
        assert found(1, (*HAND, "stake"), "is", "10", steps=with_state(state(hands={"1": hand(**parts)})))[0] == "error"
    odd = with_state(state(hands={"1": hand(cards=["eleven"])}))
    assert found(1, (*HAND, "cards"), "is", ["10"], steps=odd) == ("error", "nonsense: 'eleven' is no card")
    assert found(1, (*HAND, "total"), "is", 16, steps=with_state(state(boxes={"1": []})))[0] == "error"


def test_a_check_that_leads_nowhere_is_the_scenarios_fault() -> None:
    for path in [("state", "weather"), ("nothing",), ("why", "colour"), ("shoe", "11"), ("state", "boxes", "1", "x")]:
        with pytest.raises(Wrong):
            part_of(path)
    with pytest.raises(Wrong):
        judge(Check(9, ("answer",), "is", "taken"), played())
    with pytest.raises(Wrong):
        judge(Check(1, ("events",), "is", []), played())
    with pytest.raises(Wrong):
        judge(Check(1, (*HAND, "total"), "before", 1), played())


def test_a_finding_speaks_the_words_of_the_table() -> None:
    script = (*SCRIPT[:2], Command("split", box=1, hand="1", gets=("K", "9")))
    hands = {"1.1": hand(total=11), "1.2": hand(status="bust")}
    steps = (*STEPS[:2], Step("taken", events=(), state=state(hands=hands)))
    finding = judge(
        Check(2, ("state", "boxes", "1", "hands", "1.1", "total"), "is", 21), played(script=script, steps=steps)
    )
    assert (finding.where, finding.expected, finding.seen) == (
        "hand 1.1 of box 1, after box 1 splits",
        "a total of 21",
        "a total of 11",
    )
    finding = judge(Check(2, ("answer",), "is", "taken"), played())
    assert (finding.where, finding.expected, finding.seen) == (
        "when box 1 splits",
        "taken",
        "refused: 10 and 6 are no pair",
    )
    finding = judge(Check(3, ("events",), "lacks", {"event": "drew", "to": "dealer"}), played())
    assert finding.expected == "not the dealer draws a card"
    assert "the dealer draws 2c" in finding.seen
    assert "/" not in finding.where + finding.expected


# Scenarios

CONTROL = Check(END, (*HAND, "outcome"), "is", "lose")


def test_a_scenario_passes_by_all_of_its_checks() -> None:
    assert verdict([REFUSED, CONTROL], played()).verdict == "pass"
    assert verdict([REFUSED, replace(CONTROL, value="win")], played()).verdict == "fail"


def test_a_scenario_without_a_check_is_an_error() -> None:
    assert verdict([], played()).verdict == "error"


def test_a_trace_of_another_length_is_an_error() -> None:
    assert verdict([REFUSED, CONTROL], played(steps=STEPS[:3])).verdict == "error"


def test_a_try_that_is_taken_fails() -> None:
    steps = [replace(step, answer="taken", why=None) for step in STEPS]
    finding = verdict([REFUSED, CONTROL], played(steps=steps))
    assert (finding.verdict, finding.expected, finding.seen, finding.at) == ("fail", "refused", "taken", 2)
    finding = verdict([Check(2, ("why", "rule"), "is", "split.of"), CONTROL], played(steps=steps))
    assert (finding.verdict, finding.seen) == ("fail", "taken")


def test_a_lawful_command_that_is_refused_strays() -> None:
    steps = [replace(step, answer="refused" if at == 3 else step.answer) for at, step in enumerate(STEPS)]
    finding = verdict([REFUSED, CONTROL], played(steps=steps))
    assert (finding.verdict, finding.where, finding.expected, finding.at) == (
        "strayed",
        "when box 1 stands",
        "taken",
        3,
    )
    looked_at = verdict([REFUSED, Check(3, ("answer",), "is", "taken"), CONTROL], played(steps=steps))
    assert looked_at.verdict == "fail"


def test_what_came_before_a_stray_is_still_judged() -> None:
    steps = [replace(step, answer="refused" if at == 3 else step.answer) for at, step in enumerate(STEPS)]
    wrong_before = Check(1, (*HAND, "total"), "is", 17)
    assert verdict([wrong_before, REFUSED, CONTROL], played(steps=steps)).verdict == "fail"
    right_before = Check(1, (*HAND, "total"), "is", 16)
    assert verdict([right_before, REFUSED, CONTROL], played(steps=steps)).verdict == "strayed"


def test_the_worst_finding_counts() -> None:
    hides = About("engine", hides=("lying",))
    unseen = Check(1, ("state", "lying"), "is", "10")
    assert verdict([unseen, REFUSED, CONTROL], played(about=hides)).verdict == "unobservable"
    assert verdict([unseen, REFUSED, replace(CONTROL, value="win")], played(about=hides)).verdict == "fail"


def test_an_engine_that_refuses_everything_passes_nothing_that_has_a_control() -> None:
    steps = [Step("refused", {"rule": "no", "says": "no"}, (), state()) for _ in STEPS]
    assert verdict([REFUSED, CONTROL], played(steps=steps)).verdict == "strayed"


def test_an_engine_that_lacks_everything_passes_nothing_that_has_a_control() -> None:
    about = About("engine", lacks=ACTIONS)
    case = played().case
    found = unsupported(case, [REFUSED, CONTROL], about)
    assert found is not None
    assert found.verdict == "unsupported"
    some = unsupported(case, [REFUSED, CONTROL], About("engine", lacks=("stand", "split")))
    assert some is not None
    assert (some.where, some.expected, some.seen) == ("after box 1 stands", "box 1 stands", "it has no stand")


def test_a_table_that_is_too_small_is_unsupported() -> None:
    case = replace(played().case, script=(Command("stake", by="Ann", box=2, amount="10"),))
    found = unsupported(case, [CONTROL], About("engine", boxes=1))
    assert found is not None
    assert found.seen == "it has at most 1 box"
    assert unsupported(case, [Check(0, ("answer",), "is", "refused")], About("engine", boxes=1)) is None


def test_a_lacked_action_counts_as_refused_where_a_refusal_is_expected() -> None:
    about = About("engine", lacks=("split",))
    assert unsupported(played().case, [REFUSED, CONTROL], about) is None
    asked: list[Case] = []

    def play(case: Case) -> Trace:
        asked.append(case)
        return Trace(tuple(STEPS[at] for at in (0, 1, 3)))

    def fit(case: Case) -> Fitted:
        return Fitted(case, tuple(range(len(case.script))), ())

    whole = playing(play, about, fit=fit)(played().case)
    assert [command.do for command in asked[0].script] == ["stake", "deal", "stand"]
    assert [step.answer for step in whole.trace.steps] == ["taken", "taken", "refused", "taken"]
    assert whole.trace.steps[2].why == {"rule": LACKED, "says": "it has no split"}
    assert whole.trace.steps[2].state == whole.trace.steps[1].state
    assert verdict([REFUSED, CONTROL], whole).verdict == "pass"


@given(st.lists(st.booleans(), max_size=8), st.data())
def test_what_was_left_out_comes_back_where_it_was(lacked: list[bool], data: st.DataObject) -> None:
    about = About("engine", lacks=("split",))
    script = tuple(Command("split" if one else "hit", box=1, hand=str(at)) for at, one in enumerate(lacked))
    case = Case({}, {}, script)
    bare, kept = without_lacked(case, about)
    # Fitting adds a command behind some, and drops others.
    laid: list[Command] = []
    places = []
    for command in bare.script:
        if data.draw(st.integers(0, 3)):
            laid.append(command)
        places.append(len(laid) - 1)
        if laid and data.draw(st.booleans()):
            laid.append(Command("stand"))
            places[-1] = len(laid) - 1
    steps = tuple(Step("taken", events=(), state={"lying": str(at)}) for at in range(len(laid)))
    fitted = Fitted(replace(bare, script=tuple(laid)), tuple(places), ())
    whole = with_lacked(case, kept, Played(bare, fitted, Trace(steps), about))
    assert len(whole.trace.steps) == len(whole.fitted.case.script) == len(laid) + sum(lacked)
    for at, command in enumerate(script):
        if command.do == "split":
            assert whole.ways.own[at] == whole.fitted.places[at]
            assert whole.trace.steps[whole.fitted.places[at]].answer == "refused"
        else:
            place, old = whole.fitted.places[at], places[kept.index(at)]
            if old >= 0:
                assert whole.trace.steps[place].state == steps[old].state


# Fitted scripts


def fitted_with(script: Sequence[Command], places: Sequence[int]) -> Fitted:
    return Fitted(Case({}, {"Ann": {"has": "100"}}, tuple(script)), tuple(places), ())


def test_an_added_command_that_is_refused_strays() -> None:
    laid = fitted_with([*SCRIPT[:2], Command("decline", box=1, hand="1"), *SCRIPT[2:]], [0, 2, 3, 4])
    good = [*STEPS[:2], Step("taken", events=(), state=state()), *STEPS[2:]]
    assert verdict([REFUSED, CONTROL], played(steps=good, fitted=laid)).verdict == "pass"
    bad = [*STEPS[:2], Step("refused", events=(), state=state()), *STEPS[2:]]
    finding = verdict([REFUSED, CONTROL], played(steps=bad, fitted=laid))
    assert (finding.verdict, finding.where, finding.at) == (
        "strayed",
        "when box 1 declines insurance (added for its customs)",
        1,
    )


def test_a_dropped_command_had_its_effect_with_the_one_before_it() -> None:
    laid = fitted_with(SCRIPT[:3], [0, 1, 2, 2])
    steps = [*STEPS[:2], replace(STEPS[3], answer="refused")]
    looked = [Check(3, ("events",), "has", {"event": "turned"}), Check(3, ("answer",), "is", "taken"), CONTROL]
    assert verdict([REFUSED, *looked], played(steps=steps, fitted=laid)).verdict == "pass"


def test_hands_may_be_played_in_the_engines_own_order() -> None:
    script = (*SCRIPT[:2], Command("stand", box=1, hand="1.1"), Command("stand", box=1, hand="1.2"))
    laid = fitted_with([*script[:2], script[3], script[2]], [0, 1, 3, 2])
    whole = played(script=script, steps=[*STEPS[:2], STEPS[3], STEPS[3]], fitted=laid)
    assert whole.ways.own == (0, 1, 3, 2)
    refused = played(script=script, steps=[*STEPS[:2], replace(STEPS[3], answer="refused"), STEPS[3]], fitted=laid)
    assert strayed_at([], refused) == 2
    finding = verdict([Check(3, ("answer",), "is", "taken")], refused)
    assert (finding.verdict, finding.at) == ("fail", 3)


def test_a_prefix_is_judged_as_the_whole() -> None:
    part = played(script=SCRIPT[:3], steps=STEPS[:3])
    assert verdict([Check(1, (*HAND, "total"), "is", 16), REFUSED], part).verdict == "pass"


def test_tries_are_the_commands_whose_refusal_is_expected() -> None:
    checks = [
        REFUSED,
        Check(3, ("answer",), "is", "taken"),
        Check(1, ("why", "rule"), "is", "phase"),
        Check(0, ("answer",), "is not", "taken"),
        CONTROL,
    ]
    assert tries(checks) == {0, 1, 2}


# Algebra

RANK = st.sampled_from(RANKS)


@given(st.lists(RANK, min_size=1, max_size=6), st.data())
def test_suits_and_the_order_of_a_hand_do_not_count(ranks: list[str], data: st.DataObject) -> None:
    suited = [rank + data.draw(st.sampled_from(("", *SUITS))) for rank in ranks]
    assert same("cards", data.draw(st.permutations(suited)), ranks)
    assert same("dealer cards", suited, ranks)
    assert not same("cards", suited[1:], ranks)


@given(st.integers(-(10**9), 10**9), st.integers(1, 5))
def test_amounts_are_the_same_however_many_noughts_they_carry(chips: int, noughts: int) -> None:
    assert same("net", f"{text(chips)}.{'0' * noughts}", text(chips))
    assert not same("net", f"{text(chips)}.{'0' * noughts}1", text(chips))


@given(
    st.sampled_from([(*HAND, "total"), (*HAND, "status"), (*HAND, "cards"), (*HAND, "stake"), ("state", "actions")]),
    st.sampled_from([16, 17, "open", "10", "20"]),
)
def test_is_not_is_the_opposite_of_is_for_all_that_is_shown(path: Any, value: Any) -> None:
    outcomes = []
    for operator in ("is", "is not"):
        outcomes.append(found(1, path, operator, value)[0])
    assert sorted(outcomes) in (["fail", "pass"], ["error", "error"])


@given(st.permutations([REFUSED, CONTROL, replace(CONTROL, value="win"), Check(1, (*HAND, "total"), "is", 16)]))
def test_the_order_of_checks_does_not_change_the_verdict(checks: list[Check]) -> None:
    assert verdict(checks, played()).verdict == "fail"


@given(st.sampled_from([END, 0, 7]), st.lists(st.text(), min_size=1).map(tuple), st.sampled_from(["is", "before"]))
def test_a_check_is_read_as_it_is_written(at: Any, path: tuple[str, ...], operator: Any) -> None:
    check = Check(at, path, operator, [1, "x", None])
    assert read_check(check.as_json()) == check


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        [1, ["a"], "is"],
        [-1, ["a"], "is", 1],
        [1, [], "is", 1],
        [1, "a", "is", 1],
        [True, ["a"], "is", 1],
        [1, ["a"], "equals", 1],
    ],
)
def test_what_is_no_check_is_not_read(value: Any) -> None:
    with pytest.raises(Wrong):
        read_check(value)


def test_every_verdict_has_its_place() -> None:
    assert WORST_FIRST[0] == "fail"
    assert WORST_FIRST[-1] == "pass"


# What is easily overlooked


def test_an_event_that_hides_what_is_looked_for_is_neither_there_nor_not() -> None:
    steps = [replace(step, events=({"event": "drew", "to": "box 1", "hand": "1"},)) for step in STEPS]
    nine = {"event": "drew", "to": "box 1", "card": "9"}
    for operator in ("has", "lacks"):
        hidden = found(1, ("events",), operator, nine, steps=steps, about=About("engine", hides=("cards",)))
        assert hidden == ("unobservable", "it does not show cards")
        assert found(1, ("events",), operator, nine, steps=steps)[0] == "error"
    assert found(1, ("events",), "has", {"event": "drew"}, steps=steps)[0] == "pass"
    assert found(1, ("events",), "lacks", {"event": "turned", "card": "9"}, steps=steps)[0] == "pass"


def test_events_of_a_round_are_shown_only_where_all_of_its_steps_show_them() -> None:
    steps = [replace(step, events=None) if at == 2 else step for at, step in enumerate(STEPS)]
    assert found(END, ("round events",), "lacks", {"event": "peeked"}, steps=steps)[0] == "error"
    assert found(1, ("round events",), "lacks", {"event": "peeked"}, steps=steps)[0] == "pass"


def test_an_insurance_that_was_taken_and_is_not_shown_is_an_error() -> None:
    script = (*SCRIPT[:2], Command("insure", box=1, hand="1"))
    bare = {key: part for key, part in hand().items() if key != "insurance"}
    steps = (*STEPS[:2], Step("taken", events=(), state=state(hands={"1": bare})))
    assert found(2, (*HAND, "insurance", "stake"), "is", "5", script=script, steps=steps)[0] == "error"
    told = (*STEPS[:2], Step("taken", events=(), state=state(hands={"1": {**bare, "insurance": None}})))
    assert found(2, (*HAND, "insurance"), "is", None, script=script, steps=told)[0] == "pass"
    declined = (*STEPS[:2], Step("refused", events=(), state=state(hands={"1": bare})))
    assert found(2, (*HAND, "insurance"), "is", None, script=script, steps=declined)[0] == "pass"


def test_an_answer_counts_though_what_was_added_behind_it_strays() -> None:
    laid = fitted_with([*SCRIPT[:3], Command("stand", box=1, hand="1"), SCRIPT[3]], [0, 1, 3, 4])
    steps = [*STEPS[:3], Step("refused", events=(), state=state()), STEPS[3]]
    made = findings([REFUSED, Check(2, (*HAND, "total"), "is", 16), CONTROL], played(steps=steps, fitted=laid))
    assert [finding.verdict for finding in made] == ["pass", "strayed", "strayed"]


def test_every_check_has_its_finding() -> None:
    checks = [REFUSED, replace(CONTROL, value="win"), CONTROL]
    assert [finding.verdict for finding in findings(checks, played())] == ["pass", "fail", "pass"]
    strays = [replace(step, answer="refused" if at == 3 else step.answer) for at, step in enumerate(STEPS)]
    made = findings([REFUSED], played(steps=strays))
    assert [finding.verdict for finding in made] == ["pass", "strayed"]


def test_the_judge_knows_no_test_runner() -> None:
    code = "import sys, stacked_deck.adapters.standing, stacked_deck.adapters.transcript as _"
    code += "; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd="/").returncode == 0


def test_the_event_of_an_insurance_is_not_looked_for_where_insurances_are_hidden() -> None:
    settled = {"event": "insurance settled", "box": 1}
    for operator, shown in (("has", "fail"), ("lacks", "pass")):
        assert found(1, ("events",), operator, settled)[0] == shown
        hidden = found(1, ("events",), operator, settled, about=About("engine", hides=("insurance",)))
        assert hidden == ("unobservable", "it does not show insurance")


def test_the_shuffling_of_a_shoe_is_not_looked_for_where_the_shoe_is_hidden() -> None:
    assert found(1, ("events",), "has", {"event": "shuffled"})[0] == "fail"
    hidden = found(1, ("events",), "has", {"event": "shuffled"}, about=About("engine", hides=("shoe",)))
    assert hidden == ("unobservable", "it does not show shoe")
