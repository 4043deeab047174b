"""Shares of a day: how much of something a person and a server have taken, and when they may take more.
What there are shares of, and how large they are, is the bot's business.

A share of n a day can be taken at once or bit by bit; each n-th comes back after a day / n. So one moment tells all of
it: when the whole share will be there again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, Connection, Table, delete, select, update

from db.people import INSERTS
from db.repository import Repository
from db.tables import guild_shares, person_shares

DAY = timedelta(days=1)
Owner = Literal["person", "guild"]
_TABLES: dict[Owner, tuple[Table, Column[Any]]] = {
    "person": (person_shares, person_shares.c.person_id),
    "guild": (guild_shares, guild_shares.c.guild_id),
}


class Part(NamedTuple):
    """One of the `a_day` that somebody may take of something."""

    owner: Owner
    id: int
    a_day: int


class Spent(NamedTuple):
    """Whose share is used up, and when they may take more."""

    owner: Owner
    until: datetime


class ShareRepository(Repository):
    """What was taken of all shares."""

    async def take(self, what: str, parts: Sequence[Part]) -> Spent | None:
        """Take these parts of `what`; if one of them is not there, none is taken, and it is said when it will be."""
        now = self._clock()

        def spend(connection: Connection) -> Spent | None:
            later: list[tuple[Part, datetime]] = []
            for part, known in [(each, _full_at(connection, each, what, now)) for each in parts]:
                full_at = max(known, now) + DAY // part.a_day
                if full_at > now + DAY:
                    return Spent(part.owner, full_at - DAY)
                later.append((part, full_at))
            for part, full_at in later:
                _set(connection, part, what, full_at)
            return None

        return await self._write(spend)

    async def give_back(self, what: str, parts: Sequence[Part]) -> None:
        """Nothing came of what these parts were taken for."""
        now = self._clock()

        def back(connection: Connection) -> None:
            for part in parts:
                _set(connection, part, what, _full_at(connection, part, what, now) - DAY // part.a_day)

        await self._write(back)

    async def sweep(self) -> int:
        """Forget whose shares are whole again; how many there were."""
        now, swept = self._clock(), 0
        for table, _ in _TABLES.values():  # apart, so that nobody who takes a part of both waits for this in a circle
            gone = delete(table).where(table.c.full_at <= now)
            swept += await self._write(lambda connection, gone=gone: connection.execute(gone).rowcount)
        return swept


def mark_shares(connection: Connection, person_id: int, now: datetime) -> None:
    """Let what a person has taken be known again when they come back, by a mark instead of their id; before all of
    theirs is deleted. Once a share is whole again, nothing is left of its mark."""
    its, mark = person_shares.c, _mark(person_id)
    mine = select(its.what, its.full_at).where(its.person_id == person_id, its.full_at > now)
    for what, full_at in connection.execute(mine.with_for_update()).all():
        connection.execute(delete(person_shares).where(its.person_id == mark, its.what == what))  # counted in this one
        connection.execute(person_shares.insert().values(person_id=mark, what=what, full_at=full_at))


def _mark(person_id: int) -> int:
    """No id of Discord's is negative."""
    return -1 - int.from_bytes(hashlib.sha256(f"share of {person_id}".encode()).digest()[:7])


def _full_at(connection: Connection, part: Part, what: str, now: datetime) -> datetime:
    """When the share is whole again, as nobody else changes it until the transaction ends.

    That is never later than a day from now: if it was noted so, the clock was ahead.
    """
    table, owner = _TABLES[part.owner]
    new = INSERTS[connection.dialect.name](table).values({owner.name: part.id, "what": what, "full_at": now})
    connection.execute(new.on_conflict_do_nothing())
    known = select(table.c.full_at).where(owner == part.id, table.c.what == what).with_for_update()
    full_at = connection.execute(known).scalar_one()
    if part.owner == "person":
        full_at = max(full_at, _taken_before(connection, part.id, what) or full_at)
    if full_at > now + DAY:
        _set(connection, part, what, full_at := now + DAY)
    return full_at


def _taken_before(connection: Connection, person_id: int, what: str) -> datetime | None:
    """When a share is whole again of which somebody has taken before they were forgotten. It counts as theirs now."""
    marked = (person_shares.c.person_id == _mark(person_id), person_shares.c.what == what)
    full_at = connection.execute(select(person_shares.c.full_at).where(*marked)).scalar_one_or_none()
    if full_at is not None:
        connection.execute(delete(person_shares).where(*marked))
        _set(connection, Part("person", person_id, 1), what, full_at)
    return full_at


def _set(connection: Connection, part: Part, what: str, full_at: datetime) -> None:
    table, owner = _TABLES[part.owner]
    connection.execute(update(table).where(owner == part.id, table.c.what == what).values(full_at=full_at))
