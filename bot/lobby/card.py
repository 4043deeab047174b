"""The lobby message in its channel, later the status card of its game: editing it, and finding it again.
What stands in it, `panel.py` knows; when it is edited, `status_card.py`."""

from __future__ import annotations

import logging

import discord

from bot.gateway.layout import layout, text
from bot.gateway.reply import Reply
from bot.ledger.loaded import Loaded
from bot.lobby.panel import lobby_view
from bot.outbox.threads import GameThreads
from bot.results.results import kept_before
from db.store import Store

log = logging.getLogger(__name__)


class LobbyCard:
    """Shows lobbies and status cards where they stand. Nobody is called by it."""

    def __init__(self, store: Store, threads: GameThreads) -> None:
        self._store = store
        self._threads = threads

    async def view(self, loaded: Loaded) -> discord.ui.LayoutView:
        """The message as everybody sees it."""
        return lobby_view(loaded, loaded.words(), await kept_before(self._store, loaded))

    async def update(self, loaded: Loaded) -> None:
        """Let the lobby message show the game's present state."""
        row = loaded.row
        if row.lobby_message_id is None:
            return
        channel = await self._threads.channel(row.channel_id)
        if isinstance(channel, discord.ForumChannel):  # its post is gone, and the lobby with it
            return
        message = channel.get_partial_message(row.lobby_message_id)
        view = await self.view(loaded)
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            log.info("the lobby message of game %s was deleted", loaded.id)
            if row.state == "running":  # its status card: it is wanted until the end
                nonce = f"{loaded.id}-{row.revision}c"
                message = await channel.send(view=view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
                await self._store.games.place(loaded.id, lobby_message_id=message.id)
        except discord.Forbidden as error:
            log.info("the lobby message of game %s can't be edited: %s", loaded.id, error)

    async def show_again(self, reply: Reply, loaded: Loaded) -> None:
        """Show a lobby to somebody who looks for it: where it is, or anew if its message is gone."""
        row = loaded.row
        place = await self._threads.place(loaded)
        message = None
        if row.lobby_message_id is not None:
            try:
                message = await place.fetch_message(row.lobby_message_id)
            except discord.NotFound:
                message = None
        if message is None:
            view = await self.view(loaded)
            message = await place.send(view=view, allowed_mentions=discord.AllowedMentions.none())
            await self._store.games.place(loaded.id, lobby_message_id=message.id)
        await reply.show(layout(text(reply.words("place-lobby-again", place=message.jump_url))))
