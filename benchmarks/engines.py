"""How many stacked cases and raw rounds a second the reference plays, beside every published engine that plays splits.

    python benchmarks/engines.py [--seconds 2] [--json FILE]

A stacked case is a whole one: a fresh table, its cards laid, the script played out. The reference answers with the end
state only; a peer is driven as barely as its interface allows, and gives no trace at all. A raw round is one more round
at a table that stands already, with a shoe of its own: hit below 17. Each engine runs alone, in a process of its own,
in turns; what counts is the best of its turns, by its own processor time, so that a busy machine does not decide.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.published import PUBLISHED, folder_of, is_installed
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

HERE = Path(__file__).parent
TURNS = 3
# What each engine's table has beside hit, stand, double and split, which all of these have.
PEERS = {
    "blackjack21": "surrender",
    "pyblackjack": "surrender, insurance",
    "blackjack-multi": "surrender",
    "blackjack-api": "surrender, insurance",
    "py21": "surrender, insurance",
    "pygamesim": "",
    "cardsharp": "surrender, insurance, rules for nearly all",
    "engine-blackjack": "surrender, insurance",
    "blackjack-engine": "surrender, insurance",
    "blackjack-simulator": "surrender, insurance",
}


def cases() -> list[Case]:
    """Give six cases of the European ruleset: a hit, a double, a split, a natural, a bust and a stand."""

    def do(action: str, hand: str = "1", *gets: str) -> Command:
        return Command(action, box=1, hand=hand, gets=gets or None)

    def case(cards: Mapping[str, tuple[str, ...]], *script: Command) -> Case:
        staked = (Command("stake", by="Ann", box=1, amount="10"), Command("deal", cards=cards))
        return Case(load_ruleset("european").rules, {"Ann": {"has": "1000"}}, (*staked, *script), answer="end")

    split = (do("split", "1", "3", "2"), do("hit", "1.1", "9"), do("stand", "1.1"), do("hit", "1.2", "9"))
    return [
        case({"box 1": ("10", "5"), "dealer": ("6", "10", "5")}, do("hit", "1", "3"), do("stand")),
        case({"box 1": ("6", "5"), "dealer": ("6", "10", "8")}, do("double", "1", "9")),
        case({"box 1": ("8", "8"), "dealer": ("6", "10", "9")}, *split, do("stand", "1.2")),
        case({"box 1": ("A", "K"), "dealer": ("9", "10")}),
        case({"box 1": ("10", "6"), "dealer": ("10", "7")}, do("hit", "1", "K")),
        case({"box 1": ("10", "9"), "dealer": ("7", "10")}, do("stand")),
    ]


def main() -> int:
    """Measure all that is installed, and print one table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=1.0, help="for each measurement, of which there are three")
    options.add_argument("--json", type=Path, help="write the figures there")
    given = options.parse_args()
    names = ["reference", *(name for name in PEERS if is_installed(name))]
    best: dict[str, dict[str, float]] = {name: {} for name in names}
    for _ in range(TURNS):
        for name in names:
            for what, rate in measured(name, given.seconds).items():
                best[name][what] = max(rate, best[name].get(what, 0))
    print(f"{'engine':<22}{'stacked cases/s':>16}{'raw rounds/s':>14}   beside hit, stand, double, split")
    for name in names:
        says = PEERS.get(name, "every rule; end state only")
        print(f"{name:<22}{best[name]['stacked']:>16,.0f}{best[name]['raw']:>14,.0f}   {says}")
    if given.json:
        given.json.write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")
    return 0


def measured(name: str, seconds: float) -> dict[str, float]:
    """Run one engine's measurement in a process of its own."""
    if name == "reference":
        command = [sys.executable, str(HERE / "bare.py"), name, str(seconds)]
    elif PUBLISHED[name].by == "npm":
        command = ["node", str(HERE / "bare.js"), name, str(seconds), str(folder_of(name) / "node_modules")]
    else:
        command = [sys.executable, str(HERE / "bare.py"), name, str(seconds)]
    asked = json.dumps([laid(case, name) for case in cases()])
    done = subprocess.run(command, input=asked, stdout=subprocess.PIPE, text=True, check=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def laid(case: Case, name: str) -> dict[str, Any]:
    """Lay a case for an engine's way of dealing, as plain JSON."""
    from stacked_deck.adapters.engines import open_engine

    spec = name if name == "reference" else f"published:{name}"
    if name not in _ABOUT:
        engine = open_engine(spec)
        _ABOUT[name] = engine.about
        engine.close()
    return fit(case, _ABOUT[name].dealing, _ABOUT[name].customs).case.as_json()


_ABOUT: dict[str, Any] = {}

if __name__ == "__main__":
    sys.exit(main())
