"""The matrix: engines side by side, a legend that cannot be misread, and badges that know no baseline."""

import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from stacked_deck.engine.validation import Wrong

from stacked_deck import matrix as matrix_module
from stacked_deck.badges import badge, badges, write_badges
from stacked_deck.cli import commands
from stacked_deck.matrix import MEANS, VERDICTS, Line, Matrix, default_engines, judge_all
from stacked_deck.matrix_report import legend, markdown, write_matrix

SOME = Line(
    "published:some", "some", "1.0", {"house.a": "pass", "house.b": "fail", "other.a": "pass"}, {"house.a": "2 of 2"}
)
DOWN = Line("nowhere:engine", "nowhere:engine", "", {}, why_not="there is no module nowhere")
TWO = Matrix(("house", "other"), (SOME, DOWN), {"published:lion": "not installed; install it with: make engines"}, ())


def text(matrix: Matrix, width: int = 80) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    write_matrix(console, matrix)
    return console.export_text()


def test_a_number_counts_the_statements_of_one_verdict() -> None:
    assert [SOME.count("house", verdict) for verdict in VERDICTS] == [1, 1, 0, 0, 0, 0]
    assert (SOME.count("house"), SOME.count("other"), SOME.count("another")) == (2, 1, 0)


def test_every_verdict_is_a_whole_word_above_its_column_and_is_explained_below() -> None:
    shown = text(TWO)
    for verdict in VERDICTS:
        assert f" {verdict} " in shown
        assert f"  {verdict}: {MEANS[verdict]}" in shown
    assert max(map(len, shown.splitlines()[:8])) <= 80


def test_the_legend_says_that_no_number_is_about_who_won_a_hand() -> None:
    assert any("no number says who won a hand, and baselines change none" in line for line in legend(TWO))
    assert not any(word in " ".join(MEANS.values()) for word in ("win", "lose", "push"))


def test_who_did_not_come_up_and_who_was_left_out_is_told_by_name() -> None:
    lines = list(legend(TWO))
    assert "did not come up: nowhere:engine: there is no module nowhere" in lines
    assert "left out: published:lion: not installed; install it with: make engines" in lines


def test_markdown_has_every_statement_with_a_verdict_in_words() -> None:
    written = markdown(TWO)
    assert "| house.b | fail |" in written
    assert "| some 1.0 | 1 | 1 | 0 | 0 | 0 | 0 | 2 |" in written


def test_markdown_of_a_hostile_name_stays_in_its_cell() -> None:
    line = Line("a:b", "<b>|x`", "", {"house.a": "pass"})
    assert "&lt;b>&#124;x&#96;" in markdown(Matrix(("house",), (line,), {}, ()))


def test_a_badge_says_in_numbers_what_passes_and_is_green_for_all_alone() -> None:
    every, some = badge(SOME, "other"), badge(SOME, "house")
    assert "1 of 1 statements pass" in every
    assert "1 of 2 statements pass" in some
    assert ("#2c7a2c" in every, "#2c7a2c" in some) == (True, False)
    for svg in (every, some):
        root = ET.fromstring(svg)
        assert root.attrib["role"] == "img"
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_a_badge_of_a_hostile_name_is_still_one_image() -> None:
    line = Line("published:../<x>", '"><script>', "", {"house.a": "pass"})
    root = ET.fromstring(badge(line, "house"))
    assert '"><script>' in str(root.attrib["aria-label"])
    names = [name for name, _ in badges(Matrix(("house",), (line,), {}, ()))]
    assert names == ["x-house.svg"]


def test_badges_are_written_into_a_folder_that_is_made(tmp_path: Path) -> None:
    write_badges(tmp_path / "new", TWO)
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["some-house.svg", "some-other.svg"]


def test_badges_that_cannot_be_written_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Wrong, match=r"--badges: .*; allowed is a folder"):
        write_badges(tmp_path / "file" / "below", TWO)


def test_an_engine_that_names_nothing_is_refused_before_any_is_judged() -> None:
    with pytest.raises(Wrong, match="engine published:lion is unknown"):
        judge_all(["german"], ["reference", "published:lion"])


def test_engines_that_are_not_installed_are_left_out_with_how_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix_module, "is_installed", lambda name: name == "blackjack21")
    chosen, left_out = default_engines()
    assert chosen == ("reference", "published:blackjack21")
    assert left_out["published:py21"] == "not installed; install it with: make engines"
    assert left_out["published:gymnasium"].startswith("not installed; install it with: pip install 'gymnasium==")


def test_the_command_writes_json_markdown_and_badges(tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "m.json"), "--markdown", str(tmp_path / "m.md"), "--badges", str(tmp_path / "b")]
    done = CliRunner().invoke(commands, ["matrix", "german", "--engine", "reference", *files], standalone_mode=False)
    assert done.exception is None
    found = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    counts = found["engines"][0]["counts"]["german"]
    assert counts["pass"] == sum(counts.values()) > 40
    assert (tmp_path / "m.md").read_text(encoding="utf-8").startswith("## german: statements by verdict")
    assert "statements pass" in (tmp_path / "b" / "reference-german.svg").read_text(encoding="utf-8")
