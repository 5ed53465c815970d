"""How an engine deals, seen by dealing it a shoe of cards that are all different: to be held against what it declares.

Nothing is computed from the order in which an engine tells of its cards. Every way of dealing that can be declared is
asked which shoe it would lay for the hands as they came out; those that lay the very shoe are how the engine deals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, get_args, get_type_hints

from stacked_deck.adapters.about import About, Dealing
from stacked_deck.adapters.case import Case, Command
from stacked_deck.adapters.compare import FACE_DOWN
from stacked_deck.adapters.engine import Engine
from stacked_deck.adapters.played import hands_of
from stacked_deck.adapters.trace import Trace
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.fit import fit

AT_THE_DEAL = ("boxes", "dealer", "up", "hole", "burns")
AT_A_SPLIT = ("split_cards", "split_dealt", "split_played")
MOST_BURNS = 3
MOST_COMMANDS = 12
# All of one deck, low cards first, so that nobody is bust or has a natural, and tens to end the dealer's draw.
_SHOE = tuple(rank + suit for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K") for suit in "shdc")
_PAIR = ("8s", "8h")


@dataclass(frozen=True, slots=True)
class Seen:
    """What one deal showed: the shoe, who got what in the end, and the dealings that deal like that."""

    shoe: tuple[str, ...]
    held: Mapping[str, tuple[str, ...]]  # "box 1 hand 1", "dealer"
    fits: tuple[Dealing, ...]
    trouble: str = ""  # why nothing was seen


def deal_seen(engine: Engine, rules: Mapping[str, Any]) -> Seen:
    """Deal two boxes, or one where the engine has no more, and see how; raises EngineError where it does not answer."""
    boxes = range(1, min(engine.about.boxes, 2) + 1)
    others = "Ann" if rules.get("boxes_each", 1) > 1 else "Ben"
    stakes = tuple(Command("stake", by="Ann" if box == 1 else others, box=box, amount="10") for box in boxes)
    return _seen(engine, rules, (*stakes, Command("deal", shoe=_SHOE)), AT_THE_DEAL, engine.about.dealing)


def split_seen(engine: Engine, rules: Mapping[str, Any], dealing: Dealing) -> Seen:
    """Split a pair, dealt by a known dealing, and see how; raises EngineError where the engine does not answer."""
    others = [card for card in _SHOE if card not in _PAIR]
    pair = Case(rules, _PLAYERS, (_STAKE, Command("deal", cards={"box 1": _PAIR, "dealer": tuple(others[:2])})))
    laid = fit(pair, dealing, engine.about.customs).case.script[1].shoe or ()
    shoe = (*laid[: dealing.burns + 4], *(card for card in _SHOE if card not in laid[: dealing.burns + 4]))
    script = (_STAKE, Command("deal", shoe=shoe), Command("split", box=1, hand="1"))
    return _seen(engine, rules, script, AT_A_SPLIT, dealing)


_PLAYERS = {"Ann": {"has": "100"}, "Ben": {"has": "100"}}
_STAKE = Command("stake", by="Ann", box=1, amount="10")


def _seen(
    engine: Engine, rules: Mapping[str, Any], script: Sequence[Command], parts: Sequence[str], known: Dealing
) -> Seen:
    [shoe] = [command.shoe for command in script if command.shoe is not None]
    if set(engine.about.hides) & {"cards", "dealer cards"}:
        return Seen(shoe, {}, (), "it does not show its cards")
    done, trace = _play_on(engine, Case(rules, _PLAYERS, tuple(script)))
    refused = next((at for at, step in enumerate(trace.steps) if step.answer == "refused"), None)
    if refused is not None:
        why = (trace.steps[refused].why or {}).get("says", "")
        return Seen(shoe, {}, (), f"{done.script[refused].do} is refused{': ' if why else ''}{why}")
    held = _held(trace)
    if not held.get("dealer") or len(held) < 2:
        return Seen(shoe, held, (), "it shows no cards once all have stood")
    return Seen(shoe, held, tuple(_fitting(done, held, parts, known, engine.about)))


def _play_on(engine: Engine, case: Case) -> tuple[Case, Trace]:
    """Hit once and then stand on whatever hand the engine says is in turn, as long as there is one."""
    trace = engine.play(case)
    while len(case.script) < MOST_COMMANDS:
        turn = (trace.steps[-1].state or {}).get("turn")
        if not isinstance(turn, Mapping) or trace.steps[-1].answer == "refused":
            break
        hit = Command("hit", box=turn.get("box"), hand=turn.get("hand"))
        is_done = hit in case.script or "hit" in engine.about.lacks
        case = replace(case, script=(*case.script, replace(hit, do="stand") if is_done else hit))
        trace = engine.play(case)
    return case, trace


def _held(trace: Trace) -> dict[str, tuple[str, ...]]:
    state = trace.steps[-1].state or {}
    held = {f"box {box} hand {name}": tuple(hand.get("cards") or ()) for box, name, hand in hands_of(state)}
    dealer = state.get("dealer") or {}
    return {**held, "dealer": tuple(card for card in dealer.get("cards") or () if card != FACE_DOWN)}


def _fitting(
    case: Case, held: Mapping[str, tuple[str, ...]], parts: Sequence[str], known: Dealing, about: About
) -> Iterator[Dealing]:
    """Give the ways of dealing, differing from a known one in some parts alone, that lay the shoe for what came out."""
    [shoe] = [command.shoe for command in case.script if command.shoe is not None]
    portable = _portable(case, held)
    for values in product(*(_values(part) for part in parts)):
        dealing = replace(known, **dict(zip(parts, values, strict=True)))
        try:
            laid = fit(portable, dealing, about.customs).case
        except Wrong:
            continue
        [own] = [command.shoe for command in laid.script if command.shoe is not None]
        count = sum(map(len, held.values()))
        if own[dealing.burns : dealing.burns + count] == shoe[dealing.burns : dealing.burns + count]:
            yield dealing


def _portable(case: Case, held: Mapping[str, tuple[str, ...]]) -> Case:
    """Tell the round by who got what, as a scenario does; of a hit that fetched a second card nothing is told."""
    boxes, gets = {name.partition(" hand ")[0]: cards[:2] for name, cards in held.items() if name != "dealer"}, None
    if any(command.do == "split" for command in case.script):
        hands = [held.get(f"box 1 hand {name}", ()) for name in ("1.1", "1.2")]
        boxes, gets = (
            {"box 1": tuple(cards[0] for cards in hands if cards)},
            tuple(cards[1] for cards in hands if cards[1:]),
        )
    script = []
    for command in case.script:
        drawn = held.get(f"box {command.box} hand {command.hand}", ())[2:]
        if command.shoe is not None:
            script.append(replace(command, shoe=None, cards={**boxes, "dealer": held["dealer"]}))
        elif command.do != "hit" or drawn:
            script.append(replace(command, gets={"split": gets, "hit": drawn}.get(command.do)))
    return replace(case, script=tuple(script))


def _values(part: str) -> tuple[Any, ...]:
    if part == "burns":
        return tuple(range(MOST_BURNS + 1))
    return get_args(get_type_hints(Dealing)[part])
