"""Checks and commands in the words of the table: where it was looked, what was expected, what was seen."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .case import Case, Command
from .check import END, Check, Path

# Control characters, marks without width or that turn the direction, and halves of characters.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]+")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_HAND_VERBS = {
    "hit": "hits",
    "stand": "stands",
    "double": "doubles",
    "split": "splits",
    "surrender": "surrenders",
    "insure": "insures",
    "decline": "declines insurance",
}
_TABLE_WORDS = {
    "deal": "the deal",
    "clear": "the table is cleared",
    "same bet": "the same bet is placed",
    "same bet and deal": "the same bet and deal",
    "close bets": "the bets are closed",
    "end session": "the session is ended",
}
_OUTCOMES = {"win": "a win", "lose": "a loss", "push": "a push", "surrender": "a surrender"}


def plain(text: Any, *, most: int = 200, indent: bool = False) -> str:
    """Give what an engine wrote on one line, without control characters and at most so many characters long."""
    shown = str(text)
    shown = (shown if shown.isprintable() else _UNSEEN.sub(" ", shown)).strip()
    shown = shown if len(shown) <= most else f"{shown[: most - 3]}..."
    return f"  {shown}" if indent else shown


def hand_words(box: Any, hand: str | None) -> str:
    """Name a hand; the one hand of a box that was not split is called by its box."""
    return f"box {box}" if hand in (None, "1") else f"hand {hand} of box {box}"


def command_words(command: Command) -> str:
    """Say a command as the table says it."""
    who = hand_words(command.box, command.hand)
    if command.do in _HAND_VERBS:
        whose = f" the stake of {command.to}" if command.to else ""
        worth = f" for {command.amount}" if command.amount else ""
        return f"{who} {_HAND_VERBS[command.do]}{whose}{worth}"
    if command.do in _TABLE_WORDS:
        return _TABLE_WORDS[command.do]
    by = command.by or "the player"
    if command.do in ("stake", "stake behind", "side bet"):
        what = {"stake": "stakes", "stake behind": "stakes", "side bet": "places a side bet of"}[command.do]
        return f"{by} {what} {command.amount} {'behind ' if command.do == 'stake behind' else ''}on box {command.box}"
    return f"{by} {command.do}s {command.amount or ''}".rstrip()


def moment(case: Case, at: int | Literal["end"]) -> str:
    """Say after which command something is looked at; one that comes several times is counted."""
    if at == END:
        return "at the end"
    if not 0 <= at < len(case.script):
        return f"after command {at}"
    words = [command_words(command) for command in case.script]
    times, before = words.count(words[at]), words[:at].count(words[at])
    counted = "" if times < 2 or before >= len(_ORDINALS) else f" for the {_ORDINALS[before]} time"
    return f"after {words[at]}{counted}"


def where(check: Check, case: Case) -> str:
    """Say at what and when a check looks."""
    about = subject(check.path)
    if check.asks:
        return f"{about}{_situation(case, check.at)}"
    when = moment(case, check.at)
    if check.path[0] in ("answer", "why") and check.at != END and 0 <= check.at < len(case.script):
        return f"when {when.removeprefix('after ')}"
    return f"{about}, {when}"


def _situation(case: Case, at: int | Literal["end"]) -> str:
    """Say with which cards of which boxes, and against which up card, a player is asked."""
    script = case.script[: None if at == END else at + 1]
    start = max((index for index, command in enumerate(script) if command.deals and command.cards), default=None)
    if start is None:
        return f", {moment(case, at)}"
    cards = {seat: list(dealt) for seat, dealt in (script[start].cards or {}).items()}
    for command in script[start:]:
        cards.setdefault(f"box {command.box}", []).extend(command.gets or ())
    against = cards.pop("dealer", [])[:1]
    held = [cards_words(dealt) for dealt in cards.values() if dealt]
    return f" with {' and with '.join(held)} against {cards_words(against)}"


def subject(path: Path) -> str:
    """Say what a path leads to, or lies in."""
    match path:
        case ("state", "boxes", box, "hands", hand, *rest):
            deep = {"insurance": "the insurance of ", "behind": f"the stake of {(*rest, '', '')[1]} behind "}
            lead = deep.get(rest[0], "") if len(rest) > 1 else ""
            return lead + hand_words(box, hand)
        case ("state", "boxes", box, *_):
            return f"box {box}"
        case ("state", "players", name, *_):
            return name
        case ("state", "dealer", *_):
            return "the dealer"
        case ("shoe", *_):
            return "the shoe"
        case ("choice", level):
            return f"the {level} player"
        case ("state", "turn" | "actions", *_):
            return "the turn"
    return "the table"


def expected(check: Check) -> str:
    """Say what a check expects."""
    says = phrase(check.path, check.value)
    if check.operator == "before":
        first, second = check.value
        return f"{event_words(first)} before {event_words(second)}"
    if isinstance(check.value, Mapping) and "as at" in check.value:
        says = f"as it was after command {check.value['as at']}"
    if check.operator == "is not":
        return f"anything but {says}"
    if check.operator in ("has", "lacks"):
        parts = check.value if _is_list(check.value) else [check.value]
        listed = _listed([_part(check.path, part) for part in parts])
        return listed if check.operator == "has" else f"no {listed}".replace("no the ", "not the ")
    return says


def _part(path: Path, value: Any) -> str:
    if path[0] in ("events", "round events"):
        return event_words(value)
    if path[-1] == "cards":
        return f"card {value}"
    if path[-1] == "hands":
        return f"hand {value}"
    return plain(value)


def phrase(path: Path, value: Any) -> str:
    """Say a value that stands at a path, as in "a total of 21"."""
    leaf = path[-1]
    if value is None:
        return {"turn": "nobody's turn", "insurance": "not insured", "behind": "no stake behind"}.get(
            leaf, "not settled" if leaf in ("outcome", "net") else "nothing"
        )
    if path[0] in ("events", "round events"):
        return _listed([event_words(event) for event in value]) if value else "no event"
    if leaf in _PHRASES:
        return _PHRASES[leaf](value)
    if _is_list(value):
        return _listed([plain(part) for part in value])
    if isinstance(value, Mapping):
        return _listed([f"{plain(key)} {plain(part)}" for key, part in value.items()])
    return plain(value)


def event_words(event: Any) -> str:
    """Say an event, or as much of one as is asked for."""
    if not isinstance(event, Mapping):
        return plain(event)
    box = str(event.get("to", "")).removeprefix("box ") or "?"
    to = "the dealer" if box == "dealer" else hand_words(box, event.get("hand"))
    what = f"box {event['box']}" if event.get("hand") in (None, "1") and "box" in event else ""
    what = what or hand_words(event.get("box", "?"), event.get("hand"))
    card = event.get("card", "a card")
    words = {
        "shuffled": "the shoe is shuffled",
        "dealt": f"{to} is dealt {card}",
        "drew": f"{to} draws {card}",
        "turned": f"the dealer turns {event.get('card', 'the hole card')}",
        "peeked": "the dealer peeks",
        "settled": f"{what} settles as {_OUTCOMES.get(str(event.get('outcome')), 'any outcome')}"
        + (f", net {event['net']}" if event.get("net") is not None else ""),
        "insurance settled": f"the insurance of {what} settles"
        + (f", net {event['net']}" if event.get("net") is not None else ""),
    }
    return plain(words.get(str(event.get("event")), event.get("event", "any event")))


def cards_words(cards: Any) -> str:
    """Say some cards one after the other."""
    return plain(" ".join(str(card) for card in cards) if _is_list(cards) else cards)


def _all(value: Any) -> str:
    return _listed([plain(part) for part in value]) if _is_list(value) or isinstance(value, Mapping) else plain(value)


def _turn(value: Any) -> str:
    if not isinstance(value, Mapping):
        return plain(value)
    return f"the turn of {hand_words(value.get('box'), value.get('hand'))}"


_PHRASES: dict[str, Callable[[Any], str]] = {
    "answer": lambda value: plain(value),
    "total": lambda value: f"a total of {plain(value)}",
    "soft": lambda value: "a soft total" if value is True else "a hard total" if value is False else plain(value),
    "natural": lambda value: "a blackjack" if value is True else "no blackjack" if value is False else plain(value),
    "stake": lambda value: f"a stake of {plain(value)}",
    "status": lambda value: {"open": "still open", "stood": "standing"}.get(str(value), plain(value)),
    "outcome": lambda value: _OUTCOMES.get(str(value), plain(value)),
    "net": lambda value: f"a net of {plain(value)}",
    "has": lambda value: f"{plain(value)} chips",
    "lying": lambda value: f"{plain(value)} chips on the table",
    "phase": lambda value: f"the phase {plain(value)}",
    "rule": lambda value: f"refused by the rule {plain(value)}",
    "turn": _turn,
    "count": lambda value: f"{plain(value)} cards",
    "player": lambda value: f"the box of {plain(value)}",
    "actions": lambda value: _all(value),
    "hands": lambda value: f"the hands {_all(value)}" if value else "no hand",
    "cards": lambda value: f"the cards {cards_words(value)}" if value else "no card",
}


def _listed(parts: Sequence[str]) -> str:
    """Join parts as a sentence does.

    >>> _listed(["hit", "stand", "split"])
    'hit, stand and split'
    """
    if len(parts) < 2:
        return parts[0] if parts else "nothing"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
