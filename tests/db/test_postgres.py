"""The kept connections to PostgreSQL: cut, cancelled and fewer than the writers, and still each write is made once."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from sqlalchemy import Connection, event, make_url, text

from db.errors import StoreUnavailable
from db.store import Store
from tests.db.making import ANN, BEN, CLEO, lobby, post

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> {}"


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    """An open store on PostgreSQL."""
    async with await Store.open(postgres_url) as opened:
        yield opened


class Ferry:
    """Carries bytes between a store and the server, until it sinks with everybody on board."""

    def __init__(self, server: str) -> None:
        self._server = make_url(server)
        self._aboard: list[asyncio.StreamWriter] = []
        self._crossings: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Ferry:
        self._port = await asyncio.start_server(self._board, "127.0.0.1", 0)
        host, port = self._port.sockets[0].getsockname()
        self.url = self._server.set(host=host, port=port, query={}).render_as_string(hide_password=False)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.sink()
        self._port.close()
        await asyncio.gather(*self._crossings, return_exceptions=True)

    def sink(self) -> None:
        """Cut every connection at once, as a network does: with a reset instead of a farewell."""
        for writer in self._aboard:
            if not writer.is_closing():
                without_delay = struct.pack("ii", 1, 0)
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, without_delay)
                writer.transport.abort()
        self._aboard.clear()

    async def _board(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._server.query.get("host")
        if folder is None:
            there, out = await asyncio.open_connection(self._server.host, self._server.port or 5432)
        else:
            there, out = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{self._server.port or 5432}")
        self._aboard += [writer, out]
        for source, sink in ((reader, out), (there, writer)):
            self._crossings.add(asyncio.create_task(self._carry(source, sink)))

    @staticmethod
    async def _carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65_536):
                sink.write(data)
                await sink.drain()
        sink.close()


async def posts(store: Store) -> int:
    count = text("SELECT count(*) FROM outbox")
    return await store.read(lambda connection: connection.execute(count).scalar_one())


async def test_a_write_on_connections_the_server_cut_is_made_anew_and_once(store: Store, postgres_url: str) -> None:
    await asyncio.gather(*(store.outbox.post(None, [post(f"first {number}")]) for number in range(4)))
    async with await Store.open(postgres_url) as other:
        await other.write(lambda connection: connection.exec_driver_sql(CUT.format("pg_backend_pid()")).all())
    await store.outbox.post(None, [post("after")])
    assert await posts(store) == 5


async def test_what_was_prepared_before_a_table_was_altered_is_prepared_anew(store: Store, postgres_url: str) -> None:
    """On each of the kept connections: SQLAlchemy learns of it only by the failure."""
    await asyncio.gather(*(store.outbox.post(None, [post(f"first {number}")]) for number in range(4)))
    await asyncio.gather(*(store.outbox.waiting("g1") for _ in range(4)))
    async with await Store.open(postgres_url) as other:
        await other.write(lambda connection: connection.exec_driver_sql("ALTER TABLE outbox ALTER kind TYPE TEXT"))
    waiting, *_ = await asyncio.gather(*(store.outbox.waiting("g1") for _ in range(4)))
    assert waiting == []
    async with await Store.open(postgres_url) as other:
        await other.write(
            lambda connection: connection.exec_driver_sql("ALTER TABLE outbox ALTER attempts TYPE BIGINT")
        )
    await asyncio.gather(*(store.outbox.post(None, [post(f"then {number}")]) for number in range(4)))
    assert await posts(store) == 8


async def test_a_read_that_raises_gives_its_connection_back_at_once(store: Store) -> None:
    """However often, and however long its failure is kept: there are as many connections as before."""
    opened = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")

    async def connections() -> int:
        return await store.read(lambda connection: connection.execute(opened).scalar_one())

    def fails(connection: Connection) -> None:
        rows = iter(connection.execute(text("SELECT generate_series(1, 5)")))
        next(rows)
        raise RuntimeError(str(rows))

    before, kept = await connections(), list[BaseException]()
    for _ in range(40):  # more than there are in the pool
        with pytest.raises(RuntimeError) as failure:
            await store.read(fails)
        kept.append(failure.value)
    assert await connections() == before
    assert len(kept) == 40


async def test_a_write_cut_off_in_the_middle_changes_nothing(store: Store, postgres_url: str) -> None:
    """A new connection, too, is cut: nothing is left to try, and the failure has its name."""

    def write_and_be_cut(connection: Connection) -> None:
        connection.execute(text("DELETE FROM games"))
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    await store.lobbies.create_game(lobby())
    with pytest.raises(StoreUnavailable, match="down"):
        await store.write(write_and_be_cut)
    assert (await store.games.load("g1")).state == "lobby"


async def test_a_write_whose_commit_was_cut_off_is_never_made_twice(store: Store, postgres_url: str) -> None:
    """Nobody can say whether it counted."""
    runs = 0

    def cut(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    def write(connection: Connection) -> None:
        nonlocal runs
        runs += 1
        connection.execute(text("DELETE FROM games"))
        event.listen(connection, "commit", cut)

    with pytest.raises(StoreUnavailable, match="down"):
        await store.write(write)
    assert runs == 1
    await store.lobbies.create_game(lobby())


async def test_a_write_on_a_way_to_the_server_that_breaks_is_made_anew_and_once(postgres_url: str) -> None:
    """It is not the server that says farewell, as in the other tests, but the network: all connections are reset."""
    on_board = asyncio.Event()
    runs = 0

    def write(connection: Connection) -> None:
        nonlocal runs
        runs += 1
        connection.execute(text("UPDATE games SET version = version + 1"))
        on_board.set()
        connection.execute(text("SELECT pg_sleep(0.5)"))

    async with Ferry(postgres_url) as ferry, await Store.open(ferry.url) as store:
        await store.lobbies.create_game(lobby())
        await asyncio.gather(*(store.outbox.post(None, [post(f"first {number}")]) for number in range(4)))
        writing = asyncio.create_task(store.write(write))
        await on_board.wait()
        ferry.sink()
        await writing
        assert runs == 2
        assert (await store.games.load("g1")).version == 1
        ferry.sink()
        assert await posts(store) == 4


async def test_a_write_cancelled_in_the_middle_changes_nothing_and_holds_nothing_up(store: Store) -> None:
    def dawdle(connection: Connection) -> None:
        connection.execute(text("UPDATE games SET state = 'cancelled'"))
        connection.execute(text("SELECT pg_sleep(30)"))

    await store.lobbies.create_game(lobby())
    writing = asyncio.create_task(store.write(dawdle))
    await asyncio.sleep(0.2)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await store.lobbies.change_lobby("g1", host_id=BEN)
    game = await store.games.load("g1")
    assert (game.state, game.host_id) == ("lobby", BEN)


async def test_more_writers_than_connections_take_turns_and_closing_waits_for_them(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    writing = [
        asyncio.create_task(store.people.set_person(person, name="x")) for person in (ANN, BEN, CLEO, *range(40))
    ]
    await asyncio.sleep(0)
    await store.close()
    assert all(writer.done() for writer in writing)
    await asyncio.gather(*writing)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.people.person(ANN)
    async with await Store.open(postgres_url) as again:
        assert len([person for person in (ANN, BEN, CLEO, *range(40)) if await again.people.person(person)]) == 43
