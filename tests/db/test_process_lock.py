"""Who works on a database: everybody knows whether they are alone, and nobody moves it meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db.addresses import parse_url
from db.errors import Occupied
from db.process_lock import exclusively, process_lock
from db.store import Store

_LIVE = """
import asyncio, sys
from db.store import Store

async def live():
    store = await Store.open(sys.argv[1])
    print(await store.enter(), flush=True)
    await asyncio.sleep(60)

asyncio.run(live())
"""


def _somebody(url: str) -> tuple[subprocess.Popen[str], str]:
    """Another process that works on the database, and what it found."""
    process = subprocess.Popen([sys.executable, "-c", _LIVE, url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


async def test_the_first_is_alone_and_the_second_is_not(store: Store, other: Store) -> None:
    assert await store.enter()
    assert not await other.enter()
    assert await store.enter()  # asked again


async def test_nobody_is_alone_where_another_process_lives_until_it_is_killed(url: str) -> None:
    async with await Store.open(url) as store:
        process, found = _somebody(url)
        try:
            assert found == "True"
            assert not await store.enter()
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
    async with await Store.open(url) as later:
        assert await later.enter()


async def test_a_house_in_which_a_bot_lives_is_not_to_be_had(url: str) -> None:
    async with await Store.open(url) as store:
        await store.enter()
        with pytest.raises(Occupied, match="running"):
            async with exclusively(parse_url(url)):
                pass
    async with exclusively(parse_url(url)):
        pass


async def test_nobody_moves_in_while_a_house_is_moved(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.process_lock.PATIENCE", 1)
    async with await Store.open(url) as store:
        async with exclusively(parse_url(url)):
            with pytest.raises(Exception, match="locked"):
                await store.enter()
        assert await store.enter()


async def test_a_lock_that_went_with_its_connection_is_taken_again(postgres_url: str) -> None:
    from sqlalchemy import text

    cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    async with await Store.open(postgres_url) as store:
        await store.enter()
        await store.read(lambda connection: connection.execute(cut).all())
        await store.enter()
        with pytest.raises(Occupied):
            async with exclusively(parse_url(postgres_url)):
                pass


async def test_a_database_in_memory_has_one_inhabitant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    alone = process_lock(parse_url("sqlite://"))
    assert await alone.enter()
    async with exclusively(parse_url("sqlite://")):
        await alone.leave()
    assert os.listdir(tmp_path) == []


async def test_who_left_is_asked_anew_when_they_come_back(url: str) -> None:
    first, second = process_lock(parse_url(url)), process_lock(parse_url(url))
    assert await first.enter()
    await first.leave()
    await first.leave()  # twice is once
    assert await second.enter()
    assert not await first.enter()
    await second.leave()
    await first.leave()
    assert await first.enter()
    await first.leave()


async def test_who_comes_while_a_house_is_moved_waits_until_that_is_over(url: str) -> None:
    lock = process_lock(parse_url(url))
    async with exclusively(parse_url(url)):
        entering = asyncio.create_task(lock.enter())
        await asyncio.sleep(0.2)
        assert not entering.done()
    await entering
    await lock.leave()
