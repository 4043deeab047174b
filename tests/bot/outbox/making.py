"""Rows of the outbox as they are when they have been claimed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from db.records import NewPost, PostRow

NOW = datetime(2026, 11, 21, 18, tzinfo=UTC)


def row(kind: str, payload: dict[str, Any], *, number: int = 1, game: str | None = None) -> PostRow:
    """Row `number` of this kind, tried for the first time."""
    return PostRow(
        id=number,
        game_id=game,
        kind=kind,
        payload=payload,
        nonce=f"nonce-{number}",
        state="waiting",
        due_at=NOW,
        leased_until=None,
        attempts=1,
        first_tried_at=NOW,
        last_error=None,
        channel_id=None,
        message_id=None,
    )


def claimed(new: NewPost) -> PostRow:
    """What becomes of a new row."""
    return row(new.kind, new.payload)
