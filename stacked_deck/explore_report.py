"""What is told of a finding: where the engines part, the round, a scenario to paste, a line to play it again."""

from collections.abc import Iterator

from stacked_deck.adapters.engine import Engine, EngineError
from stacked_deck.adapters.transcript import transcript
from stacked_deck.steps.run import player

from .explore import Explored, Finding
from .gherkin import scenario
from .gherkin_then import Unsayable
from .plain import plain
from .report import replay_line

_NO_ID = "TODO-001"  # in place of the permanent id that its writer gives it


def finding_lines(finding: Finding, number: int, engine: Engine, *, spec: str) -> Iterator[str]:
    """Tell a finding."""
    found = finding.found
    case, difference = found.case, found.difference
    yield f"{number}. {found.ruleset}: {difference.kind}"
    yield f"   where     {difference.where(case)}"
    yield f"   expected  {difference.expected_words()}"
    yield f"   seen      {difference.seen_words()}"
    for at, line in enumerate(_round(finding, engine)):
        yield f"   {'round' if at == 0 else '':<8}  {line}"
    yield f"   again     {replay_line(case.as_json(), engine=spec)}"
    yield f"   touches   {', '.join(finding.touched.statements) or 'no statement that a scenario shows'}"
    caught = finding.touched.caught_by
    yield f"   caught    {'by ' + ', '.join(caught) if caught else 'by none of their scenarios'}"
    yield ""
    try:
        tags = [_NO_ID, *finding.touched.statements[:1]]
        yield from (f"    {line}".rstrip() for line in scenario(finding.expected, difference, tags))
    except Unsayable as missing:
        yield f"    (no scenario: the features have no words for {missing})"


def summary_lines(explored: Explored) -> Iterator[str]:
    """Tell how much was played, and of each kind how many cases showed it."""
    found = len(explored.unexplained)
    kinds = "nothing" if found == 0 else f"{found} kind{'s' if found > 1 else ''} of difference"
    yield f"{explored.ruleset}: {explored.rounds} rounds in {explored.cases} cases, {kinds} unexplained"
    for finding in explored.findings.values():
        why = f"explained by {finding.explained}: " if finding.explained else ""
        forms = f", in {len(finding.forms)} forms" if len(finding.forms) > 1 else ""
        yield f"  {why}{finding.kind} ({_cases(finding.cases)}{forms})"


def _cases(count: int) -> str:
    return f"{count} case" if count == 1 else f"{count} cases"


def _round(finding: Finding, engine: Engine) -> list[str]:
    try:
        played = player(engine)(finding.found.case)
    except EngineError as error:
        return [plain(f"no answer: {error.reason}")]
    return [plain(line) for line in transcript(played.fitted, played.trace)]
