"""Shards: which games a process looks after when several work on one database, by the servers Discord gives it.
Who claims what under which lease is the outbox's."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, func, literal_column

_AGE = 22
"""The bits of a Discord id below its time; Discord's own rule of which shard a server belongs to leaves them out."""


class Shards(msgspec.Struct, frozen=True):
    """The servers of some of Discord's shards: `ids` of `count`. Direct messages belong to shard 0, as there."""

    ids: tuple[int, ...]
    count: int

    def has(self, guild_id: int | None) -> bool:
        """Whether the games of this server are in it."""
        return ((guild_id or 0) >> _AGE) % self.count in self.ids

    def holds(self, guild_id: ColumnElement[int | None]) -> ColumnElement[bool]:
        """The same as a condition on a column with the server's id."""
        return (func.coalesce(guild_id, 0).bitwise_rshift(literal_column(str(_AGE))) % self.count).in_(self.ids)
