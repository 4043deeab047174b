"""Two processes on one PostgreSQL: nothing is lost or doubled, whoever of them dies, and whenever."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.tools.torture.check import doubled, not_replayed
from tests.processes.harbor import Harbor, eventually

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there"),
]
POST = "POST /channels/*/messages"


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_board_whose_process_dies_while_posting_it_is_shown_once_by_the_other(
    migrated_postgres_url: str, tmp_path: Path, arrives: bool
) -> None:
    async with Harbor.open(migrated_postgres_url, tmp_path, split=True) as harbor:
        table = await harbor.game("fleet", "Anna", "Ben")
        before = {message.id for message in harbor.messages(table, "@play")}
        faults = harbor.standin.faults
        order = faults.lose_reply(POST) if arrives else faults.lose_request(POST, times=100)

        called = await harbor.pass_on(table)
        await eventually(lambda: _true(order.hit > 0))
        await harbor.mine.kill()
        faults.clear()
        (row,) = [row for row in await harbor.store.outbox.waiting(table.game_id) if row.kind == "turn"]
        assert row.attempts >= 1
        await harbor.push(seconds=130)  # its lease, or its pause before another attempt, and that of a lease
        await harbor.said(table)

        new = [message for message in harbor.messages(table, "@play") if message.id not in before]
        assert len(new) == 1
        assert (await harbor.stored(table)).board_id == int(new[0].id)
        assert [harbor.calls(person, new[0].id) for person in called] == [1] * len(called)

        await harbor.mine.start()  # and the game goes on
        await harbor.mine.ready()
        for _ in range(3):
            await harbor.pass_on(table)
            await harbor.said(table)
        game = await harbor.stored(table)
        assert not_replayed([game]) == doubled([], [game]) == []


async def test_what_both_processes_hear_is_decided_shown_and_reminded_once(
    migrated_postgres_url: str, tmp_path: Path
) -> None:
    async with Harbor.open(migrated_postgres_url, tmp_path, split=False) as harbor:
        tables = [await harbor.game(kind, "Anna", "Ben", seed=3) for kind in ("fleet", "montego")]
        await asyncio.gather(*(table.play(until=30) for table in tables))
        for table in tables:
            await harbor.said(table)
        games = [await harbor.stored(table) for table in tables]
        assert all(len(game.moves) >= 10 for game in games)
        assert not_replayed(games) == doubled([], games) == []

        await harbor.push(hours=26)
        for table, game in zip(tables, games, strict=True):
            await harbor.said(table)
            reminders = Counter(
                person
                for message in harbor.messages(table, "@play")
                if "⏰" in str(message.raw)
                for person in game.deciding
                if harbor.calls(person, message.id)
            )
            assert reminders == dict.fromkeys(game.deciding, 1)
        nonces = Counter(
            message.nonce
            for channel in harbor.standin.world.channels.values()
            for message in channel.log
            if message.nonce is not None
        )
        assert set(nonces.values()) == {1}


async def _true(value: bool) -> bool:
    return value
