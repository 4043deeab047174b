"""What the host of the bot reads while something is done: the log, so that it can be compared too."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Generator, Iterable
from contextlib import contextmanager

import msgspec

from bot.telemetry.structured_logs import facts_of
from games.engine.conformance import plain

ROOMS = ("bot", "db", "games", "render")
COUNT = "move"
"""Left out, and so are lines that would differ in nothing else: the host may read in how many steps people answer."""
TIMES = frozenset({COUNT, "acknowledged_ms", "answered_ms", "took_ms"})


class Line(msgspec.Struct, frozen=True):
    """A line of the log, with what it is about, as bytes; and the task that wrote it (in a thread: the thread), which
    the log itself does not tell."""

    what: bytes
    writer: object


def as_read(lines: Iterable[Line]) -> list[bytes]:
    """The lines game by game and task by task: those of one task about one game keep their order, but what happens in
    several games or tasks at once comes in any order. Which task it was makes no difference."""
    written: dict[tuple[str, object], list[bytes]] = {}
    for line in lines:
        game = str(msgspec.json.decode(line.what)[3].get("game"))
        written.setdefault((game, line.writer), []).append(line.what)
    of_games = sorted((game, those) for (game, _), those in written.items())
    return [what for _, those in of_games for what in those]


class Overhearing(logging.Handler):
    """Keeps the lines of the log."""

    def __init__(self, heard: list[Line]) -> None:
        super().__init__(logging.DEBUG)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        known = facts_of(record)
        facts = {name: value for name, value in known.items() if name not in TIMES}
        line = Line(plain([record.levelname, record.name, record.getMessage(), facts]), _writer())
        if COUNT not in known or self._last_of(line.writer) != line:
            self._heard.append(line)

    def _last_of(self, writer: object) -> Line | None:
        return next((line for line in reversed(self._heard) if line.writer is writer), None)


def _writer() -> object:
    """The task that is running, or the thread that runs none."""
    try:
        task = asyncio.current_task()
    except RuntimeError:
        task = None
    return task or threading.current_thread()


@contextmanager
def talkative() -> Generator[None]:
    """The house logs everything. To change that takes long, so it is done once for all that is overheard."""
    rooms = [logging.getLogger(room) for room in ROOMS]
    before = [room.level for room in rooms]
    for room in rooms:
        room.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        for room, level in zip(rooms, before, strict=True):
            room.setLevel(level)


@contextmanager
def overhearing(heard: list[Line]) -> Generator[None]:
    """Keep every line of the house's log in `heard` while it is `talkative`; nothing is printed meanwhile."""
    ear = Overhearing(heard)
    rooms = [logging.getLogger(room) for room in ROOMS]
    before = [room.propagate for room in rooms]
    for room in rooms:
        room.addHandler(ear)
        room.propagate = False
    try:
        yield
    finally:
        for room, propagate in zip(rooms, before, strict=True):
            room.removeHandler(ear)
            room.propagate = propagate
