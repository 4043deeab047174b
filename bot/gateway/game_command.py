"""Slash commands whose only option is the game they are about: most rooms have one or two of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.gateway.access import What, Who, serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree


def add_game_command(
    tree: Tree,
    choice: GameChoice,
    name: str,
    who: Who,
    answer: Callable[[Reply, str], Awaitable[None]],
    takes: What | None = None,
    *,
    dealt: bool = False,
) -> None:
    """Add `/name`, which gives `answer` for the game that is named or meant; where there is something to say of `dealt`
    games only, rather not for a lobby. Its words are `command-name`."""

    async def go_on(reply: Reply, game_id: str, _: str) -> None:
        await answer(reply, game_id)

    choice.leads_to(name, go_on, takes)

    @app_commands.rename(game=said("argument-game"))
    @app_commands.describe(game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggesting(choice.suggest))
    async def callback(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await answer(reply, await choice.find(interaction, game, dealt=dealt, then=name))

        await guarded(interaction, work, at_once=True)

    tree.add_command(
        app_commands.Command(
            name=said(f"command-{name}"),
            description=said(f"command-{name}.description"),
            callback=callback,
            extras=serves(who, takes),
        )
    )
