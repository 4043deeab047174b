"""Users and direct conversations."""

from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.discord_objects import direct_channel_object
from bot.sandbox.entities import Channel
from bot.sandbox.errors import refusal
from bot.sandbox.rest.routes import Call, route
from bot.sandbox.snowflakes import born_at

_OPENED_S = 600.0


@route("GET", "/users/@me")
def me(call: Call) -> Any:
    locale = call.world.bot.locale
    return {**call.world.bot.raw, "verified": True, "email": None, "mfa_enabled": True, "locale": locale}


@route("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Any:
    world = call.world
    if call.bot_id not in world.members:
        return []
    bits = may.guild_permissions(world, call.bot_id)
    keys = ("id", "name", "icon", "banner", "features")
    return [{**{key: world.guild[key] for key in keys}, "owner": False, "permissions": str(bits)}]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Any:
    call.in_guild()
    call.world.remove_member(call.bot_id)
    call.services.events.guild("GUILD_DELETE", {"id": call.world.guild_id})


@route("POST", "/users/@me/channels")
def open_direct(call: Call) -> Any:
    world = call.world
    person = world.user(str(call.fields.get("recipient_id")))
    if person.raw.get("bot"):
        raise refusal("closed messages")
    known = world.direct(person.id)
    if known is not None:
        return known.raw
    since = world.clock.time() - _OPENED_S
    opened = sum(channel.is_direct and born_at(channel.id) > since for channel in world.channels.values())
    # fact: opening-dms-too-fast
    if opened >= call.services.faults.most_direct_messages_opened:
        raise refusal("opening too fast")
    raw = direct_channel_object(world, person)
    channel = Channel(raw, recipients=[person.id, call.bot_id])
    world.save_channel(channel)
    call.services.events.channel("CHANNEL_CREATE", channel)
    return raw


@route("GET", "/users/{user_id}")
def user(call: Call) -> Any:
    return call.world.user(call.path["user_id"]).raw
