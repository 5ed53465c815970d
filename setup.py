"""What pyproject.toml cannot say: with STACKED_DECK_COMPILED=1 the engine is compiled by mypyc, from the same source.

Without it the package is plain Python, as it is read. The rules are read by their annotations, which a compiled module
has not, so that what declares and reads them stays as it is.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

STAY = ("__init__.py", "rules.py", "validation.py")
IS_ASKED = os.environ.get("STACKED_DECK_COMPILED") == "1"


def compiled() -> list[Any]:
    """Give the engine's modules as extensions; exits where mypy is missing, or code is to be edited in place."""
    if "editable_wheel" in sys.argv:
        sys.exit("an editable install stays plain, or it would not see what is edited; leave STACKED_DECK_COMPILED out")
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:
        if "egg_info" in sys.argv:  # what building needs is still being asked
            return []
        sys.exit("STACKED_DECK_COMPILED=1 needs mypy where the package is built; install mypy, or build without it")
    place = Path("build", "compiling", "stacked_deck")  # a module is named by the folders that it lies in
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree("engine", place / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (place / "__init__.py").touch()
    modules = sorted(str(file) for file in (place / "engine").glob("*.py") if file.name not in STAY)
    return mypycify(["--config-file=", "--strict", *modules])


setup(ext_modules=compiled() if IS_ASKED else [], setup_requires=["mypy>=1.13"] if IS_ASKED else [])
