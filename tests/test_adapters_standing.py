"""The standing checks: the reference breaks none, and each is broken by an engine that lies in its way."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command, read_command
from stacked_deck.adapters.check import END, Check
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.judge import tries, verdict
from stacked_deck.adapters.lacking import playing
from stacked_deck.adapters.played import Play
from stacked_deck.adapters.reference import Reference, reference_engine
from stacked_deck.adapters.standing import EVERY_CASE, STANDING, WITHOUT_REPLAY, Row, left_over, standing
from stacked_deck.adapters.standing.dealer import must_draw
from stacked_deck.adapters.standing.shown import difference, shown
from stacked_deck.adapters.trace import Step, Trace, read_trace
from stacked_deck.adapters.transcript import transcript
from stacked_deck.engine.cards import RANKS, total
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

REFERENCE = reference_engine()
RULES = {name: dict(load_ruleset(name).rules) for name in ruleset_names()}
Lie = Callable[[Case, dict[str, Any]], None]  # changes a trace, as plain JSON


def case(*script: dict[str, Any], rules: str = "midnight", has: str = "100", **other: Any) -> Case:
    """A case of Ann's and Ben's."""
    return Case(
        {**RULES[rules], **other},
        {"Ann": {"has": has}, "Ben": {"has": has}},
        tuple(read_command(command, str(at)) for at, command in enumerate(script)),
    )


def stake(box: int = 1, amount: str = "10", by: str = "Ann") -> dict[str, Any]:
    return {"do": "stake", "by": by, "box": box, "amount": amount}


def deal(box: str = "10 6", dealer: str = "6 10 2", do: str = "deal", **more: str) -> dict[str, Any]:
    """A deal to box 1, and to others by `box2="8 8"`."""
    seats = {"box 1": box, "dealer": dealer, **{f"box {name[-1]}": cards for name, cards in more.items()}}
    return {"do": do, "cards": {seat: cards.split() for seat, cards in seats.items()}}


def on(do: str, gets: str = "", hand: str = "1", box: int = 1) -> dict[str, Any]:
    command: dict[str, Any] = {"do": do, "box": box, "hand": hand}
    return {**command, "gets": gets.split()} if gets else command


def player(play: Callable[[Case], Trace], about: About | None = None) -> Play:
    known = about or REFERENCE.about
    return playing(play, known, fit=lambda one: fit(one, known.dealing, known.customs))


def lying(lie: Lie) -> Callable[[Case], Trace]:
    """The reference, its answers changed."""

    def play(asked: Case) -> Trace:
        value = json.loads(json.dumps(REFERENCE.play(asked).as_json()))
        lie(asked, value)
        return read_trace(value, length=len(asked.script))

    return play


def row(
    name: str,
    whole: Case,
    lie: Lie | None = None,
    *,
    checks: Sequence[Check] = (),
    about: About | None = None,
    play: Callable[[Case], Trace] | None = None,
) -> Row:
    """One standing check on one case, of the reference or of a liar."""
    asked = player(play or (lying(lie) if lie else REFERENCE.play), about)
    rows = standing(asked(whole), checks, play=asked, reference=player(REFERENCE.play), only=[name])
    assert len(rows) == 1
    return rows[0]


SIMPLE = case(stake(), deal("10 6"), on("hit", "3"), on("stand"))
TRY = case(stake(), deal("10 6"), on("split"), on("hit", "3"), on("stand"))
TRIED = [Check(2, ("answer",), "is", "refused"), Check(END, ("state", "phase"), "is", "settled")]
SPLIT = case(stake(), deal("A A", "6 10 2"), on("split", "K 9"), on("stand", hand="1.1"), on("stand", hand="1.2"))
INSURED = case(stake(), deal("10 6", "A 9"), on("insure"), on("stand"))
PEEK = case(stake(), deal("10 9", "10 9"), on("stand"), rules="german")


# The reference


@pytest.mark.parametrize("whole", [SIMPLE, TRY, SPLIT, INSURED, PEEK])
def test_the_reference_breaks_none(whole: Case) -> None:
    play = player(REFERENCE.play)
    checks = TRIED if whole is TRY else []
    for found in standing(play(whole), checks, play=play, reference=play, only=STANDING):
        assert found.breaches == ()


@st.composite
def scripts(draw: st.DrawFn) -> tuple[Case, list[Check]]:
    """Play some rounds by what the reference lists, with a try here and there."""
    rules = draw(st.sampled_from(sorted(RULES)))
    ranks = st.sampled_from(RANKS)
    script: list[Command] = []
    checks: list[Check] = []
    opening = [Command("close bets")] if RULES[rules]["betting_closed_by"] == "dealer" else []

    def state() -> Any:
        whole = Case(RULES[rules], {"Ann": {"has": "500"}}, tuple(script))
        return player(REFERENCE.play)(whole).trace.steps[-1].state

    for number in range(draw(st.integers(1, 2))):
        if number:
            script.append(Command("clear"))
        script += [Command("stake", by="Ann", box=1, amount=draw(st.sampled_from(["5", "10", "2.5"]))), *opening]
        first = draw(ranks)
        pair = (first, first if draw(st.booleans()) else draw(ranks))
        dealer = tuple(draw(st.lists(ranks, min_size=1, max_size=6)))
        script.append(Command("deal", cards={"box 1": pair, "dealer": dealer}))
        for _ in range(8):
            now = state()
            if not now["actions"]:
                break
            turn = now["turn"]
            do = draw(st.sampled_from([*now["actions"], "try"]))
            if do == "try":
                wrong = [one for one in ("split", "double", "surrender") if one not in now["actions"]]
                if not wrong:
                    continue
                checks.append(Check(len(script), ("answer",), "is", "refused"))
                script.append(Command(draw(st.sampled_from(wrong)), box=turn["box"], hand=turn["hand"]))
                continue
            gets = tuple(draw(ranks) for _ in range({"hit": 1, "double": 1, "split": 2}.get(do, 0)))
            if do == "split" and RULES[rules]["split"]["second_card"] == "asked":
                gets = ()
            script.append(Command(do, box=turn["box"], hand=turn["hand"], gets=gets or None))
    return Case(RULES[rules], {"Ann": {"has": "500"}}, tuple(script)), checks


@settings(max_examples=40, deadline=None)
@given(scripts())
def test_the_reference_breaks_none_whatever_is_played(made: tuple[Case, list[Check]]) -> None:
    whole, checks = made
    play = player(REFERENCE.play)
    played = play(whole)
    for found in standing(played, checks, play=play, reference=play, only=STANDING):
        assert found.breaches == ()
        assert "cannot be laid" not in found.idle
    assert len(transcript(played.fitted, played.trace)) >= len(whole.script)


# Which are run


def test_only_those_that_are_asked_for_are_run() -> None:
    play = player(REFERENCE.play)

    def again(whole: Case) -> Any:
        raise AssertionError(whole)

    played = play(TRY)
    rows = standing(played, TRIED, play=again, reference=play, only=WITHOUT_REPLAY)
    assert [(found.name, found.verdict) for found in rows] == [("cards", "pass"), ("money", "pass"), ("dealer", "pass")]
    assert [found.name for found in standing(played, TRIED, play=play, reference=play)] == list(EVERY_CASE)
    assert set(STANDING) - set(EVERY_CASE) == {"same again"}


def test_an_engine_that_takes_nothing_passes_none() -> None:
    def refuse(asked: Case) -> Trace:
        return Trace(tuple(Step("refused", {"rule": "no"}, (), {"actions": []}) for _ in asked.script))

    for name in STANDING:
        assert row(name, SIMPLE, play=refuse).verdict is None


def test_an_engine_that_gives_no_answer_when_played_again_breaks_the_check() -> None:
    asked = count()

    def play(whole: Case) -> Trace:
        if next(asked):
            raise EngineError("it crashed")
        return REFERENCE.play(whole)

    found = row("secrecy", SIMPLE, play=play)
    assert found.verdict == "fail"
    assert "it crashed" in found.breaches[0].says


def test_a_case_that_cannot_be_laid_once_changed_is_left_alone() -> None:
    asked = count()

    def fitting(whole: Case) -> Any:
        if next(asked):
            raise Wrong("too many aces")
        return fit(whole, Dealing(), Customs())

    play = playing(REFERENCE.play, REFERENCE.about, fit=fitting)
    (found,) = standing(play(SIMPLE), (), play=play, reference=player(REFERENCE.play), only=["secrecy"])
    assert found.verdict is None
    assert "too many aces" in found.idle


# Cards


def last(value: dict[str, Any]) -> dict[str, Any]:
    return value["steps"][-1]["state"]  # type: ignore[no-any-return]


def hand(value: dict[str, Any], at: int = -1, name: str = "1") -> dict[str, Any]:
    return value["steps"][at]["state"]["boxes"]["1"]["hands"][name]  # type: ignore[no-any-return]


CARD_LIES: dict[str, Lie] = {
    "box 1 holds 10 6 4, not the 10 6 3 stacked": lambda _, value: hand(value).update(cards=["10", "6", "4"]),
    "box 1 holds 10 6, not the 10 6 3 stacked": lambda _, value: hand(value).update(cards=["10", "6"]),
    "box 1 shows no cards": lambda _, value: hand(value).pop("cards"),
    "box 1 is stacked 10s 6h 3s and is not shown": lambda _, value: last(value)["boxes"].update(
        {"1": {"hands": {}}, "2": last(value)["boxes"]["1"]}
    ),
    "box 2 is shown and nothing was stacked for it": lambda _, value: last(value)["boxes"].update(
        {"2": last(value)["boxes"]["1"]}
    ),
    "the dealer has 6 10: 2 cards, where the rules and the declared readings have 3": lambda _, value: last(value)[
        "dealer"
    ].update(cards=["6", "10"]),
    "the dealer has 6 10 2 5: 4 cards, where the rules and the declared readings have 3": lambda _, value: last(value)[
        "dealer"
    ].update(cards=["6", "10", "2", "5"]),
    "the dealer has 6 10 3, not the 6 10 2 stacked": lambda _, value: last(value)["dealer"].update(
        cards=["6", "10", "3"]
    ),
}


def told(value: dict[str, Any], kind: str, at: int) -> dict[str, Any]:
    """One of the events of a kind, in the order in which they are told."""
    found = [event for step in value["steps"] for event in step["events"] if event["event"] == kind]
    return found[at]  # type: ignore[no-any-return]


CARD_LIES |= {
    "10 7 3 are told to go to the box 1, which holds 10 6 3": lambda _, value: told(value, "dealt", 2).update(card="7"),
    "10 6 are told to go to the box 1, which holds 10 6 3": lambda _, value: told(value, "drew", 0).update(card="?"),
    "3 is told to go to hand 2 of box 1, which is not shown": lambda _, value: told(value, "drew", 0).update(hand="2"),
    "6 9 2 are told to go to the dealer, which holds 6 10 2": lambda _, value: told(value, "drew", 1).update(card="9"),
}


def test_cards_are_told_rightly_or_not_at_all() -> None:
    def untold(_: Case, value: dict[str, Any]) -> None:
        for step in value["steps"]:
            step["events"] = None

    assert row("cards", SIMPLE, untold).verdict == "pass"


def only(*kinds: str) -> Lie:
    """Tell of no other events than these."""

    def lie(_: Case, value: dict[str, Any]) -> None:
        for step in value["steps"]:
            step["events"] = [event for event in step["events"] if event["event"] in kinds]

    return lie


def test_who_tells_of_a_round_tells_of_its_deal() -> None:
    assert row("cards", SIMPLE, only("shuffled")).verdict == "pass"
    (dealers, players) = row("cards", SIMPLE, only("shuffled", "drew")).breaches
    assert dealers.says == "10 2 are told to go to the dealer, which holds 6 10 2"
    assert players.says == "3 are told to go to the box 1, which holds 10 6 3"


@pytest.mark.parametrize("says", CARD_LIES)
def test_a_card_that_went_astray_is_told(says: str) -> None:
    assert says in [breach.says for breach in row("cards", SIMPLE, CARD_LIES[says]).breaches]


def test_every_round_has_its_own_cards() -> None:
    whole = case(stake(), deal(), on("stand"), deal("9 9", "7 10", do="same bet and deal"), on("stand"))

    def lie(_: Case, value: dict[str, Any]) -> None:
        hand(value, 2).update(cards=["10", "5"])

    assert row("cards", whole).verdict == "pass"
    assert [breach.at for breach in row("cards", whole, lie).breaches] == [2]


def test_a_hole_card_may_lie_there_earlier_where_the_engine_says_so() -> None:
    whole = case(stake(), deal("10 6", "6 10"), on("hit", "K"))

    def lie(_: Case, value: dict[str, Any]) -> None:
        last(value)["dealer"].update(cards=["6", "?"])

    assert row("cards", whole, lie).verdict == "fail"
    about = replace(REFERENCE.about, dealing=Dealing(hole="deal"))
    play = playing(lying(lie), about, fit=lambda one: fit(one, Dealing(), Customs()))
    (found,) = standing(play(whole), (), play=play, reference=player(REFERENCE.play), only=["cards"])
    assert found.verdict == "pass"


def test_a_hole_card_may_come_later_where_the_engine_says_so() -> None:
    whole = case(stake(), deal("10 6", "6 10"), rules="german")

    def lie(_: Case, value: dict[str, Any]) -> None:
        last(value)["dealer"].update(cards=["6"])

    about = replace(REFERENCE.about, dealing=Dealing(hole="after-players"))
    play = playing(lying(lie), about, fit=lambda one: fit(one, Dealing(), Customs()))
    (found,) = standing(play(whole), (), play=play, reference=player(REFERENCE.play), only=["cards"])
    assert found.verdict == "pass"
    assert row("cards", whole, lie).verdict == "fail"


def test_cards_are_judged_where_they_show_and_the_script_was_followed() -> None:
    assert row("cards", SIMPLE, about=replace(REFERENCE.about, hides=("cards",))).verdict == "unobservable"
    hides = replace(REFERENCE.about, hides=("dealer cards",))
    assert row("cards", SIMPLE, lambda _, value: last(value).pop("dealer"), about=hides).verdict == "pass"
    assert row("cards", replace(SIMPLE, seed=1)).verdict is None
    assert row("cards", TRY).idle == "the engine left the script"  # without its check the try is no try


def test_what_is_left_over_with_the_reference_is_the_scenarios_mistake() -> None:
    play = player(REFERENCE.play)
    assert left_over(play(SIMPLE)) == ()
    too_many = case(stake(), deal("10 6", "6 10 2 5 5"), on("stand"))
    assert left_over(play(too_many)) == ("5 5 of the dealer's stack is left over",)
    too_few = case(stake(), deal("10 6", "6 10"), on("stand"))
    (says,) = left_over(play(too_few))
    assert says.startswith("the dealer draws ")
    bust = case(stake(), deal("10 6", "6 10"), on("hit", "K"))
    assert left_over(play(bust)) == ("10 of the dealer's stack is left over",)


# Money


def test_a_chip_too_many_is_told_at_every_step() -> None:
    for at in range(len(SIMPLE.script)):

        def lie(_: Case, value: dict[str, Any], at: int = at) -> None:
            value["steps"][at]["state"]["players"]["Ann"]["has"] += ".5"

        assert [breach.at for breach in row("money", SIMPLE, lie).breaches] == [at]


def test_what_is_said_to_lie_is_what_lies() -> None:
    (breach,) = row("money", SIMPLE, lambda _, value: value["steps"][1]["state"].update(lying="20")).breaches
    assert breach.says == "20 chips are said to lie on the table; the stakes shown come to 10"


def test_a_net_goes_with_the_balance() -> None:
    assert row("money", SIMPLE, lambda _, value: hand(value).update(net="11")).verdict == "fail"
    assert row("money", INSURED, lambda _, value: hand(value)["insurance"].update(net="0")).verdict == "fail"
    assert row("money", SIMPLE, lambda _, value: hand(value).update(net=None)).verdict == "fail"


def test_what_a_hand_and_an_insurance_are_told_to_come_to_is_shown() -> None:
    (breach,) = row("money", SIMPLE, lambda _, value: told(value, "settled", 0).update(net="1")).breaches
    assert breach.says.startswith("settled tells 1 of box 1, which shows ")
    (breach,) = row("money", INSURED, lambda _, value: told(value, "insurance settled", 0).update(net="1")).breaches
    assert breach.says.startswith("insurance settled tells 1 of box 1, which shows ")


MONEY_CASES = {
    "a push that stays": case(stake(), deal("10 9", "10 9"), on("stand"), {"do": "clear"}),
    "a push that is dealt on": case(stake(), deal("10 9", "10 9"), on("stand"), deal("10 9", "10 8"), on("stand")),
    "a push and the same bet": case(
        stake(), deal("10 9", "10 9"), on("stand"), deal("10 9", "10 8", do="same bet and deal"), on("stand")
    ),
    "a double and a split": case(
        stake(), deal("8 8", "10 8"), on("split", "3 K"), on("double", "10", hand="1.1"), on("stand", hand="1.2")
    ),
    "an insurance after a peek": case(
        stake(), deal("8 8", "A 8"), on("insure"), on("split", "2 3"), on("stand", hand="1.1"), rules="german"
    ),
    "a stake behind": case(
        stake(),
        {"do": "stake behind", "by": "Ben", "box": 1, "amount": "7"},
        {"do": "close bets"},
        deal("8 8", "A 10"),
        on("insure"),
        {"do": "insure", "by": "Ben", "to": "Ben", "box": 1, "hand": "1", "amount": "3"},
        on("stand"),
        rules="estonian",
    ),
    "halves that come to a whole": case(
        stake(1, "5"),
        stake(2, "5", "Ben"),
        stake(3, "5", "Ben"),
        deal("10 6", "10 8", box2="10 6", box3="10 6"),
        on("surrender"),
        on("surrender", box=2),
        on("surrender", box=3),
        surrender={**RULES["estonian"]["surrender"], "barred": "nothing"},
    ),
    "a session that is broken off": case(stake(), deal("10 9", "10 8"), {"do": "end session"}, session_ends="at-once"),
}


@pytest.mark.parametrize("name", MONEY_CASES)
def test_money_adds_up_in(name: str) -> None:
    whole = MONEY_CASES[name]
    played = player(REFERENCE.play)(whole)
    assert [step.answer for step in played.trace.steps] == ["taken"] * len(played.trace.steps)
    assert row("money", whole).verdict == "pass"

    def lie(_: Case, value: dict[str, Any]) -> None:
        last(value)["players"]["Ann"]["has"] = "12.345"

    assert row("money", whole, lie).verdict == "fail"


def test_a_balance_that_moves_at_settlement_is_judged_when_nothing_is_open() -> None:
    def lie(_: Case, value: dict[str, Any]) -> None:
        for step in value["steps"][:-1]:
            step["state"]["players"]["Ann"]["has"] = "100"

    assert row("money", SIMPLE, lie).verdict == "fail"
    late = replace(REFERENCE.about, customs=Customs(balance="at-settlement"))
    assert row("money", SIMPLE, lie, about=late).verdict == "pass"

    def lie_twice(asked: Case, value: dict[str, Any]) -> None:
        lie(asked, value)
        last(value)["players"]["Ann"]["has"] = "100"

    assert row("money", SIMPLE, lie_twice, about=late).verdict == "fail"


def test_money_is_judged_where_it_shows() -> None:
    for part in ("has", "stake", "net"):
        assert row("money", SIMPLE, about=replace(REFERENCE.about, hides=(part,))).verdict == "unobservable"
    hides = replace(REFERENCE.about, hides=("insurance",))
    assert row("money", INSURED, about=hides).verdict == "unobservable"
    assert row("money", SIMPLE, about=hides).verdict == "pass"
    assert row("money", SIMPLE, lambda _, value: last(value).pop("players")).verdict == "fail"


def test_money_is_judged_without_a_phase() -> None:
    def lie(_: Case, value: dict[str, Any]) -> None:
        for step in value["steps"]:
            step["state"].pop("phase")

    for whole in (SIMPLE, SPLIT, INSURED):
        assert row("money", whole, lie).verdict == "pass"


# Refusal


def test_a_refusal_that_changes_something_is_told() -> None:
    def lie(asked: Case, value: dict[str, Any]) -> None:
        for step in value["steps"]:
            if step["answer"] == "refused":
                step["state"]["boxes"]["1"]["hands"]["1"]["stake"] = "20"

    (breach,) = row("refusal", TRY, lie, checks=TRIED).breaches
    assert (breach.says, breach.at) == (
        "box 1 splits is refused, and yet box 1: a stake of 10, then a stake of 20",
        2,
    )


def test_a_refusal_in_which_something_happens_is_told() -> None:
    def lie(_: Case, value: dict[str, Any]) -> None:
        value["steps"][2]["events"] = [{"event": "drew", "to": "box 1", "hand": "1", "card": "5"}]

    (breach,) = row("refusal", TRY, lie, checks=TRIED).breaches
    assert breach.says == "box 1 splits is refused, and yet box 1 draws 5"


def test_a_try_that_tells_later_is_told() -> None:
    def lie(asked: Case, value: dict[str, Any]) -> None:
        if any(step["answer"] == "refused" for step in value["steps"]):
            last(value)["lying"] = "3"

    (breach,) = row("refusal", TRY, lie, checks=TRIED).breaches
    assert "without the try (box 1 splits) the script ends otherwise" in breach.says
    two = replace(TRY, script=(*TRY.script[:3], TRY.script[2], *TRY.script[3:]))
    checks = [*TRIED, Check(3, ("answer",), "is", "refused")]
    assert row("refusal", two, checks=checks).verdict == "pass"
    assert row("refusal", two, lie, checks=checks).verdict == "fail"


def test_what_is_lacked_is_no_refusal_of_the_engines_own() -> None:
    lacks = replace(REFERENCE.about, lacks=("split",))
    assert row("refusal", TRY, checks=TRIED, about=lacks).verdict is None
    assert row("refusal", SIMPLE).verdict is None


# Secrecy


def shown_cards(asked: Case) -> list[str]:
    """What an engine knows and nobody else may: the dealer's cards as they lie in the shoe."""
    shoe = next((command.shoe for command in asked.script if command.shoe), None)
    return list(shoe or ())


def early(value: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps after the deal in which hands are played."""
    return [step for step in value["steps"] if step["state"]["phase"] == "playing"]


SECRECY_LIES: dict[str, Lie] = {
    "the hole card lies face up": lambda asked, value: [
        step["state"]["dealer"].update(cards=[shown_cards(asked)[1], shown_cards(asked)[3]]) for step in early(value)
    ],
    "the total counts the hole card": lambda asked, value: [
        step["state"]["dealer"].update(total=total(tuple(shown_cards(asked)[1:4:2])).points) for step in early(value)
    ],
    "what may be done depends on the next card": lambda asked, value: [
        step["state"].update(actions=["hit"] * total((shown_cards(asked)[5],)).points) for step in early(value)
    ],
    "an event tells a card from far behind": lambda asked, value: [
        step["events"].append({"event": "drew", "to": "box 1", "hand": "1", "card": shown_cards(asked)[8]})
        for step in early(value)
    ],
}


@pytest.mark.parametrize("name", SECRECY_LIES)
def test_a_secret_that_slips_out_is_told(name: str) -> None:
    whole = case(stake(), deal("10 6", "10 7"), on("hit", "3"), on("stand"), rules="german")
    assert row("secrecy", whole).verdict == "pass"
    (breach, *_) = row("secrecy", whole, SECRECY_LIES[name]).breaches
    assert breach.at == 1
    assert " to come for the dealer, after the deal, " in breach.says


def test_a_natural_that_shows_before_its_time_is_told() -> None:
    whole = case(stake(), deal("10 6", "A 7"), on("hit", "3"), on("stand"))

    def lie(asked: Case, value: dict[str, Any]) -> None:
        """It looks at the card behind the players', and does not ask about insurance unless it pays."""
        shoe = shown_cards(asked)
        if shoe[4][:-1] not in ("10", "J", "Q", "K"):
            value["steps"][1]["state"]["actions"] = []

    assert row("secrecy", whole).verdict == "pass"
    assert row("secrecy", whole, lie).verdict == "fail"


@pytest.mark.parametrize("script", [[deal("10 9", "10 9")], [deal("10 9", "A 9"), on("decline")]])
def test_a_natural_may_show_once_the_dealer_has_peeked(script: list[dict[str, Any]]) -> None:
    assert row("secrecy", case(stake(), *script, on("stand"), rules="german")).verdict == "pass"


def test_secrecy_holds_for_every_round() -> None:
    whole = case(stake(), deal(), on("stand"), deal("9 9", "7 10", do="same bet and deal"), on("stand"))

    def lie(asked: Case, value: dict[str, Any]) -> None:
        shoe = asked.script[3].shoe or ()
        value["steps"][3]["state"]["dealer"]["cards"] = list(shoe[1:4:2])

    (breach, *_) = row("secrecy", whole, lie).breaches
    assert breach.at == 3


# Options


OPTION_LIES: dict[str, Lie] = {
    "it does not list hit, and it takes it": lambda _, value: [
        step["state"].update(actions=["stand"]) for step in early(value)
    ],
    "it lists split, and it refuses it": lambda _, value: [
        step["state"]["actions"].append("split") for step in early(value)
    ],
    "is in turn and no actions are listed": lambda _, value: [step["state"].pop("actions") for step in early(value)],
}


@pytest.mark.parametrize("says", OPTION_LIES)
def test_a_list_that_is_not_what_is_taken_is_told(says: str) -> None:
    checks = [Check(1, ("state", "actions"), "has", "hit")]
    assert row("options", SIMPLE, checks=checks).verdict == "pass"
    breaches = row("options", SIMPLE, OPTION_LIES[says], checks=checks).breaches
    assert [breach.at for breach in breaches] == [1]
    assert says in breaches[0].says


def test_insurance_is_listed_as_it_is_taken() -> None:
    checks = [Check(1, ("state", "actions"), "has", "insure")]
    assert row("options", INSURED, checks=checks).verdict == "pass"

    def lie(_: Case, value: dict[str, Any]) -> None:
        value["steps"][1]["state"]["actions"] = ["decline"]

    (breach,) = row("options", INSURED, lie, checks=checks).breaches
    assert breach.says == "after the deal, box 1: it does not list insure, and it takes it"


def test_options_are_tried_where_the_scenario_looks_alone() -> None:
    assert row("options", SIMPLE).verdict is None
    unfinished = replace(SIMPLE, script=SIMPLE.script[:2])
    assert row("options", unfinished).verdict == "pass"
    assert row("options", unfinished, OPTION_LIES["it lists split, and it refuses it"]).verdict == "fail"


def test_an_action_that_is_lacked_is_not_to_be_listed() -> None:
    checks = [Check(1, ("state", "actions"), "has", "hit")]
    lacks = replace(REFERENCE.about, lacks=("double", "surrender"))
    assert row("options", SIMPLE, checks=checks, about=lacks).verdict == "pass"

    def lie(_: Case, value: dict[str, Any]) -> None:
        for step in early(value):
            step["state"]["actions"].append("surrender")

    (breach,) = row("options", SIMPLE, lie, checks=checks, about=lacks).breaches
    assert breach.says == "after the deal, box 1 may surrender, it lists; and it says that it lacks this"
    hides = replace(REFERENCE.about, hides=("actions",))
    assert row("options", SIMPLE, checks=checks, about=hides).verdict == "unobservable"


# Dealer


def dealer_is(cards: str) -> Lie:
    return lambda _, value: last(value)["dealer"].update(cards=cards.split())


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("6 10", "the dealer has 6 10, a 16, and draws no more (it stands on soft 17)"),
        ("6 10 2 5", "the dealer has 6 10 2, a 18, and still draws 5 (it stands on soft 17)"),
        ("6 A 10", "the dealer has 6 A, a soft 17, and still draws 10 (it stands on soft 17)"),
        ("6", "a hand waits for the dealer, who has 6 and draws none"),
        ("6 ?", "the round is settled and a dealer card still lies face down"),
        ("6 zebra", ""),
    ],
)
def test_a_dealer_who_draws_otherwise_than_ruled_is_told(cards: str, says: str) -> None:
    if not says:
        with pytest.raises(Wrong):  # the trace is not even read
            row("dealer", SIMPLE, dealer_is(cards))
        return
    (breach,) = row("dealer", SIMPLE, dealer_is(cards)).breaches
    assert breach.says == says


def test_the_dealer_hits_soft_17_where_the_rules_have_it_so() -> None:
    hits = {"dealer": {**RULES["midnight"]["dealer"], "soft_17": "hits"}}
    whole = case(stake(), deal("10 6", "6 A 10"), on("hit", "3"), on("stand"), **hits)
    assert row("dealer", whole).verdict == "pass"
    assert row("dealer", whole, dealer_is("6 A")).verdict == "fail"


@pytest.mark.parametrize(
    "script",
    [
        [stake(), deal("10 6", "6"), on("hit", "K")],
        [stake(), deal("A K", "6 10 2"), on("stand")],
        [stake(), deal("10 6", "6 10 2")],
    ],
)
def test_where_no_hand_waits_for_the_dealer_nothing_is_judged(script: list[dict[str, Any]]) -> None:
    whole = case(*script)
    assert row("dealer", whole).verdict is None
    assert row("dealer", whole, dealer_is("6 2")).verdict is None


def test_a_surrendered_hand_does_not_wait_for_the_dealer() -> None:
    whole = case(stake(), {"do": "close bets"}, deal("10 6", "10"), on("surrender"), rules="estonian")

    def silent(asked: Case, value: dict[str, Any]) -> None:
        dealer_is("10 2")(asked, value)
        hand(value).pop("status")
        hand(value).pop("outcome")

    assert row("dealer", whole, dealer_is("10 2")).verdict is None
    assert row("dealer", whole, silent).verdict is None


@given(st.lists(st.sampled_from(RANKS), min_size=2, max_size=6).map(tuple))
def test_the_dealer_draws_as_the_reference_engines_dealer_does(cards: tuple[str, ...]) -> None:
    rules = read_rules(RULES["midnight"])
    assert must_draw(cards, rules) is (total(cards).points < 17)
    hits = replace(rules, dealer=replace(rules.dealer, soft_17="hits"))
    assert must_draw(cards, hits) is (total(cards).points < 17 or total(cards) == (17, True))


# Same again


def test_an_engine_with_a_memory_is_told() -> None:
    asked = count()

    def lie(_: Case, value: dict[str, Any]) -> None:
        last(value)["dealer"]["total"] += next(asked)

    assert row("same again", SIMPLE).verdict == "pass"
    (breach,) = row("same again", SIMPLE, lie).breaches
    assert breach.says == "the dealer: a total of 18, then a total of 19"


def test_a_shoe_from_a_seed_is_the_same_again() -> None:
    whole = replace(case(stake(), {"do": "deal"}), seed=7)
    asked = count()

    def lie(_: Case, value: dict[str, Any]) -> None:
        shuffle = value["steps"][1]["events"][0]
        assert shuffle["event"] == "shuffled"
        shuffle["cards"] = shuffle["cards"][next(asked) :]

    assert row("same again", whole).verdict == "pass"
    assert row("same again", whole, lie).verdict == "fail"


# What is compared


@given(st.sampled_from([SIMPLE, SPLIT, INSURED]), st.data())
def test_suits_spelling_and_unknown_parts_make_no_difference(whole: Case, data: st.DataObject) -> None:
    state = player(REFERENCE.play)(whole).trace.steps[-1].state
    other = json.loads(json.dumps(state))
    other["clock"] = data.draw(st.integers())
    other["lying"] += ".0"
    other["dealer"]["cards"] = [card[:-1] + data.draw(st.sampled_from("shdc")) for card in other["dealer"]["cards"]]
    assert difference(shown(state), shown(other)) == ""
    other["dealer"]["total"] += 1
    assert difference(shown(state), shown(other)).startswith("the dealer: a total of ")


def test_a_liar_found_by_a_standing_check_alone_passes_its_scenario() -> None:
    play = player(lying(lambda _, value: last(value).update(lying="7")))
    played = play(TRY)
    assert verdict(TRIED, played).verdict == "pass"
    assert tries(TRIED) == {2}
    assert Reference().about == REFERENCE.about
