"""The talk with one process of an engine, from its hello to its end.

An answer counts once another line has followed it, so that a second answer to the same case is seen: a hello is sent
behind the last case, and the engine answers it when all before it is answered.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stacked_deck.engine.validation import Wrong

from .answers import HELLO, Hello, excerpt, read_hello, read_line
from .engine import EngineError
from .pipes import Gone, Pipes, printable
from .posed import read_choice
from .trace import Trace, read_trace


@dataclass(slots=True, eq=False)
class Ticket:
    """A case that is to be answered, or a view that a player is asked about."""

    number: int
    line: bytes
    length: int | None  # commands of its script; None for a view
    is_alone: bool = False  # to be sent with nothing else under way
    held: int = 0  # bytes of its answer
    result: Trace | str | EngineError | None = None


class Conversation:
    """A process that was started and is being talked to; raises Gone where it cannot be started."""

    def __init__(self, command: Sequence[str], *, longest_line: int) -> None:
        try:
            self._pipes = Pipes(command, longest_line=longest_line)
        except (OSError, ValueError) as error:
            raise Gone(f"cannot be started: {error}", by_itself=True) from error
        self.hello: Hello | None = None
        self.sent = 0  # cases
        self._flying: dict[int, Ticket] = {}
        self._hellos = 0  # unanswered, behind cases
        self._is_reserved = False  # for the case that was sent last
        self._latest: Ticket | None = None  # answered by the last line

    @property
    def owes(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._flying or self._hellos)

    @property
    def last_words(self) -> str:
        """The last that the engine wrote on stderr."""
        return self._pipes.last_words

    def is_final(self, ticket: Ticket) -> bool:
        """Tell whether a case has its answer for good."""
        return ticket.result is not None and self._latest is not ticket

    def may_send(self, ticket: Ticket | None) -> bool:
        """Tell whether a case, or a hello, may be sent now."""
        is_alone = self._is_reserved or (ticket is not None and ticket.is_alone)
        return not (is_alone and self.owes)

    def meet(self, known: Hello | None, *, longest: float) -> Hello:
        """Ask who it is and wait so many seconds for the answer; raises Gone, or Declined where it refuses."""
        self._pipes.send(HELLO)
        until = time.monotonic() + longest
        lines: list[bytes] = []
        while not lines and (left := until - time.monotonic()) > 0:
            lines = self._pipes.exchange(left)
        if not lines:
            raise Gone(f"gave no answer to the hello within {longest:g} s", by_itself=True)
        if len(lines) > 1:
            raise Gone(f"answered the hello with more than one line: {excerpt(lines[1])}")
        self.hello = read_hello(lines[0], known)
        return self.hello

    def send(self, ticket: Ticket | None) -> None:
        """Send a case, or a hello; a case that is to be alone has a hello behind it."""
        self._is_reserved = ticket is not None and ticket.is_alone
        if ticket is not None:
            self._flying[ticket.number] = ticket
            self.sent += 1
            self._pipes.send(ticket.line)
        if ticket is None or ticket.is_alone:
            self._hellos += 1
            self._pipes.send(HELLO)

    def listen(self, longest: float) -> list[bytes]:
        """Wait so many seconds at most for lines; raises Gone where it ends."""
        return self._pipes.exchange(longest)

    def take_in(self, line: bytes) -> None:
        """Take in one line; raises Gone where it is none that was asked for."""
        if self._hellos and self.hello is not None and line == self.hello.line:
            self._hellos, self._latest = self._hellos - 1, None
            return
        value = read_line(line)
        number = value.get("id")
        if self._hellos and number is None and "about" in value:
            read_hello(line, self.hello)
            self._hellos, self._latest = self._hellos - 1, None
            return
        ticket = self._flying.pop(number, None) if type(number) is int else None
        if ticket is not None:
            ticket.result, ticket.held = self._result(value, ticket), len(line)
            self._latest = ticket
        else:
            self._take_in_a_stray(number)

    def suspects(self, gone: Gone) -> list[Ticket]:
        """Give the cases that may be to blame for its end; nonsense may be the tail of the last answer."""
        found = list(self._flying.values())
        return found if gone.by_itself or self._latest is None else [self._latest, *found]

    def error(self, reason: str) -> EngineError:
        """Say what the engine did, with the last of its stderr."""
        return EngineError(f"the engine {reason}", self.last_words)

    def end(self) -> None:
        """End the process and all that it started; gently where it owes nothing."""
        self._pipes.end(gently=not self.owes)

    def _take_in_a_stray(self, number: Any) -> None:
        latest = self._latest
        if latest is not None and number == latest.number:
            if isinstance(latest.result, EngineError):
                raise Gone("answered a case over and over")
            latest.result = self.error("answered the case twice")
            return
        # Which number it is differs from run to run and helps nobody.
        what = "was not asked" if type(number) is int else "is no whole number"
        raise Gone(f"answered under an id that {what}")

    def _result(self, value: dict[str, Any], ticket: Ticket) -> Trace | str | EngineError:
        if "error" in value:
            return self.error(f"says: {printable(str(value['error']))}")
        try:
            if ticket.length is None:
                return read_choice(value.get("choice"))
            return read_trace(value.get("trace"), length=ticket.length)
        except Wrong as wrong:
            return self.error(f"answered nonsense: {printable(str(wrong))}")
