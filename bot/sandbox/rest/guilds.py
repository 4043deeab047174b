"""The guild: itself, its channels, members and roles."""

from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.discord_objects import role_object
from bot.sandbox.encoding import Json
from bot.sandbox.errors import Form, refusal
from bot.sandbox.events import GUILD_MEMBERS
from bot.sandbox.rest.routes import Call, route


@route("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Any:
    call.in_guild()
    raw = call.world.raw_guild(call.path["guild_id"])
    if call.query.get("with_counts") in ("1", "true", "True"):
        count = len(call.world.members)
        raw |= {"approximate_member_count": count, "approximate_presence_count": count}
    return raw


@route("GET", "/guilds/{guild_id}/channels")
def channels(call: Call) -> Any:
    call.in_guild()
    found = [item for item in call.world.channels.values() if not item.is_thread and not item.is_direct]
    return [item.raw for item in found if call.world.guild_of(item) == call.path["guild_id"]]


@route("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> Any:
    call.in_guild()
    if not call.services.events.gateway.granted_intents & GUILD_MEMBERS:
        raise refusal("missing access")
    after = int(call.query.get("after", "0"))
    later = sorted((user_id for user_id in call.world.members if int(user_id) > after), key=int)
    return [call.world.raw_member(user_id) for user_id in later[: call.limit(1, 1000)]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Any:
    call.in_guild()
    found = call.world.raw_member(call.world.user(call.path["user_id"]).id)
    if found is None:
        raise refusal("unknown member")
    return found


@route("PATCH", "/guilds/{guild_id}/members/@me")
def change_self(call: Call) -> Any:
    call.in_guild()
    call.guild_permission(may.CHANGE_NICKNAME)
    member = call.world.members[call.bot_id]
    if "nick" in call.fields:
        member["nick"] = call.fields["nick"]
    return _member_changed(call, call.bot_id, member)


@route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(call: Call) -> Any:
    member = _member_for_role(call)
    if call.path["role_id"] not in member["roles"]:
        member["roles"].append(call.path["role_id"])
        _member_changed(call, call.path["user_id"], member)


@route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(call: Call) -> Any:
    member = _member_for_role(call)
    if call.path["role_id"] in member["roles"]:
        member["roles"].remove(call.path["role_id"])
        _member_changed(call, call.path["user_id"], member)


@route("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> Any:
    call.in_guild()
    return call.world.raw_guild(call.path["guild_id"])["roles"]


@route("GET", "/guilds/{guild_id}/roles/{role_id}")
def role(call: Call) -> Any:
    call.in_guild()
    found = call.world.roles.get(call.path["role_id"])
    if found is None:
        raise refusal("unknown role")
    return found


@route("POST", "/guilds/{guild_id}/roles")
def create_role(call: Call) -> Any:
    call.in_guild()
    call.guild_permission(may.MANAGE_ROLES)
    body = call.fields
    form = Form()
    if body.get("name") is not None:
        form.text(("name",), body["name"], 100)
    form.refuse_if_wrong()
    bits = int(body.get("permissions") or 0)
    made = role_object(call.world.ids.next(), body.get("name") or "new role", bits, 1, body.get("color") or 0)
    made["mentionable"] = bool(body.get("mentionable"))
    call.world.save_role(made)
    call.services.events.guild("GUILD_ROLE_CREATE", {"guild_id": call.world.guild_id, "role": made})
    return made


def _member_for_role(call: Call) -> Json:
    call.in_guild()
    call.guild_permission(may.MANAGE_ROLES)
    if call.path["role_id"] not in call.world.roles:
        raise refusal("unknown role")
    member = call.world.members.get(call.path["user_id"])
    if member is None:
        raise refusal("unknown member")
    return member


def _member_changed(call: Call, user_id: str, member: Json) -> Json:
    call.world.save_member(user_id, member)
    raw = call.world.raw_member(user_id)
    assert raw is not None
    intents = 0 if user_id == call.bot_id else GUILD_MEMBERS
    call.services.events.guild("GUILD_MEMBER_UPDATE", {**raw, "guild_id": call.world.guild_id}, intents)
    return raw
