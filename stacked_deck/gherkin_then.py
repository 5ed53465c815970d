"""What the reference shows at the place of a difference, written as a Then of the features."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from stacked_deck.engine.cards import rank
from stacked_deck.engine.money import amount, text
from stacked_deck.fixtures.campaign.difference import Difference

Name = Callable[[str, str], str]  # names a hand, by its box and path
_OUTCOMES = {"win": "wins", "lose": "loses", "push": "pushes", "surrender": "is surrendered", None: "is not settled"}
_PHASES = {"settled": "the round is over", "ended": "the session is over"}


class Unsayable(Exception):
    """The features have no words for something; the message says for what."""


def expectation(difference: Difference, state: Mapping[str, Any], name: Name) -> str:
    """Say what is expected where two engines part; raises Unsayable where there are no words for it."""
    path, value = difference.path, difference.expected
    match path:
        case ("answer",):
            return "it is refused" if value == "refused" else "it is accepted"
        case ("events",):
            return _events(difference.expected, difference.seen)
        case ("state", "turn"):
            return "no hand is in turn" if value is None else f"{name(str(value['box']), value['hand'])} is in turn"
        case ("state", "phase"):
            return _PHASES.get(value, "the round is not over")
        case ("state", "lying"):
            return f"{value} lies on the table" if amount(value) else "nothing lies on the table"
        case ("state", "players", player, _):
            return f"{player} has {value}"
        case ("state", "dealer", leaf):
            return _of_hand("the dealer", leaf, value, state["dealer"])
        case ("state", "boxes", box, "hands"):
            return f"box {box} has {len(value)} {'hand' if len(value) == 1 else 'hands'}"
        case ("state", "boxes", box, "net") if value is not None:
            return f"box {box} nets {value}"
        case ("state", "boxes", box, "stake") if value is not None:
            return f"{value} lies on box {box}"
        case ("state", "boxes", _, "stake") if not amount(state["lying"]):
            return "nothing lies on the table"
        case ("state", "boxes", box, "hands", hand, *rest):
            return _at_hand(rest, value, state["boxes"][box]["hands"][hand], name(box, hand))
    raise Unsayable(f"{'/'.join(path)} being {value}")


def _at_hand(rest: list[str], value: Any, hand: Mapping[str, Any], where: str) -> str:
    match rest:
        case ["insurance"]:
            return f"{where} is not insured" if value is None else f"the insurance of {where} is {value['stake']}"
        case ["insurance", "stake"]:
            return f"the insurance of {where} is {value}"
        case ["insurance", "net"]:
            return f"the insurance of {where} {_won(value, even='comes back')}"
        case ["behind", owner, "stake"]:
            return f"the stake of {owner} behind {where} is {value}"
        case ["behind", owner, "net"] if value is not None:
            return f"{owner} behind {where} nets {value}"
        case ["behind", owner, "insurance", "net"] if value is not None:
            return f"the insurance of {owner} behind {where} nets {value}"
        case [leaf]:
            return _of_hand(where, leaf, value, hand)
    raise Unsayable(f"{' '.join(rest)} being {value}")


def _of_hand(where: str, leaf: str, value: Any, hand: Mapping[str, Any]) -> str:
    if leaf == "cards":
        return f"{where} holds {' '.join(card if card == '?' else rank(card) for card in value)}"
    if leaf in ("total", "soft"):
        return f"{where} totals {'soft' if hand['soft'] else 'hard'} {hand['total']}"
    if leaf == "natural":
        return f"{where} {'has a' if value else 'has no'} blackjack"
    if leaf == "stake":
        return f"the stake of {where} is {value}"
    if leaf == "outcome":
        return f"{where} {_OUTCOMES[value]}"
    if leaf == "net":
        return f"{where} {_won(value, even='pushes')}"
    if leaf == "status":
        words = {"bust": "is bust", "surrendered": "is surrendered"}
        return f"{where} {words.get(value, 'is not bust')}"
    raise Unsayable(f"the {leaf} of {where}")


def _won(value: Any, *, even: str) -> str:
    if value is None:
        return "is not settled"
    chips = amount(value)
    return even if chips == 0 else f"wins {text(chips)}" if chips > 0 else f"loses {text(-chips)}"


def _events(expected: Any, seen: Any) -> str:
    """Say what has happened and the engine does not tell, or tells in another order, or what has not happened."""
    for event in expected:
        if event not in seen:
            return _event(event)
    kinds = {event["event"] for event in seen if event not in expected}
    if "peeked" in kinds:
        return "the dealer does not peek"
    if "drew" in kinds and not any(event["event"] == "drew" for event in expected):
        return "the dealer draws no card"
    for first, second in pairwise(expected):
        if first in seen and second in seen and seen.index(first) > seen.index(second):
            return f"{_event(first)} before {_event(second)}"
    raise Unsayable("that something has not happened")


def _event(event: Mapping[str, Any]) -> str:
    words = {
        "peeked": "the dealer peeks",
        "turned": f"the dealer turns {event.get('card')}",
        "drew": f"the dealer draws {event.get('card')}",
        "settled": f"box {event.get('box')} is settled",
        "insurance settled": f"the insurance of box {event.get('box')} is settled",
    }
    return words[event["event"]]
