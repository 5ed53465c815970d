"""What an engine says of itself, once and for the whole run: who it is, how it deals, and what it lacks or hides."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from stacked_deck.engine.validation import Wrong, read

# What an engine may lack: every command of a script but the first two, without which nothing can be played.
ACTIONS = (
    "stake",
    "deal",
    "insure",
    "decline",
    "hit",
    "stand",
    "double",
    "split",
    "surrender",
    "clear",
    "same bet",
    "same bet and deal",
    "close bets",
    "stake behind",
    "follow",
    "side bet",
    "withdraw",
    "convert",
    "end session",
)

# The computer players that an engine may have, by how well they play.
LEVELS = ("easy", "normal", "hard")

# What an engine may not show: the parts of a step's answer and of the public state.
PARTS = (
    "why",
    "events",
    "phase",
    "turn",
    "actions",
    "has",
    "lying",
    "cards",
    "total",
    "soft",
    "natural",
    "stake",
    "status",
    "outcome",
    "net",
    "box net",
    "insurance",
    "behind",
    "dealer cards",
    "dealer total",
    "shoe",
)


@dataclass(frozen=True, slots=True)
class Dealing:
    """How an engine takes cards off its shoe."""

    boxes: Literal["rotation", "one-by-one"] = "rotation"
    dealer: Literal["first", "in-turn", "last"] = "in-turn"  # in-turn: after the boxes, in each pass
    up: Literal["first", "second"] = "first"  # which of the dealer's two dealt cards is face up
    hole: Literal["ruled", "deal", "after-players"] = "ruled"  # when the second card is taken; ruled: as the rules say
    split_cards: Literal["at-once", "in-turn"] = "at-once"  # a split hand's second card
    split_dealt: Literal["left", "right"] = "left"  # which split hand gets its card first
    split_played: Literal["left", "right"] = "left"  # which split hand is played first
    resplit: Literal["beside", "end"] = "beside"  # where the new hand of a second split goes in the order of play
    burns: int = 0  # cards taken off before each deal


@dataclass(frozen=True, slots=True)
class Customs:
    """How an engine talks, which no rule decides: it tells which commands to add to a script or to drop from it."""

    at_21: Literal["asks", "stands"] = "asks"
    at_natural: Literal["asks", "stands"] = "asks"
    at_split_ace: Literal["asks", "stands"] = "stands"  # after the one card that a split ace gets
    second_split_card: Literal["dealt", "hit"] = "dealt"  # hit: the player must ask for it
    insurance: Literal["step", "turn"] = (
        "step"  # step: every hand is asked and must answer; turn: unanswered is declined
    )
    balance: Literal["always", "at-settlement"] = "always"  # when a player's balance moves


@dataclass(frozen=True, slots=True)
class About:
    """An engine's own account of itself, one value for the whole run; the hello on the wire is the same."""

    name: str
    version: str = ""
    language: str = ""
    home: str = ""
    boxes: int = 1  # at most on its table
    dealing: Dealing = field(default_factory=Dealing)
    customs: Customs = field(default_factory=Customs)
    readings: Mapping[str, str] = field(default_factory=dict)  # reading id -> option that it plays
    lacks: tuple[str, ...] = ()  # of ACTIONS
    hides: tuple[str, ...] = ()  # of PARTS
    players: tuple[str, ...] = ()  # of LEVELS: its computer players, who are asked by `decide`

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return {**asdict(self), "lacks": list(self.lacks), "hides": list(self.hides), "players": list(self.players)}


def read_about(value: Any) -> About:
    """Read an about value; raises Wrong, naming the key, for one that is unknown or not allowed."""
    if not isinstance(value, Mapping):
        raise Wrong(f"about: {value!r} is no mapping")
    about = read(About, value)
    for key, allowed in (("lacks", ACTIONS), ("hides", PARTS), ("players", LEVELS)):
        said: tuple[str, ...] = getattr(about, key)
        for word in said:
            if word not in allowed:
                raise Wrong(f"about.{key}: {word!r} is unknown; allowed are {', '.join(allowed)}")
    return about
