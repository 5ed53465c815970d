"""Code mutants: each small change that cosmic-ray makes in the engine, judged by the suite's scenarios alone.

The package is copied aside and the engine changed there, so that the checkout stays as it is; a function is changed
where it is imported already, in a process of its own, and all is imported anew only for other changes. A mutant is
caught when a scenario does not pass: a check fails (its own, or the standing ones on cards and money), the engine
strays or crashes, or it does not end.
"""

import argparse
import compileall
import importlib
import json
import multiprocessing
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDERS = ("engine", "adapters", "fixtures", "steps", "features", "odds")
RULESETS = ("midnight", "european", "german", "estonian")
PATIENCE = 15  # seconds for one mutant
# Only annotations and tests of types hold a `|`; only data classes, caches and properties have decorators; variables
# are put in by names that have to be given.
# A number that a rule or a count of cards is held against is small, and small numbers that are equal are the same.
LEFT_OUT = ("_BitOr_", "RemoveDecorator", "Variable", "_Eq_Is", "_NotEq_IsNot")
# An option is a text: it equals another or not, and neither its order nor its identity means anything.
OF_NUMBERS = ("_Eq_Gt", "_Eq_Lt", "_Eq_Is", "_NotEq_Gt", "_NotEq_Lt", "_NotEq_Is")
# They read rules and refuse wrong ones, which no scenario has.
UNPLAYED = ("validation", "rules")


@dataclass(frozen=True)
class Mutant:
    """A change: the module, the operator, which of its places there, and the line."""

    module: str
    operator: str
    occurrence: int
    line: int


@dataclass(frozen=True)
class Result:
    """What came of a mutant: the verdict that caught it and the scenario; `pass` where it survived.

    `unlike` is the first scenario that a survivor plays otherwise than the engine as it is, where there is one.
    """

    mutant: Mutant
    verdict: str
    scenario: str
    unlike: str


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
    from stacked_deck.fixtures.rulesets import load_ruleset
    from stacked_deck.steps.posing import pose

    from stacked_deck.teeth import vectors

    def play(vector: Any) -> None:
        if vector.is_posed:
            pose(vector.scenario.case, vector.scenario.checks, reference_engine())
        else:
            reference_engine().play(vector.fitted.case)

    with file.open("w", encoding="ascii") as out:
        for vector in (one for name in RULESETS for one in vectors(load_ruleset(name))):
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

    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(None)
    return sorted(f"{file.removeprefix(engine)}:{line}" for file, line in found)


def all_mutants(engine: Path, only: Sequence[str]) -> list[Mutant]:
    """Give every change that cosmic-ray makes in the engine's modules."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    found = []
    names = [name for name in sorted(operator_names()) if not any(part in name for part in LEFT_OUT)]
    for path in sorted(engine.glob("*.py")):
        if path.stem not in (only or {path.stem} - set(UNPLAYED)):
            continue
        text = path.read_text(encoding="utf-8")
        nodes, lines = list(ast_nodes(get_ast(text))), text.splitlines()
        for name in names:
            operator = get_operator(name)()
            places = [place for node in nodes for place in operator.mutation_positions(node)]
            found += [
                Mutant(path.name, name, at, place[0][0])
                for at, place in enumerate(places)
                if not (any(part in name for part in OF_NUMBERS) and _is_before_text(lines, place[1]))
            ]
    return found


def _is_before_text(lines: Sequence[str], end: tuple[int, int]) -> bool:
    """Tell whether a text in quotes follows a place."""
    return lines[end[0] - 1][end[1] :].lstrip().startswith('"')


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

    def order(self, mutant: Mutant, start: int) -> list[int]:
        """Give the numbers of the scenarios that go through a mutant's function, those through its line first.

        `start` is the line where the function starts, which a call of it is seen on; no other scenario can tell.
        """
        called, changed = (f"{mutant.module}:{line}" for line in (start, mutant.line))
        found = [number for number, lines in enumerate(self.lines) if called in lines]
        return sorted(found, key=lambda number: (changed not in self.lines[number], len(self.lines[number])))

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
                rows = standing(played, checks, play=play, reference=play, only=("cards", "money"))
            verdict = worst_finding(findings(checks, played)).verdict
            if verdict == "pass" and any(row.breaches for row in rows):
                verdict = "fail"
            if verdict != "pass":
                return verdict, number, unlike
            if unlike < 0 and self.traces[number] is not None:
                unlike = number
        return "pass", -1, unlike


def codes(code: CodeType, path: str = "") -> Iterator[tuple[str, CodeType]]:
    """Go through the code of a module and of its classes and functions, each by its dotted name."""
    yield path, code
    for part in code.co_consts:
        if isinstance(part, CodeType) and (not path or not code.co_flags & CO_OPTIMIZED):
            yield from codes(part, f"{path}.{part.co_name}" if path else part.co_name)


def bare(code: CodeType) -> CodeType:
    """Give the code of a module or class without what its functions do."""
    return code.replace(co_consts=tuple(part for part in code.co_consts if not isinstance(part, CodeType)))


def changed_functions(honest: str, changed: str) -> dict[str, CodeType] | None:
    """Give the new code of each function that differs; None where more than functions does."""
    before, after = (dict(codes(compile(text, "", "exec"))) for text in (honest, changed))
    if before.keys() != after.keys():
        return None
    unlike = {name: code for name, code in after.items() if code != before[name]}
    inner = {name: code for name, code in unlike.items() if code.co_flags & CO_OPTIMIZED}
    same = all(bare(code) == bare(before[name]) for name, code in unlike.items() if name not in inner)
    return inner if same and all("<" not in name for name in inner) else None


def put_in(module: Any, functions: Mapping[str, CodeType]) -> None:
    """Give functions of a module other code, where they are already imported by others."""
    for name, code in functions.items():
        found = module
        for part in name.split("."):
            found = found.__dict__[part]
        found = getattr(found, "fget", found)  # of a property
        if hasattr(found, "cache_clear"):
            found.cache_clear()
        getattr(found, "__wrapped__", found).__code__ = code


def forked(suite: Suite | None, lines: Sequence[str], order: Sequence[int], change: Callable[[], None]) -> Any:
    """Judge the engine in a process of its own, after a change; without a suite all is imported anew."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            change()
            found = (suite or Suite(lines)).judge(order)
        except BaseException:  # whatever a mutant raises
            found = ("error", -1, -1)
        os.write(writer, json.dumps(found).encode())
        os._exit(0)
    os.close(writer)
    ready, _, _ = select.select([reader], [], [], PATIENCE)
    answer = os.read(reader, 1000) if ready else b""
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    return ("timeout", -1, -1) if not ready else json.loads(answer or '["error", -1, -1]')


def forget() -> None:
    """Forget all that is imported of the package, so that it is imported anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "stacked_deck"]:
        del sys.modules[name]


def work(share: Sequence[Mutant], file: Path, folder: Path) -> Iterator[Result]:
    """Try some mutants one after the other, first with what caught those before them."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    package = lay(folder)
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    compileall.compile_dir(package, quiet=2)  # what is not changed need not be compiled again
    lines = file.read_text(encoding="ascii").splitlines()
    suite, order = Suite(lines), list(range(len(lines)))
    if forked(suite, lines, order, lambda: None)[0] != "pass":
        raise SystemExit("the engine as it is does not pass; see to that first")
    for mutant in share:
        path = package / "engine" / mutant.module
        honest, stat = path.read_text(encoding="utf-8"), path.stat()
        changed = mutate_code(honest, get_operator(mutant.operator)(), mutant.occurrence)
        if changed is None or changed == honest:
            continue
        functions = changed_functions(honest, changed)
        if functions is not None:
            module = importlib.import_module(f"stacked_deck.engine.{path.stem}")
            starts = {code.co_firstlineno for code in functions.values()}
            near = suite.order(mutant, starts.pop()) if len(starts) == 1 else order
            verdict, number, unlike = forked(suite, lines, near, partial(put_in, module, functions))
        else:
            path.write_text(changed, encoding="utf-8")
            verdict, number, unlike = forked(None, lines, order, forget)
            path.write_text(honest, encoding="utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        if number >= 0:
            order.remove(number)
            order.insert(0, number)
        yield Result(mutant, verdict, *(suite.ids[one] if one >= 0 else "" for one in (number, unlike)))


def _work(share: Sequence[Mutant], file: Path, folder: Path, out: Any) -> None:
    for result in work(share, file, folder):
        out.put(result)
    out.put(None)


def main() -> int:
    """Try all mutants and tell which survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="modules of the engine, as in payout; all of them by default")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="write every mutant with what caught it")
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.record:
        record(chosen.record)
        return 0
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "vectors.jsonl"
        subprocess.run([sys.executable, "-P", __file__, "--record", str(file)], check=True, cwd=name)
        mutants = all_mutants(ROOT / "engine", chosen.modules)
        results = list(_tried(mutants, file, folder, chosen.jobs))
    _tell(results, time.monotonic() - start)
    if chosen.json:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps([asdict(one) for one in results], indent=1) + "\n", encoding="ascii")
    return 0


def _tried(mutants: Sequence[Mutant], file: Path, folder: Path, jobs: int) -> Iterator[Result]:
    context = multiprocessing.get_context("fork")
    out = context.Queue()
    for job in range(jobs):
        context.Process(target=_work, args=(mutants[job::jobs], file, folder / str(job), out), daemon=True).start()
    left, done = jobs, 0
    while left:
        result = out.get()
        left -= result is None
        if result is not None:
            done += 1
            if done % 50 == 0:
                print(f"{done} of {len(mutants)}", file=sys.stderr, flush=True)
            yield result


def _tell(results: Sequence[Result], seconds: float) -> None:
    survivors = sorted(
        (one.mutant.module, one.mutant.line, one.mutant.operator, one.unlike)
        for one in results
        if one.verdict == "pass"
    )
    for module, line, operator, unlike in survivors:
        seen = f"; {unlike} is played otherwise" if unlike else ""
        print(f"survives: engine/{module}:{line} {operator.removeprefix('core/')}{seen}")
    verdicts = Counter(one.verdict for one in results)
    caught = len(results) - len(survivors)
    told = ", ".join(f"{verdict} {count}" for verdict, count in sorted(verdicts.items()) if verdict != "pass")
    share = 100 * caught / max(len(results), 1)
    print(f"{caught} of {len(results)} mutants caught ({share:.1f} %): {told}; {seconds:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
