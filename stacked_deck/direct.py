"""A whole run without pytest: the scenarios straight from the features, or from a file of vectors."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.again import is_played_again, play_again, with_marks
from stacked_deck.steps.collect import Part, Told, collect
from stacked_deck.steps.run import Outcome, play_scenarios, standing_marks
from stacked_deck.steps.scenario import Scenario

from .bench import Bench
from .few_collections import few_collections
from .summary import suite
from .vectors import Vector, in_force, missing

AT_ONCE = 64  # scenarios whose standing checks are run side by side

Progress = Callable[[int, int], object]  # how many scenarios are done, of how many


def judge_vectors(
    rulesets: Sequence[Ruleset],
    *,
    engine: str = "reference",
    readings: Mapping[str, str] | None = None,
    vectors: tuple[Path, Sequence[Vector]] | None = None,
    is_standing: bool = False,
    tells_passing: bool = True,
    progress: Progress | None = None,
) -> Results:
    """Judge an engine by some rulesets without pytest, by `vectors` (and the file that they are of) or the features.

    The scenarios and statements come to what they come to by pytest; the standing checks, most of whose work is to play
    again, are run where `is_standing`; the rounds of scenarios that pass are told where `tells_passing`. Raises Wrong
    for a reading that is none, for vectors made under others than are in force, and for an engine that is none or does
    not come up.
    """
    bench = Bench(engine, readings or {}, tuple(rulesets))
    try:
        with few_collections():
            return _judge(bench, vectors, is_standing=is_standing, tells_passing=tells_passing, progress=progress)
    except EngineError as error:
        raise Wrong(f"engine {engine} does not come up: {error.told}") from error
    finally:
        bench.close()


def _judge(
    bench: Bench,
    vectors: tuple[Path, Sequence[Vector]] | None,
    *,
    is_standing: bool,
    tells_passing: bool,
    progress: Progress | None,
) -> Results:
    told: list[Told] = []
    faults: list[str] = []
    again: list[tuple[Scenario, Outcome]] = []
    parts = [Part(one, bench.chosen(one), tuple(_scenarios(bench, one, vectors))) for one in bench.rulesets]
    total = sum(len(part.scenarios) for part in parts)
    for part in parts:
        played = enumerate(play_scenarios(part.scenarios, bench.engine, tells_passing=tells_passing))
        while some := list(islice(played, AT_ONCE if is_standing else 1)):
            judged: list[tuple[Scenario, Outcome]] = []
            for number, (scenario, outcome) in some:
                if isinstance(outcome, Wrong):
                    faults.append(f"{scenario.id} cannot be judged: {outcome}")
                    continue
                judged.append((scenario, outcome))
                if is_standing and is_played_again(number) and outcome.played is not None:
                    again.append((scenario, outcome))
            marks = standing_marks(judged, bench.engine) if is_standing else [()] * len(judged)
            told += [Told(outcome.result, found) for (_, outcome), found in zip(judged, marks, strict=True)]
            if progress is not None:
                progress(len(told), total)
    told = with_marks(told, play_again(again, bench.engine))
    faults = [*_faults(bench, parts, vectors), *faults]
    found = collect(parts, told, suite=suite(), about=bench.about, faults=faults)
    return replace(found, engine=bench.spec)


def _scenarios(
    bench: Bench, ruleset: Ruleset, vectors: tuple[Path, Sequence[Vector]] | None
) -> Iterator[Scenario] | Sequence[Scenario]:
    return bench.scenarios(ruleset) if vectors is None else in_force(vectors[1], ruleset, bench.chosen(ruleset))


def _faults(bench: Bench, parts: Sequence[Part], vectors: tuple[Path, Sequence[Vector]] | None) -> list[str]:
    """Give what is wrong with the scenarios themselves: the census of the features, or what vectors leave out."""
    if vectors is not None:
        file = vectors[0]
        return [fault for part in parts for fault in missing(part.scenarios, part.ruleset, file=file)]
    from stacked_deck.steps.census import census
    from stacked_deck.steps.leftovers import leftovers

    recordings = [(part.ruleset, bench.recording(part.ruleset)) for part in parts]
    found = [[*census(ruleset, recording), *leftovers(recording.scenarios)] for ruleset, recording in recordings]
    return list(dict.fromkeys(fault for each in found for fault in each))
