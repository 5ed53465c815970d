"""The census: nothing that is written goes missing unseen; each of its findings is brought about here once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stacked_deck.fixtures.rulesets import Ruleset, choose, load_ruleset, ruleset_names
from stacked_deck.steps.census import census, miscounted, same_ids, unused_words
from stacked_deck.steps.leftovers import leftovers
from stacked_deck.steps.recorder import WORDS, record_all

MakeHouse = Callable[[dict[str, str]], Ruleset]
Tell = Callable[..., str]

# Words that wait for the scenarios of rulesets whose features are still to be written; one that is used must go.
WAITING: set[str] = set()


def counted(ruleset: Ruleset) -> list[str]:
    """Take the census of a ruleset under its default readings."""
    return census(ruleset, record_all(ruleset, choose(ruleset, {}, {})))


@pytest.fixture
def faults(make_house: MakeHouse, good: str) -> Callable[[str], list[str]]:
    """Take the census of a house that has one feature beside one that is as it should be."""

    def taken(text: str) -> list[str]:
        return counted(make_house({"good": good, "other": f"Feature: Other\n{text}"}))

    return taken


def outline(
    *rows: str, step: str = "Given box 1 stakes <n>", head: str = "| id | n |", tags: str = "@house.win"
) -> str:
    """Write an outline with some rows of examples."""
    lines = [f"  {tags}", "  Scenario Outline: Rows", f"    {step}", "    Then 10 lies on the table"]
    return "\n".join([*lines, "    Examples:", f"      {head}", *(f"      {row}" for row in rows)])


def test_a_suite_as_it_should_be_has_no_fault(make_house: MakeHouse, good: str) -> None:
    assert counted(make_house({"good": good})) == []


@pytest.mark.parametrize("name", ruleset_names())
def test_the_suite_itself_has_no_fault(name: str) -> None:
    ruleset = load_ruleset(name)
    recording = record_all(ruleset, choose(ruleset, {}, {}))
    assert [*census(ruleset, recording), *leftovers(recording.scenarios)] == []


def other_options() -> Iterator[tuple[str, str, str]]:
    """Give every option of every reading that is not the default."""
    for name in ruleset_names():
        for reading in load_ruleset(name).ledger.readings:
            for option in reading.names:
                if option != reading.default:
                    yield name, reading.id, option


@pytest.mark.parametrize(("name", "reading", "option"), list(other_options()), ids=lambda value: value)
def test_the_suite_has_no_fault_under_any_other_option_of_a_reading(name: str, reading: str, option: str) -> None:
    ruleset = load_ruleset(name)
    recording = record_all(ruleset, choose(ruleset, {reading: option}, {}))
    assert [*recording.faults, *leftovers(recording.scenarios)] == []


def test_no_id_is_used_by_two_rulesets() -> None:
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    assert same_ids({ruleset.name: record_all(ruleset, choose(ruleset, {}, {})) for ruleset in rulesets}) == []


def test_all_words_are_used_but_for_those_that_wait() -> None:
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    assert set(unused_words(record_all(ruleset, choose(ruleset, {}, {})) for ruleset in rulesets)) == WAITING


def test_a_word_that_nobody_uses_is_found(make_house: MakeHouse, good: str) -> None:
    house = make_house({"good": good})
    unused = unused_words([record_all(house, choose(house, {}, {}))])
    assert "When {hands} split(s)" in unused
    assert "When {hands} stand(s)" not in unused
    assert len(unused) < len(WORDS)


def test_two_scenarios_with_one_title_are_found_also_under_two_rules(
    faults: Callable[[str], list[str]], scenario: Tell
) -> None:
    twins = [scenario(f"@HSE-01{number} @house.win", "Twins", "box 1 wins") for number in (1, 2)]
    text = f"Rule: One\n{twins[0]}\nRule: Two\n{twins[1]}"
    assert faults(text) == ["other.feature:15: the title 'Twins' is that of line 4 too; give it its own"]


def test_an_id_that_is_used_twice_is_found(faults: Callable[[str], list[str]], scenario: Tell) -> None:
    assert faults(scenario("@HSE-001 @house.win", "Again", "box 1 wins")) == [
        "other.feature:3: the id HSE-001 is that of good.feature:3 too; an id is never used again"
    ]


def test_an_id_of_two_rulesets_is_found(make_house: MakeHouse, good: str) -> None:
    house = make_house({"good": good})
    recording = record_all(house, choose(house, {}, {}))
    assert same_ids({"one": recording, "two": recording})[0] == (
        "two: the id HSE-001 is one of one too; an id is never used again"
    )


@pytest.mark.parametrize(
    ("tags", "fault"),
    [
        ("@house.win", "'Told' has no id"),
        ("@HSE-011 @HSE-012 @house.win", "'Told' has the ids HSE-011, HSE-012"),
        ("@HSE-011 @house.wins", "@house.wins is no id, statement or reading option of house"),
        ("@HSE-011 @house.wins", "'Told' shows no statement and no reading option"),
        ("@HSE-011 @house.win @hse-12", "@hse-12 is no id, statement or reading option of house"),
        ("@HSE-011 @house.soft-17.maybe", "@house.soft-17.maybe is no id"),
        ("@HSE-011 @house.soft-17.hits @house.soft-17.stands", "'Told' has 2 options of house.soft-17"),
        ("@HSE-011 @house.aim", "house.aim: a scenario shows this statement, which is excluded"),
    ],
)
def test_a_tag_that_counts_for_nothing_is_found(
    faults: Callable[[str], list[str]], scenario: Tell, tags: str, fault: str
) -> None:
    assert any(fault in found for found in faults(scenario(tags, "Told", "box 1 wins")))


def test_a_statement_without_a_scenario_is_found(make_house: MakeHouse, scenario: Tell) -> None:
    house = make_house({"good": "Feature: One\n" + scenario("@HSE-001 @house.win", "It wins", "box 1 wins")})
    assert counted(house) == ["house.lose: no scenario shows this statement; write one, or exclude it with a reason"]


def test_a_statement_that_is_shown_under_one_option_only_is_found(make_house: MakeHouse, scenario: Tell) -> None:
    texts = [
        scenario("@HSE-001 @house.win @house.soft-17.stands", "It wins", "box 1 wins"),
        scenario("@HSE-002 @house.lose", "It loses", "box 1 loses", dealer="Q"),
    ]
    assert counted(make_house({"good": "Feature: One\n" + "".join(texts)})) == [
        "house.win: no scenario shows this statement under house.soft-17.hits"
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("  @HSE-011 @house.win\n  Scenario: Empty\n", "'Empty' has no step"),
        (
            "  @HSE-011 @house.win\n  Scenario: Mute\n    Given box 1 stakes 10\n",
            "'Mute' expects nothing; write a Then",
        ),
        (
            "  @HSE-011 @house.win\n  Scenario: Typo\n    Gven box 1 stakes 10\n    When box 1 stakes 5\n"
            "    Then 5 lies on the table\n",
            "'Typo' has text that is no step: 'Gven box 1 stakes 10'",
        ),
        (outline(), "the outline 'Rows' has no row"),
        ("  @house.win\n  Scenario Outline: Bare\n    Given box 1 stakes 10\n    Then 10 lies on the table", "no row"),
        (outline("| HSE-011 | 10 |", step="Given box 1 stakes <m>"), "<m> is no column of the outline 'Rows'"),
        (
            outline("| HSE-011 | 10 |", step="Given box 1 stakes 10"),
            "the column n of the outline 'Rows' is used by no step",
        ),
        (outline("| 10 |", head="| n |"), "the outline 'Rows' has no column id"),
        (outline("| eleven | 10 |"), "'eleven' is no id"),
        (outline("| HSE-011 | 10 |", tags="@HSE-010 @house.win"), "has the ids HSE-010, HSE-011"),
        ("", "other.feature: the feature has no scenario"),
    ],
)
def test_what_pytest_bdd_would_pass_or_drop_is_found(faults: Callable[[str], list[str]], text: str, fault: str) -> None:
    assert any(fault in found for found in faults(text))


def test_words_that_nothing_defines_are_found(faults: Callable[[str], list[str]], scenario: Tell) -> None:
    [fault] = faults(scenario("@HSE-011 @house.win", "Glad", "box 1 is glad"))
    assert fault.startswith("other.feature:10: no step is worded Then 'box 1 is glad'")


def test_a_feature_that_is_no_gherkin_is_found(make_house: MakeHouse, good: str) -> None:
    [fault] = counted(make_house({"good": good, "torn": "Feature: x\n  Scenario: y\n    Given z\n  nonsense"}))
    assert "torn.feature: no feature can be read here" in fault


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        (["When box 1 tries to hit", "And box 1 stands", "Then box 1 wins"], "a hit is tried, and nothing says"),
        (["When box 1 stands", "Then it is refused", "And box 1 wins"], "stand is refused, but is not told as a try"),
        (["When box 1 tries to hit", "Then it is refused"], "a refusal needs its control"),
        (["When the cards are dealt", "Then box 1 totals 19"], "A of box 1 is drawn by no command"),
    ],
)
def test_a_scenario_that_shows_less_than_it_says_is_found(
    faults: Callable[[str], list[str]], steps: list[str], fault: str
) -> None:
    drawn = "A" if "dealt" in steps[0] else ""
    rows = ["| seat | dealt | drawn |", f"| box 1 | 10 9 | {drawn} |", "| dealer | 10 | 8 |"]
    lines = ["Given box 1 stakes 10", "And these cards:", *(f"  {row}" for row in rows), *steps]
    text = "\n".join(["  @HSE-011 @house.win", "  Scenario: Less", *(f"    {line}" for line in lines)])
    assert any(fault in found for found in faults(text))


def test_what_gets_lost_on_the_way_is_found() -> None:
    assert miscounted(["A", "B"], carried_out=["A", "B"], reported=["B", "A"]) == []
    assert miscounted(["A", "B"], carried_out=["A", "A"], reported=["A", "B", "C"]) == [
        "B was collected but not carried out",
        "A was carried out 2 times",
        "C was reported but never collected",
    ]


def test_every_feature_file_is_below_a_ruleset_or_holds_contrasts() -> None:
    features = Path(__file__).parent.parent / "features"
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    known = {folder for ruleset in rulesets for folder in (ruleset.features, ruleset.contrasts)}
    assert {file.relative_to(features).parts[0] for file in features.rglob("*.feature")} <= {
        folder.name for folder in known if folder is not None
    }
