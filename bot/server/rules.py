"""What a server's managers set for its games. It is stored with the server; language and channel are columns there."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from bot.ledger.chosen import read_chosen
from bot.ledger.options import NO_CLOCK, Clock
from bot.people.vacation import USUAL_DAYS
from db.records import GuildRow

Hosts = Literal["everybody", "managers"]
HOSTS: tuple[Hosts, ...] = get_args(Hosts)
PUZZLE_HOUR = 9
"""When the puzzle of a day is posted, by the server's clock."""
DAYS = (0, 7, 14, 21, 30, 45, 60, 90)
"""Days of vacation a year to choose from."""


class ServerRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """`clock` is that of games for which nothing else is said, `hosts` who may open games.

    `zone` is the time zone in which months end there (nothing: UTC), `board_channel` where the leaderboard of a month
    that is over is posted (0: nowhere), `puzzle_channel` that of the daily puzzle.
    """

    clock: Clock = NO_CLOCK
    hosts: Hosts = "everybody"
    vacation_days: Annotated[int, msgspec.Meta(ge=0, le=366)] = USUAL_DAYS
    zone: str = ""
    board_channel: Annotated[int, msgspec.Meta(ge=0)] = 0
    puzzle_channel: Annotated[int, msgspec.Meta(ge=0)] = 0


def server_rules(row: GuildRow | None) -> ServerRules:
    """What holds on this server; the usual where nothing is stored, and for what of it can't be read."""
    stored: dict[str, Any] = row.settings if row is not None else {}
    return read_chosen(stored, ServerRules)
