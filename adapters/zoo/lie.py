"""What a lie is, and the register of the zoo."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.posed import Posed
from stacked_deck.adapters.reference import ABOUT, Reference
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.laws import LAWS
from stacked_deck.engine.rules import Rules


@dataclass(frozen=True)
class Lie:
    """How an engine lies: laws that replace the honest ones, rules that are changed, answers that are rewritten, or a
    computer player that is asked instead of the honest ones.
    """

    laws: Mapping[str, Any] = field(default_factory=dict)
    rule: Callable[[Rules], Rules] | None = None
    answer: Callable[[Case, Trace], Trace] | None = None
    player: Callable[[Posed, str], str] | None = None


@dataclass(frozen=True)
class Liar:
    """An engine that lies, and the statements that it breaks; calling it gives the engine."""

    name: str
    says: str
    breaks: tuple[str, ...]
    make: Callable[[], Engine]

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return self.says

    def __call__(self) -> Engine:
        """Give the engine."""
        return self.make()


ZOO: dict[str, Liar] = {}


def liar(*breaks: str) -> Callable[[Callable[[], Lie]], Callable[[], Lie]]:
    """Put a lie into the zoo under its function's name, with the statements that it breaks."""

    def register(tell: Callable[[], Lie]) -> Callable[[], Lie]:
        name = tell.__name__.replace("_", "-")

        def make() -> Engine:
            lie = tell()
            return Reference(
                replace(ABOUT, name=name), replace(LAWS, **lie.laws), lie.rule, lie.answer, player=lie.player
            )

        add(name, (tell.__doc__ or "").strip(), breaks, make)
        return tell

    return register


def add(name: str, says: str, breaks: tuple[str, ...], make: Callable[[], Engine]) -> None:
    """Put an engine into the zoo; raises ValueError for a name that is taken."""
    if name in ZOO:
        raise ValueError(f"two liars are called {name}; choose another name")
    ZOO[name] = Liar(name, says, breaks, make)


def ruled(dotted: str, value: Any) -> Lie:
    """Lie by playing one rule otherwise (`dealer.soft_17`), where the game has that rule."""

    def rule(rules: Rules) -> Rules:
        changed: Rules = _changed(rules, dotted.split("."), value)
        return changed

    return Lie(rule=rule)


def _changed(group: Any, path: list[str], value: Any) -> Any:
    name, *rest = path
    inner = getattr(group, name)
    if rest:
        return group if inner is None else replace(group, **{name: _changed(inner, rest, value)})
    return replace(group, **{name: value})
