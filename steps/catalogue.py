"""The list of all words, as steps/WORDS.md holds it; `python -m stacked_deck.steps.catalogue` writes it anew."""

import sys

from . import givens, players, thens, thens_of_table, whens  # noqa: F401  their words are listed
from .registry import Definition, Kind, registry

_HEAD = """# The words of the features

Made from the definitions in `steps/` by `python -m stacked_deck.steps.catalogue > steps/WORDS.md`; a test compares.
In a pattern `(s)` may be left out, `a/b` is one word or the other, and `{name}` is a part:

| part | is written |
|---|---|
| `{box}` | `box 1` |
| `{boxes}` | `box 1`, `boxes 1 and 2`, `boxes 1, 2 and 3` |
| `{seats}` | as `{boxes}`, or `every box` (that was dealt to) |
| `{hand}` | `box 1` (while it has one hand), `hand 2 of box 1` (the second from the left, as its hands stand then) |
| `{hands}` | as `{hand}` or `{seats}`, or `hands 1 and 2 of box 1` |
| `{holder}` | as `{hand}`, or `the dealer` |
| `{player}` | a name such as `Ann`, or `the player` |
| `{amount}` | chips: `10`, `2.5` |
| `{total}` | `17`, `soft 17`, `hard 17` |
| `{cards}` | ranks: `A 10 K`, with a suit where it matters (`Ah`) |
| `{count}` | `2` or `two` |
| `{outcome}` | `wins`, `loses`, `pushes` |
| `{act}` | `hit`, `stand`, `double`, `split`, `surrender`, `insure`, `insure for 5`, `decline insurance`, `follow`, \
`stake 10` |
| `{deed}` | `deal`, `stake 10 on box 1`, `stake 10 behind on box 1`, `place a side bet of 5 on box 1`, \
`clear the table`, `take the same bet`, `take the same bet and deal`, `close the bets`, `withdraw 10`, `convert 10`, \
`end the session` |
| `{level}` | `easy`, `normal`, `hard`: a computer player |
| `{choice}` | `hit`, `stand`, `double`, `split`, `surrender`, `insure`, `decline insurance` |
| `{event}`, `{later}` | `the shoe is shuffled`, `the dealer peeks`, `the dealer turns K`, `the dealer is dealt 6`, \
`the dealer draws 6`, `the dealer draws a card`, `box 1 is dealt 5`, `box 1 draws 5`, `box 1 is settled`, \
`the insurance of box 1 is settled` |

What nobody says: a box is Ann's (where a player may stake one box only, box 2 is Ben's, box 3 Cleo's); a player has
1000 chips; the cards are dealt before the first thing that is played, or where a step says so; a hand that says nothing
to insurance declines it. What is only tried (`tries to`) draws no card, and the next step says what came of it.
"""


def words_page() -> str:
    """Give the page: every pattern under its keyword, with what it does."""
    lines = [_HEAD]
    kinds: tuple[tuple[Kind, ...], ...] = (("given",), ("given", "when"), ("when",), ("then",))
    for which in kinds:
        lines += [f"## {' or '.join(kind.capitalize() for kind in which)}", "", "| words | what they do |", "|---|---|"]
        lines += [_line(definition) for definition in registry if definition.kinds == which]
        lines.append("")
    return "\n".join(lines)


def _line(definition: Definition) -> str:
    return f"| `{definition.words}` | {' '.join((definition.action.__doc__ or '').split())} |"


if __name__ == "__main__":
    sys.stdout.write(words_page())
