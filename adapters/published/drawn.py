"""Cards that leave a published engine's shoe, told as events: where each went, and what became known meanwhile."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from stacked_deck.adapters.trace import Event

Held = tuple[str, str, Sequence[Any]]  # "box 1" or "dealer", the hand's name, its cards


class Drawn:
    """What was drawn and said since the last step; each card is an object of its own, found where it lies.

    `name` gives the wire's word for a card.
    """

    def __init__(self, name: Callable[[Any], str]) -> None:
        self.name = name
        self.log: list[Any] = []  # cards, and events as mappings
        self.hole_is_shown = True  # there is none

    def begin(self) -> None:
        """Forget the last round."""
        self.log.clear()
        self.hole_is_shown = False

    def take(self, card: Any) -> Any:
        """Note a card that leaves the shoe, and give it."""
        self.log.append(card)
        return card

    def settle(self, box: int, hand: str, outcome: str | None, **more: Any) -> None:
        """Note what came of a hand, where anything did."""
        if outcome is not None:
            self.log.append({"event": "settled", "box": box, "hand": hand, "outcome": outcome, **more})

    def events(self, held: Iterable[Held], *, hole: Any, is_down: bool) -> tuple[Event, ...]:
        """Tell what was noted, by where the cards lie now; what lies nowhere yet is kept for later."""
        places = {id(card): (to, hand, at) for to, hand, cards in held for at, card in enumerate(cards)}
        log = self.log[:]
        self.log = [entry for entry in log if not isinstance(entry, dict) and id(entry) not in places]
        told = [entry for entry in log if isinstance(entry, dict) or id(entry) in places]
        return tuple(self._told(told, places, hole=hole, is_down=is_down))

    def _told(self, told: Iterable[Any], places: dict[int, Any], *, hole: Any, is_down: bool) -> Iterator[Event]:
        for entry in told:
            if isinstance(entry, dict):
                yield from self._turned(hole, is_down=is_down)
                yield entry
                continue
            to, hand, at = places[id(entry)]
            is_dealt = at < 2 and hand in ("", "1")
            if to == "dealer" and not is_dealt:
                yield from self._turned(hole, is_down=is_down)
            card = "?" if entry is hole and not self.hole_is_shown else self.name(entry)
            event = {"event": "dealt" if is_dealt else "drew", "to": to, "card": card}
            yield event if to == "dealer" else {**event, "hand": hand}
        yield from self._turned(hole, is_down=is_down)

    def _turned(self, hole: Any, *, is_down: bool) -> Iterator[Event]:
        if not self.hole_is_shown and not is_down and hole is not None:
            self.hole_is_shown = True
            yield {"event": "turned", "card": self.name(hole)}


class Shoe(list[Any]):
    """A shoe whose top card lies last, as most engines have it, or first; what leaves it is noted."""

    def __init__(self, cards: Iterable[Any], drawn: Drawn) -> None:
        super().__init__(cards)
        self.drawn = drawn

    def pop(self, at: Any = -1) -> Any:
        """Take a card from where the engine takes it."""
        return self.drawn.take(super().pop(at))
