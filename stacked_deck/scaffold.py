"""Writing the skeleton of an adapter: files of a language, to be called and changed."""

from importlib.resources import files
from pathlib import Path

from stacked_deck.engine.validation import Wrong

LANGUAGES = ("python", "javascript")
CALLS = {"python": "adapter:Engine", "javascript": "'stdio:node adapter.js'"}  # what names it, in its own folder
_ENDING = ".txt"  # so that no template is taken for a module of ours


def templates(language: str) -> dict[str, str]:
    """Give the files of a language's skeleton by their names."""
    folder = files("stacked_deck").joinpath("templates", language)
    found = (entry for entry in folder.iterdir() if entry.name.endswith(_ENDING))
    return {entry.name.removesuffix(_ENDING): entry.read_text(encoding="utf-8") for entry in found}


def write_adapter(folder: Path, *, language: str) -> list[Path]:
    """Write a skeleton into a folder, which is made where it is missing; raises Wrong rather than replace a file."""
    texts = templates(language)
    there = [name for name in sorted(texts) if (folder / name).exists()]
    if there:
        raise Wrong(f"{folder} holds {', '.join(there)} already; name another folder, and nothing is lost")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Wrong(f"{folder} cannot be written ({reason}); name a folder that can be") from error
    return [folder / name for name in sorted(texts)]
