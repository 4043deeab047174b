"""Migrations 0011 and 0016: open challenges, and only they, keep the computer players they were begun with: deckhands
who played at random, mates of Montego Bay who looked less far ahead."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, text

from db.store import Store
from tests.db.earlier import left_at, put

THEN = datetime(2026, 5, 1, 6, tzinfo=UTC)


def _deal(deal_id: str, state: str, *opponents: str, kind: str = "toy") -> dict[str, Any]:
    return {
        "id": deal_id, "kind": kind, "digest": "d", "settings": {}, "opponents": list(opponents), "state": state,
        "opens_at": THEN, "closes_at": THEN, "commitment": "c", "salt": "s", "secret": b"s",
    }  # fmt: skip


def _game(game_id: str) -> dict[str, Any]:
    return {
        "id": game_id, "kind": "toy", "state": "running", "rules": 1, "shape": 1, "digest": "d", "options": {},
        "channel_id": 2, "host_id": 3, "locale": "en", "commitment": "c", "salt": "", "created_at": THEN,
        "updated_at": THEN, "secret": b"s",
    }  # fmt: skip


def _run(game_id: str, deal_id: str) -> dict[str, Any]:
    return {
        "game_id": game_id, "deal_id": deal_id, "person_id": 3, "mark": game_id, "seat": 0, "state": "running",
        "started_at": THEN, "counted": False,
    }  # fmt: skip


def _seat(game_id: str, seat: int, player: str | None) -> dict[str, Any]:
    return {
        "game_id": game_id, "seat": seat, "player": player, "colour": seat, "status": "active",
        "notes": {"name": f"Deckhand {seat}"},
    }  # fmt: skip


GAMES = ("run1", "run2", "late", "plain")
LEFT: dict[str, list[dict[str, Any]]] = {
    "deals": [
        _deal("open", "open", "mate", "deckhand", "deckhand"),
        _deal("mates", "open", "mate"),
        _deal("alone", "open"),
        _deal("torn", "open", "deckhand"),
        _deal("odd", "open", "deckhand"),
        _deal("over", "closed", "deckhand"),
    ],
    "games": [_game(each) for each in GAMES],
    "runs": [_run("run1", "open"), _run("run2", "mates"), _run("late", "over")],
    "seats": [
        _seat(each, number, player)
        for each in GAMES
        for number, player in enumerate([None, "mate", "deckhand", "deckhand"])
    ],
}


def _before(connection: Connection) -> None:
    put(connection, LEFT)
    if connection.dialect.name == "sqlite":  # PostgreSQL lets nobody store that
        connection.execute(text("UPDATE deals SET opponents = '[\"deckhand' WHERE id = 'torn'"))
    connection.execute(text("UPDATE deals SET opponents = '7' WHERE id = 'odd'"))


async def test_a_challenge_that_runs_over_the_update_has_the_same_opponents_for_everybody(new_url: str) -> None:
    await left_at(new_url, "0010", _before)
    async with await Store.open(new_url, clock=lambda: THEN + timedelta(hours=1)) as store:
        opponents: dict[str, list[str]] = {}
        for each in ("open", "mates", "alone", "over"):
            deal = await store.challenges.deal(each)
            assert deal is not None
            opponents[each] = deal.opponents
        assert opponents == {
            "open": ["mate", "random", "random"], "mates": ["mate"], "alone": [], "over": ["deckhand"],
        }  # fmt: skip
        before, now = [None, "mate", "deckhand", "deckhand"], [None, "mate", "random", "random"]
        for each in GAMES:
            seats = await store.games.seats(each)
            assert [seat.player for seat in seats] == (now if each == "run1" else before), each
            assert seats[3].notes["name"] == "Deckhand 3", "it keeps the name that was said"


MATES: dict[str, list[dict[str, Any]]] = {
    "deals": [
        _deal("open", "open", "mate", "deckhand", kind="montego_bay"),
        _deal("beginners", "open", "deckhand", kind="montego_bay"),
        _deal("over", "closed", "mate", kind="montego_bay"),
        _deal("elsewhere", "open", "mate", kind="nusfjord"),
    ],
    "games": [_game(each) for each in GAMES],
    "runs": [_run("run1", "open"), _run("run2", "elsewhere"), _run("late", "over")],
    "seats": [
        _seat(each, number, player) for each in GAMES for number, player in enumerate([None, "mate", "deckhand"])
    ],
}


async def test_mates_of_montego_bay_look_no_further_ahead_in_a_challenge_that_runs_over_the_update(
    new_url: str,
) -> None:
    await left_at(new_url, "0015", lambda connection: put(connection, MATES))
    async with await Store.open(new_url, clock=lambda: THEN + timedelta(hours=1)) as store:
        opponents: dict[str, list[str]] = {}
        for each in ("open", "beginners", "over", "elsewhere"):
            deal = await store.challenges.deal(each)
            assert deal is not None
            opponents[each] = deal.opponents
        assert opponents == {
            "open": ["glancing_mate", "deckhand"], "beginners": ["deckhand"], "over": ["mate"], "elsewhere": ["mate"],
        }  # fmt: skip
        before, now = [None, "mate", "deckhand"], [None, "glancing_mate", "deckhand"]
        for each in GAMES:
            seats = await store.games.seats(each)
            assert [seat.player for seat in seats] == (now if each == "run1" else before), each
