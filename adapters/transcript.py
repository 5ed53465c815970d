"""A round told line by line, as a person at the table would: what was asked, what came of it, who has what."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .case import Command, Fitted
from .played import hands_of
from .trace import Event, State, Step, Trace
from .words import cards_words, command_words, event_words, hand_words, plain

_LONGEST = 400  # characters a line


def transcript(fitted: Fitted, trace: Trace) -> list[str]:
    """Tell what an engine answered to a case, a line a command, with what followed from it indented below."""
    lines: list[str] = []
    before: State = {}
    for command, step in zip(fitted.case.script, trace.steps, strict=False):
        lines += [plain(line, most=_LONGEST, indent=line.startswith("  ")) for line in _told(command, step, before)]
        before = before if step.state is None else step.state
    return lines


def _told(command: Command, step: Step, before: State) -> Iterator[str]:
    said = command_words(command)
    if step.answer == "refused":
        why = (step.why or {}).get("says") or (step.why or {}).get("rule")
        yield f"{said}: refused" + (f" ({why})" if why else "")
        return
    state = step.state or {}
    if step.events is None:
        yield said
        yield from (f"  {line}" for line in _changes(before, state))
    else:
        yield _with_cards(said, command, list(_cards_to_boxes(step.events, state)))
        yield from (f"  {line}" for line in _afterwards(step.events, state))
    yield from (f"  {line}" for line in _balances(before, state))


def _with_cards(said: str, command: Command, got: list[str]) -> str:
    if len(got) == 1 and got[0].startswith(f"{hand_words(command.box, command.hand)} "):
        return f"{said} and {got[0].removeprefix(f'{hand_words(command.box, command.hand)} ')}"
    return f"{said}: {'; '.join(got)}" if got else said


def _cards_to_boxes(events: Iterable[Event], state: State) -> Iterator[str]:
    """What each hand, and at the deal the dealer, got: its new cards, then all that it has come to."""
    got: dict[tuple[str, str], list[str]] = {}
    for event in events:
        to, kind = str(event.get("to", "")), event.get("event")
        if kind == "dealt" or (kind == "drew" and to != "dealer"):
            got.setdefault((to, str(event.get("hand") or "1")), []).append(str(event.get("card", "a card")))
    shown = {(f"box {box}", name): hand for box, name, hand in hands_of(state)}
    for (to, name), cards in got.items():
        who = "the dealer" if to == "dealer" else hand_words(to.removeprefix("box "), name)
        yield f"{who} gets {cards_words(cards)}{_standing(shown.get((to, name), {}))}"


def _standing(hand: Mapping[str, Any]) -> str:
    """What a hand has come to, in brackets: its total, and whether it is a blackjack or bust."""
    if hand.get("natural") is True:
        return " (a blackjack)"
    total = hand.get("total")
    words = "" if total is None else f"{'soft ' if hand.get('soft') is True else ''}{total}"
    words += ", bust" if hand.get("status") == "bust" else ""
    return f" ({words.removeprefix(', ')})" if words else ""


def _afterwards(events: Iterable[Event], state: State) -> Iterator[str]:
    plays = False
    for event in events:
        kind, to = event.get("event"), event.get("to")
        if kind in ("dealt", "shuffled") or (kind == "drew" and to != "dealer"):
            continue
        is_dealers = kind == "turned" or kind == "drew"
        if plays and not is_dealers:
            yield from _dealer(state)
            plays = False
        plays = plays or is_dealers
        yield event_words(event)
    if plays:
        yield from _dealer(state)


def _dealer(state: State) -> Iterator[str]:
    dealer = state.get("dealer")
    if isinstance(dealer, Mapping) and dealer.get("cards"):
        yield f"the dealer has {cards_words(dealer['cards'])}{_standing(dealer)}"


def _changes(before: State, after: State) -> Iterator[str]:
    """What can be told of a step whose events are not shown: hands and dealer as they are now, where they changed."""
    old = {(box, name): hand for box, name, hand in hands_of(before)}
    for box, name, hand in hands_of(after):
        if old.get((box, name)) == hand:
            continue
        told = f"{hand_words(box, name)} has {cards_words(hand.get('cards') or '?')}{_standing(hand)}"
        outcome = [f"{key} {hand[key]}" for key in ("outcome", "net") if hand.get(key) is not None]
        yield ", ".join([told, *outcome])
    if before.get("dealer") != after.get("dealer"):
        yield from _dealer(after)


def _balances(before: State, after: State) -> Iterator[str]:
    """Who has what once a round is over, or where a player's chips moved between rounds."""
    players, lying = after.get("players"), after.get("lying")
    in_play = after.get("phase") in ("insurance", "playing")
    if in_play or not isinstance(players, Mapping) or before.get("players") == players:
        return
    told = [f"{name} has {player.get('has')}" for name, player in players.items() if isinstance(player, Mapping)]
    yield "; ".join([*told, *([] if lying is None else [f"{lying} on the table"])])
