"""Keeps one engine's process: starts it, tells how it ended, and leaves nothing of it behind.

Run as a script of its own, `warden.py FD COMMAND...`, so that what the engine leaves when it dies falls to this process
(on Linux) and can be found, also where it left its process group. FD is a socket to the suite: texts go out on it, and
the engine is ended when it closes, be it because the suite was killed. Imports nothing of the suite.
"""

import contextlib
import ctypes
import os
import select
import signal
import socket
import subprocess
import sys
import time

BECOME_SUBREAPER = 36  # prctl(2)
GRACE = 0.2  # seconds from SIGTERM to SIGKILL
LONGEST_SWEEP = 3.0  # seconds


def main(descriptor: int, command: list[str]) -> None:
    """Start a command and keep it until it ends or the suite lets go of the socket."""
    control = socket.socket(fileno=descriptor)
    control.set_inheritable(False)
    with contextlib.suppress(OSError, AttributeError):  # only Linux has it
        ctypes.CDLL(None).prctl(BECOME_SUBREAPER, 1, 0, 0, 0)
    woken, wake = socket.socketpair()
    woken.setblocking(False)
    wake.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
    try:
        engine = subprocess.Popen(command, start_new_session=True)
    except (OSError, ValueError) as error:
        _tell(control, f"failed cannot be started: {getattr(error, 'strerror', None) or error}")
        return
    _let_go_of_the_pipes()
    _tell(control, f"pid {engine.pid}")
    ended: dict[int, int] = {}
    while engine.pid not in ended:
        ready, _, _ = select.select([control, woken], [], [])
        if control in ready:
            _end_politely(engine.pid, ended)
            break
        with contextlib.suppress(BlockingIOError):
            woken.recv(4096)
        _reap(ended)
    if engine.pid in ended:
        _tell(control, f"ended {_in_words(ended[engine.pid])}")
    _sweep(engine.pid, ended)
    engine.returncode = 0  # it was reaped here


def _let_go_of_the_pipes() -> None:
    """Hold none of the engine's pipes, so that their ends are seen."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)


def _tell(control: socket.socket, text: str) -> None:
    with contextlib.suppress(OSError):
        control.sendall(text.encode("utf-8", "replace") + b"\n")


def _in_words(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code >= 0:
        return f"exited with status {code}"
    with contextlib.suppress(ValueError):
        return f"was killed by {signal.Signals(-code).name}"
    return f"was killed by signal {-code}"


def _reap(ended: dict[int, int]) -> bool:
    """Take in what has ended; tells whether a child is left."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return False
        if pid == 0:
            return True
        ended[pid] = status


def _end_politely(pid: int, ended: dict[int, int]) -> None:
    with contextlib.suppress(OSError):
        os.killpg(pid, signal.SIGTERM)
    until = time.monotonic() + GRACE
    while time.monotonic() < until:
        _reap(ended)
        if pid in ended:
            return
        time.sleep(0.005)


def _sweep(pid: int, ended: dict[int, int]) -> None:
    """Kill all that descends from here until nothing is left, or as long as is reasonable."""
    until = time.monotonic() + LONGEST_SWEEP
    while time.monotonic() < until:
        if pid not in ended or not os.path.isdir("/proc/self"):  # a group lives on in its members
            with contextlib.suppress(OSError):
                os.killpg(pid, signal.SIGKILL)
        for below in _descendants(os.getpid()):
            with contextlib.suppress(OSError):
                os.kill(below, signal.SIGKILL)
        if not _reap(ended):
            return
        time.sleep(0.002)


def _descendants(root: int) -> list[int]:
    """Give the processes below one, by the process table; empty where there is none to read."""
    children: dict[int, list[int]] = {}
    with contextlib.suppress(OSError):
        for entry in os.listdir("/proc"):
            if entry.isdecimal():
                with contextlib.suppress(OSError, ValueError), open(f"/proc/{entry}/stat", "rb") as stat:
                    # The name, in brackets, may hold anything; the parent is the second field after it.
                    parent = int(stat.read().rpartition(b")")[2].split()[1])
                    children.setdefault(parent, []).append(int(entry))
    found: list[int] = []
    below = [root]
    while below:
        below = [child for parent in below for child in children.get(parent, ())]
        found += below
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
