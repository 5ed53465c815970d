"""The parts of a step: how each is written, and what it is read as."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stacked_deck.adapters.about import LEVELS
from stacked_deck.adapters.posed import CHOICES
from stacked_deck.engine.cards import RANKS

from .places import DEALER, EVERY_BOX, Act, Place, Places, Total

_NUMBERS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
_AMOUNT = r"-?\d+(?:\.\d+)?"
_LIST = r"\d+(?:, \d+)* and \d+"
_HAND = r"hand \d+ of box \d+"
_BOXES = rf"box \d+|boxes {_LIST}"
_CARD = rf"(?:{'|'.join(sorted(RANKS, key=len, reverse=True))})[shdc]?"

# What may be tried: the words after "tries to", and the command that they are. A box or an amount may be in them.
_ACTS = {
    "hit": "hit",
    "stand": "stand",
    "double": "double",
    "split": "split",
    "surrender": "surrender",
    rf"insure(?: for (?P<amount>{_AMOUNT}))?": "insure",
    "decline insurance": "decline",
    "follow": "follow",
    rf"stake (?P<amount>{_AMOUNT})(?: on box (?P<box>\d+))?": "stake",
}
_TABLE_ACTS = {
    rf"stake (?P<amount>{_AMOUNT}) on box (?P<box>\d+)": "stake",
    rf"stake (?P<amount>{_AMOUNT}) behind on box (?P<box>\d+)": "stake behind",
    rf"place a side bet of (?P<amount>{_AMOUNT}) on box (?P<box>\d+)": "side bet",
    rf"withdraw (?P<amount>{_AMOUNT})": "withdraw",
    rf"convert (?P<amount>{_AMOUNT})": "convert",
    "deal": "deal",
    "clear the table": "clear",
    "take the same bet": "same bet",
    "take the same bet and deal": "same bet and deal",
    "close the bets": "close bets",
    "end the session": "end session",
}

# What may be seen to happen.
_EVENTS = {
    r"the shoe is shuffled": {"event": "shuffled"},
    r"the dealer peeks": {"event": "peeked"},
    rf"the dealer turns (?P<card>{_CARD})": {"event": "turned"},
    rf"the dealer is dealt (?P<card>{_CARD})": {"event": "dealt", "to": DEALER},
    rf"the dealer draws (?P<card>{_CARD})": {"event": "drew", "to": DEALER},
    r"the dealer draws a card": {"event": "drew", "to": DEALER},
    rf"box (?P<to>\d+) is dealt (?P<card>{_CARD})": {"event": "dealt"},
    rf"box (?P<to>\d+) draws (?P<card>{_CARD})": {"event": "drew"},
    r"box (?P<box>\d+) is settled": {"event": "settled"},
    r"the insurance of box (?P<box>\d+) is settled": {"event": "insurance settled"},
}
_CHOICES = {"decline insurance" if choice == "decline" else choice: choice for choice in CHOICES}
_OUTCOMES = {"wins": "win", "loses": "lose", "pushes": "push"}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a step: the regular expression of its words, and how they are read."""

    regex: str
    read: Callable[[str], Any]


def _place(text: str) -> Place:
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    return Place(numbers[0]) if len(numbers) == 1 else Place(numbers[1], numbers[0])


def _places(text: str) -> Places:
    if text == "every box":
        return EVERY_BOX
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if text.startswith("hand"):
        return tuple(Place(numbers[-1], number) for number in numbers[:-1])
    return tuple(Place(number) for number in numbers)


def _total(text: str) -> Total:
    *kind, points = text.split()
    return Total(int(points), {"soft": True, "hard": False}[kind[0]] if kind else None)


def _cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _count(text: str) -> int:
    return _NUMBERS[text] if text in _NUMBERS else int(text)


def _act(acts: dict[str, str]) -> Part:
    def read(text: str) -> Act:
        for words, do in acts.items():
            if found := re.fullmatch(words, text):
                parts = found.groupdict()
                box = parts.get("box")
                return Act(do, parts.get("amount"), None if box is None else int(box))
        raise ValueError(text)

    return Part(_bare(acts), read)


def _event(text: str) -> dict[str, Any]:
    for words, event in _EVENTS.items():
        if found := re.fullmatch(words, text):
            return {**event, **_event_part(found.groupdict())}
    raise ValueError(text)


def _event_part(found: dict[str, str]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if "to" in found:
        made["to"] = f"box {found['to']}"
    if "box" in found:
        made["box"] = int(found["box"])
    if "card" in found:
        made["card"] = found["card"]
    return made


def _bare(words: dict[str, Any]) -> str:
    """Join alternatives, their inner groups without names."""
    return "|".join(re.sub(r"\?P<\w+>", "?:", pattern) for pattern in words)


PARTS = {
    "box": Part(r"box \d+", lambda text: int(text.split()[1])),
    "boxes": Part(_BOXES, _places),
    "seats": Part(rf"{_BOXES}|every box", _places),
    "hand": Part(rf"{_HAND}|box \d+", _place),
    "hands": Part(rf"{_HAND}|hands {_LIST} of box \d+|{_BOXES}|every box", _places),
    "holder": Part(rf"{_HAND}|box \d+|the dealer", lambda text: DEALER if text == "the dealer" else _place(text)),
    "player": Part(r"the player|[A-Z][a-z]+", lambda text: None if text == "the player" else text),
    "amount": Part(_AMOUNT, str),
    "total": Part(r"(?:soft |hard )?\d+", _total),
    "cards": Part(rf"{_CARD}(?: {_CARD})*(?: \?)?", _cards),
    "count": Part(rf"\d+|{'|'.join(_NUMBERS)}", _count),
    "number": Part(r"\d+", int),
    "act": _act(_ACTS),
    "deed": _act(_TABLE_ACTS),
    "level": Part("|".join(LEVELS), str),
    "choice": Part("|".join(_CHOICES), _CHOICES.__getitem__),
    "outcome": Part("|".join(_OUTCOMES), _OUTCOMES.__getitem__),
    "event": Part(_bare(_EVENTS), _event),
    "later": Part(_bare(_EVENTS), _event),
}
