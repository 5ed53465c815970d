"""The matrix: several engines judged by the same rulesets, side by side. It knows no baseline: it shows what is."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from stacked_deck.adapters.engines import open_engine
from stacked_deck.adapters.published import PUBLISHED, how_to_install, is_installed
from stacked_deck.adapters.results import Results
from stacked_deck.adapters.verdict import WORST_FIRST, Verdict
from stacked_deck.engine.validation import Wrong

from .arguments import find_ruleset
from .direct import judge_vectors
from .summary import suite

VERDICTS: tuple[Verdict, ...] = ("pass", *(verdict for verdict in WORST_FIRST if verdict != "pass"))

# What each verdict of a statement means; it never says who won a hand.
MEANS: Mapping[Verdict, str] = {
    "pass": "the engine does what the statement says, in every scenario that shows it",
    "fail": "it does otherwise in at least one scenario",
    "error": "it crashed, hung or answered nonsense in one, and failed in none",
    "strayed": "it left the script of one before what is looked at: it plays another round",
    "unsupported": "it lacks an action, a box or a table command that one needs",
    "unobservable": "it does not show what one looks at",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One engine's line: what it came to, or why it did not come up."""

    spec: str
    name: str
    version: str
    verdicts: Mapping[str, Verdict]  # by statement
    shown: Mapping[str, str] = field(default_factory=dict)  # by statement: how many of its scenarios pass, as in 3 of 5
    why_not: str = ""

    @property
    def short(self) -> str:
        """The engine as it is named on the command line, without the kind where it is a published one."""
        return self.spec.removeprefix("published:")

    def count(self, ruleset: str, verdict: Verdict | None = None) -> int:
        """Count a ruleset's statements, or those of one verdict."""
        of_it = [one for id, one in self.verdicts.items() if id.partition(".")[0] == ruleset]
        return len(of_it) if verdict is None else Counter(of_it)[verdict]


@dataclass(frozen=True, slots=True)
class Matrix:
    """Engines by rulesets, and the engines that were left out, each with the reason."""

    rulesets: tuple[str, ...]
    lines: tuple[Line, ...]
    left_out: Mapping[str, str]
    faults: tuple[str, ...]  # of the suite itself

    @property
    def statements(self) -> tuple[str, ...]:
        """All statements that were judged, in their order."""
        return tuple(dict.fromkeys(id for line in self.lines for id in line.verdicts))

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {
            "suite": suite(),
            "rulesets": list(self.rulesets),
            "means": dict(MEANS),
            "engines": [_line_json(line, self.rulesets) for line in self.lines],
            "left_out": dict(self.left_out),
            "faults": list(self.faults),
        }


def default_engines() -> tuple[tuple[str, ...], dict[str, str]]:
    """Give the engines that are judged where none is named, and those that are not installed, with how to install."""
    here = tuple(f"published:{name}" for name in PUBLISHED if is_installed(name))
    missing = {f"published:{name}": how_to_install(name) for name in PUBLISHED if not is_installed(name)}
    return ("reference", *here), {spec: f"not installed; install it with: {how}" for spec, how in missing.items()}


def judge_all(
    rulesets: Sequence[str],
    engines: Sequence[str],
    *,
    left_out: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> Matrix:
    """Judge engines by rulesets, each named as on the command line; raises Wrong for a spec that names no engine.

    An engine that is named and does not come up has a line that says why.
    """
    for spec in engines:
        _refuse_unknown(spec)
    tasks = [(spec, tuple(rulesets)) for spec in engines]
    found: list[tuple[Line, tuple[str, ...]]] = []
    for one in _carried_out(tasks, jobs):
        found.append(one)
        if progress is not None:
            progress(len(found), len(tasks))
    faults = dict.fromkeys(fault for _, told in found for fault in told)
    names = tuple(find_ruleset(name).name for name in rulesets)
    return Matrix(names, tuple(line for line, _ in found), left_out or {}, tuple(faults))


def line_of(spec: str, results: Results) -> Line:
    """Make an engine's line of a run."""
    about = results.about
    verdicts = {row.id: row.verdict for row in results.statements}
    shown = {row.id: f"{row.shown} of {row.total}" for row in results.statements}
    return Line(spec, str(about["name"]), str(about.get("version") or ""), verdicts, shown)


def _refuse_unknown(spec: str) -> None:
    """Raise Wrong at once for what names nothing, before any other engine is judged."""
    if spec.partition(":")[0] in ("published", "zoo") or ":" not in spec:
        open_engine(spec).close()


def _carried_out(tasks: Sequence[tuple[str, tuple[str, ...]]], jobs: int) -> Iterator[tuple[Line, tuple[str, ...]]]:
    if jobs == 1:
        yield from map(_judge, tasks)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(_judge, tasks)


def _judge(task: tuple[str, tuple[str, ...]]) -> tuple[Line, tuple[str, ...]]:
    spec, rulesets = task
    try:
        results = judge_vectors([find_ruleset(name) for name in rulesets], engine=spec)
    except Wrong as error:
        return Line(spec, spec, "", {}, why_not=str(error)), ()
    return line_of(spec, results), results.faults


def _line_json(line: Line, rulesets: Iterable[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"engine": line.spec, "name": line.name, "version": line.version}
    if line.why_not:
        return {**found, "why_not": line.why_not}
    counts = {name: {verdict: line.count(name, verdict) for verdict in VERDICTS} for name in rulesets}
    statements = {id: {"verdict": verdict, "shown": line.shown.get(id, "")} for id, verdict in line.verdicts.items()}
    return {**found, "counts": counts, "statements": statements}
