"""What migration 0010 does to what earlier versions left: challenges of one time that are closed end their series, and
lobbies get the row that ends them some day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert

from db.addresses import parse_url
from db.columns import Instant
from db.engine import postgres_engine, sqlite_copier
from db.schema import configuration
from db.store import Store

THEN = datetime(2026, 5, 1, 6, tzinfo=UTC)
LATER = THEN + timedelta(days=100)


def _deal(deal_id: str, state: str) -> dict[str, Any]:
    return {
        "id": deal_id, "kind": "toy", "digest": "d", "settings": {}, "opponents": [], "state": state,
        "opens_at": THEN, "closes_at": THEN, "commitment": "c", "salt": "s", "secret": b"s",
    }  # fmt: skip


def _series(series_id: str, repeat: str) -> dict[str, Any]:
    return {
        "id": series_id, "guild_id": 1, "channel_id": 2, "kind": "toy", "settings": {}, "opponents": [],
        "repeat": repeat, "days": 1, "hour": 18, "zone": "UTC", "is_global": False, "locale": "en", "state": "running",
    }  # fmt: skip


def _challenge(series_id: str, deal_id: str) -> dict[str, Any]:
    return {
        "id": f"c{series_id}",
        "series_id": series_id,
        "deal_id": deal_id,
        "number": 1,
        "guild_id": 1,
        "channel_id": 2,
    }


def _game(game_id: str, state: str) -> dict[str, Any]:
    return {
        "id": game_id, "kind": "toy", "state": state, "rules": 1, "shape": 1, "digest": "d", "options": {},
        "channel_id": 2, "host_id": 3, "locale": "en", "commitment": "c", "salt": "", "created_at": THEN,
        "updated_at": THEN, "secret": b"s",
    }  # fmt: skip


LEFT: dict[str, list[dict[str, Any]]] = {
    "deals": [_deal("over", "closed"), _deal("open", "open")],
    "series": [_series("old", "once"), _series("new", "once"), _series("daily", "daily")],
    "challenges": [_challenge("old", "over"), _challenge("new", "open"), _challenge("daily", "over")],
    "games": [_game("lobby", "lobby"), _game("running", "running")],
}


def _before(connection: Connection) -> None:
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "0009")
    found = MetaData()
    found.reflect(connection)
    for name, rows in LEFT.items():
        table = found.tables[name]
        for column, value in rows[0].items():
            if isinstance(value, datetime):
                table.c[column].type = Instant()
        connection.execute(insert(table), rows)


async def test_what_earlier_versions_left_open_comes_to_an_end(new_url: str) -> None:
    parsed = parse_url(new_url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        Path(parsed.database).parent.mkdir(parents=True)
        engine = sqlite_copier(parsed, "BEGIN IMMEDIATE")
    else:
        engine = postgres_engine(parsed)
    async with engine.begin() as connection:
        await connection.run_sync(_before)
    await engine.dispose()
    async with await Store.open(new_url, clock=lambda: LATER) as store:
        assert {each.id for each in await store.challenges.series_in(1)} == {"new", "daily"}
        (row,) = await store.outbox.due(LATER)
        assert (row.game_id, row.kind, row.due_at) == ("lobby", "unstarted", THEN + timedelta(days=14))
