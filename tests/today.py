"""What is too much to be tried whole every time: the date (UTC) says which part is.
QUAYSIDE_ALL_TURNS=1 tries all of it at once, as before a release; QUAYSIDE_THOROUGH=1 also makes many tests longer."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")
THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))
ALL_TURNS = THOROUGH or bool(os.environ.get("QUAYSIDE_ALL_TURNS"))
TODAY = datetime.now(UTC).toordinal()


def todays(things: Iterable[T], days: int) -> list[T]:
    """Those of them whose turn it is; within so many days all have theirs."""
    return [thing for number, thing in enumerate(things) if ALL_TURNS or number % days == TODAY % days]


def is_due(name: str, days: int) -> bool:
    """Whether the thing of this name has its turn; every so many days it has."""
    return ALL_TURNS or crc32(name.encode()) % days == TODAY % days
