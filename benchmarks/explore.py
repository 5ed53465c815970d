"""How quickly rounds are explored, beside the reference's own play of them, and how two processes compare with one.

The rates are of processor time, so that others at work do not count; the two processes need two idle processors.

python benchmarks/explore.py [ROUNDS]
"""

import sys
from time import perf_counter, process_time

from stacked_deck.adapters.reference import reference_engine
from stacked_deck.fixtures.campaign.choices import Recorder
from stacked_deck.fixtures.campaign.generate import generate
from stacked_deck.fixtures.campaign.hunt import pair
from stacked_deck.fixtures.campaign.spread import chunks, hunt_chunk, in_order
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.steps.run import player

from stacked_deck.executors import workers


def own_rate(ruleset: str, rounds: int) -> float:
    """Give the rounds a second at which the reference plays made-up cases that are laid already."""
    engine = reference_engine()
    both = pair(engine, ruleset, load_ruleset(ruleset).rules)
    cases, made = [], 0
    while made < rounds:
        one = generate(Recorder(f"{len(cases)}"), both.arena, engine)
        made += one.rounds
        cases.append(player(engine)(one.case).fitted.case)
    start = process_time()
    for case in cases:
        engine.play(case)
    return made / (process_time() - start)


def explored_rate(ruleset: str, rounds: int) -> float:
    """Give the rounds a second at which the reference is explored."""
    both = pair(reference_engine(), ruleset, load_ruleset(ruleset).rules)
    start = process_time()
    played = both.hunt("1", rounds).rounds
    return played / (process_time() - start)


def spread_time(executor: str, rounds: int) -> float:
    """Give the seconds that a campaign takes on an executor whose workers have started."""
    rules = load_ruleset("midnight").rules
    with workers(executor) as spread:
        list(in_order(spread.executor, hunt_chunk, list(chunks("reference", "midnight", rules, seed=2, rounds=2000))))
        start = perf_counter()
        work = chunks("reference", "midnight", rules, seed=1, rounds=rounds)
        list(in_order(spread.executor, hunt_chunk, work, workers=spread.count))
        return perf_counter() - start


def main(rounds: int) -> None:
    """Print all of it."""
    for ruleset in ruleset_names():
        own, explored = own_rate(ruleset, rounds), explored_rate(ruleset, rounds)
        print(f"{ruleset:<10} {own:8.0f} own rounds/s {explored:8.0f} explored rounds/s  {explored / own:.2f} of them")
    one, two = spread_time("processes:1", rounds * 4), spread_time("processes:2", rounds * 4)
    print(f"one process {one:.1f} s, two processes {two:.1f} s: {one / two:.2f} times as quick")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
