"""Every word people read: Fluent files per language beside this module and in each room, and the names kept in the
games' data. No sentence is written in code. Here is only where the files are; `texts.py` finds words in them."""

from functools import cache
from pathlib import Path

import bot
from bot.text.texts import LANGUAGES, Texts, Words, language_of

__all__ = ["LANGUAGES", "Texts", "Words", "files", "language_of", "texts"]


def files(language: str) -> list[Path]:
    """The Fluent files of a language: those of this package's folders, to which a game from elsewhere may add its own
    (`bot.text.__path__`), and the one of each room; a room from elsewhere is found through `bot.__path__`."""
    shared = [file for folder in __path__ for file in sorted((Path(folder) / language).glob("*.ftl"))]
    rooms = [file for folder in bot.__path__ for file in sorted(Path(folder).glob(f"*/{language}.ftl"))]
    return shared + rooms


@cache
def texts() -> Texts:
    """The texts of this installation."""
    return Texts(files)
