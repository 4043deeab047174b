"""The kinds of posts that belong to challenges."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.ledger.post import Post


class ChallengePost(Post, frozen=True):
    """What `lifecycle.py` wants done about a challenge, a series, a deal or a run, which is `id`.

    `do` is a `Task`, or what a later version knows; `number` is that of the challenge to open next in a series. It
    belongs to no game.
    """

    kind: ClassVar[str] = "challenge"

    do: str
    id: str
    number: int | msgspec.UnsetType = msgspec.UNSET


class RunOver(Post, frozen=True):
    """A run has ended: how is noted before anything is said of it."""

    kind: ClassVar[str] = "ran"
    shown: ClassVar[bool] = False
