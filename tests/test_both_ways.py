"""The same verdicts by pytest and by vectors, for every liar of the zoo; `make both-ways` compares all of them."""

import re
import subprocess
import sys
from pathlib import Path

from stacked_deck.adapters.zoo import ZOO

SCRIPT = Path(__file__).parent.parent / "scripts" / "both_ways.py"


def test_every_liar_is_judged_alike_by_pytest_and_by_vectors(tmp_path: Path) -> None:
    call = [sys.executable, "-P", str(SCRIPT), "--each", "1"]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.fullmatch(r"(\d+) liars, (\d+) results \((\d+) no pass\): 0 differ", done.stdout.splitlines()[-1])
    assert found, done.stdout
    liars, results, no_pass = map(int, found.groups())
    assert (liars, results) == (len(ZOO), len(ZOO) + 1)
    assert no_pass > 100
