"""Discord's events, and to whom each of them is handed. What is done about them is in the rooms, and `app.py` puts all
of it together."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.gateway.connection import PatientClient
from bot.gateway.dispatch import Dispatcher
from bot.gateway.duplicates import once
from bot.gateway.reply import Interaction, Sharing, guarded
from bot.gateway.rest_gate import PATIENCE_S, gate, tell_limits
from bot.gateway.unreadable_events import log_unreadable
from bot.places.watch import PlaceWatch
from db.shards import Shards

log = logging.getLogger(__name__)
ANSWERING_S = 10.0
"""How long interactions that were begun have when the bot is stopped."""
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here


class Lifetime(Protocol):
    """What is done when the bot comes to Discord, when it goes, and when somebody is heard there."""

    async def begin(self) -> None:
        """Discord knows the bot; no event has come yet."""
        ...

    async def stop(self) -> None:
        """Nobody is answered any more; Discord is still there."""
        ...

    async def end(self) -> None:
        """Discord is left."""
        ...

    def heard(self, person: discord.User | discord.Member, language: str) -> None:
        """Somebody whose Discord speaks this language has done something."""
        ...

    async def reads_text_first(self, person_id: int) -> bool:
        """Whether this person wants words before pictures; not while that can't be known."""
        ...

    async def invited(self, guild_id: int) -> None:
        """The bot was invited to a server."""
        ...


class QuaysideClient(PatientClient):
    """Quayside on Discord. Needs no privileged intent.

    It serves as many shards as Discord recommends, or those of `share` only: then other processes, which share nothing
    with this one but the database, serve the others. `serve` comes before `start`.
    """

    def __init__(self, share: Shards | None = None, **options: Any) -> None:
        if share is not None:
            options |= {"shard_ids": list(share.ids), "shard_count": share.count}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=gate(options.pop("http_trace", None)),
            max_ratelimit_timeout=PATIENCE_S,
            **options,
        )
        tell_limits(self.http)
        once(self._connection.parsers)
        log_unreadable(self._connection.parsers)
        self.closing = False
        self.under_way: dict[asyncio.Task[Any] | None, int] = {}
        """The interactions that are being answered, and whose they are."""
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self.shares: Sharing
        """What there is of everything people have a share of."""
        self._dispatcher: Dispatcher
        self._watch: PlaceWatch
        self._lifetime: Lifetime
        self._looking: asyncio.Task[Any] | None = None

    def serve(self, dispatcher: Dispatcher, shares: Sharing, watch: PlaceWatch, lifetime: Lifetime) -> None:
        """Hand what arrives to these from now on."""
        self._dispatcher = dispatcher
        self.shares = shares
        self._watch = watch
        self._lifetime = lifetime

    async def setup_hook(self) -> None:
        """discord.py calls this once, between login and the first event."""
        await self._lifetime.begin()

    async def close(self) -> None:
        """Finish what was begun, then leave Discord: people who press now are asked to press again."""
        self.closing = True
        if self._looking is not None:
            self._looking.cancel()
        if waiting := {task for task in self.under_way if task is not None and task is not asyncio.current_task()}:
            _, unfinished = await asyncio.wait(waiting, timeout=ANSWERING_S)
            if unfinished:
                log.warning("%s interactions were not answered in time", len(unfinished))
        await self._lifetime.stop()
        await super().close()
        await self._lifetime.end()

    # -- interactions -------------------------------------------------------------------------------------------

    def heard(self, person: discord.User | discord.Member, language: str) -> None:
        """Somebody whose Discord speaks this language has done something."""
        self._lifetime.heard(person, language)

    async def reads_text_first(self, person_id: int) -> bool:
        """Whether this person wants words before pictures."""
        return await self._lifetime.reads_text_first(person_id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus and forms; the command tree receives commands by itself."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._dispatcher.dispatch(interaction)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail(_: object) -> None:
            raise original

        await guarded(interaction, fail)

    # -- servers, channels and threads --------------------------------------------------------------------------

    async def on_ready(self) -> None:
        """At the start, and with every new session: of what happened between two of them no event tells."""
        self._looking = asyncio.current_task()
        await self._watch.look_round()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._watch.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._watch.joined(guild.id)
        await self._lifetime.invited(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._watch.joined(guild.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        await self._watch.changed(channel.guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._watch.changed(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self._watch.changed(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Without the members' intent only of the bot itself: its roles."""
        await self._watch.changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._watch.changed(payload.guild_id)
        if payload.data["thread_metadata"]["archived"]:
            await self._watch.thread_archived(payload.thread_id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if after.locked and not before.locked:
            await self._watch.thread_locked(after)
        elif before.locked and not after.locked:
            await self._watch.thread_unlocked(after)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._watch.thread_deleted(payload.thread_id, payload.parent_id)
