"""How a new world begins: its people, roles, channels, the application and its bot.

Everything here can be changed later through the world itself.
"""

import secrets
from typing import TYPE_CHECKING

from bot.sandbox import permissions as may
from bot.sandbox.encoding import Json
from bot.sandbox.entities import CATEGORY, FORUM, TEXT, Channel, User

if TYPE_CHECKING:
    from bot.sandbox.world import World

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Georg", "Hanna", "Ivo", "Jana", "Karl", "Lena")
COLOURS = ("#2f6f8f", "#b5562f", "#4f7d3a", "#7a4b8c", "#a8862b", "#3f5fa8", "#9c3f5d", "#2e8577")


def found(world: "World", people: int, lang: str) -> None:
    """Fill an empty world. `lang` ("en" or "de") is the first person's and the guild's; people alternate."""
    languages = ("de", "en-US") if lang.startswith("de") else ("en-US", "de")
    guild_id, application_id = world.ids.next(), world.ids.next()
    # As with most applications, the bot user has the application's own id.
    world.meta = {
        "guild_id": guild_id,
        "application_id": application_id,
        "bot_id": application_id,
        "token": f"sandbox.{secrets.token_urlsafe(18)}",
        "secret": secrets.token_hex(16),
    }
    world.save_meta()
    bot = user_object(application_id, "quayside", None)
    bot["bot"] = True
    bot["discriminator"] = "4711"
    world.save_user(User(bot, languages[0]))
    for place in range(people):
        add_person(world, languages[place % 2])
    _found_guild(world, languages[0])
    for user in world.people:
        world.save_member(user.id, member_object(world, []))
    bot_role = next(role for role in world.roles.values() if role["managed"])
    world.save_member(application_id, member_object(world, [bot_role["id"]]))
    _found_channels(world)


def add_person(world: "World", locale: str) -> User:
    """One more pretend person, not yet a member of the guild."""
    place = len(world.people)
    name = NAMES[place] if place < len(NAMES) else f"{NAMES[place % len(NAMES)]} {place // len(NAMES) + 1}"
    username = name.lower().replace(" ", "")
    user = User(user_object(world.ids.next(), username, name), locale, COLOURS[place % len(COLOURS)])
    world.save_user(user)
    return user


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


def member_object(world: "World", roles: list[str]) -> Json:
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


def role_object(role_id: str, name: str, permissions: int, position: int, colour: int = 0) -> Json:
    """A role as Discord sends one."""
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": colour,
        "colors": {"primary_color": colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_object(world: "World", channel_id: str, kind: int, name: str, position: int) -> Json:
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
    if kind == FORUM:
        channel |= {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return channel


def overwrite(target_id: str, kind: int, allow: int = 0, deny: int = 0) -> Json:
    """A channel's exception for a role (kind 0) or a member (kind 1)."""
    return {"id": target_id, "type": kind, "allow": str(allow), "deny": str(deny)}


def _found_guild(world: "World", locale: str) -> None:
    guild_id = world.guild_id
    world.guild = {
        "id": guild_id,
        "name": "Quayside Harbour",
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": ["COMMUNITY"],
        "banner": None,
        "owner_id": world.people[0].id if world.people else world.bot.id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }
    world.save_guild()
    world.save_role(role_object(guild_id, "@everyone", may.PEOPLE, 0))
    bot_role = role_object(world.ids.next(), "Quayside", may.BOT, 2, 0x2F6F8F)
    bot_role |= {"managed": True, "tags": {"bot_id": world.bot.id}}
    world.save_role(bot_role)
    world.save_role(role_object(world.ids.next(), "Skipper", 0, 1, 0xA8862B))


def _found_channels(world: "World") -> None:
    plan = ((TEXT, "general"), (TEXT, "games"), (TEXT, "announcements"), (FORUM, "harbour-forum"))
    for position, (kind, name) in enumerate(plan):
        wire = channel_object(world, world.ids.next(), kind, name, position)
        if name == "announcements":
            wire["permission_overwrites"] = [
                overwrite(world.guild_id, 0, deny=may.SEND_MESSAGES | may.CREATE_PUBLIC_THREADS)
            ]
        world.save_channel(Channel(wire))
