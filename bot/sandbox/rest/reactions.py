"""Reactions to messages, as far as a bot uses them."""

from typing import Any
from urllib.parse import unquote

from bot.sandbox import permissions as may
from bot.sandbox.encoding import Json
from bot.sandbox.errors import refusal
from bot.sandbox.rest.routes import Call, route


@route("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def react(call: Call) -> Any:
    channel = call.channel()
    if not channel.is_direct:
        may.demand(call.world, call.bot_id, channel, may.ADD_REACTIONS)
    if channel.archived:
        raise refusal("thread archived")
    message = call.message(channel)
    emoji = _emoji(call)
    reactions: list[Json] = message.raw.setdefault("reactions", [])
    entry: Json | None = next((item for item in reactions if item["emoji"] == emoji), None)
    if entry is None:
        entry = _unused(emoji)
        reactions.append(entry)
    if not entry["me"]:
        entry["me"] = True
        entry["count"] += 1
        entry["count_details"]["normal"] += 1
        call.world.save_message(channel, message)
        call.services.events.reaction("MESSAGE_REACTION_ADD", _event(call, emoji), channel, message)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def take_back(call: Call) -> Any:
    channel = call.channel()
    message = call.message(channel)
    emoji = _emoji(call)
    reactions: list[Json] = message.raw.get("reactions", [])
    entry = next((item for item in reactions if item["emoji"] == emoji and item["me"]), None)
    if entry is not None:
        entry["me"] = False
        entry["count"] -= 1
        entry["count_details"]["normal"] -= 1
        if not entry["count"]:
            reactions.remove(entry)
        call.world.save_message(channel, message)
        call.services.events.reaction("MESSAGE_REACTION_REMOVE", _event(call, emoji), channel, message)


def _emoji(call: Call) -> Json:
    name, _, emoji_id = unquote(call.path["emoji_name"]).partition(":")
    if emoji_id and emoji_id not in call.world.emojis:
        raise refusal("unknown emoji")
    return {"id": emoji_id or None, "name": name}


def _unused(emoji: Json) -> Json:
    """A message's reaction that nobody has given yet."""
    return {
        "emoji": emoji,
        "count": 0,
        "count_details": {"burst": 0, "normal": 0},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "me": False,
        "burst_count": 0,
    }


def _event(call: Call, emoji: Json) -> Json:
    event: Json = {
        "user_id": call.bot_id,
        "channel_id": call.path["channel_id"],
        "message_id": call.path["message_id"],
        "emoji": emoji,
        "burst": False,
        "type": 0,
    }
    channel = call.world.channel(call.path["channel_id"])
    if not channel.is_direct:
        event |= {"guild_id": call.world.guild_of(channel), "member": call.world.raw_member(call.bot_id)}
    return event
