"""Ways of lying that many liars share: one law or answer, honest but where a condition holds."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Step, Trace
from stacked_deck.engine.betting import table_refusal
from stacked_deck.engine.cards import Card, Cards, Total, total
from stacked_deck.engine.dealer import dealer_draws
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command as Order
from stacked_deck.engine.game import Game, Refusal, Settlement
from stacked_deck.engine.layout import Box, Hand, Layout, Outcome, find
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.money import Money, Ratio, times
from stacked_deck.engine.payout import settle
from stacked_deck.engine.phases import Round
from stacked_deck.engine.round import play, top
from stacked_deck.engine.session import Table

from .lie import Lie

Test = Callable[[Game, Box, Hand], bool]


class Trial(NamedTuple):
    """A hand before the settlement, and what it honestly comes to."""

    game: Game
    hand: Hand
    dealer: Cards
    outcome: Outcome
    nets: tuple[Money, ...]

    @property
    def points(self) -> int:
        """The hand's total, in points."""
        return self.game.laws.total(self.hand.cards).points

    @property
    def dealer_points(self) -> int:
        """The dealer's total, in points."""
        return self.game.laws.total(self.dealer).points


def anywhere(game: Game, box: Box, hand: Hand) -> bool:
    """Hold everywhere."""
    return True


def allows(*rules: str, where: Test = anywhere) -> Lie:
    """Lie by taking what a named rule refuses, on hands that pass a test."""

    def law(game: Game, state: Round, command: Order) -> Refusal | None:
        found = refusal(game, state, command)
        place = find(state.layout, command.box, command.hand or "1")
        return None if found is not None and found.rule in rules and place and where(game, *place) else found

    return Lie({"refusal": law})


def refuses(do: str, where: Test = anywhere) -> Lie:
    """Lie by refusing what is allowed, on hands that pass a test."""

    def law(game: Game, state: Round, command: Order) -> Refusal | None:
        found = refusal(game, state, command)
        place = find(state.layout, command.box, command.hand or "1")
        return (
            Refusal(do, "not here") if found is None and command.do == do and place and where(game, *place) else found
        )

    return Lie({"refusal": law})


def takes(*rules: str, where: Callable[[Table, Order], bool] = lambda table, command: True) -> Lie:
    """Lie by taking at the table what a named rule refuses."""

    def law(table: Table, command: Order) -> Refusal | None:
        found = table_refusal(table, command)
        return None if found is not None and found.rule in rules and where(table, command) else found

    return Lie({"table_refusal": law})


def turns_away(do: str, where: Callable[[Table, Order], bool] = lambda table, command: True) -> Lie:
    """Lie by refusing at the table what is allowed."""

    def law(table: Table, command: Order) -> Refusal | None:
        found = table_refusal(table, command)
        return Refusal(do, "not here") if found is None and command.do == do and where(table, command) else found

    return Lie({"table_refusal": law})


def settles(where: Callable[[Trial], bool], outcome: Outcome | None = None, *, at: Ratio | None = None) -> Lie:
    """Lie about what some hands come to: another outcome with its nets, or the same one at another rate."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        found = settle(game, hand, dealer)
        if not where(Trial(game, hand, dealer, *found)):
            return found
        what = outcome or found.outcome
        rate = at or Ratio(1, 1)
        sign = {"win": 1, "lose": -1, "push": 0, "surrender": -1}[what]
        return Settlement(what, tuple(sign * times(stake.amount, rate) for stake in hand.stakes))

    return Lie({"settle": law})


def counts(where: Callable[[Cards], bool], change: Callable[[Cards, Total], Total]) -> Lie:
    """Lie about the total of some hands."""
    return Lie({"total": lambda cards: change(cards, total(cards)) if where(cards) else total(cards)})


def dealer_takes(where: Callable[[Cards, Total], bool]) -> Lie:
    """Lie by having the dealer draw to some cards, too."""

    def law(game: Game, layout: Layout) -> bool:
        return dealer_draws(game, layout) or where(layout.dealer, game.laws.total(layout.dealer))

    return Lie({"dealer_draws": law})


def dealer_leaves(where: Callable[[Cards, Total], bool]) -> Lie:
    """Lie by having the dealer stand on some cards that want another."""

    return dealer_rests(lambda game, layout: where(layout.dealer, game.laws.total(layout.dealer)))


def dealer_rests(where: Callable[[Game, Layout], bool]) -> Lie:
    """Lie by having the dealer draw no further at some layouts."""

    def law(game: Game, layout: Layout) -> bool:
        return dealer_draws(game, layout) and not where(game, layout)

    return Lie({"dealer_draws": law})


Change = Callable[[Game, Layout, Box, Hand, Order], Layout]


def then(do: str, change: Change, *, where: Test = anywhere) -> Lie:
    """Lie about what follows from a command: the honest layout is changed; `where` sees the hand before it."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Order, log: Log, followers: frozenset[str]
    ) -> Layout:
        after = play(game, layout, box, hand, command, log, followers)
        return change(game, after, box, hand, command) if command.do == do and where(game, box, hand) else after

    return Lie({"play": law})


def instead(do: str, other: str, *, where: Test = anywhere) -> Lie:
    """Lie by carrying out another command than the one that is asked for."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Order, log: Log, followers: frozenset[str]
    ) -> Layout:
        is_meant = command.do == do and where(game, box, hand)
        return play(game, layout, box, hand, command._replace(do=other) if is_meant else command, log, followers)

    return Lie({"play": law})


def with_hand(layout: Layout, box: Box, path: str, **changes: Any) -> Layout:
    """Copy a layout with one hand changed, where it is there."""
    found = find(layout, box.number, path)
    return layout.with_hands(box.number, path, (found[1]._replace(**changes),)) if found else layout


def next_card(layout: Layout) -> tuple[Layout, Card]:
    """Take the next card off the shoe; raises EmptyShoe where there is none."""
    return layout._replace(dealt=layout.dealt + 1), top(layout)


def shows(change: Callable[[Any, Case, int], Any]) -> Lie:
    """Lie by showing another state after each command, by the case and the command's place."""

    def answer(case: Case, trace: Trace) -> Trace:
        steps = (replace(one, state=change(one.state, case, at)) for at, one in enumerate(trace.steps))
        return Trace(tuple(steps))

    return Lie(answer=answer)


def shows_hands(change: Callable[[Any, int, str], Any]) -> Lie:
    """Lie by showing hands otherwise: each is changed, by its box and path."""

    def changed(state: Any, case: Case, at: int) -> Any:
        return with_hands(state, change)

    return shows(changed)


def with_hands(state: Any, change: Callable[[Any, int, str], Any]) -> Any:
    """Copy a state with each hand changed, by its box and path."""
    boxes = {
        number: {**box, "hands": {path: change(hand, int(number), path) for path, hand in box["hands"].items()}}
        if "hands" in box
        else box
        for number, box in state["boxes"].items()
    }
    return {**state, "boxes": boxes}


def tells(change: Callable[[Mapping[str, Any], Any], Any]) -> Lie:
    """Lie by telling other events: each is changed, or left out where the change gives None; it sees the state too."""

    def answer(case: Case, trace: Trace) -> Trace:
        def told(step: Step) -> Step:
            events = (change(event, step.state) for event in step.events or ())
            return replace(step, events=tuple(event for event in events if event is not None))

        return Trace(tuple(told(step) for step in trace.steps))

    return Lie(answer=answer)


def pretends(where: Callable[[Command, Step], bool]) -> Lie:
    """Lie by saying that a refused command is taken, though nothing comes of it."""

    def answer(case: Case, trace: Trace) -> Trace:
        pairs = zip(case.script, trace.steps, strict=True)
        return Trace(tuple(replace(s, answer="taken", why=None) if where(c, s) else s for c, s in pairs))

    return Lie(answer=answer)
