"""Which process looks after which server: by Discord's own rule, and alike in memory and in the database."""

from __future__ import annotations

import pytest
from sqlalchemy import BigInteger, ColumnElement, literal, null, select

from db.shards import Shards
from db.store import Store

SERVERS = [None, 1, 2 << 22, 3 << 22 | 77, 5 << 22, (7 << 22) - 1]


@pytest.mark.parametrize(
    ("count", "shards"), [(1, [0, 0, 0, 0, 0, 0]), (2, [0, 0, 0, 1, 1, 0]), (3, [0, 0, 2, 0, 2, 0])]
)
async def test_a_server_belongs_to_the_shard_that_discord_says(store: Store, count: int, shards: list[int]) -> None:
    for server, shard in zip(SERVERS, shards, strict=True):
        column: ColumnElement[int | None] = null().cast(BigInteger) if server is None else literal(server, BigInteger)
        for other in range(count):
            mine = Shards((other,), count)
            assert mine.has(server) == (other == shard), (server, other)
            question = select(mine.holds(column))
            held = await store.read(lambda connection, ask=question: connection.execute(ask).scalar_one())
            assert bool(held) == (other == shard), (server, other)
    assert Shards(tuple(range(count)), count).has(SERVERS[-1])
