"""Ten trivial cases for a new adapter, on which all rulesets agree; of each, what the adapter and what the engine owes.

What an adapter owes is that commands reach the engine and come back as they were meant, and that hands hold the cards
that were stacked; what an engine owes is totals, outcomes and amounts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.check import END, Check

Checks = tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Trivial:
    """One trivial case: what it is about, and the two kinds of what is expected of it."""

    says: str
    case: Case
    adapter: Checks
    engine: Checks = ()


def trivial_cases(rules: Mapping[str, Any]) -> tuple[Trivial, ...]:
    """Make the cases under some rules."""

    def round_of(box: str, dealer: str, *plays: Command) -> Case:
        deal = Command("deal", cards={"box 1": tuple(box.split()), "dealer": tuple(dealer.split())})
        return Case(rules, _PLAYERS, (_STAKE, deal, *plays))

    paid = (_check(END, *_BOX_NET, is_="10"), _check(END, *_HAS, is_="110"))
    won, lost = (*_ends("win", "10"), *_total(19)), (*_ends("lose", "-10"), *_total(17))
    return (
        # A stake that does not lie there did not come through.
        Trivial("a stake is laid", Case(rules, _PLAYERS, (_STAKE,)), (*_taken(1), _check(0, *_LYING, is_="10"))),
        Trivial(
            "a round is dealt",
            round_of("10 9", "9"),
            (*_taken(2), *_cards("1", "10", "9", at=1), *_up("9"), _event(1, event="dealt", to="box 1"), _TURN),
            (Check(1, ("state", "actions"), "has", "stand"),),
        ),
        Trivial(
            "19 beats 18",
            round_of("10 9", "9 9", _STAND),
            (*_taken(3), *_cards("1", "10", "9"), _SETTLED, _event(END, event="settled", box=1)),
            (*won, *paid),
        ),
        Trivial("17 loses to 18", round_of("10 7", "9 9", _STAND), (*_taken(3), _SETTLED), lost),
        Trivial("18 against 18 is a push", round_of("10 8", "9 9", _STAND), (*_taken(3), _SETTLED), _ends("push", "0")),
        Trivial(
            "a hit draws a card, and 12 and 5 are 17",
            round_of("10 2", "9 9", _on("hit", gets="5"), _STAND),
            (*_taken(4), *_cards("1", "10", "2", "5"), _SETTLED),
            (*_total(17), *_ends("lose", "-10")),
        ),
        Trivial(
            "over 21 is bust",
            round_of("10 6", "9", _on("hit", gets="K")),
            (*_taken(3), *_cards("1", "10", "6", "K")),
            (_hand("status", is_="bust"), *_ends("lose", "-10")),
        ),
        Trivial(
            "a double draws one card for twice the stake",
            round_of("6 5", "9 9", _on("double", gets="8")),
            (*_taken(3), *_cards("1", "6", "5", "8"), _SETTLED),
            (*_total(19), *_ends("win", "20")),
        ),
        Trivial(
            "a split makes two hands, named 1.1 and 1.2",
            round_of("8 8", "9 9", _on("split", gets="K 9"), _on("stand", hand="1.1"), _on("stand", hand="1.2")),
            (*_taken(5), *_cards("1.1", "8", "K"), *_cards("1.2", "8", "9"), _SETTLED),
            (*_total(18, hand="1.1"), *_total(17, hand="1.2")),
        ),
        Trivial(
            "an ace and a king pay 3:2",
            round_of("A K", "9 9", _STAND),
            (*_taken(3), *_cards("1", "A", "K"), _SETTLED),
            (_hand("natural", is_=True), *_ends("win", "15")),
        ),
    )


_PLAYERS = {"Ann": {"has": "100"}}
_LYING, _BOX_NET, _HAS = ("state", "lying"), ("state", "boxes", "1", "net"), ("state", "players", "Ann", "has")
_STAKE = Command("stake", by="Ann", box=1, amount="10")


def _on(do: str, *, hand: str = "1", gets: str = "") -> Command:
    return Command(do, box=1, hand=hand, gets=tuple(gets.split()) or None)


_STAND = _on("stand")


def _check(at: Any, *path: str, is_: Any) -> Check:
    return Check(at, path, "is", is_)


def _hand(part: str, *, is_: Any, hand: str = "1", at: Any = END) -> Check:
    return _check(at, "state", "boxes", "1", "hands", hand, part, is_=is_)


def _taken(commands: int) -> Checks:
    return tuple(_check(at, "answer", is_="taken") for at in range(commands))


def _cards(hand: str, *cards: str, at: Any = END) -> Checks:
    return (_hand("cards", is_=list(cards), hand=hand, at=at),)


def _up(card: str) -> Checks:
    return (Check(1, ("state", "dealer", "cards"), "has", card),)


def _event(at: Any, **event: Any) -> Check:
    return Check(at, ("events",), "has", event)


def _total(points: int, *, hand: str = "1") -> Checks:
    return (_hand("total", is_=points, hand=hand),)


def _ends(outcome: str, net: str) -> Checks:
    return (_hand("outcome", is_=outcome), _hand("net", is_=net))


_TURN = _check(1, "state", "turn", is_={"box": 1, "hand": "1"})
_SETTLED = _check(END, "state", "phase", is_="settled")
