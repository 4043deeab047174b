"""What a person's app sends for a typed command or a filled modal: Discord's data objects.

Sending them is in people.py.
"""

from typing import Any

from bot.sandbox.component_rules import LABEL, ROW, TEXT, TEXT_INPUT
from bot.sandbox.encoding import Json


def command_data(
    commands: list[Json], path: tuple[str, ...], options: dict[str, Any], focused: str | None = None
) -> Json:
    """The data of a command with its subcommands and options; `focused` is the option being typed.

    Raises LookupError for a command or subcommand that is not on offer.
    """
    command = next((item for item in commands if item["name"] == path[0]), None)
    if command is None:
        raise LookupError(f"no command /{path[0]}")
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": []}
    node = data
    known: list[Json] = command.get("options") or []
    for name in path[1:]:
        option = next((item for item in known if item["name"] == name), None)
        if option is None:
            raise LookupError(f"no subcommand {name} in /{' '.join(path)}")
        inner: Json = {"type": option["type"], "name": name, "options": []}
        node["options"].append(inner)
        node = inner
        known = option.get("options") or []
    kinds = {item["name"]: item["type"] for item in known}
    for name, value in options.items():
        entry: Json = {"type": kinds.get(name, 3), "name": name, "value": value}
        if name == focused:
            entry["focused"] = True
        node["options"].append(entry)
    return data


def submitted(component: Json, values: dict[str, Any]) -> Json:
    """A modal's component as it is sent back, with the value given for its custom_id."""
    kind = component["type"]
    sent: Json = {"type": kind, "id": component["id"]}
    if kind == LABEL:
        sent["component"] = submitted(component["component"], values)
    elif kind == ROW:
        sent["components"] = [submitted(item, values) for item in component["components"]]
    elif kind == TEXT_INPUT:
        sent["custom_id"] = component["custom_id"]
        sent["value"] = values.get(component["custom_id"], component.get("value") or "")
    elif kind != TEXT:
        sent["custom_id"] = component["custom_id"]
        given = values.get(component["custom_id"], [])
        sent["values"] = given if isinstance(given, list) else [given]
    return sent
