"""The published engines that can be named, with all packages that each needs, pinned."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Published:
    """A published engine; `by` tells who installs it: pip with the extra, or make with pip or npm."""

    module: str  # that its package installs
    packages: tuple[str, ...]  # as pip or npm names them, pinned; its own first
    licence: str
    says: str  # one line
    by: Literal["pip", "make", "npm"] = "pip"
    adapter: str = ""  # the module here, for engines in Python

    @property
    def requirement(self) -> str:
        """Its own package, as pip or npm names it, pinned."""
        return self.packages[0]


def _python(module: str, *packages: str, says: str, adapter: str, by: Literal["pip", "make"] = "pip") -> Published:
    licence = "Apache-2.0" if "open_spiel" in packages[0] else "MIT"
    return Published(
        module, packages, licence, f"{packages[0].replace('==', ' ')} from PyPI ({licence}): {says}", by, adapter
    )


def _npm(module: str, *packages: str, says: str, licence: str) -> Published:
    name, _, version = packages[0].rpartition("@")
    return Published(module, packages, licence, f"{name} {version} from npm ({licence}): {says}", "npm")


_FIVE = "hit, stand, double, split, surrender"

PUBLISHED: Mapping[str, Published] = {
    "blackjack21": _python("blackjack21", "blackjack21==5.0.0", says=_FIVE, adapter="blackjack21"),
    "pyblackjack": _python("pyblackjack", "pyblackjack==0.6.0b1", says=f"{_FIVE}, insurance", adapter="pyblackjack"),
    "blackjack-multi": _python("blackjack_multi", "blackjack-multi==0.1.6", says=_FIVE, adapter="blackjack_multi"),
    "blackjack-api": _python(
        "blackjack_api", "blackjack-api==1.1.0", says=f"{_FIVE}, insurance", adapter="blackjack_api"
    ),
    "gymnasium": _python(
        "gymnasium", "gymnasium==1.3.0", says="Blackjack-v1, with hit and stand", adapter="gymnasium_v1"
    ),
    "py21": _python(
        "py21",
        *("py21==1.6.0", "paramtools==0.20.0", "marshmallow==4.4.0", "fsspec==2026.9.0", "sortedcontainers==2.4.0"),
        *(
            "tqdm==4.70.1",
            "pandas==3.1.1",
            "numpy==2.4.6",
            "python-dateutil==4.0.0",
            "altair==6.3.0",
            "narwhals==2.29.0",
        ),
        *("typing_extensions==4.16.0", "packaging==26.4", "jsonschema==4.26.0", "jsonschema-specifications==2025.9.1"),
        *("referencing==0.37.0", "rpds-py==2026.9.1", "attrs==26.1.0", "Jinja2==3.1.6", "MarkupSafe==3.0.4"),
        says=f"{_FIVE}, insurance",
        adapter="py21_game",
        by="make",
    ),
    "cardsharp": _python(
        "cardsharp",
        *("cardsharp==0.6.0", "aiofiles==25.1.0"),
        says=f"{_FIVE}, insurance",
        adapter="cardsharp_game",
        by="make",
    ),
    "pygamesim": _python(
        "pygamesim",
        *("jeremydimond.pygamesim==1.2.1", "requests==2.32.5", "urllib3==2.8.0", "certifi==2026.10.19.post1"),
        *("idna==3.20", "charset-normalizer==3.5.3", "jsonpickle==4.1.1"),
        says="hit, stand, double, split",
        adapter="pygamesim_game",
        by="make",
    ),
    "jackblack": _python(
        "jackblack",
        *("jackblack==0.8.0", "escprint==1.0.4"),
        says="hit, stand, double, split, insurance",
        adapter="jackblack_simulation",
        by="make",
    ),
    "open_spiel": _python(
        "pyspiel", "open_spiel==2.0.2", says="hit and stand, one deck", adapter="open_spiel_blackjack", by="make"
    ),
    "engine-blackjack": _npm(
        "engine-blackjack", "engine-blackjack@0.9.2", "52-deck@1.1.0", says=f"{_FIVE}, insurance", licence="GPL-2.0"
    ),
    "blackjack-engine": _npm(
        "blackjack-engine", "blackjack-engine@0.1.2", "52-deck@1.1.0", says=f"{_FIVE}, insurance", licence="GPL-2.0"
    ),
    "blackjack-simulator": _npm(
        "@blackjacktrainer/blackjack-simulator",
        "@blackjacktrainer/blackjack-simulator@0.34.0",
        says=f"{_FIVE}, insurance",
        licence="MIT",
    ),
}
