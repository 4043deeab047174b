"""What the host of the bot reads while something is done: the log, so that it can be compared too."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterable
from contextlib import contextmanager

import msgspec

from bot.telemetry.structured_logs import facts_of
from games.engine.conformance import plain

ROOMS = ("bot", "db", "games", "render")
COUNT = "move"
"""Left out, and so are lines that would differ in nothing else: the host may read in how many steps people answer."""
TIMES = frozenset({COUNT, "acknowledged_ms", "answered_ms", "took_ms"})


def by_game(lines: Iterable[bytes]) -> list[bytes]:
    """The lines game by game: what happens in several at once comes in any order."""
    return sorted(lines, key=lambda line: str(msgspec.json.decode(line)[3].get("game")))


class Overhearing(logging.Handler):
    """Keeps the lines of the log, with what they are about, as bytes."""

    def __init__(self, heard: list[bytes]) -> None:
        super().__init__(logging.DEBUG)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        known = facts_of(record)
        facts = {name: value for name, value in known.items() if name not in TIMES}
        line = plain([record.levelname, record.name, record.getMessage(), facts])
        if COUNT not in known or self._heard[-1:] != [line]:
            self._heard.append(line)


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
def overhearing(heard: list[bytes]) -> Generator[None]:
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
