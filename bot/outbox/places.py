"""What becomes of the places where games are shown: rights that come and go, deleted threads, servers left and joined.
The client's events arrive here; the manager notes what follows from them, and the outbox says it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord

from bot.challenges.deal import is_run
from bot.errors import Sorry
from bot.gateway.permissions import key, kind_of, missing
from bot.gateway.reply import BROKEN, Interaction, Reply
from bot.ledger.loaded import Loaded
from bot.text import Words
from db.errors import StoreError
from db.records import NewPost

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
WATCH_EVERY_S = 6 * 3600.0


class Places:
    """Looks after places."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def away(self, guild_id: int | None) -> bool:
        """Whether the bot is not on this server; servers of other shards are none of this process's business.

        Before Discord has said on which servers it is, it is on all of them.
        """
        client = self._client
        if guild_id is None or not client.is_ready() or client.get_guild(guild_id) is not None:
            return False
        return client.share is None or client.share.has(guild_id)

    def trouble(self, loaded: Loaded, words: Words) -> str:
        """What keeps a running game from being shown where it is played, in one sentence; empty when nothing does."""
        row = loaded.row
        if row.guild_id is None or row.state != "running":
            return ""
        if self.away(row.guild_id):
            return words("place-away")
        guild = self._client.get_guild(row.guild_id)
        if guild is None or guild.unavailable:
            return ""
        place = guild.get_channel_or_thread(row.thread_id or row.channel_id)
        where = place or guild.get_channel(row.channel_id)  # a thread that sleeps is not known
        me: discord.Member | None = guild.me
        if where is None or me is None or (isinstance(where, discord.Thread) and where.parent is None):
            return ""
        kind = "thread" if row.thread_id is not None else kind_of(where)
        lacking = [words(key(right)) for right in missing(where.permissions_for(me), kind)]
        return words("place-shut", permissions=words.listed(lacking), count=len(lacking)) if lacking else ""

    async def forum_for(self, interaction: Interaction) -> discord.ForumChannel | None:
        """The forum of this server where games belong, unless the interaction is in one of its posts."""
        guild = self._client.get_guild(interaction.guild_id) if interaction.guild_id is not None else None
        if guild is None:
            return None
        row = await self._client.store.guild(guild.id)
        channel = guild.get_channel(row.default_channel_id) if row is not None and row.default_channel_id else None
        inside = isinstance(interaction.channel, discord.Thread) and interaction.channel.parent_id
        return channel if isinstance(channel, discord.ForumChannel) and channel.id != inside else None

    async def board(self, reply: Reply, game_id: str, part: str) -> None:
        """`/board`: the table, and a look whether everybody can see it; of a lobby its message."""
        reply.acknowledge()
        loaded = await self._client.manager.load(game_id)
        if loaded.row.state == "lobby":
            await self._client.lobbies.show_again(reply, loaded)
            return
        await self._client.tables.table(reply, game_id, part)
        if loaded.row.state == "running":
            await self.look_after(game_id)

    # -- servers ------------------------------------------------------------------------------------------------

    async def look_round(self) -> None:
        """At the start: on which servers with running games is the bot still, and on which is it again?"""
        await self._safely(self._look_round())

    async def _look_round(self) -> None:
        for guild_id in await self._client.store.guilds_running():
            if self.away(guild_id):
                await self._rest(guild_id)
            elif self._client.get_guild(guild_id) is not None:
                await self._client.manager.wake(guild_id)
        await self._opened(None)

    async def left(self, guild_id: int) -> None:
        """The bot was removed from a server."""
        await self._safely(self._rest(guild_id))

    async def joined(self, guild_id: int) -> None:
        """The bot is on a server (again)."""
        await self._safely(self._joined(guild_id))

    async def _rest(self, guild_id: int) -> None:
        if count := await self._client.manager.rest(guild_id):
            log.warning("%s games rest: the bot is not on server %s any more", count, guild_id)

    async def _joined(self, guild_id: int) -> None:
        await self._opened(guild_id)
        if count := await self._client.manager.wake(guild_id):
            log.info("%s games of server %s go on", count, guild_id)

    # -- channels and threads -----------------------------------------------------------------------------------

    async def changed(self, guild_id: int) -> None:
        """Rights may have changed on a server: what could not be said is tried again."""
        await self._safely(self._opened(guild_id))

    async def _opened(self, guild_id: int | None) -> None:
        self._client.threads.look_again()
        await self._client.outbox.open(guild_id)

    async def thread_deleted(self, thread_id: int, parent_id: int) -> None:
        """A thread is gone: its games go on in the channel above it, or in a new post of the forum."""
        await self._safely(self._thread_deleted(thread_id, parent_id))

    async def _thread_deleted(self, thread_id: int, parent_id: int) -> None:
        client = self._client
        for game in await client.store.in_channel(thread_id):
            if is_run(game.id):  # nobody else may see it: it waits for its person to press Play again
                continue
            if game.channel_id == thread_id:
                await client.store.place(game.id, channel_id=parent_id)
            await client.store.thread_gone(game.id)
            await client.manager.show_again(await client.manager.load(game.id))

    async def watch(self) -> None:
        """Every few hours, for ever: try again what could not be said, and keep the threads of games awake."""
        while True:
            await asyncio.sleep(WATCH_EVERY_S)
            await self._safely(self._opened(None))
            log.info("%s sleeping threads woken", await self.keep_awake())

    async def keep_awake(self) -> int:
        """Take the threads of running games out of the archive; how many slept. Locked ones are left alone."""
        woken = 0
        try:
            running = await self._client.store.running(self._client.share)
        except StoreError as error:
            log.error("sleeping threads could not be looked for: %s", error)
            return 0
        for game_id in running:
            try:
                loaded = await self._client.manager.load(game_id)
                woken += await self._client.threads.keep_awake(loaded)
            except (StoreError, Sorry, discord.HTTPException, *BROKEN) as error:
                log.info("the thread of game %s can't be looked after: %s", game_id, error)
        return woken

    async def look_after(self, game_id: str) -> None:
        """Let the outbox look whether the board is still there."""
        look = NewPost(kind="look", payload={}, nonce=f"{game_id}-l{secrets.token_hex(4)}")
        await self._client.store.post(game_id, [look], supersede=("look",))
        self._client.outbox.wake()

    async def _safely(self, work: Awaitable[None]) -> None:
        """Nobody waits for the answer to an event: what fails is logged, and tried again by the next one."""
        try:
            await work
        except (StoreError, Sorry) as error:
            log.error("places could not be looked after: %s", error)


class PlaceEvents(discord.AutoShardedClient):
    """The part of the client that hears of servers, channels and threads."""

    places: Places
    _watching: asyncio.Task[None] | None = None

    async def on_ready(self) -> None:
        """Once a process; a new session of the same one hears of everything by events."""
        if self._watching is None:
            self._watching = asyncio.create_task(self.places.watch(), name="places")
            await self.places.look_round()

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await super().close()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.places.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.places.joined(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.places.joined(guild.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        await self.places.changed(channel.guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self.places.changed(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self.places.changed(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Without the members' intent only of the bot itself: its roles."""
        await self.places.changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self.places.changed(payload.guild_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.places.thread_deleted(payload.thread_id, payload.parent_id)
