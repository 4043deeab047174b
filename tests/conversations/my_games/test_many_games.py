"""Somebody with very many games: all of them are in the list, but no table is read that is not shown."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import Connection, insert, select

from bot.gateway.game_choice import MOST_SUGGESTED, SUGGESTIONS
from bot.my_games.panel import PAGE
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from db.games import GameRepository
from db.tables import games, seats
from tests.conversations.house import House

COPIES = 120
DIRECT = "@bot"


@contextmanager
def _read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The games whose tables are read meanwhile."""
    read: list[str] = []
    before = GameRepository.load_seated

    async def load_seated(self: GameRepository, game_id: str) -> object:
        read.append(game_id)
        return await before(self, game_id)

    with monkeypatch.context() as patched:
        patched.setattr(GameRepository, "load_seated", load_seated)
        yield read


async def _many(house: House) -> tuple[Person, list[str]]:
    """Anna, and the ids of her games, the newest first: she plays alone in one and in copies of it."""
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(1))
    await table.open("fleet")
    await house.board(table, anna)
    await house.delivered(table)
    ids = [f"copy{number:04}" for number in range(COPIES)]

    def copy(connection: Connection) -> int:
        found = connection.execute(select(games).where(games.c.id == table.game_id)).mappings().one()
        game = {column.key: found[column] for column in games.c}
        found = connection.execute(select(seats).where(seats.c.game_id == table.game_id)).mappings().one()
        seat = {column.key: found[column] for column in seats.c}
        for number, copied in enumerate(ids, 1):
            begun = game["created_at"] - timedelta(hours=number)
            here = {"id": copied, "created_at": begun, "thread_id": None, "board_message_id": None}
            connection.execute(insert(games).values({**game, **here}))
            connection.execute(insert(seats).values({**seat, "game_id": copied, "joined_interaction_id": None}))
        return 1

    await house.store.write(copy)
    return anna, [table.game_id, *ids]


async def test_a_page_reads_only_the_games_it_shows_and_the_pages_show_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ids = await _many(house)
    found: set[str] = set()
    with _read(monkeypatch) as read:
        shown = await (await anna.command("games")).reply()
        assert len(read) == PAGE
    pages = -(-len(ids) // PAGE)
    assert f"of {pages}" in shown.text.replace("*", "")
    for _ in range(pages):
        found |= {custom_id.split(":")[1] for custom_id in controls(shown, "@play")}
        shown = await (await anna.press(shown, controls(shown, "@games")[-1])).reply()
    assert found == set(ids)


@pytest.mark.slow
async def test_what_is_suggested_reads_no_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ids = await _many(house)
    with _read(monkeypatch) as read:
        for command in ("play", "history"):
            found = await anna.autocomplete(command, focused="game", typed="fle")
            assert [each["value"] for each in found] == ids[:SUGGESTIONS]
            assert all("Anna" in each["name"] for each in found)
        assert not await anna.autocomplete("play", focused="game", typed="nusfjord")
    assert read == []


@pytest.mark.slow
async def test_which_game_is_meant_reads_only_those_to_pick_from(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = await _many(house)
    with _read(monkeypatch) as read:
        shown = await (await anna.command("board", channel=DIRECT)).reply()
        assert len(shown.selects[0]["options"]) == SUGGESTIONS
        assert len(read) == SUGGESTIONS
        read.clear()
        await (await anna.command("play", channel=DIRECT)).reply()
        assert len(read) == SUGGESTIONS + PAGE
        read.clear()
        await (await anna.command("settings")).reply()
        assert read == []


@pytest.mark.slow
async def test_whoever_types_faster_than_it_is_suggested_can_still_press(house: House) -> None:
    (anna,) = await house.people("Anna")
    await (await anna.command("new", "fleet", seats=2)).reply()
    await house.quiet()  # a command is still under way when its answer is there already
    house.shore.trouble = "slow"
    typing = [anna.autocomplete("play", focused="game", typed="f") for _ in range(MOST_SUGGESTED + 5)]
    suggested = asyncio.gather(*typing)
    # Whatever comes from then on has no room, in whichever order it comes.
    while len(house.client.under_way) < MOST_SUGGESTED:  # noqa: ASYNC110 - nothing announces it
        await asyncio.sleep(0)
    shown = asyncio.create_task(anna.command("games"))
    found = await suggested
    assert sum(not each for each in found) == 5
    assert "Fleet" in (await (await shown).reply()).text
    house.shore.trouble = ""
    assert await anna.autocomplete("play", focused="game", typed="f"), "there is room again"
