"""A run as JUnit XML, keyed by our own ids: for each ruleset its statements, its scenarios and its standing checks.

A statement that does not pass is a failure whatever its verdict, as it is for the exit status; an excluded one is
skipped. A scenario or a standing check is skipped where the engine lacks or hides what it needs. The census, a suite of
its own, is an error where it finds a fault of ours.
"""

from collections.abc import Sequence

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from stacked_deck.adapters.results import Results, ScenarioResult, StandingResult, StatementResult
from stacked_deck.adapters.verdict import Verdict

from .plain import plain

Outcome = Error | Failure | Skipped


def junit(results: Results) -> JUnitXml:
    """Make the document."""
    document = JUnitXml(f"{results.suite['name']} on {plain(str(results.about['name']))}")
    for ruleset in results.rulesets:
        excluded = [
            _case(row.id, ruleset, Skipped(plain(row.reason))) for row in results.excluded if row.ruleset == ruleset
        ]
        statements = [_statement(row) for row in results.statements if row.ruleset == ruleset]
        scenarios = [_scenario(row) for row in results.scenarios if row.ruleset == ruleset]
        standing = [_standing(row) for row in results.standing if row.ruleset == ruleset]
        document.add_testsuite(_suite(f"{ruleset} statements", statements + excluded))
        document.add_testsuite(_suite(f"{ruleset} scenarios", scenarios))
        document.add_testsuite(_suite(f"{ruleset} standing checks", standing))
    document.add_testsuite(_suite("census", [_census(results.faults)]))
    return document


def _suite(name: str, cases: list[TestCase]) -> TestSuite:
    suite = TestSuite(name)
    suite.add_testcases(cases)
    return suite


def _case(name: str, classname: str, *outcomes: Outcome) -> TestCase:
    case = TestCase(name=name, classname=classname)
    case.result = list(outcomes)
    return case


def _statement(row: StatementResult) -> TestCase:
    says = f"{row.verdict}, {row.shown} of {row.total} shown"
    return _case(row.id, row.ruleset, *([] if row.verdict == "pass" else [Failure(says, row.verdict)]))


def _scenario(row: ScenarioResult) -> TestCase:
    if row.verdict == "pass":
        return _case(row.id, row.ruleset)
    outcome = _outcome(row.verdict, f"{row.where}: expected {row.expected}, seen {row.seen}")
    outcome.text = "\n".join([plain(row.title), *map(plain, row.transcript)])
    return _case(row.id, row.ruleset, outcome)


def _standing(row: StandingResult) -> TestCase:
    if row.verdict == "pass":
        return _case(row.id, row.ruleset)
    return _case(row.id, row.ruleset, _outcome(row.verdict, f"{row.scenario} {row.says}".strip()))


def _census(faults: Sequence[str]) -> TestCase:
    if not faults:
        return _case("census", "suite")
    found = Error(f"{len(faults)} faults of the suite itself", "fault")
    found.text = "\n".join(map(plain, faults))
    return _case("census", "suite", found)


def _outcome(verdict: Verdict, message: str) -> Outcome:
    kinds: dict[Verdict, type[Outcome]] = {
        "fail": Failure,
        "strayed": Failure,
        "error": Error,
        "unsupported": Skipped,
        "unobservable": Skipped,
    }
    return kinds[verdict](plain(message), verdict)
