"""Liars about stakes behind, bets beside the boxes, points and the end of the session."""

from stacked_deck.adapters.trace import Step
from stacked_deck.engine.betting import table_refusal
from stacked_deck.engine.game import Command, Refusal
from stacked_deck.engine.session import Table, lying_bets

from .lie import Lie, liar, ruled
from .table import STAKES
from .twist import pretends, takes, turns_away


@liar("estonian.bet.behind")
def no_stake_behind() -> Lie:
    """Nobody stakes behind another."""
    return turns_away("stake behind")


@liar("estonian.bet.behind")
def one_stake_behind_only() -> Lie:
    """A box has one stake behind and no more."""
    return turns_away("stake behind", lambda table, command: _stakes(table, command) > 1)


def _stakes(table: Table, command: Command) -> int:
    return sum(bet.box == command.box for bet in lying_bets(table))


@liar("estonian.bet.behind-decides")
def the_last_stake_decides() -> Lie:
    """A box is played by the one who staked on it last."""
    return takes("box-holder", where=lambda table, command: command.do in ("hit", "stand"))


@liar("estonian.bet-behind-follows")
def stakes_behind_stay() -> Lie:
    """A stake behind does not grow with a double or a split."""
    return ruled("behind.follows", "stays")


@liar("estonian.bet-behind-insures")
def the_first_player_insures_for_all() -> Lie:
    """A stake behind is insured by the box's own player."""
    return ruled("behind.insured_by", "first-player")


@liar("european.session.no-cash-out")
def points_are_paid_out() -> Lie:
    """A withdrawal or conversion is carried out."""
    return pretends(lambda command, step: command.do in ("withdraw", "convert"))


@liar("european.session.no-cash-out")
def points_are_converted() -> Lie:
    """A conversion is carried out."""
    return pretends(lambda command, step: command.do == "convert")


@liar("european.off.side-bets")
def side_bets_are_taken() -> Lie:
    """A bet beside the boxes is taken."""
    return pretends(lambda command, step: command.do == "side bet")


@liar("european.session.ends")
def the_session_goes_on() -> Lie:
    """Nobody can end the session."""
    return turns_away("end session")


@liar("european.session-end-in-play")
def the_session_ends_at_once() -> Lie:
    """A session that is ended in a round breaks that round off."""
    return ruled("session_ends", "at-once")


@liar("european.session.ends")
def stakes_after_the_session() -> Lie:
    """A stake is taken although the session has ended, and nothing comes of it."""

    def law(table: Table, command: Command) -> Refusal | None:
        return table_refusal(table, command)

    lie = pretends(lambda command, step: step.answer == "refused" and _is_ended(step) and command.do in STAKES)
    return Lie({"table_refusal": law}, answer=lie.answer)


def _is_ended(step: Step) -> bool:
    return bool((step.state or {})["phase"] == "ended")


@liar("european.off.side-bets")
def stakes_behind_where_there_are_none() -> Lie:
    """A stake behind another's is taken where the rules have none, and nothing comes of it."""
    return pretends(lambda command, step: command.do == "stake behind" and step.answer == "refused")
