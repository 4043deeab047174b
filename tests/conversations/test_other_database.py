"""Running games moved to another kind of database, and brought back from a backup: play goes on from the same state."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.sandbox.autoplay import Table
from bot.sandbox.standin import Standin
from tests.conversations.house import House, choices, decide


async def _told(house: House, table: Table) -> tuple[bytes, list[int], int]:
    return await house.saved(table), await house.owing(table), len(await house.store.games.moves(table.game_id))


async def _play_on(house: House, table: Table) -> None:
    """Finish the turn that waits, with the panel from before."""
    mover = await house.mover(table, list(table.people))
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)


def _run(monkeypatch: pytest.MonkeyPatch, database: str, *arguments: str) -> int:
    """The command line of an operator, whose settings name this database."""
    monkeypatch.setenv("DATABASE_URL", database)
    return main(arguments)


async def test_games_go_on_where_they_were_moved_to_and_where_they_were_restored(
    standin: Standin, tmp_path: Path, migrated_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quayside(*arguments: str) -> asyncio.Future[int]:
        return asyncio.get_running_loop().run_in_executor(None, _run, monkeypatch, house.database, *arguments)

    monkeypatch.chdir(tmp_path)
    house = await House.open(standin, f"sqlite:///{tmp_path}/old.sqlite3")
    fleet, _ = await house.game("Anna", "Ben")
    await _play_on(house, fleet)
    before = await _told(house, fleet)
    assert await quayside("move", "--to", migrated_postgres_url) == 2  # the bot is running
    await house.stop()
    assert await quayside("move", "--to", migrated_postgres_url) == 0
    assert await quayside("move", "--to", migrated_postgres_url) == 2  # it is not empty any more

    house.database = migrated_postgres_url
    await house.start()
    assert await _told(house, fleet) == before
    boards = len(await house.boards(fleet, fleet.people[0]))
    await _play_on(house, fleet)
    assert len(await house.boards(fleet, fleet.people[0])) == boards + 1

    saved = await _told(house, fleet)
    assert await quayside("backup", "safe.sqlite3") == 0  # while it is running
    await _play_on(house, fleet)
    assert await _told(house, fleet) != saved
    await house.stop()

    house.database = f"sqlite:///{tmp_path}/new.sqlite3"
    assert await quayside("restore", "safe.sqlite3") == 0
    await house.start()
    assert await _told(house, fleet) == saved
    await _play_on(house, fleet)
    loaded = await house.ledger.load(fleet.game_id)
    assert loaded.row.state == "running"
    await house.stop()
