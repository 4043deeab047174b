"""Threads over REST: starting them, their members, lists of archived and active ones."""

from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.encoding import Json
from bot.sandbox.entities import (
    FORUM,
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REQUIRE_TAG,
    TEXT,
    Channel,
)
from bot.sandbox.errors import Form, refusal
from bot.sandbox.message_rules import check_message, check_not_empty, is_v2
from bot.sandbox.rest.channels import ARCHIVE_MINUTES
from bot.sandbox.rest.routes import Call, HttpReply, route

MOST_MEMBERS = 1_000
MOST_TAGS = 5


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_on_message(call: Call) -> Any:
    parent = call.channel(may.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    if parent.type not in (TEXT, NEWS):
        raise refusal("wrong channel type")
    # fact: thread-has-its-message-id
    if message.id in call.world.channels:
        raise refusal("thread exists")
    minutes = _check(call.fields)
    # fact: news-threads-have-a-type
    kind = NEWS_THREAD if parent.type == NEWS else PUBLIC_THREAD
    _demand_words(call, call.fields["name"])
    _demand_room(call, kind)
    thread = call.services.threads.start(
        parent, call.bot_id, call.fields["name"], kind, minutes, thread_id=message.id, extra=_extra(call.fields)
    )
    message.raw["flags"] |= HAS_THREAD
    message.raw["thread"] = thread.raw
    call.world.save_message(parent, message)
    call.services.events.message("MESSAGE_UPDATE", parent, message)
    return HttpReply(201, _with_member(call, thread))


@route("POST", "/channels/{channel_id}/threads")
def start(call: Call) -> Any:
    parent = call.channel()
    body = call.fields
    minutes = _check(body)
    if parent.type == FORUM:
        return _start_post(call, parent, body, minutes)
    if parent.type not in (TEXT, NEWS):
        raise refusal("wrong channel type")
    kind = body.get("type") or PRIVATE_THREAD
    # fact: private-threads-in-text-only
    if kind == PRIVATE_THREAD and parent.type == NEWS:
        raise refusal("wrong channel type")
    wanted = may.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else may.CREATE_PUBLIC_THREADS
    may.demand(call.world, call.bot_id, parent, wanted)
    _demand_words(call, body["name"])
    _demand_room(call, kind)
    thread = call.services.threads.start(parent, call.bot_id, body["name"], kind, minutes, extra=_extra(body))
    if kind != PRIVATE_THREAD:
        call.services.messages.post(
            parent,
            call.bot_id,
            {"content": body["name"]},
            {},
            kind=18,
            extra={
                "message_reference": {"type": 0, "channel_id": thread.id, "guild_id": call.world.guild_of(thread)},
                "thread": thread.raw,
                "flags": HAS_THREAD,
            },
        )
    return HttpReply(201, _with_member(call, thread))


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join(call: Call) -> Any:
    thread = _thread(call)
    if thread.archived:
        raise refusal("thread archived")
    call.services.threads.join(thread, call.bot_id)


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave(call: Call) -> Any:
    thread = _thread(call)
    if thread.archived:
        raise refusal("thread archived")
    call.services.threads.leave(thread, call.bot_id)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(call: Call) -> Any:
    thread = _thread(call)
    may.demand(call.world, call.bot_id, thread, may.SEND_MESSAGES_IN_THREADS)
    if thread.archived:
        raise refusal("thread archived")
    user = call.world.user(call.path["user_id"])
    parent = call.world.channel(thread.parent_id)
    if not may.permissions_in(call.world, user.id, parent) & may.VIEW_CHANNEL:
        raise refusal("missing access")
    # fact: thread-members-at-most-1000
    if user.id not in thread.members and len(thread.members) >= MOST_MEMBERS:
        raise refusal("too many thread members")
    call.services.threads.join(thread, user.id)


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_member(call: Call) -> Any:
    thread = _thread(call)
    if thread.archived:
        raise refusal("thread archived")
    owns = thread.is_private_thread and thread.raw["owner_id"] == call.bot_id
    if not owns:
        may.demand(call.world, call.bot_id, thread, may.MANAGE_THREADS)
    call.services.threads.leave(thread, call.path["user_id"])


@route("GET", "/channels/{channel_id}/thread-members")
def members(call: Call) -> Any:
    return list(_thread(call).members.values())


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
def member(call: Call) -> Any:
    found = _thread(call).members.get(call.path["user_id"])
    if found is None:
        raise refusal("unknown member")
    return found


@route("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Any:
    call.in_guild()
    found = [item for item in call.world.threads(archived=False) if call.world.guild_of(item) == call.path["guild_id"]]
    return _listed(call, found, call.limit(10_000, 10_000))


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Any:
    parent = call.channel(may.READ_MESSAGE_HISTORY)
    found = [item for item in call.world.threads(parent.id, archived=True) if not item.is_private_thread]
    return _listed(call, _before(call, found), call.limit())


@route("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Any:
    parent = call.channel(may.READ_MESSAGE_HISTORY | may.MANAGE_THREADS)
    found = [item for item in call.world.threads(parent.id, archived=True) if item.is_private_thread]
    return _listed(call, _before(call, found), call.limit())


def _demand_room(call: Call, kind: int) -> None:
    """Refuse one active thread too many; those of announcements count apart."""
    news = kind == NEWS_THREAD
    active = sum((thread.type == NEWS_THREAD) == news for thread in call.world.threads(archived=False))
    # fact: active-threads-at-most-1000
    if active >= call.services.faults.most_active_threads:
        raise refusal("too many announcement threads" if news else "too many threads")


def _demand_words(call: Call, title: str) -> None:
    """Refuse a title that the server's AutoMod does not allow."""
    if call.services.faults.forbids(title):
        raise refusal("title refused")


def _start_post(call: Call, parent: Channel, body: Json, minutes: int) -> HttpReply:
    may.demand(call.world, call.bot_id, parent, may.SEND_MESSAGES | (may.ATTACH_FILES if call.uploads else 0))
    first: Json = body.get("message") or {}
    check_message(first, call.uploads, v2=is_v2(first.get("flags")), root=("message",))
    check_not_empty(first, call.uploads)
    extra = _extra(body) | {"applied_tags": _tags(call, parent, body)}
    _demand_words(call, body["name"])
    _demand_room(call, PUBLIC_THREAD)
    thread = call.services.threads.start(parent, call.bot_id, body["name"], PUBLIC_THREAD, minutes, extra=extra)
    message = call.services.messages.post(
        thread, call.bot_id, first, call.uploads, root=("message",), message_id=thread.id
    )
    return HttpReply(201, {**_with_member(call, thread), "message": message.raw})


def _tags(call: Call, parent: Channel, body: Json) -> list[str]:
    tags = [str(tag) for tag in body.get("applied_tags") or ()]
    known = {str(tag["id"]): tag for tag in parent.raw["available_tags"]}
    # fact: forum-may-demand-a-tag
    if parent.raw["flags"] & REQUIRE_TAG and not tags:
        raise refusal("tag required")
    # fact: forum-tags-are-checked
    if len(tags) > MOST_TAGS or any(tag not in known for tag in tags):
        raise refusal("unknown tag")
    if any(known[tag]["moderated"] for tag in tags):
        may.demand(call.world, call.bot_id, parent, may.MANAGE_THREADS)
    return tags


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise refusal("wrong channel type")
    return thread


def _check(body: Json) -> int:
    form = Form()
    # fact: thread-names-at-most-100
    form.text(("name",), body.get("name"), 100, 1)
    minutes = body.get("auto_archive_duration") or 4320
    form.choice(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
    if body.get("type") is not None:
        form.choice(("type",), body["type"], (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD))
    form.refuse_if_wrong()
    return minutes


def _extra(body: Json) -> Json:
    # fact: slowmode-spares-bots
    slow = body.get("rate_limit_per_user")
    return {} if slow is None else {"rate_limit_per_user": slow}


def _with_member(call: Call, thread: Channel) -> Json:
    return {**thread.raw, "member": thread.members[call.bot_id]}


def _before(call: Call, threads: list[Channel]) -> list[Channel]:
    threads.sort(key=lambda thread: thread.raw["thread_metadata"]["archive_timestamp"], reverse=True)
    before = call.query.get("before")
    if before is None:
        return threads
    return [item for item in threads if item.raw["thread_metadata"]["archive_timestamp"] < before]


def _listed(call: Call, threads: list[Channel], limit: int) -> Json:
    visible = [item for item in threads if may.permissions_in(call.world, call.bot_id, item) & may.VIEW_CHANNEL]
    shown = visible[:limit]
    mine = [item.members[call.bot_id] for item in shown if call.bot_id in item.members]
    return {"threads": [item.raw for item in shown], "members": mine, "has_more": len(visible) > limit}
