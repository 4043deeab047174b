"""What a person can do with commands and components: Discord's own app checks this before it sends anything.

Delivery is in interactions.py.
"""

from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.component_rules import SELECTS, STRING_SELECT, walk
from bot.sandbox.encoding import Json
from bot.sandbox.entities import Channel, Message
from bot.sandbox.errors import Form, refusal
from bot.sandbox.world import GUILD_WIDE, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)


def visible_commands(world: World, person_id: str, channel: Channel | None) -> list[Json]:
    """The commands this person is offered (in this place)."""
    direct = channel is not None and channel.is_direct
    if direct:
        context = 1
        found = list(world.commands[GUILD_WIDE])
    else:
        context = 0
        found = world.commands[GUILD_WIDE] + world.commands.get(world.guild_id, [])
    bits = may.guild_permissions(world, person_id) if channel is None else may.permissions_in(world, person_id, channel)
    # A guild that the bot did not join offers what people installed for themselves.
    # fact: user-install-answers, install-page-needs-bot-scope
    install = 0 if world.bot.id in world.members else 1
    return [
        command
        for command in found
        if _offered(command, context, bits, direct=direct) and (direct or install in command["integration_types"])
    ]


def prepare_command(world: World, person_id: str, channel: Channel, data: Json, *, partial: bool) -> Json:
    """A command's data as the bot receives it, with `resolved`. `partial` for autocomplete.

    Raises 10063 for an unknown command, 50035 for options the app would not let through.
    """
    if not channel.is_direct and not may.permissions_in(world, person_id, channel) & may.USE_APPLICATION_COMMANDS:
        raise refusal("missing permissions")
    commands = visible_commands(world, person_id, channel)
    command = next((item for item in commands if item["id"] == str(data.get("id"))), None)
    if command is None:
        raise refusal("unknown command")
    form = Form()
    resolved: Json = {}
    _check_options(
        world, form, ("options",), command.get("options") or [], data.get("options") or [], resolved, partial
    )
    form.refuse_if_wrong()
    sent: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    sent["options"] = data.get("options") or []
    if command.get("guild_id"):
        sent["guild_id"] = command["guild_id"]
    if resolved:
        sent["resolved"] = resolved
    return sent


def prepare_component(world: World, message: Message, data: Json) -> Json:
    """A component's data as the bot receives it.

    Raises 50035 when the message shows no such component, it is disabled or the values are not on offer.
    """
    form = Form()
    custom_id = data.get("custom_id")
    shown = next((item for item in walk(message.raw["components"]) if item.get("custom_id") == custom_id), None)
    if shown is None:
        form.wrong(("data", "custom_id"), "COMPONENT_VALIDATION_FAILED", "Component validation failed")
    elif shown.get("disabled"):
        form.wrong(("data", "custom_id"), "COMPONENT_VALIDATION_FAILED", "Component is disabled")
    form.refuse_if_wrong()
    assert shown is not None
    sent: Json = {"id": shown["id"], "custom_id": custom_id, "component_type": shown["type"]}
    if shown["type"] in SELECTS:
        given: list[Any] = data.get("values") or []
        values = [str(value) for value in given]
        form.count(("data", "values"), values, shown["max_values"], shown["min_values"])
        if shown["type"] == STRING_SELECT:
            offered = {option["value"] for option in shown["options"]}
            for place, value in enumerate(values):
                if value not in offered:
                    form.wrong(("data", "values", place), "COMPONENT_VALIDATION_FAILED", "Not one of the options")
        form.refuse_if_wrong()
        sent["values"] = values
        if shown["type"] != STRING_SELECT:
            resolved: Json = {}
            sent["resolved"] = resolved
            for value in values:
                _resolve(world, value, resolved)
    return sent


def _offered(command: Json, context: int, bits: int, *, direct: bool) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and context not in contexts:
        return False
    if direct and contexts is None and command.get("dm_permission") is False:
        return False
    # fact: default-permissions-hide-commands
    wanted = command.get("default_member_permissions")
    if direct or wanted is None or bits & may.ADMINISTRATOR:
        return True
    return int(wanted) != 0 and bits & int(wanted) == int(wanted)


def _check_options(
    world: World,
    form: Form,
    path: tuple[str | int, ...],
    offered: list[Json],
    given: list[Json],
    resolved: Json,
    partial: bool,
) -> None:
    by_name = {option["name"]: option for option in offered}
    for place, option in enumerate(given):
        known = by_name.get(option.get("name", ""))
        here = (*path, place)
        if known is None:
            form.wrong((*here, "name"), "APPLICATION_COMMAND_OPTION_UNKNOWN", "Unknown option")
            continue
        option["type"] = known["type"]
        if known["type"] in (SUBCOMMAND, GROUP):
            _check_options(
                world,
                form,
                (*here, "options"),
                known.get("options") or [],
                option.setdefault("options", []),
                resolved,
                partial,
            )
        elif not (partial and option.get("focused")):
            _check_value(world, form, (*here, "value"), known, option, resolved)
    if partial:
        return
    names = {option.get("name") for option in given}
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in offered) and not given:
        form.wrong(path, "BASE_TYPE_REQUIRED", "A subcommand is required")
    for option in offered:
        if option.get("required") and option["name"] not in names:
            form.wrong((*path, option["name"]), "BASE_TYPE_REQUIRED", "This option is required")


def _check_value(
    world: World, form: Form, path: tuple[str | int, ...], known: Json, option: Json, resolved: Json
) -> None:
    value: Any = option.get("value")
    match known["type"]:
        case 3:
            form.text(path, value, known.get("max_length", 6000), known.get("min_length", 0))
        case 4:
            form.number(path, value, known.get("min_value", -(2**53)), known.get("max_value", 2**53))
        case 5:
            form.choice(path, value, (True, False))
        case 6 | 7 | 8 | 9:
            option["value"] = value = str(value)
            if not _resolve(world, value, resolved):
                form.wrong(path, "APPLICATION_COMMAND_OPTION_UNKNOWN", "Unknown user, role or channel")
        case 10 if isinstance(value, bool) or not isinstance(value, int | float):
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        case 11:
            option["value"] = value = str(value)
            if not _attach(world, value, resolved):
                form.wrong(path, "APPLICATION_COMMAND_OPTION_UNKNOWN", "Unknown attachment")
        case _:
            pass
    choices = known.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        form.wrong(path, "BASE_TYPE_CHOICES", "Value must be one of the choices.")


def _attach(world: World, value: str, resolved: Json) -> bool:
    """Add the file an id stands for to `resolved`; False when it stands for none."""
    if value not in world.uploads:
        return False
    resolved.setdefault("attachments", {})[value] = world.uploads[value]
    return True


def _resolve(world: World, value: str, resolved: Json) -> bool:
    """Add what an id stands for to `resolved`; False when it stands for nothing."""
    if value in world.users:
        resolved.setdefault("users", {})[value] = world.users[value].raw
        if value in world.members:
            member = {**world.members[value], "permissions": str(may.guild_permissions(world, value))}
            resolved.setdefault("members", {})[value] = member
    elif value in world.roles:
        resolved.setdefault("roles", {})[value] = world.roles[value]
    elif value in world.channels:
        raw = world.channels[value].raw
        resolved.setdefault("channels", {})[value] = {**raw, "permissions": str(may.EVERYTHING)}
    else:
        return False
    return True
