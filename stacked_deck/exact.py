"""The exact table of any rules, for a hard player that none is kept for."""

from collections.abc import Mapping
from dataclasses import replace

from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.reference import Reference
from stacked_deck.engine.rules import Rules
from stacked_deck.engine.validation import Wrong


def solved(rules: Rules) -> Mapping[str, str]:
    """Work out the best table of some rules; raises Wrong where numpy, which it needs, is missing."""
    try:
        from stacked_deck.odds.solve import solve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "numpy":
            raise
        reason = "the hard player has no table for these rules, and numpy, which works one out, is missing"
        raise Wrong(f"{reason}; it comes with pip install 'stacked-deck[odds]'") from error
    return solve(rules).table


def with_tables(engine: Engine) -> Engine:
    """Give the reference, or a liar, the means to work out tables that it has not; leave any other engine alone."""
    return replace(engine, solve=solved) if isinstance(engine, Reference) else engine
