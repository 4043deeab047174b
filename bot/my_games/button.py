"""The buttons that lead from one game to the next that waits, and back to the list of a person's games."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import button
from bot.text import Words

LIST = control(OWN, 0, "@games")


def list_button(words: Words) -> ui.Button[ui.LayoutView]:
    """The button that leads to the list of games."""
    return button(LIST, words("button-games"))


def next_button(count: int, words: Words) -> ui.Button[ui.LayoutView]:
    """The button that leads to the next of `count` games that wait for the same person."""
    return button(control(OWN, 0, "@next"), words("button-next-game", count=count), discord.ButtonStyle.primary)
