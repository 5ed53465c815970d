"""Cases a second through `play`: the reference in this process, and behind a pipe.

Run as `python benchmarks/rates.py TIMES`; prints a line of JSON. By the clock, and by what a case costs each side of
the pipe in processor time: where two processors are free, the busier side sets the rate; where they are shared with
others, only this tells.
"""

import gc
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from time import perf_counter, process_time

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.steps.recorder import record_all

STDIO = [sys.executable, "-P", "-m", "stacked_deck.adapters.reference"]
PARTS = 4  # a turn plays every fourth case, so that some turns find the machine at rest
SIDES = ("in process", "stdio, the suite's side", "stdio, the engine's side")


def main(times: int) -> None:
    """Measure all, and print it."""
    cases = fitted_cases()
    found = {"cases": len(cases), "rates": best_rates(cases, times=times), "costs": processor_times(cases, times=times)}
    print(json.dumps(found))


def fitted_cases() -> list[Case]:
    """Give the fitted cases of all scenarios."""
    about, found = reference_engine().about, []
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        recording = record_all(ruleset, choose(ruleset, {}, {}))
        found += [fit(one.case, about.dealing, about.customs).case for one in recording.scenarios]
    # What stays in memory here is not the engine's, and would be looked through again and again while it plays.
    gc.collect()
    gc.freeze()
    return found


def best_rates(cases: list[Case], *, times: int) -> dict[str, float]:
    """Give cases a second by the clock, of each way the best of some turns, the ways one after the other in each."""
    reference = reference_engine()
    with closing(ChildEngine(STDIO)) as child:
        ways: Mapping[str, tuple[str, Callable[[list[Case]], object]]] = {
            "in process, full trace": ("steps", lambda some: _play_all(reference, some)),
            "in process, end only": ("end", lambda some: _play_all(reference, some)),
            "stdio, pipelined, full trace": ("steps", lambda some: _play_all(child, some)),
            "stdio, pipelined, end only": ("end", lambda some: _play_all(child, some)),
            "stdio, one by one, full trace": ("steps", lambda some: [child.play(case) for case in some]),
        }
        found = dict.fromkeys(ways, 0.0)
        for turn in range(PARTS * (times + 1)):
            for name, (answer, play) in ways.items():
                some = [replace(case, answer=answer) for case in cases[turn % PARTS :: PARTS]]
                began = perf_counter()
                play(some)
                if turn >= PARTS:  # the first turns warm up
                    found[name] = max(found[name], len(some) / (perf_counter() - began))
    return found


def processor_times(cases: list[Case], *, times: int) -> dict[str, float]:
    """Give the microseconds of CPU that a case with its full trace costs each side, the least of some turns."""
    reference = reference_engine()
    best = dict.fromkeys(SIDES, float("inf"))
    for _ in range(times):
        began = process_time()
        _play_all(reference, cases)
        near = process_time() - began
        _, start = _behind_a_pipe([])
        own, theirs = _behind_a_pipe(cases)
        for side, seconds in zip(SIDES, (near, own, theirs - start), strict=True):
            best[side] = min(best[side], seconds / len(cases) * 1e6)
    return best


def _behind_a_pipe(cases: list[Case]) -> tuple[float, float]:
    """Give the seconds of CPU of this process and of all that it starts, for an engine that plays some cases."""
    before = _of_children()
    with closing(ChildEngine(STDIO)) as child:
        _ = child.about
        began = process_time()
        _play_all(child, cases)
        own = process_time() - began
    return own, _of_children() - before


def _of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def _play_all(engine: Engine, cases: list[Case]) -> None:
    """Play and keep nothing."""
    deque(engine.play_all(cases), maxlen=0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
