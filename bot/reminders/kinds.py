"""The kinds of posts that belong to reminders."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.ledger.post import Post


class Alarm(Post, frozen=True):
    """A time has come at which something of the game must be looked at. Shows nothing itself."""

    kind: ClassVar[str] = "alarm"
    shown: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True


class Reminder(Post, frozen=True):
    """Calls the person at `seat` to the decision `asked`, which they owe since then (seconds since 1970); `nudged` if a
    table mate has asked for it."""

    kind: ClassVar[str] = "reminder"
    shown: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True

    seat: int
    asked: int
    since: float
    nudged: bool | msgspec.UnsetType = msgspec.UNSET
