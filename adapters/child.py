"""An engine in a process of its own, many cases under way at once, and no harm done by whatever it does.

What was under way when the engine fell over, fell silent or wrote nonsense is asked again one by one, and only what
fails as the first case of a fresh process is an error.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from .about import About
from .answers import Declined, Hello
from .case import Case
from .conversation import Conversation, Ticket
from .engine import EngineError
from .patience import LONGEST_WAITING, START_TIMEOUT, TIMEOUT, Patience
from .pipes import LONGEST_LINE, Gone
from .posed import Posed
from .trace import Trace

RESTARTS = 10
UNDER_WAY = 64  # cases
MOST_HELD = 4 * LONGEST_LINE  # bytes of answers that came before those they have to wait for


class ChildEngine:
    """An engine behind a command's stdin and stdout; no shell reads the command.

    `timeout` is seconds for one case; `start_timeout` for the hello; `longest_waiting` for all silences together, each
    longer than a second.
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
        self._command, self._longest_line = tuple(command), longest_line
        self._patience = Patience(timeout, start_timeout, longest_waiting)
        self._restarts, self._starts = restarts, 0
        self._talk: Conversation | None = None
        self._hello: Hello | None = None
        self._number = 0
        self._asked: dict[int, Ticket] = {}  # and still wanted
        self._queue: deque[Ticket | None] = deque()  # None: a hello
        self._given_up = ""  # why nothing more is asked
        self._last_words = ""

    @property
    def about(self) -> About:
        """What it says of itself; raises EngineError where nothing that can be read came, Declined where it refuses."""
        if self._hello is None:
            if self._given_up:
                raise EngineError(self._given_up, self._last_words)
            try:
                return self._start().about
            except Gone as gone:
                self._let_go()
                self._given_up = f"the engine {gone.reason}"
                raise EngineError(self._given_up, self._last_words) from None
            except Declined as declined:
                self._let_go()
                self._given_up = f"the engine declined: {declined}"
                raise
        return self._hello.about

    def play(self, case: Case) -> Trace:
        """Play a fitted case; raises EngineError where it crashes, hangs or answers nonsense."""
        result = self._answer(self._ask_case(case))
        assert isinstance(result, Trace)
        return result

    def decide(self, view: Posed, level: str) -> str:
        """Ask its player of a level; raises EngineError where it crashes, hangs or answers nonsense."""
        asked = json.dumps({"level": level, **view.as_json()}, ensure_ascii=False, separators=(",", ":"))
        result = self._answer(self._ask("decide", asked, None))
        assert isinstance(result, str)
        return result

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play many fitted cases, answered in their order; some are taken from `cases` ahead of the answers."""
        source = iter(cases)
        ahead: deque[Ticket] = deque()
        is_more = True
        try:
            while is_more or ahead:
                while is_more and len(ahead) < UNDER_WAY:
                    case = next(source, None)
                    if case is None:
                        is_more = False
                        self._queue.append(None)
                    else:
                        ahead.append(self._ask_case(case))
                if ahead:
                    found = self._outcome(ahead.popleft())
                    assert not isinstance(found, str)
                    yield found
        finally:
            for ticket in ahead:
                self._asked.pop(ticket.number, None)

    def close(self) -> None:
        """End the process and all that it started; it is not asked again."""
        self._given_up = self._given_up or "it is closed"
        self._let_go()

    def _ask_case(self, case: Case) -> Ticket:
        return self._ask("case", case.line(), len(case.script))

    def _ask(self, what: str, value: str, length: int | None) -> Ticket:
        self._number += 1
        line = f'{{"id":{self._number},"{what}":{value}}}\n'.encode()
        ticket = Ticket(self._number, line, length)
        self._asked[ticket.number] = ticket
        self._queue.append(ticket)
        return ticket

    def _answer(self, ticket: Ticket) -> Trace | str:
        """Wait for the one thing that is asked."""
        self._queue.append(None)
        result = self._outcome(ticket)
        if isinstance(result, EngineError):
            raise result
        return result

    def _outcome(self, ticket: Ticket) -> Trace | str | EngineError:
        """Wait for what came of a case."""
        while ticket.result is None or not (self._talk is None or self._talk.is_final(ticket)):
            if self._given_up:
                self._answer_all_with_why()
                break
            if ticket.result is not None and self._talk is not None and not (self._queue or self._talk.owes):
                self._queue.append(None)
            self._go_on()
        self._asked.pop(ticket.number, None)
        assert ticket.result is not None
        return ticket.result

    def _answer_all_with_why(self) -> None:
        for ticket in self._asked.values():
            if ticket.result is None:
                ticket.result = EngineError(self._given_up, self._last_words)
        self._queue.clear()

    def _go_on(self) -> None:
        """Send what may be sent, take in what comes, and see to it that neither takes too long."""
        try:
            if self._talk is None:
                self._start()
            assert self._talk is not None
            self._send(self._talk)
            with self._patience.waiting():
                lines = self._talk.listen(self._patience.left)
            self._take_in(self._talk, lines)
            if self._patience.left <= 0 and self._talk.owes:
                self._patience.used_up()
                raise Gone(f"gave no answer within {self._patience.timeout:g} s", by_itself=True)
        except Gone as gone:
            self._fall(gone)
        except Declined as declined:
            self._fall(Gone(f"declined: {declined}", by_itself=True))

    def _start(self) -> Hello:
        self._starts += 1
        self._talk = Conversation(self._command, longest_line=self._longest_line)
        with self._patience.waiting():
            self._hello = self._talk.meet(self._hello, longest=self._patience.left_to_start)
        self._patience.answered()
        return self._hello

    def _send(self, talk: Conversation) -> None:
        while self._queue and talk.may_send(self._queue[0]):
            ticket = self._queue.popleft()
            if ticket is None or ticket.number in self._asked:
                talk.send(ticket)

    def _take_in(self, talk: Conversation, lines: list[bytes]) -> None:
        for line in lines:
            talk.take_in(line)
            self._patience.answered()
        if sum(ticket.held for ticket in self._asked.values()) > MOST_HELD:
            raise Gone(f"wrote more than {MOST_HELD:,} bytes of answers ahead of one that it owes")

    def _fall(self, gone: Gone) -> None:
        """Let the process go; what was under way is asked again one by one, or is an error if it was alone."""
        self._patience.used_up()
        if self._talk is not None:
            error = self._talk.error(gone.reason)
            suspects = [ticket for ticket in self._talk.suspects(gone) if ticket.number in self._asked]
            if len(suspects) == 1 and self._talk.sent == 1:
                suspects[0].result = error
            else:
                for ticket in suspects:
                    ticket.is_alone, ticket.result, ticket.held = True, None, 0
                self._queue.extendleft(reversed(suspects))
        self._let_go()
        if self._starts > self._restarts:
            self._give_up(f"started again {self._restarts} times", gone)
        elif self._patience.is_over:
            self._give_up(f"waited for {self._patience.longest_waiting:g} s in all", gone)

    def _give_up(self, what: str, gone: Gone) -> None:
        self._given_up = f"given up: the engine was {what}; at last it {gone.reason}"

    def _let_go(self) -> None:
        if self._talk is not None:
            self._talk.end()
            self._last_words = self._talk.last_words
            self._talk = None
