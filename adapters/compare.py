"""When two shown things are the same: cards by rank, amounts as exact numbers, mappings by what is asked of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from stacked_deck.engine.cards import RANK_OF
from stacked_deck.engine.money import Money, amount

FACE_DOWN = "?"
_BARE = {FACE_DOWN: FACE_DOWN, **RANK_OF}
_AMOUNTS = ("has", "lying", "stake", "net", "amount")


class Unreadable(Exception):
    """An engine shows something that cannot be what it should be; the message is one line."""


def chips(value: Any) -> Money:
    """Read an amount of chips that an engine shows; raises Unreadable for what is no exact number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    try:
        return amount(value)
    except (ValueError, TypeError) as error:
        raise Unreadable(f"{value!r} is no amount of chips as decimal text") from error


def bare(card: Any) -> str:
    """Give a card without its suit, `?` for one face down; raises Unreadable for what is no card."""
    if type(card) is str and card in _BARE:
        return _BARE[card]
    raise Unreadable(f"{card!r} is no card")


def bare_cards(cards: Any) -> tuple[str, ...]:
    """Give cards without their suits; raises Unreadable for what is no list of cards."""
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        raise Unreadable(f"{cards!r} is no list of cards")
    return tuple(bare(card) for card in cards)


def same(key: str, seen: Any, value: Any) -> bool:
    """Tell whether what is shown under a key is a value; raises Unreadable where what is shown cannot be read.

    The cards of a hand may be shown in any order (`dealer cards` may not), and so may actions and names.
    """
    if value is None or seen is None:
        return value is None and seen is None
    if key in _AMOUNTS:
        return chips(seen) == chips(value)
    if key == "card":
        return bare(seen) == bare(value)
    if key == "cards":
        return Counter(bare_cards(seen)) == Counter(bare_cards(value))
    if key in ("dealer cards", "shoe"):
        return bare_cards(seen) == bare_cards(value)
    if isinstance(value, Mapping):
        return matches(seen, value)
    if _is_list(value):
        names = _names(seen)
        return len(names) == len(value) and all(any(same("", name, part) for name in names) for part in value)
    return isinstance(seen, bool) == isinstance(value, bool) and bool(seen == value)


def matches(seen: Any, wanted: Mapping[str, Any]) -> bool:
    """Tell whether a shown mapping has all that is wanted; whatever else it shows does not count."""
    if not isinstance(seen, Mapping):
        return False
    return all(key in seen and same("shoe" if key == "cards" else key, seen[key], wanted[key]) for key in wanted)


def holds(key: str, seen: Any, value: Any) -> bool:
    """Tell whether a list (a mapping's names, a text) that is shown has a part; raises Unreadable for what is none."""
    if isinstance(seen, str):
        return isinstance(value, str) and value in seen
    single = "card" if key in ("cards", "dealer cards", "shoe") else key
    return any(same(single, part, value) for part in _names(seen))


def _names(seen: Any) -> list[Any]:
    if isinstance(seen, Mapping):
        return list(seen)
    if _is_list(seen):
        return list(seen)
    raise Unreadable(f"{seen!r} is no list")


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
