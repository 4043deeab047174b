"""Messages of channels: sending, reading, editing, deleting, pinning."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.component_rules import CONTAINER
from bot.sandbox.entities import FORUM, Channel, Message
from bot.sandbox.errors import Form, refusal
from bot.sandbox.rest.routes import Call, route

MOST_PINS = 250


@route("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> Any:
    channel = call.channel()
    if not channel.is_direct and not may.permissions_in(call.world, call.bot_id, channel) & may.READ_MESSAGE_HISTORY:
        return []
    limit = call.limit()
    query = call.query
    if "around" in query:
        older = list(islice(_public(channel.log.older(str(int(query["around"]) + 1))), limit // 2 + 1))
        newer = list(islice(_public(channel.log.newer(query["around"])), limit // 2))
        found = newer[::-1] + older
    elif "after" in query:
        found = list(islice(_public(channel.log.newer(query["after"])), limit))[::-1]
    else:
        found = list(islice(_public(channel.log.older(query.get("before"))), limit))
    # fact: containers-break-lists
    contained = (part["type"] == CONTAINER for message in found for part in message.raw["components"])
    if call.services.faults.containers_break_lists and any(contained):
        raise refusal("internal")
    return [_shown(call, channel, message) for message in found]


@route("GET", "/channels/{channel_id}/messages/pins")
def list_pins(call: Call) -> Any:
    channel = call.channel()
    items = [
        {"pinned_at": when, "message": _shown(call, channel, message)}
        for message_id, when in reversed(channel.pins.items())
        if (message := channel.log.get(message_id)) is not None
    ]
    return {"items": items[: call.limit(50, 50)], "has_more": len(items) > call.limit(50, 50)}


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Any:
    channel = call.channel()
    if not channel.is_direct:
        may.demand(call.world, call.bot_id, channel, may.READ_MESSAGE_HISTORY)
    return _shown(call, channel, call.message(channel))


@route("POST", "/channels/{channel_id}/messages")
def send_message(call: Call) -> Any:
    channel = call.channel()
    demand_sending(call, channel)
    return call.services.messages.post(channel, call.bot_id, call.fields, call.uploads).raw | _nonce(call)


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Any:
    channel = call.channel()
    message = call.message(channel)
    # fact: only-own-messages-are-edited
    if message.author_id != call.bot_id:
        raise refusal("foreign message")
    # fact: archived-thread-refuses-edits
    if channel.archived:
        raise refusal("thread archived")
    # fact: locked-thread-refuses-edits
    _demand_open(call, channel)
    call.services.messages.demand_pace(channel, message)
    # fact: uploads-in-edits-need-attach-files
    if call.uploads and not channel.is_direct:
        may.demand(call.world, call.bot_id, channel, may.ATTACH_FILES)
    return call.services.messages.edit(channel, message, call.fields, call.uploads).raw


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Any:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot_id:
        if channel.is_direct:
            raise refusal("foreign message")
        may.demand(call.world, call.bot_id, channel, may.MANAGE_MESSAGES)
    # fact: archived-thread-refuses-edits
    if channel.archived and channel.locked:
        raise refusal("thread archived")
    call.services.messages.delete(channel, message)


@route("POST", "/channels/{channel_id}/messages/bulk-delete")
def delete_messages(call: Call) -> Any:
    channel = call.channel(may.MANAGE_MESSAGES)
    wanted = call.fields.get("messages")
    form = Form()
    form.count(("messages",), wanted, 100, 2)
    form.refuse_if_wrong()
    for message_id in wanted or ():
        message = channel.log.get(str(message_id))
        if message is not None and message.reader is None:
            call.services.messages.delete(channel, message)


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Any:
    channel, message = _to_pin(call)
    if message.id not in channel.pins:
        if len(channel.pins) >= MOST_PINS:
            raise refusal("too many pins")
        channel.pins[message.id] = channel.raw["last_pin_timestamp"] = call.world.now()
        _pinned(call, channel, message, True)
        call.services.messages.post(
            channel,
            call.bot_id,
            {},
            {},
            kind=6,
            extra={"message_reference": {"type": 0, "channel_id": channel.id, "message_id": message.id}},
        )


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Any:
    channel, message = _to_pin(call)
    if channel.pins.pop(message.id, None) is not None:
        _pinned(call, channel, message, False)


# The same under the older address, which Discord still serves.
route("PUT", "/channels/{channel_id}/pins/{message_id}")(pin)
route("DELETE", "/channels/{channel_id}/pins/{message_id}")(unpin)


def demand_sending(call: Call, channel: Channel) -> None:
    """Refuse a post the bot may not make here: permissions, kind of channel, locked thread, closed person."""
    world = call.world
    if channel.is_direct:
        person_id = next(user_id for user_id in channel.recipients if user_id != call.bot_id)
        # fact: closed-dm-is-50007
        if person_id not in world.members or call.bot_id not in world.members:
            # fact: no-shared-server-is-50278
            raise refusal("no shared server")
        if call.services.faults.taken_for_spammer:
            # fact: dm-may-be-refused-as-spam
            raise refusal("refused as spam")
        if world.users[person_id].closed_to_messages:
            raise refusal("closed messages")
        return
    # fact: forums-take-posts-only
    if channel.type == FORUM:
        raise refusal("wrong channel type")
    bits = may.demand(world, call.bot_id, channel)
    wanted = may.SEND_MESSAGES_IN_THREADS if channel.is_thread else may.SEND_MESSAGES
    if call.uploads:
        wanted |= may.ATTACH_FILES
    # fact: locked-thread-refuses-posts
    if wanted & ~bits:
        raise refusal("missing permissions")
    _demand_open(call, channel)


def _demand_open(call: Call, channel: Channel) -> None:
    """Refuse to write in a locked thread: neither posts nor edits go through, but for those who manage threads."""
    if channel.locked and not may.permissions_in(call.world, call.bot_id, channel) & may.MANAGE_THREADS:
        # fact: locked-thread-code
        raise refusal(call.services.faults.locked_threads)


def _nonce(call: Call) -> dict[str, Any]:
    nonce = call.fields.get("nonce")
    return {} if nonce is None else {"nonce": nonce}


def _public(messages: Iterable[Message]) -> Iterator[Message]:
    return (message for message in messages if message.reader is None)


def _shown(call: Call, channel: Channel, message: Message) -> Any:
    call.services.attachments.renew(message)
    return call.services.events.readable(channel, message)


def _to_pin(call: Call) -> tuple[Channel, Message]:
    channel = call.channel()
    if not channel.is_direct:
        may.demand(call.world, call.bot_id, channel, may.PIN_MESSAGES)
    if channel.archived:
        raise refusal("thread archived")
    return channel, call.message(channel)


def _pinned(call: Call, channel: Channel, message: Message, pinned: bool) -> None:
    message.raw["pinned"] = pinned
    call.world.save_message(channel, message)
    call.world.note_channel(channel)
    call.services.events.message("MESSAGE_UPDATE", channel, message)
    call.services.events.pins(channel)
