"""Cards as they are drawn: on a terminal with brackets, on a page as an element that the stylesheet paints.

A feature names ranks, and the rest of a card is filled in; nearly all that is stacked would be spades. So suits are
turned by rank, which maps a deck onto itself: no card is drawn more often than a deck has it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup
from rich.text import Text

from stacked_deck.engine.cards import RANKS, SUITS

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "": ""}
FACE_DOWN = "?"


@dataclass(frozen=True, slots=True)
class Face:
    """What is to be seen of a card: its rank and the letter of its suit; a card face down has neither."""

    rank: str
    suit: str

    @property
    def is_red(self) -> bool:
        """Whether it is printed in red."""
        return self.suit in ("h", "d")


def face(card: str, *, turned: bool = True) -> Face:
    """Give a card's face; where its suit is of no matter it is turned by its rank.

    >>> face("As"), face("2s"), face("2s", turned=False)
    (Face(rank='A', suit='s'), Face(rank='2', suit='h'), Face(rank='2', suit='s'))
    """
    rank, suit = (card[:-1], card[-1]) if card[-1:] in SUITS else (card, "")
    if rank not in RANKS:
        return Face("", "")
    if not suit or not turned:
        return Face(rank, suit)
    return Face(rank, SUITS[(SUITS.index(suit) + RANKS.index(rank)) % len(SUITS)])


def on_terminal(cards: Iterable[str], *, turned: bool = True) -> Text:
    """Draw cards in a row of brackets, red suits in red where the terminal has colours."""
    drawn = Text()
    for at, card in enumerate(cards):
        shown = face(card, turned=turned)
        style = "bold red on white" if shown.is_red else "bold black on white"
        drawn.append(" " if at else "")
        drawn.append(f"[{shown.rank}{SIGNS[shown.suit]}]" if shown.rank else "[??]", style if shown.rank else "dim")
    return drawn


def on_page(cards: Iterable[str], *, new: int = 0, turned: bool = True) -> Markup:
    """Draw cards as elements; the last `new` of them, in capital letters, have just come.

    A screen reader reads the ranks alone.

    >>> print(on_page(["As", "?"], new=1))
    <i class=s>A</i> <i class=Z>?</i>
    """
    listed = list(cards)
    old = len(listed) - new
    return Markup(" ").join(_element(face(card, turned=turned), is_new=at >= old) for at, card in enumerate(listed))


def _element(shown: Face, *, is_new: bool) -> Markup:
    kind = shown.suit or ("x" if shown.rank else "z")
    return Markup(
        f"<i class={kind.upper() if is_new else kind}>{shown.rank or FACE_DOWN}</i>"
    )  # rank and suit are ours, and need no escape
