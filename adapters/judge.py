"""The judge: the only place where what an engine answered is compared with what a check expects."""

from collections.abc import Mapping, Sequence
from typing import Any

from stacked_deck.engine.validation import Wrong

from . import words
from .check import END, Check
from .compare import Unreadable, holds, matches, same
from .look import event_parts, look, part_of
from .played import Played
from .verdict import WORST_FIRST, Finding, Verdict


def judge(check: Check, played: Played, *, tells: bool = True) -> Finding:
    """Judge one check by what was played; raises Wrong for a check that leads nowhere, which is the scenario's fault.

    `is` and `is not` compare the whole value (of a mapping, what the check names); `has` and `lacks` look for a part,
    or for all of (none of) a list of parts, in a list; `before` wants two events, and of each the first, in order.
    `is {"as at": i}` compares with what stood there after another command. A value that is absent is never "not" it.
    Where not `tells`, what passes is not put into words.
    """
    part = part_of(check.path)
    try:
        finding = _judge(check, played, part, tells=tells)
    except Unreadable as fault:
        return _finding("error", check, played, f"nonsense: {fault}")
    return finding or _PASSED


_PASSED = Finding("pass")


def _judge(check: Check, played: Played, part: str | None, *, tells: bool) -> Finding | None:
    """Judge a check; None for one that passes, where that need not be told."""
    if part is not None and part in played.about.hides:
        return _unseen(check, played, part)
    found = look(check.path, check.at, played)
    if found.found == "missing":
        return _unseen(check, played, part)
    if found.found == "absent" or (found.value is None and found.seen and not _asks_for_nothing(check)):
        return _finding("fail", check, played, found.seen)
    value = check.value
    if type(value) is not str and isinstance(value, Mapping) and set(value) == {"as at"}:
        wanted = look(check.path, value["as at"], played)
        if wanted.found != "value":
            return _unseen(check, played, part)
        value = wanted.value
    if check.path[0] in ("events", "round events"):
        return _judge_events(check, played, found.value, tells=tells)
    kind = _kind(check)
    is_met = _is_met(check.operator, kind, found.value, value)
    if is_met and not tells:
        return None
    return _finding("pass" if is_met else "fail", check, played, _seen(check, played, found.value))


def _is_met(operator: str, kind: str, seen: Any, value: Any) -> bool:
    if operator == "is":
        return same(kind, seen, value)
    if operator == "is not":
        return not same(kind, seen, value)
    if operator in ("has", "lacks"):
        parts = value if _is_list(value) else [value]
        return all(holds(kind, seen, part) is (operator == "has") for part in parts)
    raise Wrong(f"the operator {operator!r} does not fit here; allowed are is, is not, has, lacks")


def _judge_events(
    check: Check, played: Played, events: tuple[Mapping[str, Any], ...], *, tells: bool
) -> Finding | None:
    if check.operator not in ("has", "lacks", "before"):
        raise Wrong(f"events are looked through by has, lacks or before, not by {check.operator!r}")
    wanted = check.value if _is_list(check.value) else [check.value]
    hidden = {part for event in wanted for part in event_parts(events, event, hides=played.about.hides)}
    places = [next((at for at, event in enumerate(events) if matches(event, one)), None) for one in wanted]
    if check.operator == "before":
        first, second = places
        is_met = first is not None and second is not None and first < second
    else:
        is_met = all((place is not None) is (check.operator == "has") for place in places)
    if hidden and (not is_met or check.operator == "lacks"):
        return _unseen(check, played, min(hidden))
    if is_met and not tells:
        return None
    seen = words.phrase(check.path, events[:12])
    return _finding("pass" if is_met else "fail", check, played, seen)


def _unseen(check: Check, played: Played, part: str | None) -> Finding:
    shown = part or check.path[-1]
    if part is not None and part in played.about.hides:
        return _finding("unobservable", check, played, f"it does not show {shown}")
    return _finding("error", check, played, f"it says that it shows {shown} but does not")


def _asks_for_nothing(check: Check) -> bool:
    return check.value is None or (isinstance(check.value, Mapping) and "as at" in check.value)


def _kind(check: Check) -> str:
    if check.path[:2] == ("state", "dealer") and check.path[-1] == "cards":
        return "dealer cards"
    return "shoe" if check.path == ("shoe", "cards") else check.path[-1]


def _seen(check: Check, played: Played, value: Any) -> str:
    if check.path == ("answer",) and value == "refused":
        own = played.ways.own[_index(check, played)]
        why = None if own is None else played.trace.steps[own].why
        return f"refused: {words.plain(why['says'])}" if why and "says" in why else "refused"
    return words.phrase(check.path, value)


def _finding(verdict: Verdict, check: Check, played: Played, seen: str) -> Finding:
    return Finding(verdict, words.where(check, played.case), words.expected(check), seen, _index(check, played))


def _index(check: Check, played: Played) -> int:
    return len(played.case.script) - 1 if check.at == END else check.at


def _is_list(value: Any) -> bool:
    return type(value) is list or (isinstance(value, Sequence) and not isinstance(value, str))


# The whole scenario


def tries(checks: Sequence[Check]) -> frozenset[int]:
    """Give the commands of the script whose refusal is expected."""
    return frozenset(
        check.at
        for check in checks
        if check.at != END
        and (
            (check.path == ("answer",) and (check.operator, check.value) in (("is", "refused"), ("is not", "taken")))
            or check.path[0] == "why"
        )
    )


def strayed_at(checks: Sequence[Check], played: Played) -> int | None:
    """Give the first fitted command that was answered otherwise than the script expects; None where all went well.

    A try is expected to be refused, every other command, and every one that fitting added, to be taken.
    """
    expected_refused, way = tries(checks), played.ways
    for at, step in enumerate(played.trace.steps):
        is_try = not way.is_added[at] and way.owner[at] in expected_refused
        if step.answer != ("refused" if is_try else "taken"):
            return at
    return None


def verdict(checks: Sequence[Check], played: Played) -> Finding:
    """Judge a whole scenario: the first of its worst findings."""
    return worst_finding(findings(checks, played))


def worst_finding(found: Sequence[Finding]) -> Finding:
    """Give the first of the worst of some findings, of which there is one at least."""
    return min(found, key=lambda finding: WORST_FIRST.index(finding.verdict))


def findings(checks: Sequence[Check], played: Played, *, tells_passing: bool = True) -> tuple[Finding, ...]:
    """Judge a whole scenario check by check: one finding for each, and one where there is none or the engine strays.

    Once the engine strays from the script nothing further is judged, for it plays another round than the one meant;
    what would have been looked at there has strayed. Where not `tells_passing`, what passes is not put into
    words.
    """
    if len(played.trace.steps) != len(played.fitted.case.script):
        told = f"{len(played.trace.steps)} steps for a script of {len(played.fitted.case.script)} commands"
        return (Finding("error", "the trace", "a step for each command", told),) * max(len(checks), 1)
    if not checks:
        return (Finding("error", "the scenario", "something to look at", "no check"),)
    stray = strayed_at(checks, played)
    if stray is None:
        return tuple(judge(check, played, tells=tells_passing) for check in checks)
    strayed = _stray(played, stray)
    judged = [_looks_before(check, played, stray) or _looks_at_answer(check, played, stray) for check in checks]
    found = tuple(
        judge(check, played) if is_judged else strayed for check, is_judged in zip(checks, judged, strict=True)
    )
    is_told = any(finding.verdict in ("fail", "error", "strayed") for finding in found)
    return found if is_told else (*found, strayed)


def _looks_before(check: Check, played: Played, stray: int) -> bool:
    index = _index(check, played)
    own = played.ways.own[index]
    is_early = check.path[0] in ("answer", "why") and own is not None
    return (own if is_early and own is not None else played.ways.reached[index]) < stray


def _looks_at_answer(check: Check, played: Played, stray: int) -> bool:
    return check.path[0] in ("answer", "why") and played.ways.own[_index(check, played)] == stray


def _stray(played: Played, stray: int) -> Finding:
    way, step, command = played.ways, played.trace.steps[stray], played.fitted.case.script[stray]
    why = f": {words.plain(step.why['says'])}" if step.why and "says" in step.why else ""
    asked = " (added for its customs)" if way.is_added[stray] else ""
    return Finding(
        "strayed",
        f"when {words.command_words(command)}{asked}",
        "refused" if step.answer == "taken" else "taken",
        f"{step.answer}{why}",
        way.owner[stray],
    )
