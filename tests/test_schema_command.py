"""The schema on the command line."""

import json

from click.testing import CliRunner
from stacked_deck.adapters.schema import schema

from stacked_deck.cli import commands


def test_the_schema_is_printed() -> None:
    ended = CliRunner().invoke(commands, ["schema"])
    assert ended.exit_code == 0
    assert json.loads(ended.stdout) == schema()
