"""All that is kept of one person, on every table: giving it out, and forgetting it.
Which rows are somebody's is read from the models: a table with a `person_id` is asked, whatever it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain
from typing import Any, cast

import msgspec
from sqlalchemy import ColumnElement, Connection, LargeBinary, Select, Table, delete, func, or_, select, update

from db.archive import archived_of, archives_of, repack, strike_out_archived, struck_out
from db.challenges import mark_runs
from db.person_lock import hold_alone
from db.puzzles import drop_puzzles_of
from db.records import OPEN, MoveRow
from db.repository import Repository
from db.shares import mark_shares
from db.tables import games, metadata, movers, moves, outbox, people, seats

NOBODY = 0
"""Stands as the host of a game whose host was forgotten; no Discord user has this id."""

COUNTING = frozenset({"moves.id", "moves.number", "glances.last_seen_move", "follows.told_move"})
"""Columns that count moves, hidden ones of others among them: they say nothing about a person."""
CLOCKS_APART = timedelta(hours=1)
"""No two processes' clocks are further apart."""

AT_ONCE = 20
"""Games that are forgotten in one transaction: others wait for some milliseconds."""

_TOLD = ("id", "kind", "state", "locale", "guild_id", "channel_id", "created_at", "finished_at")
"""What a person is told of a game they host: nothing of what is hidden in it."""


class PersonalDataRepository(Repository):
    """What people may ask of those who keep data about them."""

    async def games_about(self, person_id: int, written: bytes = b"") -> list[str]:
        """The games a person sits at, hosts or has moved in, or whose table column has the bytes `written` in it."""

        def ask(connection: Connection) -> list[str]:
            also = [_holds(connection, games.c.table_blob, written)] if written else []
            return list(connection.execute(_about(person_id, *also)).scalars())

        return await self._read(ask)

    async def forget_ended(self, person_id: int, names: Mapping[str, str]) -> None:
        """Do what `forget` does in those of these games that are over, some at a time: others write in between.

        Whoever stops in the middle begins again where it stopped: what is done is not found any more.
        """

        def ended(connection: Connection) -> list[str]:
            over = select(games.c.id).where(games.c.id.in_(names), games.c.state.not_in(OPEN)).order_by(games.c.id)
            return list(connection.execute(over).scalars())

        over = await self._read(ended)
        for first in range(0, len(over), AT_ONCE):
            await self._forget_some(person_id, {each: names[each] for each in over[first : first + AT_ONCE]})

    async def _forget_some(self, person_id: int, names: Mapping[str, str]) -> None:
        packed = await self._read(lambda connection: archives_of(connection, person_id, names))

        def without() -> dict[str, bytes]:
            return {game_id: struck_out(game_id, held, person_id) for game_id, held in packed.items()}

        struck = await asyncio.to_thread(without)

        def erase(connection: Connection) -> None:
            _strike_out(connection, person_id, list(names))
            drop_puzzles_of(connection, person_id, self._clock())
            _leave_seats(connection, person_id, names, seats.c.game_id.in_(names))
            mine = update(moves).where(moves.c.game_id.in_(names), moves.c.person_id == person_id)
            connection.execute(mine.values(person_id=None, interaction_id=None))
            for game_id in packed:
                repack(connection, game_id, packed[game_id], struck[game_id], person_id)
            hosts = update(games).where(games.c.id.in_(names), games.c.host_id == person_id)
            connection.execute(hosts.values(host_id=NOBODY))

        await self._write(erase)

    async def forget(
        self,
        person_id: int,
        names: Mapping[str, str],
        *,
        versions: Mapping[str, int] | None = None,
        written: bytes = b"",
        since: datetime | None = None,
        orders: Sequence[str] = (),
    ) -> bool:
        """Let nothing be left of a person: their rows go, and where a game needs a row it names nobody any more.

        `names` are what stands for their name, by game; `versions` those of these games when they were struck out of
        what is kept beside the table, where they are `written`, which was begun at `since`; `orders` the nonces of
        posts that say who is to be forgotten, which go too. False, and nothing has changed, while they sit at or host a
        game that is open (what becomes of that is the game's affair), or when a game has come to name them meanwhile:
        then it is to be begun again.
        """

        def erase(connection: Connection) -> bool:
            hold_alone(connection, person_id)
            sits = select(seats.c.game_id).where(seats.c.person_id == person_id)
            open_ones = select(games.c.id).where(
                or_(games.c.id.in_(sits), games.c.host_id == person_id), games.c.state.in_(OPEN)
            )
            if connection.execute(open_ones.limit(1)).first() is not None:
                return False
            if any(game_id not in names for game_id in connection.execute(_about(person_id)).scalars()):
                return False
            if since is not None:
                changed = select(games.c.id, games.c.version).where(
                    games.c.updated_at >= since - CLOCKS_APART, _holds(connection, games.c.table_blob, written)
                )
                struck = versions or {}
                if any(struck.get(game_id) != version for game_id, version in connection.execute(changed)):
                    return False
            _strike_out(connection, person_id, list(names))
            drop_puzzles_of(connection, person_id, self._clock())
            _leave_seats(connection, person_id, names)
            mine = update(moves).where(moves.c.person_id == person_id)
            connection.execute(mine.values(person_id=None, interaction_id=None))
            strike_out_archived(connection, person_id)  # after `moves`: what is put away meanwhile is then found here
            connection.execute(update(games).where(games.c.host_id == person_id).values(host_id=NOBODY))
            mark_runs(connection, person_id)
            mark_shares(connection, person_id, self._clock())
            for table in _tables():
                its = table.c.person_id == person_id
                if table.c.person_id.nullable:
                    nobody = {"person_id": None} | ({"name": ""} if "name" in table.c else {})
                    connection.execute(update(table).where(its).values(nobody))
                else:
                    connection.execute(delete(table).where(its))
            _drop_posts_to(connection, person_id)
            connection.execute(delete(people).where(people.c.id == person_id))
            connection.execute(delete(outbox).where(outbox.c.nonce.in_(orders)))
            return True

        return await self._write(erase)


def _about(person_id: int, *also: ColumnElement[bool]) -> Select[Any]:
    """The games a person sits at, hosts or has moved in, and those of which `also` is true."""
    sits = select(seats.c.game_id).where(seats.c.person_id == person_id)
    moved = select(moves.c.game_id).where(moves.c.person_id == person_id)
    had_moved = select(movers.c.game_id).where(movers.c.person_id == person_id)
    there = (games.c.id.in_(found) for found in (sits, moved, had_moved))
    return select(games.c.id).where(or_(*there, games.c.host_id == person_id, *also)).order_by(games.c.id)


def _tables() -> list[Table]:
    return [table for table in metadata.sorted_tables if "person_id" in table.c]


def rows_about(connection: Connection, person_id: int) -> Iterator[tuple[str, Iterator[dict[str, Any]]]]:
    """Every row about a person, table by table; without bytes, which are a game's and not a person's, and without what
    counts moves.

    Rows are read as they are taken: a table's before those of the next one.
    """
    yield "people", _rows(connection, people, people.c.id == person_id)
    for table in _tables():
        rows = _rows(connection, table, table.c.person_id == person_id)
        yield table.name, rows if table is not moves else chain(rows, _archived(connection, person_id))
    told = select(*(games.c[name] for name in _TOLD)).where(games.c.host_id == person_id)
    yield "games hosted", map(dict, connection.execute(told).mappings())


def _archived(connection: Connection, person_id: int) -> Iterator[dict[str, Any]]:
    return (_shown(move) for move in archived_of(connection, person_id))


def _rows(connection: Connection, table: Table, which: ColumnElement[bool]) -> Iterator[dict[str, Any]]:
    shown = [column for column in table.c if not isinstance(column.type, LargeBinary) and str(column) not in COUNTING]
    return map(dict, connection.execute(select(*shown).where(which).order_by(*table.primary_key)).mappings())


def _shown(move: MoveRow) -> dict[str, Any]:
    """An archived move as its row was shown."""
    return {
        name: value
        for name, value in msgspec.structs.asdict(move).items()
        if not isinstance(value, bytes) and f"moves.{name}" not in COUNTING
    }


def _holds(connection: Connection, column: ColumnElement[Any], part: bytes) -> ColumnElement[bool]:
    """Whether a column of bytes has `part` in it, at a whole byte or not: it may find too much, never too little."""
    text = func.hex(column) if connection.dialect.name == "sqlite" else func.upper(func.encode(column, "hex"))
    return text.like(f"%{part.hex().upper()}%")


def _leave_seats(connection: Connection, person_id: int, names: Mapping[str, str], *among: ColumnElement[bool]) -> None:
    """Let the person's seats be nobody's; of those `among` which they are, if that is said."""
    mine = select(seats).where(seats.c.person_id == person_id, *among)
    for row in connection.execute(mine).mappings().all():
        notes = row["notes"] | {"name": names.get(row["game_id"], "?")}
        connection.execute(
            update(seats)
            .where(seats.c.game_id == row["game_id"], seats.c.seat == row["seat"])
            .values(person_id=None, joined_interaction_id=None, notes=notes)
        )


def _strike_out(connection: Connection, person_id: int, game_ids: list[str]) -> None:
    """Take the id out of what is kept as JSON beside these games: their results, and rows of the outbox."""
    results = select(games.c.id, games.c.result).where(games.c.id.in_(game_ids), games.c.result.is_not(None))
    for game_id, result in connection.execute(results).all():
        connection.execute(update(games).where(games.c.id == game_id).values(result=_without(result, person_id)))
    connection.execute(delete(outbox).where(outbox.c.game_id.in_(game_ids), outbox.c.state.in_(["sent", "dead"])))
    waiting = select(outbox.c.id, outbox.c.payload).where(outbox.c.game_id.in_(game_ids))
    for post_id, payload in connection.execute(waiting).all():
        connection.execute(update(outbox).where(outbox.c.id == post_id).values(payload=_without(payload, person_id)))


def _drop_posts_to(connection: Connection, person_id: int) -> None:
    """Let rows of the outbox that belong to no game and name the person go: they are told nothing by them any more."""
    apart = select(outbox.c.id, outbox.c.payload).where(outbox.c.game_id.is_(None))
    gone = [post_id for post_id, payload in connection.execute(apart).all() if _names(payload, person_id)]
    if gone:
        connection.execute(delete(outbox).where(outbox.c.id.in_(gone)))


def _without(value: Any, person_id: int) -> Any:
    """The value with everything left out of its lists that is the person's id, or a record that names it."""
    if isinstance(value, dict):
        return {name: _without(part, person_id) for name, part in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        return [_without(part, person_id) for part in cast("list[Any]", value) if not _names(part, person_id)]
    return value


def _names(value: Any, person_id: int) -> bool:
    return value == person_id or (isinstance(value, dict) and person_id in cast("dict[str, Any]", value).values())
