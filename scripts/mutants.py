"""Code mutants: each small change that cosmic-ray makes in the engine, judged by the suite's scenarios alone.

The package is copied aside and the engine changed there, so that the checkout stays as it is; a function is changed
where it is imported already, in a process of its own, and all is imported anew only for other changes. A mutant is
caught when a scenario does not pass: a check fails (its own, or a standing one), the engine
strays or crashes, or it does not end.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from mutants_judged import Judge, Mutant, Result
from mutants_kept import KEPT, keep, unlisted
from mutants_suite import ROOT, record

# Only annotations and tests of types hold a `|`; only data classes, caches and properties have decorators; variables
# are put in by names that have to be given; small numbers that are equal are the same one, and others are not compared.
LEFT_OUT = ("_BitOr_", "RemoveDecorator", "Variable", "_Eq_Is", "_NotEq_IsNot")
# What marks arguments that are given by name is no product; whether a record is frozen, how much a cache keeps, and
# whether two lists that are equally long would have to be, is not seen in play.
NO_CHANGE = (
    ("Operator_Mul_", ", *,"),
    ("ReplaceTrueWithFalse", "@dataclass("),
    ("ReplaceTrueWithFalse", "strict=True"),
    ("NumberReplacer", "@lru_cache("),
)
# An option is a text: it equals another or not, and neither its order nor its identity means anything.
OF_NUMBERS = ("_Eq_Gt", "_Eq_Lt", "_Eq_Is", "_NotEq_Gt", "_NotEq_Lt", "_NotEq_Is")
# They read rules and refuse wrong ones, which no scenario has.
UNPLAYED = ("validation", "rules")


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
                and not any(part in name and text in lines[place[0][0] - 1] for part, text in NO_CHANGE)
            ]
    return found


def _is_before_text(lines: Sequence[str], end: tuple[int, int]) -> bool:
    """Tell whether a text in quotes follows a place."""
    return lines[end[0] - 1][end[1] :].lstrip().startswith('"')


def main() -> int:
    """Try all mutants and tell which survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="modules of the engine, as in payout; all of them by default")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="write every mutant with what caught it")
    parser.add_argument("--keep", action="store_true", help="keep the result, of all modules, in scripts/mutants.yaml")
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.record:
        record(chosen.record)
        return 0
    if chosen.keep and chosen.modules:
        parser.error("--keep is for a run of all modules; leave their names away")
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        recorded = Path(name) / "vectors.jsonl"
        subprocess.run([sys.executable, __file__, "--record", str(recorded)], check=True)
        results = list(_tried(all_mutants(ROOT / "engine", chosen.modules), recorded, chosen.jobs))
    _tell(results, time.monotonic() - start)
    if chosen.json:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps([asdict(one) for one in results], indent=1) + "\n", encoding="ascii")
    if chosen.keep:
        keep(results)
    new = list(unlisted(results))
    for one in new:
        print(f"not in {KEPT.name} with a reason: {one}")
    return 1 if new else 0


def _tried(mutants: Sequence[Mutant], recorded: Path, jobs: int) -> Iterator[Result]:
    with ProcessPoolExecutor(jobs, get_context("fork"), _begin, (recorded,)) as pool:
        for number, result in enumerate(pool.map(_result, mutants, chunksize=4), 1):
            if number % 100 == 0:
                print(f"{number} of {len(mutants)}", file=sys.stderr, flush=True)
            if result is not None:
                yield result


_judges: list[Judge] = []  # the one of this process


def _begin(recorded: Path) -> None:
    _judges[:] = [Judge(recorded, recorded.parent / str(os.getpid()))]


def _result(mutant: Mutant) -> Result | None:
    return _judges[0].result(mutant)


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
