"""Games and their moves: reading them, and the one transaction that makes a move.
Lobbies and the outbox have modules of their own; what a table or an event means is known to the games alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple, NoReturn

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from db.archive import ENDED, archived
from db.connected import Connected, changes, records, select_for, table_of
from db.errors import DoubledInteraction, GameMissing, NotSeated, StaleVersion
from db.lobby import seats_of
from db.models import Game, Move, Seat
from db.outbox import put
from db.people import keep
from db.prepared import Prepared, values_of
from db.records import (
    OPEN,
    Checkpoint,
    GameRow,
    GameSummary,
    MoveRow,
    NewMove,
    NewPost,
    NewResult,
    ProgressChange,
    SeatChange,
    SeatRow,
    State,
)
from db.results import note_results
from db.shares import Share

games = table_of(Game)
seats = table_of(Seat)
moves = table_of(Move)

_SUMMARIES = select_for(GameSummary, games)
_ITS_ID = bindparam("its_id", type_=games.c.id.type)
_WITH_TABLE = select_for(GameRow, games)
_LOAD = _WITH_TABLE.where(games.c.id == _ITS_ID)
_PLAYED = (  # a seat kept warm by a computer player waits for nobody
    _WITH_TABLE.add_columns(seats.c.seat)
    .join(seats, seats.c.game_id == games.c.id)
    .where(games.c.state == "running", seats.c.person_id == bindparam("person"), seats.c.player.is_(None))
    .order_by(games.c.created_at, games.c.id)
)
_SECRET = select(games.c.secret).where(games.c.id == _ITS_ID)
_CHECKPOINT = select(games.c.checkpoint, games.c.checkpoint_revision).where(games.c.id == _ITS_ID)
_VERSION = select(games.c.version).where(games.c.id == _ITS_ID)
_RUNNING = select(games.c.id).where(games.c.state == "running").order_by(games.c.created_at, games.c.id)

_GUILDS = select(games.c.guild_id).where(games.c.state == "running", games.c.guild_id.is_not(None)).distinct()

_ALL_MOVES = (
    select_for(MoveRow, moves)
    .where(moves.c.game_id == bindparam("its_game"), moves.c.number > bindparam("since"))
    .order_by(moves.c.number)
)
_NOT_UNDONE = _ALL_MOVES.where(moves.c.undone.is_(False))


class _Which(NamedTuple):
    """Some of a game's moves, as the database is asked for them, and as they are picked from an archive."""

    statement: Select[*tuple[Any, ...]]
    undone: bool
    acts: bool

    def wants(self, move: MoveRow) -> bool:
        return (self.undone or not move.undone) and (self.acts or move.kind == "choice")


_ALL = _Which(_ALL_MOVES, undone=True, acts=True)
_TOLD = _Which(_NOT_UNDONE, undone=False, acts=True)
_DECISIONS = _Which(_NOT_UNDONE.where(moves.c.kind == "choice"), undone=False, acts=False)
_MOVE_OF = select_for(MoveRow, moves).where(moves.c.interaction_id == bindparam("interaction"))
_KNOWN = select(moves.c.id).where(moves.c.interaction_id.in_(bindparam("interactions", expanding=True))).limit(1)
_UNDO = Prepared(
    update(moves)
    .where(moves.c.game_id == bindparam("its_game", type_=moves.c.game_id.type), moves.c.number == bindparam("number"))
    .values(undone=True)
)
_INSERT_MOVES = Prepared(
    insert(moves).values(values_of(moves, (*NewMove.__struct_fields__, "game_id", "at", "undone")))
)


class Games(Connected):
    """The store's methods for games under way and ended."""

    async def load(self, game_id: str) -> GameRow:
        """The game with its table. Raises `GameMissing`."""
        return GameRow(*await self._row(_LOAD, game_id))

    async def load_seated(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        """The game with its table, and who sits where, in one trip. Raises `GameMissing`."""

        def ask(connection: Connection) -> tuple[Sequence[Any] | None, list[SeatRow]]:
            # The game first: if a seat changes in between, the version read here is old and a commit is refused.
            row = connection.execute(_LOAD, {"its_id": game_id}).one_or_none()
            return row, seats_of(connection, game_id)

        row, seated = await self._read(ask)
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return GameRow(*row), seated

    async def secret(self, game_id: str) -> bytes:
        """The game's secret, which no other reading brings along. Raises `GameMissing`."""
        return (await self._row(_SECRET, game_id))[0]

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        """The table undo starts from. Raises `GameMissing`."""
        blob, revision = await self._row(_CHECKPOINT, game_id)
        return None if blob is None else Checkpoint(blob, revision)

    async def moves(self, game_id: str, *, since: int = 0, include_undone: bool = False) -> list[MoveRow]:
        """The decisions with a number above `since`, in order; with `include_undone` all moves of whatever kind."""
        return await self._moves(_ALL if include_undone else _DECISIONS, game_id, since)

    async def told(self, game_id: str, *, since: int = 0) -> list[MoveRow]:
        """Everything with a number above `since` that the story of a game tells: what was not taken back, and acts."""
        return await self._moves(_TOLD, game_id, since)

    async def _moves(self, which: _Which, game_id: str, since: int) -> list[MoveRow]:
        values = {"its_game": game_id, "since": since}

        def ask(connection: Connection) -> list[MoveRow]:
            # The archive last: a game that is put away in between is then found there.
            found = records(MoveRow, connection.execute(which.statement, values))
            return found or [
                move for move in archived(connection, game_id) if move.number > since and which.wants(move)
            ]

        return await self._read(ask)

    async def move_of(self, interaction_id: int) -> MoveRow | None:
        """The move this interaction made, if it made one in a game that is not put away yet."""
        values = {"interaction": interaction_id}
        row = await self._read(lambda connection: connection.execute(_MOVE_OF, values).one_or_none())
        return None if row is None else MoveRow(*row)

    async def games_of(self, person_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games this person sits at or hosts the lobby of, last changed first."""
        sits = exists().where(seats.c.game_id == games.c.id, seats.c.person_id == person_id)
        hosts = (games.c.host_id == person_id) & (games.c.state == "lobby")
        return await self._games(or_(sits, hosts), states, limit)

    async def games_at(self, person_id: int) -> list[tuple[GameRow, int]]:
        """The running games in which this person plays, with their tables and the person's seats, oldest first."""
        values = {"person": person_id}
        rows = await self._read(lambda connection: connection.execute(_PLAYED, values).all())
        return [(GameRow(*row[:-1]), row[-1]) for row in rows]

    async def in_channel(
        self, channel_id: int, states: Collection[State] = OPEN, limit: int = 100
    ) -> list[GameSummary]:
        """The games opened in this channel or played in this thread, last changed first."""
        return await self._games(or_(games.c.channel_id == channel_id, games.c.thread_id == channel_id), states, limit)

    async def in_guild(self, guild_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games of a server, last changed first."""
        return await self._games(games.c.guild_id == guild_id, states, limit)

    async def running(self, share: Share | None = None) -> list[str]:
        """The ids of all running games, or those of a share, oldest first."""
        statement = _RUNNING if share is None else _RUNNING.where(share.holds(games.c.guild_id))
        return await self._read(lambda connection: list(connection.execute(statement).scalars()))

    async def guilds_running(self) -> list[int]:
        """The servers on which a game is running."""
        return await self._read(lambda connection: list(connection.execute(_GUILDS).scalars()))

    async def place(
        self,
        game_id: str,
        *,
        channel_id: int | None = None,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        """Note where the game is shown on Discord; what is None stays. Not a change of the game: its version stays."""
        given = {
            "channel_id": channel_id,
            "thread_id": thread_id,
            "lobby_message_id": lobby_message_id,
            "board_message_id": board_message_id,
        }
        noted = {name: value for name, value in given.items() if value is not None}
        if noted:
            statement = update(games).where(games.c.id == game_id).values(noted)
            await self._write(lambda connection: connection.execute(statement).rowcount)

    async def thread_gone(self, game_id: str) -> None:
        """The game has no thread any more."""
        statement = update(games).where(games.c.id == game_id).values(thread_id=None)
        await self._write(lambda connection: connection.execute(statement).rowcount)

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
        host_id: int | None = None,
        seats: Sequence[SeatChange] = (),
        undone: Collection[int] = (),
        posts: Sequence[NewPost] = (),
        supersede: Collection[str] = (),
        progress: Sequence[ProgressChange] = (),
        results: Sequence[NewResult] = (),
        apart: Sequence[NewPost] = (),
    ) -> None:
        """Everything one decision changes, in one transaction; on the disk when this returns.

        `moves` continue the game's numbers; `undone` are numbers of earlier moves; waiting posts of the kinds
        `supersede` give way to `posts`; `progress` is what people keep from the game, `results` what it came to,
        `apart` are posts that belong to no game. What is left out stays as it is; a finished or cancelled game keeps
        no checkpoint. Raises `DoubledInteraction` when a move's interaction is stored already, `StaleVersion` when the
        game is not at `expected_version` any more or a progress not what it was, `GameMissing`, `NotSeated`; then
        nothing has changed.
        """
        now = self._clock()
        values = _changed(now, moves, table_blob, checkpoint, state, result, shape, host_id)
        values |= {"its_id": game_id, "its_version": expected_version}
        rows = [_values(game_id, move, now) for move in moves]

        def commit(connection: Connection) -> None:
            if _advance(tuple(values)).run(connection, values) == 0:
                _explain(connection, game_id, expected_version, moves)
            if undone:
                _UNDO.run_each(connection, [{"its_game": game_id, "number": number} for number in undone])
            if rows:
                _INSERT_MOVES.run_each(connection, rows)
            for change in seats:
                _change_seat(connection, game_id, change)
            keep(connection, progress)
            note_results(connection, game_id, now, results)
            put(connection, game_id, posts, now, supersede)
            put(connection, None, apart, now)

        try:
            await self._write(commit)
        except IntegrityError as error:
            if "interaction_id" in str(error.orig):
                raise DoubledInteraction(f"one of {[move.interaction_id for move in moves]}") from error
            raise

    async def _row(self, statement: Select[*tuple[Any, ...]], game_id: str) -> Sequence[Any]:
        row = await self._read(lambda connection: connection.execute(statement, {"its_id": game_id}).one_or_none())
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return row

    async def _games(self, which: ColumnElement[bool], states: Collection[State], limit: int) -> list[GameSummary]:
        statement = (
            _SUMMARIES.where(which, games.c.state.in_(states))
            .order_by(games.c.updated_at.desc(), games.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: records(GameSummary, connection.execute(statement)))


def _changed(
    now: datetime,
    made: Sequence[NewMove],
    table_blob: bytes | None,
    checkpoint: Checkpoint | None,
    state: State | None,
    result: dict[str, Any] | None,
    shape: int | None,
    host_id: int | None,
) -> dict[str, Any]:
    """The columns of the game that a decision changes."""
    given = {"table_blob": table_blob, "state": state, "result": result, "shape": shape, "host_id": host_id}
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if made or state is not None:  # what is kept beside the game is nothing that happened in it
        values["updated_at"] = now
    if made:
        values["revision"] = made[-1].number
    if checkpoint is not None:
        values |= {"checkpoint": checkpoint.table_blob, "checkpoint_revision": checkpoint.revision}
    if state in ENDED:
        values |= {"finished_at": now, "checkpoint": None, "checkpoint_revision": None}
    return values


@cache
def _advance(names: tuple[str, ...]) -> Prepared:
    """The statement that writes these columns of a game if it is still at its version; built once for each set."""
    columns = values_of(games, (name for name in names if not name.startswith("its_")))
    return Prepared(
        update(games)
        .where(games.c.id == _ITS_ID, games.c.version == bindparam("its_version"))
        .values(version=games.c.version + 1, **columns)
    )


def _explain(connection: Connection, game_id: str, version: int, made: Sequence[NewMove]) -> NoReturn:
    """Raise why the game could not be written."""
    interactions = [move.interaction_id for move in made if move.interaction_id is not None]
    if interactions and connection.execute(_KNOWN, {"interactions": interactions}).first() is not None:
        raise DoubledInteraction(f"one of {interactions}")
    found = connection.execute(_VERSION, {"its_id": game_id}).scalar_one_or_none()
    if found is None:
        raise GameMissing(f"no game {game_id}")
    raise StaleVersion(f"game {game_id} is at version {found}, not {version}")


def _change_seat(connection: Connection, game_id: str, change: SeatChange) -> None:
    values = changes(change)
    statement = update(seats).where(seats.c.game_id == game_id, seats.c.seat == change.seat).values(values)
    if connection.execute(statement).rowcount == 0:
        raise NotSeated(f"game {game_id} has no seat {change.seat}")


def _values(game_id: str, move: NewMove, now: datetime) -> dict[str, Any]:
    return {**msgspec.structs.asdict(move), "game_id": game_id, "at": now, "undone": False}
