"""Callbacks for commands that are made from a game's declaration: discord.py reads options off a signature."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.gateway.reply import Interaction


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
    command.__signature__ = inspect.Signature([first, *named])  # type: ignore[attr-defined]
    return command
