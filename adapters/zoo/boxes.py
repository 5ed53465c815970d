"""Liars about stakes behind and several boxes, about later rounds, and about what the deal brings."""

from dataclasses import replace
from functools import partial
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.cards import Cards
from stacked_deck.engine.game import Command, Game, Settlement
from stacked_deck.engine.layout import Box, Hand, Layout
from stacked_deck.engine.payout import settle

from .broken import DEAL, HIT, MONEY, TOTAL, TURNS
from .lie import Lie, liar
from .twist import shows, shows_hands, then, with_hand, with_hands


def _behind(change: Any) -> Lie:
    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        return Settlement(outcome, (*nets[:1], *map(change, nets[1:])))

    return Lie({"settle": law})


@liar("estonian.bet.behind")
def stake_behind_loses_twice() -> Lie:
    """A stake behind loses twice what lies there."""
    return _behind(lambda net: net * 2 if net < 0 else net)


@liar("estonian.bet.behind")
def stake_behind_wins_nothing() -> Lie:
    """A stake behind only comes back when it wins."""
    return _behind(lambda net: min(net, 0))


@liar("estonian.bet.behind")
def stake_behind_goes_by_the_first() -> Lie:
    """A stake behind wins and loses what the box's own stake does."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        return Settlement(outcome, (nets[0],) * len(nets))

    return Lie({"settle": law})


@liar(*DEAL)
def later_boxes_get_no_cards() -> Lie:
    """Another box than the first is not dealt in."""

    def change(state: Any, case: Case, at: int) -> Any:
        if len(state["boxes"]) < 2 or not any("hands" in box for box in state["boxes"].values()):
            return state
        return {**state, "boxes": dict([next(iter(state["boxes"].items()))])}

    return shows(change)


@liar(*DEAL)
def one_card_at_the_deal() -> Lie:
    """A box shows one card at the deal."""

    def change(state: Any, case: Case, at: int) -> Any:
        if not case.script[at].deals or state["phase"] not in ("playing", "insurance"):
            return state
        return with_hands(state, lambda hand, box, path: {**hand, "cards": hand["cards"][:1]})

    return shows(change)


@liar(*DEAL)
def dealer_gets_two_cards_open() -> Lie:
    """The dealer shows two cards at the deal, of which one is a deuce that is nobody's."""

    def change(state: Any, case: Case, at: int) -> Any:
        dealer = state["dealer"]
        if not case.script[at].deals or state["phase"] not in ("playing", "insurance"):
            return state
        return {**state, "dealer": {**dealer, "cards": [dealer["cards"][0], "2"]}}

    return shows(change)


@liar(*DEAL)
def cards_go_box_by_box() -> Lie:
    """Two boxes get each other's second card."""

    def change(state: Any, case: Case, at: int) -> Any:
        boxes = [box for box in state["boxes"].values() if list(box.get("hands", ())) == ["1"]]
        if len(boxes) < 2 or not case.script[at].deals:
            return state
        first, second = (box["hands"]["1"]["cards"] for box in boxes[:2])
        mixed = {id(boxes[0]): [first[0], second[0]], id(boxes[1]): [first[1], second[1]]}
        return {
            **state,
            "boxes": {
                number: {**box, "hands": {"1": {**box["hands"]["1"], "cards": mixed[id(box)]}}}
                if id(box) in mixed
                else box
                for number, box in state["boxes"].items()
            },
        }

    return shows(change)


@liar(*TOTAL)
def totals_lag_behind() -> Lie:
    """The total that is shown after a hit is that before it."""

    def answer(case: Case, trace: Trace) -> Trace:
        steps = []
        for at, step in enumerate(trace.steps):
            command = case.script[at]
            state: Any = step.state
            if command.do == "hit" and at:
                before: Any = (trace.steps[at - 1].state or {})["boxes"]
                state = with_hands(state, partial(_with_old_total, before))
            steps.append(replace(step, state=state))
        return Trace(tuple(steps))

    return Lie(answer=answer)


def _with_old_total(before: Any, hand: Any, box: int, path: str) -> Any:
    old = before.get(str(box), {}).get("hands", {}).get(path)
    return {**hand, "total": old["total"], "soft": old["soft"]} if old else hand


@liar(*TOTAL)
def totals_carry_over() -> Lie:
    """The total of a second round's hand has the first round's in it."""

    def answer(case: Case, trace: Trace) -> Trace:
        rounds, steps = 0, []
        for command, step in zip(case.script, trace.steps, strict=True):
            rounds += command.deals and step.answer == "taken"
            state: Any = step.state
            if rounds > 1:
                state = with_hands(state, lambda hand, box, path: {**hand, "total": hand["total"] + 10})
            steps.append(replace(step, state=state))
        return Trace(tuple(steps))

    return Lie(answer=answer)


@liar(*TOTAL, "european.settle.each-hand", "estonian.split.two-cards")
def second_hands_show_the_first_total() -> Lie:
    """Both hands of a split show the first one's total."""

    def change(state: Any, case: Case, at: int) -> Any:
        def changed(hand: Any, box: int, path: str) -> Any:
            first = next(iter(state["boxes"][str(box)]["hands"].values()))
            return {**hand, "total": first["total"]} if path.endswith(".2") else hand

        return with_hands(state, changed)

    return shows(change)


@liar(*TURNS, "german.play.bust")
def boxes_after_a_bust_are_passed_over() -> Lie:
    """When a box is bust the next one is not played."""
    return then("hit", lambda game, layout, box, hand, command: _stood_after(layout, box, hand, ("bust",)))


@liar(*TURNS)
def boxes_after_a_double_are_passed_over() -> Lie:
    """When a box has doubled the next one is not played."""
    return then("double", lambda game, layout, box, hand, command: _stood_after(layout, box, hand, ("bust", "doubled")))


def _stood_after(layout: Layout, box: Box, hand: Hand, statuses: tuple[str, ...]) -> Layout:
    done = next(one for at, one in layout.each() if at.number == box.number and one.path == hand.path)
    following = next((other for other in layout.boxes if other.number > box.number), None)
    if done.status not in statuses or following is None:
        return layout
    for other in following.hands:
        if other.status == "open":
            layout = with_hand(layout, following, other.path, status="stood")
    return layout


@liar(*TURNS)
def turns_begin_anew() -> Lie:
    """After the last box has stood the first one is in turn again, once."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        first = layout.boxes[0]
        if layout.turn() is not None or first.number == box.number:
            return layout
        return with_hand(layout, first, "1", status="open") if first.hands[0].outcome is None else layout

    return then("stand", change)


@liar(*HIT)
def a_hit_raises_the_stake() -> Lie:
    """A hit adds a chip to the stake."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        found = next(one for at, one in layout.each() if at.number == box.number and one.path == hand.path)
        if found.outcome is not None:
            return layout
        stakes = tuple(one._replace(amount=one.amount + 1, base=one.base + 1) for one in found.stakes)
        return with_hand(layout, box, hand.path, stakes=stakes)

    return then("hit", change)


@liar("midnight.play.each-hand", "european.round.ends", "german.settle.after-dealer", "estonian.dealer.after-all")
def the_round_never_ends() -> Lie:
    """Hands are settled, and the round is not over."""

    def change(state: Any, case: Case, at: int) -> Any:
        return {**state, "phase": "playing"} if state["phase"] == "settled" else state

    return shows(change)


@liar(*MONEY)
def hands_are_not_settled() -> Lie:
    """A round ends and no hand has an outcome."""
    return shows_hands(lambda hand, box, path: {**hand, "outcome": None, "net": None})
