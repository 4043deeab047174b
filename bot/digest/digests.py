"""When a person's next digest is due. One row of the outbox leads to the next, so no restart forgets them; what is due
at hours they have given up says nothing, and leads nowhere."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.digest.kinds import Digest
from bot.ledger.loaded import Loaded
from bot.ledger.posting import Posting
from bot.people.digest_times import next_digest
from bot.people.preferences import Preferences, read_preferences
from bot.reminders.kinds import Reminder
from db.store import Store


class Digests:
    """Puts rows into the outbox."""

    def __init__(self, store: Store, posting: Posting) -> None:
        self._store = store
        self._posting = posting

    async def preferences(self, person_id: int) -> Preferences:
        """What this person has chosen."""
        person = await self._store.people.person(person_id)
        return read_preferences(person.settings if person is not None else None)

    async def begin(self, person_id: int) -> None:
        """A person has changed their settings: let their next digest come, if they want any."""
        await self.go_on(person_id, await self.preferences(person_id), self._store.now())

    async def go_on(self, person_id: int, preferences: Preferences, after: datetime) -> None:
        """Let the first digest after this moment come. Asked twice, it is the same row."""
        at = next_digest(preferences, after)
        if at is not None:
            row = Digest(person=person_id, at=at.timestamp()).row(f"digest-{person_id}-{round(at.timestamp())}", at)
            await self._posting.post(None, [row])

    async def call(self, loaded: Loaded, seat: int, nonce: str) -> None:
        """Call somebody to one of their games who can be sent no digest, like a reminder. Asked twice, it is the same
        row."""
        owes = loaded.saved.owing[seat]
        assert owes is not None, "it waits"
        reminder = Reminder(seat=seat, asked=loaded.saved.asked[seat], since=owes.since)
        await self._posting.post(loaded.id, [reminder.row(nonce)])


def is_wanted(preferences: Preferences, at: float) -> bool:
    """Whether a digest of this moment is among those the person wants."""
    moment = datetime.fromtimestamp(at, UTC)
    return next_digest(preferences, moment - timedelta(seconds=1)) == moment
