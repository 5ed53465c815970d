"""Secrecy: nothing that is shown depends on cards that nobody has seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.played import Played
from stacked_deck.adapters.trace import Event
from stacked_deck.adapters.words import cards_words, moment
from stacked_deck.engine.cards import RANKS, Cards, is_ace, is_ten, makes_natural, points, rank

from .asking import Asking, ask, known
from .row import Breach, Row, Trial
from .shown import step_difference

NAME = "secrecy"
_MORE = 8  # cards laid behind the dealer's, so that the filler behind the stack is another too


@dataclass(frozen=True, slots=True)
class _Secret:
    """One round's hidden cards: its deal, where the reference first shows one of them, and where it looks at them."""

    deal: int
    shown: int | None
    peeked: int | None


@dataclass(frozen=True, slots=True)
class _Swap:
    """Other cards for the dealer of one round, and the command of the portable script from which on they may count."""

    secret: _Secret
    dealer: Cards
    until: int | None


def secrecy(trial: Trial) -> Asking[Row]:
    """Play again with other cards for the dealer and behind the stack, and compare all that comes before they show."""
    if trial.played.case.seed is not None:
        return Row(NAME, idle="its shoe is shuffled, not stacked")
    reference = trial.by_reference
    if reference is None:
        return Row(NAME, idle="the reference has no answer by the declared readings")
    secrets = list(_secrets(trial.played.case, reference))
    if not secrets:
        return Row(NAME, idle="the dealer gets no card")
    hidden = [secret for secret in secrets if _is_hidden(trial, secret)]
    if not hidden:
        return Row(NAME, idle="no step comes between the deal and the dealer's cards")
    swaps = [swap for secret in hidden for swap in _swaps(trial.played.case, secret)]
    answers = yield from ask([_with_dealer(trial.played.case, swap) for swap in swaps])
    found = (_breach(trial, swap, known(answer)) for swap, answer in zip(swaps, answers, strict=True))
    return Row(NAME, tuple(breach for breach in found if breach is not None))


def _secrets(case: Case, reference: Played) -> Iterator[_Secret]:
    deals = [at for at, command in enumerate(case.script) if command.cards and command.cards.get("dealer")]
    for deal, stop in pairwise((*deals, len(case.script))):
        first: dict[str, int] = {}
        for step, owner in zip(reference.trace.steps, reference.ways.owner, strict=True):
            for event in (step.events or ()) if deal <= owner < stop else ():
                kind = "peeked" if event.get("event") == "peeked" else "shown" if _shows(event) else ""
                if kind:
                    first[kind] = min(owner, first.get(kind, owner))
        yield _Secret(deal, first.get("shown"), first.get("peeked"))


def _is_hidden(trial: Trial, secret: _Secret) -> bool:
    """Whether the deal was played before anything of the dealer's shows."""
    own = trial.played.ways.own[secret.deal]
    return own is not None and own < min(_first_step(trial.played, secret, secret.shown), trial.stray)


def _shows(event: Event) -> bool:
    """Whether a dealer card after the up card comes to light."""
    return event.get("event") == "turned" or (event.get("event") == "drew" and event.get("to") == "dealer")


def _swaps(case: Case, secret: _Secret) -> Iterator[_Swap]:
    dealt = (case.script[secret.deal].cards or {})["dealer"]
    swapped = _swapped(case, dealt)
    yield _Swap(secret, swapped, secret.shown)
    if is_ace(dealt[0]) or is_ten(dealt[0]):
        turned = _with_natural_turned(swapped, dealt)
        yield _Swap(secret, turned, secret.shown if secret.peeked is None else secret.peeked)


def _with_dealer(case: Case, swap: _Swap) -> Case:
    deal = case.script[swap.secret.deal]
    script = list(case.script)
    script[swap.secret.deal] = replace(deal, cards={**(deal.cards or {}), "dealer": swap.dealer})
    return replace(case, script=tuple(script))


def _breach(trial: Trial, swap: _Swap, again: Played) -> Breach | None:
    played = trial.played
    for at in range(min(_first_step(played, swap.secret, swap.until), trial.stray, len(again.trace.steps))):
        if _bare(again.fitted.case.script[at]) != _bare(played.fitted.case.script[at]):
            return None  # other questions are put from here on
        changed = step_difference(played.trace.steps[at], again.trace.steps[at])
        if changed:
            owner = played.ways.owner[at]
            said = f"with {cards_words(swap.dealer[1:])} to come for the dealer, {moment(played.case, owner)}"
            return Breach(NAME, f"{said}, {changed}", owner)
    return None


def _first_step(played: Played, secret: _Secret, until: int | None) -> int:
    """The first fitted command from which on hidden cards may count."""
    if until is None:
        deals = [at for at, command in enumerate(played.case.script) if command.deals and at > secret.deal]
        return played.fitted.places[deals[0] - 1] + 1 if deals else len(played.trace.steps)
    own = played.ways.own[until]
    return max(played.fitted.places[until], 0) if own is None else own


def _bare(command: Command) -> Command:
    return replace(command, shoe=None)


def _swapped(case: Case, dealer: Cards) -> Cards:
    """Give other cards for all of the dealer's but the first, the natural unchanged, and some more behind them."""
    up, natural = dealer[0], makes_natural(dealer[:2])
    used = [rank(card) for command in case.script for card in _cards_of(command)]
    spare = sorted(RANKS, key=lambda one: (used.count(one), RANKS.index(one)))
    found: list[str] = [up]
    for place in range(1, max(len(dealer), 2) + _MORE):
        old = rank(dealer[place]) if place < len(dealer) else ""
        fits = [one for one in spare if one != old and (place > 1 or makes_natural((up, one)) is natural)]
        # A ten up has its natural by an ace alone, so there is nothing to swap it for.
        chosen = fits[0] if fits else old
        found.append(chosen)
        if chosen in spare:  # to the back, so that no rank is asked for twice in a row
            spare.append(spare.pop(spare.index(chosen)))
    return tuple(found)


def _with_natural_turned(swapped: Cards, dealer: Cards) -> Cards:
    """Make the dealer's natural none, or the other way round."""
    completes = "A" if is_ten(dealer[0]) else "K"
    second = "5" if makes_natural(dealer[:2]) else completes
    return (swapped[0], second, *swapped[2:])


def _cards_of(command: Command) -> Sequence[str]:
    dealt = [card for cards in (command.cards or {}).values() for card in cards]
    return [*dealt, *(command.gets or ())]


def low_cards(case: Case) -> Cards:
    """Give the two low ranks that a case has used least."""
    used = [rank(card) for command in case.script for card in _cards_of(command)]
    low = sorted((one for one in RANKS if 2 <= points(one) <= 6), key=lambda one: (used.count(one), points(one)))
    return low[0], low[1]
