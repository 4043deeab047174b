"""Ended games put away: all moves of one packed into one row, and read from there.
When that is done is the bot's business; games under way are in `db.games`."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import datetime
from itertools import accumulate, pairwise
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update
from sqlalchemy.sql.dml import ReturningDelete

from db.columns import instant, microseconds
from db.damage import DamagedRow, note
from db.errors import RowDamaged, StoreUnavailable
from db.records import MoveKind, MoveRow
from db.repository import Repository
from db.rows import columns_for, records, values_of
from db.tables import archives, games, movers, moves, notes

log = logging.getLogger(__name__)

ENDED = ("finished", "cancelled")

_ITS_GAME = bindparam("its_game", type_=archives.c.game_id.type)
_PACKED = select(archives.c.moves).where(archives.c.game_id == _ITS_GAME)
_REPACK = update(archives).where(archives.c.game_id == _ITS_GAME).values(moves=bindparam("packed"))
_TAKE_OUT: ReturningDelete[*tuple[Any, ...]] = (
    delete(moves)
    .where(
        moves.c.game_id == _ITS_GAME,
        exists().where(games.c.id == moves.c.game_id, games.c.state.in_(ENDED)),
    )
    .returning(*columns_for(MoveRow, moves))
)
_LOOSE = (
    select(games.c.id)
    .where(
        games.c.state.in_(ENDED),
        games.c.finished_at < bindparam("before", type_=games.c.finished_at.type),
        exists().where(moves.c.game_id == games.c.id),
    )
    .order_by(games.c.finished_at, games.c.id)
)
_ARCHIVED_OF = select(movers.c.game_id).where(movers.c.person_id == bindparam("person")).order_by(movers.c.game_id)


class ArchiveRepository(Repository):
    """Ended games that are put away."""

    async def put_away(self, before: datetime) -> int:
        """Pack the moves of all games that ended before this moment; how many games. Each is a transaction of its own.

        What reads moves finds them there as well. Only `move_of` does not: leave late twins of the last presses time.
        """
        values = {"before": before}
        loose = await self._read(lambda connection: values_of(connection, _LOOSE, str, values))
        done = 0
        for game_id in loose:
            try:
                done += await self._write(lambda connection, game_id=game_id: _put_away(connection, game_id))
            except StoreUnavailable:
                raise
            except Exception as error:  # its moves stay where they are
                log.error("game %s can't be put away: %r", game_id, error)
        return done


def archived(connection: Connection, game_id: str) -> list[MoveRow]:
    """The moves of a game that was put away, in order; none if it was not. Raises `RowDamaged`."""
    packed = connection.execute(_PACKED, {"its_game": game_id}).scalar_one_or_none()
    return [] if packed is None else _unpack(game_id, packed)


def archived_of(connection: Connection, person_id: int) -> Iterator[MoveRow]:
    """The moves a person made in games that were put away, read game by game as they are taken."""
    found = connection.execute(_ARCHIVED_OF, {"person": person_id}).scalars().all()
    return (move for game_id in found for move in archived(connection, game_id) if move.person_id == person_id)


def archives_of(connection: Connection, person_id: int, game_ids: Collection[str]) -> dict[str, bytes]:
    """What is put away of those of these games in which a person has moved, packed."""
    which = select(archives.c.game_id, archives.c.moves).where(
        archives.c.game_id.in_(game_ids),
        exists().where(movers.c.game_id == archives.c.game_id, movers.c.person_id == person_id),
    )
    return {row.game_id: row.moves for row in connection.execute(which)}


def struck_out(game_id: str, packed: bytes, person_id: int) -> bytes:
    """The same, but the moves a person made are nobody's. Takes some milliseconds: not in a transaction."""
    nobodys = [
        msgspec.structs.replace(move, person_id=None, interaction_id=None) if move.person_id == person_id else move
        for move in _unpack(game_id, packed)
    ]
    return _pack(nobodys)


def repack(connection: Connection, game_id: str, packed: bytes, struck: bytes, person_id: int) -> None:
    """Put `struck` in the place of what was `packed`, and forget that the person moved there; nothing happens where
    somebody has repacked it meanwhile."""
    same = update(archives).where(archives.c.game_id == game_id, archives.c.moves == packed)
    if connection.execute(same.values(moves=struck)).rowcount:
        mine = delete(movers).where(movers.c.game_id == game_id, movers.c.person_id == person_id)
        connection.execute(mine)


def strike_out_archived(connection: Connection, person_id: int) -> None:
    """Let the moves a person made in games that were put away be nobody's."""
    game_ids = connection.execute(_ARCHIVED_OF, {"person": person_id}).scalars().all()
    for game_id, packed in archives_of(connection, person_id, game_ids).items():
        connection.execute(_REPACK, {"its_game": game_id, "packed": struck_out(game_id, packed, person_id)})


def _put_away(connection: Connection, game_id: str) -> bool:
    """Move a game's moves, and let what people noted down about it go; False when another process was faster, which
    then has deleted the very rows."""
    taken = records(MoveRow, connection.execute(_TAKE_OUT, {"its_game": game_id}))
    if not taken:
        return False
    taken.sort(key=lambda move: move.number)
    connection.execute(insert(archives).values(game_id=game_id, moves=_pack(taken)))
    connection.execute(delete(notes).where(notes.c.game_id == game_id))
    people = {move.person_id for move in taken if move.person_id is not None}
    if people:
        connection.execute(insert(movers), [{"person_id": person, "game_id": game_id} for person in sorted(people)])
    return True


class _Columns(msgspec.Struct, frozen=True, array_like=True):
    """The moves of a game column by column, as that packs best; numbers that grow are differences to the last one."""

    numbers: list[int]
    kinds: list[MoveKind]
    seats: list[int]
    choices: list[str]
    interactions: list[int | None]
    people: list[int | None]
    times: list[int]
    events: list[bytes]
    undone: list[bool]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Columns).decode


def _pack(rows: Sequence[MoveRow]) -> bytes:
    columns = _Columns(
        numbers=_differences([row.number for row in rows]),
        kinds=[row.kind for row in rows],
        seats=[row.seat for row in rows],
        choices=[row.choice for row in rows],
        interactions=_with_gaps(_differences, [row.interaction_id for row in rows]),
        people=[row.person_id for row in rows],
        times=_differences([microseconds(row.at) for row in rows]),
        events=[row.events for row in rows],
        undone=[row.undone for row in rows],
    )
    return zlib.compress(_encode(columns), 9)


def _unpack(game_id: str, packed: bytes) -> list[MoveRow]:
    try:
        columns = _decode(zlib.decompress(packed))
        rows = zip(
            accumulate(columns.numbers),
            columns.kinds,
            columns.seats,
            columns.choices,
            _with_gaps(lambda values: list(accumulate(values)), columns.interactions),
            columns.people,
            map(instant, accumulate(columns.times)),
            columns.events,
            columns.undone,
            strict=True,
        )
        return [MoveRow(game_id, *row) for row in rows]
    except Exception as error:  # whatever the damage leads to
        note(DamagedRow(archives.name, game_id, "moves"))
        raise RowDamaged(archives.name, game_id, "moves") from error


def _differences(values: list[int]) -> list[int]:
    return values[:1] + [later - earlier for earlier, later in pairwise(values)]


def _with_gaps(change: Callable[[list[int]], list[int]], values: list[int | None]) -> list[int | None]:
    """What `change` makes of the values that are there, each in its place."""
    changed = iter(change([value for value in values if value is not None]))
    return [None if value is None else next(changed) for value in values]
