"""The leaderboards of a server: those of the month, which are kept when it is over, and the lasting ones.
The alarm that says so is a row of the outbox, stored with the first game that ends in the month."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from bot.ledger.entry import Entry
from bot.ledger.posting import Posting
from bot.people.preferences import read_preferences
from bot.results import leaderboards as boards
from bot.results.kinds import MonthOver
from bot.results.months import begins, ends, is_month, month_of
from bot.results.ratings import Fold, Rating, Who
from bot.server.rules import ServerRules, server_rules
from db.records import NewPost, ResultRow, StandingRow
from db.store import Store

KEPT = 256
"""The ratings of so many games on servers are kept, to go on from when new results come."""


class ServerLeaderboards:
    """As they stand, and as they stood at the end of a month."""

    def __init__(self, store: Store, posting: Posting) -> None:
        self._store = store
        self._posting = posting
        self._folds: dict[tuple[int, str], Fold] = {}
        self._folding = asyncio.Lock()

    async def attend(self, entry: Entry) -> None:
        """With the change that ends a game: the row that rings when the month is over."""
        guild_id = entry.loaded.row.guild_id
        if entry.result is not None and guild_id is not None:
            zone = (await self.rules_of(guild_id)).zone
            entry.elsewhere.append(_alarm(guild_id, month_of(self._store.now(), zone), zone))

    async def rules_of(self, guild_id: int) -> ServerRules:
        """What a server has set."""
        return server_rules(await self._store.people.guild(guild_id))

    async def hidden(self, people: Collection[int]) -> set[int]:
        """Those of these people who don't want to be shown to others."""
        stored = await self._store.people.settings_of(people)
        return {person for person, settings in stored.items() if read_preferences(settings).private}

    async def month_board(self, guild_id: int, month: str, kind: str = "") -> list[boards.Line]:
        """A server's leaderboard of a month, of one game or all: as it was kept, or as it stands while the month goes
        on."""
        kept = await self._store.results.leaderboard(guild_id, month, kind)
        if kept:
            return boards.from_archive(kept, await self.hidden([row.person_id for row in kept if row.person_id]))
        rows = await self._month_rows(guild_id, month, kind)
        return boards.by_points(rows, await self._hidden_in(rows))

    async def lasting_board(self, guild_id: int, kind: str = "") -> list[boards.Line]:
        """A server's leaderboard of all time: of one game by rating, of all by points."""
        rows = await self._store.results.in_guild(guild_id, kind=kind)
        hidden = await self._hidden_in(rows)
        if not kind:
            return await asyncio.to_thread(boards.by_points, rows, hidden)
        return boards.by_rating(rows, await self.ratings(guild_id, kind, rows), hidden)

    async def ratings(self, guild_id: int, kind: str, rows: Sequence[ResultRow]) -> dict[Who, Rating]:
        """The ratings on a server after all its results of a game, which `rows` are. Reckoned off the event loop."""
        async with self._folding:
            fold = self._folds.setdefault((guild_id, kind), Fold())
            while len(self._folds) > KEPT:
                self._folds.pop(next(iter(self._folds)))
            return dict(await asyncio.to_thread(fold.over, rows))

    async def close_month(self, guild_id: int, month: str) -> bool:
        """Keep the leaderboards of a month that is over; False, and the alarm is set anew, if it goes on there."""
        if not is_month(month):
            return False
        zone = (await self.rules_of(guild_id)).zone
        if self._store.now() < ends(month, zone):  # the server has moved to another time zone
            await self._posting.post(None, [_alarm(guild_id, month, zone)])
            return False
        rows = await self._month_rows(guild_id, month)
        lines: list[StandingRow] = []
        for kind in ("", *sorted({row.kind for row in rows})):
            board = boards.by_points([row for row in rows if kind in ("", row.kind)])
            lines += [boards.archived(line, guild_id, month, kind, number) for number, line in enumerate(board)]
        await self._store.results.keep_leaderboards(guild_id, month, lines)
        return True

    async def _month_rows(self, guild_id: int, month: str, kind: str = "") -> list[ResultRow]:
        zone = (await self.rules_of(guild_id)).zone
        return await self._store.results.in_guild(
            guild_id, kind=kind, since=begins(month, zone), until=ends(month, zone)
        )

    async def _hidden_in(self, rows: Sequence[ResultRow]) -> set[int]:
        return await self.hidden({row.person_id for row in rows if row.person_id is not None})


def _alarm(guild_id: int, month: str, zone: str) -> NewPost:
    due = ends(month, zone)
    nonce = f"season-{guild_id}-{month}-{due:%d%H%M}"
    return MonthOver(guild=guild_id, month=month).row(nonce, due)
