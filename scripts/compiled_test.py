"""Hold the compiled engine to the plain one, trace by trace, to the last word of a refusal: `make compiled-test`.

Both play every scenario's case and thousands of made-up ones; then the suite judges the compiled one by every ruleset.
"""

import sys
from collections.abc import Iterator
from contextlib import closing

from compiled import COMPILED, is_compiled
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.child import ChildEngine
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.campaign.arena import arena
from stacked_deck.fixtures.campaign.choices import Recorder
from stacked_deck.fixtures.campaign.generate import generate
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import choose, load_ruleset, ruleset_names
from stacked_deck.steps.recorder import record_all

MADE_UP = 1000  # cases of each ruleset, every one of up to three rounds, refused commands among them
SEED = 1


def main() -> None:
    """Compare, and say how much was compared; exits 1 at the first trace that differs."""
    if not is_compiled():
        sys.exit(f"there is no compiled engine in {COMPILED}; make compiled builds one")
    command = ["env", f"PYTHONPATH={COMPILED}", sys.executable, "-P", "-m"]
    plain, found = reference_engine(), list(cases())
    with closing(ChildEngine([*command, "stacked_deck.adapters.reference"])) as compiled:
        for case, seen in zip(found, compiled.play_all(found), strict=True):
            told = f"no answer: {seen}" if isinstance(seen, EngineError) else seen.as_json()
            expected = plain.play(case).as_json()
            if told != expected:
                sys.exit(f"the compiled engine plays {case.as_json()} otherwise:\n{told}\nand not\n{expected}")
    print(f"seed {SEED}: the compiled engine gives the traces of the plain one in all of {len(found)} cases")


def cases() -> Iterator[Case]:
    """Give the fitted cases of all scenarios under the default readings, and made-up ones."""
    reference = reference_engine()
    about = reference.about
    for name in ruleset_names():
        ruleset = load_ruleset(name)
        for one in record_all(ruleset, choose(ruleset, {}, {})).scenarios:
            yield fit(one.case, about.dealing, about.customs).case
        place = arena(ruleset.rules, about)
        for number in range(MADE_UP):
            made = generate(Recorder(f"{SEED}/{name}/{number}"), place, reference)
            try:
                yield fit(made.case, about.dealing, about.customs).case
            except Wrong:
                continue  # more of a rank than the shoe holds


if __name__ == "__main__":
    main()
