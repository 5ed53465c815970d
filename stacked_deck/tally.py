"""What one run has to count: what was collected, carried out and told, and what is wrong with the suite itself."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from stacked_deck.adapters.results import Results
from stacked_deck.fixtures.rulesets import Ruleset
from stacked_deck.steps.again import play_again, with_marks
from stacked_deck.steps.census import census, miscounted
from stacked_deck.steps.collect import Mark, Part, Told, collect
from stacked_deck.steps.leftovers import leftovers

from .bench import Bench
from .summary import suite


class Tally:
    """The counts of one run on one engine; those of other processes are added to it."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.collected: dict[str, None] = {}
        self.carried_out: list[str] = []
        self.told: list[Told] = []
        self._faults: dict[str, None] = {}
        self._marks: dict[str, tuple[Mark, ...]] = {}  # of cases that were played a second time
        self._counted: set[str] = set()

    @property
    def faults(self) -> tuple[str, ...]:
        """What is wrong with the suite itself, a line each."""
        return tuple(self._faults)

    def add_faults(self, faults: Iterable[str]) -> None:
        """Add faults, each of which is told once."""
        self._faults.update(dict.fromkeys(faults))

    def add_census(self, rulesets: Iterable[Ruleset]) -> None:
        """Add what is wrong with the scenarios of some rulesets."""
        for ruleset in rulesets:
            if ruleset.name not in self._counted:
                self._counted.add(ruleset.name)
                recording = self.bench.recording(ruleset)
                self.add_faults([*census(ruleset, recording), *leftovers(recording.scenarios)])

    def add_miscounted(self) -> None:
        """Add each scenario that was not collected, carried out and reported once."""
        reported = [one.result.id for one in self.told]
        self.add_faults(miscounted(self.collected, carried_out=self.carried_out, reported=reported))

    def play_again(self) -> None:
        """Play the cases a second time that were kept for it."""
        if self.bench.again:
            self._marks.update(play_again(self.bench.again, self.bench.engine))

    def handed_over(self) -> dict[str, Any]:
        """Give, as plain JSON, what another process has to know beside the reports."""
        return {
            "collected": list(self.collected),
            "carried_out": self.carried_out,
            "faults": list(self._faults),
            "marks": {id: [asdict(one) for one in marks] for id, marks in self._marks.items()},
        }

    def take_over(self, found: Mapping[str, Any]) -> None:
        """Add what another process handed over."""
        self.collected.update(dict.fromkeys(found.get("collected", ())))
        self.carried_out += found.get("carried_out", ())
        self.add_faults(found.get("faults", ()))
        for id, marks in found.get("marks", {}).items():
            self._marks[id] = tuple(Mark(**one) for one in marks)

    def results(self) -> Results:
        """Give the results of the run so far."""
        bench = self.bench
        parts = [Part(one, bench.chosen(one), tuple(bench.scenarios(one))) for one in bench.rulesets]
        told = with_marks(self.told, self._marks)
        found = collect(parts, told, suite=suite(), about=bench.about, faults=self.faults)
        return replace(found, engine=bench.spec)
