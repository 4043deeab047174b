"""The language in which everybody on a server is spoken to. What one person alone reads is in that person's own."""

from __future__ import annotations

from typing import Literal

import discord

from bot.gateway.reply import Interaction
from bot.text import Words, language_of
from db.games import GameRepository
from db.people import PersonRepository
from db.records import GuildRow

Source = Literal["chosen", "community", "opener"]
"""Who said so: the server's managers in /server; the server itself, which only a Community can; whoever opens."""


def public_language(interaction: Interaction, server: GuildRow | None) -> tuple[str, Source]:
    """The language of what is opened by this interaction, and whose choice it is.

    Discord calls every server English that is not a Community, whatever its people speak: such a server is spoken to
    in the language of whoever opens a game, a challenge or a series there, and so is a direct message.
    """
    if server is not None and server.locale:
        return language_of(server.locale), "chosen"
    if interaction.guild_locale is not None and is_community(interaction.guild):
        return language_of(interaction.guild_locale.value), "community"
    return language_of(interaction.locale.value), "opener"


def is_community(guild: discord.Guild | None) -> bool:
    """Whether the server has a language of its own."""
    return guild is not None and "COMMUNITY" in guild.features


async def server_language(guild: discord.Guild, people: PersonRepository, games: GameRepository) -> str:
    """The language of what nobody opens there: the one set for a server, else its own, or that of its last game."""
    known = await people.guild(guild.id)
    if known is not None and known.locale:
        return language_of(known.locale)
    if is_community(guild):
        return language_of(guild.preferred_locale.value)
    last = await games.in_guild(guild.id, ("running", "finished"), 1)
    return language_of(last[0].locale if last else None)


def language_line(spoken: tuple[str, Source], words: Words) -> str:
    """In which language everybody on a server is spoken to, and why."""
    language, source = spoken
    return words(f"public-language-{source}", language=language)
