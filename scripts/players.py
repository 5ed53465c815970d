"""Play random rounds by the reference's computer players, and look at every choice: is it open where it is made?

`python scripts/players.py [ROUNDS]` plays so many rounds of each ruleset at each level, in as many processes as there
are processors.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from stacked_deck.adapters.reference_players import table_of
from stacked_deck.engine.betting import refusal
from stacked_deck.engine.events import Log
from stacked_deck.engine.game import Command, Game
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import read_rules
from stacked_deck.engine.seat import seat
from stacked_deck.engine.session import InPlay, Table
from stacked_deck.engine.shoe import fresh
from stacked_deck.engine.strategy import PLAYERS
from stacked_deck.engine.table import move
from stacked_deck.engine.view import view
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

ROUNDS = 100_000
PURSES = (10, 15, 20, 1000)  # chips: the first do not cover a double, a split or an insurance
ENOUGH = 120  # cards for three boxes, each split as often as may be


def play(name: str, level: str, *, rounds: int, seed: int) -> Counter[str]:
    """Count the choices of so many rounds of a ruleset; raises ValueError for one that is not open."""
    rules, generator, found = read_rules(load_ruleset(name).rules), Random(seed), Counter[str]()
    cards, rows, player = fresh(rules.decks), table_of(level, rules), PLAYERS[level]
    for _ in range(rounds):
        owners = {number: f"Player {number}" for number in range(1, generator.randint(1, 3) + 1)}
        table = Table(Game(rules, LAWS), {owner: generator.choice(PURSES) for owner in owners.values()})
        log = Log()
        for number, owner in owners.items():
            table = move(table, Command("stake", by=owner, box=number, amount=10), log)
        table = move(table, Command("deal", shoe=tuple(generator.sample(cards, ENOUGH))), log)
        while isinstance(table.phase, InPlay):
            seen = seat(view(table), log.events)
            do, box, path = player(seen, rules, rows)
            command = Command(do, box=box, hand=path)
            refused = refusal(table, command)
            if do not in seen.actions or refused is not None:
                raise ValueError(f"{name}: the {level} player's {do} with {seen.cards} against {seen.up}: {refused}")
            found[do] += 1
            table = move(table, command, log)
    return found


def _part(work: tuple[str, str, int, int]) -> tuple[str, str, Counter[str]]:
    name, level, rounds, seed = work
    return name, level, play(name, level, rounds=rounds, seed=seed)


def main(rounds: int) -> None:
    """Play, and say a line for each ruleset and level."""
    work = [(name, level, rounds, 1) for name in ruleset_names() for level in PLAYERS]
    with ProcessPoolExecutor() as pool:
        for name, level, found in pool.map(_part, work):
            said = ", ".join(f"{count} {do}" for do, count in found.most_common())
            print(f"{name:<9} {level:<7} {rounds} rounds, none illegal of {found.total()} choices: {said}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
