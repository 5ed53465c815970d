"""How long the odds take: every ruleset under every option of its readings, with eight decks; 2 seconds are allowed.

Run as `python benchmarks/odds.py`; exit status 1 where one takes longer. Times are of one solve after the import, the
first of them with all that is kept for later ones.
"""

import sys
from time import perf_counter, process_time

from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.fixtures.rulesets import load_ruleset, rules_under, ruleset_names
from stacked_deck.odds.solve import solve

ALLOWED = 2.0  # seconds


def main() -> int:
    """Time all, print the slowest of each ruleset and how times grow with decks and hands."""
    slowest = 0.0
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        times = {"as it is": _time(read_rules({**ruleset.rules, "decks": 8}))}
        for reading in ruleset.ledger.readings:
            for option in reading.options:
                rules = rules_under(ruleset, {reading.id: option.name})
                times[f"{reading.id}={option.name}"] = _time(read_rules({**rules, "decks": 8}))
        words, (wall, cpu) = max(times.items(), key=lambda item: item[1])
        first = times["as it is"]
        print(f"{name:<10} first {first[0]:.2f} s; slowest of {len(times)}: {wall:.2f} s ({cpu:.2f} s of CPU), {words}")
        slowest = max(slowest, wall)
    european = load_ruleset("european").rules
    for decks in (1, 2, 4, 6, 8):
        print(f"{decks} decks, four hands: {_time(read_rules({**european, 'decks': decks}))[0]:.2f} s")
    for hands in (2, 3, 4, 6, 8):
        split = {**european["split"], "hands": hands}
        print(f"8 decks, {hands} hands: {_time(read_rules({**european, 'decks': 8, 'split': split}))[0]:.2f} s")
    return 0 if slowest < ALLOWED else 1


def _time(rules: Rules) -> tuple[float, float]:
    wall, cpu = perf_counter(), process_time()
    solve(rules)
    return perf_counter() - wall, process_time() - cpu


if __name__ == "__main__":
    sys.exit(main())
