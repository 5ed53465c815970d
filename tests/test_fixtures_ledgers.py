"""The ledgers: complete, with lawful ids, and a mistake in one told in a line."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.ledgers import KINDS, Ledger, read_ledger
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names

# What was counted in the sources: an id is never taken back, so these only grow.
COUNTS = {
    "estonian": ({"aim": 1, "rule": 34, "table": 3, "face": 1}, 17),
    "european": ({"aim": 3, "rule": 27, "table": 4, "player": 4}, 11),
    "german": ({"rule": 40, "table": 2, "face": 1}, 9),
    "midnight": ({"aim": 1, "rule": 42, "table": 8, "face": 1}, 15),
}
# Of all ids and options, sorted: it changes when one is added, and is never to change otherwise.
FINGERPRINTS = {
    "estonian": "8c2b724716f8",
    "european": "9b2359a6fe21",
    "german": "d9eb10909a01",
    "midnight": "422f4abb508f",
}
LEDGERS = [load_ruleset(name).ledger for name in ruleset_names()]
every_ledger = pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.ruleset)

SMALL = """
ruleset: house
title: A house
language: en
statements:
- {id: house.aim, at: "1", kind: aim, says: "Win."}
- {id: house.chips, at: "2", kind: face, says: "Chips are round."}
- {id: house.stand, at: "3", kind: rule, says: "A hand may stand."}
- {id: house.later, at: "4", kind: rule, says: "More.", excluded: "not yet"}
readings:
- id: house.peek
  question: "Does the dealer peek?"
  options:
    "yes": {says: "with an ace up", sets: {peek: ace}}
    "no": {says: "not at all", sets: {peek: never}}
  default: "no"
  why: "It is not written."
"""


def _small(tmp_path: Path, old: str = "", new: str = "") -> Ledger:
    assert old in SMALL
    path = tmp_path / "ledger.yaml"
    path.write_text(SMALL.replace(old, new, 1))
    return read_ledger(path)


@every_ledger
def test_every_statement_and_reading_of_the_source_is_there(ledger: Ledger) -> None:
    kinds = Counter(statement.kind for statement in ledger.statements)
    assert (dict(kinds), len(ledger.readings)) == COUNTS[ledger.ruleset]


def test_the_four_ledgers_hold_160_rules_and_tables_4_players_and_52_readings() -> None:
    kinds = Counter(statement.kind for ledger in LEDGERS for statement in ledger.statements)
    assert (kinds["rule"] + kinds["table"], kinds["player"]) == (160, 4)
    assert sum(len(ledger.readings) for ledger in LEDGERS) == 52


@every_ledger
def test_no_id_and_no_option_has_changed_its_name(ledger: Ledger) -> None:
    names = [statement.id for statement in ledger.statements]
    names += [f"{reading.id}.{name}" for reading in ledger.readings for name in reading.names]
    assert sha256("\n".join(sorted(names)).encode()).hexdigest()[:12] == FINGERPRINTS[ledger.ruleset]


@every_ledger
def test_every_statement_is_one_sentence_of_its_own(ledger: Ledger) -> None:
    said = [statement.says for statement in ledger.statements]
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in said)
    assert [sentence for sentence in said if not sentence.endswith(".") or ". " in sentence] == []
    assert len(set(said)) == len(said)


@every_ledger
def test_what_explains_or_is_the_screens_is_excluded(ledger: Ledger) -> None:
    for statement in ledger.statements:
        if statement.kind in ("aim", "face"):
            assert statement.excluded


def test_the_loader_says_why_an_aim_or_a_screen_is_not_shown(tmp_path: Path) -> None:
    ledger = _small(tmp_path)
    assert [statement.excluded for statement in ledger.statements] == [
        "it explains; there is nothing to observe",
        "it is the screen's; no engine shows it",
        None,
        "not yet",
    ]


def test_a_statement_a_reading_and_an_option_are_found_by_name(tmp_path: Path) -> None:
    ledger = _small(tmp_path)
    assert ledger.statement("house.stand").at == "3"
    assert ledger.reading("house.peek").option("yes").sets == {"peek": "ace"}
    assert ledger.reading("house.peek").names == ("yes", "no")


def test_what_is_not_found_is_told_with_what_is_near(tmp_path: Path) -> None:
    ledger = _small(tmp_path)
    with pytest.raises(Wrong, match=r"'house.stands' is not a statement of house; near it are house.stand"):
        ledger.statement("house.stands")
    with pytest.raises(Wrong, match=r"'house.peak' is not a reading of house; near it are house.peek"):
        ledger.reading("house.peak")
    with pytest.raises(Wrong, match=r"house.peek: 'maybe' is no option; allowed are yes, no"):
        ledger.reading("house.peek").option("maybe")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("kind: rule", "kind: law", f"house.stand.kind: 'law' is not allowed; allowed is {' or '.join(KINDS)}"),
        ("id: house.chips", "id: house.aim", "id house.aim stands there twice"),
        ("id: house.peek", "id: house.aim", "id house.aim stands there twice"),
        (
            "id: house.chips",
            "id: home.chips",
            "id home.chips does not start with the ruleset's name; allowed is house.",
        ),
        ("id: house.chips", "id: housechips", "id housechips does not start with the ruleset's name"),
        ("id: house.chips", "id: 'house.chips:1'", "id 'house.chips:1' has a colon"),
        ('"yes": {says', '"a=b": {says', "id 'house.peek.a=b' has a colon, an equals sign"),
        ('default: "no"', "default: never", "house.peek.default: 'never' is no option; allowed are yes, no"),
        ('default: "no"', "default: no", "house.peek.default: False is not allowed; allowed is a text, in quotes"),
        ('"yes": {says', "yes: {says", "line 14: key yes is no text; write it in quotes"),
        ('"yes": {says', '"no": {says', "line 15: key no stands there twice"),
        ("id: house.chips, ", "", r"statements\[1\].id is missing"),
        ('says: "Win."', 'say: "Win."', "house.aim.say is unknown; allowed are id, at, kind, says, excluded"),
        ("  why:", "  because:", "house.peek.because is unknown; allowed are id, question"),
        ("sets: {peek: ace}", "sets: peek", "house.peek.options.yes.sets: 'peek' is no mapping"),
        (", sets: {peek: ace}", "", "house.peek.options.yes.sets is missing"),
        (
            '    "yes": {says: "with an ace up", sets: {peek: ace}}\n',
            "",
            "house.peek.options: .* a mapping of two options",
        ),
        ("title: A house\n", "", "ledger.title is missing"),
        ("statements:\n", "statements: {}\nreadings_:\n", "ledger.readings_ is unknown; allowed are ruleset, title"),
        ("ruleset: house", "ruleset: {house", "line 3: "),
        (SMALL, "- 1", "holds no mapping"),
    ],
)
def test_a_mistake_in_a_ledger_is_told_in_one_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(Wrong, match=told) as caught:
        _small(tmp_path, old, new)
    assert "\n" not in str(caught.value)
    assert "ledger.yaml" in str(caught.value)


def test_a_ledger_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"ledger.yaml cannot be read: No such file"):
        read_ledger(tmp_path / "ledger.yaml")
