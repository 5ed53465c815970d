"""Blackjack-v1 of gymnasium 1.3.0 (https://gymnasium.farama.org, MIT licence), driven by its steps.

One player who hits or sticks. It has no stakes, and its reward counts in units: the outcome is the reward's sign. It is
made with `natural=True`, as casinos have it, for it has no other rule. Its own random draw is replaced by the stack;
each number that is drawn carries the rank for which it stands.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import gymnasium
from gymnasium.envs.toy_text import blackjack
from stacked_deck.adapters.about import ACTIONS, About, Customs, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.trace import Event, State, Trace
from stacked_deck.engine.cards import RANKS

from .drawn import Drawn, Held
from .script import Refused, play_script, rank_of

ABOUT = About(
    name="gymnasium Blackjack-v1",
    version="1.3.0",
    language="Python",
    home="https://gymnasium.farama.org/environments/toy_text/blackjack/",
    boxes=1,
    dealing=Dealing(boxes="one-by-one", dealer="first", hole="deal"),
    customs=Customs(insurance="turn"),
    lacks=tuple(action for action in ACTIONS if action not in ("stake", "deal", "hit", "stand")),
    hides=("why", "has", "lying", "stake", "status", "net", "box net", "insurance", "behind", "shoe"),
)
VALUES = {"A": 1, "J": 10, "Q": 10, "K": 10}
STICK, HIT = 0, 1


class Value(int):
    """A number as the environment draws them, with the rank for which it stands."""

    rank = ""


def value_of(card: str) -> Value:
    """Make the number that stands for a card."""
    rank = rank_of(card)
    value = Value(VALUES.get(rank, rank))
    value.rank = rank
    return value


class Table:
    """An environment under a script."""

    def __init__(self, case: Case) -> None:
        self.case, self.drawn, self.phase = case, Drawn(lambda value: str(value.rank)), "betting"
        self.chance = random.Random(case.seed)
        self.env: Any = gymnasium.make("Blackjack-v1", natural=True, sab=False, disable_env_checker=True)
        self.cards: list[Value] = []
        self.has_stake = False
        self.seen: Any = (0, 0, 0)
        self.reward = 0.0

    def do(self, command: Command) -> Sequence[Event]:
        """Carry out a command and give what it caused."""
        if command.do == "stake":
            if self.has_stake or self.phase == "playing":
                raise Refused("an episode is played for one unit")
            self.has_stake = True
        elif command.do == "deal":
            self._deal(command)
        else:
            self._step(command)
        hole = self.game.dealer[1] if self.phase != "betting" else None
        return self.drawn.events(self._held(), hole=hole, is_down=self.phase == "playing")

    def state(self) -> State:
        """Give what the environment shows now."""
        is_on = self.phase == "playing"
        found: dict[str, Any] = {
            "phase": self.phase,
            "turn": {"box": 1, "hand": "1"} if is_on else None,
            "actions": ["hit", "stand"] if is_on else [],
            "boxes": {},
            "dealer": {"cards": []},
        }
        if self.phase != "betting":
            total, _, soft = self.seen
            visible = self.game.dealer[:1] if is_on else self.game.dealer
            found["boxes"] = {
                "1": {
                    "hands": {
                        "1": {
                            "cards": [value.rank for value in self.game.player],
                            "total": total,
                            "soft": bool(soft),
                            "natural": blackjack.is_natural(self.game.player),
                            "outcome": None if is_on else self._outcome(),
                        }
                    }
                }
            }
            found["dealer"] = {
                "cards": [value.rank for value in visible] + (["?"] if is_on else []),
                "total": blackjack.sum_hand(visible),
                "soft": bool(blackjack.usable_ace(visible)),
                "natural": blackjack.is_natural(visible),
            }
        return found

    @property
    def game(self) -> Any:
        """The environment itself, under what gymnasium wraps it in."""
        return self.env.unwrapped

    def _deal(self, command: Command) -> None:
        if self.phase == "playing" or not self.has_stake:
            raise Refused("an episode begins when the last has ended, for one unit")
        self.drawn.begin()
        self.cards = [value_of(card) for card in command.shoe or ()]
        blackjack.draw_card = self._draw  # the module's function, which the environment calls
        self.seen, _ = self.env.reset()
        self.phase, self.has_stake = "playing", False

    def _step(self, command: Command) -> None:
        if self.phase != "playing":
            raise Refused(f"{command.do} is not asked for now: no episode is under way")
        if command.box != 1 or (command.hand or "1") != "1":
            raise Refused("there is one hand")
        action = {"hit": HIT, "stand": STICK}.get(command.do)
        if action is None:
            raise Refused(f"this engine has no {command.do}")
        self.seen, self.reward, is_over, _, _ = self.env.step(action)
        if is_over:
            self.phase = "settled"
            self.drawn.settle(1, "1", self._outcome())

    def _draw(self, _: Any) -> Value:
        if self.case.seed is not None:
            return self.drawn.take(value_of(self.chance.choice(RANKS)))  # type: ignore[no-any-return]
        return self.drawn.take(self.cards.pop(0))  # type: ignore[no-any-return]

    def _outcome(self) -> str:
        return "win" if self.reward > 0 else "lose" if self.reward < 0 else "push"

    def _held(self) -> Iterator[Held]:
        if self.phase != "betting":
            yield "box 1", "1", self.game.player
            yield "dealer", "", self.game.dealer


class GymnasiumBlackjack:
    """Blackjack-v1 as an engine of the wire."""

    about = ABOUT

    def play(self, case: Case) -> Trace:
        """Play a fitted case in an environment of its own."""
        return play_script(Table(case), case)


engine = GymnasiumBlackjack()
