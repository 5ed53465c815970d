"""Words that expect something of the table: whose turn it is, what lies where, what has happened, the shoe."""

from typing import Any

from stacked_deck.engine.cards import RANKS

from .places import DEALER, Place
from .registry import StepError, then
from .table import Table


@then("{hand} is in turn")
def in_turn(table: Table, hand: Place) -> None:
    """The hand that may be played now."""
    table.expect(("state", "turn"), "is", {"box": hand.box, "hand": table.path(hand)})


@then("no hand is in turn")
def nobody_in_turn(table: Table) -> None:
    """No hand may be played now."""
    table.expect(("state", "turn"), "is", None)


@then("{player} has {amount}")
def has(table: Table, player: str | None, amount: str) -> None:
    """What a player has in hand, in chips."""
    table.expect(("state", "players", player or table.purses.holder(1), "has"), "is", amount)


@then("{amount} lies/lie on {box}")
def lies_on(table: Table, amount: str, box: int) -> None:
    """What lies on a box before a deal or after a round, in chips."""
    table.expect(("state", "boxes", str(box), "stake"), "is", amount)


@then("{amount} lies/lie on the table")
def lies(table: Table, amount: str) -> None:
    """What lies on the table in all, in chips."""
    table.expect(("state", "lying"), "is", amount)


@then("nothing lies on the table")
def nothing_lies(table: Table) -> None:
    """No chip lies on the table."""
    table.expect(("state", "lying"), "is", "0")


@then("the round is over")
def over(table: Table) -> None:
    """Every hand is settled."""
    table.expect(("state", "phase"), "is", "settled")


@then("the round is not over")
def not_over(table: Table) -> None:
    """Some hand is not settled."""
    table.expect(("state", "phase"), "is not", "settled")


@then("the session is over")
def session_over(table: Table) -> None:
    """No further round is played."""
    table.expect(("state", "phase"), "is", "ended")


@then("{event}")
def happened(table: Table, event: dict[str, Any]) -> None:
    """Something has happened in this round."""
    table.expect(("round events",), "has", event)


@then("{event} before {later}")
def happened_before(table: Table, event: dict[str, Any], later: dict[str, Any]) -> None:
    """One thing happened in this round before another."""
    table.expect(("round events",), "before", [event, later])


@then("the dealer draws no card")
def dealer_draws_nothing(table: Table) -> None:
    """The dealer has drawn nothing in this round after the deal."""
    table.expect(("round events",), "lacks", {"event": "drew", "to": DEALER})


@then("the dealer does not peek")
def dealer_does_not_peek(table: Table) -> None:
    """The dealer has not looked at the hole card."""
    table.expect(("round events",), "lacks", {"event": "peeked"})


@then("the shoe holds {count} cards")
def shoe_holds(table: Table, count: int) -> None:
    """How many cards the shoe of this round had when it was shuffled."""
    table.expect(("shoe", "count"), "is", count)


@then("the shoe holds {count} of each rank")
def shoe_holds_of_each(table: Table, count: int) -> None:
    """How many cards of each rank the shoe of this round had when it was shuffled."""
    for rank in RANKS:
        table.expect(("shoe", rank), "is", count)


@then("the shoe is in a new order")
def shoe_in_new_order(table: Table) -> None:
    """The cards of this round's shoe lie in another order than those of the round before."""
    before = table.deal_before
    if before is None:
        raise StepError("a new order is another than that of a round before; deal two rounds first")
    table.expect(("shoe", "cards"), "is not", {"as at": before})
