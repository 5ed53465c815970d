"""What README and CONTRIBUTING say is so: their tables, their commands, and the adapter that they show."""

import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from stacked_deck.adapters.verdict import WORST_FIRST

from stacked_deck import cli

from .test_house_imports import MAY_IMPORT

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def column(text: str, *heads: str) -> dict[str, str]:
    """Give a table of two columns by its heads, the first cell of each row with the second."""
    table = text.partition(f"| {' | '.join(heads)} |\n|---|---|\n")[2].partition("\n\n")[0]
    return dict(re.findall(r"^\| (.*?) \| (.*) \|$", table, re.MULTILINE))


def test_the_import_table_is_the_one_that_is_checked() -> None:
    told = column(CONTRIBUTING, "Folder", "May import")
    assert list(told) == [f"`{folder}`" for folder in (*MAY_IMPORT, "tests")]
    for folder, allowed in MAY_IMPORT.items():
        words = told[f"`{folder}`"]
        assert folder == "stacked_deck" or set(re.findall(r"`(\w+)`", words)) == allowed


def test_every_folder_has_its_row() -> None:
    told = {folder.strip("`/") for folder in column(README, "Folder", "Holds")}
    assert told >= {*MAY_IMPORT, "tests"}
    assert all((ROOT / folder).is_dir() for folder in told)


def test_every_verdict_is_explained() -> None:
    assert set(column(README, "Verdict", "Means")) == set(WORST_FIRST)


def test_the_glossary_is_in_order_and_tells_each_word_once() -> None:
    glossary = README.partition("## Glossary")[2]
    words = re.findall(r"^\| (.*?) \|", glossary, re.MULTILINE)[2:]
    assert words == sorted(set(words))


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_command_that_is_told_exists(text: str) -> None:
    context = click.Context(cli.commands)
    calls = re.findall(r"stacked-deck ([a-z]+(?:-[a-z]+)*)(.*)", text)
    assert calls
    for name, rest in calls:
        command = cli.commands.get_command(context, name)
        assert command is not None, name
        if isinstance(command, click.Group):
            command = command.get_command(context, rest.split()[0])
            assert command is not None, f"{name} {rest}"
        options = {option for param in command.params for option in param.opts}
        assert set(re.findall(r"(?<![\w-])--?[a-z]+(?:-[a-z]+)*\b", rest.partition("`")[0])) <= options, rest


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_target_of_make_that_is_told_exists(text: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, re.MULTILINE))
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_file_that_is_told_exists(text: str) -> None:
    folders = "|".join(MAY_IMPORT)
    for path in re.findall(rf"`((?:{folders}|tests)/[\w/.]*)`", text):
        if "NAME" not in path:
            assert (ROOT / path).exists() or (ROOT / f"{path}.py").exists(), path


def test_the_adapter_in_the_readme_is_judged_as_it_is_said_to_be(tmp_path: Path) -> None:
    [code] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    command = Path(sys.executable).parent / "stacked-deck"
    done = subprocess.run(
        [command, "run", "midnight", "--engine", "mine:Engine", "--json", "run.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    results = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert "error" not in [row["verdict"] for row in results["scenarios"]]
    verdicts = {row["id"]: row["verdict"] for row in results["statements"]}
    assert verdicts["midnight.value.ace"] == "fail"
    assert verdicts["midnight.split.stake"] == "unsupported"
    assert "unobservable" in verdicts.values()
