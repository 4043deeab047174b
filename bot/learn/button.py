"""The button that begins a lesson. What it leads to is in `panel.py`."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import button
from bot.learn.lessons import courses
from bot.text import Words


def learn_control(kind: str, step: int = 0, what: str = "") -> str:
    """The custom id of a control in the lesson of a game: it leads to this step, or answers `what` is asked there."""
    return control(OWN, step, f"@learn.{kind}.{what}" if what else f"@learn.{kind}")


def learn_button(
    kind: str, words: Words, style: discord.ButtonStyle = discord.ButtonStyle.secondary, label: str = ""
) -> list[ui.Button[ui.LayoutView]]:
    """The button, if this game has a lesson; with a `label` of its own where there is one for each game."""
    return [button(learn_control(kind), label or words("button-learn"), style)] if kind in courses() else []
