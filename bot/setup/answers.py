"""`/setup check`: whether games can be shown in a channel, what is missing for it, and how the bot itself is.
It changes nothing, so anybody may ask."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord
from msgspec.structs import replace

from bot.gateway.layout import ACCENT, layout, text
from bot.gateway.permissions import invite, own_grants, own_member
from bot.gateway.public_language import language_line, public_language
from bot.gateway.reply import BROKEN, Reply
from bot.outbox.places import Places
from bot.setup.looking import BAD, GOOD, MIDDLING, look_at, shut_at, unseen
from bot.text import Words
from db.errors import StoreError
from db.records import GuildRow
from db.store import Store

LATE = timedelta(minutes=5)
"""What should have been said so long ago is a sign that something is wrong."""
ANSWERS = {GOOD: "setup-yes", MIDDLING: "setup-yes-but", BAD: "setup-not-yet"}


class SetupAnswers:
    """Looks at a place and says what it finds."""

    def __init__(self, client: discord.Client, store: Store, places: Places) -> None:
        self._client = client
        self._store = store
        self._places = places

    async def check(self, reply: Reply, channel_id: int | None = None) -> None:
        """The private panel; about the channel named, or the one in which it is asked."""
        reply.acknowledge()
        words, guild_id = reply.words, reply.interaction.guild_id
        server, spoken = await self._server(reply) if guild_id is not None else (None, [])
        place, lacking = await self._place(reply, channel_id, server)
        found = [*place, *await self._bot(words)]
        answer = next((mark for mark in (BAD, MIDDLING) if any(line.startswith(mark) for line in found)), GOOD)
        lines = [f"## {words('setup-title')}", f"{answer} {words(ANSWERS[answer])}", *found]
        if guild_id is not None:
            lines += [*spoken, *self._remedies(reply, guild_id, lacking)]
        await reply.show(layout(text("\n".join(lines)), accent=ACCENT))

    async def _place(
        self, reply: Reply, channel_id: int | None, server: GuildRow | None
    ) -> tuple[list[str], list[str]]:
        """What is to be said of the place where games are to be shown, and the rights that are lacking."""
        interaction, words = reply.interaction, reply.words
        if interaction.context.private_channel:
            return [f"{BAD} {words('place-not-here')}"], []
        if interaction.guild_id is None:
            return [f"{GOOD} {words('setup-direct')}"], []
        if self._places.away(interaction.guild_id):
            return [f"{BAD} {words('setup-not-invited')}"], []
        if (until := self._places.timed_out_until(interaction.guild_id)) is not None:
            end = discord.utils.format_dt(until, "f")
            return [f"{BAD} {words('place-timed-out-here', until=end)}"], []
        guild = self._client.get_guild(interaction.guild_id)
        asked = channel_id or interaction.channel_id
        home = guild.get_channel(server.default_channel_id or 0) if guild is not None and server is not None else None
        channel: object = interaction.channel
        has = interaction.app_permissions
        if asked != interaction.channel_id and guild is not None:
            channel = guild.get_channel_or_thread(asked or 0) or await self._asleep(asked or 0)
            known = isinstance(channel, discord.abc.GuildChannel | discord.Thread)
            has = own_grants(channel) if known else discord.Permissions.none()
        sight = look_at(channel, has, words, home=home is not None and home.id == asked) if channel else unseen(words)
        elsewhere = home is not None and home.id not in (asked, getattr(channel, "parent_id", None))
        sight = replace(sight, shown=[]) if elsewhere else sight  # games are shown there
        lines = [words("setup-place", place=f"<#{asked}>"), *sight.lines(words)]
        if home is not None and elsewhere:
            if not isinstance(home, discord.ForumChannel):
                lines.append(f"{MIDDLING} {words('setup-elsewhere', place=home.mention)}")
            elif not sight.shut:
                lines.append(words("setup-posts-in", place=home.mention))
            lines += shut_at(home, words)
        if not interaction.is_guild_integration():
            lines.append(f"{MIDDLING} {words('setup-no-commands')}")
        return lines, list(sight.lacking)

    async def _asleep(self, channel_id: int) -> discord.Thread | None:
        """A thread that is archived: Discord tells of those only when it is asked."""
        try:
            found = await self._client.fetch_channel(channel_id)
        except (discord.HTTPException, discord.InvalidData, *BROKEN):
            return None
        return found if isinstance(found, discord.Thread) else None

    def _remedies(self, reply: Reply, guild_id: int, lacking: Sequence[str]) -> list[str]:
        """What brings the rights that are lacking: a link for what the bot lacks on the server, the channel's settings
        for what is taken from it there alone."""
        words, guild = reply.words, self._client.get_guild(guild_id)
        me = own_member(guild) if guild is not None else None
        here = [right for right in lacking if me is not None and getattr(me.guild_permissions, right)]
        lines = [words("setup-allow-here")] if set(here) - {"view_channel"} else []  # of that one its line says it
        if len(here) < len(lacking):
            lines.append(words("setup-invite", invite=invite(self._client.application_id, lacking)))
        elif self._places.away(guild_id) or not reply.interaction.is_guild_integration():
            lines.append(words("setup-invite-link", invite=invite(self._client.application_id)))
        return lines

    async def _server(self, reply: Reply) -> tuple[GuildRow | None, list[str]]:
        """What is stored of the server, and in which language games are shown there; nothing while the database is
        down."""
        try:
            server = await self._store.people.guild(reply.interaction.guild_id or 0)
        except StoreError:
            return None, []
        return server, [language_line(public_language(reply.interaction, server), reply.words)]

    async def _bot(self, words: Words) -> list[str]:
        """How the database and the outbox are."""
        try:
            await self._store.ping()
            backlog = await self._store.outbox.backlog(LATE)
        except StoreError:
            return [f"{BAD} {words('setup-database-down')}"]
        lines = [f"{GOOD} {words('setup-database')}"]
        if backlog.late:
            lines.append(f"{MIDDLING} {words('setup-late', count=backlog.late)}")
        return lines
