"""The kind of post that belongs to digests."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Digest(Post, frozen=True):
    """Tells one person by direct message which games wait for them, at a moment they have chosen (seconds since 1970).

    It belongs to no game, for no board shall wait for it.
    """

    kind: ClassVar[str] = "digest"

    person: int
    at: float
