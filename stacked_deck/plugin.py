"""The pytest plugin: it collects our feature files, and those of rulesets that a project names, and judges an engine.

It is loaded in every pytest run of its environment, so it imports nothing else of ours until a feature is collected.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from stacked_deck.adapters.results import Results
    from stacked_deck.fixtures.rulesets import Ruleset

ENGINE, READING, RULESET, JSON = (f"--stacked-deck-{name}" for name in ("engine", "reading", "ruleset", "json"))
INI = "stacked_deck_rulesets"
SESSION = "stacked-deck-session"  # the name of the plugin that does the work


def run_suite(
    rulesets: Sequence["Ruleset"],
    *,
    engine: str = "reference",
    readings: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> "Results":
    """Judge an engine by some rulesets, by pytest in this process; see `stacked_deck.suite`."""
    from .suite import run_suite as run

    return run(rulesets, engine=engine, readings=readings or {}, jobs=jobs, progress=progress)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our options, under long names, since other plugins have the short ones."""
    group = parser.getgroup("stacked-deck", "judging a blackjack engine")
    group.addoption(ENGINE, metavar="SPEC", help="the engine to judge, as for `stacked-deck run --engine`")
    group.addoption(READING, action="append", default=[], metavar="ID=OPTION", help="judge by this option of a reading")
    group.addoption(RULESET, action="append", default=[], metavar="NAME|FOLDER", help="judge by this ruleset only")
    group.addoption(JSON, metavar="FILE", help="write the whole run as JSON")
    parser.addini(
        INI, "folders of rulesets (ruleset.yaml, ledger.yaml, features/) to judge by", type="paths", default=[]
    )


def pytest_configure(config: pytest.Config) -> None:
    """Read our options where one is given, so that a wrong one is told before anything runs."""
    if any(config.getoption(option.lstrip("-").replace("-", "_")) for option in (ENGINE, READING, RULESET, JSON)):
        _session(config)
    elif getattr(config.option, "dist", "no") != "no" and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Relay(config), "stacked-deck-relay")


class _Relay:
    """Where other processes collect and play (xdist), and no option of ours says so: wait for what they report."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Start the plugin that does the work once there is something for it."""
        if hasattr(report, "stacked_deck"):
            session = _session(self.config)
            session.pytest_runtest_logreport(report)  # it was not there yet when this call of the hook began
            self.config.pluginmanager.unregister(self)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a feature file that is one of a ruleset's; all others are left alone."""
    if file_path.suffix != ".feature" or not _may_be_ours(file_path, parent.config):
        return None
    found: pytest.Collector | None = _session(parent.config).collect(file_path, parent)
    return found


def _may_be_ours(file: Path, config: pytest.Config) -> bool:
    """Tell, without importing much, whether a feature file lies below our features or a named ruleset's."""
    from importlib.util import find_spec

    spec = find_spec("stacked_deck.features")
    folders: Iterable[str | Path] = [
        *((spec.submodule_search_locations or ()) if spec else ()),
        *config.getini(INI),
        *(name for name in config.getoption("stacked_deck_ruleset") if Path(name).is_dir()),
    ]
    return any(Path(folder).resolve() in file.resolve().parents for folder in folders)


def _session(config: pytest.Config) -> Any:
    """Give the plugin that does the work, registered when it is first needed."""
    found = config.pluginmanager.get_plugin(SESSION)
    if found is None:
        from .collecting import start

        found = start(config)
    return found
