"""The result of the last whole run, kept: its date and counts, and each survivor with the reason why it stays."""

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml
from mutants_judged import Result
from mutants_suite import ROOT

KEPT = Path(__file__).parent / "mutants.yaml"
HEAD = """# What `make mutants` came to: each small change that no scenario caught, and why it stays.
# The reasons are written by hand; `python scripts/mutants.py --keep` leaves them, and writes the rest.
"""

Place = tuple[str, str]  # a module and the text of a line


def survivors(results: Iterable[Result]) -> dict[Place, Counter[str]]:
    """Give the operators that survive at each place, and how often."""
    found: dict[Place, Counter[str]] = {}
    for one in results:
        if one.verdict == "pass":
            lines = (ROOT / "engine" / one.mutant.module).read_text(encoding="utf-8").splitlines()
            place = (one.mutant.module, lines[one.mutant.line - 1].strip())
            found.setdefault(place, Counter())[one.mutant.operator.removeprefix("core/")] += 1
    return found


def reasons() -> dict[Place, str]:
    """Give the reason that is kept for each place."""
    return {(one["module"], one["line"]): one["why"] for one in _kept().get("survivors", ())}


def unlisted(results: Iterable[Result]) -> Iterator[str]:
    """Say what survives and is not kept, with a reason."""
    kept = {(one["module"], one["line"]): Counter(one["operators"]) for one in _kept().get("survivors", ())}
    known = reasons()
    for place, operators in sorted(survivors(results).items()):
        new = operators - kept.get(place, Counter())
        if new or not known.get(place):
            yield f"engine/{place[0]}: {place[1]}: {', '.join(sorted((new or operators).elements()))}"


def keep(results: Sequence[Result]) -> None:
    """Keep a whole run, with the reasons that are known."""
    known, found = reasons(), survivors(results)
    verdicts = Counter(one.verdict for one in results)
    kept = {
        "date": datetime.date.today(),
        "mutants": len(results),
        "caught": len(results) - verdicts.pop("pass", 0),
        "by": dict(sorted(verdicts.items())),
        "survivors": [
            {
                "module": module,
                "line": line,
                "operators": sorted(operators.elements()),
                "why": known.get((module, line), ""),
            }
            for (module, line), operators in sorted(found.items())
        ],
    }
    text = yaml.safe_dump(kept, sort_keys=False, allow_unicode=True, width=118)
    KEPT.write_text(HEAD + text, encoding="utf-8")


def _kept() -> dict[str, Any]:
    return yaml.safe_load(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
