"""A zoo of documented liars: the reference with a rule, a law or an answer replaced, each to be caught by the suite."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from stacked_deck.engine.cards import Cards, Total, is_ten, total
from stacked_deck.engine.game import Command, Game, Refusal, Settlement
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import Hand
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.money import Ratio, times
from stacked_deck.engine.payout import settle
from stacked_deck.engine.phases import Round
from stacked_deck.engine.rules import Rules

from .about import ACTIONS, About
from .case import Case
from .engine import Engine, EngineError
from .reference import ABOUT, Reference
from .trace import Step, Trace

Liar = Callable[[], Engine]
ZOO: dict[str, Liar] = {}


def liar(make: Liar) -> Liar:
    """Put a liar into the zoo, under its function's name with dashes."""
    ZOO[make.__name__.replace("_", "-")] = make
    return make


def _named(make: Liar) -> About:
    return replace(ABOUT, name=make.__name__.replace("_", "-"))


@liar
def hits_soft_17() -> Engine:
    """The dealer draws on a soft 17."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, dealer=replace(rules.dealer, soft_17="hits"))

    return Reference(_named(hits_soft_17), rule=rule)


@liar
def pays_6_to_5() -> Engine:
    """A blackjack pays 6:5."""

    def rule(rules: Rules) -> Rules:
        return replace(rules, natural=replace(rules.natural, pays=Ratio(6, 5)))

    return Reference(_named(pays_6_to_5), rule=rule)


@liar
def doubles_on_8() -> Engine:
    """A hand of two cards that totals 8 may be doubled."""

    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        if found is None or found.rule != "double.totals":
            return found
        box = state.layout.box(command.box or 0)
        hands = [hand for hand in box.hands if hand.path == (command.hand or "1")] if box else []
        return None if hands and total(hands[0].cards).points == 8 else found

    return Reference(_named(doubles_on_8), replace(LAWS, refusal=law))


@liar
def pays_a_split_natural() -> Engine:
    """A split hand's ace and ten pays 3:2."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        if outcome == "win" and hand.is_split and len(hand.cards) == 2 and total(hand.cards) == Total(21, True):
            nets = tuple(times(net, Ratio(3, 2)) for net in nets)
        return Settlement(outcome, nets)

    return Reference(_named(pays_a_split_natural), replace(LAWS, settle=law))


@liar
def drawn_aces_count_1() -> Engine:
    """An ace that comes after the first two cards counts 1, whatever the total."""

    def law(cards: Cards) -> Total:
        points, soft = total(cards[:2])
        for card in cards[2:]:
            points += total((card,)).points - 10 * total((card,)).soft
            if points > 21 and soft:
                points, soft = points - 10, False
        return Total(points, soft)

    return Reference(_named(drawn_aces_count_1), replace(LAWS, total=law))


@liar
def splits_by_rank() -> Engine:
    """Two ten-value cards may be split only where their ranks are the same."""

    def rule(rules: Rules) -> Rules:
        return rules if rules.split is None else replace(rules, split=replace(rules.split, of="same-rank"))

    return Reference(_named(splits_by_rank), rule=rule)


@liar
def peeks_at_a_ten() -> Engine:
    """With a ten-value card up the dealer's natural takes only the first stake of a box."""

    def law(game: Game, hand: Hand, dealer: Cards) -> Settlement:
        outcome, nets = settle(game, hand, dealer)
        if outcome == "lose" and is_ten(dealer[0]) and total(dealer) == Total(21, True) and len(dealer) == 2:
            nets = tuple(-stake.placed for stake in hand.stakes)
        return Settlement(outcome, nets)

    return Reference(_named(peeks_at_a_ten), replace(LAWS, settle=law))


@dataclass(frozen=True)
class RefusesAll:
    """An engine that refuses every command and shows an empty table."""

    about: About

    def play(self, case: Case) -> Trace:
        """Refuse every command."""
        players = {name: {"has": player["has"]} for name, player in case.players.items()}
        table: dict[str, Any] = {"boxes": {}, "lying": "0", "dealer": {"cards": []}}
        state = {"phase": "betting", "turn": None, "actions": [], "players": players, **table}
        return Trace(tuple(Step("refused", {"rule": "all", "says": "no"}, (), state) for _ in case.script))

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Refuse every command of many cases."""
        return (self.play(case) for case in cases)

    def close(self) -> None:
        """Let go of nothing."""


@liar
def refuses_everything() -> Engine:
    """Every command is refused; it must pass no statement."""
    return RefusesAll(_named(refuses_everything))


@liar
def lacks_everything() -> Engine:
    """Every command is said to be lacking; it must pass no statement."""
    return RefusesAll(replace(_named(lacks_everything), lacks=ACTIONS))
