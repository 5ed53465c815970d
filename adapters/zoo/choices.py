"""More liars about the computer players: single rows of their tables, and hands that may not be split."""

from stacked_deck.adapters.posed import Posed
from stacked_deck.engine.cards import is_ace, is_ten, total
from stacked_deck.engine.seat import View

from .lie import Lie, liar
from .players import chooses


def _another(view: View, posed: Posed) -> str | None:
    usual = "stand" if total(view.cards).points < 17 else "hit"
    return usual if usual in view.actions else None


@liar("european.ai.easy", "european.ai.sees")
def easy_turns_every_move() -> Lie:
    """The easy player stands below 17 and hits from 17 on."""
    return chooses("easy", instead=_another)


@liar("european.ai.normal", "european.ai.sees")
def normal_turns_every_move() -> Lie:
    """The normal player stands below 17 and hits from 17 on, and does nothing else."""
    return chooses("normal", instead=_another)


@liar("european.ai.hard", "european.ai.sees")
def hard_turns_every_move() -> Lie:
    """The hard player stands below 17 and hits from 17 on, and does nothing else."""
    return chooses("hard", instead=_another)


@liar("european.ai.hard", "european.ai.normal")
def players_only_hit() -> Lie:
    """A player who knows a table hits whatever is below 21."""
    return chooses("normal", "hard", instead=lambda view, posed: "hit" if "hit" in view.actions else None)


@liar("european.ai.hard", "european.ai.normal")
def players_only_stand() -> Lie:
    """A player who knows a table stands on every hand."""
    return chooses("normal", "hard", instead=lambda view, posed: "stand")


@liar("european.ai.normal", "european.ai.hard")
def soft_18_is_hit() -> Lie:
    """A soft 18 of two cards is hit against 2, 7 and 8."""

    def instead(view: View, posed: Posed) -> str | None:
        return "hit" if total(view.cards) == (18, True) and view.up[0] in "278" else None

    return chooses("normal", "hard", instead=instead)


@liar("european.ai.normal")
def soft_hands_are_played_as_hard_ones() -> Lie:
    """The normal player stands on every soft total from 12 on."""
    return chooses("normal", instead=lambda view, posed: "stand" if total(view.cards).soft else None)


@liar("european.ai.normal")
def aces_that_may_not_be_split_stand() -> Lie:
    """The normal player stands on two aces that may not be split."""

    def instead(view: View, posed: Posed) -> str | None:
        held = len(view.cards) == 2 and all(map(is_ace, view.cards))
        return "stand" if held and "split" not in view.actions else None

    return chooses("normal", instead=instead)


@liar("european.ai.normal")
def low_pairs_that_may_not_be_split_stand() -> Lie:
    """The normal player stands on a pair below 6 that may not be split."""

    def instead(view: View, posed: Posed) -> str | None:
        low = len(view.cards) == 2 and view.cards[0][0] == view.cards[1][0] and view.cards[0][0] in "2345"
        return "stand" if low and "split" not in view.actions else None

    return chooses("normal", instead=instead)


@liar("european.ai.normal")
def tens_are_doubled() -> Lie:
    """The normal player doubles two ten-value cards, as if they were a 10."""

    def instead(view: View, posed: Posed) -> str | None:
        held = len(view.cards) == 2 and all(map(is_ten, view.cards))
        return "double" if held and "double" in view.actions else None

    return chooses("normal", instead=instead)
