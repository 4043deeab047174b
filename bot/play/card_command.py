"""/card: any card of any game by its name in any language, drawn large; never who holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.errors import Sorry
from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import kind_here, suggesting
from bot.gateway.layout import layout, picture
from bot.gateway.reply import Interaction, Reply, guarded
from bot.pictures.studio import attach
from bot.play.cards import games_with_cards, search, the_one
from bot.text import texts
from render import card_painter

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add the command, if any game has cards."""
    if not games_with_cards():
        return

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        games = await _games(client, interaction, getattr(interaction.namespace, "game", None))
        language = texts().words(interaction.locale.value).language
        found = search(games, current, language)
        return [Choice(name=entry.label(language)[:100], value=entry.value) for entry in found]

    @client.tree.command(
        name=said("command-card"), description=said("command-card.description"), extras=serves("anybody")
    )
    @app_commands.rename(name=said("argument-card"), game=said("argument-card-game"))
    @app_commands.describe(name=said("argument-card.description"), game=said("argument-card-game.description"))
    @app_commands.choices(game=[Choice(name=said(f"{game}-title"), value=game) for game in games_with_cards()])
    @app_commands.autocomplete(name=suggest)
    async def card(interaction: Interaction, name: str, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            reply.acknowledge()
            await _show(client, reply, name, await _games(client, interaction, game))

        await guarded(interaction, work)


async def _show(client: QuaysideClient, reply: Reply, name: str, games: list[str]) -> None:
    language = reply.words.language
    try:
        entry = the_one(games, name, language)
    except Sorry:  # not in the game played here: perhaps in another one
        entry = the_one(games_with_cards(), name, language)
    painter = card_painter(entry.game)
    assert painter is not None, "only games with cards have entries"
    drawn = await client.studio.draw(painter.card, entry.card, reply.words.of(entry.game))
    file = attach(drawn, "card")
    await reply.show(layout(picture(file)), file)


async def _games(client: QuaysideClient, interaction: Interaction, named: str | None) -> list[str]:
    """The game named, else the one played here if it has cards, else all."""
    wanted = named or await kind_here(client, interaction)
    return [wanted] if wanted in games_with_cards() else games_with_cards()
