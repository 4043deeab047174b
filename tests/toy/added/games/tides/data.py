"""The figures of Tides, read once."""

from __future__ import annotations

import msgspec

from games.engine import load

CARDS = 24
HAND = 3


class Tide(msgspec.Struct, frozen=True):
    """A tide: which card it lets win."""

    id: str
    wins: str


class Rows(msgspec.Struct, frozen=True):
    """The tables of the file."""

    tides: list[Tide]


DATA = load("tides", "tides.toml", Rows)
TIDES = [tide.id for tide in DATA.rows.tides]
WINS = {tide.id: max if tide.wins == "highest" else min for tide in DATA.rows.tides}
