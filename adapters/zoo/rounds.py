"""Liars about later rounds, who play the first one as they should."""

from stacked_deck.engine.money import Ratio

from .broken import BUST, COMPARE, NATURAL_PAYS, PUSH, WIN
from .ledger import reports
from .lie import Lie, liar


@liar(*WIN)
def later_rounds_pay_half() -> Lie:
    """From the second round on a win pays 1:2."""
    return reports(lambda box, path, hand, state: hand["outcome"] == "win", "win", Ratio(1, 2), first=2)


@liar(*NATURAL_PAYS)
def later_rounds_pay_naturals_evenly() -> Lie:
    """From the second round on a blackjack pays 1:1."""
    return reports(
        lambda box, path, hand, state: hand["outcome"] == "win" and hand["natural"], "win", Ratio(1, 1), first=2
    )


@liar(*PUSH)
def later_rounds_lose_pushes() -> Lie:
    """From the second round on equal totals lose."""
    return reports(lambda box, path, hand, state: hand["outcome"] == "push", "lose", first=2)


@liar(*COMPARE)
def later_rounds_push_losses() -> Lie:
    """From the second round on a lower total pushes."""
    return reports(lambda box, path, hand, state: hand["outcome"] == "lose" and hand["total"] <= 21, "push", first=2)


@liar(*BUST)
def later_rounds_push_busts() -> Lie:
    """From the second round on a bust hand pushes."""
    return reports(lambda box, path, hand, state: hand["total"] > 21, "push", first=2)
