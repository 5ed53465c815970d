"""The public state of a table, as the wire shows it: what everybody may see, and nothing else."""

from typing import Any

from .accounts import lying_in_play
from .cards import makes_natural
from .game import Game
from .layout import Box, Hand, Layout, Stake, is_natural
from .money import Money, text
from .phases import Insuring, Playing
from .session import IN_ROUND, After, Betting, Closed, Ended, Table, lying_bets
from .table import options

State = dict[str, Any]


def view(table: Table) -> State:
    """Give the public state; amounts are chips as decimal text, a card face down is `?`."""
    layout, lying = _layout(table), _lying(table)
    state: State = {
        "phase": _phase_name(table),
        "turn": _turn(table),
        "actions": list(options(table)),
        "players": {name: {"has": text(has)} for name, has in table.has.items()},
        "lying": text(lying),
        "boxes": {str(box.number): _box(table.game, box) for box in layout.boxes} if layout else {},
        "dealer": _dealer(table.game, layout) if layout else {"cards": []},
    }
    for bet in lying_bets(table):
        box = state["boxes"].setdefault(str(bet.box), {"player": bet.owner})
        if "stake" not in box:
            box["stake"] = text(bet.amount)
        else:
            box.setdefault("behind", {})[bet.owner] = {"stake": text(bet.amount)}
    return state


def _layout(table: Table) -> Layout | None:
    phase = table.phase
    if isinstance(phase, IN_ROUND):
        return phase.round.layout
    return phase.layout if isinstance(phase, (After, Ended)) else None


def _lying(table: Table) -> Money:
    phase = table.phase
    if isinstance(phase, IN_ROUND):
        return lying_in_play(phase.round.layout)
    return sum((bet.amount for bet in lying_bets(table)), 0)


def _phase_name(table: Table) -> str:
    phase = table.phase
    if isinstance(phase, IN_ROUND):
        return "insurance" if isinstance(phase.round, Insuring) else "playing"
    return {Betting: "betting", Closed: "betting", After: "settled", Ended: "ended"}[type(phase)]


def _turn(table: Table) -> dict[str, Any] | None:
    phase = table.phase
    if not isinstance(phase, IN_ROUND):
        return None
    if isinstance(phase.round, Insuring):
        return {"box": phase.round.asked[0].box, "hand": phase.round.asked[0].hand}
    found = phase.round.layout.turn() if isinstance(phase.round, Playing) else None
    return {"box": found[0].number, "hand": found[1].path} if found else None


def _box(game: Game, box: Box) -> State:
    own = [_own_net(hand) for hand in box.hands]
    net = None if None in own else text(sum([part for part in own if part is not None]))
    return {"player": box.player, "net": net, "hands": {hand.path: _hand(game, hand) for hand in box.hands}}


def _own_net(hand: Hand) -> Money | None:
    """What a hand and its insurance came to for the box's own player; None while either is open."""
    stake = hand.stakes[0]
    if hand.outcome is None or (stake.insurance is not None and stake.insurance_net is None):
        return None
    return hand.nets[0] + (stake.insurance_net or 0)


def _hand(game: Game, hand: Hand) -> State:
    points, soft = game.laws.total(hand.cards)
    state: State = {
        "cards": list(hand.cards),
        "total": points,
        "soft": soft,
        "natural": is_natural(game.rules, hand),
        "stake": text(hand.stakes[0].amount),
        "status": hand.status,
        "outcome": hand.outcome,
        "net": text(hand.nets[0]) if hand.nets else None,
        "insurance": _insurance(hand.stakes[0]),
    }
    behind = hand.stakes[1:]
    if behind:
        nets = hand.nets[1:] or (None,) * len(behind)
        state["behind"] = {
            stake.owner: {
                "stake": text(stake.amount),
                "net": None if net is None else text(net),
                "insurance": _insurance(stake),
            }
            for stake, net in zip(behind, nets, strict=True)
        }
    return state


def _insurance(stake: Stake) -> State | None:
    if stake.insurance is None:
        return None
    net = None if stake.insurance_net is None else text(stake.insurance_net)
    return {"stake": text(stake.insurance), "net": net}


def _dealer(game: Game, layout: Layout) -> State:
    points, soft = game.laws.total(layout.dealer)
    return {
        "cards": [*layout.dealer, *(("?",) if layout.hole is not None else ())],
        "total": points,
        "soft": soft,
        "natural": makes_natural(layout.dealer),
    }
