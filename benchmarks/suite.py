"""How quick the suite is: cases a second through `play`, and the whole suite by pytest, by vectors and beside behave.

Run as `python benchmarks/suite.py [--json FILE] [--times N]`; everything is measured in one run, each thing so many
times in turn with all others, and the best counts. Exit status 1 where a figure that has to hold does not.
"""

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent
EMPTY_STEPS = "from behave import step, use_step_matcher\n\nuse_step_matcher('re')\n\n\n@step(r'[\\s\\S]*')\n"
EMPTY_STEPS += "def anything(context):\n    pass\n"

# By the clock: a figure's name, what it is made of, and at least how much. Shown, and no promise: the pipe needs two
# processors at once, and where others use them too, the clock tells more of those. What has to hold is by CPU.
HOLDS = (
    ("stdio / in process, by the clock", "stdio, pipelined, full trace", "in process, full trace", 0),
    ("stdio / in process, end only", "stdio, pipelined, end only", "in process, end only", 0),
)


def main() -> int:
    """Measure all, print a table, and write the same as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=None)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    played = _said_by([sys.executable, "-P", str(HERE / "rates.py"), str(given.times)])
    cases, rates, costs = played["cases"], played["rates"], played["costs"]
    with TemporaryDirectory() as folder:
        processes = best_processes(Path(folder), times=given.times)
    figures = [*_figures_of_rates(rates), *_figures_of_costs(costs), *_figures_of_processes(processes)]
    print_all(rates, costs, processes, figures, cases=cases)
    if given.json is not None:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        found = {"cases": cases, "rates": rates, "costs": costs, "processes": processes, "figures": figures}
        found["machine"] = machine()
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="ascii")
    return 0 if all(one["is"] >= one["at least"] for one in figures) else 1


def best_processes(folder: Path, *, times: int) -> dict[str, dict[str, float]]:
    """Give, for each whole process, the least seconds of CPU and of the clock of some turns, and its scenarios."""
    command = str(Path(sys.executable).with_name("stacked-deck"))
    vectors = folder / "vectors.jsonl"
    with vectors.open("wb") as file:
        subprocess.run([command, "vectors"], stdout=file, check=True)
    way = [sys.executable, "-P", str(HERE / "way.py")]
    whole = {
        "run, by pytest": [command, "run"],
        "run --vectors FILE": [command, "run", "--vectors", str(vectors)],
        "run --vectors FILE --standing": [command, "run", "--vectors", str(vectors), "--standing"],
        "run --vectors": [command, "run", "--vectors"],
    }
    inside = {
        "run, by pytest": [*way, "pytest"],
        "by pytest, no standing checks": [*way, "pytest-bare"],
        "run --vectors FILE": [*way, "vectors", str(vectors)],
        "run --vectors FILE --standing": [*way, "vectors-standing", str(vectors)],
    }
    if importlib.util.find_spec("behave") is None:
        print("behave is missing, and its row with it: pip install 'stacked-deck[bench]'", file=sys.stderr)
    else:
        whole["behave, empty steps"] = _behave(folder / "behave")
    found: dict[str, dict[str, float]] = {}
    for _ in range(times):
        for name, call in whole.items():
            if name.startswith("behave"):
                found.setdefault(name, {})["scenarios"] = _passed(call, folder)
            _keep_least(found.setdefault(name, {}), _spent(call, folder))
        for name, call in inside.items():
            _keep_least(found.setdefault(name, {}), _inside(call))
    return found


def _passed(call: list[str], folder: Path) -> int:
    """Count the scenarios that behave runs, so that a row of none is not taken for a quick one."""
    said = subprocess.run([*call, "--summary"], cwd=folder, capture_output=True, text=True, check=True).stdout
    return int(re.findall(r"^(\d+) scenarios? passed", said, re.MULTILINE)[0])


def _keep_least(kept: dict[str, float], new: Mapping[str, float]) -> None:
    for key, value in new.items():
        kept[key] = min(value, kept.get(key, value))


def _spent(call: list[str], folder: Path) -> dict[str, float]:
    """Run a process, and give its seconds, those of its children included."""
    began = perf_counter()
    process = subprocess.Popen(call, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(call)} ended with status {process.returncode}")
    return {"clock": perf_counter() - began, "cpu": usage.ru_utime + usage.ru_stime}


def _inside(call: list[str]) -> dict[str, float]:
    """Give what a way costs a scenario without its engine, in milliseconds of CPU, and how many scenarios it judges."""
    found = _said_by(call)
    each = (found["all"] - found["start"] - found["engine"]) / found["scenarios"] * 1000
    return {"scenarios": found["scenarios"], "engine": found["engine"], "each": each}


def _said_by(call: list[str]) -> Any:
    """Give the JSON that a process prints."""
    with TemporaryDirectory() as folder:
        return json.loads(subprocess.run(call, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout)


def _behave(folder: Path) -> list[str]:
    """Lay all features with steps that do nothing, and give the call that runs them by behave."""
    (folder / "steps").mkdir(parents=True)
    (folder / "steps" / "anything.py").write_text(EMPTY_STEPS, encoding="utf-8")
    shutil.copytree(str(files("stacked_deck.features")), folder / "features", ignore=shutil.ignore_patterns("*.py*"))
    return [sys.executable, "-m", "behave", "-f", "null", "--no-summary", "--no-capture", str(folder)]


def _figures_of_rates(rates: Mapping[str, float]) -> Iterator[dict[str, Any]]:
    for name, one, other, least in HOLDS:
        yield {"what": name, "is": rates[one] / rates[other], "at least": least}


def _figures_of_costs(costs: Mapping[str, float]) -> Iterator[dict[str, Any]]:
    near, *sides = costs.values()
    yield {"what": "stdio / in process, CPU of the busier side", "is": near / max(sides), "at least": 0.5}


def _figures_of_processes(found: Mapping[str, Mapping[str, float]]) -> Iterator[dict[str, Any]]:
    by_pytest, vectors = found["run, by pytest"], found["run --vectors FILE"]
    yield {"what": "pytest / vectors, CPU of the process", "is": by_pytest["cpu"] / vectors["cpu"], "at least": 5}
    # Like with like: the standing checks, which vectors leave out, are left out of both.
    bare = found["by pytest, no standing checks"]["each"] / vectors["each"]
    yield {"what": "pytest / vectors, a scenario without engine", "is": bare, "at least": 20}
    each = by_pytest["each"] / vectors["each"]
    yield {"what": "the same, pytest with its standing checks", "is": each, "at least": 0}


def print_all(
    rates: Mapping[str, float],
    costs: Mapping[str, float],
    processes: Mapping[str, Mapping[str, float]],
    figures: list[Any],
    *,
    cases: int,
) -> None:
    """Print what was measured."""
    print(f"cases a second by the clock ({cases} cases)")
    for name, rate in rates.items():
        print(f"  {name:<44}{rate:>10,.0f}")
    print("microseconds of CPU a case, full trace")
    for name, cost in costs.items():
        print(f"  {name:<44}{cost:>10,.0f}")
    print(f"{'the whole suite':<46}{'clock s':>10}{'CPU s':>10}{'scenarios':>11}{'engine s':>10}{'ms each*':>10}")
    for name, one in processes.items():
        cells = [(one.get("clock"), 10, ".2f"), (one.get("cpu"), 10, ".2f"), (one.get("scenarios"), 11, ".0f")]
        cells += [(one.get("engine"), 10, ".2f"), (one.get("each"), 10, ".3f")]
        print(f"  {name:<44}" + "".join(f"{'' if v is None else format(v, how):>{width}}" for v, width, how in cells))
    print("  * of CPU, without start and engine")
    print(f"{'what has to hold':<46}{'is':>10}{'at least':>10}")
    for one in figures:
        word = "" if not one["at least"] else "holds" if one["is"] >= one["at least"] else "MISSED"
        print(f"  {one['what']:<44}{one['is']:>10.2f}{one['at least'] or '':>10}  {word}".rstrip())


def machine() -> dict[str, Any]:
    """Say where it was measured."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {"python": sys.version.split()[0], "processors": os.cpu_count(), "load": load}


if __name__ == "__main__":
    sys.exit(main())
