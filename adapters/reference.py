"""The reference engine behind the wire; an engine that lies is this one with an answer, a rule or a law replaced."""

import marshal
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from stacked_deck.engine.betting import refusal
from stacked_deck.engine.events import UNHEARD, Log
from stacked_deck.engine.game import Command as Order
from stacked_deck.engine.game import Game, Laws, Refusal
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.layout import made
from stacked_deck.engine.money import amount, text
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.session import Table
from stacked_deck.engine.shoe import shuffled
from stacked_deck.engine.table import move, options
from stacked_deck.engine.validation import Wrong
from stacked_deck.engine.view import view

from .about import LEVELS, About
from .case import Case, Command
from .engine import EngineError
from .posed import Posed
from .reference_players import Solve, decide
from .trace import Step, Trace


def _version() -> str:
    try:
        return version("stacked-deck")
    except PackageNotFoundError:
        return ""


ABOUT = About(
    name="reference",
    version=_version(),
    language="Python",
    home="https://pypi.org/project/stacked-deck/",
    boxes=7,
    players=LEVELS,
)


_TAKEN, _REFUSED = Step("taken"), Step("refused")  # of a case whose end alone is asked for


@dataclass(frozen=True)
class Reference:
    """The reference engine, played by `laws`; a liar's `rule` changes the rules, its `answer` the trace.

    `solve` works out the exact table of rules that none is kept for; a liar's `player` is asked instead of its own.
    """

    about: About = ABOUT
    laws: Laws = LAWS
    rule: Callable[[Rules], Rules] | None = None
    answer: Callable[[Case, Trace], Trace] | None = None
    known: dict[bytes, Game] = field(default_factory=dict)
    solve: Solve | None = None
    player: Callable[[Posed, str], str] | None = None

    def play(self, case: Case) -> Trace:
        """Play a fitted case; raises EngineError for rules or amounts that cannot be read, or an empty shoe."""
        try:
            table = self._table(case)
            generator = None if case.seed is None else random.Random(case.seed)
            shoes = None if generator is None else lambda t: shuffled(t.game.rules.decks, generator)
            steps, shown_from = [], 0 if case.answer == "steps" else len(case.script) - 1
            for at, command in enumerate(case.script):
                table, step = self._step(table, command, shoes, shown=at >= shown_from)
                steps.append(step)
            trace = Trace(tuple(steps))
            return self.answer(case, trace) if self.answer else trace
        except ValueError as error:  # Wrong and EmptyShoe are ones too
            raise EngineError(str(error)) from error

    def play_all(self, cases: Iterable[Case]) -> Iterator[Trace | EngineError]:
        """Play fitted cases one after the other."""
        for case in cases:
            try:
                yield self.play(case)
            except EngineError as error:
                yield error

    def decide(self, view: Posed, level: str) -> str:
        """Ask a computer player; raises EngineError for a view that is none, or for rules without an exact table."""
        try:
            return self.player(view, level) if self.player else decide(view, level, self.solve)
        except ValueError as error:
            raise EngineError(str(error)) from error

    def close(self) -> None:
        """Let go of nothing."""

    def sit(self, rules: Mapping[str, Any], players: Mapping[str, Mapping[str, str]]) -> "Sitting":
        """Open a table that is played command by command; raises Wrong for rules or amounts that cannot be read."""
        return Sitting(self, self._table(Case(rules, players, ())))

    def _table(self, case: Case) -> Table:
        game = self._game(case.rules)
        has = {name: amount(player["has"]) for name, player in case.players.items()}
        for name, chips in has.items():
            if chips < 0:
                raise Wrong(f"{name} has {text(chips)} chips; a player has 0 or more")
        return Table(game, has)

    def _game(self, mapping: Mapping[str, Any]) -> Game:
        key = _key(mapping)
        if key not in self.known:
            rules = read_rules(mapping)
            self.known[key] = Game(self.rule(rules) if self.rule else rules, self.laws)
        return self.known[key]

    def _step(self, table: Table, command: Command, shoes: Any, *, shown: bool) -> tuple[Table, Step]:
        log = Log() if shown else UNHEARD
        try:
            chips = None if command.amount is None else amount(command.amount)
        except ValueError as error:
            found: Refusal | None = Refusal("amount", str(error))
        else:
            asked = (command.do, command.by, command.box, command.hand, chips, command.to, command.shoe)
            order = made(Order, asked)
            found = refusal(table, order)
            if found is None:
                table = move(table, order, log, shoes=shoes)
        if not shown:
            return table, _TAKEN if found is None else _REFUSED
        why = None if found is None else {"rule": found.rule, "says": _says(table, command, found)}
        return table, Step("taken" if found is None else "refused", why, tuple(log.events), view(table))


@dataclass
class Sitting:
    """A table of the reference engine for who makes a script up while it is played."""

    engine: Reference
    table: Table

    def tell(self, command: Command) -> Step:
        """Carry a command out, or refuse it, and show the state after it; raises EmptyShoe where no card is left."""
        self.table, step = self.engine._step(self.table, command, None, shown=True)
        return step


def _key(mapping: Mapping[str, Any]) -> bytes:
    """Tell one mapping of rules from another, quickly: they come with every case, and nearly always the same ones."""
    try:
        plain: Any = mapping
        return marshal.dumps(plain, 2)  # the version that writes equal values alike
    except ValueError:  # no plain data; read_rules says what is wrong with it, if anything
        return repr(mapping).encode(errors="surrogatepass")


def _says(table: Table, command: Command, found: Refusal) -> str:
    """Say in one line what was asked, why not, and what may be done instead."""
    asked = command.do if command.box is None else f"{command.do} on hand {command.hand or '1'} of box {command.box}"
    may = options(table)
    return f"{asked}: {found.why}" + (f"; the hand in turn may {', '.join(may)}" if may else "")


def reference_engine() -> Reference:
    """Give the reference engine."""
    return Reference()


if __name__ == "__main__":
    from .serve import serve

    serve(reference_engine())
