"""The kinds of posts that belong to challenges."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class ChallengePost(Post, frozen=True, tag_field="do"):
    """What time brings about for challenges. Their rows share one kind and are told apart by what they `do`.

    `id` is of what the post is about. It belongs to no game.
    """

    kind: ClassVar[str] = "challenge"

    id: str


class CardDue(ChallengePost, frozen=True, tag="card"):
    """The card of a challenge is posted, or edited."""


class NextDue(ChallengePost, frozen=True, tag="next"):
    """The next challenge of a series opens: its `number`-th."""

    number: int


class DealCloses(ChallengePost, frozen=True, tag="close"):
    """Nothing played with this deal counts any more."""


class ChallengeOver(ChallengePost, frozen=True, tag="over"):
    """The standings at the end of a challenge are posted."""


class RunThrough(ChallengePost, frozen=True, tag="through"):
    """Whoever has ended this run sees what others did."""


class RunLate(ChallengePost, frozen=True, tag="late"):
    """Whoever plays this run is told that it does not count any more."""


class RunOver(Post, frozen=True):
    """A run has ended: how is noted before anything is said of it."""

    kind: ClassVar[str] = "ran"
    shown: ClassVar[bool] = False
