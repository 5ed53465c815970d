"""What a run judges by: pytest, the features without pytest, or a file of vectors."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, ruleset_names

from .arguments import find_ruleset
from .few_collections import few_collections

Progress = Callable[[int, int], object]
Judge = Callable[[str, Mapping[str, str], Progress], Results]

NO_STANDING = "the standing checks were not run; --standing runs them"


@dataclass(frozen=True, slots=True)
class JudgeBy:
    """The rulesets of a run, and the call that judges an engine by them under some readings."""

    rulesets: tuple[Ruleset, ...]
    judge: Judge
    leaves_out: str = ""  # what is not looked at this way, in a line

    def __call__(self, engine: str, readings: Mapping[str, str], progress: Progress) -> Results:
        """Judge; raises Wrong for a reading that is none, and for an engine that is none or does not come up."""
        return self.judge(engine, readings, progress)


def judge_by(
    names: Sequence[str], vectors: str | None, *, is_standing: bool, tells_passing: bool, jobs: int
) -> JudgeBy:
    """Say how a run judges; `vectors` is what stands behind --vectors: None without it, empty with no file.

    Raises Wrong for a ruleset or a file that is none, and for options that do not go together.
    """
    if vectors is None:
        if is_standing:
            raise Wrong("--standing: it goes with --vectors; without that the standing checks are always run")
        return _by_pytest(_rulesets(names), jobs)
    if jobs > 1:
        raise Wrong(f"--jobs: {jobs} do not go with --vectors, which judges in one process; leave it out")
    if vectors in ruleset_names() and not Path(vectors).exists():
        names, vectors = [*names, vectors], ""  # a ruleset that was written behind the option
    if not vectors:
        return _direct(_rulesets(names), is_standing, tells_passing)
    return _by_file(Path(vectors), names, is_standing, tells_passing)


def _by_pytest(rulesets: tuple[Ruleset, ...], jobs: int) -> JudgeBy:
    from . import plugin  # brings pytest along

    def judge(engine: str, readings: Mapping[str, str], progress: Progress) -> Results:
        return plugin.run_suite(rulesets, engine=engine, readings=readings, jobs=jobs, progress=progress)

    return JudgeBy(rulesets, judge)


def _direct(rulesets: tuple[Ruleset, ...], is_standing: bool, tells_passing: bool) -> JudgeBy:
    from .direct import judge_vectors

    def judge(engine: str, readings: Mapping[str, str], progress: Progress) -> Results:
        return judge_vectors(
            rulesets,
            engine=engine,
            readings=readings,
            is_standing=is_standing,
            tells_passing=tells_passing,
            progress=progress,
        )

    return JudgeBy(rulesets, judge, "" if is_standing else NO_STANDING)


def _by_file(file: Path, names: Sequence[str], is_standing: bool, tells_passing: bool) -> JudgeBy:
    from .direct import judge_vectors
    from .vectors import read_vectors

    with few_collections():
        vectors = tuple(read_vectors(file))
    named = dict.fromkeys(vector.scenario.ruleset for vector in vectors)
    strange = [name for name in named if name not in ruleset_names()]
    if not names and strange:
        raise Wrong(f"--vectors: {file} is of {strange[0]}, which is no ruleset of ours; name its folder as RULESET")
    rulesets = _rulesets(names or tuple(named))

    def judge(engine: str, readings: Mapping[str, str], progress: Progress) -> Results:
        return judge_vectors(
            rulesets,
            engine=engine,
            readings=readings,
            vectors=(file, vectors),
            is_standing=is_standing,
            tells_passing=tells_passing,
            progress=progress,
        )

    return JudgeBy(rulesets, judge, "" if is_standing else NO_STANDING)


def _rulesets(names: Iterable[str]) -> tuple[Ruleset, ...]:
    return tuple(find_ruleset(name) for name in dict.fromkeys(names or ruleset_names()))
