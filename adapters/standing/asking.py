"""Asking: work that needs cases played says which, all that it knows of at once, and is told what came of them.

So whoever carries it out may have many cases under way, of one work and of several side by side.
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from stacked_deck.adapters.case import Case
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.played import Answer, Play, PlayAll, Played
from stacked_deck.engine.validation import Wrong

Result = TypeVar("Result")
Asking = Generator[Sequence[Case], Sequence[Answer], Result]

_Step = tuple[int, Asking[Result], Sequence[Case]]  # a work by its number, and what it asks for


def ask(cases: Sequence[Case]) -> Asking[Sequence[Answer]]:
    """Ask for some cases."""
    return (yield cases) if cases else ()


def known(answer: Answer) -> Played:
    """Give what was played; raises what stands there in its place."""
    if isinstance(answer, Played):
        return answer
    raise answer


def alone(work: Asking[Result], play: Play) -> Result:
    """Carry out one work, playing one case after the other."""
    (result,) = side_by_side([work], lambda cases: (_answer(case, play) for case in cases))
    return result


def side_by_side(works: Sequence[Asking[Result]], play_all: PlayAll) -> list[Result]:
    """Carry out some works together, and give what each comes to."""
    results: dict[int, Result] = {}
    steps = _told(((number, work, None) for number, work in enumerate(works)), results)
    while left := list(_told(_played(steps, play_all), results)):
        steps = iter(left)
    return [results[number] for number in range(len(works))]


def _told(
    works: Iterable[tuple[int, Asking[Result], Sequence[Answer] | None]], results: dict[int, Result]
) -> Iterator[_Step[Result]]:
    """Tell works what came of their cases, or begin them; those that are done leave their result."""
    for number, work, answers in works:
        try:
            # To begin with there is nothing to tell, which the type of a generator does not know.
            yield number, work, next(work) if answers is None else work.send(answers)
        except StopIteration as done:
            results[number] = done.value


def _played(
    steps: Iterable[_Step[Result]], play_all: PlayAll
) -> Iterator[tuple[int, Asking[Result], Sequence[Answer]]]:
    """Play what is asked for, taking on the next step while the cases of those before it are under way."""
    ahead: deque[_Step[Result]] = deque()

    def cases() -> Iterator[Case]:
        for step in steps:
            ahead.append(step)
            yield from step[2]

    answers = play_all(cases())
    for first in answers:
        number, work, asked = ahead.popleft()
        yield number, work, [first, *islice(answers, len(asked) - 1)]


def _answer(case: Case, play: Play) -> Answer:
    try:
        return play(case)
    except (EngineError, Wrong) as fault:
        return fault
