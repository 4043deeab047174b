"""What is done when a place has changed: a server was left or joined, a thread deleted, a right given or taken.
The client's events arrive here; what follows from them is stored, and the outbox says it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.chores.chores import Chore
from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.gateway.reply import BROKEN
from bot.ledger.ids import is_run
from bot.outbox.places import Places
from bot.outbox.threads import GameThreads
from bot.places.suspension import Suspension
from bot.play.relocation import Relocation
from db.errors import StoreError
from db.games import GameRepository
from db.shards import Shards

log = logging.getLogger(__name__)
WATCH_EVERY_S = 6 * 3600.0


class Threadkeeping:
    """Looks after the threads of running games."""

    def __init__(
        self, games: GameRepository, threads: GameThreads, relocation: Relocation, share: Shards | None
    ) -> None:
        self._games = games
        self._threads = threads
        self._relocation = relocation
        self._share = share

    async def deleted(self, thread_id: int, parent_id: int) -> None:
        """A thread is gone: its games go on in the channel above it, or in a new post of the forum."""
        for game in await self._games.in_channel(thread_id):
            if is_run(game.id):  # nobody else may see it: it waits for its person to press Play again
                continue
            with sparing(f"game {game.id}"):
                await self._relocation.out_of(game, thread_id, parent_id)

    async def locked(self, thread: discord.Thread) -> None:
        """A thread was locked: the boards of its games are shown above it, unless the bot may write there all the same.
        Above a post, and above the thread of a run, there is no place for them."""
        if self._threads.is_closed(thread):
            await self._each_below(thread)

    async def locked_unseen(self, guild_id: int) -> None:
        """The same for threads of a server that may have been locked while the bot was not there."""
        for thread in self._threads.closed(guild_id):
            await self._each_below(thread)

    async def unlocked(self, thread: discord.Thread) -> None:
        """A thread was unlocked: the boards of its games come back to it."""
        await self._each_below(thread)

    async def _each_below(self, thread: discord.Thread) -> None:
        for game in await self._games.in_channel(thread.id):
            if game.channel_id != thread.id:
                with sparing(f"game {game.id}"):
                    await self._relocation.where_it_belongs(game.id)

    async def asleep(self, thread_id: int) -> None:
        """A thread went to sleep: it is woken if a game is running there."""
        for game in await self._games.in_channel(thread_id):
            if game.state == "running":
                await self._wake(game.id)

    async def keep_awake(self) -> int:
        """Take the threads of running games out of the archive; how many slept."""
        woken = 0
        for game_id in await self._games.running(self._share):
            woken += await self._wake(game_id)
        return woken

    async def _wake(self, game_id: str) -> bool:
        """Whether the game's thread slept and is awake now. Of one that is locked as well the board is shown above."""
        try:
            game = await self._games.load(game_id)
            state = await self._threads.keep_awake(game)
            if state == "locked" and game.channel_id != game.thread_id:
                await self._relocation.where_it_belongs(game_id)
            return state == "woken"
        except (StoreError, discord.HTTPException, *BROKEN) as error:
            log.info("the thread of game %s can't be looked after: %s", game_id, error)
            return False
        except Exception:
            log.exception("the thread of game %s can't be looked after", game_id)
            return False


class PlaceWatch:
    """Looks after places. `reopen` lets what is held for a server (None: for all) be tried again."""

    def __init__(
        self,
        places: Places,
        suspension: Suspension,
        threadkeeping: Threadkeeping,
        reopen: Callable[[int | None], Awaitable[None]],
    ) -> None:
        self._places = places
        self._suspension = suspension
        self._threadkeeping = threadkeeping
        self._reopen = reopen

    # -- servers ------------------------------------------------------------------------------------------------

    async def look_round(self) -> None:
        """At the start: on which servers with running games is the bot still, and on which is it again?"""
        await self._safely(self._look_round())

    async def _look_round(self) -> None:
        for guild_id in await self._suspension.servers():
            with sparing(f"server {guild_id}"):
                if self._places.away(guild_id):
                    await self._rest(guild_id)
                elif self._places.here(guild_id):
                    await self._suspension.resume(guild_id)
                    await self._threadkeeping.locked_unseen(guild_id)
        await self._reopen(None)
        await self._threadkeeping.keep_awake()

    async def left(self, guild_id: int) -> None:
        """The bot was removed from a server."""
        await self._safely(self._rest(guild_id))

    async def joined(self, guild_id: int) -> None:
        """The bot is on a server (again), or has just learnt how it is there."""
        await self._safely(self._joined(guild_id))

    async def _rest(self, guild_id: int) -> None:
        if count := await self._suspension.suspend(guild_id):
            log.warning("%s games rest: the bot is no longer on server %s", count, guild_id)

    async def _joined(self, guild_id: int) -> None:
        await self._reopen(guild_id)
        if count := await self._suspension.resume(guild_id):
            log.info("%s games of server %s go on", count, guild_id)
        await self._threadkeeping.locked_unseen(guild_id)

    # -- channels and threads -----------------------------------------------------------------------------------

    async def changed(self, guild_id: int) -> None:
        """Rights may have changed on a server: what could not be said is tried again."""
        await self._safely(self._reopen(guild_id))

    async def thread_deleted(self, thread_id: int, parent_id: int) -> None:
        """A thread is gone. Those below a channel that is gone itself are left alone: the bot may only have lost sight
        of all of them, and their games are to go on there when it sees them again."""
        if not self._places.sees(parent_id):
            return
        await self._safely(self._threadkeeping.deleted(thread_id, parent_id))

    async def thread_locked(self, thread: discord.Thread) -> None:
        """A thread was locked: nobody can press anything in it any more."""
        await self._safely(self._threadkeeping.locked(thread))

    async def thread_unlocked(self, thread: discord.Thread) -> None:
        """A thread was unlocked: what was said above it can be said there again."""
        await self._safely(self._unlocked(thread))

    async def _unlocked(self, thread: discord.Thread) -> None:
        await self._reopen(thread.guild.id)
        await self._threadkeeping.unlocked(thread)

    async def thread_archived(self, thread_id: int) -> None:
        """A thread went to sleep: on desktops nobody can press anything in it any more."""
        await self._safely(self._threadkeeping.asleep(thread_id))

    def chore(self) -> Chore:
        """Every few hours: try again what could not be said, and keep the threads of games awake."""
        return Chore("looking after places", self._look_after, WATCH_EVERY_S, later=True)

    async def _look_after(self) -> None:
        await self._reopen(None)
        log.info("%s sleeping threads woken", await self._threadkeeping.keep_awake())

    async def _safely(self, work: Awaitable[None]) -> None:
        """Nobody waits for the answer to an event: what fails is logged, and tried again by the next one."""
        try:
            await work
        except (StoreError, Sorry) as error:
            log.error("places could not be looked after: %s", error)
        except Exception:
            log.exception("places could not be looked after")
