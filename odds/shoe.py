"""Shoes as counts: how many cards of each value lie in one, from the ace to the tens."""

from collections.abc import Iterable, Mapping, Sequence

from stacked_deck.engine.validation import Wrong

ACE, TEN = 0, 9
VALUES = "A23456789T"  # by index: what the card counts is the index + 1
UP_CARDS = "23456789TA"  # the order of a table's columns

Counts = tuple[int, ...]


def fresh(decks: int) -> Counts:
    """Give the counts of a fresh shoe of so many decks; raises Wrong for a number not from 1 to 8."""
    if isinstance(decks, bool) or not isinstance(decks, int) or not 1 <= decks <= 8:
        raise Wrong(f"decks: {decks} is not allowed; allowed is a whole number from 1 to 8")
    return (4 * decks,) * 9 + (16 * decks,)


def shoe_of(counts: Mapping[str, int] | Sequence[int]) -> Counts:
    """Give the counts of a stacked shoe from its values, as in {"A": 2, "T": 5}, or from ten numbers, ace first.

    >>> shoe_of({"A": 2, "T": 5})
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 5)
    """
    if isinstance(counts, Mapping):
        unknown = [value for value in counts if value not in VALUES]
        if unknown:
            raise Wrong(f"shoe: {unknown[0]!r} is no value of a card; allowed are {', '.join(VALUES)}")
        counts = [counts.get(value, 0) for value in VALUES]
    if len(counts) != 10 or any(count < 0 for count in counts):
        raise Wrong(f"shoe: {list(counts)} is not allowed; allowed are ten counts of 0 or more, ace first")
    return tuple(counts)


def points(cards: Iterable[int]) -> tuple[int, bool]:
    """Give the total of counted cards, and whether it is soft.

    >>> points((1, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    (17, True)
    """
    counts = tuple(cards)
    low = sum((value + 1) * count for value, count in enumerate(counts))
    return (low + 10, True) if counts[ACE] and low <= 11 else (low, False)
