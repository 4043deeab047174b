"""What people have kept of their plans, to plan it again in other games of the kind.
What a plan is, and how many are kept, is the bot's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from db.damage import DamagedRow
from db.people import INSERTS
from db.repository import Repository
from db.rows import value_or
from db.tables import favorites

_KINDS = select(favorites.c.kind, favorites.c.plans).where(favorites.c.person_id == bindparam("person"))
_OF_KIND = favorites.c.kind == bindparam("its_kind", type_=favorites.c.kind.type)
_THE_ONES = _KINDS.where(_OF_KIND)
_TAKE_AWAY = delete(favorites).where(favorites.c.person_id == bindparam("person"), _OF_KIND)


class FavoriteRepository(Repository):
    """The plans a person has kept, by kind of game."""

    async def of_person(self, person_id: int) -> dict[str, list[Any]]:
        """All of them; nothing for kinds of which there is none."""

        def ask(connection: Connection) -> dict[str, list[Any]]:
            rows = connection.execute(_KINDS, {"person": person_id}).all()
            return {kind: _plans(plans, person_id, kind) for kind, plans in rows}

        return await self._read(ask)

    async def of_kind(self, person_id: int, kind: str) -> list[Any]:
        """Those for a kind of game."""
        return await self._read(lambda connection: _of_kind(connection, person_id, kind))

    async def change(self, person_id: int, kind: str, change: Callable[[list[Any]], list[Any]]) -> None:
        """Let those for a kind of game be what `change` makes of them; none leave nothing."""

        def put(connection: Connection) -> None:
            plans = change(_of_kind(connection, person_id, kind))
            if not plans:
                connection.execute(_TAKE_AWAY, {"person": person_id, "its_kind": kind})
                return
            insert = INSERTS[connection.dialect.name](favorites).values(person_id=person_id, kind=kind, plans=plans)
            keys = list(favorites.primary_key.columns)
            connection.execute(insert.on_conflict_do_update(index_elements=keys, set_={"plans": plans}))

        await self._write(put)


def _of_kind(connection: Connection, person_id: int, kind: str) -> list[Any]:
    row = connection.execute(_THE_ONES, {"person": person_id, "its_kind": kind}).first()
    return _plans(row.plans, person_id, kind) if row is not None else []


def _plans(stored: Any, person_id: int, kind: str) -> list[Any]:
    nothing: list[Any] = []
    return value_or(stored, list, nothing, DamagedRow(favorites.name, f"{person_id}, {kind}", "plans"))
