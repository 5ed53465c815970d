"""A zoo of documented liars: the reference with a rule, a law or an answer replaced, each to be caught by the suite."""

from importlib import import_module

from .lie import ZOO, Liar

__all__ = ["ZOO", "Liar"]

# What they lie about, a module each, in the order in which the zoo is listed.
AREAS = (
    "values",
    "actions",
    "boxes",
    "doubles",
    "double_stakes",
    "splits",
    "split_hands",
    "naturals",
    "dealer_naturals",
    "dealer",
    "dealer_turn",
    "hole",
    "insurance",
    "surrender",
    "money",
    "busts",
    "purses",
    "told",
    "table",
    "session",
    "rounds",
    "shoe",
    "players",
    "choices",
    "nobody",
)

for _area in AREAS:
    import_module(f"{__name__}.{_area}")
