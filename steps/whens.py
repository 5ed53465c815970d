"""Words that play: at a hand, at the table, and what is only tried."""

from .places import Act, Place, Places
from .registry import given_or_when, when
from .table import Table


@given_or_when("the cards are dealt")
def deal(table: Table) -> None:
    """Deal; a scenario that plays at once need not say so."""
    table.deal()


@when("{hands} hit(s)")
def hit(table: Table, hands: Places) -> None:
    """Take a card."""
    table.play(Act("hit"), hands)


@when("{hands} hit(s) {count} times")
def hit_often(table: Table, hands: Places, count: int) -> None:
    """Take several cards, one after the other."""
    for _ in range(count):
        table.play(Act("hit"), hands)


@when("{hands} stand(s)")
def stand(table: Table, hands: Places) -> None:
    """Take no more cards."""
    table.play(Act("stand"), hands)


@when("{seats} stand(s) on every hand")
def stand_on_every_hand(table: Table, seats: Places) -> None:
    """Take no more cards on any hand of a box that is still to be played."""
    table.stand_on_every_hand(seats)


@when("{hands} double(s)")
def double(table: Table, hands: Places) -> None:
    """Double the stake for one more card."""
    table.play(Act("double"), hands)


@when("{hands} split(s)")
def split(table: Table, hands: Places) -> None:
    """Make two hands of two equal cards."""
    table.play(Act("split"), hands)


@when("{hands} surrender(s)")
def surrender(table: Table, hands: Places) -> None:
    """Give a hand up for half of its stake."""
    table.play(Act("surrender"), hands)


@when("{hands} insure(s)")
def insure(table: Table, hands: Places) -> None:
    """Insure for half of the stake."""
    table.play(Act("insure"), hands)


@when("{hands} insure(s) for {amount}")
def insure_for(table: Table, hands: Places, amount: str) -> None:
    """Insure for an amount of chips."""
    table.play(Act("insure", amount), hands)


@when("{player} insures for {amount} on {hand}")
def insure_behind(table: Table, player: str, amount: str, hand: Place) -> None:
    """Insure a player's own stake that lies behind another's."""
    table.insure_behind(player, hand, amount)


@when("{hand} insures for {amount} for {player}")
def insure_for_another(table: Table, hand: Place, amount: str, player: str) -> None:
    """Insure, by the box's own player, a stake that another has behind."""
    table.insure_behind(table.purses.holder(hand.box), hand, amount, owner=player)


@when("{player} lets the stake behind {hand} follow")
def follow(table: Table, player: str, hand: Place) -> None:
    """Say, as its owner, that a stake behind goes along with the next double or split."""
    table.play_as(player, Act("follow"), hand)


@when("{player} tries to {act} for {hand}")
def try_to_play_as(table: Table, player: str, act: Act, hand: Place) -> None:
    """Play a hand as another than the box's own player, as is expected to be refused."""
    table.play_as(player, act, hand, tried=True)


@when("{hands} decline(s) insurance")
def decline(table: Table, hands: Places) -> None:
    """Say no to insurance; a hand of which nothing is said has said so too."""
    table.play(Act("decline"), hands)


@when("{hands} tries/try to {act}")
def try_to_play(table: Table, hands: Places, act: Act) -> None:
    """Play a hand as is expected to be refused; the next step says that it is."""
    table.play(act, hands, tried=True)


@when("{player} tries to {deed}")
def try_to_do(table: Table, player: str | None, deed: Act) -> None:
    """Do something at the table that is expected to be refused; the next step says that it is."""
    table.order(deed, player, tried=True)


@when("{player} clears the table")
def clear(table: Table, player: str | None) -> None:
    """Take every stake off the table."""
    table.order(Act("clear"), player)


@given_or_when("{player} takes the same bet")
def same_bet(table: Table, player: str | None) -> None:
    """Clear the table and place the last round's stakes again."""
    table.order(Act("same bet"), player)


@given_or_when("{player} takes the same bet and deals")
def same_bet_and_deal(table: Table, player: str | None) -> None:
    """Take the same bet and deal at once."""
    table.order(Act("same bet and deal"), player)


@when("the dealer closes the bets")
def close_bets(table: Table) -> None:
    """Take no more stakes."""
    table.order(Act("close bets"))


@when("{player} ends the session")
def end_session(table: Table, player: str | None) -> None:
    """Play no further round."""
    table.order(Act("end session"), player)
