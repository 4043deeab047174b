"""The store itself: its repositories share one way into the database, and whatever is put in that way."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Engine, event, text

from db.access import Access, Work
from db.errors import StoreUnavailable
from db.store import Store
from tests.db.making import ANN, post

T = TypeVar("T")


class Gate:
    """A way into the database that notes what goes through it."""

    def __init__(self, way: Access, seen: Counter[str]) -> None:
        self._way = way
        self._seen = seen

    async def read(self, work: Work[T]) -> T:
        self._seen["readings"] += 1
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        self._seen["transactions"] += 1
        return await self._way.write(work)

    async def close(self) -> None:
        self._seen["closings"] += 1
        await self._way.close()


async def test_everything_goes_through_what_stands_between_a_store_and_its_database(url: str) -> None:
    seen = Counter[str]()
    async with await Store.open(url, through=lambda access: Gate(access, seen)) as store:
        assert seen == {"readings": 1}, "a store that is opened has asked for an answer"
        seen.clear()
        await store.people.set_person(ANN, name="Ann")
        await store.outbox.post(None, [post("p1")])
        assert seen == {"transactions": 2}
        assert await store.people.person(ANN) is not None
        assert await store.games.running() == []
        assert seen == {"transactions": 2, "readings": 2}
        assert await store.read(lambda connection: connection.execute(text("SELECT 7")).scalar_one()) == 7
        await store.write(lambda connection: connection.execute(text("DELETE FROM outbox")).rowcount)
        assert seen == {"transactions": 3, "readings": 3}
    assert seen["closings"] == 1


async def test_a_ping_asks_the_database_itself(url: str) -> None:
    async with await Store.open(url) as store:
        asked: list[str] = []

        def hear(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            asked.append(statement)

        event.listen(Engine, "before_cursor_execute", hear)
        try:
            await store.ping()
        finally:
            event.remove(Engine, "before_cursor_execute", hear)
        assert asked == ["SELECT 1"]


async def test_a_store_is_made_in_folders_that_are_not_there_and_in_those_that_are(tmp_path: Path) -> None:
    path = tmp_path / "quay" / "side" / "games.sqlite3"
    for name in (path, path.with_name("others.sqlite3")):
        async with await Store.open(f"sqlite:///{name}") as store:
            assert (store.path, store.dialect) == (name, "sqlite")
        with pytest.raises(StoreUnavailable, match="there is no database at"):
            await Store.open(f"sqlite:///{name}.not", create=False)


async def test_whether_anything_can_be_written_is_tried(store: Store) -> None:
    """Nothing is another thing afterwards."""
    version = text("SELECT version_num FROM alembic_version")
    before = await store.read(lambda connection: connection.execute(version).scalar_one())
    await store.try_writing()
    assert await store.read(lambda connection: connection.execute(version).scalar_one()) == before
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.try_writing()


READ_ONLY = {"sqlite": "PRAGMA query_only=ON", "postgresql": "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"}


async def test_a_database_that_takes_no_change_is_found_out_by_trying(store: Store) -> None:
    statement = text(READ_ONLY[store.dialect])
    await store.write(lambda connection: connection.execute(statement).close())
    await store.ping()
    with pytest.raises(StoreUnavailable) as refused:
        await store.try_writing()
    assert refused.value.reason == "readonly"
