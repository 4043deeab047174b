"""What Discord takes of slash commands, counted in every language: with one that it refuses, it takes none at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.app import App
from bot.gateway.command_names import FluentTranslator
from bot.gateway.readiness import DESCRIPTION, NAME, OPTIONS, twice
from bot.text import LANGUAGES
from db.store import Store

Payload = dict[str, Any]
COMMANDS = 100
LONGEST = 8000
"""So many characters a command has at most, names and descriptions of all of its parts in the longest language."""


async def commands_of(store: Store) -> list[Payload]:
    """Every command of a bot on this store as it is sent to Discord, translated."""
    client = App(store).client
    async with client:
        await client.tree.set_translator(FluentTranslator())
        translator = client.tree.translator
        assert translator is not None, "it was just set"
        return [
            dict(await command.get_translated_payload(client.tree, translator))
            for command in client.tree.get_commands()
        ]


def wrong_in(commands: Sequence[Payload]) -> list[str]:
    """What Discord would refuse, a line each."""
    found = [f"{len(commands)} commands, at most {COMMANDS}"] if len(commands) > COMMANDS else []
    found += [wrong for command in commands for path, part in parts_of(command) for wrong in _wrong(path, part)]
    for command in commands:
        if (length := length_of(command)) > LONGEST:
            found.append(f"/{command['name']}: {length} characters in all, at most {LONGEST}")
    for language in LANGUAGES:
        for path, group in siblings(commands):
            called = [said(part, "name")[language] for part in group if language in said(part, "name")]
            found += [f"{path or '/'}: {language}: two are called {name}" for name in twice(called)]
    return found


def _wrong(path: str, part: Payload) -> Iterator[str]:
    choice = "value" in part
    for language in LANGUAGES:
        name = said(part, "name").get(language, "")
        right = 1 <= len(name) <= DESCRIPTION if choice else NAME.fullmatch(name) and name == name.lower()
        if not right:
            yield f"{path}: {language}: {name!r} is no name that Discord takes"
        described = said(part, "description") if "description" in part else None
        if not choice and described is not None and not 1 <= len(described.get(language, "")) <= DESCRIPTION:
            yield f"{path}: {language}: its description has {len(described.get(language, ''))} characters, 1 to 100"
    for kind in ("options", "choices"):
        if len(part.get(kind, [])) > OPTIONS:
            yield f"{path}: {len(part[kind])} {kind}, at most {OPTIONS}"


def parts_of(command: Payload, path: str = "") -> Iterator[tuple[str, Payload]]:
    """A command and everything below it, each with its path."""
    here = f"{path}/{command['name']}"
    yield here, command
    for option in [*command.get("options", []), *command.get("choices", [])]:
        yield from parts_of(option, here)


def siblings(commands: Sequence[Payload]) -> list[tuple[str, Sequence[Payload]]]:
    """What stands side by side and must not be called alike: the commands, and the options of each part."""
    below = [(path, part.get("options", [])) for command in commands for path, part in parts_of(command)]
    return [("", commands), *below]


def said(part: Payload, field: str) -> dict[str, str]:
    """A name or a description in every language there is of it."""
    localized: dict[Any, str] = part.get(f"{field}_localizations") or {}
    return {"en": part[field], **{str(getattr(key, "value", key)): text for key, text in localized.items()}}


def length_of(command: Payload) -> int:
    """What Discord counts of a command."""
    total = 0
    for _, part in parts_of(command):
        total += max(map(len, said(part, "name").values()))
        total += max(map(len, said(part, "description").values())) if "description" in part else 0
        total += len(str(part.get("value", "")))
    return total
