"""The computer players of the reference, and the tables that they read: data that comes with the suite."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.seat import seat
from stacked_deck.engine.strategy import PLAYERS, Table
from stacked_deck.engine.validation import Wrong

from .posed import Posed

Solve = Callable[[Rules], Table]  # works out the exact table of some rules

# What does not change which play is best: these rules are all the same to a table.
_ALIKE: Mapping[str, Any] = {
    "shuffle": "every-round",
    "boxes": 1,
    "boxes_each": 1,
    "least_stake": None,
    "largest_stake": None,
    "limits_bind": "placed",
    "betting_closed_by": "deal",
    "behind": None,
    "insurance": None,
    "push": "returned",
    "push_leaves": "whole-stake",
    "push_plays_on": True,
    "winning_stake": "returned",
    "same_bet": "first-stakes",
    "session_ends": "at-once",
}


def decide(view: Posed, level: str, solve: Solve | None = None) -> str:
    """Choose as the player of a level does; raises Wrong for a view that is none, or rules without a table."""
    rules = read_rules(view.rules)
    return PLAYERS[level](seat(view.state, view.events), rules, table_of(level, rules, solve)).do


def table_of(level: str, rules: Rules, solve: Solve | None = None) -> Table:
    """Give the table that a level reads under some rules; raises Wrong for rules that none is kept for."""
    if level == "easy":
        return {}
    return general_table() if level == "normal" else exact_table(rules, solve)


@cache
def general_table() -> Table:
    """Give the common table for many decks, a dealer who stands on soft 17, and one who peeks."""
    found: Table = _read("general")["table"]
    return found


def exact_table(rules: Rules, solve: Solve | None = None) -> Table:
    """Give the best table of some rules, worked out where none is kept; raises Wrong where it cannot be."""
    played = as_played(rules)
    kept = _exact_tables().get(played)
    if kept is not None:
        return kept
    if solve is None:
        raise Wrong("no exact table is kept for these rules; each option of a reading alone has one")
    return _solved(played, solve)


def as_played(rules: Rules) -> Rules:
    """Give rules with all that is the same to a table made alike."""
    return replace(rules, **_ALIKE)


@cache
def _solved(rules: Rules, solve: Solve) -> Table:
    return solve(rules)


@cache
def _exact_tables() -> Mapping[Rules, Table]:
    kept = _read("exact")
    return {as_played(read_rules(one["rules"])): kept["tables"][one["table"]] for one in kept["games"]}


def _read(name: str) -> Any:
    file = files("stacked_deck.fixtures") / "tables" / "players" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))
