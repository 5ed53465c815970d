"""The scenarios of a ruleset as they are written, each played on the reference engine and told move by move."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.feature import Written, read_feature
from stacked_deck.steps.files import files_of, is_of
from stacked_deck.steps.recorder import record_all
from stacked_deck.steps.run import player
from stacked_deck.steps.tags import ids_of

from .play import Play, play_out


@dataclass(frozen=True, slots=True)
class Outline:
    """A scenario as it is written, with the plays of its rows; a plain scenario has one play and no columns."""

    written: Written
    plays: tuple[Play, ...]

    @property
    def is_contrast(self) -> bool:
        """Whether other rulesets have rows in it too."""
        return self.plays[0].scenario.is_contrast


@dataclass(frozen=True)
class Chapter:
    """A ruleset with all that its features tell; `faults` are the scenarios that cannot be told, a line each."""

    ruleset: Ruleset
    outlines: tuple[Outline, ...]
    faults: tuple[str, ...] = ()

    @cached_property
    def plays(self) -> Mapping[str, Play]:
        """Every play by the id of its scenario."""
        return {play.scenario.id: play for outline in self.outlines for play in outline.plays}


def read_chapter(ruleset: Ruleset) -> Chapter:
    """Record and play all scenarios of a ruleset under its default readings."""
    recording = record_all(ruleset, {reading.id: reading.default for reading in ruleset.ledger.readings})
    scenarios = {scenario.id: scenario for scenario in recording.scenarios}
    play = player(reference_engine())
    outlines = []
    for written in written_of(ruleset):
        plays = []
        for row in written.each():
            scenario = scenarios.get(next(iter(ids_of(row)), ""))
            if scenario is not None and is_of(row, ruleset):
                plays.append(play_out(scenario, row, play(scenario.case)))
        if plays:
            outlines.append(Outline(written, tuple(plays)))
    return Chapter(ruleset, tuple(outlines), tuple(recording.faults))


def written_of(ruleset: Ruleset) -> Iterator[Written]:
    """Give the scenarios of a ruleset as they are written, outlines not expanded; what is no feature is passed over."""
    for file in files_of(ruleset):
        try:
            yield from read_feature(file)
        except Wrong:
            continue  # the recording says so
