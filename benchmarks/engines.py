"""How many stacked cases and raw rounds a second the reference plays, beside every published engine that plays splits.

    python benchmarks/engines.py [--seconds 2] [--json FILE]

A stacked case is a whole one: a fresh table, its cards laid, the script played out. The reference answers with the end
state only; a peer is driven as barely as its interface allows, and gives no trace at all: a shoe of its own, which it
makes and shuffles with each table and which is not used, is of one deck, or made once where that can be; where a table
costs more than its round (py21, blackjack-simulator), one serves all cases. *Whole* cases are as the suite gives them
to any engine, with the filler behind the stack; of *short* ones only the cards that may be drawn are laid, for a peer
has to make an object of each. A raw round is one more round at a table that stands already, with a shoe of its own: hit
below 17. Each engine runs alone, in a process of its own, in turns; what counts is the best of its turns, by its own
processor time, so that a busy machine does not decide.

Where `make compiled` was run, the reference plays twice, plain and compiled. The last row is no engine: what the
reference's adapter takes, over the compiled engine where there is one, for reading a script and showing a table's end
with nothing played between the two. No engine behind that adapter, as it stands, can be quicker.

A peer is *full-rule* if its table knows all six of hit, stand, double, split, surrender and insurance, and can be set
to other houses' rules in most of what rulesets differ in: soft 17, where a double is open, how often is split, and
whether surrender and insurance are offered. One of fixed rules asks less at each step, and can be that much quicker.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.published import PUBLISHED, folder_of, is_installed
from stacked_deck.fixtures.fit import fit
from stacked_deck.fixtures.rulesets import load_ruleset

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"
OWN = {
    "reference": "yes: all; end state only",
    "compiled": "yes: all; end state only; the reference compiled",
    "answer alone": "nothing is played",
}
TURNS = 3
WHAT = ("whole", "short", "raw")
SHORT = 20  # cards, more than any of the cases takes


@dataclass(frozen=True, slots=True)
class Peer:
    """What an engine's table has beside hit, stand, double and split, which all of these have."""

    plays: str
    switches: str
    is_full: bool = False


PEERS = {
    "blackjack21": Peer("surrender", "soft 17"),
    "pyblackjack": Peer("surrender, insurance", "soft 17"),
    "blackjack-multi": Peer("surrender", "soft 17, double after split, split aces, surrender, payment"),
    "blackjack-api": Peer("surrender, insurance", "soft 17, payment"),
    "py21": Peer("surrender, insurance", "soft 17, double after split, splits, payments, surrender, insurance", True),
    "pygamesim": Peer("", "soft 17, double, splits, payment"),
    "cardsharp": Peer("surrender, insurance", "nearly all, the peek too", True),
    "engine-blackjack": Peer("surrender, insurance", "soft 17, doubles, split, surrender, insurance", True),
    "blackjack-engine": Peer("surrender, insurance", "soft 17, doubles, splits, surrender, insurance", True),
    "blackjack-simulator": Peer("surrender, insurance", "soft 17, doubles, splits, payment, surrender", True),
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
    options.add_argument("--seconds", type=float, default=1.0, help="for each measurement, which is made three times")
    options.add_argument("--json", type=Path, help="write the figures there")
    given = options.parse_args()
    peers = [name for name in PEERS if is_installed(name)]
    own = [name for name in OWN if name != "compiled" or COMPILED.is_dir()]
    names = [*own, *peers]
    best: dict[str, dict[str, float]] = {name: {} for name in names}
    for _ in range(TURNS):
        for name in names:
            for what, rate in measured(name, given.seconds).items():
                best[name][what] = max(rate, best[name].get(what, 0))
    print(
        f"{'engine':<21}{'language':<12}{'whole cases/s':>14}{'short cases/s':>15}{'raw rounds/s':>14}"
        "   full-rule: switches"
    )
    for name in (*own[:-1], *peers, own[-1]):
        print(_row(name, best[name]))
    for name in own[:-1]:
        print(_compared(best, name, peers))
    if given.json:
        given.json.write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")
    return 0


def _language(name: str) -> str:
    return "JavaScript" if name in PUBLISHED and PUBLISHED[name].by == "npm" else "Python"


def _row(name: str, best: Mapping[str, float]) -> str:
    figures = f"{best['whole']:>14,.0f}{best['short']:>15,.0f}" + (
        f"{best['raw']:>14,.0f}" if "raw" in best else 14 * " "
    )
    return f"{name:<21}{_language(name):<12}{figures}   {OWN.get(name) or _plays(PEERS[name])}"


def _plays(peer: Peer) -> str:
    without = "" if "insurance" in peer.plays else f"; no {'insurance' if peer.plays else 'surrender, insurance'}"
    return f"{'yes' if peer.is_full else 'no'}: {peer.switches}{without}"


def _compared(best: Mapping[str, Mapping[str, float]], own: str, peers: Sequence[str]) -> str:
    """Say how many times the rate of the best peer of each kind the reference plays, plain or compiled."""
    told = []
    in_python = [one for one in peers if _language(one) == "Python"]
    for kind, those in (
        ("full-rule peer in Python", [one for one in in_python if PEERS[one].is_full]),
        ("peer in Python", in_python),
        ("peer in JavaScript", [one for one in peers if one not in in_python]),
    ):
        if those:
            times = [f"{what} {best[own][what] / max(best[one][what] for one in those):.2f}" for what in WHAT]
            told.append(f"{own} against the best {kind}: {', '.join(times)}")
    return "\n".join(told)


def measured(name: str, seconds: float) -> dict[str, float]:
    """Run one engine's measurement in a process of its own."""
    is_plain = name not in ("compiled", "answer alone") or not COMPILED.is_dir()
    environment = None if is_plain else {**os.environ, "PYTHONPATH": str(COMPILED)}
    if name in PUBLISHED and PUBLISHED[name].by == "npm":
        command = ["node", str(HERE / "bare.js"), name, str(seconds), str(folder_of(name) / "node_modules")]
    else:
        command = [sys.executable, str(HERE / "bare.py"), name, str(seconds)]
    whole = [laid(case, name) for case in cases()]
    asked = json.dumps({"whole": whole, "short": [_shortened(case) for case in whole]})
    done = subprocess.run(command, input=asked, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def laid(case: Case, name: str) -> dict[str, Any]:
    """Lay a case for an engine's way of dealing, as plain JSON."""
    from stacked_deck.adapters.engines import open_engine

    spec = "reference" if name in OWN else f"published:{name}"
    if name not in _ABOUT:
        engine = open_engine(spec)
        _ABOUT[name] = engine.about
        engine.close()
    return fit(case, _ABOUT[name].dealing, _ABOUT[name].customs).case.as_json()


def _shortened(case: Mapping[str, Any]) -> dict[str, Any]:
    """Leave of a laid case's shoe what may be drawn."""
    script = [{**one, "shoe": one["shoe"][:SHORT]} if "shoe" in one else one for one in case["script"]]
    return {**case, "script": script}


_ABOUT: dict[str, Any] = {}

if __name__ == "__main__":
    sys.exit(main())
