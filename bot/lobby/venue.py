"""Where games may be opened: the rights the bot needs there, what the server's managers say, and the forum where games
belong."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Sorry
from bot.gateway.permissions import THREADS, invite, key, kind_of, missing, own_grants
from bot.gateway.public_language import public_language
from bot.gateway.reply import Interaction
from bot.ledger.member import OpeningPlace
from bot.outbox.forums import is_closed_by_tags
from bot.outbox.places import Places
from bot.server.rules import ServerRules
from bot.text import texts
from db.people import PersonRepository
from db.records import GuildRow


class Venue:
    """Looks at the place somebody wants to open a game in. All it raises is `Sorry`."""

    def __init__(self, client: discord.Client, places: Places, people: PersonRepository) -> None:
        self._client = client
        self._places = places
        self._people = people

    async def server(self, guild_id: int) -> GuildRow | None:
        """What is stored of a server, if anything. Raises `StoreUnavailable`."""
        return await self._people.guild(guild_id)

    def check_permissions(self, interaction: Interaction) -> None:
        """Raise `Sorry` where no game can be shown, naming the rights the bot lacks. It can do without threads."""
        if interaction.context.private_channel:
            raise Sorry("place-not-here")
        if interaction.guild_id is None:
            return
        if self._places.away(interaction.guild_id):
            raise Sorry("place-not-invited", invite=invite(self._client.application_id))
        if (until := self._places.timed_out_until(interaction.guild_id)) is not None:
            raise Sorry("place-timed-out-here", until=discord.utils.format_dt(until, "f"))
        lacking = missing(interaction.app_permissions, kind_of(interaction.channel))
        if lacking:
            raise _lack(lacking, interaction)

    def check_house_rules(self, interaction: Interaction, server: GuildRow | None, rules: ServerRules) -> None:
        """Raise `Sorry` when a game can't be opened here, or not by this person, because the server says so."""
        if server is None:
            return
        if rules.hosts == "managers" and not interaction.permissions.manage_guild:
            raise Sorry("server-hosts-only")
        home = server.default_channel_id
        channel = self._client.get_channel(home) if home else None
        if channel is None or isinstance(channel, discord.ForumChannel):  # none was set, it is gone, or takes posts
            return
        if home not in (interaction.channel_id, getattr(interaction.channel, "parent_id", None)):
            raise Sorry("server-elsewhere", channel=f"<#{home}>")

    def forum_for(self, interaction: Interaction, server: GuildRow | None) -> discord.ForumChannel | None:
        """The forum of this server where games belong, unless the interaction is in one of its posts.

        Raises `Sorry` where the bot can't begin a post there.
        """
        guild = self._client.get_guild(interaction.guild_id) if interaction.guild_id is not None else None
        if guild is None or server is None or not server.default_channel_id:
            return None
        forum = guild.get_channel(server.default_channel_id)
        inside = isinstance(interaction.channel, discord.Thread) and interaction.channel.parent_id
        if not isinstance(forum, discord.ForumChannel) or forum.id == inside:
            return None
        if lacking := missing(own_grants(forum), "forum"):
            raise _lack(lacking, interaction)
        if is_closed_by_tags(forum):
            raise Sorry("place-forum-tags", forum=forum.mention)
        return forum

    def above(self, interaction: Interaction) -> discord.TextChannel | discord.ForumChannel | None:
        """The place above the thread of a game, where a new game gets a thread or a post of its own; None elsewhere, in
        threads of other people, and where the bot lacks the rights for that."""
        thread, me = interaction.channel, self._client.user
        if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
            return None
        parent = thread.parent
        if parent is None:
            return None
        lacking = missing(own_grants(parent), kind_of(parent))
        if isinstance(parent, discord.ForumChannel):
            return None if lacking or is_closed_by_tags(parent) else parent
        threads = all(getattr(own_grants(parent), right) for right in THREADS)
        return parent if threads and not lacking else None


def lacking_threads(interaction: Interaction) -> list[str]:
    """The rights for threads that are missing where there could be threads."""
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        return []
    return [right for right in THREADS if not getattr(interaction.app_permissions, right)]


def place_of(interaction: Interaction, server: GuildRow | None) -> OpeningPlace:
    """Where a game opened by this interaction lives, and its language; `server` is what is stored of its server."""
    if interaction.channel_id is None:
        raise Sorry("error-no-channel")
    language, _ = public_language(interaction, server)
    return OpeningPlace(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        language=language,
        is_thread=isinstance(interaction.channel, discord.Thread) or interaction.guild_id is None,
    )


def _lack(rights: Sequence[str], interaction: Interaction) -> Sorry:
    words = texts().words(interaction.locale.value)
    named = [words(key(right)) for right in rights]
    return Sorry("error-missing-permissions", permissions=words.listed(named), count=len(rights))
