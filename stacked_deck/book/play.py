"""A scenario as it is played, move by move: each step with the cards, chips and turns that came of it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stacked_deck.adapters.case import Command
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.trace import State, Step
from stacked_deck.adapters.words import plain
from stacked_deck.steps.feature import Written
from stacked_deck.steps.recorder import tell
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table

from .hands import Hand, changed, chips_lying, final, notes_of, turn_of

DEAL = "The cards are dealt"
_CARDS = "these cards:"
_SUIT = re.compile(r"\b(?:[AJQK2-9]|10)[shdc]\b")
_PURSE = re.compile(r"\bhas \d")


@dataclass(frozen=True, slots=True)
class Move:
    """One step of a scenario and what came of it; `checks` are the numbers of the checks that it made."""

    kind: str  # given, when or then
    text: str
    refused: str | None = None  # why; empty where nothing is said
    hands: tuple[Hand, ...] = ()  # that are new, or have a card, a stake or an outcome that they had not
    notes: tuple[str, ...] = ()
    turn: str = ""  # whose turn it is now, where that is another's
    checks: tuple[int, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()  # a table that the step expects, its heads first


@dataclass(frozen=True, slots=True)
class Play:
    """A scenario, move by move, and the position in which it ends."""

    scenario: Scenario
    moves: tuple[Move, ...]
    end: tuple[Hand, ...]
    end_notes: tuple[str, ...]
    suits_matter: bool


def play_out(scenario: Scenario, written: Written, played: Played) -> Play:
    """Tell a scenario that was played; what an engine does not show is left out."""
    teller = _Teller(scenario, written, played)
    moves = tuple(teller.moves())
    last = next((step.state for step in reversed(played.trace.steps) if step.state), {})
    if teller.asks_often:  # many deals for one question: where the last of them ends says nothing
        return Play(scenario, moves, (), (), teller.suits_matter)
    return Play(scenario, moves, tuple(final(last)), tuple(teller.purses(last)), teller.suits_matter)


class _Teller:
    """What is known while a scenario is told: how much of its script has been played, and how the table stands."""

    def __init__(self, scenario: Scenario, written: Written, played: Played) -> None:
        self.scenario, self.written, self.played = scenario, written, played
        texts = [step.text for step in written.steps]
        cells = [cell for step in written.steps for row in step.rows or () for cell in row]
        self.suits_matter = any(_SUIT.search(text) for text in (*texts, *cells))
        self.counts_purses = any(_PURSE.search(text) for text in texts)
        self.state: State = {}
        self.asks_often = False  # a computer player is asked several times in one step

    def moves(self) -> Iterator[Move]:
        """Give a move for each step, and one more for a deal that no step tells."""
        table = Table(self.scenario.case.rules)
        done = checks = asked = 0
        for step, _ in zip(self.written.steps, tell(self.written, table), strict=True):
            text = step.text[:1].upper() + step.text[1:]
            if step.kind == "then":
                made = tuple(range(checks, len(table.checks)))
                checks = len(table.checks)
                yield Move("then", text, checks=made, rows=tuple(map(tuple, step.rows or ())))
                continue
            reached = len(table.case()[0].script)
            if step.text.endswith(_CARDS) and reached == done:
                continue  # the cards are shown where they come
            asked, before = len(table.asked), asked
            if asked - before > 1:
                self.asks_often, done = True, reached
                yield Move(step.kind, text)
                continue
            first = self.scenario.case.script[done : done + 1]
            if reached - done > 1 and first[0].do == "deal":
                yield self._move("when", DEAL, done, done + 1)
                done += 1
            yield self._move(step.kind, text, done, reached)
            done = reached

    def _move(self, kind: str, text: str, start: int, stop: int) -> Move:
        """Tell some commands of the portable script as one move."""
        if start == stop:
            return Move(kind, text)
        places = self.played.fitted.places
        first, last = (places[start - 1] if start else -1) + 1, places[stop - 1] + 1
        steps = self.played.trace.steps[first:last]
        before, after = self.state, next((step.state for step in reversed(steps) if step.state is not None), self.state)
        self.state = after
        tried = [at for at in self.scenario.tried if start <= at < stop]
        commands = self.played.fitted.case.script[first:last]
        refused = next((_why(step, command) for step, command in zip(steps, commands, strict=True) if tried), None)
        return Move(
            kind,
            text,
            refused,
            tuple(changed(before, after)),
            (*_happened(steps), *notes_of(before, after), *self._chips(before, after, text)),
            turn_of(before, after),
        )

    def _chips(self, before: State, after: State, text: str) -> Iterator[str]:
        if after.get("phase") not in ("insurance", "playing"):
            yield from (lies for lies in chips_lying(before, after) if not _tells_stake(text, lies))
            yield from self.purses(after, before)

    def purses(self, state: State, before: State | None = None) -> Iterator[str]:
        """Say what each player has, where the scenario is about that; those alone for whom that is new since before."""
        players, had = state.get("players"), (before or {}).get("players")
        if self.counts_purses and isinstance(players, Mapping):
            for name, player in players.items():
                is_new = not isinstance(had, Mapping) or had.get(name) != player
                if is_new and isinstance(player, Mapping) and player.get("has") is not None:
                    yield f"{plain(name)} has {plain(player['has'])}"


def _tells_stake(text: str, lies: str) -> bool:
    """Whether a step says itself what then lies on a box: `box 1 stakes 10` and `10 on box 1`."""
    return "stake" in text and re.search(rf"\b{re.escape(lies.partition(' ')[0])}\b", text) is not None


def _why(step: Step, command: Command) -> str | None:
    """Say why something was refused, without what was asked and what may be done instead; None where it was not."""
    if step.answer != "refused":
        return None
    says = plain((step.why or {}).get("says") or (step.why or {}).get("rule") or "")
    asked = command.do if command.box is None else f"{command.do} on hand {command.hand or '1'} of box {command.box}"
    return says.removeprefix(f"{asked}: ").partition("; the hand in turn may ")[0]


def _happened(steps: Sequence[Step]) -> Iterator[str]:
    """Say what happened that no state shows."""
    events: list[Mapping[str, Any]] = [event for step in steps for event in step.events or ()]
    if any(event.get("event") == "peeked" for event in events):
        yield "the dealer peeks"
