"""A table's rows, columns and letters, and which letter is chosen for a cell."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from stacked_deck.engine.validation import Wrong

from .shoe import UP_CARDS

LETTERS = "SHDdRrP"  # stand, hit, double else hit, double else stand, surrender else hit, surrender else stand, split
STANDS, HITS = 0, 1
SPLITS = LETTERS.index("P")
OF_A_HIT = tuple(LETTERS.index(letter) for letter in "HDR")  # where they hit, or fall back on it
OF_A_DOUBLE = tuple(LETTERS.index(letter) for letter in "Dd")
OF_A_SURRENDER = tuple(LETTERS.index(letter) for letter in "Rr")
HARD = tuple(f"H{total}" for total in range(4, 22))
SOFT = tuple(f"S{total}" for total in range(12, 22))
PAIRS = tuple(f"P{name}" for name in UP_CARDS)
ROWS = (*HARD, *SOFT, *PAIRS)
BY_TOTAL = len(HARD) + len(SOFT)  # the rows before the pairs
LEAST = 1e-15  # no letter is better for less, so that rounding decides nothing

Letters = NDArray[np.int8]  # [row, column]


def written(letters: Letters) -> dict[str, str]:
    """Write letters as a text a row, a letter for each up card from 2 to 9, then ten and ace."""
    return {name: "".join(LETTERS[letter] for letter in row) for name, row in zip(ROWS, letters, strict=True)}


def read_letters(table: Mapping[str, str]) -> Letters:
    """Read a table; raises Wrong, naming the row, for one that is missing or no ten letters."""
    rows = []
    for name in ROWS:
        row = table.get(name, "")
        if len(row) != len(UP_CARDS) or any(letter not in LETTERS for letter in row):
            raise Wrong(f"{name}: {row!r} is no row; allowed are ten letters of {LETTERS}")
        if name not in PAIRS and "P" in row:
            raise Wrong(f"{name}: {row!r} splits what is no pair; allowed are letters of {LETTERS[:SPLITS]}")
        rows.append([LETTERS.index(letter) for letter in row])
    return np.array(rows, dtype=np.int8)


def choice(held: NDArray[np.float64], possible: NDArray[np.float64]) -> int:
    """Choose among all letters but P by the hands held, then by those possible, the plainer letter first.

    Both give each letter's sum. Where every hand may double (or surrender), the fallback is what would be better alone.
    """
    best = [letter for letter in range(SPLITS) if held[letter] >= held[:SPLITS].max() - LEAST]
    most = max(possible[letter] for letter in best)
    best = [letter for letter in best if possible[letter] >= most - LEAST]
    for hits, stands in (OF_A_DOUBLE, OF_A_SURRENDER):
        if best[0] == hits and stands in best and possible[STANDS] > possible[HITS]:
            return stands
    return best[0]
