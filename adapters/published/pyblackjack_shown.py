"""What a game of pyblackjack shows, in the wire's words."""

from collections.abc import Iterable
from typing import Any

from pyblackjack.model import Card, Game, Hand, Player
from stacked_deck.adapters.trace import Event, State


class Cards(list[Card]):
    """A shoe's cards, the top one last and each an object of its own; what is taken goes into a log."""

    def __init__(self, ranks: Iterable[str], log: list[Any]) -> None:
        super().__init__(Card(rank) for rank in ranks)
        self.log = log

    def pop(self, *_: Any) -> Card:
        """Take the top card."""
        self.log.append(super().pop())
        return self.log[-1]  # type: ignore[no-any-return]


class Shown:
    """The game, the names of its places and hands, and what was seen of it since the last step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = {player.name: player for player in game.players}  # also of those who leave the game
        self.bets: dict[str, int] = {}  # for the round to come
        self.boxes: dict[str, int] = {}  # of the players who have a bet
        self.phase, self.asked, self.offered = "betting", "", frozenset[str]()
        self.log: list[Any] = []  # cards, events and the turning of the hole card, since the last step
        self.begin()

    def begin(self) -> None:
        """Forget the last round."""
        self.log.clear()
        self.paths = {name: ["1"] for name in self.boxes}
        self.outcomes: dict[int, str] = {}  # of hands, by identity
        self.ways: dict[int, str] = {}  # how a hand's play ended
        self.hole_is_shown = False

    def settle(self, player: Player, at: int, outcome: str) -> None:
        """Note what the engine said of a hand."""
        self.outcomes[id(player.hands[at])] = outcome
        place = {"box": self.boxes[player.name], "hand": self.paths[player.name][at]}
        self.log.append({"event": "settled", **place, "outcome": outcome})

    def turn(self) -> tuple[int, str]:
        """Give the box and the hand that are asked."""
        at = self.seats[self.asked].active_hand_index
        return self.boxes[self.asked], self.paths[self.asked][at]

    def state(self) -> State:
        """Give what the engine shows now."""
        turn = self.turn() if self.asked else None
        boxes: dict[str, Any] = {}
        for name, box in self.boxes.items():
            boxes[str(box)] = {"player": name}
            if name in self.bets and not self.asked:
                boxes[str(box)]["stake"] = str(self.bets[name])
            if name in self.paths:
                hands = zip(self.paths[name], self.seats[name].hands, strict=False)
                boxes[str(box)]["hands"] = {path: self._hand(self.seats[name], hand) for path, hand in hands}
        return {
            "phase": self.phase,
            "turn": None if turn is None else {"box": turn[0], "hand": turn[1]},
            "actions": sorted(self.offered),
            "players": {name: {"has": str(player.chips)} for name, player in self.seats.items()},
            "boxes": boxes,
            "dealer": self._dealer(),
        }

    def _hand(self, player: Player, hand: Hand) -> dict[str, Any]:
        return {
            "cards": [card.rank for card in hand],
            "total": hand.total(),
            "soft": hand.soft_total() is not None,
            "natural": not player.is_split() and hand.is_blackjack(),
            "stake": str(hand.bet),
            "status": "bust" if hand.is_busted() else self.ways.get(id(hand), "open"),
            "outcome": self.outcomes.get(id(hand)),
        }

    def _dealer(self) -> dict[str, Any]:
        """Give the dealer's cards with the up card first; the engine totals what can be seen of them."""
        dealer, visible = self.game.dealer, Hand(bet=0)
        visible.extend([*dealer[1:2], *([] if dealer.downcard else dealer[:1]), *dealer[2:]])
        cards = [card.rank for card in visible] + (["?"] if dealer and dealer.downcard else [])
        soft = visible.soft_total() is not None
        return {"cards": cards, "total": visible.total(), "soft": soft, "natural": visible.is_blackjack()}

    def events(self) -> Iterable[Event]:
        """Tell where the cards went that were taken since the last step, and what was said."""
        dealer, log = self.game.dealer, self.log[:]
        self.log.clear()
        places = {id(card): (f"box {self.boxes[name]}", path, at) for name, path, at, card in self._cards_held()}
        places |= {id(card): ("dealer", "", at) for at, card in enumerate(dealer)}
        for entry in log:
            if not isinstance(entry, Card):
                yield from self._turned() if entry == "turned" else (entry,)
                continue
            to, path, at = places[id(entry)]
            is_dealt = at < 2 and path in ("", "1")
            event = {"event": "dealt" if is_dealt else "drew", "to": to, "card": entry.rank}
            if to != "dealer":
                yield {**event, "hand": path}
                continue
            if not is_dealt:
                yield from self._turned()
            yield {**event, "card": "?"} if entry is dealer[0] else event

    def _cards_held(self) -> Iterable[tuple[str, str, int, Card]]:
        for name, paths in self.paths.items():
            for path, hand in zip(paths, self.seats[name].hands, strict=False):
                yield from ((name, path, at, card) for at, card in enumerate(hand))

    def _turned(self) -> Iterable[Event]:
        if not self.hole_is_shown:
            self.hole_is_shown = True
            yield {"event": "turned", "card": self.game.dealer[0].rank}
