"""Liars about the computer players: what they see, and by which rule or table they choose."""

from collections.abc import Callable

from stacked_deck.adapters.posed import Posed
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.reference_players import decide, exact_table, general_table
from stacked_deck.engine.cards import is_ten, total
from stacked_deck.engine.layout import Layout
from stacked_deck.engine.money import amount
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.seat import View, seat
from stacked_deck.engine.session import InPlay
from stacked_deck.engine.strategy import Table, plan

from .lie import Lie, liar


def chooses(*levels: str, instead: Callable[[View, Posed], str | None]) -> Lie:
    """Lie by letting players of some levels choose otherwise, where there is another choice."""

    def player(posed: Posed, level: str) -> str:
        lie = instead(seat(posed.state, posed.events), posed) if level in levels else None
        return decide(posed, level) if lie is None else lie

    return Lie(player=player)


def reads(*levels: str, table: Callable[[Posed], Table]) -> Lie:
    """Lie by letting players of some levels read another table."""

    def instead(view: View, posed: Posed) -> str | None:
        tries = plan(view.cards, view.up, table(posed))
        return next((do for do in tries if do in view.actions), None)

    return chooses(*levels, instead=instead)


def _felt(posed: Posed) -> Layout | None:
    """The whole felt on the way to a view, what is hidden there too."""
    sitting = reference_engine().sit(posed.case.rules, posed.case.players)
    for command in posed.case.script:
        sitting.tell(command)
    phase = sitting.table.phase
    return phase.round.layout if isinstance(phase, InPlay) else None


def _general(posed: Posed) -> Table:
    return general_table()


def _exact(posed: Posed) -> Table:
    return exact_table(read_rules(posed.rules))


@liar("european.ai.sees")
def hard_reads_the_hole_card() -> Lie:
    """The hard player knows the hole card, and hits or stands by what the dealer has."""

    def instead(view: View, posed: Posed) -> str | None:
        felt = _felt(posed)
        if felt is None or felt.hole is None:
            return None
        dealer = total((view.up, felt.hole)).points
        own = total(view.cards).points
        return "hit" if own < dealer and dealer >= 17 else "stand" if own >= 12 else None

    return chooses("hard", instead=instead)


@liar("european.ai.sees")
def normal_knows_the_next_card() -> Lie:
    """The normal player knows the card on top of the shoe, and takes it where it does not bust."""

    def instead(view: View, posed: Posed) -> str | None:
        felt = _felt(posed)
        if felt is None or total(view.cards).points < 12:
            return None
        return "stand" if total((*view.cards, felt.shoe[felt.dealt])).points > 21 else "hit"

    return chooses("normal", instead=instead)


@liar("european.ai.sees")
def hard_is_timid_with_much_at_stake() -> Lie:
    """The hard player stands on 12 and more where a hundred chips or more are at stake."""

    def instead(view: View, posed: Posed) -> str | None:
        stake = posed.state["boxes"][str(view.box)]["hands"][view.path]["stake"]
        return "stand" if amount(stake) >= 100 and total(view.cards).points >= 12 else None

    return chooses("hard", instead=instead)


@liar("european.ai.sees", "european.ai.normal")
def normal_doubles_what_may_not_be() -> Lie:
    """The normal player doubles where its table says so, whether that is open or not."""
    return chooses("normal", instead=lambda view, posed: plan(view.cards, view.up, general_table())[0])


@liar("european.ai.hard")
def hard_plays_the_peek_table() -> Lie:
    """The hard player reads the table for a dealer who peeks."""
    return reads("hard", table=_general)


@liar("european.ai.normal")
def normal_plays_the_exact_table() -> Lie:
    """The normal player reads the table of this very game."""
    return reads("normal", table=_exact)


@liar("european.ai.hard")
def hard_splits_tens() -> Lie:
    """The hard player splits tens against 5 and 6."""

    def instead(view: View, posed: Posed) -> str | None:
        return "split" if view.up[0] in "56" and all(map(is_ten, view.cards)) and "split" in view.actions else None

    return chooses("hard", instead=instead)


@liar("european.ai.normal")
def normal_splits_tens() -> Lie:
    """The normal player splits tens against 5 and 6."""

    def instead(view: View, posed: Posed) -> str | None:
        return "split" if view.up[0] in "56" and all(map(is_ten, view.cards)) and "split" in view.actions else None

    return chooses("normal", instead=instead)


@liar("european.ai.normal")
def normal_has_no_row_for_pairs() -> Lie:
    """The normal player plays a pair by its total."""

    def instead(view: View, posed: Posed) -> str | None:
        counted, soft = total(view.cards)
        row = general_table()[f"{'S' if soft else 'H'}{counted}"]
        table = {**general_table(), **{f"P{name}": row for name in "23456789TA"}}
        return next((do for do in plan(view.cards, view.up, table) if do in view.actions), None)

    return chooses("normal", instead=instead)


@liar("european.ai.hard")
def hard_never_doubles_soft_hands() -> Lie:
    """The hard player hits soft hands that it should double."""

    def instead(view: View, posed: Posed) -> str | None:
        tries = plan(view.cards, view.up, _exact(posed))
        return "hit" if tries[0] == "double" and total(view.cards).soft else None

    return chooses("hard", instead=instead)


@liar("european.ai.easy")
def easy_hits_soft_17() -> Lie:
    """The easy player hits a soft 17."""
    return chooses("easy", instead=lambda view, posed: "hit" if total(view.cards) == (17, True) else None)


@liar("european.ai.easy")
def easy_stands_on_16() -> Lie:
    """The easy player stands on 16."""
    return chooses("easy", instead=lambda view, posed: "stand" if total(view.cards).points == 16 else None)


@liar("european.ai.easy")
def easy_hits_17() -> Lie:
    """The easy player hits a hard 17."""
    return chooses("easy", instead=lambda view, posed: "hit" if total(view.cards) == (17, False) else None)


@liar("european.ai.easy")
def easy_looks_at_the_up_card() -> Lie:
    """The easy player stands on 12 to 16 against 2 to 6."""

    def instead(view: View, posed: Posed) -> str | None:
        return "stand" if view.up[0] in "23456" and 12 <= total(view.cards).points <= 16 else None

    return chooses("easy", instead=instead)
