"""Commands that are made from a game's declaration: their callbacks, for discord.py reads options off a signature, and
the values of table options."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord.app_commands import Choice

from bot.gateway.command_names import said
from bot.gateway.reply import Interaction
from games.engine import Game, Setting


def with_parameters(
    callback: Callable[..., Awaitable[None]], parameters: Mapping[str, Any], *, optional: bool = False
) -> Callable[..., Any]:
    """`callback(interaction, **given)` with a signature of these named parameters and their annotations."""

    async def command(interaction: Interaction, **given: Any) -> None:
        await callback(interaction, **given)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    default = None if optional else inspect.Parameter.empty
    named = [
        inspect.Parameter(name, kind, annotation=annotation, default=default) for name, annotation in parameters.items()
    ]
    first = inspect.Parameter("interaction", kind, annotation=Interaction)
    command.__signature__ = inspect.Signature([first, *named])
    return command


def values_of(game: Game[Any, Any], setting: Setting) -> list[Choice[str]]:
    """The values of a table option, to choose from."""
    return [Choice(name=said(f"{game.id}-value-{setting.id}-{value}"), value=value) for value in setting.values]
