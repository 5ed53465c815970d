"""An engine's process seen from the suite: bounded lines go in and out, and nothing is left of it in the end."""

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO

LONGEST_LINE = 8 * 1024 * 1024  # bytes
LAST_WORDS = 2048  # bytes that are kept of what it wrote on stderr
CHUNK = 256 * 1024  # bytes taken from a pipe at once
TO_END_IN = 5.0  # seconds in which the warden is to be done
TO_SAY_WHY_IN = 0.5  # seconds in which it says how the engine ended, once its stdout has

_WARDEN = Path(__file__).with_name("warden.py")


class Gone(Exception):
    """The process ended or wrote what cannot be a line; `by_itself` tells the one from the other."""

    def __init__(self, reason: str, *, by_itself: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.by_itself = reason, by_itself


class Pipes:
    """A command under way, with its stdin, stdout and stderr; raises OSError where not even the warden starts."""

    def __init__(self, command: Sequence[str], *, longest_line: int = LONGEST_LINE) -> None:
        self._longest_line = longest_line
        self._control, far_end = socket.socketpair()
        with far_end:
            self._warden = subprocess.Popen(
                [sys.executable, "-I", "-S", str(_WARDEN), str(far_end.fileno()), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[far_end.fileno()],
                start_new_session=True,
                bufsize=0,
            )
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams())
        self._control.settimeout(TO_SAY_WHY_IN)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._is_writing = False  # whether the selector waits for stdin too
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._searched = 0  # how much of the incoming holds no end of a line
        self._said = bytearray()  # the last of stderr
        self._told = b""  # by the warden

    @property
    def last_words(self) -> str:
        """The last that it wrote on stderr, printable."""
        self._drain_stderr()
        lines = self._said[-LAST_WORDS:].decode("utf-8", "replace").splitlines()
        return "\n".join(printable(line) for line in lines)

    def send(self, line: bytes) -> None:
        """Take a line on its way; it goes out with the next exchange."""
        self._outgoing += line

    def exchange(self, longest: float) -> list[bytes]:
        """Write and read what there is, waiting for something to come for so many seconds at most.

        Raises Gone where it has ended, or has written more than a line may hold.
        """
        self._write()
        lines = self._read()
        if lines:
            return lines
        until = time.monotonic() + longest
        while not lines and (left := until - time.monotonic()) > 0:
            for key, _ in self._selector.select(left):
                if key.fd == self._in:
                    self._write()
                elif key.fd == self._err:
                    self._drain_stderr()
                else:
                    lines += self._read()
        return lines

    def end(self, *, gently: bool = False) -> None:
        """End it and all that descends from it; gently leaves it a moment to go by itself, its stdin closed."""
        to_it, *from_it = self._streams()
        with contextlib.suppress(OSError):
            to_it.close()
        if gently:
            self._wait(TO_SAY_WHY_IN)
        self._listen()
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_WR)
        if not self._wait(TO_END_IN):
            self._warden.kill()
            self._warden.wait()
        if self._warden.returncode < 0:  # it was killed and cannot have swept
            self._kill_its_group()
        self._drain_stderr()
        self._err = -1  # its number may be somebody else's soon
        self._selector.close()
        self._control.close()
        for stream in from_it:
            stream.close()

    def _streams(self) -> tuple[IO[bytes], ...]:
        assert self._warden.stdin is not None
        assert self._warden.stdout is not None
        assert self._warden.stderr is not None
        return self._warden.stdin, self._warden.stdout, self._warden.stderr

    def _wait(self, longest: float) -> bool:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._warden.wait(longest)
        return self._warden.returncode is not None

    def _write(self) -> None:
        while self._outgoing:
            try:
                written = os.write(self._in, self._outgoing[:CHUNK])
            except BlockingIOError:
                break
            except OSError:  # it reads no more; what it wrote before is still to be read
                self._outgoing.clear()
                break
            del self._outgoing[:written]
        if bool(self._outgoing) != self._is_writing:
            self._is_writing = not self._is_writing
            if self._is_writing:
                self._selector.register(self._in, selectors.EVENT_WRITE)
            else:
                self._selector.unregister(self._in)

    def _read(self) -> list[bytes]:
        try:
            chunk = os.read(self._out, CHUNK)
        except BlockingIOError:
            return []
        if not chunk:
            raise Gone(self._how_it_ended(), by_itself=True)
        self._incoming += chunk
        last = self._incoming.rfind(b"\n", self._searched)
        self._searched = len(self._incoming)
        lines: list[bytes] = []
        if last >= 0:
            lines = bytes(self._incoming[:last]).split(b"\n")
            del self._incoming[: last + 1]
            self._searched = len(self._incoming)
        if max(len(self._incoming), *map(len, lines), 0) > self._longest_line:
            raise Gone(f"wrote more than {self._longest_line:,} bytes on one line")
        return lines

    def _how_it_ended(self) -> str:
        """Say what became of it after its stdout has ended."""
        self._listen(for_the_end=True)
        until = time.monotonic() + TO_SAY_WHY_IN
        while self._drain_stderr() and time.monotonic() < until:
            time.sleep(0.005)
        words = dict(line.partition(" ")[::2] for line in self._told.decode("utf-8", "replace").splitlines())
        ended = words.get("failed") or words.get("ended") or "closed its stdout"
        return f"{ended}, in the middle of a line" if self._incoming else ended

    def _listen(self, *, for_the_end: bool = False) -> None:
        """Take in what the warden says."""
        with contextlib.suppress(OSError):
            if not for_the_end:
                self._control.setblocking(False)
            while chunk := self._control.recv(4096):
                self._told += chunk
                if for_the_end and (b"ended " in self._told or b"failed " in self._told):
                    break

    def _kill_its_group(self) -> None:
        for line in self._told.decode("utf-8", "replace").splitlines():
            word, _, pid = line.partition(" ")
            if word == "pid" and pid.isdecimal():
                with contextlib.suppress(OSError):
                    os.killpg(int(pid), signal.SIGKILL)

    def _drain_stderr(self) -> bool:
        """Take in what there is on stderr, once; tells whether more may come."""
        try:
            chunk = os.read(self._err, CHUNK)
        except BlockingIOError:
            return True
        except OSError:
            return False
        if not chunk:
            with contextlib.suppress(KeyError, ValueError):
                self._selector.unregister(self._err)
            return False
        self._said += chunk
        del self._said[:-LAST_WORDS]
        return True


def printable(text: str, longest: int = 200) -> str:
    """Make one line of a text from outside, with nothing in it that a terminal would obey.

    >>> printable("a\\x1b[31m  b\\nc")
    'a [31m b c'
    """
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= longest else line[: longest - 3] + "..."
