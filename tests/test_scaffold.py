"""The skeletons of adapters: each is in order as it is written, and both languages come to the same."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import load_ruleset

from stacked_deck.check_adapter_command import check_adapter
from stacked_deck.direct import judge_vectors
from stacked_deck.new_adapter import adapter
from stacked_deck.scaffold import CALLS, LANGUAGES, templates, write_adapter

NODE = shutil.which("node")
NEEDS_NODE = pytest.mark.skipif(
    NODE is None, reason="there is no node on this machine, so no JavaScript adapter is run"
)
EACH = pytest.mark.parametrize("language", ["python", pytest.param("javascript", marks=NEEDS_NODE)])


def spec(language: str) -> str:
    """Name an engine of a language, as it is named in its own folder."""
    return CALLS[language].strip("'")


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Write a skeleton and go into its folder."""

    def written(language: str) -> Path:
        folder = tmp_path / language
        write_adapter(folder, language=language)
        monkeypatch.chdir(folder)
        return folder

    return written


@EACH
def test_a_skeleton_answers_right_away_and_is_in_order(laid: Any, language: str) -> None:
    laid(language)
    ended = CliRunner().invoke(check_adapter, [spec(language)], standalone_mode=False)
    assert ended.return_value == 0, ended.output
    assert "The adapter holds, and the engine is right as far as this goes" in ended.output
    assert "ADAPTER" not in ended.output
    assert "ENGINE" not in ended.output


@EACH
def test_what_a_skeleton_cannot_do_is_told_from_what_it_does_wrong(laid: Any, language: str) -> None:
    laid(language)
    results = judge_vectors([load_ruleset("midnight")], engine=spec(language), is_standing=True)
    verdicts = {row.verdict for row in results.scenarios}
    assert not verdicts & {"error", "strayed"}
    assert sum(row.verdict == "pass" for row in results.scenarios) > 100
    assert not [row for row in results.standing if row.verdict == "fail"]


@NEEDS_NODE
def test_both_languages_come_to_the_same(laid: Any) -> None:
    found = []
    for language in LANGUAGES:
        laid(language)
        results = judge_vectors([load_ruleset("european")], engine=spec(language))
        found.append([(row.id, row.verdict, row.seen) for row in results.scenarios])
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_says_how_it_is_called(tmp_path: Path, language: str) -> None:
    ended = CliRunner().invoke(adapter, [str(tmp_path / "x"), "--language", language], standalone_mode=False)
    assert ended.return_value == 0
    lines = ended.output.splitlines()
    assert lines[-1] == f"now, in {tmp_path / 'x'}: stacked-deck check-adapter {CALLS[language]}"
    assert sorted(Path(line).name for line in lines[:-1]) == sorted(templates(language))
    assert CALLS[language] in templates(language)["README.md"]


def test_no_file_is_ever_replaced(tmp_path: Path) -> None:
    (tmp_path / "adapter.py").write_text("mine")
    with pytest.raises(Wrong, match=r"holds adapter\.py already"):
        write_adapter(tmp_path, language="python")
    assert [path.name for path in tmp_path.iterdir()] == ["adapter.py"]
    with pytest.raises(Wrong, match="cannot be written"):
        write_adapter(tmp_path / "adapter.py" / "x", language="python")


def test_a_skeleton_in_python_needs_nothing_of_ours() -> None:
    for name, text in templates("python").items():
        if name.endswith(".py"):
            imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
            assert not [line for line in imports if "stacked_deck" in line]
            compile(text, name, "exec")
