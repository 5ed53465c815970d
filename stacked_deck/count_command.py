"""`stacked-deck count`: the trees of a ruleset's stored shoes, walked by an engine's own legal actions."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import ruleset_names

from .arguments import find_ruleset, takes_houses
from .plain import plain

if TYPE_CHECKING:
    from stacked_deck.fixtures.campaign.counts import Stored

# What an engine has to show, and to have, so that its tree can be walked.
_NEEDED_PARTS = ("turn", "actions", "has")


@click.command()
@takes_houses
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="What is walked.")
def count(rulesets: tuple[str, ...], spec: str) -> int:
    """Count all that can be decided on some stored shoes, and what it comes to, and compare.

    For a tree that differs the first decision is shown at which it parts from the reference's.
    Exit status 0: all counts agree; 1: one does not; 2: the call cannot be carried out.
    """
    from stacked_deck.adapters.engines import open_engine
    from stacked_deck.fixtures.campaign.counts import stored_counts

    chosen = [find_ruleset(name) for name in dict.fromkeys(rulesets or ruleset_names())]
    try:
        engine = open_engine(spec)
    except EngineError as error:
        raise Wrong(f"engine {spec} does not come up: {error.told}") from error
    try:
        _check_walkable(engine, spec)
        status = 0
        for ruleset in chosen:
            trees = stored_counts(ruleset)
            right = 0
            for stored in trees:
                lines = [plain(line) for line in _told(stored, engine, spec)]
                right += not lines
                for line in lines:
                    click.echo(line)
            click.echo(f"{ruleset.name}: {right} of {len(trees)} trees agree")
            status = max(status, int(right < len(trees) or not trees))
        return status
    finally:
        engine.close()


def _check_walkable(engine: Engine, spec: str) -> None:
    about = engine.about
    hidden = [part for part in _NEEDED_PARTS if part in about.hides]
    if hidden:
        raise Wrong(
            f"engine {spec} does not show {', '.join(hidden)}; a tree is walked by what may be done, and by whom"
        )
    if about.dealing.split_played == "right":
        raise Wrong(
            f"engine {spec} plays split hands from the right, and so takes other cards of the shoe; explore it instead"
        )


def _told(stored: "Stored", engine: Engine, spec: str) -> Iterator[str]:
    """Tell how a tree differs; nothing where it agrees."""
    from stacked_deck.fixtures.campaign.tree import TooLarge, count

    head = stored.name
    boxes = len(stored.shoe.stakes)
    if boxes > engine.about.boxes:
        yield f"{head}: not walked: it takes {boxes} boxes, and the engine has {engine.about.boxes}"
        return
    try:
        found = count(stored.shoe, engine)
    except TooLarge as error:
        yield f"{head}: {error}, where there are {stored.count.leaves}"
        yield from _divergence(stored, engine, spec)
        return
    except EngineError as error:
        yield f"{head}: no answer: {error.reason}"
        return
    if found == stored.count:
        return
    yield head
    for name in ("leaves", "busts", "sum"):
        known, seen = getattr(stored.count, name), getattr(found, name)
        yield f"  {name:<7} {known}" + ("" if known == seen else f", but {seen} here")
    others = [net for net in {**stored.count.nets, **found.nets} if stored.count.nets.get(net) != found.nets.get(net)]
    if others:
        yield f"  nets that come another number of times: {', '.join(others)}"
    yield from _divergence(stored, engine, spec)


def _divergence(stored: "Stored", engine: Engine, spec: str) -> Iterator[str]:
    from stacked_deck.adapters.reference import reference_engine
    from stacked_deck.adapters.transcript import transcript
    from stacked_deck.fixtures.campaign.diverge import first_divergence
    from stacked_deck.steps.run import player

    from .report import replay_line

    found = first_divergence(stored.shoe, engine, reference_engine())
    if found is None:
        yield "  no decision parts from the reference's"
        return
    yield "  they part after"
    played = player(engine)(found.case)
    yield from (f"    {line}" for line in transcript(played.fitted, played.trace))
    yield f"  expected  {found.expected}"
    yield f"  seen      {found.seen}"
    yield f"  again     {replay_line(found.case.as_json(), engine=spec)}"
