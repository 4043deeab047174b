"""What a process looks after besides playing: damaged games at the start, posts nobody needs any more."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from bot.app import App
from bot.errors import Sorry
from bot.health.upkeep import KEPT, check_games, sweep
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.reminders.kinds import Alarm
from db.records import Commit, NewPost
from db.store import Store
from db.tables import outbox

ANNA, BEN = 11, 12


async def _running(app: App) -> str:
    lobbies = app.parts.lobbies
    game_id = await lobbies.open_lobby("fleet_dice", Options(2), Member(ANNA, "Anna", 1), OpeningPlace(None, 5, "en"))
    await lobbies.join(game_id, Member(BEN, "Ben", 2))
    await lobbies.start(game_id, ANNA, 99)
    return game_id


async def test_a_game_whose_table_cannot_be_read_is_set_aside_and_the_others_run(
    migrated_sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Store.open(migrated_sqlite_url) as store:
        app = App(store)
        damaged, sound = await _running(app), await _running(app)
        row = await store.games.load(damaged)
        await store.games.commit_move(
            Commit(game_id=damaged, expected_version=row.version, table_blob=b"\x93 no table")
        )

        assert await check_games(store, app.ledger, app.parts.boards) == [damaged]

        assert (await store.games.load(damaged)).state == "aside"
        assert damaged in caplog.text
        with pytest.raises(Sorry) as refusal:
            await app.parts.deciding.decide(damaged, ANNA, "die:cod", revision=None, interaction_id=7)
        assert refusal.value.key == "error-aside"
        loaded = await app.ledger.load(sound)
        assert loaded.row.state == "running"
        assert loaded.waiting()
        assert await check_games(store, app.ledger, app.parts.boards) == []


async def test_a_table_that_loads_but_makes_no_sense_is_set_aside_too(migrated_sqlite_url: str) -> None:
    async with await Store.open(migrated_sqlite_url) as store:
        app = App(store)
        game_id = await _running(app)
        loaded = await app.ledger.load(game_id)
        loaded.table.stack.clear()
        await store.games.commit_move(
            Commit(game_id=game_id, expected_version=loaded.row.version, table_blob=loaded.encode())
        )
        assert await check_games(store, app.ledger, app.parts.boards) == [game_id]


async def test_posts_sent_more_than_a_week_ago_are_forgotten(migrated_sqlite_url: str) -> None:
    now = datetime.now(UTC)
    async with await Store.open(migrated_sqlite_url) as store:
        app = App(store)
        game_id = await _running(app)
        await store.outbox.post(game_id, [], supersede=(Alarm.kind,))  # the alarm of later
        for nonce, age in (("old", KEPT + timedelta(days=1)), ("new", timedelta(days=1))):
            await store.outbox.post(game_id, [NewPost(kind="turn", payload={}, nonce=nonce, due_at=now - age)])
        for _ in range(3):
            for post in await store.outbox.due(now + timedelta(seconds=1)):
                await store.outbox.sent(post.id)
        assert await _nonces(store) == {f"{game_id}-0", "old", "new"}
        await sweep(store)
        assert await _nonces(store) == {f"{game_id}-0", "new"}


async def _nonces(store: Store) -> set[str]:
    return await store.read(lambda connection: set(connection.execute(select(outbox.c.nonce)).scalars()))
