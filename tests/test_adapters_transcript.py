"""The transcript: a round told line by line, from the events where they show and from the states where they do not."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from stacked_deck.adapters.case import Case, Command, Fitted
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.trace import Step, Trace
from stacked_deck.adapters.transcript import transcript
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

ENGINE = reference_engine()
CASE = Case(
    dict(load_ruleset("midnight").rules),
    {"Ann": {"has": "100"}},
    (
        Command("stake", by="Ann", box=1, amount="10"),
        Command("deal", cards={"box 1": ("8s", "8h"), "dealer": ("Ad", "6c", "Kc")}),
        Command("insure", box=1, hand="1"),
        Command("split", box=1, hand="1", gets=("3s", "Ks")),
        Command("hit", box=1, hand="1.1", gets=("10h",)),
        Command("surrender", box=1, hand="1.2"),
        Command("hit", box=1, hand="1.2", gets=("9h",)),
    ),
)


def told(case: Case = CASE, *, eventless: bool = False) -> list[str]:
    about = ENGINE.about
    fitted = fit(case, about.dealing, about.customs)
    trace = ENGINE.play(fitted.case)
    if eventless:
        trace = Trace(tuple(replace(step, events=None) for step in trace.steps))
    return transcript(fitted, trace)


def test_a_round_is_told_as_it_came() -> None:
    assert told() == [
        "Ann stakes 10 on box 1",
        "  Ann has 90; 10 on the table",
        "the deal: box 1 gets 8s 8h (16); the dealer gets Ad",
        "box 1 insures",
        "box 1 splits: hand 1.1 of box 1 gets 3s (11); hand 1.2 of box 1 gets Ks (18)",
        "hand 1.1 of box 1 hits and gets 10h (21)",
        "hand 1.1 of box 1 stands",
        "hand 1.2 of box 1 surrenders: refused (surrender on hand 1.2 of box 1: there is no surrender; "
        "the hand in turn may hit, stand)",
        "hand 1.2 of box 1 hits and gets 9h (27, bust)",
        "  hand 1.2 of box 1 settles as a loss, net -10",
        "  the dealer draws 6c",
        "  the dealer has Ad 6c (soft 17)",
        "  the insurance of hand 1.1 of box 1 settles, net -5",
        "  hand 1.1 of box 1 settles as a win, net 10",
        "  Ann has 95; 0 on the table",
    ]


def test_a_round_without_events_is_told_by_what_changed() -> None:
    lines = told(eventless=True)
    assert lines[2:5] == ["the deal", "  box 1 has 8s 8h (16)", "  the dealer has Ad (soft 11)"]
    assert lines[-5:] == [
        "hand 1.2 of box 1 hits",
        "  hand 1.1 of box 1 has 8s 3s 10h (21), outcome win, net 10",
        "  hand 1.2 of box 1 has 8h Ks 9h (27, bust), outcome lose, net -10",
        "  the dealer has Ad 6c (soft 17)",
        "  Ann has 95; 0 on the table",
    ]


def test_a_blackjack_is_called_one() -> None:
    script = (*CASE.script[:1], Command("deal", cards={"box 1": ("A", "K"), "dealer": ("6", "10", "2")}))
    assert told(replace(CASE, script=script))[2] == "the deal: box 1 gets As Ks (a blackjack); the dealer gets 6s"


def test_an_engine_that_shows_nothing_is_told_by_its_answers() -> None:
    fitted = fit(CASE, ENGINE.about.dealing, ENGINE.about.customs)
    bare = Trace(tuple(Step("taken") for _ in fitted.case.script))
    assert transcript(fitted, bare)[:3] == ["Ann stakes 10 on box 1", "the deal", "box 1 insures"]
    refused = Trace(tuple(Step("refused") for _ in fitted.case.script))
    assert transcript(fitted, refused)[0] == "Ann stakes 10 on box 1: refused"


@given(st.text(max_size=600))
def test_what_an_engine_writes_stays_on_one_line(text: str) -> None:
    case = replace(CASE, script=CASE.script[:1])
    trace = Trace((Step("refused", {"rule": "no", "says": text}),))
    (line,) = transcript(Fitted(case, (0,), ()), trace)
    assert line.startswith("Ann stakes 10 on box 1: refused")
    assert len(line) <= 400
    assert not any(ord(sign) < 32 or 127 <= ord(sign) < 160 or sign in "\u2028\u2029\u202e" for sign in line)
