"""Cards: at the end of each round every hand holds what was stacked for it, and the dealer no more and no less."""

from collections import Counter
from collections.abc import Iterator, Mapping

from stacked_deck.adapters.compare import FACE_DOWN, Unreadable, bare_cards
from stacked_deck.adapters.played import Played, Round, hands_of, last_with_hands, rounds
from stacked_deck.adapters.trace import State
from stacked_deck.adapters.words import cards_words, hand_words

from .row import Breach, Row, Trial, unseen
from .told import wrong_cards

NAME = "cards"


def cards(trial: Trial) -> Row:
    """Compare the cards of all hands with those stacked for them, and how many the dealer took with the reference."""
    played = trial.played
    if played.case.seed is not None:
        return Row(NAME, idle="its shoe is shuffled, not stacked")
    if trial.hidden("cards"):
        return unseen(NAME, "cards")
    if trial.is_strayed:
        return Row(NAME, idle="the engine left the script")
    found: list[Breach] = []
    for dealt in rounds(played):
        last = last_with_hands(played, dealt)
        at = played.ways.owner[dealt.stop - 1]
        if last is None:
            found.append(Breach(NAME, "no hand is shown in the round", at))
            continue
        try:
            says = [*_wrong_hands(last[1], played.fitted.holds[dealt.number])]
            if not trial.hidden("dealer cards"):
                says += _wrong_dealer(trial, dealt, last[1])
            says = says or list(wrong_cards(played, dealt, last))
        except Unreadable as fault:
            says = [f"nonsense: {fault}"]
        found += [Breach(NAME, one, at) for one in says]
    return Row(NAME, tuple(found))


def left_over(played: Played, *, dealer_may_leave: bool = False) -> tuple[str, ...]:
    """Say what of a case's stack was not dealt as it was stacked; of the reference it is the scenario's own mistake.

    Where one stack is for several rulesets the dealer of one may leave what another's draws.
    """
    if played.case.seed is not None:
        return ()
    found: list[str] = []
    for dealt in rounds(played):
        last = last_with_hands(played, dealt)
        if last is None:
            continue
        holds = played.fitted.holds[dealt.number]
        found += _wrong_hands(last[1], holds)
        stacked, seen = bare_cards(holds.get("dealer", ())), _dealer(last[1])
        if len(stacked) > len(seen) and not dealer_may_leave:
            found.append(f"{cards_words(stacked[len(seen) :])} of the dealer's stack is left over")
        filler = [card for card in seen[len(stacked) :] if card != FACE_DOWN]
        if filler:
            found.append(f"the dealer draws {cards_words(filler)}, which nobody stacked")
    return tuple(found)


def _wrong_hands(state: State, holds: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    seen = {f"box {box} hand {name}": (hand_words(box, name), hand) for box, name, hand in hands_of(state)}
    for place, stacked in holds.items():
        if place == "dealer":
            continue
        if place not in seen:
            yield f"{_named(place)} is stacked {cards_words(stacked)} and is not shown"
            continue
        who, hand = seen[place]
        if hand.get("cards") is None:
            yield f"{who} shows no cards"
            continue
        held, wanted = bare_cards(hand["cards"]), bare_cards(stacked)
        if Counter(held) != Counter(wanted):
            yield f"{who} holds {cards_words(held)}, not the {cards_words(wanted)} stacked"
    for place, (who, _) in seen.items():
        if place not in holds:
            yield f"{who} is shown and nothing was stacked for it"


def _named(place: str) -> str:
    _, box, _, hand = place.split(" ")
    return hand_words(box, hand)


def _wrong_dealer(trial: Trial, dealt: Round, state: State) -> Iterator[str]:
    stacked, seen = bare_cards(trial.played.fitted.holds[dealt.number].get("dealer", ())), _dealer(state)
    wanted = _dealer_by_reference(trial, dealt)
    if wanted is None:
        wanted = len(seen)
    if len(seen) not in _allowed(trial, wanted):
        took = f"the dealer has {cards_words(seen) or 'no card'}"
        yield f"{took}: {len(seen)} cards, where the rules and the declared readings have {wanted}"
        return
    face_up = Counter(card for card in seen[: len(stacked)] if card != FACE_DOWN)
    if face_up - Counter(stacked[: len(seen)]):
        yield f"the dealer has {cards_words(seen)}, not the {cards_words(stacked)} stacked"


def _dealer(state: State) -> tuple[str, ...]:
    dealer = state.get("dealer")
    return bare_cards(dealer.get("cards") or ()) if isinstance(dealer, Mapping) else ()


def _dealer_by_reference(trial: Trial, dealt: Round) -> int | None:
    """How many cards the dealer has in that round by the reference; None where it did not get there."""
    reference = trial.by_reference
    for other in rounds(reference) if reference else ():
        if other.number == dealt.number and reference:
            last = last_with_hands(reference, other)
            return None if last is None else len(_dealer(last[1]))
    return None


def _allowed(trial: Trial, wanted: int) -> tuple[int, ...]:
    """The numbers of dealer cards that go with the declared dealing of a hole card, earlier or later than ruled."""
    hole = trial.played.about.dealing.hole
    if hole == "deal" and wanted == 1:
        return (1, 2)
    return (1, 2) if hole == "after-players" and wanted == 2 else (wanted,)
