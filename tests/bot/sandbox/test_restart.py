"""A world in a file is the same after a restart, also when the process was killed."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox.clock import VirtualClock
from bot.sandbox.held_time import held_time
from bot.sandbox.seed import open_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, Board, picture
from tests.bot.sandbox.conftest import running


async def test_everything_said_is_there_after_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "world.sqlite3", VirtualClock()
    async with Standin(world=open_world(path, clock=clock)) as standin:
        token = standin.token
        async with running(BareBot(standin), standin) as bot:
            thread = await bot.text_channel("games").create_thread(
                name="Fleet #1", type=discord.ChannelType.public_thread
            )
            board = await thread.send(view=Board("turn 1"), file=picture(), nonce="n1")
            anna = await standin.person("Anna")
            await anna.speak("de")
            (shown,) = await anna.messages(str(thread.id))
            content = await anna.fetch(shown.pictures[0]["url"])
            whispered = await (await anna.command("fish", "catch", kind="eel")).reply()
            interaction = bot.interactions[-1]
    async with Standin(world=open_world(path, clock=clock)) as standin:
        assert standin.token == token
        anna = await standin.person("Anna")
        assert anna.me["locale"] == "de"
        (message,) = await anna.messages(str(thread.id))
        assert (message.id, message.text) == (str(board.id), "turn 1")
        assert await anna.fetch(message.pictures[0]["url"]) == content
        assert whispered.id in [seen.id for seen in await anna.messages(anna.here)]
        async with running(BareBot(standin), standin) as bot:
            again = await bot.guilds[0].threads[0].send("turn 1 once more", nonce="n1")
            assert again.id == board.id
            later = await bot.text_channel("games").send("new")
            assert later.id > board.id
            async with aiohttp.ClientSession(connector=standin.connector()) as session:
                webhook = discord.Webhook.partial(interaction.application_id, interaction.token, session=session)
                edited = await webhook.edit_message(int(whispered.id), content="still editable")
            assert edited.content == "still editable"


async def test_no_command_shares_its_id_with_anything_that_comes_after_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "world.sqlite3", VirtualClock()
    async with Standin(world=open_world(path, clock=clock)) as standin, running(BareBot(standin), standin) as bot:
        told = [command.id for command in await bot.tree.fetch_commands()]
    assert told
    world = open_world(path, clock=clock)
    assert int(world.ids.next()) > max(told)
    world.journal.close()


_TALKER = """
import asyncio, sys
import aiohttp
from bot.sandbox.standin import Standin
from bot.sandbox.seed import open_world

async def main():
    async with Standin(world=open_world(sys.argv[1])) as standin:
        channel = standin.world.channel_named("games").id
        url = f"https://discord.com/api/v10/channels/{channel}/messages"
        async with aiohttp.ClientSession(connector=standin.connector()) as session:
            while True:
                headers = {"Authorization": f"Bot {standin.token}"}
                async with session.post(url, json={"content": "x"}, headers=headers) as response:
                    print((await response.json())["id"], flush=True)

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.slow
async def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        _TALKER,
        str(path),
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert process.stdout is not None
    with held_time().work_outside():
        answered = [(await process.stdout.readline()).decode().strip() for _ in range(40)]
        os.kill(process.pid, signal.SIGKILL)
        answered += (await process.stdout.read()).decode().split()[:-1]
        await process.wait()
    world = open_world(path)
    stored = {message.id for message in world.channel_named("games").log}
    assert set(answered) <= stored
    world.journal.close()
