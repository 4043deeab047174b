"""Games whose place is gone: they rest while the bot is not on their server, and go on later.
What has become of places is found out in `watch.py`; here it is only stored."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.chores.sparing import sparing
from bot.clocks.timekeeping import ClockedChange, Timekeeping
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import decode_saved
from bot.play.boards import Boards
from bot.play.kinds import Board, Refresh
from bot.reminders.alarms import Alarms
from bot.reminders.kinds import Alarm, Reminder
from db.errors import RowDamaged, StaleVersion
from db.games import GameRepository
from db.records import NewPost

MOST = 100_000


class Rest:
    """Puts one game to rest and wakes it. Whoever decides then owes it from that moment on."""

    def __init__(self, ledger: Ledger, times: Timekeeping, alarms: Alarms, boards: Boards) -> None:
        self._ledger = ledger
        self._times = times
        self._alarms = alarms
        self._boards = boards

    async def turn(self, game_id: str, *, rests: bool) -> bool:
        """Let a running game rest, or go on; whether that was to be done still. Raises `Sorry`, `StoreUnavailable`."""
        while True:
            loaded = await self._ledger.load(game_id)
            if loaded.row.state != "running" or loaded.saved.course.resting == rests:
                return False
            loaded.saved.course.resting = rests
            self._times.keep_time(loaded, ClockedChange(number=None, waited=loaded.waiting()))
            posts: list[NewPost] = []
            superseded = [Alarm.kind, Reminder.kind, Refresh.kind]
            if not rests:
                loaded.saved.owing = [None] * len(loaded.seats)
                self._alarms.note_owing(loaded, None, ())
                anew = await self._boards.calling(loaded, loaded.people(loaded.waiting()))
                superseded += [Board.kind] if anew else []
                posts += [*anew, *await self._alarms.next_alarm(loaded)]
            try:
                await self._ledger.amend(loaded, posts, supersede=superseded)
            except StaleVersion:  # somebody acted at this very moment
                continue
            return True


class Suspension:
    """Puts the games of a server to rest and wakes them."""

    def __init__(self, games: GameRepository, rest: Rest) -> None:
        self._games = games
        self._rest = rest

    async def suspend(self, guild_id: int) -> int:
        """Let the running games of a server rest: nobody is reminded, nothing is posted. How many lay down."""
        return await self._each(guild_id, rests=True)

    async def resume(self, guild_id: int) -> int:
        """The bot is back on a server: its games go on, and new boards call those who decide, who owe it from now on.

        Returns how many got up.
        """
        return await self._each(guild_id, rests=False)

    async def servers(self) -> list[int]:
        """The servers on which a game is running."""
        return await self._games.guilds_running()

    async def _each(self, guild_id: int, *, rests: bool) -> int:
        turned = 0
        for game in await self._games.in_guild(guild_id, ("running",), MOST):
            with sparing(f"game {game.id}"):
                if await self._rests(game.id) is not rests:
                    turned += await self._rest.turn(game.id, rests=rests)
        return turned

    async def _rests(self, game_id: str) -> bool | None:
        """Whether a game rests, at a glance: nothing of its table is read. None where that can't be told."""
        with suppress(RowDamaged, msgspec.MsgspecError):
            row = await self._games.load(game_id)
            return None if row.table_blob is None else decode_saved(row.table_blob).course.resting
        return None
