"""The objects that describe an interaction: what the bot receives, and what its answers say of their cause.

When they are sent is decided in interactions.py.
"""

from bot.sandbox import permissions as may
from bot.sandbox.attachments import SIZE_LIMIT
from bot.sandbox.encoding import Json
from bot.sandbox.entities import Channel, Message, User
from bot.sandbox.world import World


def interaction_object(
    world: World, row: Json, person: User, channel: Channel, data: Json, source: Message | None
) -> Json:
    """INTERACTION_CREATE's object. `source` is the message clicked on."""
    sent: Json = {
        "id": row["id"],
        "application_id": world.application_id,
        "type": row["type"],
        "token": row["token"],
        "version": 1,
        "data": data,
        "channel": channel.raw,
        "channel_id": channel.id,
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": SIZE_LIMIT,
        "app_permissions": str(_app_permissions(world, channel)),
        "authorizing_integration_owners": _owners(world, channel, person),
    }
    if channel.is_direct:
        sent |= {"user": person.raw, "context": 1}
    else:
        bits = str(may.permissions_in(world, person.id, channel))
        locale = world.guild["preferred_locale"]
        sent |= {
            "channel": {**channel.raw, "permissions": bits},
            "guild_id": world.guild_of(channel),
            "guild": {"id": world.guild_of(channel), "features": world.guild["features"], "locale": locale},
            "guild_locale": locale,
            "member": {**(world.raw_member(person.id) or {}), "permissions": bits},
            "context": 0,
        }
    if source is not None:
        sent["message"] = source.raw
    return sent


def interaction_metadata(
    world: World, row: Json, channel: Channel, modal_trigger: str | None, *, original: bool
) -> Json:
    """The interaction_metadata of an answer. `modal_trigger` is the interaction that opened the modal."""
    user = world.users[row["person"]]
    metadata: Json = {
        "id": row["id"],
        "type": row["type"],
        "user": user.raw,
        "authorizing_integration_owners": _owners(world, channel, user),
    }
    match row["type"]:
        case 2:
            metadata["name"] = row["name"]
        case 3:
            metadata["interacted_message_id"] = row["source"]
        case 5:
            trigger: Json = {**metadata, "id": modal_trigger or row["id"], "type": 3 if row["source"] else 2}
            if row["source"]:
                trigger["interacted_message_id"] = row["source"]
            metadata["triggering_interaction_metadata"] = trigger
        case _:
            pass
    if not original and row["original"]:
        metadata["original_response_message_id"] = row["original"]
    return metadata


def command_name(data: Json) -> str:
    """The command with its subcommands, as it stands above an answer."""
    names = [data["name"]]
    options: list[Json] = data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def _app_permissions(world: World, channel: Channel) -> int:
    if not channel.is_direct and world.bot.id not in world.members:
        return may.USER_INSTALLED
    return may.permissions_in(world, world.bot.id, channel)


def _owners(world: World, channel: Channel, person: User) -> Json:
    """Who installed the app: the guild ("0") or the person ("1")."""
    if channel.is_direct:
        return {"0": "0", "1": person.id}
    if world.bot.id not in world.members:
        return {"1": person.id}
    return {"0": world.guild_of(channel)}
