"""A person's game at the terminal: what is asked, what is answered, and how it ends."""

from typing import Any

import pytest
from click.testing import CliRunner, Result
from stacked_deck.fixtures.rulesets import ruleset_names

from stacked_deck import cli


def played(*arguments: str, says: str = "") -> Result:
    """Play with these lines typed in."""
    return CliRunner().invoke(cli.commands, ["play", *arguments], input=says, standalone_mode=False)


def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Call what cannot be carried out, and give the one line that says so."""
    with pytest.raises(SystemExit) as ended:
        cli.main(["play", *arguments])
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    [line] = err.splitlines()
    return line


@pytest.mark.parametrize("name", ruleset_names())
def test_a_round_is_played_to_its_end_and_the_next_is_offered(name: str) -> None:
    found = played(name, "--seed", "3", says="10\n" + "n\ns\ns\n" * 3)
    assert found.exception is None
    assert "Your stake (q leaves) [10]" in found.output
    assert found.output.count("stake 10, ") >= 1
    assert "You leave with" in found.output


def test_the_cards_of_a_seed_come_again() -> None:
    assert (
        played("midnight", "--seed", "3", says="10\ns\n").output
        == played("midnight", "--seed", "3", says="10\ns\n").output
    )
    assert (
        played("midnight", "--seed", "3", says="10\ns\n").output
        != played("midnight", "--seed", "4", says="10\ns\n").output
    )


def test_cards_are_drawn_and_legal_actions_named() -> None:
    found = played("midnight", "--seed", "3", says="10\nq\n").output
    assert "[7♥] [4♦]" in found
    assert "h hit, s stand, d double (? hints, q leaves)" in found


@pytest.mark.parametrize(("level", "do"), [("easy", "hit"), ("normal", "double"), ("hard", "hit")])
def test_a_hint_is_that_of_the_level_and_plays_nothing(level: str, do: str) -> None:
    """An 11 against a ten, where nobody peeks."""
    found = played("midnight", "--seed", "3", "--hints", level, says="10\n?\n?\nq\n").output
    assert found.count(f"The {level} player would {do}.") == 2
    assert found.count("[7♥] [4♦]") == 1


def test_what_cannot_be_read_loses_nothing() -> None:
    typed = "x\n-5\n500\n10\nfold\np\nq\n"
    found = played("midnight", "--seed", "3", says=typed).output
    assert "No: 'x' is no amount of chips" in found
    assert "No: a stake is more than 0 chips." in found
    assert "the player has 100 chips, and it takes 500" in found
    assert "'fold' is not open here; allowed are h hit, s stand, d double, ? and q." in found
    assert "'p' is not open here" in found
    assert "You leave with 90 chips. The round is broken off, with 10 at stake." in found


@pytest.mark.parametrize("says", ["", "10\n", "q\n", "10\nq\n", "10\ns\nq\n"])
def test_whoever_leaves_leaves_with_what_is_theirs(says: str) -> None:
    found = played("european", "--seed", "5", says=says)
    assert (found.exception, found.return_value) == (None, 0)
    assert "You leave with" in found.output.splitlines()[-1]


def test_a_player_without_chips_is_done() -> None:
    found = played("european", "--seed", "1", "--chips", "1", says="1\nh\nh\nh\nh\nh\nh\n" * 20)
    assert found.exception is None
    assert "You have no chips left." in found.output


def test_insurance_is_asked_for_by_its_price() -> None:
    found = played("german", "--seed", "48", says="10\n?\ni\nq\n").output
    assert "Insurance for 5: i insure, n decline (? hints, q leaves)" in found
    assert "The hard player would decline." in found
    assert "insurance 5" in found
    assert "You have 110 chips." in found


def test_a_reading_is_played_by() -> None:
    reading = "european.peek=with-ace-or-ten"
    outputs = [
        played("european", "--seed", str(seed), "--reading", reading, says="10\nq\n").output for seed in range(9)
    ]
    assert any("the dealer peeks" in output for output in outputs)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "play: 0 rulesets are named; allowed is one of"),
        (("midnight", "german"), "play: 2 rulesets are named"),
        (("noon",), "there is no ruleset 'noon'"),
        (("midnight", "--chips", "x"), "--chips: 'x' is no amount of chips"),
        (("midnight", "--chips", "0"), "--chips: 0 is not allowed"),
        (("midnight", "--hints", "best"), "'best' is not one of 'easy', 'normal', 'hard'"),
        (("midnight", "--reading", "midnight.x=y"), "'midnight.x' is not a reading of midnight"),
    ],
)
def test_a_call_that_cannot_be_carried_out_is_told_in_a_line(
    arguments: tuple[str, ...], says: str, capsys: Any
) -> None:
    assert says in refused(*arguments, capsys=capsys)
