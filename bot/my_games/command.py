"""/play and /games."""

from __future__ import annotations

from discord import app_commands

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.my_games.answers import MyGamesAnswers
from bot.my_games.which_answers import WhichAnswers


def register(tree: Tree, answers: MyGamesAnswers, which: WhichAnswers, choice: GameChoice) -> None:
    """Add the commands."""

    @tree.command(name=said("command-play"), description=said("command-play.description"), extras=serves("player"))
    @app_commands.rename(game=said("argument-game"))
    @app_commands.describe(game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggesting(choice.suggest))
    async def play(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await which.play(reply, game)

        await guarded(interaction, work, at_once=True)

    @tree.command(name=said("command-games"), description=said("command-games.description"), extras=serves("anybody"))
    async def games(interaction: Interaction) -> None:
        await guarded(interaction, answers.show, at_once=True)
