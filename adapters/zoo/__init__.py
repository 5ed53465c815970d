"""A zoo of documented liars: the reference with a rule, a law or an answer replaced, each to be caught by the suite."""

from . import actions, dealer, money, naturals, nobody, splits, values
from .lie import ZOO, Liar

__all__ = ["ZOO", "Liar", "actions", "dealer", "money", "naturals", "nobody", "splits", "values"]
