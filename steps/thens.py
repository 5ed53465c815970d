"""Words that expect something of a hand or the dealer: each makes checks of what is shown after the last thing done."""

from stacked_deck.adapters.check import Path

from .places import DEALER, Place, Total
from .registry import StepError, then
from .table import Table

Holder = Place | str


def _cards_of(table: Table, holder: Holder, part: str) -> Path:
    return ("state", DEALER, part) if isinstance(holder, str) else table.hand(holder, part)


@then("it is refused")
def refused(table: Table) -> None:
    """The last thing tried is refused."""
    table.expect(("answer",), "is", "refused")


@then("it is accepted")
def accepted(table: Table) -> None:
    """The last thing done, or tried, is carried out; this is what a permission shows."""
    table.accept()


@then("{holder} totals {total}")
def totals(table: Table, holder: Holder, total: Total) -> None:
    """What a hand counts, in points; `soft` or `hard` where that is shown too."""
    table.expect(_cards_of(table, holder, "total"), "is", total.points)
    if total.soft is not None:
        table.expect(_cards_of(table, holder, "soft"), "is", total.soft)


@then("{holder} holds {cards}")
def holds(table: Table, holder: Holder, cards: tuple[str, ...]) -> None:
    """All cards of a hand, none more; the dealer's in their order."""
    table.expect(_cards_of(table, holder, "cards"), "is", list(cards))


@then("{holder} has/is a blackjack")
def blackjack(table: Table, holder: Holder) -> None:
    """A hand is a natural."""
    table.expect(_cards_of(table, holder, "natural"), "is", True)


@then("{holder} has/is no blackjack")
def no_blackjack(table: Table, holder: Holder) -> None:
    """A hand is no natural."""
    table.expect(_cards_of(table, holder, "natural"), "is", False)


@then("{hand} is bust")
def bust(table: Table, hand: Place) -> None:
    """A hand is over 21."""
    table.expect(table.hand(hand, "status"), "is", "bust")


@then("{hand} is not bust")
def not_bust(table: Table, hand: Place) -> None:
    """A hand is not over 21."""
    table.expect(table.hand(hand, "status"), "is not", "bust")


@then("{hand} {outcome}")
def comes_to(table: Table, hand: Place, outcome: str) -> None:
    """What a hand comes to; for a comparison, where no payment is shown."""
    table.expect(table.hand(hand, "outcome"), "is", outcome)


@then("{hand} is surrendered")
def surrendered(table: Table, hand: Place) -> None:
    """A hand was given up."""
    table.expect(table.hand(hand, "outcome"), "is", "surrender")


@then("{hand} is not settled")
def not_settled(table: Table, hand: Place) -> None:
    """A hand has come to nothing yet."""
    table.expect(table.hand(hand, "outcome"), "is", None)


@then("{hand} wins {amount}")
def wins(table: Table, hand: Place, amount: str) -> None:
    """What a hand wins, in chips beside its stake."""
    table.expect(table.hand(hand, "net"), "is", amount)


@then("{hand} loses {amount}")
def loses(table: Table, hand: Place, amount: str) -> None:
    """What a hand loses, in chips."""
    table.expect(table.hand(hand, "net"), "is", f"-{amount}")


@then("{box} nets {amount}")
def nets(table: Table, box: int, amount: str) -> None:
    """What all hands and insurances of a box come to together, in chips."""
    table.expect(("state", "boxes", str(box), "net"), "is", amount)


@then("the stake of {hand} is {amount}")
def stake_of_hand(table: Table, hand: Place, amount: str) -> None:
    """What lies on a hand, in chips."""
    table.expect(table.hand(hand, "stake"), "is", amount)


@then("the insurance of {hand} is {amount}")
def insurance_of_hand(table: Table, hand: Place, amount: str) -> None:
    """What lies as a hand's insurance, in chips."""
    table.expect(table.hand(hand, "insurance", "stake"), "is", amount)


@then("the insurance of {hand} wins {amount}")
def insurance_wins(table: Table, hand: Place, amount: str) -> None:
    """What an insurance wins, in chips beside its stake."""
    table.expect(table.hand(hand, "insurance", "net"), "is", amount)


@then("the insurance of {hand} loses {amount}")
def insurance_loses(table: Table, hand: Place, amount: str) -> None:
    """What an insurance loses, in chips."""
    table.expect(table.hand(hand, "insurance", "net"), "is", f"-{amount}")


@then("the insurance of {hand} comes back")
def insurance_comes_back(table: Table, hand: Place) -> None:
    """An insurance neither wins nor loses."""
    table.expect(table.hand(hand, "insurance", "net"), "is", "0")


@then("the insurance of {hand} is not settled")
def insurance_not_settled(table: Table, hand: Place) -> None:
    """An insurance has come to nothing yet."""
    table.expect(table.hand(hand, "insurance", "net"), "is", None)


@then("{hand} is not insured")
def not_insured(table: Table, hand: Place) -> None:
    """A hand has no insurance."""
    table.expect(table.hand(hand, "insurance"), "is", None)


@then("the stake of {player} behind {hand} is {amount}")
def stake_behind(table: Table, player: str, hand: Place, amount: str) -> None:
    """What a player has behind a hand, in chips."""
    table.expect(table.hand(hand, "behind", player, "stake"), "is", amount)


@then("{player} behind {hand} nets {amount}")
def behind_nets(table: Table, player: str, hand: Place, amount: str) -> None:
    """What a stake behind a hand comes to, in chips."""
    table.expect(table.hand(hand, "behind", player, "net"), "is", amount)


@then("the insurance of {player} behind {hand} nets {amount}")
def insurance_behind_nets(table: Table, player: str, hand: Place, amount: str) -> None:
    """What the insurance of a stake behind a hand comes to, in chips."""
    table.expect(table.hand(hand, "behind", player, "insurance", "net"), "is", amount)


@then("{box} has {count} hand(s)")
def has_hands(table: Table, box: int, count: int) -> None:
    """How many hands a box has."""
    paths = table.paths(box)
    if len(paths) != count:
        raise StepError(f"by the script's splits box {box} has {len(paths)}, not {count}")
    table.expect(("state", "boxes", str(box), "hands"), "is", paths)
