"""Lay the package as a tree of links, build/typing, for type checkers: they cannot follow an editable install.

The tree is made from the mapping in pyproject.toml, so that a folder is named in one place only.
"""

import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lay(root: Path, target: Path) -> None:
    """Make the tree anew, a link for each entry of a package's folder that is not a package of its own."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    folders: dict[str, str] = config["tool"]["setuptools"]["package-dir"]
    shutil.rmtree(target, ignore_errors=True)
    for package, folder in sorted(folders.items()):
        place = target.joinpath(*package.split("."))
        place.mkdir(parents=True, exist_ok=True)
        for entry in sorted((root / folder).iterdir()):
            if entry.name != "__pycache__" and f"{package}.{entry.name}" not in folders:
                (place / entry.name).symlink_to(entry)


if __name__ == "__main__":
    lay(ROOT, ROOT / "build" / "typing")
