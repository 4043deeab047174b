"""Every word people read: Fluent files per language beside this module and in each room, and the names kept in the
games' data. No sentence is written in code."""

from bot.text.texts import LANGUAGES, Texts, Words, language_of, texts

__all__ = ["LANGUAGES", "Texts", "Words", "language_of", "texts"]
