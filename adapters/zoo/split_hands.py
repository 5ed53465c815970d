"""Liars about the hands that a split makes: their stakes, their cards, their turns."""

from collections.abc import Callable

from stacked_deck.engine.cards import is_ace
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.layout import Box, Hand, Layout, find
from stacked_deck.engine.money import Money, half
from stacked_deck.engine.round import play

from .broken import SPLIT_ALONE, SPLIT_CARDS, SPLIT_STAKE
from .lie import Lie, liar, ruled
from .twist import next_card, takes, then, with_hand


@liar(*SPLIT_STAKE)
def split_stake_is_halved() -> Lie:
    """A split divides the stake over the two hands instead of adding one."""
    return _stakes(lambda amount, which: half(amount))


@liar(*SPLIT_STAKE)
def split_stake_lies_on_the_first_hand() -> Lie:
    """A split lays both stakes on the first hand, and none on the second."""
    return _stakes(lambda amount, which: amount * 2 if which == 1 else 0)


@liar(*SPLIT_STAKE)
def split_adds_half() -> Lie:
    """A split lays half of the first stake on the second hand."""
    return _stakes(lambda amount, which: amount if which == 1 else half(amount))


@liar(*SPLIT_STAKE)
def split_doubles_both_stakes() -> Lie:
    """A split lays twice the stake on both hands."""
    return _stakes(lambda amount, which: amount * 2)


def _stakes(change: Callable[[Money, int], Money]) -> Lie:
    def law(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        for which in (1, 2):
            found = find(layout, box.number, f"{hand.path}.{which}")
            if found:
                stakes = tuple(
                    one._replace(amount=change(one.amount, which), base=change(one.base, which))
                    for one in found[1].stakes
                )
                layout = with_hand(layout, box, found[1].path, stakes=stakes)
        return layout

    return then("split", law)


@liar("midnight.split.stake")
def split_needs_no_chips() -> Lie:
    """A hand may be split by who cannot cover it."""
    return takes("has", where=lambda table, command: command.do == "split")


@liar(*SPLIT_CARDS)
def split_hands_must_ask() -> Lie:
    """A split hand gets no second card unless it asks for one."""
    return ruled("split.second_card", "asked")


@liar(*SPLIT_CARDS)
def second_hand_gets_no_card() -> Lie:
    """The second hand of a split gets no card."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        layout = layout._replace(dealt=layout.dealt - 1)
        return with_hand(layout, box, f"{hand.path}.2", cards=hand.cards[1:])

    return then("split", change)


@liar("german.split.aces-one-card", "european.split.aces-one-card")
def second_ace_gets_no_card() -> Lie:
    """The second of two split aces gets no card once the first has a ten."""

    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        layout = layout._replace(dealt=layout.dealt - 1)
        return with_hand(layout, box, f"{hand.path}.2", cards=hand.cards[1:])

    return then("split", change, where=lambda game, box, hand: is_ace(hand.cards[0]))


@liar(*SPLIT_CARDS[:3])
def second_hand_gets_its_card_first() -> Lie:
    """The first card after a split goes to the second hand."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        if command.do != "split" or game.rules.split is None or game.rules.split.second_card != "dealt":
            return play(game, layout, box, hand, command, log, followers)
        at = layout.dealt
        swapped = (*layout.shoe[:at], layout.shoe[at + 1], layout.shoe[at], *layout.shoe[at + 2 :])
        after = play(game, layout._replace(shoe=swapped), box, hand, command, log, followers)
        return after._replace(shoe=layout.shoe)

    return Lie({"play": law})


@liar(*SPLIT_CARDS[:3])
def each_split_hand_gets_two_cards() -> Lie:
    """The first hand of a split gets a card too many."""

    def law(
        game: Game, layout: Layout, box: Box, hand: Hand, command: Command, log: Log, followers: frozenset[str]
    ) -> Layout:
        layout = play(game, layout, box, hand, command, log, followers)
        found = find(layout, box.number, f"{hand.path}.1")
        if command.do != "split" or found is None or len(found[1].cards) != 2:
            return layout
        layout, card = next_card(layout)
        log.drew(card, box.number, found[1].path)
        return with_hand(layout, box, found[1].path, cards=(*found[1].cards, card))

    return Lie({"play": law})


def _other_hands_stand(when: str) -> Lie:
    def change(game: Game, layout: Layout, box: Box, hand: Hand, command: Command) -> Layout:
        found = find(layout, box.number, hand.path)
        if not hand.is_split or found is None or (when == "bust" and found[1].status != "bust"):
            return layout
        for other in found[0].hands:
            if other.status == "open":
                layout = with_hand(layout, box, other.path, status="stood")
        return layout

    return then("hit" if when == "bust" else when, change)


@liar(*SPLIT_ALONE)
def split_hands_end_together() -> Lie:
    """When one split hand bursts the other is done too."""
    return _other_hands_stand("bust")


@liar(*SPLIT_ALONE)
def split_hands_stand_together() -> Lie:
    """When one split hand stands the other does too."""
    return _other_hands_stand("stand")
