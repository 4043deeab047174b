"""People, servers, and up to where each person has seen each game.
What their settings mean is the bot's business."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, bindparam, select, update

from db.damage import DamagedRow
from db.errors import StaleVersion
from db.person_lock import hold
from db.records import GuildRow, PersonRow, ProgressChange, ProgressRow
from db.repository import Repository
from db.rows import readable, select_for, value_or
from db.tables import glances, guilds, people, progress, seats

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite import Insert


_PERSON = select_for(PersonRow, people).where(people.c.id == bindparam("its_id"))
_GUILD = select_for(GuildRow, guilds).where(guilds.c.id == bindparam("its_id"))
_LOCALE = select(people.c.locale).where(people.c.id == bindparam("its_id"))
_SITS = select(seats.c.game_id).where(seats.c.person_id == bindparam("its_id")).limit(1)
_SETTINGS_AT = (
    select(people.c.id, people.c.settings)
    .join(seats, seats.c.person_id == people.c.id)
    .where(seats.c.game_id == bindparam("its_game"))
)
_LAST_SEEN = select(glances.c.last_seen_move).where(
    glances.c.person_id == bindparam("person"), glances.c.game_id == bindparam("game")
)
_PROGRESS = (
    select_for(ProgressRow, progress)
    .where(progress.c.person_id == bindparam("person"))
    .order_by(progress.c.kind, progress.c.key)
)


class _Inserts(dict[str, "Callable[[Table], Insert]"]):
    """`insert` as each database has it, loaded when it is first asked for: PostgreSQL's alone takes 2 MB."""

    def __missing__(self, dialect: str) -> Callable[[Table], Insert]:
        self[dialect] = import_module(f"sqlalchemy.dialects.{dialect}").insert
        return self[dialect]


INSERTS = _Inserts()


class PersonRepository(Repository):
    """Those who play, and the servers they play on."""

    async def person(self, person_id: int) -> PersonRow | None:
        """What is known of a person."""
        values = {"its_id": person_id}
        found = await self._read(lambda connection: readable(PersonRow, connection.execute(_PERSON, values)))
        return found[0] if found else None

    async def set_person(
        self, person_id: int, *, name: str, locale: str | None = None, settings: dict[str, Any] | None = None
    ) -> None:
        """Note a person's name, and locale and settings where given; the rest stays."""
        blank: dict[str, Any] = {"id": person_id, "settings": {}, "created_at": self._clock()}
        await self._upsert(people, blank, {"name": name, "locale": locale, "settings": settings})

    async def reads(self, person_id: int, *, name: str, locale: str) -> bool:
        """Note the locale of a person who is known already or sits at a game; whether they do. Nothing is kept of
        anybody else."""
        who = {"its_id": person_id}

        def known(connection: Connection) -> tuple[str | None, bool]:
            noted = connection.execute(_LOCALE, who).one_or_none()
            return (noted[0] if noted else None), bool(noted or connection.execute(_SITS, who).first())

        def note(connection: Connection) -> bool:
            hold(connection, [person_id])
            if not known(connection)[1]:  # forgotten at this very moment
                return False
            row: dict[str, Any] = {"id": person_id, "name": name, "locale": locale, "settings": {}}
            row |= {"created_at": self._clock()}
            insert = INSERTS[connection.dialect.name](people).values(row)
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"locale": locale}))
            return True

        noted, plays = await self._read(known)
        return plays and (noted == locale or await self._write(note))

    async def settings_at(self, game_id: str) -> dict[int, dict[str, Any]]:
        """The settings of the people who sit at a game, by person; those nothing is known of are left out."""
        values = {"its_game": game_id}
        return await self._read(lambda connection: _settings(connection.execute(_SETTINGS_AT, values)))

    async def settings_of(self, person_ids: Collection[int]) -> dict[int, dict[str, Any]]:
        """The settings of these people, by person; those nothing is known of are left out."""
        statement = select(people.c.id, people.c.settings).where(people.c.id.in_(person_ids))
        return await self._read(lambda connection: _settings(connection.execute(statement)))

    async def guild(self, guild_id: int) -> GuildRow | None:
        """What was set for a server."""
        values = {"its_id": guild_id}
        found = await self._read(lambda connection: readable(GuildRow, connection.execute(_GUILD, values)))
        return found[0] if found else None

    async def set_guild(
        self,
        guild_id: int,
        *,
        locale: str | None = None,
        default_channel_id: int | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        """Set what is given for a server; the rest stays."""
        given: dict[str, Any] = {"locale": locale, "default_channel_id": default_channel_id, "settings": settings}
        await self._upsert(guilds, {"id": guild_id, "settings": {}}, given)

    async def last_seen(self, person_id: int, game_id: str) -> int:
        """The number of the last move of a game this person has seen; 0 when none."""
        values = {"person": person_id, "game": game_id}
        row = DamagedRow(glances.name, f"{person_id}, {game_id}", "last_seen_move")

        def ask(connection: Connection) -> int:
            return value_or(connection.execute(_LAST_SEEN, values).scalar_one_or_none() or 0, int, 0, row)

        return await self._read(ask)

    async def set_last_seen(self, person_id: int, game_id: str, last_seen_move: int) -> None:
        """This person has now seen the game up to this move. What was seen is never unseen."""
        row = {"person_id": person_id, "game_id": game_id, "last_seen_move": last_seen_move}
        await self._write(lambda connection: connection.execute(_see(connection.dialect.name), row).rowcount)

    async def progress(self, person_id: int) -> list[ProgressRow]:
        """All that a person keeps, by game and key. It changes with a move: see `GameRepository.commit_move`."""
        values = {"person": person_id}
        return await self._read(lambda connection: readable(ProgressRow, connection.execute(_PROGRESS, values)))

    async def _upsert(self, table: Table, blank: dict[str, Any], given: dict[str, Any]) -> None:
        """Insert `blank` with what is given, or change what is given in the row that is there."""
        changed = {name: value for name, value in given.items() if value is not None}

        def upsert(connection: Connection) -> None:
            insert = INSERTS[connection.dialect.name](table).values(blank | changed)
            keys = list(table.primary_key.columns)
            if changed:
                connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed))
            else:
                connection.execute(insert.on_conflict_do_nothing(index_elements=keys))

        await self._write(upsert)


@cache
def _see(dialect: str) -> Insert:
    """The statement that notes what somebody has seen, unless they saw later moves before."""
    insert = INSERTS[dialect](glances)
    new = insert.excluded.last_seen_move
    keys = list(glances.primary_key.columns)
    return insert.on_conflict_do_update(
        index_elements=keys, set_={"last_seen_move": new}, where=glances.c.last_seen_move < new
    )


def _settings(rows: Iterable[Sequence[Any]]) -> dict[int, dict[str, Any]]:
    nothing: dict[str, Any] = {}
    return {
        person: value_or(settings, dict, nothing, DamagedRow(people.name, str(person), "settings"))
        for person, settings in rows
    }


def keep(connection: Connection, changes: Sequence[ProgressChange]) -> None:
    """Store what people keep. Raises `StaleVersion` for a value that is not the one the new one was reckoned from."""
    for change in changes:
        key = {"person_id": change.person_id, "kind": change.kind, "key": change.key}
        if change.before is None:
            insert = INSERTS[connection.dialect.name](progress).values(**key, value=change.value)
            statement = insert.on_conflict_do_nothing(index_elements=list(progress.primary_key.columns))
        else:
            its_own = [progress.c[name] == value for name, value in key.items()]
            statement = update(progress).where(*its_own, progress.c.value == change.before).values(value=change.value)
        if connection.execute(statement).rowcount == 0:
            raise StaleVersion(f"{change.key} of person {change.person_id} is not {change.before} any more")
