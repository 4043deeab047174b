"""The kinds of posts that belong to results."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class FiguresDue(Post, frozen=True):
    """A game is over: its decisions and its luck are counted. Nobody waits for that."""

    kind: ClassVar[str] = "figures"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False
    own_queue: ClassVar[bool] = True


class MonthOver(Post, frozen=True):
    """A month (`2026-11`) is over on a server: its leaderboards are kept, and posted if it wants that."""

    kind: ClassVar[str] = "season"

    guild: int
    month: str
