"""Databases of earlier versions, with games running in them: brought up to date on both databases, they are played on.
`released/*.json` were written by the code of their time: two people after nine decisions in a game of each kind."""

from __future__ import annotations

import base64
import json
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, Table, insert, text

from bot.app import App
from bot.health.upkeep import check_games
from db.columns import Instant
from db.store import Store
from games.engine import digest, is_played_still, replay
from tests.db.earlier import left_at

RELEASED = sorted((Path(__file__).parent / "released").glob("*.json"), key=lambda file: file.stem)
DECISIONS = 12


def _value(stored: Any) -> Any:
    match stored:
        case {"bytes": str(encoded), **rest} if not rest:
            return base64.b64decode(encoded)
        case {"at": str(moment), **rest} if not rest:
            return datetime.fromisoformat(moment)
        case _:
            return stored


def _fill(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Put rows into tables as they are in the database now, whatever `db.tables` says."""
    found = MetaData()
    found.reflect(connection)
    for name in [table.name for table in found.sorted_tables if rows.get(table.name)]:
        table: Table = found.tables[name]
        values = [{column: _value(stored) for column, stored in row.items()} for row in rows[name]]
        for column in {column for row in values for column, value in row.items() if isinstance(value, datetime)}:
            table.c[column].type = Instant()
        connection.execute(insert(table), values)
        if connection.dialect.name == "postgresql" and name in ("moves", "outbox"):
            last = max(row["id"] for row in values)
            connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {last})"))


async def _as_released(url: str, file: Path) -> None:
    """A database as that version left it."""
    await left_at(url, file.stem, lambda connection: _fill(connection, json.loads(file.read_text())))


@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
async def test_games_of_a_released_version_are_played_on(new_url: str, file: Path) -> None:
    await _as_released(new_url, file)
    rng, interaction = Random(3), 1_000_000

    async with await Store.open(new_url) as store:
        app = App(store)
        ledger = app.ledger
        running = await store.games.running()
        assert len(running) == 4
        assert await check_games(store, ledger, app.parts.boards) == []
        for game_id in running:
            before = await store.games.moves(game_id)
            assert len(before) == 9
            for _ in range(DECISIONS):
                loaded = await ledger.load(game_id)
                seat = rng.choice(loaded.waiting())
                person = loaded.seats[seat].person_id
                assert person is not None
                choice = rng.choice(list(loaded.game.options(loaded.table, seat)))
                interaction += 1
                await app.parts.deciding.decide(
                    game_id, person, choice, revision=loaded.saved.asked[seat], interaction_id=interaction
                )
            loaded = await ledger.load(game_id)
            assert len(await store.games.moves(game_id)) == 9 + DECISIONS
            assert await app.core.chronicle.events(loaded, None)
            record = await ledger.record(loaded)
            if is_played_still(loaded.game, record):
                table, _ = replay(loaded.game, record)
                assert digest(loaded.game, table) == digest(loaded.game, loaded.table)

        due = await store.outbox.due(store.now() + timedelta(days=400), 100)
        assert {row.game_id for row in due} == set(running)
        anna = await store.people.person(11)
        assert anna is not None
        assert anna.name == "Anna"
