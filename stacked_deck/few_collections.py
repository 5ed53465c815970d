"""Fewer collections of garbage while a whole suite is judged: nearly all that is made then is kept."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_OBJECTS = 50_000  # made and not let go of, before the youngest are looked through; Python's own number is 700


@contextmanager
def few_collections() -> Iterator[None]:
    """Leave alone what is there by now, and look seldom for what can be let go of."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(_OBJECTS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
