"""What Discord allows of commands, counted in both languages: a violation must fail here and not at the start."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tools.check.commands import commands_of, wrong_in
from db.store import Store


@pytest.fixture
async def commands(migrated_sqlite_url: str) -> list[dict[str, Any]]:
    """Every command as it is sent to Discord, translated."""
    async with await Store.open(migrated_sqlite_url) as store:
        return await commands_of(store)


async def test_every_command_is_one_that_discord_takes_in_every_language(commands: list[dict[str, Any]]) -> None:
    assert len(commands) > 20
    assert wrong_in(commands) == []


def _option(name: str, **more: Any) -> dict[str, Any]:
    described = {"name": name, "description": "what it is", "description_localizations": {"de": "was es ist"}}
    return {**described, "name_localizations": {"de": f"{name}-de"}, **more}


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (_option("High"), "/High: en: 'High' is no name"),
        (_option("x" * 33), "is no name that Discord takes"),
        (_option("x", name_localizations={}), "/x: de: '' is no name"),
        (_option("x", description="d" * 101), "/x: en: its description has 101 characters"),
        (_option("x", description_localizations={}), "/x: de: its description has 0 characters"),
        (_option("x", options=[_option(f"o{number}") for number in range(26)]), "/x: 26 options, at most 25"),
        (_option("x", options=[_option("o"), _option("o")]), "/x: en: two are called o"),
        (_option("x", choices=[{"name": "n" * 101, "value": "v"}]), "is no name that Discord takes"),
        (_option("x", options=[_option(f"o{number}", description="d" * 100, options=[_option(f"p{each}",
            description="d" * 100) for each in range(4)]) for number in range(25)]), "characters in all, at most 8000"),
    ],
)  # fmt: skip
def test_a_command_that_discord_does_not_take_is_named(command: dict[str, Any], complaint: str) -> None:
    assert any(complaint in wrong for wrong in wrong_in([command])), wrong_in([command])


def test_more_commands_than_discord_takes_are_counted() -> None:
    assert wrong_in([_option(f"c{number}") for number in range(101)]) == ["101 commands, at most 100"]
