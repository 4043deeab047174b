"""What migration 0010 does to what earlier versions left: challenges of one time that are closed end their series, and
lobbies get the row that ends them some day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from db.store import Store
from tests.db.earlier import left_at, put

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


async def test_what_earlier_versions_left_open_comes_to_an_end(new_url: str) -> None:
    await left_at(new_url, "0009", lambda connection: put(connection, LEFT))
    async with await Store.open(new_url, clock=lambda: LATER) as store:
        assert {each.id for each in await store.challenges.series_in(1)} == {"new", "daily"}
        (row,) = await store.outbox.due(LATER)
        assert (row.game_id, row.kind, row.due_at) == ("lobby", "unstarted", THEN + timedelta(days=14))
