"""A second opinion: SimCord's fake of Discord, which we did not write, drives the same client through a whole game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord

from bot.app import App
from bot.chores import chores
from bot.gateway.controls import read
from bot.outbox.delivery import Outbox
from bot.pictures.replays import Order
from bot.pictures.studio import Studio
from bot.workers.queue import Asker
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.store import Store
from render import Picture
from tests.conversations.house import EVERY
from tests.simcord.test_differences import strict_guild
from tests.today import todays

STUCK_S = 300.0
"""Real seconds, as SimCord counts: what is not done by then never will be, however busy the machine."""


def _controls(message: discord.Message) -> list[Any]:
    """Every button and menu of a message, nested ones included."""
    found: list[Any] = []
    todo: list[Any] = list(message.components)
    while todo:
        component = todo.pop(0)
        todo[:0] = list(getattr(component, "children", []))
        if getattr(component, "custom_id", None) and not getattr(component, "disabled", False):
            found.append(component)
    return found


def _has(message: discord.Message, action: str) -> bool:
    found = [read(item.custom_id) for item in _controls(message)]
    return any(control is not None and control.choice == action for control in found)


def _custom_id(message: discord.Message, action: str) -> str:
    for item in _controls(message):
        control = read(item.custom_id)
        if control is not None and control.choice == action:
            return item.custom_id
    raise LookupError(f"no {action} in message {message.id}")


def _choices(message: discord.Message) -> list[tuple[str, str]]:
    """What a panel offers, as (custom id, menu value)."""
    found: list[tuple[str, str]] = []
    for item in _controls(message):
        control = read(item.custom_id)
        if control is not None and not control.action:
            found.append((item.custom_id, ""))
        elif control is not None and control.action == "@pick":
            found += [(item.custom_id, option.value) for option in item.options]
    return found


def _answer(result: simcord.InteractionResult) -> discord.Message:
    assert result.response is not None
    return result.response.message


class _Pictures(Studio):
    """Draws every picture whole; replays, which take a process for half a minute, only in part."""

    def __init__(self) -> None:
        super().__init__()
        self._hasty = Studio(every=EVERY)

    async def animate(self, order: Order, asker: Asker) -> Picture:
        return await self._hasty.animate(order, asker)

    def close(self) -> None:
        super().close()
        self._hasty.close()


class _Game:
    """A table as SimCord shows it."""

    def __init__(self, channel: simcord.ChannelHandle) -> None:
        self.channel = channel
        self.rng = Random(1)

    def board(self) -> discord.Message:
        """The newest public message of the game's thread."""
        (thread,) = self.channel.threads
        assert thread.last_message is not None
        return thread.last_message

    async def turn(self, person: Any) -> None:
        """Press Play and decide until nothing is left to decide."""
        board = self.board()
        result = await person.click(board, custom_id=_custom_id(board, "@play"))
        panel = _answer(result)
        while choices := _choices(panel):
            custom_id, value = self.rng.choice(choices)
            if value:
                result = await person.select(panel, [value], custom_id=custom_id)
            else:
                result = await person.click(panel, custom_id=custom_id)
            assert result.acknowledged
            panel = _answer(result)


@asynccontextmanager
async def simcord_running(env: simcord.Env) -> AsyncIterator[None]:
    await env.start()
    try:
        yield
    finally:
        await env.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("kind", todays(["fleet", "montego", "nusfjord", "captains"], 4))
async def test_two_people_play_a_whole_game_in_another_fake_of_discord(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With pictures as they are drawn, and a bot that has the rights of its invitation and no others."""
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3") as store:

        def patiently(news: asyncio.Event, _: float) -> Awaitable[object]:
            """SimCord waits until the bot is idle and must be told that an outbox waiting for news is."""
            return env.external_wait(news.wait(), reason="the outbox waits for news")

        def unhurried(seconds: float) -> Awaitable[object]:
            """The same of chores that wait for their time, which would come on a machine that is busy long enough."""
            return env.external_wait(asyncio.sleep(seconds), reason="a chore waits for its time")

        monkeypatch.setattr(chores, "sleep", unhurried)
        app = App(
            store,
            studio=_Pictures(),
            workers=Workers(make=WorkerThread),
            outbox=Outbox(store, wait=patiently),
            shard_count=1,
        )
        env = simcord.Env(app.client, settle_timeout=STUCK_S)
        async with simcord_running(env):
            guild, members = strict_guild(env)
            channel = guild.create_text_channel("games")
            people = [guild.add_member(env.create_user(name), roles=[members]) for name in ("anna", "ben")]
            game = _Game(channel)
            anna, ben = people
            lobby = _answer(await anna.slash(channel, f"new {kind}", seats=2))
            game_id = _custom_id(lobby, "@join").split(":")[1]
            await ben.click(lobby, custom_id=_custom_id(lobby, "@join"))
            lobby = channel.history(viewer=anna)[-1]
            await anna.click(lobby, custom_id=_custom_id(lobby, "@start"))
            turns = 0
            while (loaded := await app.ledger.load(game_id)).row.state == "running":
                owing = loaded.people(loaded.waiting())
                await game.turn(next(person for person in people if person.id in owing))
                turns += 1
            (thread,) = channel.threads
            told = [seen for seen in thread.history(viewer=anna) if not seen.flags.ephemeral]
            final = next(seen for seen in told if _has(seen, "@again"))
            assert turns >= 20
            assert _custom_id(final, "@again")
            assert {user.id for user in final.mentions} == {anna.id, ben.id}
