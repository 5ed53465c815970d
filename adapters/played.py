"""A case as an engine played it, and which step of its answer belongs to which command of the portable script."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from stacked_deck.engine.validation import Wrong

from .about import About
from .case import Case, Command, Fitted
from .engine import EngineError
from .trace import Event, State, Step, Trace


@dataclass(frozen=True)
class Played:
    """A portable case, how it was laid for an engine, what the engine answered, and what it says of itself.

    `choices` are what its players chose, by the command of the portable script after which they were asked and by their
    level; where there are any, it is the reference that played, and the engine's players were shown its table.
    """

    case: Case
    fitted: Fitted
    trace: Trace
    about: About
    choices: Mapping[tuple[int, str], str] = field(default_factory=dict)

    @cached_property
    def ways(self) -> "Ways":
        """The way from the portable script to the fitted one and back."""
        return _ways(self.case.script, self.fitted)


# Plays a portable case (laying it for the engine included); raises EngineError where the engine gives no answer.
Play = Callable[[Case], Played]

Answer = Played | EngineError | Wrong  # Wrong: the case cannot be laid
# Plays many portable cases, answered in their order; some are taken ahead of the answers.
PlayAll = Callable[[Iterable[Case]], Iterator[Answer]]


@dataclass(frozen=True, slots=True)
class Ways:
    """The way from the portable script to the fitted one and back.

    `own[i]` is the fitted command that is the portable command `i`, None where `i` was dropped; `owner[f]` is the
    portable command to which the fitted command `f` belongs; `is_added[f]` tells whether fitting added it; `reached[i]`
    is the fitted command after which all portable ones up to `i` have had their effect, in whatever order they are
    played.
    """

    own: tuple[int | None, ...]
    owner: tuple[int, ...]
    is_added: tuple[bool, ...]
    reached: tuple[int, ...]


def _ways(portable: tuple[Command, ...], fitted: Fitted) -> Ways:
    """Find which fitted command is which portable one; what no portable command claims was added."""
    script, places = fitted.case.script, fitted.places
    if _is_one_to_one(portable, fitted):
        return Ways(places, places, (False,) * len(places), places)
    of: dict[int, int] = {}
    own: list[int | None] = []
    for index, command in enumerate(portable):
        found, key = None, _key(command)
        # From its place backwards: what was added for it stands behind it, what was added for others before it.
        for at in range(places[index], -1, -1):
            if at not in of and (script[at] is command or _key(script[at]) == key):
                found = at
                break
        own.append(found)
        if found is not None:
            of[found] = index
    owner: list[int] = []
    for at in range(len(script)):
        owner.append(of.get(at, owner[-1] if owner else 0))
    reached = tuple(accumulate(places, max))
    return Ways(tuple(own), tuple(owner), tuple(at not in of for at in range(len(script))), reached)


def _is_one_to_one(portable: tuple[Command, ...], fitted: Fitted) -> bool:
    """Tell whether fitting left each command in its place and added none, as it mostly does."""
    script = fitted.case.script
    return (
        len(script) == len(portable)
        and fitted.places == tuple(range(len(portable)))
        and all(one is other or _key(one) == _key(other) for one, other in zip(script, portable, strict=True))
    )


def _key(command: Command) -> tuple[object, ...]:
    return (command.do, command.by, command.box, command.hand, command.to)


def step_after(played: Played, at: int) -> Step | None:
    """Give the step after which the portable command has had its effect; None where nothing was played yet."""
    place = played.ways.reached[at]
    return played.trace.steps[place] if place >= 0 else None


def events_of(played: Played, at: int) -> tuple[Event, ...] | None:
    """Give the events of a portable command and of what fitting added for it; None where they are not shown.

    A dropped command's events are those of the command in whose course it had its effect.
    """
    way = played.ways
    place = played.fitted.places[at]
    wanted = at if way.own[at] is not None or place < 0 else way.owner[place]
    steps = [step for step, owner in zip(played.trace.steps, way.owner, strict=True) if owner == wanted]
    return _joined(steps)


def events_of_round(played: Played, at: int) -> tuple[Event, ...] | None:
    """Give all events from the round's deal up to a portable command; None where they are not shown."""
    place = played.ways.reached[at]
    script = played.fitted.case.script
    start = max((index for index in range(place + 1) if script[index].deals), default=0)
    return _joined(list(played.trace.steps[start : place + 1]))


def _joined(steps: list[Step]) -> tuple[Event, ...] | None:
    if not steps or any(step.events is None for step in steps):
        return None
    return tuple(event for step in steps for event in step.events or ())


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a trace: the fitted commands `start` (its deal) to `stop` (the next deal, or the end)."""

    number: int  # from 0: of the deals in the fitted script, taken or not
    start: int
    stop: int


def rounds(played: Played) -> Iterator[Round]:
    """Give the rounds that were dealt, in their order."""
    script, steps = played.fitted.case.script, played.trace.steps
    deals = [at for at, command in enumerate(script) if command.deals]
    dealt = [(number, at) for number, at in enumerate(deals) if steps[at].answer == "taken"]
    for which, (number, at) in enumerate(dealt):
        yield Round(number, at, dealt[which + 1][1] if which + 1 < len(dealt) else len(steps))


def hands_of(state: State | None) -> Iterator[tuple[str, str, State]]:
    """Give the hands that a state shows, each with its box and its name; what is no mapping is left out."""
    boxes = (state or {}).get("boxes")
    for box, shown in boxes.items() if isinstance(boxes, dict) else ():
        hands = shown.get("hands") if isinstance(shown, dict) else None
        for name, hand in hands.items() if isinstance(hands, dict) else ():
            if isinstance(hand, dict):
                yield box, name, hand


def last_with_hands(played: Played, dealt: Round) -> tuple[int, State] | None:
    """Give the last step of a round whose state shows hands, as its place and its state."""
    for at in range(dealt.stop - 1, dealt.start - 1, -1):
        state = played.trace.steps[at].state
        if any(True for _ in hands_of(state)):
            return at, state or {}
    return None


def is_over(state: State) -> bool:
    """Tell whether a state shows a round that is settled: by its phase, or by all hands where no phase is shown."""
    if "phase" in state:
        return state["phase"] in ("settled", "ended", "betting")
    hands = [hand for _, _, hand in hands_of(state)]
    return bool(hands) and all(hand.get("outcome") is not None or hand.get("net") is not None for hand in hands)
