"""Setting aside a game that can't go on because of an error in it: it stops, all others run, and the owner of the bot
is told once. Why it can't is found out elsewhere: when it is loaded, and when what it has to say fails for good."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import ClassVar

import msgspec

from bot.ledger.post import Post
from bot.telemetry.structured_logs import about
from db.damage import DamagedRow
from db.errors import RowDamaged, StaleVersion
from db.records import Commit, GameRow
from db.store import Store

log = logging.getLogger(__name__)


class SetAside(Post, frozen=True):
    """Tells the owner of the bot that a game of this `kind` was set aside; the log has the story under `code`."""

    kind: ClassVar[str] = "aside"
    shown: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True

    code: str
    game: str = msgspec.field(name="kind")


class Quarantine:
    """`wake` tells the outbox that there are new rows."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        self._store = store
        self._wake = wake

    async def set_aside(self, row: GameRow, why: BaseException) -> bool:
        """Set a running game aside; whether that was to be done still. What it had to say is not said any more."""
        if row.state != "running":
            return False
        code = secrets.token_hex(3)
        told = SetAside(code=code, game=row.kind).row(f"{row.id}-{row.version}x")
        unsaid = {post.kind for post in await self._store.outbox.waiting(row.id)}
        try:
            await self._store.games.commit_move(
                Commit(game_id=row.id, expected_version=row.version, state="aside", posts=[told], supersede=unsaid)
            )
        except StaleVersion:
            log.warning("game %s changed while it was to be set aside", row.id)
            return False
        log.error(
            "error %s: game %s (%s) is set aside: %r", code, row.id, row.kind, why, exc_info=why,
            extra=about(game=row.id, code=code),
        )  # fmt: skip
        self._wake()
        return True

    async def set_aside_unread(self, game_id: str, why: RowDamaged) -> bool:
        """The same for a game of which rows can't be read: nobody can tell which change of it that is made from."""
        code = secrets.token_hex(3)
        kind = await self._store.games.kind(game_id)
        told = SetAside(code=code, game=kind).row(f"{game_id}-{code}x")
        if not await self._store.games.set_aside(game_id, told):
            return False
        log.error(
            "error %s: game %s (%s) is set aside: %s", code, game_id, kind, why, extra=about(game=game_id, code=code)
        )
        self._wake()
        return True

    def tell_of_table(self, game_id: str) -> None:
        """The table of a game that is over can't be read: it can't be shown any more."""
        self._store.damage.found(DamagedRow("games", game_id, "table_blob"))
