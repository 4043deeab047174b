"""The rules of the toy game, read from its folder (`added`) as games from elsewhere are, for tests that play it without
the bot. Afterwards they are no more among the games there are than before."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import games

ADDED = Path(__file__).parent / "added"

if TYPE_CHECKING:
    from tests.toy.added.games.tides.game import GAME, Tides
    from tests.toy.added.games.tides.judging import TideJudge
    from tests.toy.added.games.tides.rules import Boast, Boasted, Dealt, Draw, Offer, Reveal, Roll, Table, View
else:
    _before = games.__path__[:]
    games.__path__.append(str(ADDED / "games"))
    try:
        for _module in ("rules", "judging", "game"):
            globals().update(vars(import_module(f"games.tides.{_module}")))
    finally:
        games.__path__[:] = _before

__all__ = [
    "ADDED", "GAME", "Boast", "Boasted", "Dealt", "Draw", "Offer", "Reveal", "Roll", "Table", "TideJudge", "Tides",
    "View",
]  # fmt: skip
