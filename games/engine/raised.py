"""What somebody else's code raises, whatever it is, as one line for a log or a terminal. An exception may well have a
text that fails; nothing here fails with it."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

LONGEST = 300
NOT_THEIRS = (KeyboardInterrupt, asyncio.CancelledError)
"""What ends a program, or a task of it, from outside; nothing else that code raises is a reason to go down with it."""


class Unfit(Exception):
    """Something from elsewhere that can't be what it should be; the message says why."""


def in_one_line(error: BaseException, folder: Path | None = None) -> str:
    """What was raised, and where in this folder."""
    said = one_line(_text_of(error))
    if isinstance(error, Unfit):
        return said
    return ": ".join(filter(None, [type(error).__name__, said])) + (_place(error, folder) if folder else "")


def one_line(text: str) -> str:
    """A text in one line, without what a terminal would take for a command; of a long one the beginning."""
    words = " ".join("".join(each if each.isprintable() else " " for each in text[: LONGEST * 4]).split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"


def caught(ask: Callable[[], Iterable[str]], folder: Path | None = None) -> list[str]:
    """All that is complained of; whatever is raised meanwhile is a complaint, too."""
    found: list[str] = []
    try:
        found.extend(one_line(each) for each in ask())
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        found.append(in_one_line(error, folder))
    return found


def _text_of(error: BaseException) -> str:
    try:
        return str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        return "its text can't be had"


def _place(error: BaseException, folder: Path) -> str:
    frames = [each for each in traceback.extract_tb(error.__traceback__) if Path(each.filename).is_relative_to(folder)]
    return f" ({Path(frames[-1].filename).relative_to(folder)}, line {frames[-1].lineno})" if frames else ""
