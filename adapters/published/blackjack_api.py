"""blackjack-api 1.1.0 by Evan Abbott (https://pypi.org/project/blackjack-api/, MIT licence), driven by its `BlackJack`.

One player against the dealer. The engine counts in units of a stake that it does not know and sums a hand's insurance
into its reward, so that neither stakes nor nets are shown; the outcome of a hand is the sign of its reward as the
engine first writes it, without the insurance. It lists no actions: what it raises at is refused.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from blackjack_api.blackjack import BlackJack
from blackjack_api.card import Card
from blackjack_api.deck import Deck
from blackjack_api.hand import Hand
from stacked_deck.adapters.about import About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace

from .drawn import Drawn, Held, Shoe
from .script import Refused, play_script, rank_of, ratio

ABOUT = About(
    name="blackjack-api",
    version="1.1.0",
    language="Python",
    home="https://pypi.org/project/blackjack-api/",
    boxes=1,
    dealing=Dealing(boxes="one-by-one", dealer="last", hole="deal", split_cards="at-once"),
    customs=Customs(insurance="turn", at_split_ace="asks"),
    lacks=(
        *("clear", "same bet", "close bets", "stake behind", "side bet", "withdraw", "convert", "end session"),
        "same bet and deal",
    ),
    hides=(
        *("why", "actions", "has", "lying", "natural", "stake", "net", "box net", "insurance", "behind", "shoe"),
        "status",
    ),
)


class StackedDeck(Deck):
    """The engine's deck, dealt from the top."""

    def __init__(self, cards: Shoe) -> None:
        super().__init__(0)
        self.cards = cards

    def deal(self) -> Any:
        """Give the top card; raises IndexError where there is none."""
        return self.cards.pop(0)

    def __len__(self) -> int:
        return len(self.cards)


class Rewards(list[float]):
    """The engine's rewards, which remember each as it was before its insurance."""

    def __init__(self) -> None:
        super().__init__()
        self.of_hands: list[float] = []

    def append(self, reward: float) -> None:
        """Take the reward of the next hand."""
        self.of_hands.append(reward)
        super().append(reward)


class Table:
    """A game of blackjack-api under a script."""

    def __init__(self, case: Case) -> None:
        random.seed(case.seed)
        rules = case.rules
        self.case, self.drawn, self.phase = case, Drawn(name_of), "betting"
        self.game = BlackJack(
            num_decks=rules["decks"],
            hit_soft_17=rules["dealer"]["soft_17"] == "hits",
            charlie=rules["five_card_rule"],
            win_ratio=ratio(rules["win_pays"]),
        )
        self.game.round_running = self.game.hand_running = False  # it has dealt itself a round already
        self.has_stake = False
        self.rewards = Rewards()
        self.paths = ["1"]

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused."""
        if command.do == "stake":
            if self.has_stake or self.phase == "playing":
                raise Refused("a round is played for one unit")
            self.has_stake = True
        elif command.do == "deal":
            self._deal(command)
        else:
            self._play(command)
        if self.phase == "playing" and not self.game.round_running:
            self._settle()
        hole = self.game.dealer[1] if self.phase != "betting" else None
        return self.drawn.events(self._held(), hole=hole, is_down=self.phase == "playing")

    def state(self) -> State:
        """Give what the engine shows now."""
        game, is_on = self.game, self.phase == "playing"
        found: dict[str, Any] = {
            "phase": self.phase,
            "turn": {"box": 1, "hand": self.paths[game.curr_hand]} if is_on else None,
            "boxes": {"1": {"hands": dict(self._hands())}} if self.phase != "betting" else {},
            "dealer": {"cards": []},
        }
        if self.phase != "betting":
            visible = Hand()
            for card in game.dealer.cards[:1] if is_on else game.dealer.cards:
                visible.push(card)
            cards = [name_of(card) for card in visible.cards] + (["?"] if is_on else [])
            found["dealer"] = {"cards": cards, "total": visible.count(), "soft": visible.is_soft()}
        return found

    def _deal(self, command: Command) -> None:
        if self.phase == "playing" or not self.has_stake:
            raise Refused("a round begins when the last is over, for one unit")
        self.drawn.begin()
        if self.case.seed is None:
            cards = [Card(f"{rank_of(card)}{card[-1] if card[-1].islower() else 's'}") for card in command.shoe or ()]
        else:
            deck = Deck(self.case.rules["decks"])
            cards = [deck.deal() for _ in range(len(deck))]
        self.game.deck = StackedDeck(Shoe(cards, self.drawn))
        self.game.start_round()
        self.game.rewards = self.rewards = Rewards()
        self.game.start_hand()
        self.phase, self.paths, self.has_stake = "playing", ["1"], False

    def _play(self, command: Command) -> None:
        game = self.game
        if self.phase != "playing":
            raise Refused(f"{command.do} is not asked for now: no round is being played")
        path = self.paths[game.curr_hand]
        if (command.box, command.hand or "1") != (1, path):
            raise Refused(f"hand {path} is in turn, and this engine plays no other")
        act = {
            "hit": game.hit,
            "stand": game.stand,
            "double": game.double,
            "split": game.split,
            "surrender": game.surrender,
            "insure": game.insurance,
            "decline": lambda: game.insurance(0.0),
        }.get(command.do)
        if act is None:
            raise Refused(f"this engine has no {command.do}")
        if command.do == "insure" and command.amount is not None:
            raise Refused("insurance is asked in units of a stake that the engine does not know")
        try:
            act()
        except (RuntimeError, ValueError) as error:
            raise Refused(str(error)) from error
        if command.do == "split":
            self.paths[game.curr_hand : game.curr_hand + 1] = [f"{path}.1", f"{path}.2"]
        if game.round_running and not game.hand_running:
            game.start_hand()

    def _settle(self) -> None:
        self.phase = "settled"
        for path, at in self._numbered():
            self.drawn.settle(1, path, self._outcome(at))

    def _outcome(self, at: int) -> str | None:
        if self.game.surr_double[at] == "surrendered":
            return "surrender"
        reward = self.rewards.of_hands[at]
        return "win" if reward > 0 else "lose" if reward < 0 else "push"

    def _numbered(self) -> Iterator[tuple[str, int]]:
        return ((path, at) for at, path in enumerate(self.paths))

    def _hands(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for path, at in self._numbered():
            hand = self.game.player[at]
            shown = {"cards": [name_of(card) for card in hand], "total": hand.count(), "soft": hand.is_soft()}
            yield path, {**shown, "outcome": self._outcome(at) if self.phase == "settled" else None}

    def _held(self) -> Iterator[Held]:
        if self.phase != "betting":
            yield from (("box 1", path, self.game.player[at].cards) for path, at in self._numbered())
            yield "dealer", "", self.game.dealer.cards


def name_of(card: Card) -> str:
    """Give the wire's word for a card."""
    return rank_of(str(card.name).lower()).upper()


class BlackjackApi:
    """blackjack-api as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in a game of its own."""
        return play_script(Table(case), case)


engine = BlackjackApi()
