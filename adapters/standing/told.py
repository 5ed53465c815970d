"""What is told of a round beside what is shown of it: events that name other cards or nets than the hands have."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from stacked_deck.adapters.compare import FACE_DOWN, bare, chips
from stacked_deck.adapters.played import Played, Round, hands_of
from stacked_deck.adapters.trace import Event, State
from stacked_deck.adapters.words import cards_words, hand_words

Told = dict[str, Counter[str]]  # cards by seat


def wrong_cards(played: Played, dealt: Round, last: tuple[int, State]) -> Iterator[str]:
    """Say where a round's events deal other cards than its hands hold; nothing where at most a shuffle is told."""
    events, state = tuple(_events(played, dealt, last[0])), last[1]
    if all(event.get("event") == "shuffled" for event in events):
        return
    told: Told = {}
    hands = {f"box {box}": set[str]() for box, _, _ in hands_of(state)}
    dealer = (state.get("dealer") or {}).get("cards")
    held: Told = {} if dealer is None else {"dealer": Counter(_up(dealer))}
    for box, name, hand in hands_of(state):
        hands[f"box {box}"].add(name)
        held.setdefault(f"box {box}", Counter()).update(_up(hand.get("cards")))
    for event in events:
        seat = str(event.get("to", "dealer" if event.get("event") == "turned" else ""))
        if seat and event.get("card") not in (None, FACE_DOWN):
            told.setdefault(seat, Counter())[bare(event["card"])] += 1
            if seat in hands and not _is_known(event.get("hand"), hands[seat]):
                yield f"{bare(event['card'])} is told to go to hand {event.get('hand')} of {seat}, which is not shown"
    for seat, cards in held.items():
        found = told.get(seat, Counter())
        if found != cards:
            yield f"{_words(found)} are told to go to the {seat}, which holds {_words(cards)}"


def wrong_nets(played: Played, dealt: Round, last: tuple[int, State]) -> Iterator[str]:
    """Say where a round's events settle a hand, or an insurance, otherwise than is shown in the end."""
    shown = {(box, name): hand for box, name, hand in hands_of(last[1])}
    for event in _events(played, dealt, last[0]):
        hand = shown.get((str(event.get("box")), str(event.get("hand"))))
        part = hand and _settled(event, hand)
        if part and part.get("net") is not None and chips(part["net"]) != chips(event["net"]):
            who = hand_words(str(event["box"]), str(event["hand"]))
            yield f"{event['event']} tells {event['net']} of {who}, which shows {part['net']}"


def _settled(event: Event, hand: State) -> Mapping[str, object] | None:
    """What a hand shows of the thing that an event settles."""
    if event.get("event") == "settled":
        return hand
    if event.get("event") != "insurance settled":
        return None
    owner = hand if event.get("by") is None else (hand.get("behind") or {}).get(event["by"])
    return {"net": None} if owner is None else owner.get("insurance")


def _events(played: Played, dealt: Round, last: int) -> Iterator[Event]:
    for step in played.trace.steps[dealt.start : last + 1]:
        yield from step.events or ()


def _is_known(hand: object, shown: Iterable[str]) -> bool:
    """Whether a hand is shown, or those that it was split into."""
    return any(name == hand or name.startswith(f"{hand}.") for name in shown)


def _up(cards: Iterable[str] | None) -> Iterator[str]:
    return (bare(card) for card in cards or () if card != FACE_DOWN)


def _words(cards: Counter[str]) -> str:
    return cards_words(tuple(cards.elements()))
