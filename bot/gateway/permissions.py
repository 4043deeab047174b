"""The rights the bot needs on Discord, what each is for, and which of them it lacks in a place.
What happens when one is missing is decided where it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeGuard

import discord

Kind = Literal["channel", "news", "voice", "thread", "forum"]
"""A channel people write in, one for announcements, the text of a voice channel, a thread or a post in a forum, a forum
itself."""

# What the bot asks for when it is invited, with the names people read in Discord's settings.
NEEDED = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "create_private_threads": "Create Private Threads",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
    "read_message_history": "Read Message History",
}
PERMISSIONS = discord.Permissions(**dict.fromkeys(NEEDED, True))
INVITE = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={value}"
THREADS = ("create_public_threads", "send_messages_in_threads")
"""Without both a game is played in its channel."""
PRIVATE_THREADS = ("create_private_threads", "send_messages_in_threads")
"""Without both a challenge has no thread for those who are through, and runs are direct messages only."""

# Without these no game can be shown, in the order they are named when they are missing.
_MUST: dict[Kind, tuple[str, ...]] = {
    "channel": ("view_channel", "send_messages", "attach_files"),
    "news": ("view_channel", "send_messages", "attach_files"),
    "voice": ("view_channel", "connect", "send_messages", "attach_files"),
    "thread": ("view_channel", "send_messages_in_threads", "attach_files"),
    "forum": ("view_channel", "send_messages", "send_messages_in_threads", "attach_files"),
}
_SHOULD: dict[Kind, tuple[str, ...]] = {
    "channel": (*THREADS, "create_private_threads", "embed_links", "read_message_history"),
    "news": (*THREADS, "embed_links", "read_message_history"),
    "voice": ("embed_links", "read_message_history"),
    "thread": ("embed_links", "read_message_history"),
    "forum": ("embed_links", "read_message_history"),
}


def invite(application_id: int | str | None, also: Sequence[str] = ()) -> str:
    """The address that invites the bot with exactly the rights it needs, and with others that some place asks for."""
    rights = PERMISSIONS | discord.Permissions(**dict.fromkeys(also, True))
    return INVITE.format(id=application_id or "", value=rights.value)


def manages(interaction: discord.Interaction[Any], guild_id: int | None) -> bool:
    """Whether a person manages this server, and asks there."""
    return guild_id is not None and interaction.guild_id == guild_id and interaction.permissions.manage_guild


def kind_of(channel: object) -> Kind:
    """What kind of place a channel is."""
    if isinstance(channel, discord.Thread):
        return "thread"
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return "voice"
    if isinstance(channel, discord.TextChannel) and channel.is_news():
        return "news"
    return "forum" if isinstance(channel, discord.ForumChannel) else "channel"


def own_member(guild: discord.Guild) -> discord.Member | None:
    """The bot as a member of this server; None where another process has the server."""
    return guild.me


def own_permissions(place: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """What the bot may do there; everything where it does not know itself as a member, or the channel above a thread,
    as while Discord has yet to tell of the server: Discord will say."""
    me = own_member(place.guild)
    unknown = isinstance(place, discord.Thread) and place.parent is None
    return discord.Permissions.all() if me is None or unknown else place.permissions_for(me)


def own_grants(place: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """What the bot is given there, whether or not it can use it: whoever may not write can't attach anything either,
    but is to be told of the right to write alone. Everything where `own_permissions` does not know either."""
    me = own_member(place.guild)
    channel = place.parent if isinstance(place, discord.Thread) else place
    if me is None or channel is None or me.guild_permissions.administrator:
        return discord.Permissions.all()
    mine, everybody = {role.id for role in me.roles}, place.guild.id
    said = {each.id: overwrite.pair() for each, overwrite in channel.overwrites.items()}
    roles = [pair for each, pair in said.items() if each in mine and each != everybody]
    granted = me.guild_permissions.value
    for pairs in ([said[everybody]] if everybody in said else [], roles, [said[me.id]] if me.id in said else []):
        for _, denied in pairs:
            granted &= ~denied.value
        for allowed, _ in pairs:
            granted |= allowed.value
    return discord.Permissions(granted)


def missing(has: discord.Permissions, kind: Kind) -> list[str]:
    """The rights without which no game can be shown in such a place."""
    return ["view_channel"] if hidden(has) else _lacking(has, _MUST[kind])


def wanting(has: discord.Permissions, kind: Kind) -> list[str]:
    """The rights without which a game can be shown in such a place, but less well."""
    return [] if hidden(has) else _lacking(has, _SHOULD[kind])


def hidden(has: discord.Permissions) -> bool:
    """Whether none of the rights is there, as Discord says of a place that the bot may not see: which of the others it
    would have there, nobody can tell."""
    return not any(getattr(has, right) for right in NEEDED)


def opens_private_threads(place: object, has: discord.Permissions) -> TypeGuard[discord.TextChannel]:
    """Whether the bot, which has these rights there, can open private threads: nobody can but in a text channel."""
    return (
        isinstance(place, discord.TextChannel)
        and kind_of(place) == "channel"
        and all(getattr(has, right) for right in PRIVATE_THREADS)
    )


def key(right: str) -> str:
    """The key of a right's name among the texts."""
    return f"permission-{right.replace('_', '-')}"


def _lacking(has: discord.Permissions, wanted: Sequence[str]) -> list[str]:
    return [right for right in wanted if not getattr(has, right)]
