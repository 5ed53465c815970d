"""How much of the engine the features reach: every scenario played on the reference, under its own readings and others.

Of each ruleset all scenarios are played, each under its own readings, and under each other option of a reading all
that are judged there; and once more for the end alone, the other thing that a case may ask for, which must be that of
its steps. Nothing else is played: no standing check, no unit test. `validation.py` refuses rules that are ill written,
as those of no feature are, and is told by itself. Status 1 where less is reached than is promised.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coverage import Coverage

ENGINE = Path(__file__).parent.parent / "engine"
APART = "validation.py"
PROMISED = {"statements": 97.0, "branches": 93.0}


def play_all() -> int:
    """Play every scenario of every ruleset; give how often one was played."""
    # Imported here, since lines that are run while a module is imported count too.
    from stacked_deck.adapters.reference import reference_engine
    from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
    from stacked_deck.steps.recorder import record
    from stacked_deck.steps.run import play_scenario

    engine, played = reference_engine(), 0
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        for reading, option in _options(ruleset.ledger.readings):
            chosen = choose(ruleset, {reading: option} if reading else {}, {})
            for scenario in record(ruleset, chosen):
                if not reading or scenario.is_in_force(chosen):
                    outcome = play_scenario(scenario, engine)
                    verdict, whole = outcome.result.verdict, outcome.played
                    if verdict != "pass" or whole is None:
                        sys.exit(f"{scenario.id} under {reading}.{option}: {verdict}; the reference must pass it first")
                    end = engine.play(replace(whole.fitted.case, answer="end"))
                    if end.steps[-1] != whole.trace.steps[-1]:
                        sys.exit(f"{scenario.id} under {reading}.{option}: the end alone is not the end of its steps")
                    played += 1
    return played


def _options(readings: Any) -> Iterator[tuple[str, str]]:
    yield "", "the default readings"
    for reading in readings:
        for option in reading.names:
            if option != reading.default:
                yield reading.id, option


def measure() -> tuple[int, dict[str, Any]]:
    """Give how many scenarios were played, and coverage's own figures for each file of the engine."""
    coverage = Coverage(data_file=None, config_file=False, branch=True, source=[str(ENGINE)])
    coverage.start()
    played = play_all()
    coverage.stop()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(file))
        found = json.loads(file.read_text())["files"]
    return played, {Path(path).name: told for path, told in sorted(found.items())}


def share(files: dict[str, Any]) -> dict[str, float]:
    """Give the shares of statements and of branches that are reached, in percent."""
    told = [one["summary"] for one in files.values()]
    return {
        "statements": _share(told, "covered_lines", "num_statements"),
        "branches": _share(told, "covered_branches", "num_branches"),
    }


def _share(told: list[dict[str, int]], covered: str, of: str) -> float:
    return 100 * sum(one[covered] for one in told) / sum(one[of] for one in told)


def main() -> int:
    """Print what is not reached, and the shares."""
    played, files = measure()
    for name, told in files.items():
        lines = told["missing_lines"]
        ways = [f"{start}->{'out' if end < 0 else end}" for start, end in told["missing_branches"] if end not in lines]
        if name != APART and (lines or ways):
            print(f"engine/{name}: not reached: {', '.join([*map(str, lines), *ways])}")
    counted = share({name: told for name, told in files.items() if name != APART})
    for title, shares in (
        (f"engine/ without {APART}", counted),
        (f"engine/{APART}", share({APART: files[APART]})),
        ("engine/ whole", share(files)),
    ):
        print(f"{title}: {shares['statements']:.1f} % of statements, {shares['branches']:.1f} % of branches")
    short = [what for what, least in PROMISED.items() if counted[what] < least]
    print(
        f"{played:,} scenarios were played; promised are " + ", ".join(f"{p:g} % of {w}" for w, p in PROMISED.items())
    )
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
