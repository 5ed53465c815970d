"""A case and what is expected of it, written as a scenario in the words of the features."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.look import answer
from stacked_deck.adapters.played import Played
from stacked_deck.engine.cards import rank
from stacked_deck.fixtures.campaign.difference import Difference
from stacked_deck.steps.hands import Hands
from stacked_deck.steps.purses import ENOUGH, Purses

from .gherkin_then import Unsayable, expectation

_HAND_VERBS = {"hit": "hits", "stand": "stands", "double": "doubles", "split": "splits", "surrender": "surrenders"}
_TABLE_VERBS = {
    "clear": "clears the table",
    "same bet": "takes the same bet",
    "same bet and deal": "takes the same bet and deals",
    "end session": "ends the session",
}
_TABLE_TRIES = {
    "deal": "deal",
    "clear": "clear the table",
    "same bet": "take the same bet",
    "same bet and deal": "take the same bet and deal",
    "close bets": "close the bets",
    "end session": "end the session",
}


def scenario(expected: Played, difference: Difference, tags: Sequence[str]) -> list[str]:
    """Write the lines of a scenario that passes on the reference and not on an engine that differs from it.

    Raises Unsayable where the features have no words for the case or for the difference.
    """
    writer = _Writer(expected)
    for at in range(difference.at + 1):
        writer.command(at, is_last=at == difference.at)
    state = _state(expected, difference.at)
    writer.then(expectation(difference, state, writer.place))
    title = " ".join(difference.where(expected.case).replace("<", "").replace(">", "").split())
    told = f"{title}: {difference.expected_words()}, not {difference.seen_words()}"
    lines = [" ".join(f"@{tag}" for tag in tags), f"Scenario: {told[:1].upper()}{told[1:]}"]
    return [*lines, *(f"  {line}" for line in writer.lines)]


def _state(expected: Played, at: int) -> Mapping[str, Any]:
    place = expected.fitted.places[at]
    return (expected.trace.steps[place].state or {}) if place >= 0 else {}


class _Writer:
    """Writes commands as steps, one after the other."""

    def __init__(self, expected: Played) -> None:
        self.lines: list[str] = []
        self._expected, self._case = expected, expected.case
        self._purses = Purses(self._case.rules)
        self._boxes: dict[int, Hands] = {}
        self._kind = ""
        self._has_dealt = False
        for name, player in self._case.players.items():
            if player["has"] != ENOUGH:
                self._step("Given", f"{name} has {player['has']}")

    def command(self, at: int, *, is_last: bool) -> None:
        """Write a command, and that it is refused where it is and something comes after it."""
        command = self._case.script[at]
        if answer(self._expected, at) == "refused":
            self._step("When", self._try(command))
            if not is_last:
                self.then("it is refused")
            return
        if command.deals:
            self._deal(at, command, is_last=is_last)
            return
        opens = command.do in ("stake", "stake behind", "close bets") and not self._has_dealt
        if command.do == "decline" and command.to:
            return  # nobody has to say it
        self._step("Given" if opens and command.do != "close bets" else "When", self._play(command))
        if command.do == "split":
            self._hands(command).do("split", command.hand or "1")

    def then(self, words: str) -> None:
        """Write what is expected."""
        self._step("Then", words)

    def place(self, box: str, path: str) -> str:
        """Name a hand as the features do."""
        paths = self._boxes.setdefault(int(box), Hands()).paths
        if path not in paths:
            raise Unsayable(f"hand {path} of box {box}, which was split")
        return f"box {box}" if len(paths) == 1 else f"hand {paths.index(path) + 1} of box {box}"

    def _step(self, kind: str, words: str) -> None:
        self.lines.append(f"{'And' if kind == self._kind else kind} {words}")
        self._kind = kind

    def _hands(self, command: Command) -> Hands:
        return self._boxes.setdefault(command.box or 0, Hands())

    def _deal(self, at: int, command: Command, *, is_last: bool) -> None:
        kind = "When" if self._has_dealt else "Given"
        self._boxes = {}
        self._step(kind, "these cards:")
        self.lines += [f"  {line}" for line in _table(self._case, at)]
        follows = None if is_last else self._case.script[at + 1].do
        if command.do == "same bet and deal":
            self._step("When", f"{self._who(command)} takes the same bet and deals")
        elif self._has_dealt or follows not in (*_HAND_VERBS, "insure", "decline"):
            self._step("When", "the cards are dealt")
        self._has_dealt = True

    def _play(self, command: Command) -> str:
        if command.do in ("stake", "stake behind"):
            is_own = command.do == "stake" and command.by == self._purses.holder(command.box or 0)
            if is_own:
                return f"box {command.box} stakes {command.amount}"
            behind = "behind " if command.do == "stake behind" else ""
            return f"{command.by} stakes {command.amount} {behind}on box {command.box}"
        if command.do == "close bets":
            return "the dealer closes the bets"
        if command.do in _TABLE_VERBS:
            return f"{self._who(command)} {_TABLE_VERBS[command.do]}"
        hand = self.place(str(command.box), command.hand or "1")
        if command.do == "follow":
            return f"{command.by} lets the stake behind {hand} follow"
        if command.do == "decline":
            return f"{hand} declines insurance"
        if command.do == "insure":
            return self._insure(command, hand)
        return f"{hand} {_HAND_VERBS[command.do]}"

    def _insure(self, command: Command, hand: str) -> str:
        if command.to is None:
            return f"{hand} insures" + (f" for {command.amount}" if command.amount else "")
        if command.amount is None:
            raise Unsayable("an insurance of a stake behind without its amount")
        if command.to == command.by:
            return f"{command.by} insures for {command.amount} on {hand}"
        return f"{hand} insures for {command.amount} for {command.to}"

    def _try(self, command: Command) -> str:
        if command.do in _TABLE_TRIES:
            return f"{self._who(command)} tries to {_TABLE_TRIES[command.do]}"
        if command.do in ("stake", "stake behind"):
            behind = "behind " if command.do == "stake behind" else ""
            return f"{command.by} tries to stake {command.amount} {behind}on box {command.box}"
        if command.do == "side bet":
            return f"{command.by} tries to place a side bet of {command.amount} on box {command.box}"
        if command.do in ("withdraw", "convert"):
            return f"{command.by} tries to {command.do} {command.amount}"
        if command.to is not None or command.do == "follow":
            raise Unsayable(f"trying to {command.do} with a stake behind")
        hand = self.place(str(command.box), command.hand or "1")
        act = {"decline": "decline insurance"}.get(command.do, command.do)
        act += f" for {command.amount}" if command.do == "insure" and command.amount else ""
        if command.by is not None and command.by != self._purses.holder(command.box or 0):
            return f"{command.by} tries to {act} on {hand}"
        return f"{hand} tries to {act}"

    def _who(self, command: Command) -> str:
        return command.by or "the player"


def _table(case: Case, deal: int) -> Iterator[str]:
    """Write who is dealt what at a deal, and what is drawn until the next."""
    cards = case.script[deal].cards or {}
    drawn: dict[str, list[str]] = {seat: [] for seat in cards}
    for command in case.script[deal + 1 :]:
        if command.deals and command.cards:
            break
        drawn.setdefault(f"box {command.box}", []).extend(command.gets or ())
    rows = [("seat", "dealt", "drawn")]
    for seat, found in cards.items():
        dealt, rest = (found[:1], found[1:]) if seat == "dealer" else (found, drawn[seat])
        rows.append((seat, " ".join(map(rank, dealt)), " ".join(map(rank, rest))))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        yield "| " + " | ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) + " |"
