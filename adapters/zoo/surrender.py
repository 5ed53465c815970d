"""Liars about surrender."""

from collections.abc import Callable
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.engine.cards import is_ace, is_ten, total
from stacked_deck.engine.game import Command, Game, Refusal
from stacked_deck.engine.layout import is_natural
from stacked_deck.engine.legality import refusal
from stacked_deck.engine.money import Ratio
from stacked_deck.engine.phases import Round

from .broken import NO_SURRENDER
from .ledger import reports
from .lie import Lie, liar, ruled
from .twist import Trial, allows, refuses, settles, shows


@liar(*NO_SURRENDER)
def surrenders_where_there_is_none() -> Lie:
    """Any two cards may be surrendered, whatever the rules say."""
    return allows("surrender", where=lambda game, box, hand: len(hand.cards) == 2 and hand.status == "open")


@liar("midnight.standing.options", "european.standing.options", "german.standing.options")
def offers_surrender_where_there_is_none() -> Lie:
    """Surrender is offered to a hand in turn, though it is not taken."""

    def change(state: Any, case: Case, at: int) -> Any:
        none = case.rules.get("surrender") in (None, "none") and "hit" in state["actions"]
        return {**state, "actions": [*state["actions"], "surrender"]} if none else state

    return shows(change)


@liar("estonian.surrender.half")
def no_surrender() -> Lie:
    """Nothing may be surrendered."""
    return ruled("surrender", None)


@liar("estonian.surrender.half")
def surrender_after_a_hit() -> Lie:
    """A hand of three cards may be surrendered."""
    return allows("surrender", where=lambda game, box, hand: len(hand.cards) == 3 and hand.status == "open")


@liar("estonian.surrender.half")
def later_boxes_not_surrendered() -> Lie:
    """No box but the first may be surrendered."""
    return refuses("surrender", lambda game, box, hand: box.number > 1)


@liar("estonian.surrender.half")
def no_surrender_of_pairs_or_low_hands() -> Lie:
    """A hand below 12 may not be surrendered."""
    return refuses("surrender", lambda game, box, hand: total(hand.cards).points < 12)


@liar("estonian.surrender.half")
def no_surrender_against_a_ten() -> Lie:
    """No hand may be surrendered against a ten."""
    return _by_up_card(lambda up: is_ten(up), allowed=False)


@liar("estonian.surrender.half")
def surrender_against_a_ten_only() -> Lie:
    """A hand may be surrendered against a ten only."""
    return _by_up_card(lambda up: not is_ten(up) and not is_ace(up), allowed=False)


def _by_up_card(is_up: Callable[[str], bool], *, allowed: bool) -> Lie:
    def law(game: Game, state: Round, command: Command) -> Refusal | None:
        found = refusal(game, state, command)
        if command.do != "surrender" or not is_up(state.layout.dealer[0]):
            return found
        return None if allowed else Refusal("surrender.barred", "not against that")

    return Lie({"refusal": law})


@liar("estonian.surrender.not-too-late")
def surrender_after_a_later_box_drew() -> Lie:
    """A hand may be surrendered after a later box has drawn."""
    return allows("surrender.until")


@liar("estonian.surrender-after-standing")
def surrender_in_turn_only() -> Lie:
    """A hand may be surrendered in its turn only."""
    return ruled("surrender.until", "own-turn")


@liar("estonian.surrender.not-against-ace")
def surrender_against_an_ace() -> Lie:
    """A hand may be surrendered against an ace."""
    return allows("surrender.barred", where=lambda game, box, hand: not is_natural(game.rules, hand))


@liar("estonian.surrender.not-natural")
def surrender_of_a_natural() -> Lie:
    """A blackjack may be surrendered."""
    return allows("surrender.barred", where=lambda game, box, hand: is_natural(game.rules, hand))


@liar("estonian.surrender-exceptions")
def surrender_but_of_a_natural_against_an_ace() -> Lie:
    """All may be surrendered but a blackjack against an ace."""
    return ruled("surrender.barred", "natural-with-ace-up")


@liar("estonian.surrender.not-split-aces")
def surrender_of_split_aces() -> Lie:
    """A split ace may be surrendered."""
    return allows("surrender", "surrender.split_aces", where=lambda game, box, hand: hand.is_split_ace)


@liar("estonian.surrender-after-split")
def no_surrender_after_a_split() -> Lie:
    """A split hand may not be surrendered."""
    return ruled("surrender.after_split", False)


def _is_surrendered(trial: Trial) -> bool:
    return trial.outcome == "surrender"


@liar("estonian.surrender.half")
def surrender_gives_all_back() -> Lie:
    """A surrendered stake comes back whole."""
    return settles(_is_surrendered, at=Ratio(0, 1))


@liar("estonian.surrender.half")
def surrender_loses_all() -> Lie:
    """A surrendered stake is lost whole."""
    return settles(_is_surrendered)


@liar("estonian.surrender.half")
def surrender_is_called_lost() -> Lie:
    """A surrendered hand is told as lost, and half of its stake is."""
    return settles(_is_surrendered, "lose", at=Ratio(1, 2))


@liar("estonian.surrender.half")
def surrender_costs_whole_chips() -> Lie:
    """Half of an odd stake that is surrendered is rounded up."""

    def law(game: Game, hand: Any, dealer: Any) -> Any:
        from stacked_deck.engine.payout import settle

        found = settle(game, hand, dealer)
        return found._replace(nets=tuple(net // 1 for net in found.nets)) if found.outcome == "surrender" else found

    return Lie({"settle": law})


@liar("estonian.surrender-after-split")
def split_surrender_loses_all() -> Lie:
    """A surrendered split hand is lost whole."""
    return settles(lambda trial: _is_surrendered(trial) and trial.hand.is_split)


@liar("estonian.surrender.half")
def surrender_is_lost_to_a_natural() -> Lie:
    """A surrendered hand is lost whole to a dealer's blackjack."""
    return reports(
        lambda box, path, hand, state: hand["outcome"] == "surrender" and bool(state["dealer"].get("natural")), "lose"
    )
