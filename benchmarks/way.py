"""One way through the whole suite, in a process of its own: what it costs, with and without its engine.

Run as `python benchmarks/way.py WAY [VECTORS]`; prints a line of JSON. All times are seconds of CPU of this process,
`start` those until the suite begins, `engine` those in which the reference plays, whoever asked it to.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from stacked_deck.adapters.reference import Reference
from stacked_deck.fixtures.rulesets import Ruleset, load_ruleset, ruleset_names

WAYS = ("pytest", "pytest-bare", "vectors", "vectors-standing", "features", "start-pytest", "start-vectors")


def main(way: str, file: str = "") -> None:
    """Go one way, and print what it costs."""
    if way.endswith("pytest") or way == "pytest-bare":
        judge = _by_pytest(is_bare=way == "pytest-bare")
    else:
        judge = _directly(Path(file) if file else None, is_standing=way == "vectors-standing")
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    spent = _watch_engine()
    start = process_time()
    scenarios = 0 if way.startswith("start") else len(judge(rulesets).scenarios)
    print(json.dumps({"way": way, "scenarios": scenarios, "start": start, "engine": spent[0], "all": process_time()}))


def _by_pytest(*, is_bare: bool) -> Callable[[list[Ruleset]], Any]:
    from stacked_deck.steps.collect import Told

    from stacked_deck import bench, suite

    if is_bare:  # no standing checks, so that the same is compared
        bench.tell = lambda scenario, outcome, engine: Told(outcome.result)
    return lambda rulesets: suite.run_suite(rulesets, readings={})


def _directly(file: Path | None, *, is_standing: bool) -> Callable[[list[Ruleset]], Any]:
    from stacked_deck import direct  # brought along before the suite begins, as pytest is
    from stacked_deck.judge_by import judge_by

    def judge(rulesets: list[Ruleset]) -> Any:
        names, vectors = [ruleset.name for ruleset in rulesets], "" if file is None else str(file)
        by = judge_by(names, vectors, is_standing=is_standing, tells_passing=False, jobs=1)
        return by("reference", {}, lambda done, total: None)

    assert direct.judge_vectors is not None
    return judge


def _watch_engine() -> list[float]:
    """Note the time in which the reference plays or its players choose."""
    spent, depth = [0.0], [0]

    def watched(call: Callable[..., Any]) -> Callable[..., Any]:
        def calls(*arguments: Any) -> Any:
            depth[0] += 1
            began = process_time()
            try:
                return call(*arguments)
            finally:
                depth[0] -= 1
                spent[0] += 0 if depth[0] else process_time() - began

        return calls

    for name in ("play", "decide"):
        setattr(Reference, name, watched(getattr(Reference, name)))
    return spent


if __name__ == "__main__":
    main(*sys.argv[1:])
