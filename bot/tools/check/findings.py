"""What a check has found: in which part, what is wrong, and where that came up first."""

from __future__ import annotations

import traceback
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bot.text.texts import MissingText
from games.engine.conformance import Broken
from games.engine.raised import NOT_THEIRS, in_one_line

WORDS = "words"


class Finding(msgspec.Struct, frozen=True):
    """Something that is missing or wrong; it came up so many `times`."""

    part: str
    what: str
    where: str = ""
    times: int = 1

    @property
    def line(self) -> str:
        """For a terminal."""
        again = f"came up {self.times} times" if self.times > 1 else ""
        place = "; ".join(filter(None, [self.where, again]))
        return f"{self.part}: {self.what}" + (f" ({place})" if place else "")


class Findings:
    """Everything that was found; the same is counted and told once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], Finding] = {}

    def __iter__(self) -> Generator[Finding]:
        yield from self._found.values()

    def __len__(self) -> int:
        return len(self._found)

    def add(self, part: str, what: str, where: str = "") -> None:
        """Note something."""
        what = " ".join(what.split())
        known = self._found.get((part, what))
        times = known.times + 1 if known is not None else 1
        self._found[part, what] = Finding(part, what, known.where if known is not None else where, times)

    @contextmanager
    def of(self, part: str, where: str = "", what: str = "") -> Generator[None]:
        """Whatever is raised inside the `with` is found: it may be somebody else's code. `what` says what was done."""
        begin = f"{what}: " if what else ""
        try:
            yield
        except Broken as broken:
            self.add(part, f"{begin}{broken}", where)
        except MissingText as missing:
            self.missing(missing, where)
        except NOT_THEIRS:
            raise
        except BaseException as error:
            came_of: list[str] = getattr(error, "__notes__", [])
            self.add(part, f"{begin}{_told(error)}", ", ".join(filter(None, [where, *came_of])))

    def missing(self, missing: MissingText, where: str = "") -> None:
        """A text is not there, whichever part came upon it."""
        language, _, key = str(missing.args[0]).partition(": ")
        self.add(WORDS, f"{language}: there is no text {key}", where)


def _told(error: BaseException) -> str:
    """What was raised, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {'/'.join(Path(frames[-1].filename).parts[-2:])}, line {frames[-1].lineno}" if frames else ""
    return f"{in_one_line(error)}{place}"
