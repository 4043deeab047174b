"""How a new world is seeded: its people, roles, channels, the application and its bot.

Everything here can be changed later through the world itself.
"""

import secrets
from pathlib import Path

from bot.sandbox import permissions as may
from bot.sandbox.clock import Clock, SystemClock
from bot.sandbox.discord_objects import channel_object, member_object, overwrite, role_object, user_object
from bot.sandbox.encoding import Json
from bot.sandbox.entities import FORUM, NEWS, REQUIRE_TAG, TEXT, VOICE, Channel, User
from bot.sandbox.journal import Journal
from bot.sandbox.world import World

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Georg", "Hanna", "Ivo", "Jana", "Karl", "Lena")
COLORS = ("#2f6f8f", "#b5562f", "#4f7d3a", "#7a4b8c", "#a8862b", "#3f5fa8", "#9c3f5d", "#2e8577")

# fact: plain-servers-are-english
MEMBERS = "Members"
"""The role that everybody has who is no bot."""
PLAIN_LOCALE = "en-US"
"""What every server says that is no Community."""


def new_world(people: int = 4, lang: str = "en", *, clock: Clock | None = None) -> World:
    """A fresh world that lives as long as the process.

    `lang` ("en" or "de") is the first person's; people alternate. The guild is a plain server, which Discord calls
    English whatever its people speak; `become_community` gives it a language of its own.
    """
    return _seeded(Journal(), people, lang, clock)


def open_world(path: Path | str, people: int = 4, lang: str = "en", *, clock: Clock | None = None) -> World:
    """The world in this file, seeded there first like a new one if the file is new."""
    return _seeded(Journal(Path(path)), people, lang, clock)


def _seeded(journal: Journal, people: int, lang: str, clock: Clock | None) -> World:
    world = World(journal, clock or SystemClock())
    if not world.meta:
        _seed(world, people, lang)
    return world


def _seed(world: World, people: int, lang: str) -> None:
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
    _seed_guild(world)
    for user in world.people:
        world.save_member(user.id, member_object(world, people_roles(world)))
    bot_role = next(role for role in world.roles.values() if role["managed"])
    world.save_member(application_id, member_object(world, [bot_role["id"]]))
    _seed_channels(world)


def people_roles(world: World) -> list[str]:
    """The ids of the roles that everybody has who is no bot; none where @everyone may do everything."""
    return [role["id"] for role in world.roles.values() if role["name"] == MEMBERS]


def become_community(world: World, locale: str) -> None:
    """Make the guild a Community server of this language, before anybody has connected."""
    world.guild |= {"features": ["COMMUNITY"], "preferred_locale": locale}
    world.save_guild()


def add_guild(world: World, name: str, channel: str) -> Channel:
    """One more guild of the same people and roles, with the channel that is returned; before anybody has connected."""
    guild_id = world.ids.next()
    world.meta.setdefault("further", {})[guild_id] = name
    world.save_meta()
    raw = channel_object(world, world.ids.next(), TEXT, channel, 0)
    found = Channel({**raw, "guild_id": guild_id})
    world.save_channel(found)
    return found


def add_person(world: World, locale: str) -> User:
    """One more pretend person, not yet a member of the guild."""
    place = len(world.people)
    name = NAMES[place] if place < len(NAMES) else f"{NAMES[place % len(NAMES)]} {place // len(NAMES) + 1}"
    username = name.lower().replace(" ", "")
    user = User(user_object(world.ids.next(), username, name), locale, COLORS[place % len(COLORS)])
    world.save_user(user)
    return user


def _seed_guild(world: World) -> None:
    guild_id = world.guild_id
    world.guild = {
        "id": guild_id,
        "name": "Quayside Harbor",
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
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
        "preferred_locale": PLAIN_LOCALE,
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
    # The strictest server: whoever has no role may do nothing, so that the bot has its invitation's rights alone.
    world.save_role(role_object(guild_id, "@everyone", 0, 0))
    world.save_role(role_object(world.ids.next(), MEMBERS, may.PEOPLE, 1))
    bot_role = role_object(world.ids.next(), "Quayside", may.BOT, 3, 0x2F6F8F)
    bot_role |= {"managed": True, "tags": {"bot_id": world.bot.id}}
    world.save_role(bot_role)
    world.save_role(role_object(world.ids.next(), "Skipper", 0, 2, 0xA8862B))


def _seed_channels(world: World) -> None:
    plan = (
        (TEXT, "general"),
        (TEXT, "games"),
        (TEXT, "announcements"),
        (FORUM, "harbor-forum"),
        (NEWS, "harbor-news"),
        (FORUM, "tagged-forum"),
        (VOICE, "harbor-voice"),
    )
    for position, (kind, name) in enumerate(plan):
        raw = channel_object(world, world.ids.next(), kind, name, position)
        if name == "announcements":
            raw["permission_overwrites"] = [
                overwrite(world.guild_id, 0, deny=may.SEND_MESSAGES | may.CREATE_PUBLIC_THREADS)
            ]
        if name == "tagged-forum":
            raw["flags"] = REQUIRE_TAG
            raw["available_tags"] = [_tag(world, "Rules", moderated=True), _tag(world, "Games", moderated=False)]
        world.save_channel(Channel(raw))


def _tag(world: World, name: str, *, moderated: bool) -> Json:
    return {"id": world.ids.next(), "name": name, "moderated": moderated, "emoji_id": None, "emoji_name": None}
