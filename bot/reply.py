"""How one interaction is answered: acknowledged first, then shown, and a sentence for everything that goes wrong.
No interaction ends unanswered; unforeseen errors are logged under a short code that the person is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

from bot.errors import Refused, Sorry
from bot.panels.layout import layout, text
from bot.text import Words, texts
from db.errors import DoubledInteraction, StoreUnavailable

if TYPE_CHECKING:
    pass

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
Interaction: TypeAlias = "discord.Interaction[QuaysideClient]"
ANSWERED_ALREADY = {40060, 10062}


class Reply:
    """The answer to one interaction. `in_panel` answers replace the private message that was pressed."""

    def __init__(self, interaction: Interaction, *, new: bool = False) -> None:
        self.interaction = interaction
        message = interaction.message
        self.in_panel = not new and message is not None and message.flags.ephemeral
        self._acknowledged: asyncio.Task[None] | None = None
        self.words: Words = texts().words(interaction.locale.value)

    def acknowledge(self) -> None:
        """Tell Discord at once that the interaction arrived; the work goes on meanwhile."""
        if self._acknowledged is None:
            self._acknowledged = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        if self.in_panel:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, view: ui.LayoutView, *files: discord.File) -> None:
        """Show the private message."""
        self.acknowledge()
        assert self._acknowledged is not None
        await self._acknowledged
        await self.interaction.edit_original_response(view=view, attachments=list(files))

    async def say(self, sentence: str) -> None:
        """One private sentence; a panel that was pressed stays as it is."""
        if self._acknowledged is None and not self.interaction.response.is_done():
            await self.interaction.response.send_message(view=layout(text(sentence)), ephemeral=True)
            return
        if self._acknowledged is not None:
            await self._acknowledged
        if self.in_panel or self._acknowledged is None:
            await self.interaction.followup.send(view=layout(text(sentence)), ephemeral=True)
        else:
            await self.interaction.edit_original_response(view=layout(text(sentence)), attachments=[])

    async def update(self, view: ui.LayoutView) -> None:
        """Replace the public message whose button was pressed (lobbies)."""
        await self.interaction.response.edit_message(view=view)


def sentence_for(sorry: Sorry, words: Words) -> str:
    """What the person is told."""
    if isinstance(sorry, Refused):
        return words.of(sorry.game).reason(sorry.illegal)
    return words(sorry.key, **sorry.args_)


async def guarded(interaction: Interaction, work: Callable[[Reply], Awaitable[None]], *, new: bool = False) -> None:
    """Do `work` and answer with a sentence whatever happens."""
    reply = Reply(interaction, new=new)
    try:
        await work(reply)
    except Exception as error:
        sentence = _explain(error, interaction, reply.words)
        if sentence is None:
            return
        try:
            await reply.say(sentence)
        except discord.HTTPException as unsaid:
            log.warning("interaction %s could not be answered: %s", interaction.id, unsaid)


def _explain(error: BaseException, interaction: Interaction, words: Words) -> str | None:
    """The sentence for an error; None when there is nothing to say."""
    if isinstance(error, Sorry):
        return sentence_for(error, words)
    if isinstance(error, DoubledInteraction):
        log.info("interaction %s arrived twice", interaction.id)
        return None
    if isinstance(error, discord.HTTPException) and error.code in ANSWERED_ALREADY:
        log.info("interaction %s was answered already or too late", interaction.id)
        return None
    if isinstance(error, StoreUnavailable):
        log.error("interaction %s: database: %s", interaction.id, error)
        return words("error-database")
    code = secrets.token_hex(3)
    log.error("error %s in interaction %s %s", code, interaction.id, _context(interaction), exc_info=error)
    return words("error-internal", code=code)


def _context(interaction: Interaction) -> dict[str, Any]:
    """What the log should know about an interaction."""
    return {
        "type": interaction.type.name,
        "user": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        "data": interaction.data,
    }
