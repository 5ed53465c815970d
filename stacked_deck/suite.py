"""A whole run by pytest in this process, whatever the caller's folder or environment has for pytest's own use."""

import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.results import Results
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import Ruleset, ruleset_names

from .bench import Bench
from .collecting import Session
from .judging import BENCH
from .plugin import SESSION
from .tally import Tally

Progress = Callable[[int, int], object]  # how many scenarios are done, of how many

# Named by their modules, so that they are the same in this process and in those that xdist starts.
_PLUGINS = ("pytest_bdd.plugin", "xdist.plugin", "xdist.looponfail", "stacked_deck.plugin")
_CONFIG = "[pytest]\naddopts =\nstrict_markers = true\n"


def run_suite(
    rulesets: Sequence[Ruleset],
    *,
    engine: str = "reference",
    readings: Mapping[str, str],
    jobs: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Judge an engine by some rulesets, in as many processes as `jobs` says.

    Raises Wrong for a reading or an option that is none, and for an engine that is none or does not come up.
    """
    bench = Bench(engine, readings, tuple(rulesets))
    try:
        total = sum(1 for ruleset in rulesets for _ in bench.scenarios(ruleset))
        watcher = _Watcher(bench, total, progress)
        folders = [str(folder) for one in rulesets for folder in (one.features, one.contrasts) if folder is not None]
        if folders and total:
            with TemporaryDirectory() as folder, _only_our_plugins():
                _pytest(_arguments(Path(folder), bench, jobs), list(dict.fromkeys(folders)), watcher)
        tally = watcher.session.tally if watcher.session else Tally(bench)
        tally.add_census(rulesets)
        tally.add_faults(watcher.trouble)
        return tally.results()
    except EngineError as error:
        raise Wrong(f"engine {engine} does not come up: {error.told}") from error
    finally:
        bench.close()


def _arguments(folder: Path, bench: Bench, jobs: int) -> list[str]:
    config = folder / "pytest.ini"
    config.write_text(_CONFIG, encoding="utf-8")
    found = ["-c", str(config), f"--rootdir={folder}", "--import-mode=importlib", "-p", "no:terminal"]
    found += ["-p", "no:cacheprovider", "-p", "no:warnings", "--capture=no", f"--stacked-deck-engine={bench.spec}"]
    found += [f"--stacked-deck-reading={id}={option}" for id, option in bench.readings.items()]
    for ruleset in bench.rulesets:
        if ruleset.features is not None:
            house = str(ruleset.features.parent)
            found.append(f"--stacked-deck-ruleset={ruleset.name if ruleset.name in ruleset_names() else house}")
    return [*found, "-n", str(jobs)] if jobs > 1 else found


def _pytest(arguments: list[str], folders: list[str], watcher: "_Watcher") -> None:
    heard = io.StringIO()
    with redirect_stderr(heard):
        status = pytest.main([*arguments, *folders], plugins=[watcher])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not watcher.trouble:
        lines = [line for line in heard.getvalue().splitlines() if line.strip()]
        watcher.trouble.append(f"pytest ended with {status!r}: {lines[-1] if lines else 'it says nothing'}")


@contextmanager
def _only_our_plugins() -> Iterator[None]:
    """Keep out of pytest whatever else the environment asks it for, here and in the processes that it starts."""
    ours = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": ",".join(_PLUGINS)}
    theirs = {name: os.environ.get(name) for name in (*ours, "PYTEST_ADDOPTS")}
    os.environ.update(ours)
    os.environ.pop("PYTEST_ADDOPTS", None)
    try:
        yield
    finally:
        for name, value in theirs.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


class _Watcher:
    """A plugin of this run alone: it lends our bench, tells of progress, and keeps what pytest could not do."""

    def __init__(self, bench: Bench, total: int, progress: Progress | None) -> None:
        self.bench, self.total, self.progress = bench, total, progress
        self.session: Session | None = None
        self.trouble: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Lend the engine that is open already."""
        config.stash[BENCH] = self.bench

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Find the plugin that does the work."""
        self.session = session.config.pluginmanager.get_plugin(SESSION)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Tell of progress, and keep a failure of which nothing else is told."""
        if hasattr(report, "stacked_deck"):
            if self.progress is not None and self.session is not None:
                self.progress(len(self.session.tally.told), self.total)
        elif report.failed:
            self.trouble.append(_last_line(f"{report.nodeid.rpartition('::')[2]} {report.when}", report))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what could not be collected."""
        if report.failed:
            self.trouble.append(_last_line(Path(report.nodeid).name, report))

    def pytest_internalerror(self, excrepr: Any) -> None:
        """Keep pytest's own trouble."""
        self.trouble.append(f"pytest: {str(excrepr).strip().splitlines()[-1]}")


def _last_line(what: str, report: Any) -> str:
    lines = [line for line in report.longreprtext.splitlines() if line.strip()]
    return f"{what}: {lines[-1] if lines else report.outcome}"
