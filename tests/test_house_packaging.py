"""What is packaged: every folder with code, all data, and nothing that would lie about in site-packages."""

import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = CONFIG["tool"]["setuptools"]
NOT_PACKAGED = {".", "tests", "scripts", "benchmarks"}  # in the root itself, what builds it


def tracked() -> list[str]:
    """Give the files of the repository, by their path from its root: those in it and those about to be."""
    found = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for path in found.stdout.splitlines() if (ROOT / path).exists()]


def in_package(path: str) -> tuple[str, str]:
    """Give the package whose folder is the nearest above a file, and the file's path in it; empty where none is."""
    folders = sorted(SETUPTOOLS["package-dir"].items(), key=lambda item: len(item[1]), reverse=True)
    for package, folder in folders:
        if path.startswith(f"{folder}/"):
            return package, path.removeprefix(f"{folder}/")
    return "", path


def fits(path: str, pattern: str) -> bool:
    """Tell whether a path fits a pattern of package data, in which `**/` stands for any folders or none."""
    return fnmatch(path, pattern) or ("**/" in pattern and fnmatch(path, pattern.replace("**/", "", 1)))


def test_every_folder_with_code_is_a_package() -> None:
    folders = {str(Path(path).parent) for path in tracked() if path.endswith(".py")}
    listed = set(SETUPTOOLS["package-dir"].values())
    assert {folder for folder in folders if folder.split("/")[0] not in NOT_PACKAGED} == listed


def test_packages_and_their_folders_are_one_list() -> None:
    assert sorted(SETUPTOOLS["packages"]) == sorted(SETUPTOOLS["package-dir"])


def test_every_package_lies_below_ours() -> None:
    assert {package.split(".")[0] for package in SETUPTOOLS["packages"]} == {"stacked_deck"}
    for package, folder in SETUPTOOLS["package-dir"].items():
        assert folder in (package.removeprefix("stacked_deck.").replace(".", "/"), package.replace(".", "/"))


def test_every_package_has_its_init() -> None:
    for folder in SETUPTOOLS["package-dir"].values():
        assert (ROOT / folder / "__init__.py").is_file(), folder


def test_all_data_of_a_package_is_packaged() -> None:
    """Data in a folder without code belongs to the package above it."""
    for path in tracked():
        package, inside = in_package(path)
        if package and not path.endswith(".py"):
            patterns = SETUPTOOLS["package-data"].get(package, [])
            assert any(fits(inside, pattern) for pattern in patterns), f"{path} is in no pattern of {package}"


def test_the_version_is_told_once() -> None:
    for path in tracked():
        if path.endswith(".py") and not path.startswith("tests/"):
            assert CONFIG["project"]["version"] not in (ROOT / path).read_text(encoding="utf-8"), path
