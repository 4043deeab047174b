"""A capability is added by a folder and a line: `tests/toy/rooms/ping` has a command, a button, a post and a guest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from bot.app import App
from bot.gateway.press import Answer
from bot.gateway.room import Room
from bot.sandbox.standin import Standin
from bot.text import texts
from db.store import Store
from tests.conversations.house import House, decide
from tests.toy.rooms.ping import room as ping

ROOMS = Path(ping.__file__).parents[1]


@pytest.fixture
async def with_pings(standin: Standin, database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(bot, "__path__", [*bot.__path__, str(ROOMS)])
    texts.cache_clear()
    opened = await House.open(
        standin,
        database,
        more=[lambda core: ping.room(core.ledger, core.choice, core.messages)],
    )
    yield opened
    await opened.stop()
    texts.cache_clear()


@pytest.mark.slow
async def test_a_room_brings_its_command_its_button_its_post_and_its_guest(with_pings: House) -> None:
    house = with_pings
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    (watcher,) = await house.people("Carla")
    asked = await (await watcher.command("ping", game=table.game_id)).reply()
    assert "Shall I say" in asked.text
    promised = await (await watcher.press(asked, asked.buttons[0]["custom_id"])).reply()
    assert "I will" in promised.text
    before = (await house.store.games.load(table.game_id)).revision
    await decide(mover, await house.panel(table, mover))
    await house.delivered(table)
    said = [seen.text for seen in mover.seen.values() if "Ping: move" in seen.text]
    assert said == [f"Ping: move {before + 1}."]
    again = await house.mover(table, people)
    await decide(again, await house.panel(table, again))
    await house.delivered(table)
    assert len([seen for seen in mover.seen.values() if "Ping: move" in seen.text]) == 1


async def test_two_rooms_can_not_answer_the_same_action(database: str) -> None:
    async def nothing(*_: object) -> None: ...

    twin = Room(name="twin", answers={"@ping": Answer("private", nothing, "watcher")})
    async with await Store.open(database) as store:
        with pytest.raises(ValueError, match="@ping"):
            App(store, more=[lambda _: twin, lambda _: twin])
