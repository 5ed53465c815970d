"""An engine in a process of its own, many cases under way at once, and no harm done by whatever it does.

A case's answer counts once another line has followed it, so that a second answer to it is seen: behind the last case of
a run of cases a hello is sent, which the engine answers when all before it is answered. What was under way when the
engine fell over, fell silent or wrote nonsense is asked again one by one, and only what fails as the first case of a
fresh process is an error.
"""

import json
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from stacked_deck.engine.validation import Wrong

from .about import About, read_about
from .case import VERSION, Case
from .engine import EngineError
from .pipes import LONGEST_LINE, Gone, Pipes, printable
from .trace import Trace, read_trace

TIMEOUT = 5.0  # seconds for one case
START_TIMEOUT = 15.0  # seconds for the first hello of a process: an interpreter has to load
LONGEST_WAITING = 60.0  # seconds in all
PATIENCE = 1.0  # seconds of silence that are not counted as waiting
RESTARTS = 10
UNDER_WAY = 64  # cases
MOST_HELD = 4 * LONGEST_LINE  # bytes of answers that came before those they have to wait for

_HELLO = json.dumps({"hello": VERSION}).encode() + b"\n"
_ABOUT_KEYS = frozenset(About.__dataclass_fields__)


class Declined(Exception):
    """The engine answered the hello with an error, one line: it cannot be played at all."""


@dataclass(slots=True, eq=False)
class _Ticket:
    """A case that is to be answered."""

    number: int
    line: bytes
    length: int  # commands of its script
    is_alone: bool = False  # to be sent with nothing else under way
    is_wanted: bool = True
    held: int = 0  # bytes of its answer
    result: Trace | EngineError | None = None


class ChildEngine:
    """An engine behind a command's stdin and stdout; no shell reads the command.

    `timeout` is seconds for one case; `start_timeout` for the hello; `longest_waiting` for all silences together, each
    longer than a second. `about` raises EngineError, or Declined, where the engine does not come up.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        longest_waiting: float = LONGEST_WAITING,
        restarts: int = RESTARTS,
        longest_line: int = LONGEST_LINE,
    ) -> None:
        self._command = tuple(command)
        self._timeout, self._start_timeout, self._longest_waiting = timeout, start_timeout, longest_waiting
        self._longest_line, self._starts_left = longest_line, 1 + restarts
        self._restarts = restarts
        self._pipes: Pipes | None = None
        self._hello: bytes = b""  # the line that it answered a hello with
        self._about_json: Any = None
        self._about: About | None = None
        self._number = 0
        self._queue: deque[_Ticket | None] = deque()  # None: a hello
        self._flying: dict[int, _Ticket] = {}
        self._hellos = 0  # unanswered
        self._sent = 0  # cases, to this process
        self._is_alone = False  # whether the last that was sent is to have the process for itself
        self._latest: _Ticket | None = None  # answered by the last line
        self._held = 0
        self._silent = 0.0  # seconds since the last answer, spent here
        self._waited = 0.0
        self._given_up = ""  # why nothing more is asked
        self._last_words = ""

    @property
    def about(self) -> About:
        """What it says of itself; raises EngineError where nothing that can be read came, Declined where it refuses."""
        if self._about is None:
            if self._given_up:
                raise EngineError(self._given_up, self._last_words)
            try:
                self._start()
            except Gone as gone:
                self._drop()
                self._given_up = f"it did not come up: it {gone.reason}"
                raise EngineError(self._given_up, self._last_words) from None
            except Declined as declined:
                self._drop()
                self._given_up = f"it did not come up: {declined}"
                raise
        assert self._about is not None
        return self._about

    def play(self, case: Case) -> Trace:
        """Play a fitted case; raises EngineError where it crashes, hangs or answers nonsense."""
        ticket = self._take(case)
        self._queue.append(None)
        result = self._outcome(ticket)
        if isinstance(result, EngineError):
            raise result
        return result

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play many fitted cases, answered in their order; some are taken from `cases` ahead of the answers."""
        source = iter(cases)
        ahead: deque[_Ticket] = deque()
        is_more = True
        try:
            while is_more or ahead:
                while is_more and len(ahead) < UNDER_WAY:
                    case = next(source, None)
                    if case is None:
                        is_more = False
                        self._queue.append(None)
                    else:
                        ahead.append(self._take(case))
                if ahead:
                    yield self._outcome(ahead.popleft())
        finally:
            for ticket in ahead:
                ticket.is_wanted = False
                self._held -= ticket.held

    def close(self) -> None:
        """End the process and all that it started; it is not asked again."""
        self._given_up = self._given_up or "it is closed"
        if self._pipes is not None:
            self._pipes.end(gently=not self._flying)
            self._pipes = None

    def _take(self, case: Case) -> _Ticket:
        self._number += 1
        line = f'{{"id":{self._number},"case":{case.line()}}}\n'.encode()
        ticket = _Ticket(self._number, line, len(case.script))
        self._queue.append(ticket)
        return ticket

    def _outcome(self, ticket: _Ticket) -> Trace | EngineError:
        """Wait for what came of a case."""
        while ticket.result is None or self._latest is ticket:
            if self._given_up:
                self._answer_all_with_why()
                break
            if ticket.result is not None and not (self._flying or self._queue or self._hellos):
                self._queue.append(None)
            self._go_on()
        self._held -= ticket.held
        assert ticket.result is not None
        return ticket.result

    def _answer_all_with_why(self) -> None:
        for ticket in (*self._flying.values(), *self._queue):
            if ticket is not None:
                ticket.result = EngineError(self._given_up, self._last_words)
        self._queue.clear()
        self._flying.clear()
        self._latest = None

    def _go_on(self) -> None:
        """Send what may be sent, take in what comes, and see to it that neither takes too long."""
        try:
            if self._pipes is None:
                self._start()
            for line in self._exchange():
                self._read(line)
            if self._patience_left() <= 0 and (self._flying or self._hellos):
                self._waited, self._silent = self._waited + self._silent, 0.0
                raise Gone(f"gave no answer within {self._timeout:g} s", by_itself=True)
        except Gone as gone:
            self._fall(gone)
        except Declined as declined:
            self._fall(Gone(str(declined), by_itself=True))

    def _exchange(self) -> list[bytes]:
        assert self._pipes is not None
        self._send()
        began = time.monotonic()
        try:
            return self._pipes.exchange(self._patience_left())
        finally:
            self._silent += time.monotonic() - began

    def _patience_left(self) -> float:
        return min(self._timeout, self._longest_waiting - self._waited) - self._silent

    def _count_silence(self, seconds: float) -> None:
        self._silent = 0.0
        if seconds > PATIENCE:
            self._waited += seconds

    def _start(self) -> None:
        """Start a process and read its hello."""
        self._starts_left -= 1
        began = time.monotonic()
        try:
            self._pipes = Pipes(self._command, longest_line=self._longest_line)
        except (OSError, ValueError) as error:
            raise Gone(f"cannot be started: {error}", by_itself=True) from error
        self._sent = self._hellos = 0
        self._pipes.send(_HELLO)
        longest = min(self._start_timeout, self._longest_waiting - self._waited)
        try:
            lines: list[bytes] = []
            while not lines and (left := began + longest - time.monotonic()) > 0:
                lines = self._pipes.exchange(left)
        finally:
            self._count_silence(time.monotonic() - began)
        if not lines:
            raise Gone(f"gave no answer to the hello within {longest:g} s", by_itself=True)
        if len(lines) > 1:
            raise Gone(f"answered the hello with more than one line: {printable(_text(lines[1]), 60)!r}")
        self._meet(lines[0])

    def _meet(self, line: bytes) -> None:
        """Take in the answer to the first hello of a process."""
        if self._about is not None and line == self._hello:
            return
        value = _json(line)
        if isinstance(value.get("error"), str):
            raise Declined(printable(value["error"]))
        if value.get("v") != VERSION:
            raise Gone(f"speaks version {_short(value.get('v'))} of the protocol, not {VERSION}")
        if self._about is not None:
            if value.get("about") != self._about_json:
                raise Gone("says something else about itself than it said at first")
            return
        about = value.get("about")
        if isinstance(about, dict):
            about = {key: part for key, part in about.items() if key in _ABOUT_KEYS}
        try:
            self._about = _printable_about(read_about(about))
        except Wrong as wrong:
            raise Gone(f"answered the hello with nonsense: {printable(str(wrong))}") from wrong
        self._hello, self._about_json = line, value["about"]

    def _send(self) -> None:
        assert self._pipes is not None
        while self._queue:
            ticket = self._queue[0]
            is_alone = self._is_alone or (ticket is not None and ticket.is_alone)
            if is_alone and (self._flying or self._hellos):
                return
            self._queue.popleft()
            if ticket is None or ticket.is_wanted:
                self._send_one(ticket)

    def _send_one(self, ticket: _Ticket | None) -> None:
        assert self._pipes is not None
        self._is_alone = ticket is not None and ticket.is_alone
        if ticket is not None:
            self._flying[ticket.number] = ticket
            self._sent += 1
            self._pipes.send(ticket.line)
        if ticket is None or ticket.is_alone:
            self._hellos += 1
            self._pipes.send(_HELLO)

    def _read(self, line: bytes) -> None:
        """Take in one line of the engine's; raises Gone where it is none that was asked for."""
        if self._hellos and line == self._hello:
            self._settle_hello()
            return
        value = _json(line)
        number = value.get("id")
        if self._hellos and number is None and "about" in value:
            self._meet(line)
            self._settle_hello()
            return
        ticket = self._flying.pop(number, None) if type(number) is int else None
        if ticket is None:
            if self._latest is not None and number == self._latest.number:
                if isinstance(self._latest.result, EngineError):
                    raise Gone("answered a case over and over")
                self._latest.result = self._error("answered the case twice")
                return
            is_whole = type(number) is int  # which number it is differs from run to run and helps nobody
            raise Gone(f"answered under an id that {'was not asked' if is_whole else 'is no whole number'}")
        ticket.result = self._result(value, ticket)
        if ticket.is_wanted:
            ticket.held = len(line)
            self._held += ticket.held
        self._latest = ticket
        self._count_silence(self._silent)
        if self._held > MOST_HELD:
            raise Gone(f"wrote more than {MOST_HELD:,} bytes of answers ahead of one that it owes")

    def _settle_hello(self) -> None:
        self._hellos -= 1
        self._latest = None
        self._count_silence(self._silent)

    def _result(self, value: dict[str, Any], ticket: _Ticket) -> Trace | EngineError:
        if "error" in value:
            return self._error(f"says: {printable(str(value['error']))}")
        try:
            return read_trace(value.get("trace"), length=ticket.length)
        except Wrong as wrong:
            return self._error(f"answered nonsense: {printable(str(wrong))}")

    def _error(self, reason: str) -> EngineError:
        return EngineError(f"the engine {reason}", self._pipes.last_words if self._pipes is not None else "")

    def _fall(self, gone: Gone) -> None:
        """Let the process go; what was under way is asked again one by one, or is an error if it was alone."""
        error = self._error(gone.reason)
        suspects = [ticket for ticket in self._flying.values() if ticket.is_wanted]
        if (
            not gone.by_itself and self._latest is not None and self._latest.is_wanted
        ):  # the nonsense may be the tail of its answer
            suspects.insert(0, self._latest)
        if len(suspects) == 1 and self._sent == 1:
            suspects[0].result = error
        else:
            for ticket in suspects:
                ticket.is_alone, ticket.result = True, None
                self._held -= ticket.held
                ticket.held = 0
            self._queue.extendleft(reversed(suspects))
        self._flying.clear()
        self._latest = None
        self._count_silence(self._silent)
        self._drop()
        if self._starts_left <= 0:
            self._given_up = f"given up: the engine was started again {self._restarts} times; at last it {gone.reason}"
        elif self._waited >= self._longest_waiting:
            self._given_up = (
                f"given up: the engine was waited for {self._longest_waiting:g} s in all; at last it {gone.reason}"
            )

    def _drop(self) -> None:
        if self._pipes is not None:
            self._pipes.end()
            self._last_words = self._pipes.last_words
            self._pipes = None
        self._hellos = 0


def _json(line: bytes) -> dict[str, Any]:
    """Read a line as a JSON object; raises Gone for what is none."""
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_no_number)
        if b"\\u" in line:  # half of a pair of escapes is no text
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        why = "not UTF-8" if isinstance(error, UnicodeDecodeError) else printable(str(error), 80)
        raise Gone(f"wrote a line that is no JSON: {why}{_excerpt(line)}") from None
    if not isinstance(value, dict):
        raise Gone(f"wrote a line that is no mapping{_excerpt(line)}")
    return value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _excerpt(line: bytes) -> str:
    """Quote a line that was not meant as an answer."""
    if line.startswith(b"{"):
        return ""
    return f", in {printable(_text(line), 60)!r}; only answers belong on stdout"


def _text(line: bytes) -> str:
    return line[:200].decode("utf-8", "replace")


def _short(value: Any) -> str:
    return printable(repr(value), 40)


def _printable_about(about: About) -> About:
    said = {key: printable(getattr(about, key)) for key in ("name", "version", "language", "home")}
    return About(**{**{key: getattr(about, key) for key in _ABOUT_KEYS}, **said})
