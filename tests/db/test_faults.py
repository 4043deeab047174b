"""What happens when the database is full, locked, damaged, gone - each with its own reason, and nothing lost."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db import migrations
from db.addresses import default_url, parse_url
from db.errors import DriverMissing, ForeignDatabase, StoreError, StoreUnavailable
from db.records import Commit
from db.store import Store
from tests.db.making import lobby, move, post, running


@contextmanager
def unavailable(reason: str) -> Iterator[None]:
    """The database is refused for exactly this reason, with the driver's own exception behind it."""
    with pytest.raises(StoreUnavailable) as refusal:
        yield
    assert refusal.value.reason == reason


@pytest.fixture
async def file(sqlite_url: str) -> Path:
    """A SQLite database with a running game, closed."""
    async with await Store.open(sqlite_url) as store:
        await running(store)
        path = store.path
    assert path is not None
    return path


async def test_a_full_disk_refuses_the_move_and_keeps_the_game_playable(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        game = await running(store)
        pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}").all())

        with unavailable("full"):
            await store.games.commit_move(
                Commit(
                    game_id="g1",
                    expected_version=game.version,
                    moves=[move()],
                    table_blob=b"x" * 100_000,
                    posts=[post("p")],
                )
            )

        assert await store.games.load("g1") == game
        assert await store.games.moves("g1") == []
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").all())
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=game.version, moves=[move()], table_blob=b"x" * 100_000)
        )
        assert len(await store.games.moves("g1")) == 1


async def test_a_file_that_may_only_be_read_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/quayside.sqlite3"
        async with await Store.open(f"sqlite:///{path}"):
            pass
        os.chmod(path, 0o444)
        os.chmod(folder, 0o777)
        with _as_ordinary_user(), unavailable("readonly"):
            await Store.open(f"sqlite:///{path}")


MIGRATIONS = Path(migrations.__path__[0]) / "versions"


@contextmanager
def _as_ordinary_user() -> Iterator[None]:
    """The superuser may write everywhere; be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    try:
        os.seteuid(65534)
    except PermissionError:  # a superuser without rights, as in some containers, may write no more than others
        yield
        return
    try:
        try:
            os.listdir(MIGRATIONS)
        except PermissionError:
            pytest.skip("ordinary users can't read this checkout")
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_is_no_database_is_called_so_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear harbor master, " * 500)
    with pytest.raises(ForeignDatabase, match="no SQLite database"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == b"Dear harbor master, " * 500


async def test_a_database_with_overwritten_pages_is_called_damaged(file: Path) -> None:
    _overwrite(file, from_byte=4096)
    with unavailable("damaged"):
        store = await Store.open(f"sqlite:///{file}")
        async with store:
            await store.games.load("g1")


def _overwrite(file: Path, *, from_byte: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:from_byte] + b"\xff" * (len(whole) - from_byte))


async def test_a_file_another_program_holds_is_called_locked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.engine.PATIENCE", 0.1)
    async with await Store.open(f"sqlite:///{file}") as store:
        game = await store.games.load("g1")
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with unavailable("locked"):
            await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=[move()]))
        assert await store.games.load("g1") == game  # reading goes on
        holder.rollback()
        holder.close()
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=[move()]))


async def test_a_file_is_not_made_when_it_should_be_there(tmp_path: Path) -> None:
    path = tmp_path / "quay" / "none.sqlite3"
    with unavailable("unwritable"):
        await Store.open(f"sqlite:///{path}", create=False)
    assert not path.parent.exists()


async def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with unavailable("unwritable"):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'quayside.sqlite3'}")
    with unavailable("unwritable"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_server_that_is_not_there_is_called_down() -> None:
    pytest.importorskip("asyncpg")
    with unavailable("down"):
        await Store.open("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_database_the_server_does_not_have_is_called_down(postgres_server: str) -> None:
    with unavailable("down"):
        await Store.open(parse_url(postgres_server).set(database="no_such_harbor").render_as_string(False))


async def test_connections_the_server_cut_are_replaced(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store, await Store.open(postgres_url) as other:
        await store.lobbies.create_game(lobby())
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> {}"
        await other.write(lambda connection: connection.exec_driver_sql(cut.format("pg_backend_pid()")).all())
        assert (await store.games.load("g1")).state == "lobby"


def test_addresses_we_cannot_use_say_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("nonsense", "mysql://host/name", "sqlite:///file:quay?mode=ro&uri=true"):
        with pytest.raises(StoreError, match="sqlite:///file"):
            parse_url(address)
    monkeypatch.setattr("db.addresses.find_spec", lambda _: None)
    with pytest.raises(DriverMissing, match=r"quayside\[postgres\]"):
        parse_url("postgresql+asyncpg://host/name")


def test_an_address_is_understood_with_or_without_its_driver() -> None:
    for address in ("sqlite:///quay.sqlite3", "sqlite+aiosqlite:///quay.sqlite3"):
        assert parse_url(address).render_as_string() == "sqlite+pysqlite:///quay.sqlite3"


def test_without_an_address_the_file_is_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/harbor/data")
    path = parse_url(default_url()).database
    assert path is not None
    assert path.endswith(os.path.join("quayside", "quayside.sqlite3"))
