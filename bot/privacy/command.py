"""`/export` and `/forget-me`: what is stored, given out or deleted."""

from __future__ import annotations

from discord import app_commands

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.privacy.answers import PrivacyAnswers
from bot.privacy.export_answers import ExportAnswers


def register(tree: Tree, exports: ExportAnswers, answers: PrivacyAnswers, choice: GameChoice) -> None:
    """Add the commands."""

    async def go_on(reply: Reply, game_id: str, _: str) -> None:
        await exports.game(reply, game_id)

    choice.leads_to("export", go_on, "file")
    group = app_commands.Group(name=said("command-export"), description=said("command-export.description"))

    @group.command(
        name=said("command-export-game"),
        description=said("command-export-game.description"),
        extras=serves("watcher", "file"),
    )
    @app_commands.rename(game=said("argument-game"))
    @app_commands.describe(game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggesting(choice.suggest))
    async def game(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await exports.game(reply, await choice.find(interaction, game, dealt=True, then="export"))

        await guarded(interaction, work, at_once=True)

    @group.command(
        name=said("command-export-me"),
        description=said("command-export-me.description"),
        extras=serves("anybody", "file"),
    )
    async def me(interaction: Interaction) -> None:
        await guarded(interaction, exports.person, at_once=True)

    tree.add_command(group)

    @tree.command(
        name=said("command-forget-me"), description=said("command-forget-me.description"), extras=serves("anybody")
    )
    async def forget_me(interaction: Interaction) -> None:
        await guarded(interaction, answers.ask, at_once=True)
