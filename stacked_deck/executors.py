"""Naming an executor: what a campaign's chunks are handed to."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from stacked_deck.engine.validation import Wrong

_ALLOWED = "serial, processes, processes:N and dask:ADDRESS"


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor and how many chunks it works on at once; none is for work done here."""

    executor: Executor | None
    count: int = 1


@contextmanager
def workers(words: str) -> Iterator[Workers]:
    """Open the executor that is named; raises Wrong for one that is none, or that cannot be reached."""
    kind, _, rest = words.partition(":")
    if words == "serial":
        yield Workers(None)
    elif kind == "processes" and (not rest or (rest.isascii() and rest.isdigit() and int(rest) > 0)):
        count = int(rest) if rest else cpu_count() or 1
        # Spawned, so that no process has a hand on the pipes of an engine that another one talks to.
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            try:
                yield Workers(pool, count)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    elif kind == "dask" and rest:
        with _cluster(rest) as found:
            yield found
    else:
        raise Wrong(f"--executor: {words!r} is unknown; allowed are {_ALLOWED}")


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise Wrong("--executor: dask is missing; it comes with pip install 'stacked-deck[dask]'") from error
    try:
        client: Any = Client(address, timeout="10s")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Wrong(f"--executor: no scheduler answers at {address} ({error}); start one, or use processes") from error
    with client:
        count = sum(client.nthreads().values()) or 1
        # Not pure: a chunk that was lost with its worker is worked again, and none is taken from a memory of others.
        yield Workers(client.get_executor(pure=False), count)
