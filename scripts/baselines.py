"""Make the baseline of every published engine that is installed: fixtures/baselines/NAME.yaml.

    python scripts/baselines.py [NAME ...]

What a person found stands in findings.yaml. Each statement that does not pass has one entry, of the weightiest word
among its scenarios, with the round that shows it. An error that is not explained there is told; exit status 1 then.
"""

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import yaml
from stacked_deck.adapters.published import PUBLISHED, is_installed
from stacked_deck.adapters.results import Results, ScenarioResult
from stacked_deck.adapters.verdict import WORST_FIRST
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

from stacked_deck.baseline import WORDS, Known, write_baseline
from stacked_deck.direct import judge_vectors
from stacked_deck.plain import plain

HERE = Path(__file__).parent
FOLDER = HERE.parent / "fixtures" / "baselines"
FOUND: dict[str, Any] = yaml.safe_load((HERE / "findings.yaml").read_text(encoding="utf-8"))

Found = tuple[str, str]  # the word, and what is the matter


def main(names: list[str]) -> int:
    """Write the baselines of some engines, of all that are installed by default."""
    chosen = names or [name for name in PUBLISHED if is_installed(name)]
    FOLDER.mkdir(exist_ok=True)
    missed: list[str] = []
    with ProcessPoolExecutor(2) as pool:
        for name, results in zip(chosen, pool.map(judged, chosen), strict=True):
            known = list(entries(name, results))
            write_baseline(FOLDER / f"{name}.yaml", known)
            counts = ", ".join(f"{sum(one.word == word for one in known)} {word}" for word in WORDS)
            print(f"{name}: {len(known)} statements: {counts}")
            missed += unexplained(name, results)
    print(*missed, sep="\n", end="\n" if missed else "")
    return 1 if missed else 0


def judged(name: str) -> Results:
    """Judge an engine by all rulesets."""
    return judge_vectors([load_ruleset(one) for one in ruleset_names()], engine=f"published:{name}")


def unexplained(name: str, results: Results) -> list[str]:
    """Tell each error that findings.yaml does not explain, and each that it explains and that is none any more."""
    explained = {id for entry in FOUND.get(name, ()) for id in entry.get("errors", "").split()}
    errors = {one.id: one.seen for one in results.scenarios if one.verdict == "error"}
    new = [f"{id} is an error, unexplained in findings.yaml: {errors[id]}" for id in errors if id not in explained]
    stale = [f"{id} is explained as an error in findings.yaml, and is none" for id in sorted(explained - {*errors})]
    return [f"{name}: {one}" for one in (*new, *stale)]


def entries(name: str, results: Results) -> Iterator[Known]:
    """Give an entry for each statement that does not pass."""
    found, told = _found(name), _told(name)
    missed: dict[str, list[ScenarioResult]] = {}
    for scenario in results.scenarios:
        for id in scenario.statements if scenario.verdict != "pass" else ():
            missed.setdefault(id, []).append(scenario)
    for row in results.statements:
        if row.verdict != "pass" and row.id in told:
            yield told[row.id]
        elif row.verdict != "pass":
            scenario = min(missed[row.id], key=lambda one: _weight(one, found))
            word, says = _word(scenario, found)
            yield Known("statement", row.id, plain(says), word=word, shows=plain(_shows(scenario)))


def _found(name: str) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for entry in (*FOUND["all"], *FOUND.get(name, ())):
        ids = (*entry.get("scenarios", "").split(), *entry.get("errors", "").split())
        found |= dict.fromkeys(ids, (entry["word"], entry["says"]))
    return found


def _told(name: str) -> dict[str, Known]:
    """Give what was found where no scenario looks, by statement; the round was played by hand."""
    return {
        id: Known("statement", id, entry["says"], word=entry["word"], shows=entry["shows"])
        for entry in FOUND.get(name, ())
        for id in entry.get("statements", "").split()
    }


def _weight(scenario: ScenarioResult, found: dict[str, Found]) -> tuple[int, int]:
    return WORDS.index(_word(scenario, found)[0]), WORST_FIRST.index(scenario.verdict)


def _word(scenario: ScenarioResult, found: dict[str, Found]) -> Found:
    if scenario.verdict in ("unsupported", "unobservable"):
        return "not said", scenario.seen
    if scenario.id in found:
        return found[scenario.id]
    differs = f"{scenario.where}: {scenario.expected} by the rules, {scenario.seen} here"
    return ("not said" if scenario.verdict == "error" else "house rule"), differs


def _shows(scenario: ScenarioResult) -> str:
    lines: Iterable[str] = scenario.transcript or (f"{scenario.where}: expected {scenario.expected}, {scenario.seen}",)
    return f"{scenario.id}: {' / '.join(line.strip() for line in lines)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
