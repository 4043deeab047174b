"""Up to which move each person has seen each game, so that news are told once and none is lost; and in which language
they read. What is told of a game is up to `news.py`; this only remembers, and makes nobody wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.ledger.loaded import Loaded
from db.errors import StoreError
from db.people import PersonRepository

log = logging.getLogger(__name__)


class LastSeen:
    """What people have seen, including what is not written down yet."""

    def __init__(self, people: PersonRepository) -> None:
        self._people = people
        self._unwritten: dict[tuple[int, str], int] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self._languages: dict[int, str] = {}
        """The languages of those of whom it is written down."""

    async def of(self, person_id: int, game_id: str) -> int:
        """The number of the last move this person was shown; 0 when they never looked."""
        unwritten = self._unwritten.get((person_id, game_id), 0)
        return max(unwritten, await self._people.last_seen(person_id, game_id))

    def note(self, person_id: int, loaded: Loaded) -> None:
        """This person has seen the game as it is now. To be called only once they really were shown it."""
        key, revision = (person_id, loaded.id), loaded.row.revision
        self._unwritten[key] = max(revision, self._unwritten.get(key, 0))
        self._begin(person_id, self._write(person_id, loaded.id, revision))

    def heard(self, person_id: int, name: str, locale: str) -> None:
        """Somebody is there in whose Discord this locale is set: what they are told directly is in that language, if
        they play."""
        if self._languages.get(person_id) != locale:
            self._begin(person_id, self._write_language(person_id, name, locale))

    def _begin(self, person_id: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=str(person_id))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write_language(self, person_id: int, name: str, locale: str) -> None:
        try:
            if await self._people.reads(person_id, name=name[:64], locale=locale):
                self._languages[person_id] = locale
        except StoreError as error:
            log.info("the language of %s could not be noted: %s", person_id, error)
        except Exception:
            log.exception("the language of %s could not be noted", person_id)

    async def _write(self, person_id: int, game_id: str, revision: int) -> None:
        key = (person_id, game_id)
        try:
            await self._people.set_last_seen(person_id, game_id, revision)
        except StoreError as error:
            log.warning("what %s has seen of game %s could not be noted: %s", person_id, game_id, error)
        except Exception:
            log.exception("what %s has seen of game %s could not be noted", person_id, game_id)
        if self._unwritten.get(key) == revision:
            del self._unwritten[key]

    async def forget(self, person_id: int) -> None:
        """Let nothing more be written of a person that was noted before they asked to be forgotten."""
        if writing := [task for task in self._writing if task.get_name() == str(person_id)]:
            await asyncio.wait(writing)
        self._languages.pop(person_id, None)

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._writing:
            await asyncio.wait(self._writing, timeout=5)
