"""What is done at both desks alike: people press, type, begin to type and send forms; time passes.
What can be done is read from the bot: its commands with their options, its answers, the controls it has shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec
from discord import AppCommandOptionType, app_commands

Json = dict[str, Any]
TEXT = AppCommandOptionType.string.value
GAME = "game"
"""What every command calls the game it is about."""


class Wait(msgspec.Struct, frozen=True):
    """Time passes."""

    seconds: float


class Press(msgspec.Struct, frozen=True):
    """A person presses a control, or picks in it."""

    person: int
    custom_id: str
    values: tuple[str, ...] = ()


class Send(msgspec.Struct, frozen=True):
    """A person sends a form with these fields."""

    person: int
    custom_id: str
    fields: tuple[tuple[str, str], ...]


class Type(msgspec.Struct, frozen=True):
    """A person gives a command; `name` has its subcommands, and what is filled in is (name, type, value)."""

    person: int
    name: str
    options: tuple[tuple[str, int, Any], ...] = ()

    def data(self) -> Json:
        """What Discord tells of it."""
        return _nested(self.name, [_option(*each) for each in self.options])


class Typing(msgspec.Struct, frozen=True):
    """A person begins to fill in an option of a command, and is made suggestions."""

    person: int
    name: str
    option: tuple[str, int]
    options: tuple[tuple[str, int, Any], ...] = ()

    def data(self) -> Json:
        """What Discord tells of it."""
        name, kind = self.option
        filled = [_option(*each) for each in self.options]
        return _nested(self.name, [*filled, {**_option(name, kind, ""), "focused": True}])


Act = Wait | Press | Send | Type | Typing


class Offered(msgspec.Struct, frozen=True):
    """A control somebody was shown, with what can be picked in it."""

    custom_id: str
    values: tuple[str, ...] = ()


def offered(shown: Any) -> Iterator[Offered]:
    """The controls in the JSON of a message, or in a form."""
    if isinstance(shown, Mapping):
        found = cast("Mapping[str, Any]", shown)
        if isinstance(custom_id := found.get("custom_id"), str) and not found.get("disabled"):
            yield Offered(custom_id, tuple(each["value"] for each in found.get("options") or ()))
        for each in found.values():
            yield from offered(each)
    elif isinstance(shown, list):
        for each in cast("list[Any]", shown):
            yield from offered(each)


def commands(tree: app_commands.CommandTree[Any]) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command, subcommands one by one, by name."""
    found = [each for each in tree.walk_commands() if isinstance(each, app_commands.Command)]
    return sorted(found, key=lambda each: each.qualified_name)


def typings(command: app_commands.Command[Any, ..., Any], person: int, game_id: str) -> list[Typing]:
    """The options of a command for which it suggests something, begun to be typed; the game is filled in."""
    given = [(each.display_name, TEXT, game_id) for each in command.parameters if each.name == GAME]
    return [
        Typing(
            person,
            command.qualified_name,
            (each.display_name, each.type.value),
            tuple(given) if each.name != GAME else (),
        )
        for each in command.parameters
        if each.autocomplete
    ]


def about(command: app_commands.Command[Any, ..., Any], person: int, game_id: str) -> Type | None:
    """The command about a game, or without anything filled in; None where more is asked for."""
    if any(each.required for each in command.parameters):
        return None
    games = [each for each in command.parameters if each.name == GAME]
    return Type(person, command.qualified_name, tuple((each.display_name, TEXT, game_id) for each in games))


def _option(name: str, kind: int, value: Any) -> Json:
    return {"name": name, "type": kind, "value": value}


def _nested(name: str, options: list[Json]) -> Json:
    command, *below = name.split(" ")
    for each in reversed(below):
        options = [{"name": each, "type": 1, "options": options}]
    if len(below) == 2:
        options[0]["type"] = 2
    return {"id": "1", "name": command, "type": 1, "options": options}
