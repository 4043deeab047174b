"""Games and their moves: reading them, and the one transaction that makes a move.
Lobbies and the outbox have modules of their own; what a table or an event means is known to the games alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, bindparam, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connected import Connected, changes, columns_for, records, table_of
from db.errors import DoubledInteraction, GameMissing, NotSeated, StaleVersion
from db.models import Game, Move, Seat
from db.outbox import put
from db.records import (
    OPEN,
    Checkpoint,
    GameRow,
    GameSummary,
    MoveRow,
    NewMove,
    NewPost,
    SeatChange,
    State,
)

games = table_of(Game)
seats = table_of(Seat)
moves = table_of(Move)

_SUMMARY = columns_for(GameSummary, games)
_LOAD = select(*columns_for(GameRow, games)).where(games.c.id == bindparam("game_id"))
_MOVES = columns_for(MoveRow, moves)
_INSERT_MOVES = insert(moves)
_ENDED = {"finished", "cancelled"}


class Games(Connected):
    """The store's methods for games under way and ended."""

    async def load(self, game_id: str) -> GameRow:
        """The game with its table. Raises `GameMissing`."""
        async with self._reading() as connection:
            row = (await connection.execute(_LOAD, {"game_id": game_id})).one_or_none()
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return GameRow(*row)

    async def secret(self, game_id: str) -> bytes:
        """The game's secret, which no other reading brings along. Raises `GameMissing`."""
        return await self._one(games.c.secret, game_id)

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        """The table undo starts from. Raises `GameMissing`."""
        statement = select(games.c.checkpoint, games.c.checkpoint_revision).where(games.c.id == game_id)
        async with self._reading() as connection:
            row = (await connection.execute(statement)).one_or_none()
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return None if row.checkpoint is None else Checkpoint(row.checkpoint, row.checkpoint_revision)

    async def moves(self, game_id: str, *, since: int = 0, include_undone: bool = False) -> list[MoveRow]:
        """The moves with a number above `since`, in order. Undone ones and undoings only with `include_undone`."""
        statement = select(*_MOVES).where(moves.c.game_id == game_id, moves.c.number > since).order_by(moves.c.number)
        if not include_undone:
            statement = statement.where(moves.c.undone.is_(False), moves.c.kind == "choice")
        async with self._reading() as connection:
            return records(MoveRow, await connection.execute(statement))

    async def move_of(self, interaction_id: int) -> MoveRow | None:
        """The move this interaction made, if it made one."""
        statement = select(*_MOVES).where(moves.c.interaction_id == interaction_id)
        async with self._reading() as connection:
            row = (await connection.execute(statement)).one_or_none()
        return None if row is None else MoveRow(*row)

    async def games_of(self, person_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games this person sits at or hosts the lobby of, last changed first."""
        sits = exists().where(seats.c.game_id == games.c.id, seats.c.person_id == person_id)
        hosts = (games.c.host_id == person_id) & (games.c.state == "lobby")
        return await self._games(or_(sits, hosts), states, limit)

    async def in_channel(
        self, channel_id: int, states: Collection[State] = OPEN, limit: int = 100
    ) -> list[GameSummary]:
        """The games opened in this channel or played in this thread, last changed first."""
        return await self._games(or_(games.c.channel_id == channel_id, games.c.thread_id == channel_id), states, limit)

    async def in_guild(self, guild_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games of a server, last changed first."""
        return await self._games(games.c.guild_id == guild_id, states, limit)

    async def running(self) -> list[str]:
        """The ids of all running games, oldest first."""
        statement = select(games.c.id).where(games.c.state == "running").order_by(games.c.created_at, games.c.id)
        async with self._reading() as connection:
            return list((await connection.execute(statement)).scalars())

    async def place(
        self,
        game_id: str,
        *,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        """Note where the game is shown on Discord; what is None stays. Not a change of the game: its version stays."""
        values = {"thread_id": thread_id, "lobby_message_id": lobby_message_id, "board_message_id": board_message_id}
        noted = {name: value for name, value in values.items() if value is not None}
        if noted:
            async with self._writing() as connection:
                await connection.execute(update(games).where(games.c.id == game_id).values(noted))

    async def commit_move(
        self,
        game_id: str,
        *,
        expected_version: int,
        moves: Sequence[NewMove] = (),
        table_blob: bytes | None = None,
        checkpoint: Checkpoint | None = None,
        state: State | None = None,
        result: dict[str, Any] | None = None,
        shape: int | None = None,
        seats: Sequence[SeatChange] = (),
        undone: Collection[int] = (),
        posts: Sequence[NewPost] = (),
        supersede: Collection[str] = (),
    ) -> None:
        """Everything one decision changes, in one transaction; on the disk when this returns.

        `moves` continue the game's numbers; `undone` are numbers of earlier moves; waiting posts of the kinds
        `supersede` give way to `posts`. What is left out stays as it is; a finished or cancelled game keeps no
        checkpoint. Raises `DoubledInteraction` when a move's interaction is stored already, `StaleVersion` when the
        game is not at `expected_version` any more, `GameMissing`, `NotSeated`; then nothing has changed.
        """
        now = self._clock()
        values: dict[str, Any] = {"updated_at": now}
        if table_blob is not None:
            values["table_blob"] = table_blob
        if moves:
            values["revision"] = moves[-1].number
        if checkpoint is not None:
            values |= {"checkpoint": checkpoint.table_blob, "checkpoint_revision": checkpoint.revision}
        if state is not None:
            values["state"] = state
            if state in _ENDED:
                values |= {"finished_at": now, "checkpoint": None, "checkpoint_revision": None}
        if result is not None:
            values["result"] = result
        if shape is not None:
            values["shape"] = shape
        try:
            async with self._writing() as connection:
                await _advance(connection, game_id, expected_version, values, moves)
                if undone:
                    await _undo(connection, game_id, undone)
                if moves:
                    await connection.execute(_INSERT_MOVES, [_values(game_id, move, now) for move in moves])
                for change in seats:
                    await _change_seat(connection, game_id, change)
                await put(connection, game_id, posts, now, supersede)
        except IntegrityError as error:
            if "interaction_id" in str(error.orig):
                raise DoubledInteraction(f"an interaction of {[move.interaction_id for move in moves]}") from error
            raise

    async def _games(self, which: ColumnElement[bool], states: Collection[State], limit: int) -> list[GameSummary]:
        statement = (
            select(*_SUMMARY)
            .where(which, games.c.state.in_(states))
            .order_by(games.c.updated_at.desc(), games.c.id)
            .limit(limit)
        )
        async with self._reading() as connection:
            return records(GameSummary, await connection.execute(statement))

    async def _one(self, column: ColumnElement[Any], game_id: str) -> Any:
        async with self._reading() as connection:
            row = (await connection.execute(select(column).where(games.c.id == game_id))).one_or_none()
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return row[0]


async def _advance(
    connection: AsyncConnection, game_id: str, version: int, values: dict[str, Any], made: Sequence[NewMove]
) -> None:
    """Write the game if it is still at `version`; say why not if it is not."""
    statement = (
        update(games).where(games.c.id == game_id, games.c.version == version).values(version=version + 1, **values)
    )
    if (await connection.execute(statement)).rowcount == 1:
        return
    interactions = [move.interaction_id for move in made if move.interaction_id is not None]
    if interactions:
        known = select(moves.c.id).where(moves.c.interaction_id.in_(interactions))
        if (await connection.execute(known)).first() is not None:
            raise DoubledInteraction(f"an interaction of {interactions}")
    found = (await connection.execute(select(games.c.version).where(games.c.id == game_id))).scalar_one_or_none()
    if found is None:
        raise GameMissing(f"no game {game_id}")
    raise StaleVersion(f"game {game_id} is at version {found}, not {version}")


async def _undo(connection: AsyncConnection, game_id: str, numbers: Collection[int]) -> None:
    statement = update(moves).where(moves.c.game_id == game_id, moves.c.number.in_(numbers)).values(undone=True)
    await connection.execute(statement)


async def _change_seat(connection: AsyncConnection, game_id: str, change: SeatChange) -> None:
    values = dict(changes(change))
    statement = update(seats).where(seats.c.game_id == game_id, seats.c.seat == values.pop("seat")).values(values)
    if (await connection.execute(statement)).rowcount == 0:
        raise NotSeated(f"game {game_id} has no seat {change.seat}")


def _values(game_id: str, move: NewMove, now: Any) -> dict[str, Any]:
    return {
        "game_id": game_id,
        "number": move.number,
        "kind": move.kind,
        "seat": move.seat,
        "choice": move.choice,
        "interaction_id": move.interaction_id,
        "person_id": move.person_id,
        "at": now,
        "events": move.events,
        "undone": False,
    }
