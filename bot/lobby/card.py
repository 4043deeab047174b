"""The lobby message in its channel, later the status card of its game: editing it, and finding it again.
What stands in it, `panel.py` knows; when it is edited, `status_card.py`."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import timedelta

import discord

from bot.gateway.layout import layout, text
from bot.gateway.reply import BROKEN, Reply
from bot.ledger.ids import is_run
from bot.ledger.loaded import Loaded
from bot.lobby.panel import lobby_message
from bot.outbox.errors import Undeliverable
from bot.outbox.forms import as_layout
from bot.outbox.ladder import Ladder
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import passes
from bot.outbox.threads import GameChannel, GameThreads
from bot.results.results import kept_before
from db.store import Store

log = logging.getLogger(__name__)
NOTED = timedelta(seconds=10)
"""By then it is noted where the message of a new lobby stands."""


class LobbyCard:
    """Shows lobbies and status cards where they stand. Nobody is called by it, so a lobby is one of Discord's layouts;
    the first message of a run, which is its card later, came to somebody by direct message and has content."""

    def __init__(self, store: Store, threads: GameThreads, ladder: Ladder) -> None:
        self._store = store
        self._threads = threads
        self._ladder = ladder

    async def message(self, loaded: Loaded) -> PublicMessage:
        """The message as everybody sees it."""
        return lobby_message(
            loaded, loaded.words(), await kept_before(self._store, loaded), self._threads.shown_in(loaded.row)
        )

    async def view(self, loaded: Loaded) -> discord.ui.LayoutView:
        """The same as a layout."""
        return as_layout(await self.message(loaded))[0]

    async def post(self, forum: discord.ForumChannel, loaded: Loaded, host: str, since: int) -> discord.Thread | None:
        """Show a lobby of this host as a post of its own in a forum; None where Discord takes none. One of which no
        answer told is looked for; it is younger than what has the id `since`.

        Raises whatever breaks a connection.
        """
        titles = await self._threads.titles_of_lobby(loaded, host)
        given = {"view": await self.view(loaded), "allowed_mentions": discord.AllowedMentions.none()}
        try:
            return (await self._threads.post_in(forum, titles, given)).thread
        except BROKEN as error:
            with suppress(discord.HTTPException, *BROKEN):
                if (begun := await self._threads.begun(forum, loaded, titles, since)) is not None:
                    log.warning("the lobby of game %s has its post all the same: %s", loaded.id, error)
                    return begun
            raise
        except (Undeliverable, discord.HTTPException) as error:
            log.warning("the lobby of game %s has no post: %s", loaded.id, error)
            return None

    async def send(self, channel: GameChannel, loaded: Loaded) -> discord.Message:
        """Show a lobby in a channel, at first or instead of the message that is gone; the same once more shows nothing
        new. Raises `discord.HTTPException` and whatever breaks a connection."""
        nonce = f"{loaded.id}-{(loaded.row.lobby_message_id or 0) % 10**9}l"
        nobody = discord.AllowedMentions.none()
        return await channel.send(view=await self.view(loaded), nonce=nonce, allowed_mentions=nobody)

    async def update(self, loaded: Loaded, attempts: int) -> None:
        """Let the lobby message show the game's present state. Raises `discord.HTTPException` for what will pass."""
        row = loaded.row
        if row.lobby_message_id is None:
            return
        channel = await self._threads.channel(row.channel_id)
        if isinstance(channel, discord.ForumChannel):  # its post is gone, and the lobby with it
            return
        shown = await self.message(loaded)
        card = channel.get_partial_message(row.lobby_message_id)
        try:
            await self._ladder.edit(card, shown, attempts, "ordinary" if is_run(loaded.id) else "components")
        except discord.NotFound:
            log.info("the lobby message of game %s was deleted", loaded.id)
            if row.state == "running":  # its status card: it is wanted until the end
                nonce = f"{loaded.id}-{row.lobby_message_id % 10**9}c"  # not by moves: some are hidden
                message = await self._ladder.send(channel, shown, nonce, attempts)
                await self._store.games.place(loaded.id, lobby_message_id=message.id)
        except discord.HTTPException as error:
            if passes(error, attempts):
                raise
            log.info("the lobby message of game %s can't be edited: %s", loaded.id, error)

    async def show_again(self, reply: Reply, loaded: Loaded) -> None:
        """Show a lobby to somebody who looks for it: where it is, or anew if its message is gone."""
        row = loaded.row
        place = await self._threads.place(loaded)
        message: discord.Message | discord.PartialMessage | None = None
        if row.lobby_message_id is not None:
            try:
                message = await place.fetch_message(row.lobby_message_id)
            except discord.NotFound:
                message = None
            except discord.Forbidden as error:  # without the history there is no telling
                log.info("the lobby message of game %s can't be looked at: %s", loaded.id, error)
                message = place.get_partial_message(row.lobby_message_id)
        if row.lobby_message_id is None and self._store.now() - row.created_at < NOTED:
            await reply.show(layout(text(reply.words("place-lobby-coming"))))
            return
        if message is None:
            message = await self.send(place, loaded)
            await self._store.games.place(loaded.id, lobby_message_id=message.id)
        await reply.show(layout(text(reply.words("place-lobby-again", place=message.jump_url))))
