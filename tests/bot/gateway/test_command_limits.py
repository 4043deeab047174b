"""What Discord allows of commands, counted in both languages: a violation must fail here and not at the start."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import QuaysideClient
from bot.gateway.command_names import FluentTranslator
from db.store import Store

NAME = re.compile(r"^[-_'\w]{1,32}$")


@pytest.fixture
async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    """Every command as it is sent to Discord, translated."""
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3") as store:
        client = QuaysideClient(store)
        async with client:
            await client.tree.set_translator(FluentTranslator())
            translator = client.tree.translator
            assert translator is not None
            return [
                dict(await command.get_translated_payload(client.tree, translator))
                for command in client.tree.get_commands()
            ]


def _parts(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    here = f"{path}/{command['name']}"
    yield here, command
    for option in [*command.get("options", []), *command.get("choices", [])]:
        yield from _parts(option, here)


def _said(part: dict[str, Any], field: str) -> dict[str, str]:
    localized = part.get(f"{field}_localizations") or {}
    return {"en": part[field], **{str(getattr(key, "value", key)): text for key, text in localized.items()}}


async def test_names_and_descriptions_are_short_enough_and_well_formed(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for path, part in _parts(command):
            choice = "value" in part
            for language, name in _said(part, "name").items():
                if choice:
                    assert 1 <= len(name) <= 100, (path, language, name)
                else:
                    assert NAME.match(name), (path, language, name)
                    assert name == name.lower(), (path, language, name)
            if not choice:
                for language, text in _said(part, "description").items():
                    assert 1 <= len(text) <= 100, (path, language, text)


async def test_every_name_and_description_is_there_in_german(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for path, part in _parts(command):
            assert "de" in _said(part, "name"), path
            if "description" in part:
                assert "de" in _said(part, "description"), path


async def test_there_are_not_too_many_commands_options_and_choices(commands: list[dict[str, Any]]) -> None:
    assert len(commands) <= 100
    for command in commands:
        for path, part in _parts(command):
            assert len(part.get("options", [])) <= 25, path
            assert len(part.get("choices", [])) <= 25, path


@pytest.mark.parametrize("language", ["en", "de"])
async def test_siblings_have_different_names_in_each_language(commands: list[dict[str, Any]], language: str) -> None:
    siblings = [("", commands)]
    siblings += [(path, part.get("options", [])) for command in commands for path, part in _parts(command)]
    for path, group in siblings:
        names = [_said(part, "name")[language] for part in group]
        assert len(names) == len(set(names)), (path, names)


async def test_a_command_has_at_most_8000_characters_in_its_longest_language(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        total = 0
        for _, part in _parts(command):
            total += max(map(len, _said(part, "name").values()))
            total += max(map(len, _said(part, "description").values())) if "description" in part else 0
            total += len(str(part.get("value", "")))
        assert total <= 8000, (command["name"], total)
