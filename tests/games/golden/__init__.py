"""Golden games: one scripted game per game and seat count, written down ply by ply.
A line is a setup or a ply: who chose what among which options, a digest of all views, the events. The last line of a
game is its result and a digest of all its tables, for games stored by earlier versions must play on as they did.
A line also has a digest of the options that are usual, asked about twice or rare, and at some plies the ways to go on:
how many begin with each choice, and a digest of them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from games.engine import Game, Illegal, ways
from games.engine.conformance import plain, play_through

HERE = Path(__file__).parent
SEED = 2024
APART = 11
"""Every so manieth ply has its ways written down."""
ALSO = {
    "fleet_dice": {2: (70, 112), 3: (70,), 4: (273,)},
    "montego_bay": {2: (181,)},
    "nusfjord": {1: (37,), 2: (10,), 4: (38,)},
    "captains_gulf": {3: (158,)},
}
"""Other plies, by the number of players, at which changes of the search for ways show that no such ply shows."""


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
        for number, (ply, after) in enumerate(zip(played.plies, tables, strict=True)):
            table = game.load(after)
            views = [plain(game.view(table, viewer)) for viewer in (None, *range(seats))]
            row = {
                "seat": ply.seat,
                "choice": ply.choice,
                "options": ply.options,
                "views": hashlib.sha256(b"\n".join(views)).hexdigest()[:16],
                "events": msgspec.to_builtins(ply.events),
            }
            before = game.load(ply.before)
            apart = [which(before, ply.seat, ply.options) for which in (game.usual, game.careful, game.rare)]
            row["set_apart"] = _digest(apart)
            if number % APART == 0 or number in ALSO.get(game.id, {}).get(seats, ()):
                row["ways"] = _ways(game, before, ply.seat)
            written.append(json.dumps(row))
        result = msgspec.to_builtins(game.result(game.load(played.final)))
        written.append(json.dumps({"result": result, "tables": hashlib.sha256(b"\n".join(tables)).hexdigest()[:16]}))
    return written


def _digest(found: object) -> str:
    return hashlib.sha256(plain(found)).hexdigest()[:6]


def _ways(game: Game[Any, Any], table: Any, seat: int) -> dict[str, str]:
    """How many ways begin with each choice, and the first digits of what tells them from others."""
    found = ways(game, table, seat)
    return {each.choice: f"{len(each.ways)} {_digest(each)}" for each in found}


def _goes(game: Game[Any, Any], seats: int, settings: dict[str, str]) -> bool:
    try:
        game.check(seats, settings)
    except Illegal:
        return False
    return True


def file_of(game: Game[Any, Any]) -> Path:
    return HERE / f"{game.id}.jsonl"
