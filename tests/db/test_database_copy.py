"""A database moved into another of either kind, while games run in it: everything arrives, or nothing does."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Connection, Table, false, insert, select, update

from db.addresses import database_path, parse_url
from db.columns import Instant
from db.database_copy import Copied, back_up, copy_database
from db.errors import CopyFailed, NotEmpty, Occupied, StoreUnavailable
from db.process_lock import exclusively
from db.records import Checkpoint, Commit, ProgressChange
from db.store import Store
from db.tables import metadata
from tests.db import making
from tests.db.making import ANN, BEN, CLEO, GUILD, Ticking, lobby, post, running
from tests.postgres import at_once


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """A database to move to that is not there yet or empty: a file, or on a server if it comes from a file."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'quay' / 'house.sqlite3'}"
    if not url.startswith("sqlite"):
        pytest.skip("from one server to another is what pg_dump is for")
    return request.getfixturevalue("postgres_url")


async def fill(store: Store, clock: Ticking) -> None:
    """Something in every table: a game with undone moves, a lobby, posts, people, and a row made up for the rest."""
    game = await running(store)
    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version,
            moves=[
                making.move(1, interaction_id=1 << 62),
                making.move(2, "undo", kind="undo"),
                making.move(3, "b" * 40),
            ],
            undone=[1],
            table_blob=bytes(range(256)),
            checkpoint=Checkpoint(b"\x00\xff", 0),
            posts=[
                post("p1", payload={"b": 1, "a": ["Häfen – 港", None, 1.5, True]}),
                post("p2", due_at=clock.go(hours=1)),
            ],
            progress=[ProgressChange(person_id=ANN, kind="toy", key="rank", before=None, value=3)],
        )
    )
    (claimed,) = await store.outbox.due(clock())
    await store.outbox.sent(claimed.id, 7, 8)
    await store.lobbies.create_game(lobby("g2", guild_id=None, options={"z": 1, "a": {"deep": []}}))
    await store.people.set_person(BEN, name="Ben ⚓", locale="de", settings={"interval": 12})
    await store.people.set_guild(GUILD, locale="de", settings={})
    await store.people.set_last_seen(ANN, "g1", 3)
    await store.follows.follow(CLEO, "g1", daily=True, told_move=3)
    await store.write(make_up)


def make_up(connection: Connection) -> None:
    """A row of plausible values in every table that is empty."""
    for table in metadata.sorted_tables:
        if connection.execute(select(table)).first() is None:
            connection.execute(insert(table), {column.name: _plausible(connection, column) for column in table.columns})


def _plausible(connection: Connection, column: Column[Any]) -> Any:
    for key in column.foreign_keys:
        return connection.execute(select(key.column)).scalars().first()
    if isinstance(column.type, Instant):
        return making.DAWN
    by_kind = {int: 1 << 30, str: "ö", bytes: b"\x00\xff", bool: True, float: 0.5, dict: {"b": [1, None], "a": "ü"}}
    return by_kind[dict if isinstance(column.type, JSON) else column.type.python_type]


def careless(table: Table) -> Any:
    """A way to write rows that forgets some."""
    return update(table).where(false()) if table.name == "moves" else insert(table)


def everything(connection: Connection) -> dict[str, list[str]]:
    """Every row of every table."""
    found: dict[str, list[str]] = {}
    for table in metadata.sorted_tables:
        found[table.name] = sorted(repr(tuple(row)) for row in connection.execute(select(table)))
    return found


async def test_everything_arrives_and_play_goes_on(url: str, empty: str, clock: Ticking) -> None:
    async with await Store.open(url, clock=clock) as store:
        await fill(store, clock)
        before, game, waiting = (
            await store.read(everything),
            await store.games.load("g1"),
            await store.outbox.waiting("g1"),
        )

    copied = await copy_database(url, empty)

    assert {name: held.rows for name, held in copied.items()} == {name: len(rows) for name, rows in before.items()}
    async with await Store.open(empty, clock=clock, create=False) as store:
        assert await store.read(everything) == before
        assert await store.games.load("g1") == game
        assert await store.outbox.waiting("g1") == waiting
        assert (await store.games.checkpoint("g1"), await store.games.secret("g1")) == (
            Checkpoint(b"\x00\xff", 0),
            making.SECRET,
        )
        await store.games.commit_move(
            Commit(
                game_id="g1",
                expected_version=game.version,
                moves=[making.move(4)],
                table_blob=b"on",
                posts=[post("p3")],
            )
        )
        assert [row.nonce for row in await store.outbox.waiting("g1")] == ["p2", "p3"]
    async with await Store.open(url, create=False) as store:
        assert await store.read(everything) == before


async def test_every_table_has_something_in_it_to_move(store: Store, clock: Ticking) -> None:
    await fill(store, clock)
    assert [name for name, rows in (await store.read(everything)).items() if not rows] == []


async def test_a_target_in_which_something_is_is_refused_and_left_alone(url: str, empty: str, clock: Ticking) -> None:
    for each in (url, empty):
        async with await Store.open(each, clock=clock) as store:
            await store.lobbies.create_game(lobby())
    with pytest.raises(NotEmpty, match="games") as refusal:
        await copy_database(url, empty)
    named = database_path(parse_url(empty)) or parse_url(empty).render_as_string()
    assert str(refusal.value).startswith(f"{named} is not empty")
    with pytest.raises(NotEmpty, match="same"):
        await copy_database(url, url)
    async with await Store.open(empty) as store:
        assert len((await store.read(everything))["games"]) == 1


async def test_a_bot_that_runs_on_either_of_them_is_not_moved(url: str, empty: str) -> None:
    for there in (url, empty):
        async with await Store.open(url), await Store.open(there) as bot:
            await bot.enter()
            with pytest.raises(Occupied, match="running"):
                await copy_database(url, empty)


async def test_what_arrives_altered_is_not_kept(
    url: str, empty: str, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(url, clock=clock) as store:
        await fill(store, clock)

    monkeypatch.setattr("db.database_copy.insert", careless)
    with pytest.raises(CopyFailed, match="moves"):
        await copy_database(url, empty)
    async with await Store.open(empty) as store:
        assert not any((await store.read(everything)).values())


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, empty: str) -> None:
    with pytest.raises(StoreUnavailable, match="there is no database"):
        await copy_database(f"sqlite:///{tmp_path / 'lost.sqlite3'}", empty)
    with pytest.raises(StoreUnavailable, match="there is no database"):
        await back_up(f"sqlite:///{tmp_path / 'lost.sqlite3'}", tmp_path / "backup.sqlite3")
    assert not [name for name in os.listdir(tmp_path) if name.startswith(("lost", "backup"))]


async def test_a_backup_is_one_moment_of_a_bot_that_works_on(url: str, tmp_path: Path, clock: Ticking) -> None:
    file = tmp_path / "backup.sqlite3"
    async with await Store.open(url, clock=clock) as store:
        await store.enter()
        await fill(store, clock)

        async def play() -> None:
            for number in range(4, 100):
                game = await store.games.load("g1")
                made = [making.move(number)]
                posts = [post(f"n{number}")]
                await store.games.commit_move(
                    Commit(
                        game_id="g1", expected_version=game.version, moves=made, table_blob=b"%d" % number, posts=posts
                    )
                )

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.05)
        await back_up(url, file)
        await playing
        with pytest.raises(NotEmpty, match="there already"):
            await back_up(url, file)
    assert sorted(name for name in os.listdir(tmp_path) if "backup" in name) == ["backup.sqlite3"]

    async with await Store.open(f"sqlite:///{file}", create=False) as copy:
        game, moves = await copy.games.load("g1"), await copy.games.moves("g1")
        assert game.revision == moves[-1].number
        if game.revision > 3:
            assert game.table_blob == b"%d" % game.revision
            assert (await copy.outbox.waiting("g1"))[-1].nonce == f"n{game.revision}"


TORN = (
    "UPDATE people SET settings = '{'",
    "UPDATE people SET settings = x'93ff'",
    "UPDATE people SET created_at = 'gull'",
    "UPDATE people SET name = CAST(x'ff00fe' AS TEXT)",
    "UPDATE seats SET game_id = 'nothing' WHERE seat = 0",
    "UPDATE moves SET number = 4611686018427387904 WHERE number = 1",
    "UPDATE games SET kind = CAST(x'610062' AS TEXT)",
)
"""Damage: no JSON, no moment, no text, a row that belongs to nothing, a number too large, a text with a NUL."""


@pytest.fixture(scope="module")
def filled(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that has something in every table."""
    file = Path(shutil.copyfile(sqlite_template, tmp_path_factory.mktemp("filled") / "filled.sqlite3"))

    async def made() -> None:
        clock = Ticking()
        async with await Store.open(f"sqlite:///{file}", clock=clock) as store:
            await fill(store, clock)

    at_once(made())
    return file


def _torn(filled: Path, folder: Path, statement: str) -> Path:
    file = Path(shutil.copyfile(filled, folder / "torn.sqlite3"))
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement).rowcount > 0
    return file


def _raw(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        connection.text_factory = bytes
        names = [table.name for table in metadata.sorted_tables]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


@pytest.mark.parametrize("statement", TORN)
async def test_a_backup_has_damaged_rows_as_they_are(filled: Path, tmp_path: Path, statement: str) -> None:
    file, copy = _torn(filled, tmp_path, statement), tmp_path / "copy.sqlite3"
    await back_up(f"sqlite:///{file}", copy)
    assert {
        name for name, rows in _raw(copy).items() if list(map(repr, rows)) != list(map(repr, _raw(file)[name]))
    } <= ({"people"} if "ff00fe" in statement else set())


@pytest.mark.parametrize("statement", TORN)
async def test_a_damaged_row_that_can_not_be_moved_is_named(
    filled: Path, tmp_path: Path, statement: str, postgres_url: str
) -> None:
    file = _torn(filled, tmp_path, statement)
    with pytest.raises(CopyFailed, match=statement.split()[1]):
        await copy_database(f"sqlite:///{file}", postgres_url)


async def test_a_backup_that_fails_leaves_no_file(
    url: str, tmp_path: Path, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(url, clock=clock) as store:
        await fill(store, clock)
    monkeypatch.setattr("db.database_copy.insert", careless)
    with pytest.raises(CopyFailed, match="moves"):
        await back_up(url, tmp_path / "backup.sqlite3")
    assert not any("backup" in name for name in os.listdir(tmp_path))


async def test_a_house_is_locked_while_it_is_moved(url: str, empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(url)).close()
    async with exclusively(parse_url(url)):
        with pytest.raises(Occupied):
            await copy_database(url, empty)


async def test_what_was_copied_is_told_by_what_stands_in_the_rows_and_not_by_their_order(
    sqlite_template: Path, tmp_path: Path, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.database_copy.AT_ONCE", 2)
    told: list[dict[str, Copied]] = []
    orders = (("g1", "g2", "g3", "g4", "g5"), ("g4", "g2", "g1", "g5", "g3"), ("g1", "g2", "g3", "g4", "g6"))
    for number, order in enumerate(orders):
        url = f"sqlite:///{shutil.copyfile(sqlite_template, tmp_path / f'from-{number}.sqlite3')}"
        async with await Store.open(url, clock=clock) as store:
            for game_id in order:
                await store.lobbies.create_game(lobby(game_id))
        told.append(await back_up(url, tmp_path / f"to-{number}.sqlite3"))
    assert [each["games"].rows for each in told] == [5, 5, 5]
    assert told[0] == told[1]
    assert told[0]["games"].digest != told[2]["games"].digest
    assert {name for name in told[0] if told[0][name] != told[2][name]} == {"games"}
