"""Two engines that must pass no statement: one refuses everything, one lacks everything."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from stacked_deck.adapters.about import ACTIONS, About
from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.posed import Posed
from stacked_deck.adapters.reference import ABOUT
from stacked_deck.adapters.trace import Step, Trace

from .lie import add


@dataclass(frozen=True)
class RefusesAll:
    """An engine that refuses every command and shows an empty table."""

    about: About

    def play(self, case: Case) -> Trace:
        """Refuse every command."""
        players = {name: {"has": player["has"]} for name, player in case.players.items()}
        table: dict[str, Any] = {"boxes": {}, "lying": "0", "dealer": {"cards": []}}
        state = {"phase": "betting", "turn": None, "actions": [], "players": players, **table}
        return Trace(tuple(Step("refused", {"rule": "all", "says": "no"}, (), state) for _ in case.script))

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Refuse every command of many cases."""
        return (self.play(case) for case in cases)

    def decide(self, view: Posed, level: str) -> str:
        """Decide nothing: it has no computer player, and is not asked."""
        raise EngineError(f"no computer player of the level {level}")

    def close(self) -> None:
        """Let go of nothing."""


def refuses_everything() -> Engine:
    """Every command is refused; it must pass no statement."""
    return RefusesAll(replace(ABOUT, name="refuses-everything", players=()))


def lacks_everything() -> Engine:
    """Every command is said to be lacking; it must pass no statement."""
    return RefusesAll(replace(ABOUT, name="lacks-everything", lacks=ACTIONS, players=()))


for _nobody in (refuses_everything, lacks_everything):
    add(_nobody.__name__.replace("_", "-"), (_nobody.__doc__ or "").strip(), (), _nobody)
