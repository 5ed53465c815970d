"""Code mutants: each small change that cosmic-ray makes in the engine, judged by the suite's scenarios alone.

The package is copied aside and the engine changed there, so that the checkout stays as it is. A mutant is caught when a
scenario does not pass: a check fails (its own, or the standing ones on cards and money), the engine strays or crashes,
or it does not end.
"""

import argparse
import compileall
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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
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
    """Write all scenarios that are judged by the default readings, each with the reference's own trace, a line each."""
    from stacked_deck.fixtures.rulesets import load_ruleset

    from stacked_deck.teeth import vectors

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
            }
            out.write(json.dumps(found) + "\n")


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


def judge(vectors: Sequence[Any], order: Sequence[int]) -> tuple[str, int, int]:
    """Play scenarios on the engine as it is imported here until one does not pass: its verdict and its number.

    Last comes the number of the first that passes though it is played otherwise; -1 stands for none.
    """
    from stacked_deck.adapters.case import Fitted, read_case
    from stacked_deck.adapters.check import read_check
    from stacked_deck.adapters.judge import findings, worst_finding
    from stacked_deck.adapters.played import Played
    from stacked_deck.adapters.reference import ABOUT, reference_engine
    from stacked_deck.adapters.standing import standing
    from stacked_deck.steps.posing import pose
    from stacked_deck.steps.run import player

    engine, unlike = reference_engine(), -1
    play = player(engine)
    for number in order:
        vector = vectors[number]
        checks = [read_check(check) for check in vector["checks"]]
        if vector["asks"]:
            played = pose(read_case(vector["case"]), checks, engine)
        else:
            fitted = read_case(vector["fitted"])
            trace = engine.play(fitted)
            if trace.line() == vector["trace"]:
                continue
            laid = Fitted(fitted, tuple(vector["places"]), tuple(vector["holds"]))
            played = Played(read_case(vector["case"]), laid, trace, ABOUT)
        verdict = worst_finding(findings(checks, played)).verdict
        if verdict == "pass" and not vector["asks"]:
            rows = standing(played, checks, play=play, reference=play, only=("cards", "money"))
            verdict = "fail" if any(row.breaches for row in rows) else verdict
        if verdict != "pass":
            return verdict, number, unlike
        if not vector["asks"] and unlike < 0:
            unlike = number
    return "pass", -1, unlike


def forked(package: Path, vectors: Sequence[Any], order: Sequence[int]) -> tuple[str, int, int]:
    """Judge the engine of a package in a process of its own."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        sys.path.insert(0, str(package.parent))
        sys.dont_write_bytecode = True
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        try:
            found = judge(vectors, order)
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
    if not ready:
        return "timeout", -1, -1
    verdict, number, unlike = json.loads(answer) if answer else ("error", -1, -1)
    return verdict, number, unlike


def work(share: Sequence[Mutant], file: Path, folder: Path) -> Iterator[Result]:
    """Try some mutants one after the other, first with what caught those before them."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    package = lay(folder)
    vectors = [json.loads(line) for line in file.read_text(encoding="ascii").splitlines()]
    order = list(range(len(vectors)))
    compileall.compile_dir(package, quiet=2)  # what is not changed need not be compiled again
    if forked(package, vectors, order)[0] != "pass":
        raise SystemExit("the engine as it is does not pass; see to that first")
    for mutant in share:
        path = package / "engine" / mutant.module
        honest, stat = path.read_text(encoding="utf-8"), path.stat()
        changed = mutate_code(honest, get_operator(mutant.operator)(), mutant.occurrence)
        if changed is None or changed == honest:
            continue
        path.write_text(changed, encoding="utf-8")
        verdict, number, unlike = forked(package, vectors, order)
        path.write_text(honest, encoding="utf-8")
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        if number >= 0:
            order.remove(number)
            order.insert(0, number)
        yield Result(mutant, verdict, *(vectors[one]["id"] if one >= 0 else "" for one in (number, unlike)))


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
