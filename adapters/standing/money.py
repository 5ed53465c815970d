"""Money: no chip comes from nowhere or goes there, at any step."""

from collections.abc import Iterator, Mapping
from typing import Any

from stacked_deck.adapters.compare import Unreadable, chips
from stacked_deck.adapters.played import Played, hands_of, last_with_hands, rounds
from stacked_deck.adapters.trace import State
from stacked_deck.engine.money import Money, text

from .row import Breach, Row, Trial, unseen
from .told import wrong_nets

NAME = "money"

Sums = dict[str, Money]  # chips by player


def money(trial: Trial) -> Row:
    """Compare, for each player and after each step, balance and open stakes with the start and the nets since."""
    played = trial.played
    done = {command.do for command in played.case.script}
    needed = ["has", "stake", "net"]
    needed += [part for part, do in (("insurance", "insure"), ("behind", "stake behind")) if do in done]
    part = trial.hidden(*needed)
    if part:
        return unseen(NAME, part)
    try:
        return Row(NAME, tuple(_breaches(played)))
    except Unreadable as fault:
        return Row(NAME, (Breach(NAME, f"nonsense: {fault}"),))


def _breaches(played: Played) -> Iterator[Breach]:
    for dealt in rounds(played):
        last = last_with_hands(played, dealt)
        if last is not None:
            yield from (Breach(NAME, says, played.ways.owner[last[0]]) for says in wrong_nets(played, dealt, last))
    start = {name: chips(player["has"]) for name, player in played.case.players.items()}
    owners: dict[str, str] = {}
    past: Sums = dict.fromkeys(start, 0)
    now: dict[str, Sums] = {}  # nets of the round under way, by box; a box that shows no hand keeps its last
    for at, step in enumerate(played.trace.steps):
        command = played.fitted.case.script[at]
        if step.answer == "taken" and command.do == "stake" and command.box is not None:
            owners[str(command.box)] = command.by or next(iter(start), "")
        if step.answer == "taken" and command.deals:
            past, now = _added(past, *now.values()), {}
        if step.state is None:
            continue
        state, owner = step.state, played.ways.owner[at]
        if is_broken_off(state):
            now = {}  # a round that was broken off came to nothing
        else:
            now.update(_nets(state, owners))
        open_stakes = dict(_sum(_open_in_play(state, owners) if _in_play(state) else _lying(state, owners)))
        if played.about.customs.balance == "always" or not any(open_stakes.values()):
            yield from _unbalanced(state, _added(start, past, *now.values()), open_stakes, owner)
        total = sum(open_stakes.values())
        if state.get("lying") is not None and chips(state["lying"]) != total:
            says = f"{state['lying']} chips are said to lie on the table; the stakes shown come to {text(total)}"
            yield Breach(NAME, says, owner)


def _unbalanced(state: State, should: Sums, open_stakes: Sums, at: int) -> Iterator[Breach]:
    players = state.get("players")
    for name, wanted in should.items():
        player = players.get(name) if isinstance(players, Mapping) else None
        if not isinstance(player, Mapping) or player.get("has") is None:
            yield Breach(NAME, f"{name} is not shown, or without chips", at)
            continue
        has, lies = chips(player["has"]), open_stakes.get(name, 0)
        if has + lies != wanted:
            says = f"{name} has {text(has)} and {text(lies)} at stake; start and nets come to {text(wanted)}"
            yield Breach(NAME, says, at)


def is_broken_off(state: State) -> bool:
    """Tell whether a state shows a round that was ended before its hands were settled."""
    return state.get("phase") == "ended" and any(hand.get("net") is None for _, _, hand in hands_of(state))


def _in_play(state: State) -> bool:
    if state.get("phase") is not None:
        return state["phase"] in ("insurance", "playing")
    return any(hand.get("net") is None for _, _, hand in hands_of(state))


def _bets(hand: Mapping[str, Any], owner: str) -> Iterator[tuple[str, Any]]:
    """All bets on a hand with whose they are: its stake, its insurance, and those behind it."""
    yield owner, hand
    yield owner, hand.get("insurance")
    behind = hand.get("behind")
    for name, bet in behind.items() if isinstance(behind, Mapping) else ():
        yield name, bet
        yield name, bet.get("insurance") if isinstance(bet, Mapping) else None


def _open_in_play(state: State, owners: Mapping[str, str]) -> Iterator[tuple[str, Money]]:
    for box, _, hand in hands_of(state):
        for name, bet in _bets(hand, _owner(state, box, owners)):
            if isinstance(bet, Mapping) and bet.get("net") is None and bet.get("stake") is not None:
                yield name, chips(bet["stake"])


def _lying(state: State, owners: Mapping[str, str]) -> Iterator[tuple[str, Money]]:
    boxes = state.get("boxes")
    for number, box in boxes.items() if isinstance(boxes, Mapping) else ():
        if not isinstance(box, Mapping):
            continue
        if box.get("stake") is not None:
            yield _owner(state, number, owners), chips(box["stake"])
        behind = box.get("behind")
        for name, bet in behind.items() if isinstance(behind, Mapping) else ():
            if isinstance(bet, Mapping) and bet.get("stake") is not None:
                yield name, chips(bet["stake"])


def _nets(state: State, owners: Mapping[str, str]) -> dict[str, Sums]:
    found: dict[str, Sums] = {}
    for box, _, hand in hands_of(state):
        sums = found.setdefault(box, {})
        for name, bet in _bets(hand, _owner(state, box, owners)):
            if isinstance(bet, Mapping) and bet.get("net") is not None:
                sums[name] = sums.get(name, 0) + chips(bet["net"])
    return found


def _owner(state: State, box: str, owners: Mapping[str, str]) -> str:
    shown = state["boxes"][box].get("player")
    return shown if isinstance(shown, str) else owners.get(box, "")


def _sum(amounts: Iterator[tuple[str, Money]]) -> Sums:
    found: Sums = {}
    for name, amount in amounts:
        found[name] = found.get(name, 0) + amount
    return found


def _added(first: Sums, *others: Sums) -> Sums:
    names = dict.fromkeys((*first, *(name for other in others for name in other)))
    return {name: first.get(name, 0) + sum(other.get(name, 0) for other in others) for name in names}
