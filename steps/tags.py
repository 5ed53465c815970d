"""What the tags of a scenario say: its id, the statements that it shows, the reading options it is judged under."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from stacked_deck.fixtures.ledgers import Ledger

from .feature import Written

ID_COLUMN = "id"
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


def read_tags(written: Written, ledger: Ledger) -> Tags:
    """Sort a scenario's tags; a row of an outline has its id in the column `id`."""
    statements = {statement.id for statement in ledger.statements}
    options = {f"{reading.id}.{name}": (reading.id, name) for reading in ledger.readings for name in reading.names}
    ids = tuple(tag for tag in written.tags if is_id(tag))
    if written.row is not None and ID_COLUMN in written.row:
        ids = (*ids, written.row[ID_COLUMN])
    unknown = (tag for tag in written.tags if not is_id(tag) and tag not in statements and tag not in options)
    return Tags(
        ids,
        tuple(dict.fromkeys(tag for tag in written.tags if tag in statements)),
        tuple(dict.fromkeys(options[tag] for tag in written.tags if tag in options)),
        tuple(tag for tag in unknown if tag != ledger.ruleset),
    )
