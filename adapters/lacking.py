"""What an engine lacks: told before it is played, and played around where a refusal is expected anyway."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from stacked_deck.engine.validation import Wrong

from . import words
from .about import About
from .case import Case, Fitted
from .check import Check
from .engine import EngineError
from .judge import tries
from .played import Answer, Play, PlayAll, Played
from .trace import Step, Trace
from .verdict import Finding

LACKED = "lacked"  # the rule's name where the engine was not asked, because it lacks the action


def unsupported(case: Case, checks: Sequence[Check], about: About) -> Finding | None:
    """Tell, before playing, what a scenario needs and the engine lacks; None where it lacks nothing.

    An action that it lacks counts as refused where the scenario expects a refusal.
    """
    asked = [check for check in checks if check.asks]
    for check in asked:
        if check.asks not in about.players:
            needed, at = f"a player of the level {check.asks}", check.at if isinstance(check.at, int) else None
            return Finding("unsupported", words.where(check, case), needed, "it has none", at)
    if asked:
        return None  # the table on which its players are asked is not its own
    expected_refused = tries(checks)
    for at, command in enumerate(case.script):
        if at in expected_refused:
            continue
        if command.do in about.lacks:
            seen = f"it has no {command.do}"
        elif command.box is not None and command.box > about.boxes:
            seen = f"it has at most {about.boxes} {'box' if about.boxes == 1 else 'boxes'}"
        else:
            continue
        return Finding("unsupported", words.moment(case, at), words.command_words(command), seen, at)
    return None


def without_lacked(case: Case, about: About) -> tuple[Case, tuple[int, ...]]:
    """Leave out the commands that an engine lacks; the numbers say which commands of the case are left."""
    if not about.lacks:
        return case, tuple(range(len(case.script)))
    kept = tuple(at for at, command in enumerate(case.script) if command.do not in about.lacks)
    return replace(case, script=tuple(case.script[at] for at in kept)), kept


def with_lacked(case: Case, kept: tuple[int, ...], played: Played) -> Played:
    """Put the commands that were left out back, each answered as refused and leaving all as it was."""
    if len(kept) == len(case.script):
        return played
    fitted = played.fitted
    script, steps = list(fitted.case.script), list(played.trace.steps)
    places: list[int] = []
    shift = 0  # commands put in so far
    for at, command in enumerate(case.script):
        if at in kept:
            places.append(fitted.places[kept.index(at)] + shift)
            continue
        # Behind all that the commands before it have come to.
        place = max(places, default=-1) + 1
        state = steps[place - 1].state if place else None
        why = {"rule": LACKED, "says": f"it has no {command.do}"}
        script.insert(place, command)
        steps.insert(place, Step("refused", why, (), state))
        places.append(place)
        shift += 1
    laid = Fitted(replace(fitted.case, script=tuple(script)), tuple(places), fitted.holds)
    return Played(case, laid, Trace(tuple(steps)), played.about)


def playing(play: Callable[[Case], Trace], about: About, *, fit: Callable[[Case], Fitted]) -> Play:
    """Make, of an engine's play and of fitting for it, what plays a portable case.

    What the engine lacks is not asked of it, and counts as refused.
    """

    def played(case: Case) -> Played:
        bare, kept = without_lacked(case, about)
        fitted = fit(bare)
        return with_lacked(case, kept, Played(bare, fitted, play(fitted.case), about))

    return played


def playing_all(
    play_all: Callable[[Iterable[Case]], Iterator[Trace | EngineError]], about: About, *, fit: Callable[[Case], Fitted]
) -> PlayAll:
    """Make, of an engine's play of many cases and of fitting for it, what plays many portable cases as `playing` does.

    What cannot be laid, and what the engine gives no answer to, is told in its place.
    """

    def all_played(cases: Iterable[Case]) -> Iterator[Answer]:
        ahead: deque[_Laid | Wrong] = deque()  # taken, and not yet answered
        for trace in play_all(_fitted(cases, about, fit, ahead)):
            yield from _unlaid(ahead)
            laid = ahead.popleft()
            assert isinstance(laid, _Laid)
            if isinstance(trace, EngineError):
                yield trace
            else:
                yield with_lacked(laid.case, laid.kept, Played(laid.bare, laid.fitted, trace, about))
        yield from _unlaid(ahead)

    return all_played


@dataclass(frozen=True, slots=True)
class _Laid:
    """A case on its way to an engine: without what the engine lacks, and fitted."""

    case: Case
    kept: tuple[int, ...]
    bare: Case
    fitted: Fitted


def _fitted(
    cases: Iterable[Case], about: About, fit: Callable[[Case], Fitted], ahead: deque[_Laid | Wrong]
) -> Iterator[Case]:
    """Give the fitted cases, and note what becomes of each."""
    for case in cases:
        bare, kept = without_lacked(case, about)
        try:
            fitted = fit(bare)
        except Wrong as fault:
            ahead.append(fault)
            continue
        ahead.append(_Laid(case, kept, bare, fitted))
        yield fitted.case


def _unlaid(ahead: deque[_Laid | Wrong]) -> Iterator[Wrong]:
    """Give those at the front that could not be laid."""
    while ahead and isinstance(found := ahead[0], Wrong):
        ahead.popleft()
        yield found
