"""Words that ask a computer player what it does with a hand. The player sees the table, and plays nothing."""

from .places import Act, Place
from .registry import Rows, StepError, then, when
from .table import Table

UP_CARDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
LETTERS = {"H": "hit", "S": "stand", "D": "double", "P": "split", "R": "surrender"}

_BOX = Place(1)
_TO_THE_END = {"10": "7", "A": "7"}  # cards that end the dealer's hand, once the player has been asked


@when("the {level} player is asked with {cards} against each up card")
def ask_against_each(table: Table, level: str, cards: tuple[str, ...]) -> None:
    """Deal the same hand in ten rounds, its third card and further ones being hit, against 2 to 10 and an ace."""
    if "?" in cards or len(cards) < 2:
        raise StepError(f"{' '.join(cards)} is no hand to ask about; it needs two cards or more, face up")
    table.stake((_BOX,), "10")
    for number, up in enumerate(UP_CARDS):
        seats = (("box 1", " ".join(cards[:2]), " ".join(cards[2:])), ("dealer", up, _TO_THE_END.get(up, "7 10")))
        table.cards((("seat", "dealt", "drawn"), *seats))
        if number:
            table.order(Act("same bet and deal"))
        else:
            table.deal()
        for _ in cards[2:]:
            table.play(Act("hit"), (_BOX,))
        table.ask(level, up)
        table.play(Act("stand"), (_BOX,))


@then("it chooses:")
def chooses_each(table: Table, rows: Rows) -> None:
    """What the player does against each up card: H hits, S stands, D doubles, P splits, R surrenders."""
    asked = table.asked
    if not asked:
        raise StepError("no player was asked; write a step with 'is asked with' before it")
    if len(rows) != 2 or tuple(rows[0]) != tuple(question.up for question in asked):
        raise StepError(f"the table has one row of choices below the up cards {' '.join(UP_CARDS)}")
    for question, letter in zip(asked, rows[1], strict=True):
        if letter not in LETTERS:
            raise StepError(f"{letter!r} is no choice; allowed are {', '.join(LETTERS)}")
        table.expect(("choice", question.level), "is", LETTERS[letter], at=question.at)


@then("the {level} player chooses to {choice}")
def chooses(table: Table, level: str, choice: str) -> None:
    """What a player does with the hand in turn, or about insurance."""
    table.expect(("choice", level), "is", choice)
