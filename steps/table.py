"""The table that steps act on: it writes down the portable case and the checks, and asks no engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stacked_deck.adapters.case import DRAWING, PLAYING, Case, Command
from stacked_deck.adapters.check import END, Check, Operator, Path
from stacked_deck.fixtures.stack import Stack, read_stack

from .draws import Draw, lay
from .hands import Hands
from .places import EVERY_BOX, Act, Place, Places
from .purses import Purses
from .registry import Rows, StepError

_OPENS_BETTING = ("stake", "clear", "same bet", "stake behind")

Listener = Callable[[int, Check], None]


@dataclass(frozen=True, slots=True)
class Asked:
    """A computer player who is asked after a command of the script, with the up card that it is asked against."""

    at: int
    level: str
    up: str


@dataclass(slots=True)
class _Round:
    """A round that was dealt: the place of its deal in the script, its cards, its hands, and who drew."""

    at: int
    stack: Stack | None
    boxes: dict[int, Hands]
    draws: list[Draw] = field(default_factory=list)


class Table:
    """A scenario as it is being told, from its first step to its last.

    `listen` is called with each check as it is made, and its number; it may judge it at once.
    """

    def __init__(self, rules: Mapping[str, Any], listen: Listener | None = None) -> None:
        self.rules = rules
        self.purses = Purses(rules)
        self.seed: int | None = None
        self._listen = listen
        self._script: list[Command] = []
        self._tried: list[int] = []
        self._checks: list[Check] = []
        self._stacks: list[Stack] = []  # for deals that are still to come
        self._rounds: list[_Round] = []
        self._boxes: dict[int, Hands] | None = None  # of the round under way
        self.asked: list[Asked] = []

    # --- given

    def cards(self, rows: Rows) -> None:
        """Keep a table of cards for the next deal that has none yet."""
        self._stacks.append(read_stack(rows))

    def stake(self, boxes: Places, amount: str, *, by: str | None = None) -> None:
        """Stake chips on boxes, by their holders where no player is named."""
        for place in boxes:
            self._add(Command("stake", by=self._player(by, place.box), box=place.box, amount=amount))

    def stake_behind(self, player: str | None, box: int, amount: str) -> None:
        """Lay a player's chips behind the stake of a box."""
        self._add(Command("stake behind", by=self._player(player, box), box=box, amount=amount))

    # --- when

    def deal(self) -> None:
        """Deal the next cards."""
        self._deal("deal")

    def play(self, act: Act, places: Places, *, tried: bool = False) -> None:
        """Play each of some hands alike; tried is what is expected to be refused, and draws nothing."""
        if act.do == "stake":
            for place in places:
                player = self._player(None, place.box)
                self._add(Command("stake", by=player, box=place.box, amount=act.amount), tried=tried)
            return
        if self._boxes is None and self._stacks:
            self.deal()
        for place in self._dealt_boxes() if places == EVERY_BOX else places:
            self._play(act, place, self.path(place), tried=tried)

    def stand_on_every_hand(self, places: Places) -> None:
        """Stand on all hands of some boxes that are still to be played, box by box and from left to right."""
        if self._boxes is None and self._stacks:
            self.deal()
        for place in self._dealt_boxes() if places == EVERY_BOX else places:
            for path in self._hands(place).unfinished:
                self._play(Act("stand"), place, path)

    def order(self, act: Act, player: str | None = None, *, tried: bool = False) -> None:
        """Do something at the table that is no play of a hand."""
        by = self.purses.seat(player) if player else None
        if act.do == "same bet and deal" and not tried:
            self._deal(act.do, by=by)
        elif act.do == "deal":
            self._add(Command("deal", by=by), tried=True)
        else:
            if act.box is not None:
                by = self._player(player, act.box)
            self._add(Command(act.do, by=by, box=act.box, amount=act.amount), tried=tried)

    def insure_behind(self, player: str, place: Place, amount: str | None, *, owner: str | None = None) -> None:
        """Insure a stake that lies behind another's: the player's own, or its owner's by the box's own player."""
        self.play_as(player, Act("insure", amount), place, to=owner or player)

    def play_as(self, player: str, act: Act, place: Place, *, to: str | None = None, tried: bool = False) -> None:
        """Play a hand by a player who is named; tried is what is expected to be refused, and draws nothing."""
        if self._boxes is None and self._stacks:
            self.deal()
        by, to = self.purses.seat(player), None if to is None else self.purses.seat(to)
        command = Command(act.do, by=by, box=place.box, hand=self.path(place), amount=act.amount, to=to)
        self._add(command, tried=tried)

    # --- then

    def accept(self) -> None:
        """Expect the last command to be carried out; where it was only tried, its cards are drawn after all."""
        last = len(self._script) - 1
        if last in self._tried:
            if self._script[last].deals:
                raise StepError("a deal that is only tried has no cards; deal where it is accepted")
            self._tried.remove(last)
            self._do(self._script[last])
        self.expect(("answer",), "is", "taken")

    def ask(self, level: str, up: str) -> None:
        """Note that a computer player is asked after the last command."""
        self.asked.append(Asked(len(self._script) - 1, level, up))

    def expect(self, path: Path, operator: Operator, value: Any, *, at: int | None = None) -> None:
        """Expect something after a command, the last one where none is named."""
        if not self._script:
            raise StepError("nothing has been done yet, so nothing can be expected; a When comes first")
        check = Check(len(self._script) - 1 if at is None else at, path, operator, value)
        self._checks.append(check)
        if self._listen is not None:
            self._listen(len(self._checks) - 1, check)

    def hand(self, place: Place, *parts: str) -> Path:
        """Give the way to a part of a hand in the state."""
        return ("state", "boxes", str(place.box), "hands", self.path(place), *parts)

    def path(self, place: Place) -> str:
        """Give a hand's path, by the splits of this round so far."""
        return self._hands(place).path(place)

    @property
    def deal_before(self) -> int | None:
        """The place in the script of the deal before the last one."""
        deals = [at for at, command in enumerate(self._script) if command.deals]
        return deals[-2] if len(deals) > 1 else None

    def paths(self, box: int) -> list[str]:
        """Give the paths of all hands of a box, from left to right."""
        return list(self._hands(Place(box)).paths)

    # --- the record

    @property
    def checks(self) -> tuple[Check, ...]:
        """All checks; one of the state after the last command of the whole script looks at the end."""
        last = len(self._script) - 1
        return tuple(
            replace(check, at=END) if check.at == last and check.path[0] == "state" else check for check in self._checks
        )

    @property
    def tried(self) -> tuple[int, ...]:
        """The places in the script of what is only tried."""
        return tuple(self._tried)

    def case(self) -> tuple[Case, tuple[str, ...]]:
        """Give the portable case, and in words what was stacked and never asked for."""
        script = list(self._script)
        left = [f"cards are laid for {len(self._stacks)} more deals than there are"] if self._stacks else []
        for dealt in self._rounds:
            if dealt.stack is not None:
                laid = lay(dealt.stack, dealt.draws, dealt.boxes, self.rules)
                script[dealt.at] = replace(script[dealt.at], cards=laid.dealt)
                for at, cards in laid.gets.items():
                    script[at] = replace(script[at], gets=cards)
                left += laid.left
        return Case(self.rules, self.purses.as_case(), tuple(script), seed=self.seed), tuple(left)

    # --- within

    def _player(self, named: str | None, box: int) -> str:
        return self.purses.seat(named or self.purses.holder(box))

    def _hands(self, place: Place) -> Hands:
        if self._boxes is None:
            return Hands()
        return self._boxes.setdefault(place.box, Hands())

    def _dealt_boxes(self) -> Places:
        if not self._boxes:
            raise StepError("no box has been dealt to, so there is no every box; name the boxes")
        return tuple(Place(box) for box in sorted(self._boxes))

    def _deal(self, do: str, *, by: str | None = None) -> None:
        stack = self._stacks.pop(0) if self._stacks else None
        if stack is None and self.seed is None:
            raise StepError("there are no cards for this deal; write a step with 'these cards:' before it")
        self._add(Command(do, by=by))
        self._boxes = self._staked() if stack is None else {box: Hands() for box in _boxes_of(stack)}
        self._rounds.append(_Round(len(self._script) - 1, stack, self._boxes))

    def _staked(self) -> dict[int, Hands]:
        return {command.box: Hands() for command in self._script if command.do == "stake" and command.box is not None}

    def _play(self, act: Act, place: Place, path: str, *, tried: bool = False) -> None:
        self._add(Command(act.do, box=place.box, hand=path, amount=act.amount), tried=tried)

    def _add(self, command: Command, *, tried: bool = False) -> None:
        self._script.append(command)
        if tried:
            self._tried.append(len(self._script) - 1)
        else:
            self._do(command)

    def _do(self, command: Command) -> None:
        """Note what the last command, which is carried out, makes of the boxes and their hands."""
        if command.do in _OPENS_BETTING:
            self._boxes = None
        elif command.do in PLAYING and self._boxes is not None and command.box is not None and command.hand is not None:
            self._hands(Place(command.box)).do(command.do, command.hand)
            if command.do in DRAWING:
                self._rounds[-1].draws.append(Draw(len(self._script) - 1, command.do, command.box, command.hand))


def _boxes_of(stack: Stack) -> list[int]:
    """Give the boxes that a stack deals to."""
    return sorted(int(seat.split()[1]) for seat in stack.deal_cards() if seat.startswith("box "))
