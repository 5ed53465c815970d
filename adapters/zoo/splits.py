"""Liars about splitting."""

from stacked_deck.engine.cards import points
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.layout import Box, Hand, Layout, find
from stacked_deck.engine.money import half
from stacked_deck.engine.round import play

from .actions import allows, refuses
from .lie import Lie, liar, ruled


@liar("midnight.split.same-value", "german.split.same-value", "estonian.split.same-value", "european.split.same-value")
def splits_by_rank() -> Lie:
    """Two ten-value cards may be split only where their ranks are the same."""
    return ruled("split.of", "same-rank")


@liar("midnight.split.same-value", "german.split.same-value", "estonian.split.same-value", "european.split.same-value")
def splits_any_two_cards() -> Lie:
    """Two cards a point apart may be split."""

    def near(game: Game, box: Box, hand: Hand) -> bool:
        return len(hand.cards) == 2 and abs(points(hand.cards[0]) - points(hand.cards[1])) == 1

    return allows("split.of", where=near)


@liar("midnight.split.no-resplit", "german.split.no-resplit")
def splits_again() -> Lie:
    """A split hand may be split again."""
    return ruled("split.hands", 4)


@liar("european.split.four-hands", "estonian.split.three-times")
def a_fifth_hand() -> Lie:
    """A fifth hand is made."""
    return ruled("split.hands", 5)


@liar("european.split.four-hands", "estonian.split.three-times")
def three_hands_only() -> Lie:
    """Splitting stops at three hands."""
    return refuses("split", lambda game, box, hand: len(box.hands) == 3)


@liar("european.split.aces-once", "estonian.split.aces-once")
def splits_aces_again() -> Lie:
    """A split ace that gets an ace may be split again."""
    return ruled("split.aces_again", True)


@liar("european.split.aces-one-card", "german.split.aces-one-card")
def split_aces_draw_on() -> Lie:
    """Split aces draw as many cards as they like."""
    return ruled("split.aces", "free")


@liar("midnight.split.stake", "german.split.stake", "estonian.split.stake")
def split_stake_is_halved() -> Lie:
    """A split divides the stake over the two hands instead of adding one."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        layout = play(game, layout, box, hand, command, log, followers)
        if command.do != "split":
            return layout
        for path in (f"{hand.path}.1", f"{hand.path}.2"):
            found = find(layout, box.number, path)
            if found:
                stakes = tuple(
                    stake._replace(amount=half(stake.amount), base=half(stake.base)) for stake in found[1].stakes
                )
                layout = layout.with_hands(box.number, path, (found[1]._replace(stakes=stakes),))
        return layout

    return Lie({"play": law})


@liar("midnight.split.two-hands", "german.split.one-more-card", "estonian.split.two-cards")
def split_hands_must_ask() -> Lie:
    """A split hand gets no second card unless it asks for one."""
    return ruled("split.second_card", "asked")


@liar("midnight.split.independent")
def split_hands_end_together() -> Lie:
    """When one split hand bursts the other is done too."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        layout = play(game, layout, box, hand, command, log, followers)
        found = find(layout, box.number, hand.path)
        if not hand.is_split or found is None or found[1].status != "bust":
            return layout
        for other in found[0].hands:
            if other.status == "open":
                layout = layout.with_hands(box.number, other.path, (other._replace(status="stood"),))
        return layout

    return Lie({"play": law})
