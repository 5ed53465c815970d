"""What the tags of a scenario say: its id, the statements that it shows, the reading options it is judged under."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from stacked_deck.fixtures.ledgers import Ledger

from .feature import Written

ID_COLUMN, RULESET_COLUMN, SHOWS_COLUMN = "id", "ruleset", "shows"
RULE = "rule."  # begins the tag of a contrast that names a rule
_ID = re.compile(r"[A-Z]{2,5}-\d{3,5}")


@dataclass(frozen=True, slots=True)
class Tags:
    """The tags of one scenario, each by what it is; `unknown` ones are none of the ledger's."""

    ids: tuple[str, ...]
    statements: tuple[str, ...]
    all_options: tuple[tuple[str, str], ...]  # reading id and option, as tagged
    unknown: tuple[str, ...]

    @property
    def options(self) -> Mapping[str, str]:
        """The option of each reading that the scenario is judged under."""
        return dict(self.all_options)


def is_id(text: str) -> bool:
    """Tell whether a text has the form of a permanent id, as in MID-042."""
    return _ID.fullmatch(text) is not None


def ruleset_of(written: Written) -> str | None:
    """Give the ruleset that a row of a contrast is for; None for all that is no such row."""
    return written.row.get(RULESET_COLUMN) if written.row is not None and SHOWS_COLUMN in written.row else None


def tags_of_row(row: Mapping[str, str]) -> tuple[str, ...]:
    """Give what a row of a contrast says beside its endings: its ruleset, and what it shows."""
    return (row[RULESET_COLUMN], *row[SHOWS_COLUMN].split()) if {RULESET_COLUMN, SHOWS_COLUMN} <= set(row) else ()


def ids_of(written: Written) -> tuple[str, ...]:
    """Give the permanent id of a scenario, one if all is well; a row has its own in the column `id`.

    The id tag of a contrast is the contrast's, and its rows have others.
    """
    ids = () if ruleset_of(written) is not None else tuple(tag for tag in written.tags if is_id(tag))
    return ids if written.row is None or ID_COLUMN not in written.row else (*ids, written.row[ID_COLUMN])


def read_tags(written: Written, ledger: Ledger) -> Tags:
    """Sort a scenario's tags; a row of a contrast has what it shows in the column `shows`."""
    statements = {statement.id for statement in ledger.statements}
    options = {f"{reading.id}.{name}": (reading.id, name) for reading in ledger.readings for name in reading.names}
    tags = [tag for tag in written.tags if not is_id(tag)]
    if written.row is not None and ruleset_of(written) is not None:
        tags = [tag for tag in tags if not tag.startswith(RULE)] + written.row[SHOWS_COLUMN].split()
    return Tags(
        ids_of(written),
        tuple(dict.fromkeys(tag for tag in tags if tag in statements)),
        tuple(dict.fromkeys(options[tag] for tag in tags if tag in options)),
        tuple(tag for tag in tags if tag not in statements and tag not in options and tag != ledger.ruleset),
    )
