"""What a gateway session is told when it begins, and when it asks for members.

Sending it is in gateway.py.
"""

from collections.abc import Sequence

from bot.sandbox import permissions as may
from bot.sandbox.encoding import Json, json_list
from bot.sandbox.entities import Channel
from bot.sandbox.world import World


def ready(world: World, session_id: str, shard: list[int], guild_ids: Sequence[str]) -> Json:
    """READY. `guild_ids` are the guilds that belong to this shard and the bot to them."""
    return {
        "v": 10,
        "user": {**world.bot.raw, "verified": True, "email": None, "mfa_enabled": True},
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
        "session_id": session_id,
        "resume_gateway_url": "wss://gateway.discord.gg",
        "session_type": "normal",
        "shard": shard,
        "private_channels": [],
        "relationships": [],
        "application": {"id": world.application_id, "flags": 1 << 23},
    }


def guild_create(world: World, guild_id: str) -> Json:
    """A guild as the bot first sees it: without the presences intent only its own member."""
    bot_id = world.bot.id

    def visible(channel: Channel) -> bool:
        return bool(may.permissions_in(world, bot_id, channel) & may.VIEW_CHANNEL)

    channels = [item for item in world.channels.values() if not item.is_direct and world.guild_of(item) == guild_id]
    return {
        **world.raw_guild(guild_id),
        "joined_at": world.members[bot_id]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(world.members),
        "voice_states": [],
        # fact: guild-create-has-own-member
        "members": [world.raw_member(bot_id)],
        "channels": [item.raw for item in channels if not item.is_thread],
        "threads": [
            {**item.raw, "member": item.members[bot_id]} if bot_id in item.members else item.raw
            for item in channels
            if item.is_thread and not item.archived and visible(item)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def members_chunk(world: World, asked: Json) -> Json:
    """GUILD_MEMBERS_CHUNK for a request by ids or by the beginning of a name."""
    asked_ids = asked.get("user_ids")
    wanted: list[str] = []
    if asked_ids is not None:
        listed = json_list(asked_ids)
        wanted = [str(item) for item in ([asked_ids] if listed is None else listed)]
        found = [user_id for user_id in wanted if user_id in world.members]
    else:
        query = str(asked.get("query", "")).lower()
        found = [user_id for user_id in world.members if world.users[user_id].name.lower().startswith(query)]
        found = found[: asked.get("limit") or None]
    chunk: Json = {
        "guild_id": str(asked.get("guild_id") or world.guild_id),
        "members": [world.raw_member(user_id) for user_id in found],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [item for item in wanted if item not in world.members],
    }
    if asked.get("nonce"):
        chunk["nonce"] = asked["nonce"]
    return chunk
