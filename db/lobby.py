"""Lobbies: opening one, joining, leaving, starting, cancelling.
Each change of a lobby raises the game's version, so that a start cannot miss who joined a moment ago."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connected import Connected, columns_for, records, table_of
from db.errors import AlreadySeated, GameMissing, LobbyFull, NotSeated, StaleVersion, WrongState
from db.models import Game, Seat
from db.outbox import put
from db.records import Checkpoint, NewGame, NewPost, NewSeat, SeatRow

games = table_of(Game)
seats = table_of(Seat)

_SEAT_COLUMNS = columns_for(SeatRow, seats)
_LOCK_GAME = select(games.c.state).where(games.c.id == bindparam("game_id")).with_for_update()


class Lobbies(Connected):
    """The store's methods for games that have not begun."""

    async def create_game(self, game: NewGame, posts: Sequence[NewPost] = ()) -> None:
        """Open a lobby in which nobody sits yet."""
        now = self._clock()
        async with self._writing() as connection:
            fields = msgspec.structs.asdict(game)
            await connection.execute(insert(games).values(**fields, state="lobby", created_at=now, updated_at=now))
            await put(connection, game.id, posts, now)

    async def join(
        self,
        game_id: str,
        *,
        limit: int,
        person_id: int | None = None,
        player: str | None = None,
        interaction_id: int | None = None,
        colour: int | None = None,
        notes: dict[str, Any] | None = None,
        posts: Sequence[NewPost] = (),
    ) -> SeatRow:
        """Sit a person or a computer player down on the lowest free seat of `limit`.

        Without `colour` it is the lowest one not taken. Raises `GameMissing`, `WrongState`, `AlreadySeated`,
        `LobbyFull`.
        """
        now = self._clock()
        async with self._writing() as connection:
            await _lobby(connection, game_id)
            taken = await _seats(connection, game_id)
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
                colour=_lowest_free({row.colour for row in taken}) if colour is None else colour,
                status="active",
                notes=notes or {},
            )
            await connection.execute(insert(seats), msgspec.structs.asdict(seat))
            await _touch(connection, game_id, now)
            await put(connection, game_id, posts, now)
        return seat

    async def leave(
        self, game_id: str, *, person_id: int | None = None, seat: int | None = None, posts: Sequence[NewPost] = ()
    ) -> None:
        """Free the seat of a person, or a seat by its number. Raises `GameMissing`, `WrongState`, `NotSeated`."""
        if (person_id is None) == (seat is None):
            raise ValueError("say who leaves: a person or a seat")
        now = self._clock()
        async with self._writing() as connection:
            await _lobby(connection, game_id)
            which = seats.c.person_id == person_id if seat is None else seats.c.seat == seat
            gone = await connection.execute(delete(seats).where(seats.c.game_id == game_id, which))
            if gone.rowcount == 0:
                raise NotSeated(f"nobody to leave game {game_id}")
            await _touch(connection, game_id, now)
            await put(connection, game_id, posts, now)

    async def change_lobby(
        self,
        game_id: str,
        *,
        options: dict[str, Any] | None = None,
        host_id: int | None = None,
        posts: Sequence[NewPost] = (),
    ) -> None:
        """Change a lobby's options or hand it to another host. Raises `GameMissing`, `WrongState`."""
        values = {"options": options, "host_id": host_id}
        now = self._clock()
        async with self._writing() as connection:
            await _lobby(connection, game_id)
            changed = {name: value for name, value in values.items() if value is not None}
            if changed:
                await connection.execute(update(games).where(games.c.id == game_id).values(changed))
            await _touch(connection, game_id, now)
            await put(connection, game_id, posts, now)

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
    ) -> None:
        """Begin: fix who sits where (seat 0 first), the table and what was mixed into the secret.

        Raises `GameMissing`, `WrongState`, and `StaleVersion` when the lobby changed after `expected_version` was read.
        """
        now = self._clock()
        values: dict[str, Any] = {"table_blob": table_blob, "salt": salt, "state": "running"}
        if options is not None:
            values["options"] = options
        if checkpoint is not None:
            values |= {"checkpoint": checkpoint.table_blob, "checkpoint_revision": checkpoint.revision}
        async with self._writing() as connection:
            await _lobby(connection, game_id)
            begun = await connection.execute(
                update(games)
                .where(games.c.id == game_id, games.c.version == expected_version)
                .values(**values, version=games.c.version + 1, updated_at=now)
            )
            if begun.rowcount == 0:
                raise StaleVersion(f"the lobby of game {game_id} has changed")
            await connection.execute(delete(seats).where(seats.c.game_id == game_id))
            rows = [
                {"game_id": game_id, "seat": number, "status": "active"} | msgspec.structs.asdict(seat)
                for number, seat in enumerate(seats_fixed)
            ]
            await connection.execute(insert(seats), rows)
            await put(connection, game_id, posts, now)

    async def cancel(self, game_id: str, posts: Sequence[NewPost] = ()) -> None:
        """Close a lobby, or end a running game without a result. Raises `GameMissing`, `WrongState`."""
        now = self._clock()
        async with self._writing() as connection:
            state = (await connection.execute(_LOCK_GAME, {"game_id": game_id})).scalar_one_or_none()
            if state is None:
                raise GameMissing(f"no game {game_id}")
            if state not in {"lobby", "running", "aside"}:
                raise WrongState(game_id, state)
            await connection.execute(
                update(games).where(games.c.id == game_id).values(state="cancelled", finished_at=now)
            )
            await _touch(connection, game_id, now)
            await put(connection, game_id, posts, now)

    async def seats(self, game_id: str) -> list[SeatRow]:
        """Who sits where, by seat."""
        async with self._reading() as connection:
            return await _seats(connection, game_id)


async def _lobby(connection: AsyncConnection, game_id: str) -> None:
    """Lock the game for this transaction and make sure that it is a lobby."""
    state = (await connection.execute(_LOCK_GAME, {"game_id": game_id})).scalar_one_or_none()
    if state is None:
        raise GameMissing(f"no game {game_id}")
    if state != "lobby":
        raise WrongState(game_id, state)


async def _seats(connection: AsyncConnection, game_id: str) -> list[SeatRow]:
    statement = select(*_SEAT_COLUMNS).where(seats.c.game_id == game_id).order_by(seats.c.seat)
    return records(SeatRow, await connection.execute(statement))


async def _touch(connection: AsyncConnection, game_id: str, now: datetime) -> None:
    statement = update(games).where(games.c.id == game_id).values(version=games.c.version + 1, updated_at=now)
    await connection.execute(statement)


def _lowest_free(taken: set[int]) -> int:
    return next(number for number in range(len(taken) + 1) if number not in taken)
