"""Build the package with its engine compiled, as setup.py can, and lay it into build/compiled: `make compiled`.

    PYTHONPATH=build/compiled .venv/bin/python -P -m stacked_deck.cli run

plays by it; without the path, the same environment has the checkout's plain engine. It needs a C compiler and Python's
header files; `--can` only says whether they are there.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from wheel_test import ROOT, build, run

COMPILED = ROOT / "build" / "compiled"
WHERE = "import stacked_deck.engine.round as round; print(round.__file__)"


def main() -> None:
    """Build and install it; exits with one line where that cannot be, or what came is not compiled."""
    lacking = what_is_lacking()
    if lacking:
        sys.exit(f"the engine cannot be compiled without {lacking}; install it, or go on with the plain one")
    if sys.argv[1:] == ["--can"]:
        return
    os.environ["STACKED_DECK_COMPILED"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(Path(folder))
        shutil.rmtree(COMPILED, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        run([*pip, "--target", COMPILED, wheel], cwd=ROOT)
    if not is_compiled():
        sys.exit(f"{COMPILED} holds no compiled engine; the build above says why")


def what_is_lacking() -> str:
    """Name what this machine lacks for compiling; empty where it lacks nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"Python's header files ({header})"


def environment() -> dict[str, str]:
    """Give the environment in which Python finds the compiled package first."""
    return {**os.environ, "PYTHONPATH": str(COMPILED)}


def is_compiled() -> bool:
    """Tell whether there is a compiled engine, and Python finds it in that environment."""
    if not COMPILED.is_dir():
        return False
    asked = [sys.executable, "-P", "-c", WHERE]
    found = Path(subprocess.run(asked, env=environment(), capture_output=True, text=True, check=True).stdout.strip())
    return found.suffix != ".py" and COMPILED in found.parents


if __name__ == "__main__":
    main()
