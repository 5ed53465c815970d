"""Liars about what cards count."""

from stacked_deck.engine.cards import Cards, Total, is_ace, is_ten, points, rank, total

from .broken import ACE, NUMBER, PICTURE, TOTAL
from .lie import Lie, liar
from .twist import counts


def _low(cards: Cards) -> int:
    return sum(points(card) for card in cards)


def _aces(cards: Cards) -> int:
    return sum(is_ace(card) for card in cards)


@liar(*ACE)
def drawn_aces_count_1() -> Lie:
    """An ace that comes after the first two cards counts 1, whatever the total."""

    def law(cards: Cards) -> Total:
        found, soft = total(cards[:2])
        for card in cards[2:]:
            found += points(card)
            if found > 21 and soft:
                found, soft = found - 10, False
        return Total(found, soft)

    return Lie({"total": law})


@liar(*ACE)
def drawn_aces_count_11() -> Lie:
    """An ace that comes after the first two cards counts 11, whatever the total."""

    def law(cards: Cards) -> Total:
        drawn = _aces(cards[2:])
        best = total((*cards[:2], *(card for card in cards[2:] if not is_ace(card))))
        return Total(best.points + 11 * drawn, True) if drawn else best

    return Lie({"total": law})


@liar(*ACE)
def aces_never_fall() -> Lie:
    """An ace of the first two cards stays 11 for the whole hand."""
    return counts(lambda cards: _aces(cards[:2]) > 0, lambda cards, best: Total(_low(cards) + 10, True))


@liar(*ACE)
def second_aces_never_fall() -> Lie:
    """An ace that is a hand's second card stays 11 for the whole hand."""
    return counts(lambda cards: _aces(cards[1:2]) > 0, lambda cards, best: Total(_low(cards) + 10, True))


@liar(*ACE)
def two_aces_are_22() -> Lie:
    """Every ace counts 11 until the total passes 21, and then only one of them falls to 1."""

    def law(cards: Cards) -> Total:
        aces = _aces(cards)
        high = _low(cards) + 10 * aces
        if high > 21 and aces:
            high, aces = high - 10, aces - 1
        return Total(high, aces > 0)

    return Lie({"total": law})


@liar(*ACE)
def a_pair_of_aces_is_22() -> Lie:
    """Two aces as the whole hand are 22."""
    return counts(lambda cards: len(cards) == 2 == _aces(cards), lambda cards, best: Total(22, False))


@liar(*ACE)
def a_pair_of_aces_is_2() -> Lie:
    """Two aces as the whole hand are 2."""
    return counts(lambda cards: len(cards) == 2 == _aces(cards), lambda cards, best: Total(2, False))


@liar(*ACE)
def two_aces_are_21() -> Lie:
    """Two aces as the whole hand are 21."""
    return counts(lambda cards: len(cards) == 2 == _aces(cards), lambda cards, best: Total(21, True))


@liar(*ACE)
def all_aces_fall_together() -> Lie:
    """Of two aces or more all count 1."""
    return counts(lambda cards: _aces(cards) > 1, lambda cards, best: Total(_low(cards), False))


@liar(*ACE)
def aces_count_as_they_come() -> Lie:
    """An ace counts 11 where it fits when it comes, and never falls afterwards."""

    def law(cards: Cards) -> Total:
        found, soft = 0, False
        for card in cards:
            high = is_ace(card) and found + 11 <= 21
            found, soft = found + (11 if high else points(card)), soft or high
        return Total(found, soft)

    return Lie({"total": law})


@liar(*ACE)
def aces_count_by_their_order() -> Lie:
    """An ace counts 11 only if it is a hand's first card."""
    return counts(
        lambda cards: _aces(cards) > 0 and not is_ace(cards[0]), lambda cards, best: Total(_low(cards), False)
    )


@liar(*ACE)
def aces_count_1() -> Lie:
    """An ace counts 1, unless it makes a blackjack."""
    return counts(
        lambda cards: not (len(cards) == 2 and total(cards).points == 21),
        lambda cards, best: Total(_low(cards), False),
    )


@liar(*ACE)
def aces_count_11() -> Lie:
    """An ace counts 11, whatever the total."""
    return counts(lambda cards: _aces(cards) > 0, lambda cards, best: Total(_low(cards) + 10 * _aces(cards), True))


@liar(*ACE)
def aces_count_10() -> Lie:
    """An ace counts 10, unless it makes a blackjack."""
    return counts(
        lambda cards: _aces(cards) > 0 and best_of(cards) != 21,
        lambda cards, best: Total(_low(cards) + 9 * _aces(cards), False),
    )


def best_of(cards: Cards) -> int:
    """Give the honest total of two cards, in points; 0 of any other number of cards."""
    return total(cards).points if len(cards) == 2 else 0


@liar(*ACE)
def soft_21_is_11() -> Lie:
    """An ace falls to 1 at 21 already, where the hand is no blackjack."""
    return counts(
        lambda cards: len(cards) > 2 and total(cards) == (21, True), lambda cards, best: Total(best.points - 10, False)
    )


@liar(*ACE)
def soft_20_falls() -> Lie:
    """An ace falls to 1 at a total of 20 already."""
    return counts(lambda cards: total(cards) == (20, True), lambda cards, best: Total(10, False))


@liar(*ACE)
def twelve_with_an_ace_is_22() -> Lie:
    """An ace counts 11 up to a total of 22."""
    return counts(lambda cards: _aces(cards) > 0 and _low(cards) == 12, lambda cards, best: Total(22, True))


@liar(*PICTURE)
def pictures_count_11_12_13() -> Lie:
    """Jack, queen and king count 11, 12 and 13."""
    extra = {"J": 1, "Q": 2, "K": 3}
    return counts(
        lambda cards: best_of(cards) != 21,
        lambda cards, best: Total(best.points + sum(extra.get(rank(card), 0) for card in cards), best.soft),
    )


def _instead(one: str, other: str) -> Lie:
    return Lie({"total": lambda cards: total(tuple(other if rank(card) == one else card for card in cards))})


@liar(*PICTURE)
def jacks_count_9() -> Lie:
    """A jack counts 9."""
    return _instead("J", "9")


@liar(*PICTURE)
def queens_count_9() -> Lie:
    """A queen counts 9."""
    return _instead("Q", "9")


@liar(*PICTURE)
def kings_count_9() -> Lie:
    """A king counts 9."""
    return _instead("K", "9")


@liar(*NUMBER)
def nines_count_10() -> Lie:
    """A nine counts 10."""
    return _instead("9", "10")


@liar(*NUMBER)
def eights_count_7() -> Lie:
    """An eight counts 7."""
    return _instead("8", "7")


@liar(*NUMBER)
def sevens_count_8() -> Lie:
    """A seven counts 8."""
    return _instead("7", "8")


@liar(*NUMBER)
def sixes_count_5() -> Lie:
    """A six counts 5."""
    return _instead("6", "5")


@liar(*NUMBER)
def fives_count_6() -> Lie:
    """A five counts 6."""
    return _instead("5", "6")


@liar(*NUMBER)
def fours_count_5() -> Lie:
    """A four counts 5."""
    return _instead("4", "5")


@liar(*NUMBER)
def threes_count_2() -> Lie:
    """A three counts 2."""
    return _instead("3", "2")


@liar(*NUMBER)
def twos_count_3() -> Lie:
    """A two counts 3."""
    return _instead("2", "3")


@liar(*NUMBER)
def tens_count_9() -> Lie:
    """A ten counts 9, and a picture 10."""
    return _instead("10", "9")


@liar(*TOTAL)
def third_cards_are_forgotten() -> Lie:
    """A hand counts its first two cards only."""
    return counts(lambda cards: len(cards) == 3, lambda cards, best: total(cards[:2]))


@liar(*TOTAL)
def fourth_cards_are_forgotten() -> Lie:
    """Of four cards and more a hand counts all but the last."""
    return counts(lambda cards: len(cards) == 4, lambda cards, best: total(cards[:3]))


@liar(*TOTAL)
def five_cards_count_one_more() -> Lie:
    """Five cards and more count a point too many."""
    return counts(
        lambda cards: len(cards) > 4 and best_low(cards), lambda cards, best: Total(best.points + 1, best.soft)
    )


def best_low(cards: Cards) -> bool:
    """Tell whether a hand stays at 21 or less with a point more."""
    return total(cards).points < 21


@liar(*TOTAL)
def pairs_count_once() -> Lie:
    """Two cards of one rank that are no tens count as one."""
    return counts(
        lambda cards: len(cards) == 2 and rank(cards[0]) == rank(cards[1]) and not is_ten(cards[0]),
        lambda cards, best: total(cards[:1]),
    )
