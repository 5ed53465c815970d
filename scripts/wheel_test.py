"""Build a wheel, install it in an environment of its own, and judge the reference engine from an empty folder.

Fails where the wheel lacks a file that the checkout has, or lays a folder of this repository beside the package.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Say what was tried; exits 1 at the first thing that does not hold."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        wheel = build(place / "dist")
        python = install(wheel, place / "env")
        empty = place / "empty"
        empty.mkdir()
        no_strangers(python, empty)
        same_verdicts(python, empty)
        by_pytest(python, empty)
    print("the wheel gives the same verdicts as the checkout")


def build(target: Path) -> Path:
    """Build by way of the source distribution, so that nothing of an older build is taken along."""
    run([sys.executable, "-m", "build", "--outdir", target, ROOT], cwd=ROOT)
    return next(target.glob("*.whl"))


def install(wheel: Path, target: Path) -> Path:
    """Make an environment with nothing but the wheel and what it asks for."""
    venv.create(target, with_pip=True)
    python = target / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], cwd=target)
    return python


def no_strangers(python: Path, empty: Path) -> None:
    """See that no folder of the repository lies at the top of site-packages."""
    site = Path(run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], cwd=empty).strip())
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = {folder.split("/")[0] for folder in config["tool"]["setuptools"]["package-dir"].values()}
    strangers = sorted(folder for folder in folders - {"stacked_deck"} if (site / folder).exists())
    if strangers:
        sys.exit(f"the wheel lays {', '.join(strangers)} at the top of site-packages")


def same_verdicts(python: Path, empty: Path) -> None:
    """Compare the verdicts of the wheel with those of the checkout."""
    found = {}
    for name, command in (("wheel", python), ("checkout", Path(sys.executable))):
        report = empty.parent / f"{name}.json"
        run([command.parent / "stacked-deck", "run", "--json", report], cwd=empty)
        results = json.loads(report.read_text(encoding="utf-8"))
        found[name] = {result["id"]: result["verdict"] for result in results["scenarios"]}
    if not found["wheel"] or found["wheel"] != found["checkout"]:
        wheel, checkout = (len(verdicts) for verdicts in found.values())
        sys.exit(f"the wheel judges its {wheel} scenarios otherwise than the checkout its {checkout}")


def by_pytest(python: Path, empty: Path) -> None:
    """Run the features as a pytest user does."""
    run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "stacked_deck.features"], cwd=empty)


def run(command: list[str | Path], *, cwd: Path) -> str:
    """Run a command and give what it printed; exits with its output where it fails."""
    print("$", " ".join(str(part) for part in command), flush=True)
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
