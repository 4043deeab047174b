"""Commands at a table: /play, /table, /board, /sheet, /log, /games, /help."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import Who, serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import find_game, suggest_games, suggesting
from bot.gateway.layout import layout, text
from bot.gateway.reply import Interaction, Reply, guarded
from bot.lobby.catalog import offered
from bot.play.cards import house_values
from bot.play.table import WHOLE
from bot.text import texts

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add the commands."""
    tables = client.tables

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await suggest_games(client, interaction, current)

    @suggesting
    async def suggest_parts(interaction: Interaction, current: str) -> list[Choice[str]]:
        game_id = await find_game(client, interaction, interaction.namespace.game)
        language = texts().words(interaction.locale.value).language
        found = await tables.parts(game_id, interaction.user.id, language)
        return [Choice(name=name[:100], value=part) for part, name in found if current.casefold() in name.casefold()]

    def at_table(name: str, who: Who, answer: Callable[[Reply, str], Awaitable[None]]) -> None:
        """A command whose only option is the game."""

        @app_commands.rename(game=said("argument-game"))
        @app_commands.describe(game=said("argument-game.description"))
        @app_commands.autocomplete(game=suggest)
        async def callback(interaction: Interaction, game: str | None = None) -> None:
            async def work(reply: Reply) -> None:
                await answer(reply, await find_game(client, interaction, game))

            await guarded(interaction, work, at_once=True)

        client.tree.add_command(
            app_commands.Command(
                name=said(f"command-{name}"),
                description=said(f"command-{name}.description"),
                callback=callback,
                extras=serves(who),
            )
        )

    at_table("play", "player", tables.play)
    at_table("plan", "player", client.plans.plan)
    at_table("log", "watcher", client.logbook.show)
    at_table("history", "watcher", client.history.show)
    at_table("replay", "watcher", tables.replay)
    at_table("follow", "newcomer", client.follows.show)
    at_table("table", "watcher", client.seats.show)
    at_table("undo", "present", client.voting.back)
    at_table("redo", "present", lambda reply, game_id: tables.redo(reply, game_id, None))

    @client.tree.command(
        name=said("command-board"), description=said("command-board.description"), extras=serves("watcher")
    )
    @app_commands.rename(form=said("argument-form"), part=said("argument-part"), game=said("argument-game"))
    @app_commands.describe(
        form=said("argument-form.description"),
        part=said("argument-part.description"),
        game=said("argument-game.description"),
    )
    @app_commands.choices(
        form=[Choice(name=said("form-picture"), value="picture"), Choice(name=said("form-text"), value="text")]
    )
    @app_commands.autocomplete(part=suggest_parts, game=suggest)
    async def board(
        interaction: Interaction, form: str = "picture", part: str = WHOLE, game: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            game_id = await find_game(client, interaction, game)
            if form == "text":
                await tables.board_text(reply, game_id)
            else:
                await client.places.board(reply, game_id, part)

        await guarded(interaction, work, at_once=True)

    @client.tree.command(
        name=said("command-sheet"), description=said("command-sheet.description"), extras=serves("watcher")
    )
    @app_commands.rename(player=said("argument-player"), game=said("argument-game"))
    @app_commands.describe(player=said("argument-player.description"), game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggest)
    async def sheet(interaction: Interaction, player: discord.User | None = None, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            game_id = await find_game(client, interaction, game)
            await tables.sheet(reply, game_id, player.id if player is not None else None)

        await guarded(interaction, work, at_once=True)

    @client.tree.command(
        name=said("command-games"), description=said("command-games.description"), extras=serves("anybody")
    )
    async def games(interaction: Interaction) -> None:
        await guarded(interaction, client.games.show, at_once=True)

    @client.tree.command(
        name=said("command-help"), description=said("command-help.description"), extras=serves("anybody")
    )
    async def help_(interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            words = reply.words
            lines = [words("help-intro")]
            lines += [f"**{words(f'{id_}-title')}** — {words(f'{id_}-summary')}" for id_ in offered()]
            lines.append(words("help-how"))
            lines += [words(f"{id_}-house", **house_values(id_)) for id_ in offered() if words.has(f"{id_}-house")]
            await reply.show(layout(text("\n\n".join(lines))))

        await guarded(interaction, work)
