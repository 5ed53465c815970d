"""A house's own ruleset, from `stacked-deck new ruleset` to a run, as the README walks through it, and its mistakes."""

import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml
from stacked_deck.engine.rules import option_names, read_rules
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.minimal_pairs import plain_group
from stacked_deck.fixtures.rulesets import load_house

from stacked_deck.new_ruleset import lay_ruleset

from .test_house_docs import README, column

COMMAND = Path(sys.executable).parent / "stacked-deck"
SECTION = README.partition("## A house's own rules\n")[2].partition("\n## ")[0]
RULES, LEDGER = re.findall(r"```yaml\n(.*?)```", SECTION, re.DOTALL)
[FEATURE] = re.findall(r"```gherkin\n(.*?)```", SECTION, re.DOTALL)
CALLS = re.findall(r"^    stacked-deck (.*)$", SECTION, re.MULTILINE)
MISTAKES = [said.strip("`") for said in column(SECTION, "Mistake", "What is said").values()]


@dataclass(frozen=True)
class Ended:
    """What came of a call."""

    status: int
    out: str
    err: str


Call = Callable[..., Ended]


@pytest.fixture
def call(tmp_path: Path) -> Call:
    """Call the command line in a process of its own, from an empty folder."""

    def called(*arguments: str) -> Ended:
        done = subprocess.run(
            [COMMAND, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    return called


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Put new values over old ones, group by group."""
    both = {**old, **new}
    for key, value in new.items():
        if isinstance(value, Mapping) and isinstance(old.get(key), Mapping):
            both[key] = merged(old[key], value)
    return both


def change(file: Path, words: str) -> None:
    """Change a YAML file by what the README shows of it."""
    file.write_text(yaml.safe_dump(merged(yaml.safe_load(file.read_text()), yaml.safe_load(words))))


@pytest.fixture
def wharf(call: Call, tmp_path: Path) -> Path:
    """The house of the README, as it is in the end."""
    ended = call(*CALLS[0].split())
    assert ended.status == 0, ended.err
    folder = tmp_path / "wharf"
    change(folder / "ruleset.yaml", RULES)
    change(folder / "ledger.yaml", LEDGER)
    (folder / "features" / "wharf.feature").write_text(FEATURE)
    return folder


def test_what_is_laid_passes_at_once(call: Call) -> None:
    laid = call(*CALLS[0].split())
    assert laid.out.splitlines() == [
        "wharf/ruleset.yaml",
        "wharf/ledger.yaml",
        "wharf/features/first.feature",
        "stacked-deck run --rules wharf",
    ]
    ended = call(*CALLS[1].split())
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1].startswith("wharf: 1 of 1 statement pass (1 of 1 scenario")


def test_the_house_of_the_readme_passes_as_is_said(call: Call, wharf: Path) -> None:
    ended = call(*CALLS[2].split())
    assert (ended.status, ended.err) == (0, ""), ended.out
    [said] = re.findall(r"ends with `(.*?)`", SECTION)
    assert ended.out.splitlines()[-1].startswith(said)


@pytest.mark.parametrize(
    ("liar", "statement"),
    [
        ("zoo:pays-a-natural-evenly", "wharf.pays.natural"),
        ("zoo:hits-hard-17", "wharf.dealer.hits-soft-17"),
        ("zoo:surrender-loses-all", "wharf.surrender.late"),
    ],
)
def test_a_liar_fails_the_statement_that_it_breaks(call: Call, wharf: Path, liar: str, statement: str) -> None:
    ended = call("run", "--rules", "wharf", "--engine", liar)
    assert ended.status == 1, ended.err
    assert f"{statement}: fail" in ended.out


def test_a_house_is_listed_written_as_vectors_and_judged_by_them(call: Call, wharf: Path, tmp_path: Path) -> None:
    assert "wharf     Wharf" in call("rulesets", "--rules", "wharf").out.splitlines()
    vectors = call("vectors", "--rules", "wharf")
    assert vectors.status == 0
    assert len(vectors.out.splitlines()) == 9
    (tmp_path / "wharf.jsonl").write_text(vectors.out)
    ended = call("run", "--rules", "wharf", "--vectors", "wharf.jsonl")
    assert ended.status == 0, ended.err


def test_a_house_stands_beside_the_rulesets_that_are_named(call: Call, wharf: Path) -> None:
    ended = call("vectors", "wharf", "european", "--rules", "wharf", "--rules", "wharf")
    assert {line.split('"')[5].partition("-")[0] for line in ended.out.splitlines()} == {"WHARF", "EUR", "CON"}


def test_a_rule_that_there_is_not_is_told_in_a_line(call: Call, wharf: Path) -> None:
    change(wharf / "ruleset.yaml", "rules: {dealer: {soft_18: hits}}")
    ended = call("run", "--rules", "wharf")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.splitlines() == [f"stacked-deck: {MISTAKES[0]}"]


def test_rules_that_contradict_each_other_are_told_in_a_line(call: Call, wharf: Path) -> None:
    change(wharf / "ruleset.yaml", "rules: {hole_card: none}")
    ended = call("run", "--rules", "wharf")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.splitlines() == [f"stacked-deck: {MISTAKES[1]}"]


def test_a_statement_without_scenario_is_told_in_a_line(call: Call, wharf: Path) -> None:
    (wharf / "features" / "wharf.feature").write_text(FEATURE.partition("  Rule: A winning natural")[0])
    ended = call("run", "--rules", "wharf")
    assert (ended.status, ended.err) == (1, "")
    assert [line.strip() for line in ended.out.splitlines() if "no scenario" in line] == [MISTAKES[2]]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("new", "ruleset", "My House", "there"), "'My House' is no name of a ruleset; allowed are small letters"),
        (("new", "ruleset", "german", "there"), "'german' is a ruleset that comes with the suite; give yours another"),
        (("new", "ruleset", "wharf", "wharf"), "wharf is there and not empty; name a new folder"),
        (("new", "ruleset", "wharf", "wharf/ledger.yaml"), "wharf/ledger.yaml is there and not empty; name a new"),
        (("new", "ruleset", "wharf", "wharf/ledger.yaml/x"), "wharf/ledger.yaml/x cannot be written (not a directory)"),
        (("run", "--rules", "nowhere"), "--rules: nowhere holds no ruleset.yaml; stacked-deck new ruleset NAME DIR"),
        (("run", "--rules", "quay"), "--rules: quay: there is a ruleset 'german' already; give the house's another"),
    ],
)
def test_what_cannot_be_carried_out_is_told_in_a_line(
    call: Call, wharf: Path, tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    for path in lay_ruleset("quay", tmp_path / "quay"):
        path.write_text(path.read_text().replace("quay", "german"))
    ended = call(*arguments)
    assert (ended.status, ended.out) == (2, "")
    [line] = ended.err.splitlines()
    assert line.startswith(f"stacked-deck: {says}")


def test_every_rule_is_laid_with_what_it_may_say(tmp_path: Path) -> None:
    file, *_ = lay_ruleset("wharf", tmp_path / "wharf")
    text = file.read_text()
    assert tuple(load_house(file.parent).rules) == option_names()
    assert "    soft_17: stands  # stands or hits\n" in text
    assert "  least_stake: none  # an amount of chips in decimal text or none\n" in text
    assert "class" not in text


@pytest.mark.parametrize("group", ["behind", "insurance", "surrender"])
def test_a_group_is_had_by_taking_away_what_the_head_says(tmp_path: Path, group: str) -> None:
    file, *_ = lay_ruleset("wharf", tmp_path / "wharf")
    before, head, after = file.read_text().partition(f"\n  {group}: none")
    lines = after.splitlines()
    count = next(at for at, line in enumerate(lines[1:], 1) if "#" not in line[:4])
    lines[1:count] = [line.replace("#", "", 1) for line in lines[1:count]]
    rules = yaml.safe_load(f"{before}{head.replace(' none', '')}" + "\n".join(lines))["rules"]
    assert rules[group] == plain_group(group)
    read_rules(rules)


@pytest.mark.parametrize(("name", "id"), [("wharf", "WHARF-001"), ("o-2", "HOUSE-001"), ("old-harbour", "OLDHA-001")])
def test_ids_begin_with_the_letters_of_the_name(tmp_path: Path, name: str, id: str) -> None:
    *_, feature = lay_ruleset(name, tmp_path / "house")
    assert f"@{id} @{name}.pays.win" in feature.read_text()


def test_an_empty_folder_is_taken(tmp_path: Path) -> None:
    assert len(lay_ruleset("wharf", tmp_path)) == 3
    with pytest.raises(Wrong, match="not empty"):
        lay_ruleset("wharf", tmp_path)
