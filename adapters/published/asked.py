"""A script whose commands answer an engine that asks its players: it plays a round in one call and calls back.

Where the engine raises at an answer its round is lost. The answer was refused then, and all is played once more
without it.
"""

from collections.abc import Callable, Collection
from typing import Any, Protocol

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Step, Trace

from .script import Refused, Sale, refuse_no_box, why_not_insured

INSURING = frozenset({"insure", "decline"})


class ScriptIsOver(Exception):
    """The engine asks for a decision, and no command is left."""


class Lost(Exception):
    """The engine raised at the command under way, or did not come to it; the message says why."""


class AskingTable(Protocol):
    """A published engine's table that asks the script."""

    def carry_out(self, command: Command) -> None:
        """Carry out a command between two rounds; raises Refused."""

    def events(self) -> tuple[Event, ...]:
        """Give what happened since the last step."""

    def state(self) -> State:
        """Give what the engine shows now."""


class Asked:
    """The script of a case, the step that is under way, and what the engine asks now."""

    def __init__(self, case: Case, refused: dict[int, str]) -> None:
        self.case, self.refused = case, refused
        self.steps: list[Step] = []
        self.table: AskingTable | None = None
        self.is_under_way = False  # a command was taken whose step is not written
        self.phase, self.turn, self.offered = "betting", (0, ""), frozenset[str]()
        self.is_done: Callable[[int, str], bool] = lambda box, hand: False  # a hand that stands by itself

    @property
    def command(self) -> Command | None:
        """The command that comes next, None where the script is over."""
        return self.case.script[len(self.steps)] if len(self.steps) < len(self.case.script) else None

    def run(self, table: AskingTable) -> Trace:
        """Carry the whole script out; raises Lost where the engine's round is lost."""
        self.table = table
        try:
            while (command := self.command) is not None:
                if self._is_answered(command):
                    continue
                self.is_under_way = True
                try:
                    refuse_no_box(command)
                    table.carry_out(command)
                except Refused as refused:
                    self.write("refused", str(refused))
                else:
                    self._finish()  # where a refused answer was its last word, its step is written
        except ScriptIsOver:
            pass
        return Trace(tuple(self.steps))

    def deal(self, play_round: Callable[[], Any]) -> Any:
        """Have the engine play a round, in the course of which it asks."""
        self.phase, self.is_under_way = "playing", True
        try:
            return play_round()
        except (ScriptIsOver, Lost, Refused):
            raise
        except Exception as error:
            raise Lost(str(error)) from error
        finally:
            self.turn, self.offered = (0, ""), frozenset()

    def close(self) -> None:
        """Note that the round is over."""
        self.phase = "settled"

    def next(self, offered: Collection[str], box: int, hand: str, *, sale: Sale | None = None) -> str:
        """Give the next command of the script that the engine offers to the hand it asks; raises ScriptIsOver.

        `sale` has it sell an insurance on trial, where that can be done.
        """
        self.phase, self.turn, self.offered = "playing", (box, hand), frozenset(offered)
        self._finish()
        while (command := self.command) is not None:
            if self._is_answered(command):
                continue
            if command.do == "insure" and (why := why_not_insured(command.amount, sale)):
                self.write("refused", why)
            elif command.do not in offered:
                self.write("refused", f"{command.do} is not offered; offered are {', '.join(sorted(offered))}")
            elif (command.box, command.hand or "1") != (box, hand):
                self.write("refused", f"the engine asks for hand {hand} of box {box} now, and for no other")
            else:
                self.is_under_way = True
                return command.do
        raise ScriptIsOver

    def insures(self, box: int, sale: Sale | None = None) -> bool:
        """Answer the question for insurance; one that the script goes on without answering is declined.

        `sale` has the engine sell one on trial, where that can be done.
        """
        self.phase, self.turn, self.offered = "insurance", (box, "1"), INSURING
        while (command := self.command_to_come()) is not None:
            is_answer = command.do in INSURING and (command.box, command.hand or "1") == (box, "1")
            why = self.refused.get(len(self.steps) + self.is_under_way, "")
            if not why and is_answer and command.do == "insure":
                why = why_not_insured(command.amount, sale)
            if not why:
                break
            self._finish()
            self.write("refused", why)
        if command is None and not self.is_under_way:
            raise ScriptIsOver  # the round is left open, in the middle of the question
        if command is not None and is_answer:
            self._finish()
            self.is_under_way = True
        self.phase = "playing"
        return command is not None and is_answer and command.do == "insure"

    def command_to_come(self) -> Command | None:
        """The command behind the one that is under way."""
        script = self.case.script[len(self.steps) :]
        return next(iter(script[1:] if self.is_under_way else script), None)

    def write(self, answer: Any, why: str = "") -> None:
        """Write down the step of the command that is done, or refused."""
        assert self.table is not None
        self.is_under_way = False
        is_shown = self.case.answer == "steps" or len(self.steps) == len(self.case.script) - 1
        if not is_shown:
            self.steps.append(Step(answer))
            return
        said = {"says": " ".join(why.split())} if answer == "refused" else None
        self.steps.append(Step(answer, said, self.table.events(), self.table.state()))

    def _finish(self) -> None:
        if self.is_under_way:
            self.write("taken")

    def _is_answered(self, command: Command) -> bool:
        """Write the step of a command that needs no asking: one that the engine raised at, or that does nothing."""
        if len(self.steps) in self.refused:
            self.write("refused", self.refused[len(self.steps)])
            return True
        if command.do == "stand" and self.is_done(command.box or 0, command.hand or "1"):
            self.write("taken")
            return True
        return False


def play_asking(case: Case, table_of: Callable[[Asked], AskingTable]) -> Trace:
    """Play a case on a table that asks, again for each command at which the engine raises."""
    refused: dict[int, str] = {}
    while True:
        asked = Asked(case, refused)
        try:
            return asked.run(table_of(asked))
        except Lost as lost:
            if len(asked.steps) in refused:
                raise
            refused[len(asked.steps)] = str(lost)
