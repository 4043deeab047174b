"""Whether games can be shown where they are played: servers the bot is on, rights it has there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import discord
from msgspec import Struct

from bot.gateway.permissions import key, kind_of, missing, own_grants, own_member, own_permissions
from bot.ledger.loaded import Loaded
from bot.text import Words
from db.records import GameRow
from db.shards import Shards


class _Shut(Struct, frozen=True):
    """What keeps a game from being shown where it is played: its channel is `unseen`, its thread `locked`, rights are
    `lacking` there, or in the channel above a locked thread."""

    unseen: bool = False
    locked: bool = False
    lacking: Sequence[str] = ()


class Places:
    """Looks at what the client knows; with a `share`, servers of other shards are none of this process's business.
    `now` is the time timeouts are held against."""

    def __init__(self, client: discord.Client, share: Shards | None, now: Callable[[], datetime]) -> None:
        self._client = client
        self._share = share
        self._now = now

    def away(self, guild_id: int | None) -> bool:
        """Whether the bot is not on this server. Before Discord has said on which servers it is, it is on all."""
        client = self._client
        if guild_id is None or not client.is_ready() or client.get_guild(guild_id) is not None:
            return False
        return self._share is None or self._share.has(guild_id)

    def here(self, guild_id: int) -> bool:
        """Whether the bot is known to be on this server."""
        return self._client.get_guild(guild_id) is not None

    def sees(self, channel_id: int) -> bool:
        """Whether Discord tells the bot of this channel."""
        return self._client.get_channel(channel_id) is not None

    def timed_out_until(self, guild_id: int) -> datetime | None:
        """Until when moderators keep the bot from everything but reading on this server; None when they don't."""
        guild = self._client.get_guild(guild_id)
        me = own_member(guild) if guild is not None else None
        until = me.timed_out_until if me is not None else None
        return until if until is not None and until > self._now() else None

    def timeouts(self, guild_id: int | None) -> list[tuple[int, datetime]]:
        """The servers on which the bot is timed out, of this one or of all (None), and until when."""
        servers = [guild_id] if guild_id is not None else [guild.id for guild in self._client.guilds]
        found = [(server, self.timed_out_until(server)) for server in servers]
        return [(server, until) for server, until in found if until is not None]

    def trouble(self, loaded: Loaded, words: Words) -> str:
        """What keeps a running game from being shown where it is played, in one sentence; empty when nothing does."""
        row = loaded.row
        if row.guild_id is None or row.state != "running":
            return ""
        if self.away(row.guild_id):
            return words("place-away")
        if (until := self.timed_out_until(row.guild_id)) is not None:
            return words("place-timed-out", until=discord.utils.format_dt(until, "f"))
        found = self._shut(row)
        if found.unseen:
            return words("place-unseen", permission=words(key("view_channel")))
        if found.lacking:
            named = words.listed([words(key(right)) for right in found.lacking])
            sentence = "place-locked-and-shut" if found.locked else "place-shut"
            return words(sentence, permissions=named, count=len(found.lacking))
        return words("place-locked") if found.locked and row.thread_id == row.channel_id else ""

    def why_shut(self, loaded: Loaded, words: Words) -> str:
        """Why nothing can be said where a game is played, in a clause, as far as anybody knows."""
        row = loaded.row
        if row.guild_id is not None and (until := self.timed_out_until(row.guild_id)) is not None:
            return words("shut-timed-out", until=discord.utils.format_dt(until, "f"))
        found = self._shut(row)
        if found.unseen:
            return words("shut-unseen", permission=words(key("view_channel")))
        if found.lacking:
            named = words.listed([words(key(right)) for right in found.lacking])
            return words("shut-lacking", permissions=named, count=len(found.lacking))
        return words("shut-refused")

    def _shut(self, row: GameRow) -> _Shut:
        """What keeps a game from being shown; nothing where that can't be told."""
        guild = self._client.get_guild(row.guild_id) if row.guild_id is not None else None
        if guild is None or guild.unavailable or own_member(guild) is None:
            return _Shut()
        thread = guild.get_channel_or_thread(row.thread_id) if row.thread_id is not None else None
        above = guild.get_channel(row.channel_id)
        where, kind = thread or above, "thread" if row.thread_id is not None else None  # one that sleeps is not known
        if where is None:
            return _Shut(unseen=row.thread_id != row.channel_id)
        if isinstance(where, discord.Thread) and where.parent is None:
            return _Shut()
        locked = isinstance(where, discord.Thread) and where.locked and not own_permissions(where).manage_threads
        if locked and above is not None:  # it goes on there
            where, kind = above, None
        lacking = missing(own_grants(where), kind or kind_of(where))
        return _Shut(unseen="view_channel" in lacking, locked=locked, lacking=lacking)
