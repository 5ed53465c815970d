"""The recorder: tells each scenario of a ruleset to a table and keeps case and checks. No engine, no pytest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, rules_under

from . import givens, players, thens, thens_of_table, whens  # noqa: F401  their words are needed
from .feature import Written, read_feature
from .files import files_of, is_of, is_own, name_of
from .registry import Definition, StepError, registry
from .scenario import Scenario
from .table import Table
from .tags import read_tags

WORDS = registry  # with all definitions in it, since the modules above are imported


@dataclass(slots=True)
class Recording:
    """All scenarios of a ruleset that could be recorded, what is wrong with others, and which words were used."""

    scenarios: list[Scenario] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)


def record(ruleset: Ruleset, chosen: Mapping[str, str]) -> tuple[Scenario, ...]:
    """Record all scenarios of a ruleset, with the rules as they are under some readings.

    A scenario tagged with reading options is recorded with these in force, whatever was chosen: `is_in_force` tells
    whether it is judged. Raises Wrong for the first that is ill written.
    """
    recording = record_all(ruleset, chosen)
    if recording.faults:
        raise Wrong(recording.faults[0])
    return tuple(recording.scenarios)


def record_all(ruleset: Ruleset, chosen: Mapping[str, str]) -> Recording:
    """Record what can be recorded, and say in a line each what is wrong with the rest."""
    recording, rules = Recording(), _Rules(ruleset, chosen)
    for file in files_of(ruleset):
        try:
            each = [one for outline in read_feature(file) for one in outline.each() if is_of(one, ruleset)]
        except Wrong as error:
            recording.faults.append(str(error))
            continue
        for written in each:
            try:
                recording.scenarios.append(_record(written, ruleset, rules, recording.used))
            except (StepError, Wrong) as error:
                recording.faults.append(str(error))
    return recording


def tell(written: Written, table: Table) -> Iterator[Definition]:
    """Tell a scenario to a table step by step; raises StepError, with file and line, for a step that cannot be."""
    for step in written.steps:
        try:
            definition, parts = registry.find(step.kind, step.text)
            definition.run(table, parts, step.rows)
            yield definition
        except (StepError, Wrong) as error:
            raise StepError(f"{written.file.name}:{step.line}: {error}") from error


@dataclass(slots=True)
class _Rules:
    """The rules under some readings and a scenario's own options, each combination made once."""

    ruleset: Ruleset
    chosen: Mapping[str, str]
    made: dict[tuple[tuple[str, str], ...], Mapping[str, Any]] = field(default_factory=dict)

    def under(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        key = tuple(options.items())
        if key not in self.made:
            self.made[key] = rules_under(self.ruleset, {**self.chosen, **options})
        return self.made[key]


def _record(written: Written, ruleset: Ruleset, rules: _Rules, used: set[str]) -> Scenario:
    tags = read_tags(written, ruleset.ledger)
    table = Table(rules.under(tags.options))
    for definition in tell(written, table):
        used.add(definition.key)
    where = f"{written.file.name}:{written.line}"
    try:
        case, left = table.case()
    except (StepError, Wrong) as error:
        raise StepError(f"{where}: {error}") from error
    is_contrast = not is_own(written, ruleset)
    return Scenario(
        id=tags.ids[0] if tags.ids else where,
        ruleset=ruleset.name,
        title=written.title,
        rule=written.rule,
        statements=tags.statements,
        options=tags.options,
        case=case,
        checks=table.checks,
        file=name_of(written.file, ruleset),
        line=written.line,
        tried=table.tried,
        left=() if is_contrast and table.tried else left,  # what is refused here draws its cards elsewhere
        is_contrast=is_contrast,
    )
