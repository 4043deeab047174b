"""`/setup check`: whether games can be shown in a channel, what is missing for it, and how the bot itself is.
It changes nothing, so anybody may ask."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord

from bot.gateway.layout import ACCENT, layout, text
from bot.gateway.permissions import Kind, invite, key, kind_of, missing, own_grants, own_member, wanting
from bot.gateway.public_language import language_line, public_language
from bot.gateway.reply import Reply
from bot.outbox.forums import is_closed_by_tags
from bot.outbox.places import Places
from bot.text import Words
from db.errors import StoreError
from db.store import Store

LATE = timedelta(minutes=5)
"""What should have been said so long ago is a sign that something is wrong."""
MOST_THREADS = 1000
"""So many threads may be active on a server."""
GOOD, BAD, MIDDLING = "✅", "❌", "⚠️"


class SetupAnswers:
    """Looks at a place and says what it finds."""

    def __init__(self, client: discord.Client, store: Store, places: Places) -> None:
        self._client = client
        self._store = store
        self._places = places

    async def check(self, reply: Reply, channel_id: int | None = None) -> None:
        """The private panel; about the channel named, or the one in which it is asked."""
        reply.acknowledge()
        words = reply.words
        place, lacking = self._place(reply, channel_id)
        lines = [f"## {words('setup-title')}", *place, *await self._bot(words)]
        if not any(line.startswith((BAD, MIDDLING)) for line in lines):
            lines.append(f"**{words('setup-all-there')}**")
        if (guild_id := reply.interaction.guild_id) is not None:
            lines += await self._language(reply, guild_id)
            lines += self._remedies(guild_id, lacking, words)
        await reply.show(layout(text("\n".join(lines)), accent=ACCENT))

    def _place(self, reply: Reply, channel_id: int | None) -> tuple[list[str], list[str]]:
        """A sentence for each right that is missing where games are to be shown, and these rights."""
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
        channel: object = interaction.channel
        has = interaction.app_permissions
        if channel_id is not None and channel_id != interaction.channel_id and guild is not None:
            channel = guild.get_channel_or_thread(channel_id)
            if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
                return [f"{BAD} {words('setup-unseen')}"], []
            has = own_grants(channel)
        kind = kind_of(channel)
        vital, useful = missing(has, kind), wanting(has, kind)
        lines = [words("setup-place", place=f"<#{channel_id or interaction.channel_id}>")]
        lines += [f"{BAD} {self._lacks(right, kind, words)}" for right in vital]
        lines += [f"{MIDDLING} {self._lacks(right, kind, words)}" for right in useful]
        lines += [] if vital or useful else [f"{GOOD} {words('setup-rights')}"]
        lines += [line for line in self._shown_how(channel, has, words) if line.startswith(BAD) or not vital]
        if guild is not None and len(guild.threads) >= MOST_THREADS:
            lines.append(f"{MIDDLING} {words('setup-threads-full', most=MOST_THREADS)}")
        if not interaction.is_guild_integration():
            lines.append(f"{MIDDLING} {words('setup-no-commands')}")
        return lines, [*vital, *useful]

    def _remedies(self, guild_id: int, lacking: Sequence[str], words: Words) -> list[str]:
        """What brings the rights that are lacking: a link for what the bot lacks on the server, the channel's settings
        for what is taken from it there alone; the link also where nothing is lacking."""
        guild = self._client.get_guild(guild_id)
        me = own_member(guild) if guild is not None else None
        here = [right for right in lacking if me is not None and getattr(me.guild_permissions, right)]
        lines = [words("setup-allow-here")] if here else []
        if len(here) < len(lacking) or not lacking:
            key = "setup-invite" if lacking else "setup-invite-link"
            lines.append(words(key, invite=invite(self._client.application_id, lacking)))
        return lines

    @staticmethod
    def _shown_how(channel: object, has: discord.Permissions, words: Words) -> list[str]:
        """How games are shown in such a place: in threads, in posts, or in the channel itself."""
        match channel:
            case discord.Thread() if channel.locked and not has.manage_threads:
                return [f"{BAD} {words('setup-thread-locked', parent=f'<#{channel.parent_id}>')}"]
            case discord.Thread():
                return []
            case discord.ForumChannel() if is_closed_by_tags(channel):
                return [f"{BAD} {words('place-forum-tags', forum=channel.mention)}"]
            case discord.ForumChannel():
                return [words("setup-forum")]
            case discord.TextChannel():
                threads = has.create_public_threads and has.send_messages_in_threads
                lines = [words("setup-threads" if threads else "setup-no-threads")]
                return [*lines, f"{MIDDLING} {words('setup-no-private-threads')}"] if channel.is_news() else lines
            case _:
                return [words("setup-no-threads")]

    @staticmethod
    def _lacks(right: str, kind: Kind, words: Words) -> str:
        name = right.replace("_", "-")
        sentence = f"setup-lacks-{name}-{kind}"
        sentence = sentence if words.has(sentence) else f"setup-lacks-{name}"
        return words(sentence, permission=words(key(right)))

    async def _language(self, reply: Reply, guild_id: int) -> list[str]:
        """In which language games are shown here; nothing while the database is down."""
        try:
            server = await self._store.people.guild(guild_id)
        except StoreError:
            return []
        return [language_line(public_language(reply.interaction, server), reply.words)]

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
