"""Answers to /verify: a record that somebody hands in, played again beside everything else, and its last table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.challenges.seal import sealed
from bot.errors import Sorry
from bot.gateway.layout import layout, picture, text
from bot.gateway.reply import Reply
from bot.pictures.studio import attach
from bot.records.checking import Verdict, read, same_game, verify
from bot.records.record_file import RecordFile, record_file
from bot.records.sentences import names, sentences
from bot.text.markdown import in_markdown
from render import painter

if TYPE_CHECKING:
    from bot.client import QuaysideClient

LARGEST = 1_000_000
"""Bytes of a file that is fetched from Discord."""


class VerifyService:
    """Everything is private, and one record is played at a time."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client
        self._one = asyncio.Semaphore(1)

    async def show(self, reply: Reply, attachment: discord.Attachment) -> None:
        """Say what playing the record again shows. Raises `Sorry` for a file that is none."""
        reply.acknowledge()
        if attachment.size > LARGEST:
            raise Sorry("verify-too-large", most=LARGEST // 1000)
        try:
            data = await attachment.read()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise Sorry("verify-not-fetched") from error
        async with self._one:
            verdict = await asyncio.to_thread(_verified, data)
        words = reply.words
        known = await self._known(verdict.file)
        *said, end = sentences(verdict, words, in_markdown)
        if known == "verify-stored-not":  # it may well hold by itself: after the end anybody knows the secret
            end = words("verify-fails")
        files: list[discord.File] = []
        if verdict.view is not None:
            people, game = names(verdict), verdict.file.game
            table = painter(game).table
            drawn = await self._client.studio.draw(table, verdict.view, words.of(game, people), names=people)
            files.append(attach(drawn, "table"))
        await reply.show(layout(text("\n".join((*said, words(known), f"**{end}**"))), *map(picture, files)), *files)

    async def _known(self, file: RecordFile) -> str:
        """The key of what the bot itself knows of the game: of one that is over, whose record anybody may have."""
        manager = self._client.manager
        try:
            loaded = await manager.load(file.id)
        except Sorry:
            return "verify-unknown"
        if loaded.table is None or loaded.row.state not in ("finished", "cancelled"):
            return "verify-unknown"
        if await sealed(self._client.store, loaded.id):
            return "verify-unknown"
        stored = record_file(loaded, await manager.record(loaded))
        return "verify-stored" if same_game(file, stored) else "verify-stored-not"


def _verified(data: bytes) -> Verdict:
    return verify(read(data))
