"""The application: itself, its commands, its emojis; and the gateway's address."""

import re
from typing import Any

from bot.sandbox.command_rules import CHAT_INPUT, check_command, check_commands
from bot.sandbox.encoding import Json
from bot.sandbox.errors import Form, refusal
from bot.sandbox.gateway import MAX_CONCURRENCY
from bot.sandbox.rest.routes import Call, HttpReply, route
from bot.sandbox.world import GUILD_WIDE

MOST_EMOJIS = 2_000
_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
MOST_CREATES = 200
SHARDS = 1
"""So many the gateway recommends."""


@route("GET", "/oauth2/applications/@me")
def my_application_by_oauth(call: Call) -> Any:
    return _application(call)


@route("GET", "/applications/@me")
def my_application(call: Call) -> Any:
    return _application(call)


@route("GET", "/gateway", needs_token=False)
def gateway(call: Call) -> Any:
    return {"url": "wss://gateway.discord.gg"}


@route("GET", "/gateway/bot")
def gateway_for_bots(call: Call) -> Any:
    gateway = call.services.events.gateway
    limit = {
        "total": gateway.starts_a_day,
        "remaining": gateway.starts_left,
        "reset_after": 86_400_000,
        "max_concurrency": MAX_CONCURRENCY,
    }
    return {"url": "wss://gateway.discord.gg", "shards": SHARDS, "session_start_limit": limit}


@route("GET", _COMMANDS)
@route("GET", _GUILD_COMMANDS)
def list_commands(call: Call) -> Any:
    place = _place(call)
    return call.world.commands.get(place, [])


@route("PUT", _COMMANDS)
@route("PUT", _GUILD_COMMANDS)
def overwrite_commands(call: Call) -> Any:
    place = _place(call)
    check_commands(call.body)
    known = {(item["type"], item["name"]): item for item in call.world.commands.get(place, [])}
    _demand_creates(call, sum((item.get("type") or CHAT_INPUT, item["name"]) not in known for item in call.body))
    made: list[Json] = []
    for command in call.body:
        old = known.get((command.get("type") or CHAT_INPUT, command["name"]))
        made.append(_command(call, command, place, old["id"] if old else None))
    call.world.save_commands(place, made)
    call.services.events.commands_changed()
    return made


@route("POST", _COMMANDS)
@route("POST", _GUILD_COMMANDS)
def create_command(call: Call) -> Any:
    place = _place(call)
    check_command(call.fields)
    commands = call.world.commands.setdefault(place, [])
    key = (call.fields.get("type") or CHAT_INPUT, call.fields["name"])
    old = next((item for item in commands if (item["type"], item["name"]) == key), None)
    _demand_creates(call, 0 if old else 1)
    made = _command(call, call.fields, place, old["id"] if old else None)
    others = [item for item in commands if item is not old]
    check_commands([*others, made])
    call.world.save_commands(place, [*others, made])
    call.services.events.commands_changed()
    return HttpReply(200 if old else 201, made)


@route("GET", _COMMANDS + "/{command_id}")
@route("GET", _GUILD_COMMANDS + "/{command_id}")
def get_command(call: Call) -> Any:
    return _known_command(call)


@route("PATCH", _COMMANDS + "/{command_id}")
@route("PATCH", _GUILD_COMMANDS + "/{command_id}")
def change_command(call: Call) -> Any:
    command = _known_command(call)
    changed = {**command, **call.fields, "version": call.world.ids.next()}
    check_command(changed)
    command.update(changed)
    call.world.save_commands(_place(call), call.world.commands[_place(call)])
    call.services.events.commands_changed()
    return command


@route("DELETE", _COMMANDS + "/{command_id}")
@route("DELETE", _GUILD_COMMANDS + "/{command_id}")
def delete_command(call: Call) -> Any:
    command = _known_command(call)
    place = _place(call)
    call.world.save_commands(place, [item for item in call.world.commands[place] if item is not command])
    call.services.events.commands_changed()


@route("GET", "/applications/{application_id}/emojis")
def list_emojis(call: Call) -> Any:
    call.own_application()
    return {"items": list(call.world.emojis.values())}


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Any:
    call.own_application()
    body = call.fields
    _check_emoji_name(body.get("name"))
    form = Form()
    if not str(body.get("image", "")).startswith("data:image/"):
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(body["image"]) > 256 * 1024 * 4 // 3 + 64:
        form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(emoji["name"] == body.get("name") for emoji in call.world.emojis.values()):
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")
    if len(call.world.emojis) >= MOST_EMOJIS:
        form.wrong((), "BASE_TYPE_BAD_LENGTH", "Maximum number of emojis reached")
    form.refuse_if_wrong()
    emoji: Json = {
        "id": call.world.ids.next(),
        "name": body["name"],
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": str(body["image"]).startswith("data:image/gif"),
        "available": True,
        "user": call.world.bot.raw,
    }
    call.world.save_emoji(emoji)
    return HttpReply(201, emoji)


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(call: Call) -> Any:
    return _known_emoji(call)


@route("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(call: Call) -> Any:
    emoji = _known_emoji(call)
    _check_emoji_name(call.fields.get("name"))
    emoji["name"] = call.fields["name"]
    call.world.save_emoji(emoji)
    return emoji


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Any:
    call.world.remove_emoji(_known_emoji(call)["id"])


def _application(call: Call) -> Json:
    world = call.world
    owner = world.people[0].raw if world.people else world.bot.raw
    install = {"scopes": ["applications.commands", "bot"], "permissions": "0"}
    return {
        "id": world.application_id,
        "name": "Quayside",
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "bot": world.bot.raw,
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {
            "0": {"oauth2_install_params": install},
            "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
        },
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "tags": [],
    }


def _place(call: Call) -> str:
    call.own_application()
    if "guild_id" not in call.path:
        return GUILD_WIDE
    if call.path["guild_id"] != call.world.guild_id:
        raise refusal("missing access")
    return call.path["guild_id"]


def _command(call: Call, given: Json, place: str, command_id: str | None) -> Json:
    kind = given.get("type") or CHAT_INPUT
    command: Json = {
        "id": command_id or call.world.ids.next(),
        "application_id": call.world.application_id,
        "version": call.world.ids.next(),
        "default_member_permissions": None,
        "type": kind,
        "name": given["name"],
        "name_localizations": given.get("name_localizations"),
        "description": given.get("description") or "",
        "description_localizations": given.get("description_localizations"),
        "nsfw": bool(given.get("nsfw")),
        "integration_types": given.get("integration_types") or [0],
    }
    if given.get("default_member_permissions") is not None:
        command["default_member_permissions"] = str(given["default_member_permissions"])
    if place:
        command["guild_id"] = place
    else:
        command["contexts"] = given.get("contexts")
        command["dm_permission"] = given.get("dm_permission") is not False
    if kind == CHAT_INPUT and given.get("options"):
        command["options"] = [_option(option) for option in given["options"]]
    return command


def _option(given: Json) -> Json:
    """An option as Discord stores it: empty lists and absent values are left out."""
    option = {key: value for key, value in given.items() if value is not None and value != []}
    if "options" in option:
        option["options"] = [_option(inner) for inner in option["options"]]
    if not option.get("required", True):
        del option["required"]
    return option


def _demand_creates(call: Call, number: int) -> None:
    """Refuse to make so many new commands when that is too many for one day."""
    now, made = call.world.clock.time(), call.world.commands_made
    made[:] = [when for when in made if when > now - 86_400]
    # fact: command-creates-a-day
    if len(made) + number > MOST_CREATES:
        raise refusal("too many daily commands")
    made += [now] * number


def _known_command(call: Call) -> Json:
    for command in call.world.commands.get(_place(call), []):
        if command["id"] == call.path["command_id"]:
            return command
    raise refusal("unknown command")


def _known_emoji(call: Call) -> Json:
    call.own_application()
    emoji = call.world.emojis.get(call.path["emoji_id"])
    if emoji is None:
        raise refusal("unknown emoji")
    return emoji


# fact: forms-are-refused-as-a-whole
def _check_emoji_name(name: Any) -> None:
    form = Form()
    form.text(("name",), name, 32, 2)
    if isinstance(name, str) and not re.fullmatch(r"\w*", name, re.ASCII):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    form.refuse_if_wrong()
