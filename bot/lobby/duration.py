"""How long a game will probably take: figures of simulated games, which stand with their provenance in
`durations.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from bot.ledger.loaded import Loaded
from bot.ledger.tempo import ANY_TEMPO, TEMPOS
from bot.text import Words

_Days = Annotated[float, msgspec.Meta(gt=0)]
FEW_DAYS = 10
"""From so many days on, nobody counts half ones."""
MINUTES_A_WAIT = 2
"""So long somebody thinks while all sit together."""
EVENING_H = 4
"""So many hours an evening has."""


class Duration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games of `seats` people came to: how often they waited for somebody, one after the other, and how many days
    they took with one look a day and with three."""

    game: str
    seats: int
    games: int
    waits: Annotated[float, msgspec.Meta(gt=0)]
    one_look: _Days
    three_looks: _Days

    def days(self, looks: int) -> float:
        """How many days a game takes when everybody looks so often a day."""
        return {1: self.one_look, 3: self.three_looks}[looks]


class _Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    command: str
    on: str
    table: list[Duration]


@cache
def durations() -> dict[tuple[str, int], Duration]:
    """Everything that was measured, by game and number of people."""
    found = tomllib.loads(files("bot.lobby").joinpath("durations.toml").read_text("utf-8"))
    return {(each.game, each.seats): each for each in msgspec.convert(found, _Measured).table}


def duration_line(loaded: Loaded, words: Words) -> list[str]:
    """How long a game that is about to begin will take at the pace of its table, or at both that take days where none
    was agreed on; nothing where nobody has measured it, or nobody waits for anybody: also while one person sits there
    with computer players alone, though others may still come."""
    chosen = loaded.options
    computers = sum(seat.person_id is None for seat in loaded.seats)
    if computers and len(loaded.seats) - computers <= 1:
        return []
    people = chosen.seats - computers
    known = durations().get((loaded.row.kind, people))
    if known is None:
        return []
    if chosen.tempo == ANY_TEMPO:
        both = {name: _round(known.days(looks)) for name, looks in (("often", 3), ("seldom", 1))}
        return [words("lobby-takes", **both)]
    looks = TEMPOS[chosen.tempo].looks
    if not looks:
        return [_in_one_evening(known, words)]
    return [words("lobby-takes-days", days=_round(known.days(looks)))]


def _in_one_evening(known: Duration, words: Words) -> str:
    """How long a game takes whose people are all there until it is over, and whether that is more than an evening."""
    hours = known.waits * MINUTES_A_WAIT / 60
    if hours > EVENING_H:
        return words("lobby-takes-evenings", waits=round(known.waits), minutes=MINUTES_A_WAIT, hours=int(hours))
    return words("lobby-takes-evening", waits=round(known.waits), minutes=MINUTES_A_WAIT, hours=round(hours))


def _round(days: float) -> int:
    """Whole days, and of many none that says more than is known."""
    whole = max(1, round(days))
    return whole if whole < FEW_DAYS else 5 * round(whole / 5)
