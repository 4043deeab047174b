"""Alone against Captain Ruth: in a thread, in a channel where no threads may be opened, in direct messages."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.permissions import CREATE_PUBLIC_THREADS
from tests.conversations.house import House, decide
from tests.conversations.rushing import rushed


@pytest.mark.parametrize("name", ["Anna", "Ben"])
@pytest.mark.slow
async def test_a_solo_game_has_a_thread_where_threads_are_allowed(house: House, name: str) -> None:
    (person,) = await house.people(name)
    table = Table([person], Random(3))
    await table.open("fleet", captains="yes")
    await table.play(until=12)
    final = await rushed(house, table, person)
    assert final.channel_id == await house.thread(table)
    assert controls(final, "@again")


@pytest.mark.slow
async def test_a_solo_game_stays_in_a_channel_without_threads(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.deny(anna.here, CREATE_PUBLIC_THREADS)
    table = Table([anna], Random(4))
    await table.open("fleet")
    await table.play(until=12)
    final = await rushed(house, table, anna)
    assert final.channel_id == anna.here
    assert house.standin.world.threads() == []


@pytest.mark.slow
async def test_a_solo_game_is_played_in_direct_messages_in_the_persons_language(house: House) -> None:
    (ben,) = await house.people("Ben")
    ben.here = (await ben.say("Moin", channel="@bot")).channel_id
    table = Table([ben], Random(5))
    await table.open("fleet")
    final = await table.play()
    assert final.channel_id == ben.here
    assert "SP" in final.text


@pytest.mark.slow
async def test_the_board_of_a_game_alone_tells_and_marks_the_last_throws_only(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(8))
    await table.open("fleet")
    panel = await house.panel(table, anna)
    loaded = await house.ledger.load(table.game_id)
    while loaded.table.round < 3:
        panel = await decide(anna, panel)
        loaded = await house.ledger.load(table.game_id)
    await house.delivered(table)
    (board,) = await house.boards(table, anna)
    assert "Round 3 begins" in board.text
    assert "Round 1 begins" not in board.text
    before = loaded.view_before(None)
    assert (before.round, before.phase) == (2, "town")
    assert sum(before.sheets[0].struck) < sum(loaded.game.view(loaded.table, None).sheets[0].struck)
