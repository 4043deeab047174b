"""What finished games came to, seat by seat, and the leaderboards of months that are over.
What the figures mean, and who may see them, is the bot's business."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from db.people import INSERTS
from db.records import GameSummary, NewResult, ResultRow, SeatFigures, StandingRow
from db.repository import Repository
from db.rows import readable, select_for, values_of
from db.tables import games, results, standings

_RESULTS = select_for(ResultRow, results).order_by(results.c.finished_at, results.c.game_id, results.c.seat)


class ResultRepository(Repository):
    """Results of games, and leaderboards of months, that are over."""

    async def of_person(self, person_id: int, *, kind: str = "", guild_id: int | None = None) -> list[ResultRow]:
        """Every result of a person, oldest first; of one game, on one server, where named. Hidden ones are included:
        they are their own."""
        return await self._results(results.c.person_id == person_id, *_of(kind, guild_id))

    async def in_guild(
        self, guild_id: int, *, kind: str = "", since: datetime | None = None, until: datetime | None = None
    ) -> list[ResultRow]:
        """Every result on a server that all may know, oldest first: from `since` on, before `until`."""
        when = [] if since is None else [results.c.finished_at >= since]
        when += [] if until is None else [results.c.finished_at < until]
        shown = or_(results.c.shown_from.is_(None), results.c.shown_from <= self._clock())
        return await self._results(shown, *when, *_of(kind, guild_id))

    async def unresulted(self, limit: int) -> list[GameSummary]:
        """Finished games of which no results are stored, oldest first."""
        statement = (
            select_for(GameSummary, games)
            .where(games.c.state == "finished", ~exists().where(results.c.game_id == games.c.id))
            .order_by(games.c.finished_at, games.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: readable(GameSummary, connection.execute(statement)))

    async def add(self, game_id: str, finished_at: datetime, made: Sequence[NewResult]) -> None:
        """Store the results of a game that ended earlier; what is there already stays."""
        rows = [_values(game_id, finished_at, each) for each in made]

        def add(connection: Connection) -> None:
            insertion = INSERTS[connection.dialect.name](results).on_conflict_do_nothing(
                index_elements=list(results.primary_key.columns)
            )
            connection.execute(insertion, rows)

        await self._write(add)

    async def note_figures(self, game_id: str, counted: Sequence[SeatFigures]) -> None:
        """Add what was counted of a game to its results; decisions only where no computer player sat."""

        def note(connection: Connection) -> None:
            for each in counted:
                its = update(results).where(results.c.game_id == game_id, results.c.seat == each.seat)
                connection.execute(its.values(luck=each.luck, waits=each.waits, lasted_s=each.lasted_s))
                values = {"decisions": each.decisions, "thought_s": each.thought_s}
                connection.execute(its.where(results.c.player.is_(None)).values(values))

        await self._write(note)

    async def keep_leaderboards(self, guild_id: int, month: str, lines: Sequence[StandingRow]) -> None:
        """Keep the leaderboards of a month, in the place of what was kept of it."""
        mine = delete(standings).where(standings.c.guild_id == guild_id, standings.c.month == month)

        def keep(connection: Connection) -> None:
            connection.execute(mine)
            if lines:
                connection.execute(insert(standings), [msgspec.structs.asdict(line) for line in lines])

        await self._write(keep)

    async def leaderboard(self, guild_id: int, month: str, kind: str = "") -> list[StandingRow]:
        """A leaderboard of a month that is over, first line first; empty where none was kept."""
        statement = (
            select_for(StandingRow, standings)
            .where(standings.c.guild_id == guild_id, standings.c.month == month, standings.c.kind == kind)
            .order_by(standings.c.line)
        )
        return await self._read(lambda connection: readable(StandingRow, connection.execute(statement)))

    async def months(self, guild_id: int) -> list[str]:
        """The months of which leaderboards are kept, oldest first."""
        statement = select(standings.c.month).where(standings.c.guild_id == guild_id).distinct()
        return sorted(await self._read(lambda connection: values_of(connection, statement, str)))

    async def _results(self, *which: ColumnElement[bool]) -> list[ResultRow]:
        statement = _RESULTS.where(*which)
        return await self._read(lambda connection: readable(ResultRow, connection.execute(statement)))


def note_results(connection: Connection, game_id: str, finished_at: datetime, made: Sequence[NewResult]) -> None:
    """Store what a game came to in the transaction of its last move."""
    if made:
        connection.execute(insert(results), [_values(game_id, finished_at, each) for each in made])


def _of(kind: str, guild_id: int | None) -> list[ColumnElement[bool]]:
    which: list[ColumnElement[bool]] = [] if not kind else [results.c.kind == kind]
    return which if guild_id is None else [*which, results.c.guild_id == guild_id]


def _values(game_id: str, finished_at: datetime, result: NewResult) -> dict[str, Any]:
    return {"game_id": game_id, "finished_at": finished_at, **msgspec.structs.asdict(result)}
