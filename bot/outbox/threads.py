"""Where a game is shown: its thread, the channel or direct message it was opened in, or a post in a forum."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord

from bot.errors import Sorry
from bot.gateway.permissions import THREADS, key, own_permissions
from bot.gateway.reply import BROKEN
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.forms import Way, to_send
from bot.outbox.forums import post_tags
from bot.outbox.places import Places
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import TOO_OFTEN, Refusals, meaning
from bot.text import Words
from db.games import GameRepository
from db.records import GameRow

log = logging.getLogger(__name__)
THREAD_EXISTS = 160004
WEEK = 10080
LONGEST_TITLE = 100
GameChannel = discord.Thread | discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.DMChannel
GAME_CHANNELS = GameChannel | discord.ForumChannel


def lacking_threads(channel: discord.TextChannel) -> list[str]:
    """The rights without which the bot can't open a thread in this channel and write in it."""
    has = own_permissions(channel)
    return [right for right in THREADS if not getattr(has, right)]


def _titles(loaded: Loaded, names: str, before: int) -> list[str]:
    """What a thread is called: with these names, or without, where Discord refuses those. Where such a one has been
    `before`, it is numbered."""
    title, number = loaded.words()(f"{loaded.row.kind}-title"), f" ({before + 1})" if before else ""
    return [each[: LONGEST_TITLE - len(number)] + number for each in (f"{title} · {names}", title)]


class GameThreads:
    """Opens the threads of games, finds them again and keeps them awake."""

    def __init__(self, client: discord.Client, games: GameRepository, places: Places, refusals: Refusals) -> None:
        self._client = client
        self._games = games
        self._places = places
        self._refusals = refusals
        self._gone: set[int] = set()  # threads nobody can post in any more, as found out when posting
        self._locked: set[int] = set()  # threads that somebody has locked, as found out since then
        self._deleted: set[int] = set()  # threads that there are no more

    async def open(self, loaded: Loaded, attempts: int) -> None:
        """Give the game its thread, below the lobby message; games opened in threads and direct messages stay there.

        Where Discord lets none be opened, or none at the third attempt, the game is played in its channel. Raises
        `discord.HTTPException` and whatever breaks a connection for what will pass.
        """
        row = loaded.row
        if row.thread_id is not None or row.guild_id is None or row.lobby_message_id is None:
            return
        channel = await self.channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel) or lacking_threads(channel):
            return
        message = channel.get_partial_message(row.lobby_message_id)
        thread_id = None
        for title in await self._titles(loaded):
            try:
                thread_id = (await message.create_thread(name=title, auto_archive_duration=WEEK)).id
                break
            except discord.HTTPException as error:
                if error.code == THREAD_EXISTS:
                    thread_id = row.lobby_message_id  # a thread begun below a message has the message's id
                    break
                if meaning(error, attempts) == "later" and attempts < TOO_OFTEN:
                    raise
                log.warning("game %s has no thread named %r: %s", loaded.id, title, error)
                if error.status not in (403, 404):
                    await self._refusals.tell(error)
            except BROKEN as error:
                if attempts < TOO_OFTEN:
                    raise
                log.warning("game %s has no thread: %s", loaded.id, error)
        await self._games.place(loaded.id, thread_id=thread_id)

    async def _titles(self, loaded: Loaded) -> list[str]:
        people = loaded.people(range(len(loaded.seats)))
        before = await self._games.namesakes(loaded.row, people, len(loaded.seats))
        return _titles(loaded, ", ".join(loaded.names), before)

    async def titles_of_lobby(self, loaded: Loaded, host: str) -> list[str]:
        """What the post of a lobby is called, in the order in which Discord may refuse one of them."""
        return _titles(loaded, host, await self._games.namesakes(loaded.row, [loaded.row.host_id]))

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
                if row.thread_id == row.channel_id or not self.is_closed(thread):
                    return thread
                self._note_locked(thread)
                log.info("the thread of game %s is locked; it goes on in its channel", loaded.id)
            except Undeliverable:
                self._deleted.add(row.thread_id)
                log.warning("the thread of game %s is gone; it goes on in its channel", loaded.id)
        place = await self.channel(row.channel_id)
        if isinstance(place, discord.ForumChannel):
            return await self._new_post(loaded, place)
        return place

    async def _new_post(self, loaded: Loaded, forum: discord.ForumChannel) -> discord.Thread:
        """A post of its own in a forum; the one an earlier attempt may have begun is gone on with."""
        titles = await self._titles(loaded)
        try:
            thread = await self.begun(forum, loaded, titles)
            if thread is None:
                given = to_send(PublicMessage(content=loaded.words()("place-new-post")), Way("ordinary"))
                thread = (await self.post_in(forum, titles, given)).thread
        except discord.Forbidden as error:
            raise Shut(f"forum {forum.id}: {error}") from error
        await self._games.place(loaded.id, channel_id=thread.id, thread_id=thread.id)
        return thread

    async def begun(
        self, forum: discord.ForumChannel, loaded: Loaded, titles: Sequence[str], since: int = 0
    ) -> discord.Thread | None:
        """The post with such a title in which there is no other game: an attempt may have begun it whose answer
        was lost. It is younger than what has the id `since`.

        Raises `discord.HTTPException` and whatever breaks a connection.
        """
        me = self._client.user
        for thread in await forum.guild.active_threads():  # another process may be the one that hears of this server
            own = thread.parent_id == forum.id and me is not None and thread.owner_id == me.id
            if own and thread.id > since and thread.name in titles:
                others = await self._games.in_channel(thread.id)
                return None if [each for each in others if each.id != loaded.id] else thread
        return None

    async def post_in(
        self, forum: discord.ForumChannel, titles: Sequence[str], given: Mapping[str, Any]
    ) -> discord.channel.ThreadWithMessage:
        """A new post that says what is `given`, with the first of these titles that Discord takes, and with a tag where
        one is asked for.

        Raises `Undeliverable` when it takes none, `discord.HTTPException` for what will pass or is forbidden.
        """
        refused: list[discord.HTTPException] = []
        for title in titles:
            try:
                return await forum.create_thread(
                    name=title, auto_archive_duration=WEEK, applied_tags=post_tags(forum, title), **given
                )
            except discord.HTTPException as error:
                if isinstance(error, discord.Forbidden) or meaning(error, 1) == "later":
                    raise
                await self._refusals.tell(error)
                refused.append(error)
        raise Undeliverable(f"forum {forum.id}: {refused[-1]}") from refused[-1]

    def is_closed(self, place: GameChannel) -> bool:
        """Whether nobody lets the bot write in this thread: it is locked, or that was found out when posting."""
        if not isinstance(place, discord.Thread):
            return False
        if place.id in self._gone:
            return True
        return place.locked and not own_permissions(place).manage_threads

    def closed(self, guild_id: int) -> list[discord.Thread]:
        """The threads of a server in which nobody lets the bot write, as far as it knows of them."""
        guild = self._client.get_guild(guild_id)
        return [each for each in guild.threads if self.is_closed(each)] if guild is not None else []

    def shown_in(self, row: GameRow) -> int:
        """The id of the place where the game is shown at the moment, as far as that is known without asking."""
        if row.thread_id is None or row.thread_id in self._locked | self._gone | self._deleted:
            return row.channel_id
        thread = self._client.get_channel(row.thread_id)
        return row.channel_id if isinstance(thread, discord.Thread) and self.is_closed(thread) else row.thread_id

    async def keep_awake(self, game: GameRow) -> Literal["awake", "woken", "locked"]:
        """Take the game's thread out of the archive, unless somebody locked it; how it is."""
        thread_id = game.thread_id
        if thread_id is None or game.guild_id is None or self._places.away(game.guild_id):
            return "awake"
        guild = self._client.get_guild(game.guild_id)
        if guild is None or guild.unavailable or guild.get_thread(thread_id) is not None:  # sleeping ones are not kept
            return "awake"
        thread = await self._client.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread) or not thread.archived:
            return "awake"
        if thread.locked:
            return "locked"
        await thread.edit(archived=False)
        return "woken"

    async def wake(self, place: GameChannel) -> None:
        """Take a thread out of the archive: nothing can be posted or edited there."""
        if isinstance(place, discord.Thread) and place.archived:
            try:
                await place.edit(archived=False)
            except discord.Forbidden:  # somebody locked it, or a right is lacking
                self._note_locked(place)
                self._gone.add(place.id)
                raise

    def gone(self, thread_id: int) -> None:
        """Nothing could be posted in this thread; its game is shown in the channel above it until `look_again`."""
        self._gone.add(thread_id)

    def look_again(self) -> None:
        """Something has changed on a server: threads that were closed may be open now."""
        for found in (self._gone, self._locked, self._deleted):
            found.clear()

    def why_shut(self, loaded: Loaded, words: Words) -> str:
        """Why nothing can be said where a game is played, in a clause, as far as anybody knows."""
        thread_id = loaded.row.thread_id
        if thread_id is not None:
            thread = self._client.get_channel(thread_id)
            if isinstance(thread, discord.Thread):
                self._note_locked(thread)
            if thread_id in self._locked:
                above = self._places.why_shut(loaded, words)
                locked = words("shut-locked")
                return locked if above == words("shut-refused") else words.listed([locked, above])
            if thread_id in self._deleted:
                return words("shut-deleted")
        return self._places.why_shut(loaded, words)

    def why_unopened(self, loaded: Loaded, words: Words) -> str:
        """Why a game that begins in a text channel has no thread, in a clause; empty where there is nothing to say."""
        row = loaded.row
        channel = self._client.get_channel(row.channel_id) if row.lobby_message_id is not None else None
        if row.thread_id is not None or not isinstance(channel, discord.TextChannel):
            return ""
        lacking = [words(key(right)) for right in lacking_threads(channel)]
        if not lacking:
            return words("shut-refused")
        return words("shut-lacking", permissions=words.listed(lacking), count=len(lacking))

    def _note_locked(self, thread: GameChannel) -> None:
        if isinstance(thread, discord.Thread) and thread.locked and not own_permissions(thread).manage_threads:
            self._locked.add(thread.id)

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
