"""Names and descriptions of commands in every language: discord.py asks here for each Discord locale."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.text import language_of, texts

LOCALES = {discord.Locale.german: "de"}


@cache
def said(key: str) -> locale_str:
    """The Fluent message `key`, English for Discord's default, other languages through the translator."""
    return locale_str(texts().words("en")(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Translates `said` strings; choices keep their values."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        language = LOCALES.get(locale)
        if key is None or language is None:
            return None
        return texts().words(language_of(language))(str(key))
