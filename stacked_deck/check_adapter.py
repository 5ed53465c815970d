"""Checking an adapter before its engine is judged: is it the adapter that is broken, or the engine that is wrong?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from stacked_deck.adapters.about import About, Dealing
from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.judge import findings
from stacked_deck.adapters.lacking import unsupported
from stacked_deck.adapters.verdict import Finding
from stacked_deck.adapters.words import cards_words
from stacked_deck.engine.validation import Wrong
from stacked_deck.steps.run import player

from .dealing_seen import AT_A_SPLIT, AT_THE_DEAL, Seen, deal_seen, split_seen
from .trivial_cases import Trivial, trivial_cases

# well: nothing to mend. adapter: it is broken. engine: it is wrong. unseen: it lacks or hides what is needed for it.
Blame = Literal["well", "adapter", "engine", "unseen"]


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one look at an adapter: whose fault it is, what was seen, and what to mend."""

    blame: Blame
    about: str
    says: str = ""
    mend: str = ""


def check_dealing(engine: Engine, rules: Mapping[str, Any]) -> Iterator[Told]:
    """Deal a shoe of cards that are all different, split a pair, and hold what is seen against what is declared."""
    dealing = engine.about.dealing
    try:
        seen = deal_seen(engine, rules)
        yield from _dealing(seen, dealing, AT_THE_DEAL, "the deal")
        if seen.fits and "split" not in engine.about.lacks:
            known = dealing if dealing in seen.fits else _nearest(seen.fits, dealing, AT_THE_DEAL)
            yield from _dealing(split_seen(engine, rules, known), known, AT_A_SPLIT, "a split")
    except EngineError as error:
        yield Told("adapter", "the deal", error.reason, _no_answer(error))


def check_trivial_cases(engine: Engine, rules: Mapping[str, Any]) -> Iterator[Told]:
    """Play the trivial cases, each by itself."""
    return (_trivial(one, engine) for one in trivial_cases(rules))


def check_again(engine: Engine, rules: Mapping[str, Any]) -> Told:
    """Play one case twice, and another in between: play is pure."""
    first, other = trivial_cases(rules)[2:4]
    about = "a case is answered alike each time"
    try:
        play = player(engine)
        answers = [play(one.case).trace for one in (first, other, first)]
    except EngineError as error:
        return Told("adapter", about, error.reason, _no_answer(error))
    if answers[0] == answers[2]:
        return Told("well", about)
    return Told("adapter", about, "played again, it is answered otherwise", "begin each case with a fresh table")


def _dealing(seen: Seen, declared: Dealing, parts: Sequence[str], about: str) -> Iterator[Told]:
    if seen.trouble:
        yield Told("unseen", about, f"nothing is seen of the dealing: {seen.trouble}")
        return
    for who, cards in seen.held.items():
        yield Told("well", about, f"{'the dealer' if who == 'dealer' else who} gets {cards_words(cards)}")
    if not seen.fits:
        says = f"no dealing that about can declare gives these hands from {cards_words(seen.shoe[:16])}"
        yield Told("adapter", about, says, "draw the cards of `shoe` in their order, from its front, and no others")
    elif declared in seen.fits:
        said = ", ".join(f"{part} {getattr(declared, part)}" for part in parts)
        yield Told("well", about, f"as about.dealing declares: {said}")
    else:
        near = _nearest(seen.fits, declared, parts)
        for part in _differing(near, declared, parts):
            says = f"about.dealing.{part} declares {getattr(declared, part)}, and it deals {getattr(near, part)}"
            yield Told("adapter", about, says, f'write "{part}": {_json(getattr(near, part))} there')


def _nearest(fits: Sequence[Dealing], declared: Dealing, parts: Sequence[str]) -> Dealing:
    return min(fits, key=lambda one: len(_differing(one, declared, parts)))


def _differing(one: Dealing, other: Dealing, parts: Sequence[str]) -> list[str]:
    return [part for part in parts if getattr(one, part) != getattr(other, part)]


def _json(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _trivial(one: Trivial, engine: Engine) -> Told:
    checks, about = (*one.adapter, *one.engine), engine.about
    lacked = unsupported(one.case, checks, about)
    if lacked is not None:
        return Told("unseen", one.says, lacked.seen)
    try:
        played = player(engine)(one.case)
    except EngineError as error:
        return Told("adapter", one.says, error.reason, _no_answer(error))
    except Wrong as fault:
        return Told("unseen", one.says, f"it cannot be laid for this dealing: {fault}")
    found = findings(checks, played)
    return _of_findings(one, found, about)


def _of_findings(one: Trivial, found: Sequence[Finding], about: About) -> Told:
    """Blame the adapter for whatever the engine cannot be judged by; the first such finding says what to mend."""
    for at, finding in enumerate(found):
        if finding.verdict == "error":
            return Told("adapter", one.says, _words(finding), _mend_missing(finding))
        if finding.verdict == "strayed":
            return Told("adapter", one.says, _words(finding), _MEND_STRAY)
        if finding.verdict == "fail" and at < len(one.adapter):
            return Told("adapter", one.says, _words(finding), _mend_failed(one, at))
    for finding in found:
        if finding.verdict == "fail":
            return Told("engine", one.says, _words(finding), "the cards and commands came through, so mend the engine")
    unseen = [finding for finding in found if finding.verdict == "unobservable"]
    if len(unseen) == len(found):
        return Told("unseen", one.says, unseen[0].seen)
    return Told("well", one.says, f"in part: {unseen[0].seen}" if unseen else "")


def _words(finding: Finding) -> str:
    return f"{finding.where}: expected {finding.expected}, seen {finding.seen}"


def _no_answer(error: EngineError) -> str:
    said = f"; the last on its stderr: {error.last_word}" if error.last_word else ""
    return f"answer each line on stdin with one on stdout, as adapters/PROTOCOL.md has it{said}"


def _mend_missing(finding: Finding) -> str:
    if finding.seen.startswith("it says that it shows "):
        part = finding.seen.removeprefix("it says that it shows ").removesuffix(" but does not")
        return f'show it after each command, or list "{part}" in about.hides'
    return "write this part as adapters/PROTOCOL.md has it"


_MEND_STRAY = (
    "pass each command on to the engine and answer taken where it takes it; if it has none, list it in about.lacks; "
    "if it asks at other times, see about.customs"
)


def _mend_failed(one: Trivial, at: int) -> str:
    path = one.adapter[at].path
    if path[-1] == "cards":
        return "mend the dealing first, as told above; then show the cards of each hand under its own name"
    if path == ("events",):
        return "write the events of each command as adapters/PROTOCOL.md names them"
    if path == ("state", "turn"):
        return 'show the box and the hand that are to play, or list "turn" in about.hides'
    if path == ("state", "phase"):
        return "show settled once all hands are paid"
    return _MEND_STRAY


def after(told: Sequence[Told], one: Told) -> Told:
    """Say nothing of an engine whose adapter is seen to be broken already."""
    if one.blame == "engine" and verdict(told) == "adapter":
        return Told("unseen", one.about, "nothing can be said of it before the adapter is mended")
    return one


def verdict(told: Sequence[Told]) -> Blame:
    """Say whose fault it is as a whole: nothing is said of an engine as long as its adapter is broken."""
    blamed = {one.blame for one in told}
    return "adapter" if "adapter" in blamed else "engine" if "engine" in blamed else "well"
