"""Lobbies: opening one, joining, leaving, starting, cancelling.
Each change of a lobby raises the game's version, so that a start cannot miss who joined a moment ago."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from db.access import Work
from db.errors import AlreadySeated, GameMissing, LobbyFull, NotSeated, StaleVersion, WrongState
from db.outbox import put
from db.person_lock import hold
from db.records import Checkpoint, NewGame, NewPost, NewSeat, SeatRow, State
from db.repository import Repository
from db.rows import records, select_for
from db.tables import games, seats

T = TypeVar("T")

_SEATS = select_for(SeatRow, seats).where(seats.c.game_id == bindparam("its_game")).order_by(seats.c.seat)
_LOCK = select(games.c.state).where(games.c.id == bindparam("its_id")).with_for_update()
_TOUCH = (
    update(games)
    .where(games.c.id == bindparam("its_id"))
    .values(version=games.c.version + 1, updated_at=bindparam("now", type_=games.c.updated_at.type))
)


class LobbyRepository(Repository):
    """Games that have not begun, and the ends of those that are not played to theirs."""

    async def create_game(self, game: NewGame, posts: Sequence[NewPost] = ()) -> None:
        """Open a lobby in which nobody sits yet."""
        now = self._clock()
        row = msgspec.structs.asdict(game) | {"state": "lobby", "salt": "", "created_at": now, "updated_at": now}

        def create(connection: Connection) -> None:
            hold(connection, [game.host_id])
            connection.execute(insert(games), row)
            put(connection, game.id, posts, now)

        await self._write(create)

    async def join(
        self,
        game_id: str,
        *,
        limit: int,
        person_id: int | None = None,
        player: str | None = None,
        interaction_id: int | None = None,
        color: int | None = None,
        notes: dict[str, Any] | None = None,
        expected_version: int | None = None,
        posts: Sequence[NewPost] = (),
    ) -> SeatRow:
        """Sit a person or a computer player down on the lowest free seat of `limit`.

        Without `color` it is the lowest one not taken. Raises `GameMissing`, `WrongState`, `AlreadySeated`,
        `LobbyFull`, and `StaleVersion` when the lobby changed after `expected_version` was read.
        """

        def sit(connection: Connection) -> SeatRow:
            if expected_version is not None and expected_version != _version(connection, game_id):
                raise StaleVersion(f"the lobby of game {game_id} has changed")
            taken = seats_of(connection, game_id)
            if person_id is not None and any(seat.person_id == person_id for seat in taken):
                raise AlreadySeated(f"{person_id} sits at game {game_id} already")
            if len(taken) >= limit:
                raise LobbyFull(f"all {limit} seats of game {game_id} are taken")
            seat = SeatRow(
                game_id=game_id,
                seat=_lowest_free({row.seat for row in taken}),
                person_id=person_id,
                player=player,
                joined_interaction_id=interaction_id,
                color=_lowest_free({row.color for row in taken}) if color is None else color,
                status="active",
                notes=notes or {},
            )
            connection.execute(insert(seats), msgspec.structs.asdict(seat))
            return seat

        return await self._change(game_id, sit, posts, people=[person_id])

    async def leave(
        self, game_id: str, *, person_id: int | None = None, seat: int | None = None, posts: Sequence[NewPost] = ()
    ) -> None:
        """Free the seat of a person, or a seat by its number. Raises `GameMissing`, `WrongState`, `NotSeated`."""
        if (person_id is None) == (seat is None):
            raise ValueError("say who leaves: a person or a seat")
        which = seats.c.person_id == person_id if seat is None else seats.c.seat == seat

        def stand_up(connection: Connection) -> None:
            if connection.execute(delete(seats).where(seats.c.game_id == game_id, which)).rowcount == 0:
                raise NotSeated(f"nobody to leave game {game_id}")

        await self._change(game_id, stand_up, posts)

    async def change_lobby(
        self,
        game_id: str,
        *,
        options: dict[str, Any] | None = None,
        host_id: int | None = None,
        locale: str | None = None,
        expected_version: int | None = None,
        posts: Sequence[NewPost] = (),
        supersede: Collection[str] = (),
    ) -> None:
        """Change a lobby's options or its language, or hand it to another host.

        Raises `GameMissing`, `WrongState`, and `StaleVersion` when the lobby changed after `expected_version` was read.
        """
        given: dict[str, Any] = {"options": options, "host_id": host_id, "locale": locale}
        values = {name: value for name, value in given.items() if value is not None}

        def rearrange(connection: Connection) -> None:
            here = [games.c.id == game_id]
            if expected_version is not None:
                here.append(games.c.version == expected_version)
            if values and connection.execute(update(games).where(*here).values(values)).rowcount == 0:
                raise StaleVersion(f"the lobby of game {game_id} has changed")

        await self._change(game_id, rearrange, posts, supersede=supersede, people=[host_id])

    async def start(
        self,
        game_id: str,
        *,
        expected_version: int,
        seats_fixed: Sequence[NewSeat],
        table_blob: bytes,
        salt: str,
        options: dict[str, Any] | None = None,
        checkpoint: Checkpoint | None = None,
        posts: Sequence[NewPost] = (),
        supersede: Collection[str] = (),
    ) -> None:
        """Begin: fix who sits where (seat 0 first), the table and what was mixed into the secret.

        Raises `GameMissing`, `WrongState`, and `StaleVersion` when the lobby changed after `expected_version` was read.
        """
        values: dict[str, Any] = {"table_blob": table_blob, "salt": salt, "state": "running"}
        if options is not None:
            values["options"] = options
        if checkpoint is not None:
            values |= {"checkpoint": checkpoint.table_blob, "checkpoint_revision": checkpoint.revision}
        rows = _rows(game_id, seats_fixed)

        def begin(connection: Connection) -> None:
            here = (games.c.id == game_id, games.c.version == expected_version)
            if connection.execute(update(games).where(*here).values(values)).rowcount == 0:
                raise StaleVersion(f"the lobby of game {game_id} has changed")
            connection.execute(delete(seats).where(seats.c.game_id == game_id))
            connection.execute(insert(seats), rows)

        people = [seat.person_id for seat in seats_fixed]
        await self._change(game_id, begin, posts, supersede=supersede, people=people)

    async def cancel(
        self,
        game_id: str,
        posts: Sequence[NewPost] = (),
        *,
        of: State = "lobby",
        supersede: Collection[str] = (),
    ) -> None:
        """Close a lobby, or what is in the state `of`, without a result. Raises `GameMissing`, `WrongState`."""
        ended: dict[str, Any] = {
            "state": "cancelled",
            "finished_at": self._clock(),
            "checkpoint": None,
            "checkpoint_revision": None,
        }

        def close(connection: Connection) -> None:
            connection.execute(update(games).where(games.c.id == game_id).values(ended))

        await self._change(game_id, close, posts, of=(of,), supersede=supersede)

    async def expire(self, game_id: str, unchanged_since: datetime, posts: Sequence[NewPost] = ()) -> bool:
        """Close a lobby in which nothing has happened since then; False, and nothing is changed, if something has.

        Raises `GameMissing`, `WrongState`.
        """
        idle = update(games).where(games.c.id == game_id, games.c.updated_at <= unchanged_since)
        closed = idle.values(state="cancelled", finished_at=self._clock())

        def close(connection: Connection) -> None:
            if connection.execute(closed).rowcount == 0:
                raise StaleVersion(f"the lobby of game {game_id} has changed")

        try:
            await self._change(game_id, close, posts)
        except StaleVersion:
            return False
        return True

    async def _change(
        self,
        game_id: str,
        change: Work[T],
        posts: Sequence[NewPost],
        *,
        of: Collection[State] = ("lobby",),
        supersede: Collection[str] = (),
        people: Collection[int | None] = (),
    ) -> T:
        """Run `change`, which names these people, on a game in one of the states `of`, locked meanwhile, and raise its
        version."""
        now = self._clock()

        def locked(connection: Connection) -> T:
            hold(connection, people)
            state = connection.execute(_LOCK, {"its_id": game_id}).scalar_one_or_none()
            if state is None:
                raise GameMissing(f"no game {game_id}")
            if state not in of:
                raise WrongState(game_id, state)
            result = change(connection)
            connection.execute(_TOUCH, {"its_id": game_id, "now": now})
            put(connection, game_id, posts, now, supersede)
            return result

        return await self._write(locked)


def seats_of(connection: Connection, game_id: str) -> list[SeatRow]:
    """Who sits where, by seat, as the transaction of `connection` sees it."""
    return records(SeatRow, connection.execute(_SEATS, {"its_game": game_id}))


def begun(
    connection: Connection,
    game: NewGame,
    now: datetime,
    seated: Sequence[NewSeat],
    *,
    table_blob: bytes,
    salt: str,
    checkpoint: Checkpoint,
    lobby_message_id: int,
) -> None:
    """Store a game that is under way at once, without a lobby, in the transaction of `connection`."""
    row = msgspec.structs.asdict(game) | {
        "state": "running",
        "salt": salt,
        "version": 1,
        "created_at": now,
        "updated_at": now,
        "lobby_message_id": lobby_message_id,
        "table_blob": table_blob,
        "checkpoint": checkpoint.table_blob,
        "checkpoint_revision": checkpoint.revision,
    }
    connection.execute(insert(games), row)
    connection.execute(insert(seats), _rows(game.id, seated))


def _version(connection: Connection, game_id: str) -> int:
    return connection.execute(select(games.c.version).where(games.c.id == game_id)).scalar_one()


def _rows(game_id: str, seated: Sequence[NewSeat]) -> list[dict[str, Any]]:
    return [
        {"game_id": game_id, "seat": number, "status": "active"} | msgspec.structs.asdict(seat)
        for number, seat in enumerate(seated)
    ]


def _lowest_free(taken: set[int]) -> int:
    return next(number for number in range(len(taken) + 1) if number not in taken)
