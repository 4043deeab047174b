"""The schema: made from nothing, kept in step with the tables, refused when it comes from the future."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, Table, text

from db.addresses import database_path, parse_url
from db.engine import sqlite_migrator
from db.errors import ForeignDatabase, Reason, SchemaTooNew, StoreUnavailable
from db.schema import MIGRATIONS, configuration, draft
from db.schema import upgrade as upgraded
from db.store import Store
from db.tables import metadata
from tests.db.making import lobby


async def test_migrations_make_exactly_the_tables(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert await store.write(differences) == []


def test_there_is_one_line_of_migrations() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


def test_a_drafted_migration_follows_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, copy)
    monkeypatch.setattr("db.schema.MIGRATIONS", copy)
    last = ScriptDirectory.from_config(configuration()).get_current_head()

    gulls = Table("gulls", metadata, Column("counted", Integer))
    try:
        path = draft("Count the gulls")
    finally:
        metadata.remove(gulls)

    assert path.parent == copy / "versions"
    assert path.name.startswith(f"{int(last or 0) + 1:04}_")
    text = path.read_text()
    assert text.startswith('"""Count the gulls"""')
    assert "'gulls'" in text, "what the tables have and the migrations do not is in it"
    assert f"down_revision = {last!r}" in text
    compile(text, path, "exec")
    assert len(ScriptDirectory.from_config(configuration()).get_heads()) == 1


async def test_many_that_open_an_empty_database_at_once_all_get_in(new_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(new_url) for _ in range(6)))
    try:
        await stores[0].lobbies.create_game(lobby())
        assert (await stores[5].games.load("g1")).state == "lobby"
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_what_was_stored_is_there_when_opened_again(new_url: str) -> None:
    async with await Store.open(new_url) as store:
        await store.lobbies.create_game(lobby())
    async with await Store.open(new_url, create=False) as store:
        assert (await store.games.load("g1")).options == {"length": "short"}


async def test_a_database_of_a_newer_quayside_is_refused_and_left_alone(url: str) -> None:
    async with await Store.open(url) as store:
        await store.lobbies.create_game(lobby())
        await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'")))

    with pytest.raises(SchemaTooNew, match="newer Quayside"):
        await Store.open(url)


async def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.sqlite3"
    with sqlite3.connect(theirs) as connection:
        connection.execute("CREATE TABLE games (title TEXT)")
    with pytest.raises(ForeignDatabase, match=r"another program, .* games"):
        await Store.open(f"sqlite:///{theirs}")
    assert connection.execute("SELECT sql FROM sqlite_master").fetchall() == [("CREATE TABLE games (title TEXT)",)]
    connection.close()


@pytest.mark.skipif(os.name == "nt", reason="a folder's rights hold there")
async def test_a_file_that_is_no_database_keeps_its_readers(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy bait, and a new rope for the dinghy.")
    notes.chmod(0o644)
    with pytest.raises(ForeignDatabase, match="no SQLite database"):
        await Store.open(f"sqlite:///{notes}")
    assert stat.S_IMODE(notes.stat().st_mode) == 0o644


async def test_a_failed_migration_leaves_nothing_behind(new_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Exception):
        pass

    def upgrade_and_break(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise Interrupted

    with monkeypatch.context() as patch:
        patch.setattr("alembic.command.upgrade", upgrade_and_break)
        with pytest.raises(Interrupted):
            await Store.open(new_url)

    async with await Store.open(new_url) as store:  # would fail if a table were there already
        await store.lobbies.create_game(lobby())


class Hours:
    """The time of those who wait for a file; at each of these moments somebody looked whether it is free."""

    def __init__(self, free_at: float, error: StoreUnavailable) -> None:
        self.now = 0.0
        self.looked: list[float] = []
        self._free_at, self._error = free_at, error

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def upgrade(self, connection: Connection) -> None:
        self.looked.append(self.now)
        if self.now < self._free_at:
            raise self._error
        upgraded(connection)


@pytest.mark.parametrize(
    ("free_at", "reason", "gets_in"),
    [(1, "locked", True), (3, "locked", False), (1, "damaged", False)],
)
async def test_a_new_file_that_another_process_holds_is_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, free_at: float, reason: Reason, gets_in: bool
) -> None:
    hours = Hours(free_at, StoreUnavailable(reason, "made up"))
    monkeypatch.setattr("db.schema.time", hours)
    monkeypatch.setattr("db.schema.PATIENCE", 2)
    monkeypatch.setattr("db.schema.upgrade", hours.upgrade)
    if gets_in:
        await (await Store.open(sqlite_url)).close()
    else:
        with pytest.raises(StoreUnavailable, match=f"{reason}: made up"):
            await Store.open(sqlite_url)
    if reason != "locked":
        assert hours.looked == [0.0], "waiting mends nothing"
    else:
        assert hours.looked[-1] == pytest.approx(min(free_at, 2), abs=0.2)
        assert len(hours.looked) > 4 * hours.looked[-1], "it is looked often"


async def test_rows_that_point_nowhere_are_damage_and_stop_a_migration(sqlite_url: str) -> None:
    path = database_path(parse_url(sqlite_url))
    assert path is not None
    path.parent.mkdir()
    engine, config = sqlite_migrator(parse_url(sqlite_url)), configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "head-1")
        connection.execute(text("INSERT INTO glances VALUES (101, 'nowhere', 1)"))
    engine.dispose()
    with pytest.raises(StoreUnavailable, match="damaged: 1 rows point to rows that are gone"):
        await Store.open(sqlite_url)


async def test_a_database_in_memory_works_without_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with await Store.open("sqlite://") as store:
        await store.lobbies.create_game(lobby())
        games = await asyncio.gather(*(store.games.load("g1") for _ in range(5)))
        assert len(games) == 5
        assert store.path is None
    assert os.listdir(tmp_path) == []
