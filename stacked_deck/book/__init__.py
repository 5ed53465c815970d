"""The book: the features, ledgers and results as pages that open from disk, without a network."""

from .site import write_book

__all__ = ["write_book"]
