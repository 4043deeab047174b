"""What an open question looks like wherever its game is shown: who asks what, and a button for each answer. The buttons
are for everybody to see and for those to press who are asked."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.ledger.vote import Vote
from bot.text import Words
from bot.text.markdown import in_markdown


def vote_line(words: Words, vote: Vote) -> str:
    """Who asks what, and who has not said yet."""
    missing = [in_markdown(words.seat(seat)) for seat in vote.asked if seat not in vote.cast]
    return words(
        f"vote-{vote.about}",
        name=in_markdown(words.seat(vote.seat)),
        missing=words.listed(missing),
        asked=words.listed([in_markdown(words.seat(seat)) for seat in vote.asked]),
    )


def vote_buttons(loaded: Loaded, words: Words, vote: Vote) -> list[ui.ActionRow[ui.LayoutView]]:
    """A button for each answer."""
    styles = discord.ButtonStyle
    return rows(
        button(
            control(loaded.id, vote.number, f"@vote.{answer}"),
            words(f"vote-{vote.about}-{answer}"),
            styles.primary if answer == vote.answers[0] else styles.secondary,
        )
        for answer in vote.answers
    )
