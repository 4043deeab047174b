"""Golden games: one scripted game per game and seat count, written down ply by ply.
A line is a setup or a ply: who chose what among which options, a digest of all views, the events. The last line of a
game is its result and a digest of all its tables, for games stored by earlier versions must play on as they did."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from games.engine import Game, Illegal
from games.engine.conformance import plain, play_through

HERE = Path(__file__).parent
SEED = 2024


def lines(game: Game[Any, Any]) -> list[str]:
    """The golden games of `game`, one JSON object per line, with all table options in their last value if legal."""
    written: list[str] = []
    for seats in game.seats:
        settings = {setting.id: setting.values[-1] for setting in game.settings}
        while settings and not _goes(game, seats, settings):
            settings.popitem()
        played = play_through(game, seats, settings, SEED + seats)
        head = {"seats": seats, "settings": settings, "seed": SEED + seats, "events": msgspec.to_builtins(played.setup)}
        written.append(json.dumps(head))
        tables = [ply.before for ply in played.plies[1:]] + [played.final]
        for ply, after in zip(played.plies, tables, strict=True):
            table = game.load(after)
            views = [plain(game.view(table, viewer)) for viewer in (None, *range(seats))]
            row = {
                "seat": ply.seat,
                "choice": ply.choice,
                "options": ply.options,
                "views": hashlib.sha256(b"\n".join(views)).hexdigest()[:16],
                "events": msgspec.to_builtins(ply.events),
            }
            written.append(json.dumps(row))
        result = msgspec.to_builtins(game.result(game.load(played.final)))
        written.append(json.dumps({"result": result, "tables": hashlib.sha256(b"\n".join(tables)).hexdigest()[:16]}))
    return written


def _goes(game: Game[Any, Any], seats: int, settings: dict[str, str]) -> bool:
    try:
        game.check(seats, settings)
    except Illegal:
        return False
    return True


def file_of(game: Game[Any, Any]) -> Path:
    return HERE / f"{game.id}.jsonl"
