"""`/note`: what to write down about a game."""

from __future__ import annotations

from discord import app_commands

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.notes.answers import NoteAnswers
from db.notes import LONGEST_NOTE


def register(tree: Tree, answers: NoteAnswers, choice: GameChoice) -> None:
    """Add the command."""

    @tree.command(name=said("command-note"), description=said("command-note.description"), extras=serves("player"))
    @app_commands.rename(written=said("argument-note"), game=said("argument-game"))
    @app_commands.describe(written=said("argument-note.description"), game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggesting(choice.suggest))
    async def note(
        interaction: Interaction, written: app_commands.Range[str, 1, LONGEST_NOTE], game: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            await answers.write(reply, await choice.find(interaction, game, dealt=True), written)

        await guarded(interaction, work, at_once=True)
