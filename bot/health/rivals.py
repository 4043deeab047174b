"""Other processes that do the same work on the same database: two bots where there should be one. Both play on, and
nothing is said twice; but somebody has started one too many."""

from __future__ import annotations

import logging
import secrets

from db.processes import ProcessRepository
from db.shards import Shards

log = logging.getLogger(__name__)
BEAT_EVERY_S = 60.0
SILENT = 3
"""Who has said nothing for so many looks is gone."""


class Rivals:
    """Says that this process is there, and finds others that serve the same servers."""

    def __init__(self, processes: ProcessRepository, share: Shards | None) -> None:
        self._processes = processes
        self._share = share
        self._id = secrets.token_hex(8)
        self._beats = 0
        self._last: dict[str, int] = {}
        self._quiet: dict[str, int] = {}

    @property
    def count(self) -> int:
        """How many others there are."""
        return len(self._quiet)

    async def look(self) -> None:
        """One look. Another process is one that was heard twice: what a dead one has said last counts for nothing."""
        self._beats += 1
        others = await self._processes.beat(self._id, written(self._share), self._beats)
        for other in others:
            known = self._last.get(other.id)
            self._last[other.id] = other.beats
            if known is None or not overlap(written(self._share), other.shards):
                continue
            if other.beats != known:
                if other.id not in self._quiet:
                    log.warning(
                        "another process serves the same servers on this database: two bots are running where there "
                        "should be one, or two have the same SHARD_IDS"
                    )
                self._quiet[other.id] = 0
            elif other.id in self._quiet:
                self._quiet[other.id] += 1
        heard = {other.id for other in others}
        self._quiet = {each: quiet for each, quiet in self._quiet.items() if each in heard and quiet < SILENT}


def written(share: Shards | None) -> str:
    """What a process serves, as it is stored; nothing for everything."""
    return "" if share is None else f"{','.join(str(shard) for shard in share.ids)}/{share.count}"[:255]


def overlap(mine: str, other: str) -> bool:
    """Whether two processes serve the same servers, or divide them in different ways."""
    if not mine or not other or mine.partition("/")[2] != other.partition("/")[2]:
        return True
    return bool(set(mine.partition("/")[0].split(",")) & set(other.partition("/")[0].split(",")))
