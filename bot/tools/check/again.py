"""Plays a game again in a process of its own, where sets have another order: it has to come out alike there."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import msgspec

from games.engine import Game, Illegal, Record, registry

HASHES = ("1", "2", "3")
"""The order of sets follows from such a number, which each process draws unless one is given. Of two things in a set,
every other number gives the same order."""
WHY = "does something depend on the order of a set, or on hash()?"


class Course(msgspec.Struct, frozen=True):
    """What could be chosen at each moment, by seat, as long as what was chosen was among it."""

    offered: list[dict[int, list[str]]]


def course(record: Record) -> Course:
    """That of the game with this record, here."""
    return course_of(registry()[record.game], record)


def course_of(game: Game[Any, Any], record: Record) -> Course:
    """The same with these rules."""
    table, _ = game.setup(record.seats, record.settings, record.luck)
    offered: list[dict[int, list[str]]] = []
    for seat, choice in record.choices:
        offered.append({each: game.options(table, each) for each in sorted(game.waiting(table))})
        try:
            game.apply(table, seat, choice, record.luck)
        except Illegal:
            break
    return Course(offered)


def parting(here: Course, there: Course) -> str | None:
    """Where the two part, as a sentence; None if they don't."""
    for number, (mine, theirs) in enumerate(zip(here.offered, there.offered, strict=False)):
        if mine == theirs:
            continue
        if {seat: sorted(some) for seat, some in mine.items()} == {seat: sorted(some) for seat, some in theirs.items()}:
            return f"in another process the options come in another order (after decision {number}): {WHY}"
        return f"in another process the game goes another way (after decision {number}): {WHY}"
    alike = len(here.offered) == len(there.offered)
    return None if alike else f"in another process the game goes another way: {WHY}"


@contextmanager
def hashing(number: str) -> Generator[None]:
    """Processes that are started inside the `with` have this number."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = number
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONHASHSEED"]
        else:
            os.environ["PYTHONHASHSEED"] = before
