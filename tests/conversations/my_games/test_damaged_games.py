"""A game of which what is stored is damaged takes nothing from whoever plays others, too."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.ledger.loaded import Trace, decode_saved, encode_saved
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from db.tables import games
from tests.conversations.house import House, choices
from tests.conversations.plans.planning import loaded_of, play


async def _two(house: House) -> tuple[Person, Table, Table]:
    """Whoever decides in one game, that game, and another one of theirs."""
    table, people = await house.game("Anna", "Ben")
    other, _ = await house.game("Anna", "Ben")
    return await house.mover(table, people), table, other


async def _damage(house: House, table: Table, blob: bytes) -> None:
    damaged = update(games).where(games.c.id == table.game_id).values(table_blob=blob)
    await house.store.write(lambda connection: connection.execute(damaged).rowcount)


async def test_the_others_are_listed_suggested_and_played_on(house: House) -> None:
    me, table, damaged = await _two(house)
    saved = decode_saved((await house.store.games.load(damaged.game_id)).table_blob or b"")
    saved.trail.append(Trace(0, "gull", False, 1))
    await _damage(house, damaged, encode_saved(saved).replace(b"gull", b"g\xffll"))
    assert choices(await house.panel(table, me)), "the panel counts what else waits"
    assert choices(await (await me.command("play", game=table.game_id)).reply())
    assert table.game_id in [each["value"] for each in await me.autocomplete("play", focused="game", typed="")]
    listed = await (await me.command("games")).reply()
    assert {custom_id.split(":")[1] for custom_id in controls(listed, "@play")} == {table.game_id}


@pytest.mark.slow
async def test_a_window_that_nobody_was_called_to_by_any_move_there_can_be_is_listed(house: House) -> None:
    me, table, damaged = await _two(house)
    loaded = await loaded_of(house, damaged)
    while loaded.table.lanes is None or loaded.seat_held(int(me.id)) in loaded.waiting():
        seat = next(iter(loaded.waiting()))
        await play(house, damaged, seat, loaded.game.suggestion(loaded.table, seat))
        loaded = await loaded_of(house, damaged)
    loaded.saved.posted = 2**64 - 1
    await _damage(house, damaged, loaded.encode())
    listed = await (await me.command("games")).reply()
    assert {custom_id.split(":")[1] for custom_id in controls(listed, "@play")} == {table.game_id}
    assert controls(listed, "@fresh"), "and the one that is damaged leads to itself"
