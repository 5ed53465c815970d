"""`stacked-deck check-adapter`: a first look at an adapter."""

from collections import Counter
from collections.abc import Iterable, Iterator

import click

from stacked_deck.adapters.about import About
from stacked_deck.adapters.engine import EngineError

from .arguments import find_ruleset
from .plain import plain

WORDS = {"well": "ok", "adapter": "ADAPTER", "engine": "ENGINE", "unseen": "-"}


@click.command()
@click.argument("engine", metavar="ENGINE")
@click.option("--ruleset", default="midnight", show_default=True, metavar="NAME", help="The rules of the cases.")
def check_adapter(engine: str, ruleset: str) -> int:
    """Play some trivial cases and see how ENGINE deals: is its adapter broken, or is the engine wrong?

    Exit status 0: neither; 1: one of them, and what to mend; 2: the call cannot be carried out.
    """
    from stacked_deck.adapters.engines import open_engine

    from .check_adapter import Told, after, check_again, check_dealing, check_trivial_cases, verdict

    rules = find_ruleset(ruleset).rules
    try:
        opened = open_engine(engine)
    except EngineError as error:
        _say(f"ADAPTER  it does not come up: {error.told}")
        _say('         mend: stay until stdin ends; answer {"hello": 1} by {"v": 1, "about": {"name": "x"}} on a line')
        _say("The adapter is broken; nothing can be said of the engine yet.")
        return 1
    try:
        for line in _head(opened.about):
            _say(line)
        told: list[Told] = []
        for title, looks in (
            ("How it deals, seen by a shoe of cards that are all different", check_dealing(opened, rules)),
            ("Trivial cases", check_trivial_cases(opened, rules)),
            ("Played again", iter([check_again(opened, rules)])),
        ):
            _say(title)
            for look in looks:
                one = after(told, look)
                told.append(one)
                _say(f"  {WORDS[one.blame]:<8} {one.about}{f': {one.says}' if one.says else ''}")
                if one.mend:
                    _say(f"           mend: {one.mend}")
    finally:
        opened.close()
    for line in _end(one.blame for one in told):
        _say(line)
    return 0 if verdict(told) == "well" else 1


def _head(about: About) -> Iterator[str]:
    of = f" ({about.language})" if about.language else ""
    boxes = f"{about.boxes} box" if about.boxes == 1 else f"{about.boxes} boxes"
    yield f"{f'{about.name} {about.version}'.strip()}{of}: {boxes}"
    for said, words in (("lacks", about.lacks), ("hides", about.hides)):
        yield f"  {said} {', '.join(words) or 'nothing'}"


def _end(blames: Iterable[str]) -> Iterator[str]:
    counts = Counter(blames)
    if counts["adapter"]:
        yield "The adapter is broken; nothing can be said of the engine before it is mended."
    elif counts["engine"]:
        yield "The adapter holds. The engine is wrong, or plays by other rules: stacked-deck run judges it in full."
    else:
        yield "The adapter holds, and the engine is right as far as this goes: stacked-deck run judges it in full."
    if counts["unseen"]:
        yield f"Not looked at: {counts['unseen']} of these, for the reason that stands there."


def _say(line: str) -> None:
    click.echo(plain(line))
