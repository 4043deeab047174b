"""Channels: reading, changing, creating and deleting them, their overwrites, typing."""

from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.entities import CATEGORY, FORUM, NEWS, PRIVATE_THREAD, TEXT, Channel
from bot.sandbox.errors import Form, refusal
from bot.sandbox.rest.routes import Call, HttpReply, route

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_CHANGEABLE = (
    "name",
    "topic",
    "position",
    "nsfw",
    "rate_limit_per_user",
    "parent_id",
    "permission_overwrites",
)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Any:
    channel = call.channel()
    if channel.is_thread and call.bot_id in channel.members:
        return {**channel.raw, "member": channel.members[call.bot_id]}
    return channel.raw


@route("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Any:
    channel = call.channel()
    body = call.fields
    form = Form()
    if body.get("name") is not None:
        form.text(("name",), body["name"], 100, 1)
    if body.get("topic") is not None:
        form.text(("topic",), body["topic"], 4096 if channel.type == FORUM else 1024)
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.refuse_if_wrong()
    if channel.is_direct:
        raise refusal("wrong channel type")
    if channel.is_thread:
        return _change_thread(call, channel)
    may.demand(call.world, call.bot_id, channel, may.MANAGE_CHANNELS)
    for key in _CHANGEABLE:
        if key in body:
            channel.raw[key] = body[key]
    call.world.save_channel(channel)
    call.services.events.channel("CHANNEL_UPDATE", channel)
    return channel.raw


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Any:
    channel = call.channel()
    if channel.is_direct:
        return channel.raw
    may.demand(call.world, call.bot_id, channel, may.MANAGE_THREADS if channel.is_thread else may.MANAGE_CHANNELS)
    remove_channel(call, channel)
    return channel.raw


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Any:
    call.in_guild()
    call.guild_permission(may.MANAGE_CHANNELS)
    body = call.fields
    form = Form()
    form.text(("name",), body.get("name"), 100, 1)
    kind = body.get("type") or TEXT
    form.choice(("type",), kind, (TEXT, CATEGORY, NEWS, FORUM))
    form.refuse_if_wrong()
    raw = channel_object(call.world, call.world.ids.next(), kind, body["name"], len(call.world.channels))
    raw |= {key: body[key] for key in _CHANGEABLE if body.get(key) is not None}
    channel = Channel(raw)
    call.world.save_channel(channel)
    call.services.events.channel("CHANNEL_CREATE", channel)
    return HttpReply(201, raw)


@route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def put_overwrite(call: Call) -> Any:
    channel = call.channel(may.MANAGE_ROLES)
    body = call.fields
    entry = {
        "id": call.path["overwrite_id"],
        "type": body.get("type", 0),
        "allow": str(body.get("allow") or 0),
        "deny": str(body.get("deny") or 0),
    }
    _set_overwrites(call, channel, [entry])


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def delete_overwrite(call: Call) -> Any:
    channel = call.channel(may.MANAGE_ROLES)
    if all(item["id"] != call.path["overwrite_id"] for item in channel.raw["permission_overwrites"]):
        raise refusal("unknown overwrite")
    _set_overwrites(call, channel, [])


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Any:
    channel = call.channel()
    if not channel.is_direct:
        wanted = may.SEND_MESSAGES_IN_THREADS if channel.is_thread else may.SEND_MESSAGES
        may.demand(call.world, call.bot_id, channel, wanted)
    call.services.events.typing(channel, call.bot_id)


def remove_channel(call: Call, channel: Channel) -> None:
    """Delete a channel with its threads and announce it."""
    for thread in call.world.threads(channel.id):
        remove_channel(call, thread)
    if channel.is_thread:
        keys = ("id", "guild_id", "parent_id", "type")
        call.services.events.thread_deleted(channel, {key: channel.raw[key] for key in keys})
    else:
        call.services.events.channel("CHANNEL_DELETE", channel)
    call.world.remove_channel(channel)


def _set_overwrites(call: Call, channel: Channel, entries: list[dict[str, Any]]) -> None:
    kept = [item for item in channel.raw["permission_overwrites"] if item["id"] != call.path["overwrite_id"]]
    channel.raw["permission_overwrites"] = kept + entries
    call.world.save_channel(channel)
    call.services.events.channel("CHANNEL_UPDATE", channel)


def _may_change(call: Call, thread: Channel) -> None:
    """Refuse what the bot may not do to a thread."""
    body, metadata = call.fields, thread.raw["thread_metadata"]
    bits = may.permissions_in(call.world, call.bot_id, thread)
    manages = bool(bits & may.MANAGE_THREADS)
    # fact: creators-may-change-their-threads, waking-needs-only-writing, timeout-leaves-sight
    owns = thread.raw["owner_id"] == call.bot_id and not may.is_kept_from_acting(call.world, call.bot_id)
    only_revives = set(body) <= {"archived"} and body.get("archived") is False
    if metadata["locked"] and not manages:
        raise refusal("missing permissions")
    if "locked" in body and bool(body["locked"]) != metadata["locked"] and not manages:
        raise refusal("missing permissions")
    if not manages and not owns and not (only_revives and bits & may.SEND_MESSAGES_IN_THREADS):
        raise refusal("missing permissions")
    if metadata["archived"] and body.get("archived") is not False and set(body) - {"archived", "locked"}:
        raise refusal("thread archived")


def _change_thread(call: Call, thread: Channel) -> Any:
    _may_change(call, thread)
    body, metadata = call.fields, thread.raw["thread_metadata"]
    for key in ("name", "rate_limit_per_user", "applied_tags"):
        if body.get(key) is not None:
            thread.raw[key] = body[key]
    for key in ("auto_archive_duration", "locked"):
        if body.get(key) is not None:
            metadata[key] = body[key]
    if body.get("invitable") is not None and thread.type == PRIVATE_THREAD:
        metadata["invitable"] = body["invitable"]
    archived = body.get("archived")
    if archived is not None and archived != metadata["archived"]:
        call.services.threads.set_archived(thread, archived)
    else:
        call.world.note_channel(thread)
        call.services.events.channel("THREAD_UPDATE", thread)
        if not metadata["archived"]:
            call.services.threads.watch(thread)
    return thread.raw
