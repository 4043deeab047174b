"""The process under test: the bot, or a bare discord.py client to compare it with, and what it feels from inside.
Run by `bot_process.py`, which talks to it in lines: a JSON setup first, then `stats`, `beat` and `stop`."""

from __future__ import annotations

import asyncio
import io
import sys
import time
from pathlib import Path

import discord
import msgspec
from discord import app_commands

from bot.app import App
from bot.health.garbage_collection import keep_collections_short, leave_out_what_is_loaded
from bot.sandbox.client_connection import ClientConnection
from bot.tools.bench.cpu_profile import CpuProfile
from bot.tools.bench.timing import memory_mb
from bot.workers.workers import Workers
from db.store import Store

BEAT_S = 0.005


class BenchSetup(msgspec.Struct, frozen=True):
    """What to be. The bare client answers with the `picture` file; without one it is the bot.

    `profile`: notice where the time goes, which makes all slower; how late the event loop is isn't noticed then.
    `still`: that is noticed only from `beat` on, for it takes some 10 ms of processor time a second.
    """

    connection: ClientConnection
    database: str = ""
    picture: str = ""
    profile: bool = False
    still: bool = False


class Stats(msgspec.Struct, frozen=True):
    """Since the last time of asking: the longest time the event loop was not reached, CPU seconds; memory now.

    `areas` are seconds by what they were spent on, if that was ordered.
    """

    longest_block_ms: float
    longest_own_block_ms: float
    cpu_s: float
    memory_mb: float
    areas: dict[str, float] = {}
    worked: dict[str, int] = {}
    """How often the workers have come to a result since the start, by function."""


class Heartbeat:
    """Notices when the event loop is late, and how much of that it spent computing itself."""

    def __init__(self, areas: CpuProfile | None = None) -> None:
        self._areas = areas
        self.late = self.own = 0.0
        self._cpu = time.process_time()

    async def run(self) -> None:
        while True:
            began, cpu = time.perf_counter(), time.thread_time()
            await asyncio.sleep(BEAT_S)
            self.late = max(self.late, time.perf_counter() - began - BEAT_S)
            self.own = max(self.own, time.thread_time() - cpu)

    def stats(self) -> Stats:
        cpu = time.process_time()
        areas = self._areas.spent() if self._areas is not None else {}
        found = Stats(self.late * 1000, self.own * 1000, cpu - self._cpu, memory_mb(), areas)
        self.late = self.own = 0.0
        self._cpu = cpu
        return found


class BareClient(discord.Client):
    """The least a bot can do: /floor answers with a stored picture, its button acknowledges and then shows it."""

    def __init__(self, content: bytes, connection: ClientConnection) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            connector=connection.connector(),
            guild_ready_timeout=0.0,
            max_messages=None,
        )
        self._content = content
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="floor", description="A stored picture")
        async def floor(interaction: discord.Interaction) -> None:
            button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Again", custom_id="floor")
            view = discord.ui.View(timeout=None)
            view.add_item(button)
            await interaction.response.send_message(file=self._file(), view=view, ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await interaction.edit_original_response(attachments=[self._file()])

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self._content), "board.png")


async def serve() -> None:
    """Be what the first line orders until told to stop."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=1 << 20)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    setup = msgspec.json.decode(await lines.readline(), type=BenchSetup)
    store: Store | None = None
    client: discord.Client
    workers = Workers()
    if setup.picture:
        client = BareClient(await asyncio.to_thread(Path(setup.picture).read_bytes), setup.connection)
    else:
        store = await Store.open(setup.database)
        client = App(store, workers=workers, connector=setup.connection.connector(), guild_ready_timeout=0.0).client
        leave_out_what_is_loaded()
    heartbeat = Heartbeat(CpuProfile() if setup.profile else None)
    async with client:
        serving = asyncio.create_task(client.start(setup.connection.token))
        await client.wait_until_ready()
        beating = None if setup.profile or setup.still else asyncio.create_task(heartbeat.run())
        tidying = asyncio.create_task(keep_collections_short() if store is not None else asyncio.sleep(0))
        _say(b'"ready"')
        while (line := (await lines.readline()).strip()) not in (b"", b"stop"):
            if line == b"stats":
                felt = msgspec.structs.replace(heartbeat.stats(), worked=dict(workers.done))
                _say(msgspec.json.encode(felt))
            elif line == b"beat":
                if beating is None and not setup.profile:
                    beating = asyncio.create_task(heartbeat.run())
                _say(b'"beating"')
        if beating is not None:
            beating.cancel()
        tidying.cancel()
        await client.close()
        await asyncio.gather(serving, *filter(None, [beating]), tidying, return_exceptions=True)
    if store is not None:
        await store.close()


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(serve())
