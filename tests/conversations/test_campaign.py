"""A campaign of Nusfjord, alone: its rank is told at the end, kept, and shown in the next lobby and in /games."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import update

from bot.sandbox.autoplay import Table
from bot.text import texts
from db.records import ProgressRow
from db.tables import progress
from tests.conversations.house import House
from tests.conversations.rushing import rushed


async def campaign(house: House, name: str, presses: int | None = None) -> Table:
    """A campaign that has just begun; all of it is played without `presses`."""
    (person,) = await house.people(name)
    table = Table([person], Random(11))
    await table.open("nusfjord", series="campaign")
    if presses is None:
        await rushed(house, table, person)
    return table


@pytest.mark.slow
async def test_a_finished_campaign_tells_and_keeps_its_rank_and_an_unfinished_one_changes_nothing(house: House) -> None:
    (ben,) = await house.people("Ben")
    rank = 60
    words = texts().words("de")  # Ben's, on a server without a language of its own
    before = ProgressRow(int(ben.id), "nusfjord", "rank_basic", rank)
    first = await campaign(house, "Ben")
    (started,) = await house.store.people.progress(int(ben.id))
    assert started == ProgressRow(int(ben.id), "nusfjord", "rank_basic", 0), "a beginner who plays at random"
    await set_rank(house, before)

    second = await campaign(house, "Ben")
    assert first.game_id != second.game_id
    row = await house.store.games.load(second.game_id)
    assert row.result is not None
    total = row.result["scores"][0]["total"]
    assert total <= 90 + rank, "nobody who plays at random holds such a rank"
    assert await house.store.people.progress(int(ben.id)) == [
        ProgressRow(int(ben.id), "nusfjord", "rank_basic", rank - 1)
    ]
    messages = [seen.text for seen in await ben.messages(await house.thread(second), limit=20)]
    told = words("nusfjord-kept-rank_basic", value=rank - 1)
    assert any(told in text and "60" in text for text in messages)

    third = await campaign(house, "Ben", presses=0)
    lobby = [seen.text for seen in await ben.messages(ben.here, limit=5)]
    assert any(told in text for text in lobby)
    listed = await (await ben.command("games")).reply()
    assert texts().words("de")("nusfjord-kept-rank_basic", value=rank - 1) in listed.text
    assert (await house.store.games.load(third.game_id)).state == "running"
    assert [row.value for row in await house.store.people.progress(int(ben.id))] == [rank - 1]


@pytest.mark.slow
async def test_a_single_game_shows_and_keeps_no_rank(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(2))
    await table.open("nusfjord")
    await rushed(house, table, anna)
    await house.delivered(table)
    assert await house.store.people.progress(int(anna.id)) == []
    shown = [seen.text for seen in await anna.messages(await house.thread(table), limit=20)]
    assert not any("rank" in text for text in shown)


async def set_rank(house: House, row: ProgressRow) -> None:
    """A rank won long ago."""
    statement = update(progress).where(progress.c.person_id == row.person_id).values(value=row.value)
    await house.store.write(lambda connection: connection.execute(statement))
