"""The manager's part for games whose place is gone: they rest while the bot is not on their server, and go on later.
What has become of places is found out in `places.py`; here it is only stored."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from bot.clocks.timekeeping import Moment
from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Saving
from bot.reminders.alarms import ALARM
from db.errors import StaleVersion
from db.records import NewPost

log = logging.getLogger(__name__)
MOST = 100_000
ON_ITS_WAY = {"open", "turn", "end"}
"""Rows that will post a new message with the table."""


class Resting(Saving):
    """Putting games to rest, waking them, and posting their board anew."""

    async def rest(self, guild_id: int) -> int:
        """Let the running games of a server rest: nobody is reminded, nothing is posted. How many lay down."""
        return await self._each(guild_id, rests=True)

    async def wake(self, guild_id: int) -> int:
        """The bot is back on a server: its games go on, and new boards call those who decide, who owe it from now on.

        Returns how many got up.
        """
        return await self._each(guild_id, rests=False)

    async def show_again(self, loaded: Loaded) -> None:
        """Post the board anew, calling nobody: whoever decides was called before. Not if one is on its way already, nor
        if another one than `loaded` has was posted meanwhile."""
        now = await self.store.load(loaded.id)
        if now.state != "running" or now.board_message_id != loaded.row.board_message_id:
            return
        if any(row.kind in ON_ITS_WAY for row in await self.store.waiting(loaded.id)):
            return
        await self.store.post(loaded.id, [_board_of(loaded)], supersede=("refresh",))
        self._wake()

    async def _each(self, guild_id: int, *, rests: bool) -> int:
        turned = 0
        for game in await self.store.in_guild(guild_id, ("running",), MOST):
            try:
                turned += await self._turn(game.id, rests=rests)
            except Sorry as sorry:  # it cannot be read: the next start sets it aside
                log.error("game %s: %s", game.id, sorry)
        return turned

    async def _turn(self, game_id: str, *, rests: bool) -> bool:
        while True:
            loaded = await self._loaded(game_id)
            if loaded.row.state != "running" or loaded.saved.course.resting == rests:
                return False
            loaded.saved.course.resting = rests
            self.keep_time(loaded, Moment(number=None, waited=loaded.waiting()))
            posts: list[NewPost] = []
            if not rests:
                waiting = await self.store.waiting(game_id)
                loaded.saved.owing = [None] * len(loaded.seats)
                self.note_owing(loaded, None, ())
                called = loaded.people(loaded.waiting())
                posts += [] if any(row.kind in ON_ITS_WAY for row in waiting) else [_board_of(loaded, called)]
                posts += self._next_alarm(loaded, await self.habits(loaded))
            try:
                await self.store.commit_move(
                    game_id,
                    expected_version=loaded.row.version,
                    table_blob=loaded.encode(),
                    posts=posts,
                    supersede=(ALARM, "reminder", "refresh"),
                )
            except StaleVersion:  # somebody acted at this very moment
                continue
            self._wake()
            return True


def _board_of(loaded: Loaded, called: Sequence[int] = ()) -> NewPost:
    """The row that posts the newest board once more, and calls these people."""
    payload = {"since": loaded.saved.story, "number": loaded.saved.posted, "pings": list(called)}
    return NewPost(kind="turn", payload=payload, nonce=f"{loaded.id}-{loaded.saved.posted}b{secrets.token_hex(4)}")
