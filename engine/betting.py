"""Why a table refuses a command: what may be staked, dealt, repeated and cleared, and when."""

from collections.abc import Callable, Mapping

from .game import Command, Refusal
from .layout import Layout, Lying, find
from .legality import FOLLOW, INSURES, PLAYS
from .money import Money, half, text
from .session import BETWEEN_ROUNDS, IN_ROUND, After, Closed, Ended, LastRound, Table, less, lying_bets, taken_back


def refusal(table: Table, command: Command) -> Refusal | None:
    """Say why a command is not carried out at this table; None where it is."""
    return table.game.laws.table_refusal(table, command)


def table_refusal(table: Table, command: Command) -> Refusal | None:
    """Say why a command is not carried out at this table, by the rules; None where it is."""
    if command.do not in _REFUSALS:
        return Refusal(command.do, f"there is no {command.do} here")
    return _REFUSALS[command.do](table, command)


def _between_rounds(table: Table, what: str) -> Refusal | None:
    if isinstance(table.phase, Closed):
        return Refusal("betting_closed_by", f"the betting is closed: no {what}")
    if isinstance(table.phase, BETWEEN_ROUNDS):
        return None
    return Refusal("phase", f"no {what} " + ("once the session has ended" if _is_over(table) else "in play"))


def _is_over(table: Table) -> bool:
    return isinstance(table.phase, Ended)


def _stake_refusal(table: Table, command: Command) -> Refusal | None:
    rules, amount, box = table.game.rules, command.amount, command.box
    found = _between_rounds(table, "stake")
    if found:
        return found
    if box is None or not 1 <= box <= rules.boxes:
        return Refusal("boxes", f"there is no box {box}; there are boxes 1 to {rules.boxes}")
    if command.by is None or command.by not in table.has:
        return Refusal("players", f"there is no player {command.by}")
    if amount is None or amount <= 0:
        return Refusal("stake", "a stake is more than 0 chips")
    if isinstance(table.phase, After) and table.phase.bets and not rules.push_plays_on:
        return Refusal("push_plays_on", "the table is cleared or the bet repeated first")
    lying = [bet for bet in lying_bets(table) if bet.box == box]
    found = (_behind_refusal if command.do == "stake behind" else _own_refusal)(table, command, lying)
    return found if found else _amount_refusal(table, command.by, amount, lying)


def _own_refusal(table: Table, command: Command, lying: list[Lying]) -> Refusal | None:
    rules = table.game.rules
    if lying and lying[0].owner != command.by:
        return Refusal("box-holder", f"box {command.box} is {lying[0].owner}'s; a stake behind it is another command")
    others = {bet.box for bet in lying_bets(table) if bet.box != command.box and _holder(table, bet.box) == command.by}
    if len(others) >= rules.boxes_each:
        return Refusal("boxes_each", f"a player stakes on at most {rules.boxes_each} boxes")
    return None


def _behind_refusal(table: Table, command: Command, lying: list[Lying]) -> Refusal | None:
    if table.game.rules.behind is None:
        return Refusal("behind", "no stake is taken behind another's")
    if not lying or lying[0].owner == command.by:
        return Refusal("behind", f"no other player's stake lies on box {command.box}")
    return None


def _holder(table: Table, box: int) -> str | None:
    return next((bet.owner for bet in lying_bets(table) if bet.box == box), None)


def _amount_refusal(table: Table, player: str, amount: Money, lying: list[Lying]) -> Refusal | None:
    rules = table.game.rules
    whole = amount + sum([bet.amount for bet in lying if bet.owner == player])
    if rules.least_stake is not None and whole < rules.least_stake:
        return Refusal("least_stake", f"a stake is at least {text(rules.least_stake)} chips")
    if rules.largest_stake is not None and whole > rules.largest_stake:
        return Refusal("largest_stake", f"a stake is at most {text(rules.largest_stake)} chips")
    return _purse_refusal(table, player, amount)


def _purse_refusal(table: Table, player: str, amount: Money) -> Refusal | None:
    if table.has[player] < amount:
        return Refusal("has", f"{player} has {text(table.has[player])} chips, and it takes {text(amount)}")
    return None


def _clear_refusal(table: Table, command: Command) -> Refusal | None:
    return _between_rounds(table, "clearing")


def _same_bet_refusal(table: Table, command: Command) -> Refusal | None:
    found = _between_rounds(table, "same bet")
    if found:
        return found
    if not table.last:
        return Refusal("same_bet", "no round has been played yet")
    short = [owner for owner, left in less(taken_back(table), table.last).items() if left < 0]
    return Refusal("has", f"{short[0]} cannot cover the same bet") if short else None


def _deal_refusal(table: Table, command: Command) -> Refusal | None:
    found = None if isinstance(table.phase, Closed) else _between_rounds(table, "deal")
    return found if found else _bets_refusal(table)


def _bets_refusal(table: Table) -> Refusal | None:
    """Why no round may be dealt on what lies on the boxes."""
    if not lying_bets(table):
        return Refusal("stake", "nothing is staked")
    if isinstance(table.phase, After) and not table.game.rules.push_plays_on:
        return Refusal("push_plays_on", "the table is cleared or the bet repeated first")
    return None


def _close_refusal(table: Table, command: Command) -> Refusal | None:
    found = _between_rounds(table, "closing of bets")
    if found:
        return found
    if table.game.rules.betting_closed_by == "deal":
        return Refusal("betting_closed_by", "the deal itself closes the betting")
    return _bets_refusal(table)


def _end_refusal(table: Table, command: Command) -> Refusal | None:
    if isinstance(table.phase, LastRound):
        return Refusal("phase", "the session ends with this round")
    return Refusal("phase", "the session has ended") if _is_over(table) else None


def _play_refusal(table: Table, command: Command) -> Refusal | None:
    phase, game = table.phase, table.game
    if not isinstance(phase, IN_ROUND):
        return Refusal("phase", "no round is on")
    found = game.laws.refusal(game, phase.round, command)
    return found if found else _price_refusal(table, phase.round.layout, command)


def _price_refusal(table: Table, layout: Layout, command: Command) -> Refusal | None:
    """Why what a command adds to the stakes may not be added: the player has too little, or a limit binds it."""
    if command.do not in ("double", "split", "insure", FOLLOW):
        return None
    rules, found = table.game.rules, find(layout, command.box, command.hand or "1")
    if found is None:
        return None
    box, hand = found
    if command.do in ("insure", FOLLOW):
        owner = command.to or command.by or box.player
        (staked,) = [stake.amount for stake in hand.stakes if stake.owner == owner]  # or it would be refused by now
        asked = staked if command.do == FOLLOW else half(staked)
        return _purse_refusal(table, owner, asked if command.amount is None else command.amount)
    stake = hand.stakes[0]
    whole = stake.amount * 2 if command.do == "double" else stake.amount
    if rules.limits_bind == "every" and rules.largest_stake is not None and whole > rules.largest_stake:
        return Refusal("limits_bind", f"a stake is at most {text(rules.largest_stake)} chips")
    return _purse_refusal(table, stake.owner, stake.amount)


_REFUSALS: Mapping[str, Callable[[Table, Command], Refusal | None]] = {
    "stake": _stake_refusal,
    "stake behind": _stake_refusal,
    "clear": _clear_refusal,
    "same bet": _same_bet_refusal,
    "same bet and deal": _same_bet_refusal,
    "close bets": _close_refusal,
    "deal": _deal_refusal,
    "end session": _end_refusal,
    **dict.fromkeys((*PLAYS, *INSURES, FOLLOW), _play_refusal),
}
