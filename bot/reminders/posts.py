"""Reminders on Discord, at the table or by direct message; and alarms, which show nothing."""

from __future__ import annotations

import logging

from bot.ledger.chronicle import Chronicle
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Shut
from bot.outbox.messages import DirectMessages, GameMessages
from bot.outbox.public_message import PublicMessage
from bot.people.preferences import preferences_at
from bot.reminders.alarms import Ringing
from bot.reminders.kinds import Alarm, Reminder
from bot.reminders.panel import reminder_message
from bot.text import Words
from bot.text.event_lines import Story
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)


class Reminders:
    """Delivers reminders."""

    def __init__(self, direct: DirectMessages, store: Store, chronicle: Chronicle, messages: GameMessages) -> None:
        self._direct = direct
        self._chronicle = chronicle
        self._store = store
        self._messages = messages

    async def remind(self, loaded: Loaded, post: Reminder, row: PostRow) -> int | None:
        """Call one person to the decision they still owe, at the table or in a direct message, as they like it."""
        seat, waited = post.seat, self._store.now().timestamp() - post.since
        person = loaded.person_at(seat)
        quiet = loaded.row.state != "running" or loaded.saved.course.paused
        owes = loaded.saved.owing[seat] if seat < len(loaded.saved.owing) else None
        if quiet or person is None or owes is None or owes.since != post.since:
            return None  # answered meanwhile
        if (await preferences_at(self._store, loaded))[person].way == "direct":
            sent = await self._directly(loaded, person, post, waited, row)
            if sent is not None:
                return sent

        async def written(words: Words) -> PublicMessage:
            return await self._written(loaded, words, post, waited)

        try:
            return await self._messages.send(loaded, row, written)
        except Shut as shut:  # it is of no use to anybody later
            log.info("nobody was reminded at game %s: %s", loaded.id, shut)
            return None

    async def _directly(self, loaded: Loaded, person: int, post: Reminder, waited: float, row: PostRow) -> int | None:
        """A direct message; None for who takes none."""
        words = await self._direct.words(person, loaded)
        message = await self._written(loaded, words, post, waited, direct=True)
        return await self._direct.tell(person, message, row.nonce, row.attempts)

    async def _written(
        self, loaded: Loaded, words: Words, post: Reminder, waited: float, *, direct: bool = False
    ) -> PublicMessage:
        before, last = await self._chronicle.parted(loaded, loaded.saved.posted_before)
        story = Story.parted(before, last, words, loaded.game.round_ends)
        return reminder_message(loaded, words, post.seat, waited, story.last, nudged=post.nudged is True, direct=direct)


class AlarmBell:
    """Delivers alarms."""

    def __init__(self, ringing: Ringing) -> None:
        self._ringing = ringing

    async def ring(self, loaded: Loaded, post: Alarm, row: PostRow) -> int | None:
        """A time has come."""
        del post, row
        await self._ringing.ring(loaded.id)
        return None
