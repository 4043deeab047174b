"""How a digest is delivered: by direct message, or for who takes none as one call, to what has waited longest."""

from __future__ import annotations

from bot.chores.sparing import sparing
from bot.digest.digests import Digests, is_wanted
from bot.digest.kinds import Digest
from bot.digest.panel import DigestLine, digest_message
from bot.ledger.ledger import Ledger
from bot.ledger.waiting import waiting_for
from bot.outbox.messages import DirectMessages
from bot.people.preferences import Preferences
from bot.text import language_of, texts
from db.records import PostRow
from db.store import Store


class DigestPosts:
    """Delivers digests."""

    def __init__(self, direct: DirectMessages, store: Store, ledger: Ledger, digests: Digests) -> None:
        self._direct = direct
        self._store = store
        self._ledger = ledger
        self._digests = digests

    async def deliver(self, post: Digest, row: PostRow) -> int | None:
        """Tell a person which games wait for them, if they still want to hear of it now, and let the next digest come.

        Nothing is said while they are on vacation, or where no game waits.
        """
        preferences, now = await self._digests.preferences(post.person), self._store.now()
        if not is_wanted(preferences, post.at):
            return None
        await self._digests.go_on(post.person, preferences, now)
        lines = [] if preferences.away_until(now) is not None else await self._waiting(post.person, preferences)
        if not lines:
            return None
        person = await self._store.people.person(post.person)
        spoken = (person.locale if person is not None else None) or lines[0].loaded.row.locale
        message = digest_message(lines, texts().words(language_of(spoken)))
        sent = await self._direct.tell(post.person, message, row.nonce, row.attempts)
        if sent is None:
            await self._digests.call(lines[0].loaded, lines[0].seat, f"{row.nonce}r")
        return sent

    async def _waiting(self, person_id: int, preferences: Preferences) -> list[DigestLine]:
        """The games that wait for a person, whichever waits longest first, without those they have muted."""
        now = self._store.now().timestamp()
        found: list[DigestLine] = []
        for each in await waiting_for(self._store.games, person_id):
            with sparing(f"game {each.game_id}"):
                loaded = await self._ledger.load(each.game_id)
                if each.game_id not in preferences.muted and not loaded.saved.course.resting:
                    found.append(DigestLine(loaded, loaded.seat_held(person_id), now - each.since))
        return found
