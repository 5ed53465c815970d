"""The exact tables that the reference's hard player reads, as data: of every ruleset, as it is, with each option of a
reading, and without a peek.

`python scripts/player_tables.py` writes them anew; a test works them out again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stacked_deck.adapters.reference_players import as_played
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.fixtures.rulesets import load_ruleset, rules_under, ruleset_names
from stacked_deck.odds.solve import solve

FILE = Path(__file__).parent.parent / "fixtures" / "tables" / "players" / "exact.json"


def games() -> Iterator[tuple[Rules, dict[str, Any]]]:
    """Give the rules that a table is kept for, read and as plain data, each kind of play once."""
    seen = set()
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        options = [{one.id: option} for one in ruleset.ledger.readings for option in one.names]
        under = [rules_under(ruleset, chosen) for chosen in ({}, *options)]
        for plain in (*under, {**under[0], "peek": "never"}):
            rules = read_rules(plain)
            if as_played(rules) not in seen:
                seen.add(as_played(rules))
                yield rules, plain


def main() -> None:
    """Work the tables out and write them."""
    tables: list[dict[str, str]] = []
    kept = []
    for rules, plain in games():
        table = dict(solve(rules).table)
        if table not in tables:
            tables.append(table)
        kept.append({"rules": plain, "table": tables.index(table)})
    lines = [f' "games": [\n  {_lines(kept)}\n ]', f' "tables": [\n  {_lines(tables)}\n ]']
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _lines(values: list[Any]) -> str:
    return ",\n  ".join(json.dumps(value) for value in values)


if __name__ == "__main__":
    main()
