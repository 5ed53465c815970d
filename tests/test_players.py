"""The reference's computer players: their tables, what these are worth, and rounds played to the end."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from stacked_deck.adapters.about import LEVELS
from stacked_deck.adapters.engine import EngineError
from stacked_deck.adapters.reference import reference_engine
from stacked_deck.adapters.reference_players import as_played, exact_table, general_table
from stacked_deck.adapters.zoo import ZOO
from stacked_deck.engine.cards import total
from stacked_deck.engine.rules import Rules, read_rules
from stacked_deck.engine.strategy import PLAYERS
from stacked_deck.engine.validation import Wrong
from stacked_deck.fixtures.rulesets import choose, load_ruleset, rules_under, ruleset_names
from stacked_deck.fixtures.strategy_tables import COLUMNS, load_strategy
from stacked_deck.odds.solve import edge_of_table, solve
from stacked_deck.steps.players import LETTERS, UP_CARDS
from stacked_deck.steps.posing import is_posed
from stacked_deck.steps.recorder import record, registry
from stacked_deck.steps.run import play_scenario, play_scenarios
from stacked_deck.steps.scenario import Scenario
from stacked_deck.steps.table import Table

from stacked_deck.exact import solved, with_tables

ROOT = Path(__file__).parent.parent
EUROPEAN = load_ruleset("european")

# Cards for each row of a table, dealt or drawn, in such an order that the hand is in turn at the end.
HANDS = {
    **{f"H{points}": f"{points - 2} 2" for points in (*range(5, 8), *range(9, 12))},
    **{f"H{points}": f"10 {points - 10}" for points in range(12, 20)},
    "H8": "6 2",
    "H20": "10 4 6",
    **{f"S{points}": f"A {points - 11}" for points in range(13, 21)},
    **{f"P{rank if rank != '10' else 'T'}": f"{rank} {rank}" for rank in ("A", *map(str, range(2, 11)))},
}


def rules(name: str) -> Rules:
    """The rules of a ruleset."""
    return read_rules(load_ruleset(name).rules)


def script(name: str) -> Any:
    """A script of this repository, as a module."""
    spec = spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def easy_table() -> dict[str, str]:
    """What the easy player does, as a table."""
    rows = {name: 4 + at for at, name in enumerate(f"H{points}" for points in range(4, 22))}
    rows |= {f"S{points}": points for points in range(12, 22)}
    rows |= {f"P{name}": 12 if name == "A" else 2 * (at + 2) for at, name in enumerate(COLUMNS)}
    return {name: ("H" if points <= 16 else "S") * 10 for name, points in rows.items()}


TABLES: Mapping[str, Callable[[Rules], Mapping[str, str]]] = {
    "easy": lambda _: easy_table(),
    "normal": lambda _: general_table(),
    "hard": exact_table,
}


def test_the_levels_of_the_wire_are_the_players_of_the_engine() -> None:
    assert tuple(PLAYERS) == LEVELS == reference_engine().about.players


@pytest.mark.parametrize("name", ruleset_names())
def test_hard_reads_the_table_that_the_odds_keep_of_a_ruleset(name: str) -> None:
    assert exact_table(rules(name)) == load_strategy(name).rows


def test_the_tables_that_are_kept_are_those_of_every_option_of_a_reading() -> None:
    tables = script("player_tables")
    kept = json.loads(tables.FILE.read_text(encoding="utf-8"))
    games = list(tables.games())
    assert [one["rules"] for one in kept["games"]] == [plain for _, plain in games]
    for (played, _), one in list(zip(games, kept["games"], strict=True))[::5]:
        assert kept["tables"][one["table"]] == solve(played).table


def test_rules_that_no_table_is_kept_for_are_worked_out_where_that_can_be() -> None:
    plain = rules_under(EUROPEAN, {"european.peek": "with-ace-or-ten", "european.double-after-split": "no"})
    with pytest.raises(Wrong, match="no exact table is kept for these rules"):
        exact_table(read_rules(plain))
    assert exact_table(read_rules(plain), solved) == solve(read_rules(plain)).table


def test_what_is_staked_where_does_not_change_a_table() -> None:
    other = {**load_ruleset("midnight").rules, "boxes": 7, "boxes_each": 1, "push": "returned", "insurance": "none"}
    assert as_played(read_rules(other)) == as_played(rules("midnight"))
    assert exact_table(read_rules(other)) == exact_table(rules("midnight"))
    assert as_played(read_rules({**other, "peek": "never", "decks": 6})) != as_played(rules("midnight"))


def test_the_general_table_is_the_best_of_the_game_that_it_is_for() -> None:
    """But for surrender of drawn hands, which nobody can surrender and for which the best table says stand."""
    late = {"barred": "nothing", "split_aces": False, "after_split": False, "until": "own-turn"}
    plain = {**load_ruleset("german").rules, "surrender": late}
    plain["split"] = {**plain["split"], "hands": 4}
    best = solve(read_rules(plain)).table
    assert {row for row, letters in general_table().items() if letters != best[row]} == {"H16"}
    assert best["H16"] == general_table()["H16"][:8] + "r" + general_table()["H16"][9:]


@pytest.mark.parametrize("name", ruleset_names())
def test_easy_is_worse_than_normal_and_normal_no_better_than_hard(name: str) -> None:
    easy, normal, hard = (edge_of_table(rules(name), table(rules(name))) for table in TABLES.values())
    assert easy < normal <= hard
    assert normal == hard or plays_otherwise(name)


def test_normal_and_hard_are_worth_the_same_where_their_tables_are_played_alike() -> None:
    assert not plays_otherwise("german")
    assert [name for name in ruleset_names() if not plays_otherwise(name)] == ["german"]
    assert edge_of_table(rules("german"), general_table()) == edge_of_table(
        rules("german"), exact_table(rules("german"))
    )


def plays_otherwise(name: str) -> bool:
    """Tell whether the two tables ever differ in what a player does who may not surrender where the rules bar it."""
    fallbacks = {} if rules(name).surrender else {"R": "H", "r": "S"}
    return any(
        [fallbacks.get(letter, letter) for letter in letters]
        != [fallbacks.get(letter, letter) for letter in exact_table(rules(name))[row]]
        for row, letters in general_table().items()
    )


@pytest.mark.parametrize("name", ruleset_names())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_its_whole_table(name: str, level: str) -> None:
    """Every row that can be dealt, against each up card, as a view of the ruleset's own table."""
    engine = with_tables(reference_engine())
    for row, letters in TABLES[level](rules(name)).items():
        if row in HANDS:
            cards = HANDS[row].split()
            outcome = play_scenario(asked(name, level, cards, expected(name, cards, letters)), engine)
            assert outcome.result.verdict == "pass", (row, outcome.finding)


def expected(name: str, cards: list[str], letters: str) -> str:
    """What a row's letters come to with cards that may be split, and doubled and surrendered as the rules say."""
    played = rules(name)
    counted = total(tuple(cards))
    found = ""
    for up, letter in zip(UP_CARDS, letters, strict=True):
        doubles = played.double is not None and len(cards) == 2
        doubles = doubles and (played.double.totals == "any" or 9 <= counted.points <= 11)  # type: ignore[union-attr]
        gives_up = played.surrender is not None and len(cards) == 2 and up != "A"
        fallback = {"D": "H", "d": "S", "R": "H", "r": "S"}.get(letter, letter)
        is_open = doubles if letter in "Dd" else gives_up if letter in "Rr" else True
        found += letter.upper() if is_open else fallback
    return found


def asked(name: str, level: str, cards: list[str], letters: str) -> Scenario:
    """A scenario that asks a level about a hand against each up card."""
    table = Table(load_ruleset(name).rules)
    for kind, text, cells in (
        ("when", f"the {level} player is asked with {' '.join(cards)} against each up card", None),
        ("then", "it chooses:", (UP_CARDS, tuple(letters))),
    ):
        definition, parts = registry.find(kind, text)  # type: ignore[arg-type]
        definition.run(table, parts, cells)
    case, left = table.case()
    assert not left
    return Scenario("TST-001", name, "asked", "", (), {}, case, table.checks, "test.feature", 1)


@pytest.mark.parametrize("name", ruleset_names())
@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_is_illegal_in_random_rounds(name: str, level: str) -> None:
    choices: Counter[str] = script("players").play(name, level, rounds=150, seed=7)
    assert choices["stand"]
    assert choices["hit"]
    assert bool(choices["decline"]) == (rules(name).insurance is not None)
    assert not choices["insure"]
    assert bool(choices["double"] and choices["split"]) == (level != "easy")
    assert bool(choices["surrender"]) == (level != "easy" and rules(name).surrender is not None)


@pytest.fixture(scope="module")
def posed() -> list[Scenario]:
    """The scenarios that ask players, as judged under the default readings."""
    chosen = choose(EUROPEAN, {}, {})
    return [one for one in record(EUROPEAN, chosen) if is_posed(one.checks) and one.is_in_force(chosen)]


LIARS = [name for name, one in ZOO.items() if getattr(one(), "player", None) is not None]


@pytest.mark.parametrize("name", LIARS)
def test_a_lying_player_is_caught_by_each_statement_that_it_breaks(name: str, posed: list[Scenario]) -> None:
    liar, broken = ZOO[name], set[str]()
    engine = liar()
    for one in posed:
        if not set(liar.breaks) <= broken and not set(one.statements) <= broken:
            outcome = play_scenario(one, engine)
            assert outcome.result.verdict in ("pass", "fail")
            broken |= set(one.statements) if outcome.result.verdict == "fail" else set()
    assert liar.breaks
    assert set(liar.breaks) <= broken


def test_there_are_the_liars_that_every_player_has_to_be_told_from() -> None:
    assert {"hard-reads-the-hole-card", "hard-plays-the-peek-table", "hard-splits-tens", "easy-hits-soft-17"} <= set(
        LIARS
    )


def test_an_engine_without_players_is_unsupported(posed: list[Scenario]) -> None:
    engine = ZOO["lacks-everything"]()
    for one, outcome in play_scenarios(posed[:3], engine):
        assert not isinstance(outcome, Wrong)
        assert (outcome.result.verdict, outcome.result.id) == ("unsupported", one.id)
        assert outcome.result.expected.startswith("a player of the level")


def test_a_player_who_crashes_is_an_error(posed: list[Scenario]) -> None:
    class Crashes:
        about = reference_engine().about

        def decide(self, view: object, level: str) -> str:
            raise EngineError("it fell over")

    result = play_scenario(posed[0], Crashes()).result  # type: ignore[arg-type]
    assert (result.verdict, result.seen) == ("error", "it fell over")


def test_what_is_told_of_a_choice_is_the_round_and_the_choice() -> None:
    result = play_scenario(asked("european", "hard", ["10", "2"], "HHHSSHHHHH"), reference_engine()).result
    assert (result.verdict, result.expected, result.seen, result.asked) == ("fail", "hit", "stand", "hard")
    assert result.where == "the hard player with 10 2 against 4"
    assert result.transcript[-1] == "the hard player chooses to stand"
    assert len(result.transcript) == 2
    assert LETTERS["S"] == "stand"
