"""Adapters for published engines, each pinned and driven as it is, in a process of its own.

An adapter translates alone: what it would have to compute, correct, scale or filter is not shown.

Some engines come with the extra `published`. The others are laid by `make engines` into folders of their own, for their
packages ask for versions that would not go with others', or more than the engine needs: below `build/engines`, or where
the environment variable STACKED_DECK_ENGINES says.
"""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from .known import PUBLISHED, Published

__all__ = ["PUBLISHED", "Published", "command_of", "engines_folder", "how_to_install", "is_installed"]

_HERE = Path(__file__).parent


def engines_folder() -> Path:
    """Give the folder into which `make engines` lays what does not come with the extra."""
    return Path(os.environ.get("STACKED_DECK_ENGINES") or _HERE.parents[1] / "build" / "engines")


def folder_of(name: str) -> Path:
    """Give the folder of one engine's packages; it need not be there."""
    return engines_folder() / name


def is_installed(name: str) -> bool:
    """Tell whether a published engine can be started here."""
    published, folder = PUBLISHED[name], folder_of(name)
    if published.by == "npm":
        return (folder / "node_modules" / published.module / "package.json").is_file()
    if published.by == "make":
        return any((folder / f"{published.module}{end}").exists() for end in ("", ".py", ".so"))
    return find_spec(published.module) is not None


def how_to_install(name: str) -> str:
    """Give the command that installs it at the version that its adapter was written for."""
    published = PUBLISHED[name]
    return f"pip install '{published.packages[0]}'" if published.by == "pip" else "make engines"


def command_of(name: str) -> Sequence[str]:
    """Give the command that serves a published engine on stdin and stdout."""
    if PUBLISHED[name].by == "npm":
        folder = folder_of(name) / "node_modules"
        return ("node", str(_HERE / "js" / f"{name}.js"), str(folder))
    # -P: a file in the caller's folder must not stand in for a module of the standard library.
    return (sys.executable, "-P", "-m", "stacked_deck.adapters.published.serve", name)
