"""Lay the published engines that do not come with the extra into folders of their own, below build/engines.

Each package is pinned and installed without its dependencies, which are named beside it: nothing else comes along.
"""

import subprocess
import sys

from stacked_deck.adapters.published import PUBLISHED, folder_of, is_installed
from stacked_deck.adapters.published.known import Published


def main() -> int:
    """Install what is not there yet at its pinned version, and tell of what could not be."""
    status = 0
    for name, published in PUBLISHED.items():
        pinned = "\n".join(published.packages)
        stamp = folder_of(name) / "pinned.txt"
        if published.by == "pip" or (stamp.is_file() and stamp.read_text() == pinned and is_installed(name)):
            continue
        print(f"{name}: {', '.join(published.packages)}")
        folder_of(name).mkdir(parents=True, exist_ok=True)
        if subprocess.run(_command(name, published), check=False).returncode:
            print(f"{name} could not be installed", file=sys.stderr)
            status = 1
        else:
            stamp.write_text(pinned)
    return status


def _command(name: str, published: Published) -> list[str]:
    folder = str(folder_of(name))
    if published.by == "npm":
        options = [
            "--prefix",
            folder,
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--save-exact",
            "--loglevel=error",
        ]
        return ["npm", "install", *options, *published.packages]
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--ignore-requires-python", "--upgrade"]
    pip = [sys.executable, "-m", "pip", "install", *quiet, "--no-deps", "--target", folder]
    return [*pip, *published.packages]


if __name__ == "__main__":
    sys.exit(main())
