"""The suite that mutants are judged by: all scenarios, recorded once, with the lines of the engine they run through."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDERS = ("engine", "adapters", "fixtures", "steps", "features", "odds")
SEEN = ("cards", "money", "refusal", "options")  # the standing checks that need no engine beside that which is judged
CLUB = ROOT / "examples" / "club"  # whose rules have what those of the suite's own rulesets have not


def lay(folder: Path) -> Path:
    """Lay the package out in a folder as it is imported."""
    package = folder / "stacked_deck"
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc")
    shutil.copytree(ROOT / "stacked_deck", package, ignore=ignore)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, package / name, ignore=ignore)
    return package


def record(file: Path) -> None:
    """Write all scenarios, each under its own readings, with the reference's trace and the lines it runs through."""
    from stacked_deck.adapters.reference import reference_engine
    from stacked_deck.fixtures.rulesets import load_house, load_ruleset, ruleset_names
    from stacked_deck.steps.posing import pose

    from stacked_deck.teeth import vectors

    def play(vector: Any) -> None:
        if vector.is_posed:
            pose(vector.scenario.case, vector.scenario.checks, reference_engine())
        else:
            reference_engine().play(vector.fitted.case)

    rulesets = [*map(load_ruleset, ruleset_names()), load_house(CLUB)]
    with file.open("w", encoding="ascii") as out:
        for vector in (one for ruleset in rulesets for one in vectors(ruleset)):
            scenario, fitted = vector.scenario, vector.fitted
            found = {
                "id": scenario.id,
                "case": scenario.case.as_json(),
                "fitted": fitted.case.as_json(),
                "places": fitted.places,
                "holds": fitted.holds,
                "checks": [check.as_json() for check in scenario.checks],
                "asks": vector.is_posed,
                "trace": vector.past.trace.line(),
                "lines": lines_of(partial(play, vector)),
            }
            out.write(json.dumps(found) + "\n")


def lines_of(act: Callable[[], None]) -> list[str]:
    """Give the lines of the engine that something goes through, as in `payout.py:12`."""
    found, engine = set(), f"{ROOT / 'engine'}{os.sep}"

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(engine):
            return None
        found.add((file, frame.f_lineno))
        return trace

    for name, module in list(sys.modules.items()):
        if name.startswith("stacked_deck.engine."):
            for cached in [one for one in vars(module).values() if hasattr(one, "cache_clear")]:
                cached.cache_clear()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(None)
    return sorted(f"{file.removeprefix(engine)}:{line}" for file, line in found)


class Suite:
    """All scenarios, read and ready to be judged by the engine that is imported in this process."""

    def __init__(self, lines: Iterable[str]) -> None:
        from stacked_deck.adapters.case import Fitted, read_case
        from stacked_deck.adapters.check import read_check

        self.ids, self.traces, self.parts, self.lines = [], [], [], []
        for line in lines:
            vector = json.loads(line)
            laid = Fitted(read_case(vector["fitted"]), tuple(vector["places"]), tuple(vector["holds"]))
            checks = [read_check(check) for check in vector["checks"]]
            self.ids.append(vector["id"])
            self.lines.append(frozenset(vector["lines"]))
            self.traces.append(None if vector["asks"] else vector["trace"])  # none where a computer player is asked
            self.parts.append((read_case(vector["case"]), laid, checks))

    def order(self, line: str, start: str = "") -> list[int]:
        """Give the numbers of the scenarios that go through a function, those first that go through a line of it.

        `start` is the line where the function starts, which a call of it is seen on; without one it is all scenarios.
        """
        found = [number for number, lines in enumerate(self.lines) if not start or start in lines]
        return sorted(found, key=lambda number: (line not in self.lines[number], len(self.lines[number])))

    def judge(self, order: Sequence[int]) -> tuple[str, int, int]:
        """Play scenarios in an order until one does not pass: its verdict and its number.

        Last comes the number of the first that passes though it is played otherwise; -1 stands for none.
        """
        from stacked_deck.adapters.judge import findings, worst_finding
        from stacked_deck.adapters.played import Played
        from stacked_deck.adapters.reference import ABOUT, reference_engine
        from stacked_deck.adapters.standing import standing
        from stacked_deck.steps.posing import pose
        from stacked_deck.steps.run import player

        engine, unlike = reference_engine(), -1
        play = player(engine)
        for number in order:
            case, laid, checks = self.parts[number]
            if self.traces[number] is None:
                played, rows = pose(case, checks, engine), ()
            else:
                trace = engine.play(laid.case)
                if trace.line() == self.traces[number]:
                    continue
                played = Played(case, laid, trace, ABOUT)
                rows = standing(played, checks, play=play, reference=play, only=SEEN)
            verdict = worst_finding(findings(checks, played)).verdict
            if verdict == "pass" and any(row.breaches for row in rows):
                verdict = "fail"
            if verdict != "pass":
                return verdict, number, unlike
            if unlike < 0 and self.traces[number] is not None:
                unlike = number
        return "pass", -1, unlike
