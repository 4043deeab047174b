"""Commands at a table: /board, /sheet; and /help."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.command_names import said
from bot.gateway.controls import OWN, control
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.learn.button import learn_button
from bot.play.lookup_answers import LookupAnswers
from bot.play.provenance import of_the_owner
from bot.play.public_board import PublicBoard
from bot.play.table import WHOLE
from bot.text import Words, texts
from games.engine import registry


def register(tree: Tree, board: PublicBoard, lookup: LookupAnswers, choice: GameChoice) -> None:
    """Add the commands."""
    _add_board(tree, board, lookup, choice)
    _add_sheet(tree, lookup, choice)
    _add_help(tree)


def _add_board(tree: Tree, shown: PublicBoard, lookup: LookupAnswers, choice: GameChoice) -> None:
    @suggesting
    async def suggest_parts(interaction: Interaction, current: str) -> list[Choice[str]]:
        game_id = await choice.find(interaction, interaction.namespace.game)
        language = texts().words(interaction.locale.value).language
        found = await lookup.parts(game_id, interaction.user.id, language)
        return [Choice(name=name[:100], value=part) for part, name in found if current.casefold() in name.casefold()]

    async def look(reply: Reply, game_id: str, given: str) -> None:
        form, _, part = given.partition(".")
        await (lookup.board_text if form == "text" else shown.show)(reply, game_id, part or WHOLE)

    choice.leads_to("board", look)

    @tree.command(name=said("command-board"), description=said("command-board.description"), extras=serves("watcher"))
    @app_commands.rename(form=said("argument-form"), part=said("argument-part"), game=said("argument-game"))
    @app_commands.describe(
        form=said("argument-form.description"),
        part=said("argument-part.description"),
        game=said("argument-game.description"),
    )
    @app_commands.choices(
        form=[Choice(name=said("form-picture"), value="picture"), Choice(name=said("form-text"), value="text")]
    )
    @app_commands.autocomplete(part=suggest_parts, game=suggesting(choice.suggest))
    async def board(
        interaction: Interaction, form: str = "picture", part: str = WHOLE, game: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            given = f"{form}.{part}"
            await look(reply, await choice.find(interaction, game, then=f"board.{given}"), given)

        await guarded(interaction, work, at_once=True)


def _add_sheet(tree: Tree, lookup: LookupAnswers, choice: GameChoice) -> None:
    async def show(reply: Reply, game_id: str, of_person: str) -> None:
        await lookup.sheet(reply, game_id, int(of_person) if of_person.isdecimal() else None)

    choice.leads_to("sheet", show)

    @tree.command(name=said("command-sheet"), description=said("command-sheet.description"), extras=serves("watcher"))
    @app_commands.rename(player=said("argument-player"), game=said("argument-game"))
    @app_commands.describe(player=said("argument-player.description"), game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggesting(choice.suggest))
    async def sheet(interaction: Interaction, player: discord.User | None = None, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            of_person = str(player.id) if player is not None else ""
            game_id = await choice.find(interaction, game, dealt=True, then=f"sheet.{of_person}")
            await show(reply, game_id, of_person)

        await guarded(interaction, work, at_once=True)


def _add_help(tree: Tree) -> None:
    @tree.command(name=said("command-help"), description=said("command-help.description"), extras=serves("anybody"))
    async def help_(interaction: Interaction) -> None:
        async def work(reply: Reply) -> None:
            words = reply.words
            lines = [words("help-intro")]
            lines += [f"**{words(f'{id_}-title')}** — {words(f'{id_}-summary')}" for id_ in offered_games()]
            buttons = [each for id_ in offered_games() for each in _explains(id_, words)]
            lines += [*([words("help-learn")] if buttons else []), words("help-how")]
            ours = [id_ for id_ in offered_games() if registry()[id_].provenance == "ours"]
            if any(words.has(f"{id_}-house") for id_ in ours):
                lines.append(words("help-house"))
            lines += of_the_owner(offered_games(), words)
            await reply.show(layout(text("\n\n".join(lines)), *rows(buttons), accent=ACCENT))

        await guarded(interaction, work)


def _explains(kind: str, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The way to a game in a minute, from which its lesson can be begun; to the lesson alone where there is only that,
    or nothing."""
    title = words.short_title(kind)
    reads = [button(control(OWN, 0, f"@welcome.learn.{kind}"), title)] if words.has(f"{kind}-primer") else []
    return reads or learn_button(kind, words, label=title)
