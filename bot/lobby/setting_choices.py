"""The table options of games as choices of slash commands: `/new` and `/challenge new` offer the same ones."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Choice

from bot.gateway.command_names import said
from games.engine import Game, Setting


def values_of(game: Game[Any, Any], setting: Setting) -> list[Choice[str]]:
    """The values of a table option, to choose from."""
    return [Choice(name=said(f"{game.id}-value-{setting.id}-{value}"), value=value) for value in setting.values]
