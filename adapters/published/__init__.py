"""Adapters for published engines, each pinned in the extra `published` and driven as it is.

An adapter translates alone: what it would have to compute, correct, scale or filter is not shown.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Published:
    """A published engine that can be named."""

    module: str  # that its package installs
    requirement: str  # as pip names it, pinned
    says: str  # one line

    def how_to_install(self) -> str:
        """Give the command that installs it at the version that its adapter was written for."""
        return f"pip install '{self.requirement}'"


PUBLISHED = {
    "blackjack21": Published(
        "blackjack21", "blackjack21==5.0.0", "blackjack21 5.0.0 from PyPI (MIT): hit, stand, double, split, surrender"
    ),
    "pyblackjack": Published(
        "pyblackjack", "pyblackjack==0.6.0b1", "pyblackjack 0.6.0b1 from PyPI (MIT): as above, and insurance"
    ),
}
