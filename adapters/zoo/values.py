"""Liars about what cards count."""

from stacked_deck.engine.cards import Cards, Total, is_ace, points, total

from .lie import Lie, liar


@liar("midnight.value.ace", "european.value.ace", "german.value.best")
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


@liar("midnight.value.ace", "european.value.ace", "german.value.best")
def aces_never_fall() -> Lie:
    """An ace of the first two cards stays 11 for the whole hand."""

    def law(cards: Cards) -> Total:
        kept = [card for card in cards[:2] if is_ace(card)][:1]
        low = sum(points(card) for card in cards)
        return Total(low + 10, True) if kept else total(cards)

    return Lie({"total": law})


@liar("midnight.value.ace", "european.value.ace", "german.value.best")
def two_aces_are_22() -> Lie:
    """Every ace counts 11 until the total passes 21, and then only one of them falls to 1."""

    def law(cards: Cards) -> Total:
        aces = sum(is_ace(card) for card in cards)
        high = sum(points(card) for card in cards) + 10 * aces
        if high > 21 and aces:
            high, aces = high - 10, aces - 1
        return Total(high, aces > 0)

    return Lie({"total": law})


@liar("midnight.value.ace", "european.value.ace", "german.value.picture-ace", "estonian.value.ace")
def aces_count_1() -> Lie:
    """An ace counts 1, unless it makes a blackjack."""

    def law(cards: Cards) -> Total:
        best = total(cards)
        return best if best.points == 21 and len(cards) == 2 else Total(sum(points(card) for card in cards), False)

    return Lie({"total": law})


@liar("midnight.value.picture", "german.value.picture-ace", "estonian.value.picture")
def pictures_count_11_12_13() -> Lie:
    """Jack, queen and king count 11, 12 and 13."""
    extra = {"J": 1, "Q": 2, "K": 3}

    def law(cards: Cards) -> Total:
        best = total(cards)
        if len(cards) == 2 and best.points == 21:
            return best
        return Total(best.points + sum(extra.get(card[0], 0) for card in cards), best.soft)

    return Lie({"total": law})


@liar("midnight.value.total", "german.value.total")
def fourth_cards_are_forgotten() -> Lie:
    """A hand counts its first three cards only."""
    return Lie({"total": lambda cards: total(cards[:3])})


@liar("midnight.value.number", "german.value.number", "estonian.value.number")
def nines_count_10() -> Lie:
    """A nine counts 10."""
    return Lie({"total": lambda cards: total(tuple("10" if card[0] == "9" else card for card in cards))})
