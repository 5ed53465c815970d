"""What one process needs to judge scenarios: the engine, opened once, the readings in force, and all recordings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from stacked_deck.adapters.about import About
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.engines import open_engine
from stacked_deck.fixtures.rulesets import Ruleset, choose
from stacked_deck.steps.again import is_played_again
from stacked_deck.steps.collect import Told
from stacked_deck.steps.recorder import Recording, record_all
from stacked_deck.steps.run import Outcome, play_scenario, tell
from stacked_deck.steps.scenario import Scenario

from .exact import with_tables


@dataclass
class Bench:
    """The rulesets by the folder of their features, and the engine that is judged by them."""

    spec: str = "reference"
    readings: Mapping[str, str] = field(default_factory=dict)  # as given
    rulesets: tuple[Ruleset, ...] = ()
    recordings: dict[str, Recording] = field(default_factory=dict)
    opened: Engine | None = None
    again: list[tuple[Scenario, Outcome]] = field(default_factory=list)  # to be played a second time at the end

    @property
    def engine(self) -> Engine:
        """The engine, opened when it is first asked for; raises Wrong or EngineError where it cannot be."""
        if self.opened is None:
            self.opened = with_tables(open_engine(self.spec))
        return self.opened

    @cached_property
    def about(self) -> About:
        """What the engine says of itself."""
        return self.engine.about

    def close(self) -> None:
        """Let go of the engine."""
        if self.opened is not None:
            self.opened.close()
            self.opened = None

    def rulesets_of(self, file: Path) -> tuple[Ruleset, ...]:
        """Find the rulesets that have scenarios in a file: one whose feature it is, or all where it has contrasts."""
        return self._by_folder.get(next((folder for folder in file.parents if folder in self._by_folder), file), ())

    def chosen(self, ruleset: Ruleset) -> dict[str, str]:
        """Give the option in force of each reading: as given, else as the engine declares, else the default."""
        return choose(ruleset, self.readings, self.about.readings)

    def recording(self, ruleset: Ruleset) -> Recording:
        """Give all scenarios of a ruleset, recorded once."""
        if ruleset.name not in self.recordings:
            self.recordings[ruleset.name] = record_all(ruleset, self.chosen(ruleset))
        return self.recordings[ruleset.name]

    def scenarios(self, ruleset: Ruleset) -> Iterator[Scenario]:
        """Give the scenarios of a ruleset that are judged under the readings in force."""
        chosen = self.chosen(ruleset)
        return (scenario for scenario in self.recording(ruleset).scenarios if scenario.is_in_force(chosen))

    def find(self, file: Path, id: str) -> tuple[Scenario, Ruleset] | None:
        """Find a scenario and its ruleset by its feature file and id; None where it could not be recorded."""
        for ruleset in self.rulesets_of(file):
            number = self._numbers(ruleset).get(id)
            if number is not None:
                return self.recording(ruleset).scenarios[number], ruleset
        return None

    def judge(self, scenario: Scenario, ruleset: Ruleset) -> tuple[Outcome, Told]:
        """Play a scenario and run the standing checks on its case; one in a hundred is kept to be played again."""
        outcome = play_scenario(scenario, self.engine)
        if scenario.id in self._chosen_again(ruleset) and outcome.played is not None:
            self.again.append((scenario, outcome))
        return outcome, tell(scenario, outcome, self.engine)

    def _numbers(self, ruleset: Ruleset) -> dict[str, int]:
        """Number the scenarios of a ruleset by their ids, as they stand in the recording."""
        if ruleset.name not in self._known:
            scenarios = self.recording(ruleset).scenarios
            self._known[ruleset.name] = {scenario.id: number for number, scenario in enumerate(scenarios)}
        return self._known[ruleset.name]

    def _chosen_again(self, ruleset: Ruleset) -> frozenset[str]:
        """Choose, of the scenarios that are judged, those to be played again."""
        if ruleset.name not in self._chosen:
            numbered = enumerate(self.scenarios(ruleset))
            self._chosen[ruleset.name] = frozenset(one.id for number, one in numbered if is_played_again(number))
        return self._chosen[ruleset.name]

    @cached_property
    def _chosen(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _known(self) -> dict[str, dict[str, int]]:
        return {}

    @cached_property
    def _by_folder(self) -> dict[Path, tuple[Ruleset, ...]]:
        found: dict[Path, tuple[Ruleset, ...]] = {}
        for ruleset in self.rulesets:
            for folder in (ruleset.features, ruleset.contrasts):
                if folder is not None:
                    found[folder.resolve()] = (*found.get(folder.resolve(), ()), ruleset)
        return found
