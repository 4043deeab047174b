"""A record of every text a picture contains and the box it was promised, for tests of layout and contrast.
Costs nothing unless somebody listens.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from render.grid import Box
from render.theme import Color


@dataclass(frozen=True, slots=True)
class Placed:
    """One text as drawn: `wanted` before shortening, its box, the box of its ink, and what it stands on."""

    wanted: str
    text: str
    size: int
    box: Box
    ink: Box
    color: Color
    ground: Color


listening: Final[ContextVar[list[Placed] | None]] = ContextVar("listening", default=None)


@contextmanager
def audit() -> Generator[list[Placed]]:
    """Every text drawn inside the `with` is appended to the list."""
    placed: list[Placed] = []
    token = listening.set(placed)
    try:
        yield placed
    finally:
        listening.reset(token)
