"""Hands and chips as they stand, and what is new about them from one state of the table to the next."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stacked_deck.adapters.played import hands_of
from stacked_deck.adapters.trace import State
from stacked_deck.adapters.words import plain

DEALER = "dealer"
_VERBS = {"win": "wins", "lose": "loses", "push": "pushes", "surrender": "is surrendered"}


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it lies: how it is called, its cards (the last `new` of them have just come), total, stake, outcome."""

    name: str
    cards: tuple[str, ...]
    new: int = 0
    total: str = ""
    stake: str = ""  # chips
    insured: str = ""  # chips
    outcome: str = ""  # in words, once it is settled
    kind: str = ""  # win, lose, push or surrender


def hand_names(state: State) -> dict[tuple[str, str], str]:
    """Name the hands of a state as a feature does: by their box, or by their place from the left where it has more."""
    boxes: dict[str, list[str]] = {}
    for box, path, _ in hands_of(state):
        boxes.setdefault(box, []).append(path)
    return {
        (box, path): f"box {box}" if len(paths) == 1 else f"box {box} hand {at}"
        for box, paths in boxes.items()
        for at, path in enumerate(paths, 1)
    }


def changed(before: State, after: State) -> Iterator[Hand]:
    """Give the hands, the dealer's last, with a card, a stake or an outcome that they had not before."""
    old = {(box, path): hand for box, path, hand in hands_of(before)} if _is_same_round(before, after) else {}
    names = hand_names(after)
    for box, path, hand in hands_of(after):
        was = old.get((box, path)) or {}
        if any(was.get(part) != hand.get(part) for part in ("cards", "stake", "outcome", "net", "insurance")):
            cards = _cards(hand)
            yield _hand(names[box, path], hand, new=len(cards) - _kept(was, path, old))
    dealer, dealer_was = after.get(DEALER), before.get(DEALER)
    if isinstance(dealer, Mapping) and dealer.get("cards") and dealer != dealer_was:
        old_cards = _cards(dealer_was) if old and isinstance(dealer_was, Mapping) else ()
        yield _hand(DEALER, dealer, new=sum(card != old_cards[at : at + 1] for at, card in _each(dealer)))


def final(state: State) -> Iterator[Hand]:
    """Give all hands of a state, the dealer's last."""
    names = hand_names(state)
    for box, path, hand in hands_of(state):
        yield _hand(names[box, path], hand)
    dealer = state.get(DEALER)
    if isinstance(dealer, Mapping) and dealer.get("cards"):
        yield _hand(DEALER, dealer)


def turn_of(before: State, after: State) -> str:
    """Say whose turn it is now, where it was another's; empty where nothing is new or shown."""
    turn = after.get("turn")
    if not isinstance(turn, Mapping) or (turn == before.get("turn") and before.get("phase") == after.get("phase")):
        return ""
    name = hand_names(after).get((str(turn.get("box")), str(turn.get("hand"))), f"box {plain(turn.get('box'))}")
    return f"{name}: insurance?" if after.get("phase") == "insurance" else f"{name} to play"


def notes_of(before: State, after: State) -> Iterator[str]:
    """Say what is new about insurances and stakes behind."""
    old = {(box, path): hand for box, path, hand in hands_of(before)}
    names = hand_names(after)
    for box, path, hand in hands_of(after):
        was, name = old.get((box, path)) or {}, names[box, path]
        yield from _insurance(name, _mapping(was.get("insurance")), _mapping(hand.get("insurance")))
        behind, had = _mapping(hand.get("behind")), _mapping(was.get("behind"))
        for who, bet in behind.items():
            yield from _behind(f"{plain(who)} behind {name}", _mapping(had.get(who)), _mapping(bet))


def chips_lying(before: State, after: State) -> Iterator[str]:
    """Say what lies on each box outside of a round, where that is new."""
    boxes, had = _mapping(after.get("boxes")), _mapping(before.get("boxes"))
    for number, box in boxes.items():
        old = _mapping(had.get(number))
        stake = _mapping(box).get("stake")
        if stake is not None and stake != old.get("stake") and stake != "0":
            yield f"{plain(stake)} on box {plain(number)}"
        for who, bet in _mapping(_mapping(box).get("behind")).items():
            laid = _mapping(bet).get("stake")
            if laid is not None and bet != _mapping(old.get("behind")).get(who) and not _mapping(box).get("hands"):
                yield f"{plain(laid)} of {plain(who)} behind on box {plain(number)}"


def _hand(name: str, hand: Mapping[str, Any], *, new: int = 0) -> Hand:
    total, outcome = hand.get("total"), str(hand.get("outcome") or "")
    words = "" if total is None else f"{'soft ' if hand.get('soft') is True else ''}{plain(total)}"
    words = "blackjack" if hand.get("natural") is True else f"{words}, bust" if hand.get("status") == "bust" else words
    return Hand(
        name,
        _cards(hand),
        new,
        words,
        "" if hand.get("stake") is None else plain(hand["stake"]),
        plain(_mapping(hand.get("insurance")).get("stake") or ""),
        _outcome(hand),
        outcome if outcome in _VERBS else "",
    )


def _outcome(hand: Mapping[str, Any]) -> str:
    outcome, net = hand.get("outcome"), hand.get("net")
    if outcome is None and net is None:
        return ""
    words = _VERBS.get(str(outcome), plain(outcome or "nets"))
    if net is None or outcome == "push":
        return words
    lost = plain(net).removeprefix("-")
    return f"{words}, {lost} lost" if outcome == "surrender" else f"{words} {lost}"


def _insurance(name: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    if now.get("stake") is not None and now.get("stake") != was.get("stake"):
        yield f"{name} is insured for {plain(now['stake'])}"
    if now.get("net") is not None and now.get("net") != was.get("net"):
        yield f"the insurance of {name} {_net(now['net'])}"


def _behind(name: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    if now.get("stake") is not None and now.get("stake") != was.get("stake"):
        yield f"{name} has {plain(now['stake'])}"
    if now.get("net") is not None and now.get("net") != was.get("net"):
        yield f"{name} {_net(now['net'])}"
    yield from _insurance(f"the stake of {name}", _mapping(was.get("insurance")), _mapping(now.get("insurance")))


def _net(net: Any) -> str:
    words = plain(net)
    if words.startswith("-"):
        return f"loses {words[1:]}"
    return "comes back" if words == "0" else f"wins {words}"


def _kept(was: Mapping[str, Any], path: str, old: Mapping[tuple[str, str], Any]) -> int:
    """How many cards of a hand it had before; a hand that a split made has one of them."""
    if was:
        return len(_cards(was))
    return 1 if "." in path and old else 0


def _is_same_round(before: State, after: State) -> bool:
    """Whether hands in both states are of one round: no hand is settled before and open after."""
    settled = any(hand.get("outcome") is not None for _, _, hand in hands_of(before))
    return not settled or before.get("phase") not in ("settled", "ended") or not _is_open(after)


def _is_open(state: State) -> bool:
    return state.get("phase") in ("insurance", "playing")


def _cards(hand: Mapping[str, Any]) -> tuple[str, ...]:
    cards = hand.get("cards")
    return tuple(str(card) for card in cards) if isinstance(cards, list | tuple) else ()


def _each(hand: Mapping[str, Any]) -> Iterator[tuple[int, tuple[str, ...]]]:
    cards = _cards(hand)
    return ((at, cards[at : at + 1]) for at in range(len(cards)))


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
