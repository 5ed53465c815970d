"""What every hostile engine here starts from: it answers each hello, and refuses every command of each case."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

ABOUT = {"name": "hostile", "version": "1", "boxes": 1}
STATE = {"phase": "betting", "players": {"Ann": {"has": "100"}}, "boxes": {}}


def say(value: Any) -> None:
    """Write one line and see that it is gone."""
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Give the answer that is in order."""
    steps = [{"answer": "refused", "events": [], "state": STATE} for _ in request["case"]["script"]]
    return {"id": request["id"], "trace": {"v": 1, "steps": steps}}


def is_marked(request: dict[str, Any]) -> bool:
    """Tell whether a case is the one that the engine does not get over."""
    return "trouble" in request["case"]["players"] or "TROUBLE" in os.environ


def run(on_case: Callable[[dict[str, Any]], None], *, about: Any = ABOUT) -> None:
    """Answer until stdin ends."""
    for line in sys.stdin:
        request = json.loads(line)
        if "hello" in request:
            say({"v": 1, "about": about})
        else:
            on_case(request)


if __name__ == "__main__":
    run(lambda request: say(answer(request)))
