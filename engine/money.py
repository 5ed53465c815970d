"""Amounts of chips, exact at any size: whole ones are int, all others Fraction."""

from decimal import Context, Decimal, Inexact
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

Money = int | Fraction
_EXACT = Context(prec=1000, traps=[Inexact])


class Ratio(NamedTuple):
    """What a bet pays for what was staked, as in 3:2."""

    pays: int
    per: int

    def __str__(self) -> str:
        return f"{self.pays}:{self.per}"


def whole(value: Fraction) -> Money:
    """Give an exact amount as int where it is whole."""
    cut = int(value)
    return cut if cut == value else value


def times(amount: Money, ratio: Ratio) -> Money:
    """Multiply an amount of chips by a ratio, exactly.

    >>> times(5, Ratio(3, 2))
    Fraction(15, 2)
    """
    product, rest = divmod(amount * ratio.pays, ratio.per)
    return product + whole(Fraction(rest, ratio.per)) if rest else product


def half(amount: Money) -> Money:
    """Halve an amount of chips, exactly."""
    return times(amount, Ratio(1, 2))


@lru_cache(maxsize=4096)
def amount(text: str) -> Money:
    """Read chips from decimal text; raises ValueError for a text that is no plain decimal number."""
    digits = text[1:] if text[:1] == "-" else text
    if not (digits.isascii() and digits.replace(".", "", 1).isdigit()):
        raise ValueError(f"{text!r} is no amount of chips; write a decimal number such as 10 or 2.5")
    return int(text) if "." not in text else whole(Fraction(text))


def text(money: Money) -> str:
    """Write chips as decimal text; raises ValueError where the amount has no end as a decimal.

    >>> text(amount("7.50")), text(-3), text(Fraction(5, 2) * 2)
    ('7.5', '-3', '5')
    """
    cut = int(money)
    if cut == money:  # sums of halves are whole, and still a Fraction
        return str(cut)
    try:
        return f"{_EXACT.divide(Decimal(money.numerator), Decimal(money.denominator)):f}"
    except Inexact:
        raise ValueError(f"{money} chips cannot be written as a decimal number; pay ratios of 2 and 5 only") from None
