"""Other processes that work on the same database: two bots where there should be one. Both play on, and nothing is said
twice, if they have one token; two with different ones take each other's servers for left. Somebody has to be told."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from datetime import date
from typing import ClassVar

from bot.ledger.post import Post
from bot.ledger.posting import Posting
from db.processes import ProcessRepository
from db.shards import Shards

log = logging.getLogger(__name__)
BEAT_EVERY_S = 60.0
SILENT = 3
"""Who has said nothing for so many looks is gone."""


class RivalFound(Post, frozen=True):
    """Tells the owner of the bot of another process. Stored once a day for each kind: one that serves the same servers,
    or a `stranger`, which is another bot."""

    kind: ClassVar[str] = "rival"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False

    stranger: bool


class Rivals:
    """Says that this process is there, and finds others that serve the same servers, or are another bot.

    `application` is the id of the bot's application, once Discord has said it.
    """

    def __init__(
        self, processes: ProcessRepository, share: Shards | None, application: Callable[[], int | None]
    ) -> None:
        self._processes = processes
        self._share = share
        self._application = application
        self._id = secrets.token_hex(8)
        self._beats = 0
        self._last: dict[str, int] = {}
        self._quiet: dict[str, int] = {}
        self._strangers: set[str] = set()

    @property
    def count(self) -> int:
        """How many others serve the same servers."""
        return len(self._quiet.keys() - self._strangers)

    @property
    def strangers(self) -> int:
        """How many others are of another bot."""
        return len(self._quiet.keys() & self._strangers)

    async def look(self) -> list[RivalFound]:
        """One look, and what is to be told of it. Another process is one that was heard twice: what a dead one has said
        last counts for nothing."""
        self._beats += 1
        mine = written(self._share, self._application())
        others = await self._processes.beat(self._id, mine, self._beats)
        found: list[RivalFound] = []
        for other in others:
            known = self._last.get(other.id)
            self._last[other.id] = other.beats
            stranger = strange(mine, other.shards)
            if known is None or not (stranger or overlap(mine, other.shards)):
                continue
            if other.beats != known:
                if other.id not in self._quiet:
                    found.append(RivalFound(stranger=stranger))
                    self._strangers |= {other.id} if stranger else set()
                self._quiet[other.id] = 0
            elif other.id in self._quiet:
                self._quiet[other.id] += 1
        heard = {other.id for other in others}
        self._quiet = {each: quiet for each, quiet in self._quiet.items() if each in heard and quiet < SILENT}
        return found


async def look_for_rivals(rivals: Rivals, posting: Posting, today: Callable[[], date]) -> None:
    """Look, and let the log and the owner know of those that are new."""
    for each in await rivals.look():
        if each.stranger:
            log.warning(
                "another bot, with another token, works on this database: each takes the servers of the other for left "
                "and lets their games rest; give each a database of its own"
            )
        else:
            log.warning(
                "another process serves the same servers on this database: two bots are running where there "
                "should be one, or two have the same SHARD_IDS"
            )
        await posting.post(None, [each.row(f"rival-{today():%Y%m%d}{'s' if each.stranger else ''}")])


def written(share: Shards | None, application: int | None) -> str:
    """What a process serves, as it is stored: which bot, and of its servers which; nothing for all of them."""
    shards = "" if share is None else f"{','.join(str(shard) for shard in share.ids)}/{share.count}"
    return f"{application or ''}:{shards}"[:255]


def strange(mine: str, other: str) -> bool:
    """Whether two processes are of different bots, as far as both have said which."""
    ours, theirs = mine.rpartition(":")[0], other.rpartition(":")[0]
    return bool(ours and theirs) and ours != theirs


def overlap(mine: str, other: str) -> bool:
    """Whether two processes serve the same servers, or divide them in different ways."""
    mine, other = mine.rpartition(":")[2], other.rpartition(":")[2]
    if not mine or not other or mine.partition("/")[2] != other.partition("/")[2]:
        return True
    return bool(set(mine.partition("/")[0].split(",")) & set(other.partition("/")[0].split(",")))
