"""`bench scale`: what a decision asks of the database and of Discord, counted, and what a server costs in memory.
Counts do not depend on the machine; how long things take is measured by the other benches."""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import discord

from bot.lobby.status_card import STATUS_AFTER
from bot.sandbox.autoplay import Table
from bot.sandbox.bot_server import Exchange
from bot.sandbox.run import running
from bot.sandbox.seed import new_world
from bot.text import texts
from bot.tools.bench.timing import memory_mb
from bot.tools.report import Report
from db.access import Access, Work
from db.store import Store

T = TypeVar("T")
SERVERS = 500
CHANNELS, ROLES, THREADS, EMOJIS = 40, 25, 20, 40
"""What a well-furnished server has."""


class CountedAccess:
    """A way into the database that counts how often it is taken."""

    def __init__(self, way: Access, counts: Counter[str]) -> None:
        self._way = way
        self._counts = counts

    async def read(self, work: Work[T]) -> T:
        self._counts["readings"] += 1
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        self._counts["transactions"] += 1
        return await self._way.write(work)

    async def close(self) -> None:
        await self._way.close()


def bench_scale(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    print(asyncio.run(_measure(given)).json())
    return 0


async def _measure(given: argparse.Namespace) -> Report:
    report = Report("bench scale", game=given.game, presses=given.presses, seats=given.seats)
    report.figure("memory of a server", await _server_kb(), "kB")
    counts = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'games.sqlite3'}"
        async with (
            await Store.open(address, through=lambda access: CountedAccess(access, counts)) as store,
            running(new_world(people=given.seats), store) as sandbox,
        ):
            people = [await sandbox.standin.person(each.id) for each in sandbox.standin.world.people]
            table = Table(people, Random(1))
            await table.open(texts().words("en")(f"{given.game}-command"))
            sandbox.standin.observers.append(lambda exchange: counts.update([_kind(exchange)]))
            counts.clear()  # what it took to get here
            before = (await store.games.load(table.game_id)).revision
            await table.play(until=given.presses)
            await asyncio.sleep(STATUS_AFTER.total_seconds() + 1)  # the last status card is edited
            decisions = (await store.games.load(table.game_id)).revision - before
    report.figure("decisions", decisions, "decisions")
    for name in ("readings", "transactions", "answers to interactions", "requests under the global limit"):
        report.figure(f"{name} a decision", counts[name] / max(1, decisions), name)
    return report


def _kind(exchange: Exchange) -> str:
    """Discord's limit for all requests of a bot together leaves out what answers interactions."""
    answers = exchange.path.startswith(("/interactions/", "/webhooks/"))
    return "answers to interactions" if answers else "requests under the global limit"


async def _server_kb() -> float:
    """What the library keeps of a server, with our intents."""
    client = discord.Client(
        intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none(), max_messages=None
    )
    gc.collect()
    before = memory_mb()
    for number in range(SERVERS):
        client._connection._add_guild_from_data(_server((number + 1) << 30))  # type: ignore[arg-type]
    gc.collect()
    return 1000 * (memory_mb() - before) / SERVERS


def _server(first: int) -> dict[str, Any]:
    """A server as the gateway tells of it; its ids begin with `first`."""
    sleeping = {"archived": False, "archive_timestamp": "2026-01-01T00:00:00+00:00", "auto_archive_duration": 10080}
    closed = [{"id": str(first), "type": 0, "allow": "0", "deny": "1024"}]
    unset = ("afk_channel_id", "system_channel_id", "icon")
    zero = ("verification_level", "nsfw_level", "mfa_level", "default_message_notifications", "premium_tier")
    more = ("explicit_content_filter", "system_channel_flags")
    return {
        **dict.fromkeys(unset),
        **dict.fromkeys((*zero, *more), 0),
        **{name: [] for name in ("stickers", "features", "members", "voice_states", "presences")},
        **{name: [] for name in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
        "id": str(first),
        "name": f"Harbour {first}",
        "owner_id": "7",
        "member_count": 500,
        "afk_timeout": 60,
        "preferred_locale": "en-US",
        "premium_progress_bar_enabled": False,
        "roles": [
            {"id": str(first + n), "name": f"role {n}", "color": 0, "colors": {"primary_color": 0}, "flags": 0}
            | {"hoist": False, "position": n, "permissions": "104324673", "managed": False, "mentionable": False}
            for n in range(ROLES)
        ],
        "channels": [
            {"id": str(first + 1000 + n), "type": 0, "name": f"channel-{n}", "position": n, "nsfw": False}
            | {"permission_overwrites": closed, "parent_id": None}
            for n in range(CHANNELS)
        ],
        "threads": [
            {"id": str(first + 2000 + n), "type": 11, "name": f"game {n}", "parent_id": str(first + 1000)}
            | {"owner_id": "5", "message_count": 3, "member_count": 3, "guild_id": str(first)}
            | {"thread_metadata": {**sleeping, "locked": False}}
            for n in range(THREADS)
        ],
        "emojis": [
            {"id": str(first + 3000 + n), "name": f"e{n}", "animated": False, "available": True}
            | {"managed": False, "require_colons": True}
            for n in range(EMOJIS)
        ],
    }
