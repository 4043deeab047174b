"""What a table agrees on about how fast it plays: one word that brings a clock and reminders with it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec


class Tempo(msgspec.Struct, frozen=True):
    """`clock` is the clock that goes with it, `every_h` how often whoever has not chosen otherwise is reminded, `looks`
    how often a day people look at the game (0: they are all there until it is over)."""

    clock: str
    every_h: int
    looks: int


TEMPOS = {
    "evening": Tempo("brisk", 6, 0),
    "several": Tempo("daily", 12, 3),
    "one": Tempo("relaxed", 24, 1),
}
"""The fastest first."""
ANY_TEMPO = ""
TempoName: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(TEMPOS)})?\Z")]
