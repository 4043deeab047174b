"""What Discord sends along with an interaction, as far as the bot reads it: with types, and decoded in this one place.
discord.py reads the options of commands by itself; what is done with the rest stands where it is needed."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import discord
import msgspec

log = logging.getLogger(__name__)


class User(msgspec.Struct, frozen=True):
    """A person or a bot; `global_name` is the name they chose to be shown by."""

    username: str
    global_name: str | None = None
    bot: bool = False


class GuildMember(msgspec.Struct, frozen=True):
    """What somebody is on the server, `nick` by which name."""

    nick: str | None = None


class Resolved(msgspec.Struct, frozen=True):
    """Whom the ids stand for that were picked."""

    users: dict[str, User] = {}
    members: dict[str, GuildMember] = {}


class Part(msgspec.Struct, frozen=True):
    """A part of a form that was sent: a field with its value, or what holds one or several of them."""

    custom_id: str = ""
    value: object = None
    component: Part | None = None
    components: list[Part] = []


class InteractionData(msgspec.Struct, frozen=True):
    """A command has a `name`; what is pressed, picked in or sent has a `custom_id`. The rest is there where it fits."""

    name: str = ""
    custom_id: str | None = None
    values: list[str] = []
    components: list[Part] = []
    resolved: Resolved = Resolved()


def data_of(interaction: discord.Interaction[Any]) -> InteractionData:
    """What came with an interaction; nothing, and a line in the log, if it is not what Discord promises."""
    try:
        return msgspec.convert(interaction.data or {}, InteractionData)
    except msgspec.ValidationError as error:
        log.warning("what came with interaction %s can't be read: %s", interaction.id, error)
        return InteractionData()


def can_be_kept(interaction: discord.Interaction[Any]) -> bool:
    """Whether every text that came with an interaction can be stored: databases take no NUL, nor half of a sign."""
    return all(map(_is_whole, _texts(interaction.data)))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, inner in cast("Mapping[object, object]", value).items():
            yield from _texts(name)
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _texts(inner)


def _is_whole(text: str) -> bool:
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def has_control(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a message has a control with this custom id."""
    return message is not None and custom_id in _custom_ids(message.components)


def _custom_ids(parts: Sequence[Any]) -> Iterator[str]:
    for part in parts:
        yield getattr(part, "custom_id", None) or ""
        yield from _custom_ids(getattr(part, "children", ()))
