"""The census: whether every scenario is one that can be run and counted, and every statement has its own.

Each fault is one line with the file and line that it stands on. What a run adds (that all that was recorded was also
collected, carried out and reported) is `miscounted`.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from stacked_deck.adapters.judge import tries
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset

from .contrasts import CONTRAST, contrast_faults, is_contrast
from .feature import Written, read_feature
from .files import files_of, is_of, is_own
from .posing import is_posed
from .recorder import Recording
from .registry import registry
from .scenario import Scenario
from .tags import ID_COLUMN, ids_of, is_id, read_tags, ruleset_of


def census(ruleset: Ruleset, recording: Recording) -> list[str]:
    """Give all that is wrong with the scenarios of a ruleset, as they are written and as they were recorded."""
    outlines: list[Written] = []
    for file in files_of(ruleset):
        try:
            found = read_feature(file)
        except Wrong:
            continue  # the recording says so
        outlines += found
        if not found:
            recording.faults.append(f"{file.name}: the feature has no scenario")
    each = [written for outline in outlines for written in outline.each() if is_of(written, ruleset)]
    return [
        *dict.fromkeys(recording.faults),
        *_titles(outlines),
        *(fault for outline in outlines for fault in _outline(outline)),
        *contrast_faults(outline for outline in outlines if not is_own(outline, ruleset)),
        *(fault for written in each for fault in _written(written, ruleset)),
        *_ids(each),
        *(fault for scenario in recording.scenarios for fault in _scenario(scenario)),
        *_statements(recording.scenarios, ruleset),
    ]


def unused_words(recordings: Iterable[Recording]) -> list[str]:
    """Give the patterns of words that no scenario of these recordings uses."""
    used = {words for recording in recordings for words in recording.used}
    return [definition.key for definition in registry if definition.key not in used]


def miscounted(collected: Collection[str], *, carried_out: Sequence[str], reported: Sequence[str]) -> list[str]:
    """Give each scenario, by its id, that was not carried out and reported exactly once."""
    faults = []
    for stage, ids in (("carried out", carried_out), ("reported", reported)):
        times = Counter(ids)
        faults += [f"{id} was collected but not {stage}" for id in collected if not times[id]]
        faults += [f"{id} was {stage} but never collected" for id in times if id not in collected]
        faults += [f"{id} was {stage} {count} times" for id, count in times.items() if count > 1]
    return faults


def _titles(outlines: Sequence[Written]) -> Iterator[str]:
    """Two scenarios with one title in one feature: pytest-bdd would silently drop the first."""
    seen: dict[tuple[object, str], Written] = {}
    for written in outlines:
        first = seen.setdefault((written.file, written.title), written)
        if first is not written:
            yield f"{_at(written)}: the title {written.title!r} is that of line {first.line} too; give it its own"


def _outline(written: Written) -> Iterator[str]:
    """What is wrong with a scenario or outline before its rows are put in."""
    if not written.steps:
        yield f"{_at(written)}: {written.title!r} has no step"
    elif not any(step.kind == "then" for step in written.steps):
        yield f"{_at(written)}: {written.title!r} expects nothing; write a Then"
    if written.text:
        yield f"{_at(written)}: {written.title!r} has text that is no step: {written.text.splitlines()[0].strip()!r}"
    if not written.is_outline:
        return
    if not written.rows:
        yield f"{_at(written)}: the outline {written.title!r} has no row"
    texts = [written.title, *(step.text for step in written.steps)]
    texts += [cell for step in written.steps for row in step.rows or () for cell in row]
    used = {name for text in texts for name in re.findall(r"<([^<>]+)>", text)}
    for row in written.rows[:1]:
        for name in sorted(used - set(row.values)):
            yield f"{_at(written)}: <{name}> is no column of the outline {written.title!r}"
        for name in sorted(set(row.values) - used - {ID_COLUMN, *(CONTRAST if is_contrast(written) else ())}):
            yield f"{_at(written)}: the column {name} of the outline {written.title!r} is used by no step"
        if ID_COLUMN not in row.values:
            yield f"{_at(written)}: the outline {written.title!r} has no column {ID_COLUMN}"


def _written(written: Written, ruleset: Ruleset) -> Iterator[str]:
    """What is wrong with the tags of a scenario."""
    tags = read_tags(written, ruleset.ledger)
    for tag in tags.unknown:
        yield f"{_at(written)}: @{tag} is no id, statement or reading option of {ruleset.name}"
    if len(tags.ids) != 1:
        said = f"has the ids {', '.join(tags.ids)}" if tags.ids else "has no id"
        yield f"{_at(written)}: {written.title!r} {said}; it needs one, a tag or in the column {ID_COLUMN}"
    for id in tags.ids:
        if not is_id(id):
            yield f"{_at(written)}: {id!r} is no id; an id is some capitals, a hyphen and three figures or more"
    if not tags.statements and not tags.options and ruleset_of(written) is None:
        yield f"{_at(written)}: {written.title!r} shows no statement and no reading option; tag it with what it shows"
    readings = Counter(reading for reading, _ in tags.all_options)
    for reading, count in readings.items():
        if count > 1:
            yield f"{_at(written)}: {written.title!r} has {count} options of {reading}; only one can be in force"


def _ids(each: Sequence[Written]) -> Iterator[str]:
    seen: dict[str, Written] = {}
    for written in each:
        for id in dict.fromkeys(ids_of(written)):
            first = seen.setdefault(id, written)
            if first is not written:
                yield f"{_at(written)}: the id {id} is that of {_at(first)} too; an id is never used again"


def _scenario(scenario: Scenario) -> Iterator[str]:
    """What is wrong with a scenario as it was recorded."""
    where = f"{scenario.file}:{scenario.line}"
    for words in scenario.left:
        yield f"{where}: {scenario.id}: {words}"
    answered = {check.at for check in scenario.checks if check.path == ("answer",)}
    for at in scenario.tried:
        if at not in answered:
            yield f"{where}: {scenario.id}: a {scenario.case.script[at].do} is tried, and nothing says what came of it"
    for at in tries(scenario.checks):
        if at not in scenario.tried:
            yield f"{where}: {scenario.id}: {scenario.case.script[at].do} is refused, but is not told as a try"
    if is_posed(scenario.checks) and not all(check.asks for check in scenario.checks):
        yield f"{where}: {scenario.id}: it asks a player and looks at the table too; make two scenarios of it"
    if scenario.checks and all(check.path == ("answer",) and check.value == "refused" for check in scenario.checks):
        yield f"{where}: {scenario.id}: a refusal needs its control; play the hand lawfully to its expected end"


def _statements(scenarios: Sequence[Scenario], ruleset: Ruleset) -> Iterator[str]:
    """Every statement is shown, under each option of each reading, or excluded, and never both."""
    default = {reading.id: reading.default for reading in ruleset.ledger.readings}
    shown = _shown(scenarios, default)
    ever = {id for scenario in scenarios for id in scenario.statements}
    for statement in ruleset.ledger.statements:
        if statement.excluded is not None:
            if statement.id in ever:
                yield f"{statement.id}: a scenario shows this statement, which is excluded ({statement.excluded})"
        elif statement.id not in shown:
            yield f"{statement.id}: no scenario shows this statement; write one, or exclude it with a reason"
    for reading in ruleset.ledger.readings:
        for name in reading.names:
            for id in sorted(shown - _shown(scenarios, {**default, reading.id: name})):
                yield f"{id}: no scenario shows this statement under {reading.id}.{name}"


def _shown(scenarios: Sequence[Scenario], chosen: Mapping[str, str]) -> set[str]:
    return {id for scenario in scenarios if scenario.is_in_force(chosen) for id in scenario.statements}


def same_ids(recordings: Mapping[str, Recording]) -> list[str]:
    """Give each id that scenarios of two rulesets have."""
    seen: dict[str, str] = {}
    faults = []
    for name, recording in recordings.items():
        for scenario in recording.scenarios:
            first = seen.setdefault(scenario.id, name)
            if first != name:
                faults.append(f"{name}: the id {scenario.id} is one of {first} too; an id is never used again")
    return faults


def _at(written: Written) -> str:
    return f"{written.file.name}:{written.line}"
