"""Where a game is shown: its thread, the channel or direct message it was opened in, or a post in a forum."""

from __future__ import annotations

import logging

import discord

from bot.errors import Sorry
from bot.gateway.layout import layout, text
from bot.gateway.permissions import THREADS, own_member
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.forums import post_tags
from bot.outbox.places import Places
from bot.text import Words
from db.store import Store

log = logging.getLogger(__name__)
THREAD_EXISTS = 160004
WEEK = 10080
GameChannel = discord.Thread | discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.DMChannel
GAME_CHANNELS = GameChannel | discord.ForumChannel


class GameThreads:
    """Opens the threads of games, finds them again and keeps them awake."""

    def __init__(self, client: discord.Client, store: Store, places: Places) -> None:
        self._client = client
        self._store = store
        self._places = places
        self._gone: set[int] = set()  # threads nobody can post in any more, as found out when posting

    async def open(self, loaded: Loaded) -> None:
        """Give the game its thread, below the lobby message; games opened in threads and direct messages stay there."""
        row = loaded.row
        words = loaded.words()
        if row.thread_id is None and row.guild_id is not None and row.lobby_message_id is not None:
            channel = await self.channel(row.channel_id)
            if isinstance(channel, discord.TextChannel) and self._may_open_threads(channel):
                title = self._title(loaded, words)
                message = channel.get_partial_message(row.lobby_message_id)
                try:
                    thread = await message.create_thread(name=title, auto_archive_duration=WEEK)
                    thread_id = thread.id
                except (discord.Forbidden, discord.NotFound) as error:
                    log.warning("game %s is played without a thread: %s", loaded.id, error)
                    thread_id = None
                except discord.HTTPException as error:
                    if error.code != THREAD_EXISTS:
                        raise
                    thread_id = row.lobby_message_id  # a thread begun below a message has the message's id
                await self._store.games.place(loaded.id, thread_id=thread_id)

    @staticmethod
    def _may_open_threads(channel: discord.TextChannel) -> bool:
        me = own_member(channel.guild)
        return me is None or all(getattr(channel.permissions_for(me), right) for right in THREADS)

    @staticmethod
    def _title(loaded: Loaded, words: Words) -> str:
        return f"{words(f'{loaded.row.kind}-title')} · {', '.join(loaded.names)}"[:100]

    async def place(self, loaded: Loaded) -> GameChannel:
        """Where the game is shown. Raises `Sorry` when there is no such place, or the bot may not see it."""
        try:
            return await self.find(loaded)
        except (Undeliverable, Shut) as error:
            log.info("game %s has no place: %s", loaded.id, error)
            raise Sorry("place-none") from error

    async def find(self, loaded: Loaded) -> GameChannel:
        """Where the game is shown: its thread, or where it was opened if the thread is gone.

        Raises `Undeliverable` when there is no such place any more, `Shut` when the bot may not see it.
        """
        row = loaded.row
        if row.thread_id is not None and row.thread_id not in self._gone:
            try:
                thread = await self.channel(row.thread_id)
                assert not isinstance(thread, discord.ForumChannel), "a thread is no forum"
                return thread
            except Undeliverable:
                log.warning("the thread of game %s is gone; it goes on in its channel", loaded.id)
        place = await self.channel(row.channel_id)
        if isinstance(place, discord.ForumChannel):
            return await self._new_post(loaded, place)
        return place

    async def _new_post(self, loaded: Loaded, forum: discord.ForumChannel) -> discord.Thread:
        """A post of its own in a forum; the one an earlier attempt may have begun is gone on with."""
        words, me = loaded.words(), self._client.user
        title = self._title(loaded, words)
        try:
            awake = await forum.guild.active_threads()  # another process may be the one that hears of this server
            begun = (thread for thread in awake if thread.parent_id == forum.id and me and thread.owner_id == me.id)
            thread = next((thread for thread in begun if thread.name == title), None)
            if thread is None or await self._store.games.in_channel(thread.id):
                thread, _ = await forum.create_thread(
                    name=title,
                    auto_archive_duration=WEEK,
                    view=layout(text(words("place-new-post"))),
                    applied_tags=post_tags(forum, title),
                )
        except discord.Forbidden as error:
            raise Shut(f"forum {forum.id}: {error}") from error
        await self._store.games.place(loaded.id, channel_id=thread.id, thread_id=thread.id)
        return thread

    async def keep_awake(self, loaded: Loaded) -> bool:
        """Take the game's thread out of the archive, unless somebody locked it; whether it slept."""
        thread_id = loaded.row.thread_id
        if thread_id is None or loaded.row.guild_id is None or self._places.away(loaded.row.guild_id):
            return False
        if self._client.get_channel(thread_id) is not None:  # threads that sleep are not kept
            return False
        thread = await self._client.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread) or not thread.archived or thread.locked:
            return False
        await thread.edit(archived=False)
        return True

    async def wake(self, place: GameChannel) -> None:
        """Take a thread out of the archive: nothing can be posted or edited there."""
        if isinstance(place, discord.Thread) and place.archived:
            try:
                await place.edit(archived=False)
            except discord.Forbidden:  # somebody locked it
                self._gone.add(place.id)
                raise

    def gone(self, thread_id: int) -> None:
        """Nothing could be posted in this thread; its game is shown in the channel above it until `look_again`."""
        self._gone.add(thread_id)

    def look_again(self) -> None:
        """Something has changed on a server: threads that were closed may be open now."""
        self._gone.clear()

    async def channel(self, channel_id: int) -> GAME_CHANNELS:
        """A channel by its id. Raises `Undeliverable` when it is gone, `Shut` when the bot may not see it."""
        channel = self._client.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self._client.fetch_channel(channel_id)
            except discord.NotFound as error:
                raise Undeliverable(f"channel {channel_id}: {error}") from error
            except discord.Forbidden as error:
                raise Shut(f"channel {channel_id}: {error}") from error
        if not isinstance(channel, GAME_CHANNELS):
            raise Undeliverable(f"channel {channel_id} is no place for a game")
        return channel
