"""Every word people read: Fluent files per language beside this module and in each room, and the names kept in the
games' data. No sentence is written in code. Here is only where the files are; `texts.py` finds words in them."""

from functools import cache
from pathlib import Path

import bot
from bot.text.texts import LANGUAGES, Texts, Words, language_of
from games.engine import found_games
from games.engine.elsewhere import homes

__all__ = ["LANGUAGES", "Texts", "Words", "files", "files_from_elsewhere", "language_of", "texts", "unreadable"]


def files(language: str) -> list[Path]:
    """The Fluent files of a language: those of this package, the one of each room (one from elsewhere is found through
    `bot.__path__`), and those of games from elsewhere as far as they can be read. What stands first counts."""
    return [*_ours(language), *(file for file in files_from_elsewhere(language) if not unreadable(file))]


def _ours(language: str) -> list[Path]:
    shared = [file for folder in __path__ for file in sorted((Path(folder) / language).glob("*.ftl"))]
    rooms = [file for folder in bot.__path__ for file in sorted(Path(folder).glob(f"*/{language}.ftl"))]
    return shared + rooms


def _added(language: str) -> list[tuple[Path, frozenset[str]]]:
    """The files of games from elsewhere that can be read, with the ids of the games that lie beside each."""
    beside = {home.folder: set[str]() for home in homes()}
    for id_, folder in found_games().folders.items():
        beside[folder.parents[1]].add(id_)
    return [
        (file, frozenset(beside[file.parents[2]])) for file in files_from_elsewhere(language) if not unreadable(file)
    ]


def files_from_elsewhere(language: str) -> list[Path]:
    """The Fluent files of games from elsewhere: `text/<language>/*.ftl` in the folder of each."""
    return [file for home in homes() for file in sorted((home.folder / "text" / language).glob("*.ftl"))]


def unreadable(file: Path) -> str:
    """Why a file can't be read; mostly nothing."""
    try:
        file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return " ".join(str(error).split())
    return ""


@cache
def texts() -> Texts:
    """The texts of this installation."""
    return Texts(_ours, _added)
