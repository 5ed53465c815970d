"""A case: all that an engine needs to play one scenario, as plain JSON.

A portable case says who gets which card; a fitted one carries, for one way of dealing, a shoe at each deal. `fit` in
fixtures makes the second of the first; an engine only ever sees the second.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from stacked_deck.engine.cards import RANK_OF, is_card
from stacked_deck.engine.validation import Wrong

from .about import ACTIONS

VERSION = 1

PLAYING = ("hit", "stand", "double", "split", "surrender")
DRAWING = ("hit", "double", "split")
_CARDS = frozenset(RANK_OF)


@dataclass(frozen=True, slots=True)
class Command:
    """One command of a script; what does not belong to it is None.

    `amount` is chips as decimal text. `cards` (who gets what: "box 1", "dealer") and `gets` (the cards that this
    command draws) are the portable case's, `shoe` (the cards from the top) the fitted one's.
    """

    do: str
    by: str | None = None
    box: int | None = None
    hand: str | None = None
    amount: str | None = None
    to: str | None = None  # whose stake, where several lie on one hand (insurance of a stake behind)
    cards: Mapping[str, tuple[str, ...]] | None = None
    gets: tuple[str, ...] | None = None
    shoe: tuple[str, ...] | None = None

    @property
    def deals(self) -> bool:
        """Whether a round begins with it."""
        return self.do in ("deal", "same bet and deal")

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value, without what is None."""
        found: dict[str, Any] = {"do": self.do}
        for key in ("by", "box", "hand", "amount", "to"):
            if getattr(self, key) is not None:
                found[key] = getattr(self, key)
        if self.cards is not None:
            found["cards"] = {seat: list(cards) for seat, cards in self.cards.items()}
        if self.gets is not None:
            found["gets"] = list(self.gets)
        if self.shoe is not None:
            found["shoe"] = list(self.shoe)
        return found


@dataclass(frozen=True, slots=True)
class Case:
    """The rules, the players with what they have, and one script from a fresh table."""

    rules: Mapping[str, Any]
    players: Mapping[str, Mapping[str, str]]  # name -> {"has": chips as decimal text}
    script: tuple[Command, ...]
    seed: int | None = None  # shuffle the shoes from this seed instead of stacking them
    answer: Literal["steps", "end"] = "steps"  # end: only the last state is asked for
    v: int = field(default=VERSION)

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        found: dict[str, Any] = {
            "v": self.v,
            "rules": self.rules,
            "players": {name: dict(player) for name, player in self.players.items()},
            "script": [command.as_json() for command in self.script],
        }
        if self.seed is not None:
            found["seed"] = self.seed
        if self.answer != "steps":
            found["answer"] = self.answer
        return found

    def line(self) -> str:
        """Write the case on one line."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Fitted:
    """A case laid for one way of dealing, and the way back to the portable one.

    `places[i]` is the command of the fitted script after which the portable script's command `i` has had its effect
    (a dropped command's is the one before it, an added one belongs to the command before it; -1: none yet).
    `holds`, one mapping for each deal, says which cards every hand must have got in the end: "dealer", or
    "box 1 hand 1.1".
    """

    case: Case
    places: tuple[int, ...]
    holds: tuple[Mapping[str, tuple[str, ...]], ...]


def read_case(value: Any) -> Case:
    """Read a case from plain JSON; raises Wrong, naming what is wrong and what is allowed."""
    if not isinstance(value, Mapping):
        raise Wrong(f"a case is a mapping with rules, players and script, not {_short(value)}")
    _keys(value, "case", required=("rules", "players", "script"), optional=("v", "seed", "answer"))
    if value.get("v", VERSION) != VERSION:
        raise Wrong(f"case.v: {_short(value['v'])} is unknown; allowed is {VERSION}")
    if not isinstance(value["rules"], Mapping):
        raise Wrong(f"case.rules: {_short(value['rules'])} is no mapping")
    seed = value.get("seed")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise Wrong(f"case.seed: {_short(seed)} is no whole number")
    if value.get("answer", "steps") not in ("steps", "end"):
        raise Wrong(f"case.answer: {_short(value['answer'])} is unknown; allowed are steps, end")
    if not isinstance(value["script"], list | tuple):
        raise Wrong(f"case.script: {_short(value['script'])} is no list of commands")
    script = tuple(read_command(command, f"script[{at}]") for at, command in enumerate(value["script"]))
    players = {name: _player(player, name) for name, player in _mapping(value["players"], "players").items()}
    return Case(value["rules"], players, script, seed=seed, answer=value.get("answer", "steps"))


def read_line(line: str) -> Case:
    """Read a case from one line of JSON; raises Wrong for a line that holds none."""
    try:
        value = json.loads(line)
    except ValueError as error:
        raise Wrong(f"{_short(line)} is no case: a case is one line of JSON ({error})") from error
    return read_case(value)


def read_command(value: Any, where: str) -> Command:
    """Read one command of a script; raises Wrong, naming what is wrong and what is allowed."""
    try:
        return _known(*value, *value.values())  # most that bring no cards are alike
    except (TypeError, AttributeError, Wrong):  # lists cannot be looked up; and only the long way knows the place
        return _read_command(value, where)


@lru_cache(maxsize=4096, typed=True)
def _known(*parts: Any) -> Command:
    half = len(parts) // 2
    return _read_command(dict(zip(parts[:half], parts[half:], strict=True)), "command")


def _read_command(value: Any, where: str) -> Command:
    _keys(value, where, required=("do",), optional=_OF_COMMANDS)
    if value["do"] not in ACTIONS:
        raise Wrong(f"{where}.do: {_short(value['do'])} is unknown; allowed are {', '.join(ACTIONS)}")
    found = dict(value)
    for key, part in value.items():
        if key == "box":
            if part is not None and (isinstance(part, bool) or not isinstance(part, int)):
                raise Wrong(f"{where}.box: {_short(part)} is no whole number")
        elif key == "cards":
            if part is not None:
                seats = _mapping(part, where).items()
                found[key] = {seat: _cards(cards, f"{where}.cards.{seat}") for seat, cards in seats}
        elif key in ("gets", "shoe"):
            found[key] = _cards(part, f"{where}.{key}")
        elif not isinstance(part, str):
            raise Wrong(f"{where}.{key}: {_short(part)} is no text")
    return Command(**found)


_OF_COMMANDS = ("by", "box", "hand", "amount", "to", "cards", "gets", "shoe")


def _cards(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise Wrong(f"{where}: {_short(value)} is no list of cards")
    for card in value if not _are_cards(value) else ():
        if not isinstance(card, str) or not is_card(card):
            raise Wrong(
                f"{where}: {_short(card)} is no card; a card is A, 2 to 10, J, Q or K, with s, h, d or c if need be"
            )
    return tuple(value)


def _are_cards(values: Sequence[Any]) -> bool:
    """Tell at once for a whole shoe whether all is well; what cannot be looked up is no card."""
    try:
        return _CARDS.issuperset(values)
    except TypeError:
        return False


def _player(value: Any, name: str) -> dict[str, str]:
    _keys(value, f"players.{name}", required=("has",), optional=())
    if not isinstance(value["has"], str):
        raise Wrong(f"players.{name}.has: {_short(value['has'])} is no amount of chips as text")
    return {"has": value["has"]}


def _mapping(value: Any, where: str) -> Mapping[str, Any]:
    if type(value) is not dict and not isinstance(value, Mapping):  # the first question is much the quicker one
        raise Wrong(f"{where}: {_short(value)} is no mapping")
    return value


def _keys(value: Any, where: str, *, required: tuple[str, ...], optional: tuple[str, ...]) -> None:
    for key in _mapping(value, where):
        if key not in required and key not in optional:
            raise Wrong(f"{where}.{key} is unknown; allowed are {', '.join(required + optional)}")
    for key in required:
        if key not in value:
            raise Wrong(f"{where}.{key} is missing")


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
