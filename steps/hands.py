"""Which hands a box has, from the script's own splits alone, and how a step's place becomes a hand's path."""

from dataclasses import dataclass, field

from .places import Place
from .registry import StepError

_FINISHING = ("stand", "double", "surrender")


@dataclass(slots=True)
class Hands:
    """The hands of one box in one round: paths of the split tree from left to right, and those played to their end."""

    paths: list[str] = field(default_factory=lambda: ["1"])
    finished: set[str] = field(default_factory=set)

    def do(self, command: str, path: str) -> None:
        """Note what was done to a hand."""
        if command == "split":
            at = self.paths.index(path)
            self.paths[at : at + 1] = [f"{path}.1", f"{path}.2"]
        elif command in _FINISHING:
            self.finished.add(path)

    def path(self, place: Place) -> str:
        """Give the path of a hand; raises StepError where the box has no such hand, or several and none is named."""
        if place.number is None:
            if len(self.paths) > 1:
                raise StepError(f"box {place.box} has {len(self.paths)} hands; say which, as in hand 1 of {place}")
            return self.paths[0]
        if not 1 <= place.number <= len(self.paths):
            raise StepError(f"there is no {place}: the script's splits make {len(self.paths)} hands of it")
        return self.paths[place.number - 1]

    @property
    def unfinished(self) -> list[str]:
        """The hands, from left to right, that have not stood, doubled or surrendered."""
        return [path for path in self.paths if path not in self.finished]
