"""New users, members, roles and channels as Discord describes them.

Which of them a world begins with is in seed.py; the objects around interactions are in interaction_objects.py.
"""

from bot.sandbox.encoding import Json
from bot.sandbox.entities import CATEGORY, DIRECT, FORUM, VOICE, User
from bot.sandbox.world import World


def user_object(user_id: str, username: str, global_name: str | None) -> Json:
    """A user as Discord sends one."""
    return {
        "id": user_id,
        "username": username,
        "global_name": global_name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_object(world: World, roles: list[str]) -> Json:
    """A member without its user, just arrived."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": world.now(),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def role_object(role_id: str, name: str, permissions: int, position: int, color: int = 0) -> Json:
    """A role as Discord sends one."""
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": color,
        "colors": {"primary_color": color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_object(world: World, channel_id: str, kind: int, name: str, position: int) -> Json:
    """A guild channel as Discord sends one."""
    channel: Json = {
        "id": channel_id,
        "type": kind,
        "flags": 0,
        "guild_id": world.guild_id,
        "name": name,
        "position": position,
        "parent_id": None,
        "permission_overwrites": [],
        "nsfw": False,
    }
    if kind != CATEGORY:
        channel |= {"last_message_id": None, "rate_limit_per_user": 0, "topic": None}
    if kind == VOICE:
        channel |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if kind == FORUM:
        channel |= {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return channel


def direct_channel_object(world: World, person: User) -> Json:
    """A direct conversation with the bot as Discord sends one."""
    return {
        "id": world.ids.next(),
        "type": DIRECT,
        "flags": 0,
        "last_message_id": None,
        "recipients": [person.raw],
    }


def overwrite(target_id: str, kind: int, allow: int = 0, deny: int = 0) -> Json:
    """A channel's exception for a role (kind 0) or a member (kind 1)."""
    return {"id": target_id, "type": kind, "allow": str(allow), "deny": str(deny)}
