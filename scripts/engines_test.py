"""Hold the published engines to the verdicts that are stored: a changed one fails, so that no update goes unseen.

    python scripts/engines_test.py [--write]

Every published engine has to be installed (`make engines`) at its pinned version. With --write the verdicts are stored
as they are now; look at what git shows of it before it is committed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stacked_deck.adapters.published import PUBLISHED, how_to_install, is_installed
from stacked_deck.fixtures.rulesets import ruleset_names

from stacked_deck.matrix import Line, judge_all

STORED = Path(__file__).parents[1] / "tests" / "published" / "verdicts"
JOBS = 2


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
    found = judge_all(ruleset_names(), [f"published:{name}" for name in PUBLISHED], jobs=JOBS)
    changed = list(found.faults) if "--write" not in arguments else []
    for name, line in zip(PUBLISHED, found.lines, strict=True):
        if "--write" in arguments:
            _write(name, line)
        else:
            changed += [f"{name}: {one}" for one in _changes(name, line)]
    print("\n".join(changed) or f"{len(PUBLISHED)} engines come to what is stored of them")
    return 1 if changed else 0


def now(line: Line) -> dict[str, Any]:
    """Give what is stored of an engine."""
    verdicts = {id: f"{verdict}, {line.shown[id]}" for id, verdict in line.verdicts.items()}
    return {"name": line.name, "version": line.version, "statements": verdicts}


def _write(name: str, line: Line) -> None:
    if line.why_not:
        raise SystemExit(f"{name} does not come up: {line.why_not}")
    (STORED / f"{name}.json").write_text(json.dumps(now(line), indent=1) + "\n", encoding="utf-8")


def _changes(name: str, line: Line) -> Iterator[str]:
    if line.why_not:
        yield f"it does not come up: {line.why_not}"
        return
    file = STORED / f"{name}.json"
    stored = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"statements": {}}
    seen = now(line)
    if stored.get("version") != seen["version"]:
        yield f"version {seen['version']}, and {stored.get('version', 'nothing')} is stored"
    before, after = stored["statements"], seen["statements"]
    for id in dict.fromkeys((*before, *after)):
        if before.get(id) != after.get(id):
            yield f"{id}: {after.get(id, 'gone')}, and {before.get(id, 'nothing')} is stored"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
