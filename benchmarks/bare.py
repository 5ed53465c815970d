"""Published engines in Python, and the reference, driven as barely as their interfaces allow; see engines.py."""

import contextlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

import bare_asked
import bare_steps
from script import Plays
from stacked_deck.adapters.case import Case, read_case
from stacked_deck.adapters.published import PUBLISHED, folder_of


def reference() -> Plays:
    """Drive the reference: whole cases by its adapter, raw rounds below the wire."""
    from stacked_deck.adapters.reference import reference_engine
    from stacked_deck.engine.cards import total
    from stacked_deck.engine.events import UNHEARD
    from stacked_deck.engine.game import Command, Game
    from stacked_deck.engine.laws import LAWS
    from stacked_deck.engine.layout import Box, Hand, Layout, Stake, made
    from stacked_deck.engine.phases import Playing
    from stacked_deck.engine.round import start, step
    from stacked_deck.engine.rules import read_rules
    from stacked_deck.engine.shoe import shuffled
    from stacked_deck.fixtures.rulesets import load_ruleset

    game, chance = Game(read_rules(load_ruleset("european").rules), LAWS), random.Random(1)
    hit, stand = (Command(do, box=1, hand="1") for do in ("hit", "stand"))
    boxes = (Box(1, "Ann", (Hand("1", (), (Stake("Ann", 10, 10, 10),)),)),)
    shoe, dealt = shuffled(6, chance), 0

    def raw() -> Any:
        nonlocal shoe, dealt
        if len(shoe) - dealt < 60:
            shoe, dealt = shuffled(6, chance), 0
        state = start(game, made(Layout, (boxes, (), None, shoe, dealt)), UNHEARD)  # no peer gives a trace either
        while isinstance(state, Playing):
            cards = state.layout.boxes[0].hands[0].cards
            state = step(game, state, hit if total(cards).points < 17 else stand, UNHEARD)
        dealt = state.layout.dealt

    return reference_engine().play, raw


def answer_alone() -> Callable[[Case], Any]:
    """Read a case's script and show how its table ended, with nothing played, which no engine behind the wire saves."""
    from stacked_deck.adapters.reference import reference_engine
    from stacked_deck.adapters.trace import Step, Trace
    from stacked_deck.engine.game import Command
    from stacked_deck.engine.layout import made
    from stacked_deck.engine.money import amount
    from stacked_deck.engine.session import Table
    from stacked_deck.engine.view import view

    reference, ends = reference_engine(), dict[int, Table]()

    def answer(case: Case) -> Any:
        if id(case) not in ends:  # the cases are kept, and their ids with them
            sitting = reference.sit(case.rules, case.players)
            for command in case.script:
                sitting.tell(command)
            ends[id(case)] = sitting.table
        for one in case.script:
            chips = None if one.amount is None else amount(one.amount)
            made(Command, (one.do, one.by, one.box, one.hand, chips, one.to, one.shoe))
        return Trace((*[Step("taken")] * (len(case.script) - 1), Step("taken", None, (), view(ends[id(case)]))))

    return answer


def rate(play: Callable[[], Any], seconds: float) -> float:
    """Give how many times a second of its own processor time something is done, after a tenth to warm up."""
    for budget in (seconds / 10, seconds):
        count, start = 0, time.process_time()
        while (spent := time.process_time() - start) < budget:
            for _ in range(12):
                play()
            count += 12
    return count / spent


def _engine(name: str) -> Callable[[], Plays]:
    if name in ("reference", "compiled"):
        return reference
    name = name.replace("-", "_")
    return getattr(bare_steps, name, None) or getattr(bare_asked, name)  # type: ignore[no-any-return]


def main() -> None:
    """Measure the engine that is named, by the cases on stdin."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    if name in PUBLISHED and PUBLISHED[name].by == "make":
        sys.path.insert(0, str(folder_of(name)))
    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        random.seed(1)
        stacked, raw = (answer_alone(), None) if name == "answer alone" else _engine(name)()
        found = {}
        for what, asked in json.load(sys.stdin).items():
            cases = cycle([read_case(one) for one in asked])
            found[what] = rate(lambda: stacked(next(cases)), seconds)  # noqa: B023
        if raw is not None:
            found["raw"] = rate(raw, seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
