"""The table around the rounds: what may be done, and what comes of it."""

from collections.abc import Callable, Mapping
from typing import cast

from .accounts import balances
from .betting import refusal
from .cards import Shoe
from .events import Log
from .game import Command
from .layout import Box, Hand, Layout, Lying, Stake, find, made
from .legality import INSURES, PLAYS
from .money import Money
from .phases import Insuring, Round, Settled
from .round import start, step
from .session import (
    IN_ROUND,
    After,
    Bets,
    Betting,
    Closed,
    Ended,
    InPlay,
    LastRound,
    Phase,
    Table,
    less,
    lying_bets,
    taken_back,
)

Shoes = Callable[[Table], Shoe]  # gives a new shoe where a deal brings none


def options(table: Table) -> tuple[str, ...]:
    """Give what may be done now with the hand in turn, or about the first insurance asked."""
    phase = table.phase
    if not isinstance(phase, IN_ROUND):
        return ()
    if isinstance(phase.round, Insuring):
        box, hand, owner = phase.round.asked[0]
        return tuple(do for do in INSURES if refusal(table, Command(do, box=box, hand=hand, to=owner)) is None)
    turn = phase.round.layout.turn()
    if turn is None or isinstance(phase.round, Settled):
        return ()
    number, path = turn[0].number, turn[1].path
    return tuple(do for do in (*PLAYS, *INSURES) if refusal(table, Command(do, box=number, hand=path)) is None)


def move(table: Table, command: Command, log: Log, *, shoes: Shoes | None = None) -> Table:
    """Carry out a command that is not refused, and tell what happens in the log."""
    do = command.do
    if do in ("stake", "stake behind"):
        return _stake(table, command)
    if do == "clear":
        return table._replace(has=taken_back(table), phase=Betting(()))
    if do in ("same bet", "same bet and deal"):
        table = table._replace(has=less(taken_back(table), table.last), phase=Betting(table.last))
        return _deal(table, command, log, shoes) if do == "same bet and deal" else table
    if do == "close bets":
        return table._replace(phase=Closed(lying_bets(table)))
    if do == "deal":
        return _deal(table, command, log, shoes)
    if do == "end session":
        return _end(table)
    return _play(table, command, log)


def _stake(table: Table, command: Command) -> Table:
    # It is not refused, so that it names all three.
    box, owner, amount = cast(int, command.box), cast(str, command.by), cast(Money, command.amount)
    bets = lying_bets(table)
    lying = [bet for bet in bets if bet.box == box and bet.owner == owner]
    if lying:
        bets = tuple(bet._replace(amount=bet.amount + amount) if bet in lying else bet for bet in bets)
    else:
        bets = (*bets, Lying(box, owner, amount))
    has = {**table.has, owner: table.has[owner] - amount}
    return made(Table, (table.game, has, made(Betting, (bets,)), table.last, table.shoe))


def _deal(table: Table, command: Command, log: Log, shoes: Shoes | None) -> Table:
    bets, shoe = lying_bets(table), table.shoe
    if command.shoe is not None or shoes is None:
        shoe = command.shoe or ()
        log.shuffled(None)
    elif _needs_shuffle(table):
        shoe = shoes(table)
        log.shuffled(shoe)
    boxes = tuple([_box(number, bets) for number in sorted({bet.box for bet in bets})])
    layout = Layout(boxes, (), None, shoe, 0)
    purses, state = taken_back(table), start(table.game, layout, log)
    return _moved(table, state, purses, bets)


def _needs_shuffle(table: Table) -> bool:
    """Whether the next round is dealt off a new shoe: always, or with less than a quarter of the cards left."""
    return table.game.rules.shuffle == "every-round" or len(table.shoe) < table.game.rules.decks * 13


def _box(number: int, bets: Bets) -> Box:
    stakes = tuple([_placed(owner, amount) for box, owner, amount in bets if box == number])
    return made(Box, (number, stakes[0].owner, (made(Hand, ("1", (), stakes, "open", None, ())),)))


def _placed(owner: str, amount: Money) -> Stake:
    return made(Stake, (owner, amount, amount, amount, None, None, False))


def _moved(table: Table, state: Round, purses: Mapping[str, Money], bets: Bets) -> Table:
    """Put a round's new phase on the table, with what each player has now; it was dealt on these bets."""
    rules, layout, over = table.game.rules, state.layout, isinstance(state, Settled)
    left = table.game.laws.left_lying(rules, layout) if over else ()
    has = balances(purses, layout, left)
    if not over:
        phase: Phase = LastRound(state, purses) if isinstance(table.phase, LastRound) else InPlay(state, purses)
        return made(Table, (table.game, has, phase, bets, table.shoe))
    last = bets if rules.same_bet == "first-stakes" else _final(layout)
    return made(Table, (table.game, has, made(After, (layout, left)), last, layout.shoe[layout.dealt :]))


def _final(layout: Layout) -> Bets:
    """The stakes as they lay at the end of the round, doubled and split ones together."""
    found: dict[tuple[int, str], Money] = {}
    for box, hand in layout.each():
        for stake in hand.stakes:
            found[box.number, stake.owner] = found.get((box.number, stake.owner), 0) + stake.amount
    return tuple(Lying(box, owner, amount) for (box, owner), amount in found.items())


def _play(table: Table, command: Command, log: Log) -> Table:
    phase = table.phase
    if not isinstance(phase, IN_ROUND):
        raise ValueError(f"{command} is for a round, and none is on; ask for its refusal first")
    state = step(table.game, phase.round, command, log, followers=_followers(table, phase, command))
    moved = _moved(table, state, phase.purses, table.last)
    return _ended(moved) if isinstance(phase, LastRound) and isinstance(state, Settled) else moved


def _followers(table: Table, phase: InPlay | LastRound, command: Command) -> frozenset[str]:
    """Those behind whose stakes grow with the box's own at a double or a split: who can cover it."""
    behind = table.game.rules.behind
    if behind is None or behind.follows == "stays" or command.do not in ("double", "split"):
        return frozenset()
    found = find(phase.round.layout, command.box, command.hand or "1")
    if found is None:
        return frozenset()
    goes = [stake for stake in found[1].stakes[1:] if stake.follows or behind.follows == "matches"]
    return frozenset(stake.owner for stake in goes if table.has[stake.owner] >= stake.amount)


def _end(table: Table) -> Table:
    phase = table.phase
    if isinstance(phase, InPlay) and table.game.rules.session_ends == "after-the-round":
        return table._replace(phase=LastRound(phase.round, phase.purses))
    return _ended(table)


def _ended(table: Table) -> Table:
    """End the session: what lies on the boxes is its owners' again, and a round broken off comes to nothing."""
    phase = table.phase
    if isinstance(phase, IN_ROUND):
        return table._replace(has=phase.purses, phase=Ended(phase.round.layout))
    layout = phase.layout if isinstance(phase, After) else None
    return table._replace(has=taken_back(table), phase=Ended(layout))
