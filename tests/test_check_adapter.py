"""Checking an adapter: what is its fault, what is the engine's, and how an engine deals, as it is seen."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.adapters.about import About, Dealing
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.reference import ABOUT, Reference, reference_engine
from stacked_deck.adapters.trace import Step, Trace, read_trace
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.cards import total
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

from stacked_deck.check_adapter import Told, after, check_again, check_dealing, check_trivial_cases, verdict
from stacked_deck.check_adapter_command import check_adapter
from stacked_deck.dealing_seen import AT_THE_DEAL, deal_seen
from stacked_deck.trivial_cases import trivial_cases

RULES = load_ruleset("midnight").rules
HOSTILE = Path(__file__).with_name("hostile")


def looked(engine: Engine) -> list[Told]:
    """Look at an engine in every way."""
    return [*check_dealing(engine, RULES), *check_trivial_cases(engine, RULES), check_again(engine, RULES)]


def blamed(engine: Engine, blame: str) -> list[Told]:
    """Give what is blamed on the adapter, or on the engine."""
    return [one for one in looked(engine) if one.blame == blame]


@dataclass(frozen=True)
class Translated:
    """The reference behind an adapter of its own, which says something else of it or spoils its answers."""

    about: About = ABOUT
    spoilt: Any = None

    def play(self, case: Case) -> Trace:
        """Play, and spoil the answer."""
        trace = reference_engine().play(case)
        return trace if self.spoilt is None else self.spoilt(trace)

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play many."""
        return (self.play(case) for case in cases)

    def close(self) -> None:
        """Let go of nothing."""


def in_state(change: Any) -> Any:
    """Spoil the state of every step."""
    return lambda trace: Trace(tuple(replace(step, state=change(dict(step.state or {}))) for step in trace.steps))


@pytest.mark.parametrize("name", ruleset_names())
def test_the_reference_is_in_order_under_every_ruleset(name: str) -> None:
    rules = load_ruleset(name).rules
    told = [*check_dealing(reference_engine(), rules), *check_trivial_cases(reference_engine(), rules)]
    assert {one.blame for one in told} == {"well"}
    assert len(trivial_cases(rules)) == 10


def test_a_liar_is_wrong_and_its_adapter_holds() -> None:
    engine = ZOO["pays-6-to-5"]()
    assert [one.about for one in blamed(engine, "engine")] == ["an ace and a king pay 3:2"]
    assert not blamed(engine, "adapter")
    assert verdict(looked(engine)) == "engine"


def test_an_engine_that_refuses_all_is_not_passed_on_to() -> None:
    told = blamed(ZOO["refuses-everything"](), "adapter")
    assert len(told) == 10
    assert all("pass each command on" in one.mend for one in told)


def test_what_an_engine_lacks_and_hides_is_nobody_s_fault() -> None:
    lacking = replace(ABOUT, lacks=("double", "split"), hides=("net", "total"))
    told = looked(Translated(lacking))
    assert verdict(told) == "well"
    assert [one.says for one in told if one.blame == "unseen"] == ["it has no double", "it has no split"]


@pytest.mark.parametrize(
    ("spoilt", "mend"),
    [
        (lambda state: {**state, "lying": None}, 'or list "lying" in about.hides'),
        (lambda state: {**state, "phase": "playing"}, "show settled once all hands are paid"),
        (lambda state: {key: part for key, part in state.items() if key != "dealer"}, 'list "dealer cards" in'),
    ],
)
def test_an_adapter_that_leaves_out_or_misnames_is_told_what_to_mend(spoilt: Any, mend: str) -> None:
    told = blamed(Translated(spoilt=in_state(spoilt)), "adapter")
    assert any(mend in one.mend for one in told), told


@pytest.mark.parametrize("part", ["turn", "actions", "events", "box net", "has"])
def test_a_part_that_is_not_shown_and_not_listed_as_hidden_is_the_adapter_s_fault(part: str) -> None:
    def without(trace: Trace) -> Trace:
        value = json.loads(trace.line())
        for step in value["steps"]:
            state = step["state"]
            for holder in (step, state, *state["boxes"].values(), *state["players"].values()):
                holder.pop("net" if part == "box net" else part, None)
        return read_trace(value, length=len(value["steps"]))

    told = blamed(Translated(spoilt=without), "adapter")
    assert any(f'list "{part}" in about.hides' in one.mend for one in told), told


def test_a_stake_that_does_not_reach_the_engine_is_the_adapter_s_fault_and_nothing_is_said_of_the_engine() -> None:
    told = blamed(Translated(spoilt=in_state(lambda state: {**state, "lying": "0"})), "adapter")
    assert any(one.about == "a stake is laid" for one in told)
    wrong = Told("engine", "19 beats 18", "seen a push", "mend the engine")
    assert after([], wrong) == wrong
    assert after(told, wrong).blame == "unseen"


def test_cards_under_the_wrong_hand_are_the_adapter_s_fault() -> None:
    def renamed(state: dict[str, Any]) -> dict[str, Any]:
        boxes = {
            box: {**shown, "hands": dict(zip(shown["hands"], reversed(shown["hands"].values()), strict=True))}
            for box, shown in state["boxes"].items()
            if "hands" in shown
        }
        return {**state, "boxes": {**state["boxes"], **boxes}}

    told = blamed(Translated(spoilt=in_state(renamed)), "adapter")
    assert any(one.about == "a split makes two hands, named 1.1 and 1.2" for one in told)


def test_an_engine_with_a_memory_is_found() -> None:
    answers = iter(range(100))

    def counting(trace: Trace) -> Trace:
        return Trace((*trace.steps[:-1], replace(trace.steps[-1], events=({"event": f"{next(answers)}"},))))

    told = check_again(Translated(spoilt=counting), RULES)
    assert (told.blame, told.mend) == ("adapter", "begin each case with a fresh table")


# How an engine deals


@dataclass(frozen=True)
class Dealer:
    """An engine that can do no more than deal, hit and stand, in whatever way it is told to deal."""

    way: Dealing
    declared: Dealing

    @property
    def about(self) -> About:
        """What it declares, which need not be so."""
        hides = ("events", "why", "lying", "has", "stake", "net", "outcome", "natural", "soft", "status", "actions")
        return About("dealer", boxes=2, dealing=self.declared, lacks=("split", "double"), hides=hides)

    def play(self, case: Case) -> Trace:
        """Play a script from a fresh table."""
        table: dict[str, Any] = {"hands": {}, "dealer": [], "left": [], "second": None}
        return Trace(tuple(self._step(table, command) for command in case.script))

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play many."""
        return (self.play(case) for case in cases)

    def close(self) -> None:
        """Let go of nothing."""

    def _step(self, table: dict[str, Any], command: Any) -> Step:
        if command.do == "stake":
            table["hands"][str(command.box)] = []
        elif command.do == "deal":
            table["shoe"] = list(command.shoe)[self.way.burns :]
            table["left"] = list(table["hands"])
            self._deal(table)
        elif command.do == "hit":
            table["hands"][str(command.box)].append(table["shoe"].pop(0))
        elif command.do == "stand":
            table["left"].remove(str(command.box))
            if not table["left"]:
                if table["second"] is None:
                    table["second"] = table["shoe"].pop(0)
                self._draw(table)
        return Step("taken", state=self._state(table))

    def _deal(self, table: dict[str, Any]) -> None:
        boxes = list(table["hands"])
        order = [(box, turn) for turn in (0, 1) for box in boxes]
        if self.way.boxes == "one-by-one":
            order = [(box, turn) for box in boxes for turn in (0, 1)]
        has_hole = self.way.hole == "deal"
        dealers = [("dealer", 0), ("dealer", 1)] if has_hole else [("dealer", 0)]
        if self.way.dealer == "first":
            order = [*dealers, *order]
        elif self.way.dealer == "last" or self.way.boxes == "one-by-one":
            order = [*order, *dealers]
        else:
            order = [*order[: len(boxes)], dealers[0], *order[len(boxes) :], *dealers[1:]]
        got = []
        for who, _ in order:
            card = table["shoe"].pop(0)
            (got if who == "dealer" else table["hands"][who]).append(card)
        if has_hole and self.way.up == "second":
            got.reverse()
        table["dealer"], table["second"] = got[:1], got[1] if has_hole else None

    def _draw(self, table: dict[str, Any]) -> None:
        table["dealer"].append(table["second"])
        while total(tuple(table["dealer"])).points < 17:
            table["dealer"].append(table["shoe"].pop(0))

    def _state(self, table: Mapping[str, Any]) -> dict[str, Any]:
        boxes: Mapping[str, Sequence[str]] = table["hands"]
        turn = {"box": int(table["left"][0]), "hand": "1"} if table["left"] else None
        hole = ["?"] if table["second"] and turn else []
        hands = {box: {"hands": {"1": {"cards": list(cards)}}} for box, cards in boxes.items() if cards}
        phase = "playing" if turn else "settled" if hands else "betting"
        return {"phase": phase, "turn": turn, "boxes": hands, "dealer": {"cards": [*table["dealer"], *hole]}}


WAYS = [
    Dealing(boxes=boxes, dealer=dealer, up=up, hole=hole, burns=burns)  # type: ignore[arg-type]
    for boxes, dealer, (hole, up), burns in product(
        ("rotation", "one-by-one"),
        ("first", "in-turn", "last"),
        (("deal", "first"), ("deal", "second"), ("after-players", "first")),
        (0, 2),
    )
]


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_dealing_is_seen_as_what_it_is(way: Dealing) -> None:
    seen = deal_seen(Dealer(way, Dealing()), RULES)
    assert way in seen.fits, seen.held
    # Whatever else fits differs in nothing that shows in this round: where the dealer comes, one box after another.
    for other in seen.fits:
        assert (other.boxes, other.burns) == (way.boxes, way.burns)
        assert other.hole in {way.hole, "ruled"}
    assert not [one for one in check_dealing(Dealer(way, way), RULES) if one.blame == "adapter"]


@pytest.mark.parametrize("part", AT_THE_DEAL)
def test_a_dealing_that_is_declared_wrong_is_told_with_the_right_word(part: str) -> None:
    way = Dealing(boxes="one-by-one", dealer="first", up="second", hole="deal", burns=2)
    wrong = {"boxes": "rotation", "dealer": "last", "up": "first", "hole": "after-players", "burns": 0}[part]
    told = list(check_dealing(Dealer(way, replace(way, **{part: wrong})), RULES))
    right = getattr(way, part)
    [one] = [one for one in told if one.blame == "adapter"]
    assert one.says == f"about.dealing.{part} declares {wrong}, and it deals {right}"
    assert one.mend == f'write "{part}": {right if part == "burns" else chr(34) + right + chr(34)} there'


def test_an_engine_that_deals_off_no_stacked_shoe_is_found() -> None:
    def reshuffled(state: dict[str, Any]) -> dict[str, Any]:
        cards = {"1": ["Ks", "2s"], "2": ["Qs", "3s"]}
        boxes = {box: {"hands": {"1": {"cards": cards[box]}}} for box in state.get("boxes", {})}
        return {**state, "boxes": boxes, "dealer": {"cards": ["9s", "9h"]}}

    told = blamed(Translated(spoilt=in_state(reshuffled)), "adapter")
    assert told[0].says.startswith("no dealing that about can declare gives these hands from 4s 4h 4d 4c")
    assert "draw the cards of `shoe` in their order" in told[0].mend


# The command


def called(*arguments: str) -> Any:
    """Call the command."""
    return CliRunner().invoke(check_adapter, list(arguments), standalone_mode=False)


def test_the_command_prints_the_dealing_and_ends_well() -> None:
    ended = called("reference")
    assert ended.return_value == 0
    lines = [line.strip() for line in ended.output.splitlines()]
    assert any(line.endswith("the deal: box 1 hand 1 gets 4s 4c 5h") for line in lines)
    assert any("as about.dealing declares: boxes rotation, dealer in-turn" in line for line in lines)
    assert lines[-1].startswith("The adapter holds, and the engine is right")


@pytest.mark.parametrize(
    ("engine", "says"),
    [
        ("zoo:pays-6-to-5", "The adapter holds. The engine is wrong"),
        ("zoo:refuses-everything", "The adapter is broken"),
        (f"stdio:{sys.executable} {HOSTILE / 'exits_at_once.py'}", "The adapter is broken"),
        (f"stdio:{sys.executable} {HOSTILE / 'exits_after_each.py'}", "The adapter is broken"),
        (f"stdio:{sys.executable} {HOSTILE / 'answers_differently.py'}", "The adapter is broken"),
    ],
)
def test_the_command_says_whose_fault_it_is(engine: str, says: str) -> None:
    ended = called(engine)
    assert ended.return_value == 1
    assert says in ended.output
    assert "mend: " in ended.output


def test_other_rules_are_the_adapter_s_fault_only_where_they_deal_otherwise_or_refuse() -> None:
    rulers = {name: liar() for name, liar in ZOO.items()}
    found = {name: engine for name, engine in rulers.items() if isinstance(engine, Reference) and engine.rule}
    assert found
    for name, engine in found.items():
        blamed_for = [one.says for one in check_trivial_cases(engine, RULES) if one.blame == "adapter"]
        if not any("refused" in says for says in blamed_for):
            assert bool(blamed_for) <= (verdict(list(check_dealing(engine, RULES))) == "adapter"), name
