"""Hold the published engines to the verdicts that are stored: a changed one fails, so that no update goes unseen.

    python scripts/engines_test.py [--write]

So does an error that findings.yaml does not explain, and one that it explains and that is none. Every published
engine has to be installed (`make engines`) at its pinned version. With --write the verdicts are stored as they are
now; look at what git shows of it before it is committed.
"""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from baselines import judged, unexplained
from stacked_deck.adapters.published import PUBLISHED, how_to_install, is_installed
from stacked_deck.engine.validation import Wrong

from stacked_deck.matrix import Line, line_of

STORED = Path(__file__).parents[1] / "tests" / "published" / "verdicts"
JOBS = 2

Found = tuple[Line, list[str], list[str]]  # an engine's line, its errors by scenario, and what is wrong whoever plays


def main(arguments: list[str]) -> int:
    """Judge all published engines by all rulesets and compare; exit status 1 where anything differs."""
    missing = [
        f"{name} is not installed; install it with: {how_to_install(name)}"
        for name in PUBLISHED
        if not is_installed(name)
    ]
    if missing:
        print("\n".join(missing))
        return 1
    with ProcessPoolExecutor(JOBS) as pool:
        found = dict(zip(PUBLISHED, pool.map(_judge, PUBLISHED), strict=True))
    wrong = [one for _, _, each in found.values() for one in each]
    for name, (line, errors, _) in found.items():
        if "--write" in arguments:
            _write(name, line, errors)
        else:
            wrong += [f"{name}: {one}" for one in _changes(name, line, errors)]
    print("\n".join(dict.fromkeys(wrong)) or f"{len(PUBLISHED)} engines come to what is stored of them")
    return 1 if wrong else 0


def _judge(name: str) -> Found:
    try:
        results = judged(name)
    except Wrong as error:
        return Line(name, name, "", {}, why_not=str(error)), [], []
    errors = [one.id for one in results.scenarios if one.verdict == "error"]
    return line_of(f"published:{name}", results), errors, [*results.faults, *unexplained(name, results)]


def now(line: Line, errors: list[str]) -> dict[str, Any]:
    """Give what is stored of an engine: what its statements come to, and which scenarios are errors."""
    verdicts = {id: f"{verdict}, {line.shown[id]}" for id, verdict in line.verdicts.items()}
    return {"name": line.name, "version": line.version, "errors": errors, "statements": verdicts}


def _write(name: str, line: Line, errors: list[str]) -> None:
    if line.why_not:
        raise SystemExit(f"{name} does not come up: {line.why_not}")
    (STORED / f"{name}.json").write_text(json.dumps(now(line, errors), indent=1) + "\n", encoding="utf-8")


def _changes(name: str, line: Line, errors: list[str]) -> Iterator[str]:
    if line.why_not:
        yield f"it does not come up: {line.why_not}"
        return
    file = STORED / f"{name}.json"
    stored = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"statements": {}}
    seen = now(line, errors)
    if stored.get("version") != seen["version"]:
        yield f"version {seen['version']}, and {stored.get('version', 'nothing')} is stored"
    if stored.get("errors") != errors:
        yield f"the errors are {errors}, and {stored.get('errors')} are stored"
    before, after = stored["statements"], seen["statements"]
    for id in dict.fromkeys((*before, *after)):
        if before.get(id) != after.get(id):
            yield f"{id}: {after.get(id, 'gone')}, and {before.get(id, 'nothing')} is stored"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
