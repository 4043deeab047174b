"""The message with the animation of a whole game, below the final scoring."""

from __future__ import annotations

import discord

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage, kept
from bot.text import Words


def replay_message(loaded: Loaded, words: Words, file: discord.File) -> PublicMessage:
    """The animation of the whole game, below the final scoring."""
    language = button(control(loaded.id, loaded.board, "@watch"), words("button-watch"))
    return PublicMessage(content=words("replay-title"), pictures=kept([file]), rows=rows([language]))
