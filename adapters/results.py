"""What came of a run: a result for each scenario, statement and standing check, as plain JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from .verdict import Verdict


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """What came of one scenario (`id` is its permanent id; an outline row has its own)."""

    id: str
    ruleset: str
    title: str
    statements: tuple[str, ...]
    verdict: Verdict
    where: str
    expected: str
    seen: str
    transcript: tuple[str, ...]  # lines
    case: Mapping[str, Any]  # the portable case; where a player was asked, up to there
    asked: str = ""  # the level of the computer player who was asked


@dataclass(frozen=True, slots=True)
class StatementResult:
    """What came of one statement: the worst of its scenarios, and how many of them pass."""

    id: str
    ruleset: str
    kind: str
    verdict: Verdict
    shown: int  # of its scenarios that pass
    total: int


@dataclass(frozen=True, slots=True)
class StandingResult:
    """What came of one standing check over all cases of a ruleset (`midnight.standing.money`)."""

    id: str
    ruleset: str
    verdict: Verdict
    says: str  # how the first case broke it, or why it was not seen
    scenario: str  # the first case that broke it
    cases: int  # that it was applied to


@dataclass(frozen=True, slots=True)
class Excluded:
    """A statement that no scenario has to show, and why; it is listed and does not count."""

    id: str
    ruleset: str
    kind: str
    reason: str


@dataclass(frozen=True, slots=True)
class Results:
    """A whole run on one engine."""

    suite: Mapping[str, str]  # {"name": ..., "version": ...}
    about: Mapping[str, Any]
    readings: Mapping[str, str]  # the option that was judged by, of every reading
    scenarios: tuple[ScenarioResult, ...]
    statements: tuple[StatementResult, ...]
    standing: tuple[StandingResult, ...]
    excluded: tuple[Excluded, ...]
    faults: tuple[str, ...] = ()  # what the census finds wrong with the suite itself, a line each
    engine: str = ""  # how the engine was named to the suite, empty where nothing says so

    def as_json(self) -> dict[str, Any]:
        """Give the plain JSON value."""
        return asdict(self)

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets that it was judged by, in the order of their statements."""
        named = (*(row.ruleset for row in self.statements), *(row.ruleset for row in self.excluded))
        return tuple(dict.fromkeys(named))

    @property
    def exit_status(self) -> int:
        """0 where every statement passes and the census is clean, 3 where no case was answered at all, else 1."""
        if self.scenarios and all(result.verdict in ("error", "unsupported") for result in self.scenarios):
            return 3
        is_clean = bool(self.statements) and not self.faults
        return 0 if is_clean and all(result.verdict == "pass" for result in self.statements) else 1
