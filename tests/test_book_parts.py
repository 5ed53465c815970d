"""Parts of the book: hands as they lie, rules side by side, and what the language of a source says."""

from dataclasses import replace

import pytest
from stacked_deck.fixtures.languages import translation_of
from stacked_deck.fixtures.rulesets import load_ruleset, ruleset_names
from stacked_deck.fixtures.strategy_tables import load_strategy, strategy_names

from stacked_deck.book.chapter_page import groups_of, place
from stacked_deck.book.comparing import contrasts_of, lines_of
from stacked_deck.book.grids import COLUMNS, MOVES, grids_of
from stacked_deck.book.hands import Hand, changed, final, turn_of
from stacked_deck.book.rendering import line as hand_line
from stacked_deck.book.rule_words import LABELS, label
from stacked_deck.book.told import Chapter, read_chapter

CHAPTERS: dict[str, Chapter] = {}


def _of(kind: str, outcome: str) -> Hand:
    return Hand("box 2 hand 1", ("8s", "Ks"), 1, "18", "10", "5", outcome, kind)


def chapter(name: str) -> Chapter:
    """Give a ruleset's chapter, read once."""
    if name not in CHAPTERS:
        CHAPTERS[name] = read_chapter(load_ruleset(name))
    return CHAPTERS[name]


def state(phase: str, hands: dict[str, dict[str, object]], dealer: list[str]) -> dict[str, object]:
    """Give a table with one box."""
    return {"phase": phase, "boxes": {"1": {"hands": hands}}, "dealer": {"cards": dealer, "total": 10}}


def hand(*cards: str, **more: object) -> dict[str, object]:
    """Give a hand."""
    return {"cards": list(cards), "total": 12, "stake": "10", "outcome": None, "net": None, **more}


def test_only_what_changed_is_shown() -> None:
    before = state("playing", {"1": hand("8s", "8h")}, ["6s"])
    after = state("playing", {"1": hand("8s", "8h", "2s")}, ["6s"])
    [shown] = changed(before, after)
    assert (shown.name, shown.cards, shown.new) == ("box 1", ("8s", "8h", "2s"), 1)


def test_a_split_shows_two_hands_with_a_new_card_each() -> None:
    before = state("playing", {"1": hand("8s", "8h")}, ["6s"])
    after = state("playing", {"1.1": hand("8s", "3s"), "1.2": hand("8h", "4s")}, ["6s"])
    assert [(one.name, one.new) for one in changed(before, after)] == [("box 1 hand 1", 1), ("box 1 hand 2", 1)]


def test_a_new_deal_is_all_new() -> None:
    before = state("settled", {"1": hand("8s", "8h", outcome="win", net="10")}, ["6s", "10s"])
    after = state("playing", {"1": hand("8s", "8h")}, ["6s"])
    assert [one.new for one in changed(before, after)] == [2, 1]


@pytest.mark.parametrize(
    ("outcome", "net", "words"),
    [
        ("win", "15", "wins 15"),
        ("lose", "-10", "loses 10"),
        ("push", "0", "pushes"),
        ("surrender", "-5", "is surrendered, 5 lost"),
        ("win", None, "wins"),
    ],
)
def test_an_outcome_is_told_in_words(outcome: str, net: str | None, words: str) -> None:
    [shown, _] = final(state("settled", {"1": hand("8s", outcome=outcome, net=net)}, ["6s"]))
    assert shown.outcome == words


def test_a_turn_is_told_where_it_is_new() -> None:
    first = {**state("playing", {"1": hand("8s")}, []), "turn": {"box": 1, "hand": "1"}}
    assert turn_of({}, first) == "box 1 to play"
    assert turn_of(first, first) == ""
    assert turn_of({}, {**first, "phase": "insurance"}) == "box 1: insurance?"


def test_a_state_that_shows_nothing_breaks_nothing() -> None:
    for odd in ({}, {"boxes": []}, {"boxes": {"1": {"hands": {"1": {}}}}}, {"dealer": "?"}):
        assert list(changed({}, odd)) == [] or odd["boxes"]
        assert turn_of({}, odd) == ""


def test_rules_that_differ_are_marked_and_those_not_stated_agree() -> None:
    lines = {line.rule: line for line in lines_of([load_ruleset(name) for name in ruleset_names()])}
    assert lines["hole_card"].differs
    assert not lines["win_pays"].differs
    assert lines["double.totals"].differs
    assert any(cell.is_unstated for cell in lines["largest_stake"].cells)
    assert not lines["largest_stake"].differs


def test_every_rule_has_a_name_and_every_name_a_rule() -> None:
    rules = {line.rule for line in lines_of([load_ruleset(name) for name in ruleset_names()])}
    assert [rule for rule in rules if rule not in LABELS] == []
    assert {rule for rule in LABELS if "." in rule} <= rules
    assert label("rule.of_none") == "rule: of none"


def test_a_contrast_is_told_once_with_an_ending_for_each_ruleset() -> None:
    chapters = [chapter(name) for name in ("midnight", "german")]
    contrasts = contrasts_of(chapters)
    assert contrasts
    assert len({contrast.id for contrast in contrasts}) == len(contrasts)
    assert {len(contrast.endings) for contrast in contrasts} == {2}
    told = {ending.play.scenario.id for contrast in contrasts for ending in contrast.endings if ending.play}
    assert told <= {id for one in chapters for id in one.plays}


@pytest.mark.parametrize("name", ruleset_names())
def test_statements_stand_in_the_order_of_their_source_and_none_is_left_out(name: str) -> None:
    ruleset = load_ruleset(name)
    entries = [entry for group in groups_of(chapter(name), None) for entry in group.entries]
    assert [entry.statement for entry in entries] == list(ruleset.ledger.statements)
    assert all(entry.count for entry in entries if entry.statement.excluded is None)


@pytest.mark.parametrize("name", ruleset_names())
def test_every_statement_is_said_in_the_language_of_its_source(name: str) -> None:
    ruleset = load_ruleset(name)
    translation = translation_of(ruleset)
    assert translation is not None
    assert translation.language == ruleset.ledger.language
    assert list(translation.says) == [statement.id for statement in ruleset.ledger.statements]


def test_the_parts_of_a_source_are_read_off_its_places() -> None:
    places = ["Dealer 4-5", "SPLIT 1; SPLIT 3", "Speciale gevallen, bullet 1", "p3.2; p3.6c"]
    assert [place(at) for at in places] == ["Dealer", "SPLIT", "Speciale gevallen", "Paragraph 3"]


def test_a_grid_has_a_move_for_every_hand_and_up_card_of_its_table() -> None:
    grids = grids_of([load_ruleset(name) for name in ruleset_names()])
    assert [grid.ruleset.name for grid in grids] == list(strategy_names())
    for grid in grids:
        table = load_strategy(grid.ruleset.name)
        rows = [letters for part in grid.parts for _, letters in part.rows]
        assert sorted(rows) == sorted(table.rows.values())
        assert {len(letters) for letters in rows} == {len(COLUMNS)}
        assert set("".join(rows)) <= set(MOVES)
        assert grid.edge == f"{100 * table.edge:+.3f} %".replace("-", "−")


def test_a_house_of_another_s_name_and_other_rules_has_no_grid() -> None:
    midnight = load_ruleset("midnight")
    assert not grids_of([replace(midnight, rules={**midnight.rules, "decks": 1})])
    assert not grids_of([replace(midnight, name="noon")])


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("box 1: +10h 9s, 19 (10); to play", Hand("box 1", ("10s", "9s"), 2, "19", "10")),
        ("dealer: 10h +?, 10", Hand("dealer", ("10s", "?"), 1, "10")),
        ("box 2 hand 1: 8c +Ks, 18 (10) insured (5); wins 10", _of("win", "wins 10")),
        ("box 2 hand 1: 8c +Ks, 18 (10) insured (5); loses 10", _of("lose", "loses 10")),
    ],
)
def test_a_hand_is_a_line(line: str, shown: Hand) -> None:
    assert hand_line(shown, playing="box 1") == line
