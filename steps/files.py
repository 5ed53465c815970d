"""The feature files of a ruleset: its own, and those of the contrasts in which it has rows."""

from pathlib import Path

from stacked_deck.fixtures.rulesets import Ruleset

from .feature import Written, feature_files
from .tags import ruleset_of


def files_of(ruleset: Ruleset) -> tuple[Path, ...]:
    """Give the feature files in which scenarios of a ruleset may stand, by name."""
    return (*feature_files(ruleset.features), *feature_files(ruleset.contrasts))


def is_of(written: Written, ruleset: Ruleset) -> bool:
    """Tell whether a scenario of one of these files is the ruleset's: of a contrast, the row that names it."""
    return is_own(written, ruleset) or ruleset_of(written) == ruleset.name


def is_own(written: Written, ruleset: Ruleset) -> bool:
    """Tell whether a scenario of one of these files stands among the ruleset's own features."""
    return ruleset.contrasts not in written.file.parents


def name_of(file: Path, ruleset: Ruleset) -> str:
    """Name one of these files by its place: below the ruleset's features, or in the folder of contrasts."""
    if ruleset.contrasts is not None and ruleset.contrasts in file.parents:
        return file.relative_to(ruleset.contrasts.parent).as_posix()
    return (file if ruleset.features is None else file.relative_to(ruleset.features)).as_posix()
