"""Setting aside a game that can't go on because of an error in it: it stops, all others run, and the owner of the bot
is told once. Why it can't is found out elsewhere: when it is loaded, and when what it has to say fails for good."""

from __future__ import annotations

import logging
import secrets

from bot.telemetry.structured_logs import about
from db.errors import StaleVersion
from db.records import GameRow, NewPost
from db.store import Store

log = logging.getLogger(__name__)
ASIDE = "aside"
"""The row of the outbox that tells the owner."""
OTHERS = ("open", "turn", "refresh", "end", "player", "status", "notice", "reminder", "alarm", "look")
"""What a game that stands aside has to say no more."""


async def set_aside(store: Store, row: GameRow, why: BaseException) -> bool:
    """Set a running game aside; whether that was to be done still. The log has the story under a code."""
    if row.state != "running":
        return False
    code = secrets.token_hex(3)
    told = NewPost(kind=ASIDE, payload={"code": code, "kind": row.kind}, nonce=f"{row.id}-{row.version}x")
    try:
        await store.commit_move(
            row.id, expected_version=row.version, state="aside", posts=[told], supersede=[*OTHERS, ASIDE]
        )
    except StaleVersion:
        log.warning("game %s changed while it was to be set aside", row.id)
        return False
    log.error(
        "error %s: game %s (%s) is set aside: %r", code, row.id, row.kind, why, exc_info=why,
        extra=about(game=row.id, code=code),
    )  # fmt: skip
    return True
