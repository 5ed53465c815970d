"""How a mutant is put in and judged: in a process of its own, its functions changed where they are imported already."""

import compileall
import importlib
import json
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType
from typing import Any

from mutants_suite import Suite, lay

PATIENCE = 15  # seconds for one mutant


@dataclass(frozen=True)
class Mutant:
    """A change: the module, the operator, which of its places there, and the line."""

    module: str
    operator: str
    occurrence: int
    line: int


@dataclass(frozen=True)
class Result:
    """What came of a mutant: the verdict that caught it and the scenario; `pass` where it survived.

    `unlike` is the first scenario that a survivor plays otherwise than the engine as it is, where there is one.
    """

    mutant: Mutant
    verdict: str
    scenario: str
    unlike: str


def codes(code: CodeType, path: str = "") -> Iterator[tuple[str, CodeType]]:
    """Go through the code of a module and of its classes and functions, each by its dotted name."""
    yield path, code
    for at, part in enumerate(code.co_consts):
        if isinstance(part, CodeType) and not code.co_flags & CO_OPTIMIZED:
            name = f"{part.co_name}{at}" if part.co_name.startswith("<") else part.co_name  # <lambda>, of which many
            yield from codes(part, f"{path}.{name}" if path else name)


def bare(code: CodeType) -> CodeType:
    """Give the code of a module or class without what its functions do."""
    return code.replace(co_consts=tuple(part for part in code.co_consts if not isinstance(part, CodeType)))


def changed_functions(honest: str, changed: str) -> dict[str, CodeType] | None:
    """Give the new code of each function that differs; None where more than functions does."""
    before, after = (dict(codes(compile(text, "", "exec"))) for text in (honest, changed))
    if before.keys() != after.keys():
        return None
    unlike = {name: code for name, code in after.items() if code != before[name]}
    inner = {name: code for name, code in unlike.items() if code.co_flags & CO_OPTIMIZED}
    same = all(bare(code) == bare(before[name]) for name, code in unlike.items() if name not in inner)
    return inner if same and all("<" not in name for name in inner) else None


def put_in(module: Any, functions: Mapping[str, CodeType]) -> None:
    """Give functions of a module other code, where they are already imported by others."""
    for name, code in functions.items():
        found = module
        for part in name.split("."):
            found = found.__dict__[part]
        found = getattr(found, "fget", found)  # of a property
        if hasattr(found, "cache_clear"):
            found.cache_clear()
        getattr(found, "__wrapped__", found).__code__ = code


def forked(suite: Suite | None, lines: Sequence[str], order: Sequence[int], change: Callable[[], None]) -> Any:
    """Judge the engine in a process of its own, after a change; without a suite all is imported anew."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            change()
            found = (suite or Suite(lines)).judge(order)
        except BaseException:  # whatever a mutant raises
            found = ("error", -1, -1)
        os.write(writer, json.dumps(found).encode())
        os._exit(0)
    os.close(writer)
    ready, _, _ = select.select([reader], [], [], PATIENCE)
    answer = os.read(reader, 1000) if ready else b""
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    return ("timeout", -1, -1) if not ready else json.loads(answer or '["error", -1, -1]')


def forget() -> None:
    """Forget all that is imported of the package, so that it is imported anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "stacked_deck"]:
        del sys.modules[name]


class Judge:
    """What judges one mutant after the other in this process, with a copy of the package of its own."""

    def __init__(self, recorded: Path, folder: Path) -> None:
        self.package = lay(folder)
        sys.path.insert(0, str(folder))
        sys.dont_write_bytecode = True
        compileall.compile_dir(self.package, quiet=2)  # what is not changed need not be compiled again
        self.lines = recorded.read_text(encoding="ascii").splitlines()
        self.suite = Suite(self.lines)
        if forked(self.suite, self.lines, self.suite.order(""), lambda: None)[0] != "pass":
            raise ValueError("the engine as it is does not pass its own scenarios; see to that first")

    def result(self, mutant: Mutant) -> Result | None:
        """Try a mutant; None where the change is no change, or no Python."""
        from cosmic_ray.mutating import mutate_code
        from cosmic_ray.plugins import get_operator

        path = self.package / "engine" / mutant.module
        honest, stat = path.read_text(encoding="utf-8"), path.stat()
        changed = mutate_code(honest, get_operator(mutant.operator)(), mutant.occurrence)
        if changed is None or changed == honest:
            return None
        try:
            functions = changed_functions(honest, changed)
        except SyntaxError:
            return None
        line = f"{mutant.module}:{mutant.line}"
        if functions is not None:
            module = importlib.import_module(f"stacked_deck.engine.{path.stem}")
            starts = {code.co_firstlineno for code in functions.values()}
            start = f"{mutant.module}:{starts.pop()}" if len(starts) == 1 else ""
            order = self.suite.order(line, start)
            verdict, number, unlike = forked(self.suite, self.lines, order, partial(put_in, module, functions))
        else:
            path.write_text(changed, encoding="utf-8")
            verdict, number, unlike = forked(None, self.lines, self.suite.order(line), forget)
            path.write_text(honest, encoding="utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        return Result(mutant, verdict, *(self.suite.ids[one] if one >= 0 else "" for one in (number, unlike)))
