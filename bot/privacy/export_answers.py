"""Answers to /export: the record of a game that is over, and all that is stored about a person, as files."""

from __future__ import annotations

import io

import discord

from bot.challenges.seal import check_unsealed
from bot.errors import Sorry
from bot.gateway.layout import layout, text
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.privacy.exporting import NAME, ExportOrder, exported, packed
from bot.records.record_file import record_file, written
from bot.workers.workers import Workers, ready
from db.personal_data import rows_about
from db.store import Store

SMALLEST_LIMIT = 8_000_000
"""Bytes that a file may have wherever Discord says nothing, or less than it ever did."""


class ExportAnswers:
    """Everything is private."""

    def __init__(self, store: Store, ledger: Ledger, workers: Workers) -> None:
        self._store = store
        self._ledger = ledger
        self._workers = workers

    async def game(self, reply: Reply, game_id: str) -> None:
        """The record of a game that is over, as a file. Raises `Sorry` for any other."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        if loaded.row.state not in ("finished", "cancelled"):
            raise Sorry("export-running")
        await check_unsealed(self._store, loaded.id)
        words = loaded.words(reply.words.language)
        data = written(record_file(loaded, await self._ledger.record(loaded)))
        file = discord.File(io.BytesIO(data), f"quayside-{loaded.row.kind}-{loaded.id}.json")
        said = words("export-game", game=words(f"{loaded.row.kind}-title"))
        await reply.show(layout(text(said), _shown(file)), file)

    async def person(self, reply: Reply) -> None:
        """Everything that is stored about the person: a file, or as many as Discord's limit asks for."""
        reply.acknowledge()
        parts, words = await self._parts(reply), reply.words
        files = [
            discord.File(io.BytesIO(data), f"{NAME}.zip" if number == 1 else f"{NAME}-{number}.zip")
            for number, data in enumerate(parts, 1)
        ]
        await reply.show(layout(text(words("export-me", count=len(files))), _shown(files[0])), files[0])
        for number, file in enumerate(files[1:], 2):
            view = layout(text(words("export-me-part", part=number, count=len(files))), _shown(file))
            await reply.interaction.followup.send(view=view, file=file, ephemeral=True)

    async def _parts(self, reply: Reply) -> list[bytes]:
        """The files, made beside the bot; a database in memory can be read by nobody else."""
        url, person_id = self._store.url, reply.interaction.user.id
        limit = max(reply.interaction.filesize_limit, SMALLEST_LIMIT)
        order = ExportOrder(url.render_as_string(hide_password=False), person_id, self._store.now(), limit)
        if self._store.dialect == "sqlite" and self._store.path is None:
            return await self._store.read(lambda connection: packed(rows_about(connection, person_id), order))
        return await self._workers.do(exported, ready(order), asker=reply.asker, key=("export", person_id))


def _shown(file: discord.File) -> discord.ui.File[discord.ui.LayoutView]:
    return discord.ui.File(file)
