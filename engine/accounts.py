"""Who has what while a round is on, and what of it stays on the boxes after: derived from the felt, never kept."""

from collections.abc import Mapping

from .layout import Box, Layout, Lying
from .money import Money
from .rules import Rules


def balances(purses: Mapping[str, Money], layout: Layout, left: tuple[Lying, ...]) -> dict[str, Money]:
    """Give each player's chips: the purse before staking, less what is staked, plus what came back.

    What is left on a box once the round is over is not the player's yet.
    """
    found = dict(purses)
    for box in layout.boxes:
        for hand in box.hands:
            for at, stake in enumerate(hand.stakes):
                found[stake.owner] += hand.nets[at] if hand.nets else -stake.amount
                if stake.insurance is not None:
                    found[stake.owner] += -stake.insurance if stake.insurance_net is None else stake.insurance_net
    for lying in left:
        found[lying.owner] -= lying.amount
    return found


def lying_in_play(layout: Layout) -> Money:
    """Give the chips that lie on the felt during a round: all stakes and insurances that are not settled."""
    total: Money = 0
    for _, hand in layout.each():
        for stake in hand.stakes:
            total += 0 if hand.nets else stake.amount
            total += (stake.insurance or 0) if stake.insurance_net is None else 0
    return total


def left_lying(rules: Rules, layout: Layout) -> tuple[Lying, ...]:
    """Give what stays on the boxes after a round: stakes that tied or won, where the rules leave them there."""
    if "stays" not in (rules.push, rules.winning_stake):
        return ()
    found = []
    for box in layout.boxes:
        for owner in dict.fromkeys(stake.owner for hand in box.hands for stake in hand.stakes):
            amount = _left(rules, box, owner)
            if amount:
                found.append(Lying(box.number, owner, amount))
    return tuple(found)


def _left(rules: Rules, box: Box, owner: str) -> Money:
    pushed: Money = 0
    won: Money = 0
    placed: Money = 0
    for hand in box.hands:
        for stake in hand.stakes:
            if stake.owner == owner:
                placed += stake.placed
                pushed += stake.amount if hand.outcome == "push" else 0
                won += stake.amount if hand.outcome == "win" else 0
    if rules.push_leaves == "first-stake":
        pushed = min(pushed, placed)
    return (pushed if rules.push == "stays" else 0) + (won if rules.winning_stake == "stays" else 0)
