"""Serving a published engine over stdin and stdout: `python -m stacked_deck.adapters.published.serve NAME`."""

import os
import sys

from stacked_deck.adapters import serve

from . import PUBLISHED, folder_of


def main(arguments: list[str]) -> int:
    """Serve the engine of that name, from its own folder where it has one."""
    if len(arguments) != 1 or arguments[0] not in PUBLISHED:
        print(f"usage: python -m {__spec__.name} NAME; names are {', '.join(PUBLISHED)}", file=sys.stderr)
        return 2
    name = arguments[0]
    if PUBLISHED[name].by == "make":
        sys.path.insert(0, str(folder_of(name)))
    sys.path.append(os.getcwd())  # last: no file in the folder of the call stands in for a module of an engine
    return serve.main([f"{__package__}.{PUBLISHED[name].adapter}:engine"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
