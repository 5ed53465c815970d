"""Cards as they are drawn: on a terminal with brackets, on a page as words that its script makes into cards.

A feature names ranks, and the rest of a card is filled in; nearly all that is stacked would be spades. So suits are
turned by rank, which maps a deck onto itself: no card is drawn more often than a deck has it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

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


def on_page(cards: Iterable[str], *, new: int = 0, turned: bool = True) -> str:
    """Write cards for a page, as a feature does; a plus stands before the last `new`, which have just come.

    The page's script draws them. Without one they read as they are.

    >>> on_page(["As", "9h", "?"], new=1)
    'As 9h +?'
    """
    listed = list(cards)
    old = len(listed) - new
    return " ".join(f"{'+' * (at == old)}{_written(face(card, turned=turned))}" for at, card in enumerate(listed))


def _written(shown: Face) -> str:
    return f"{shown.rank}{shown.suit}" if shown.rank else FACE_DOWN
