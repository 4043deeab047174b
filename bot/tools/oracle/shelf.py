"""The store of a desk: one running game in lists in memory, copied at once. A database, even one in memory, would make
the oracle twice as slow. What a game played on a desk does not ask of a store is not there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NoReturn

import msgspec
from sqlalchemy import URL

from db.access import Work
from db.errors import StaleVersion
from db.follows import FollowRepository
from db.games import GameRepository
from db.outbox import OutboxRepository
from db.people import PersonRepository
from db.records import (
    OPEN,
    Checkpoint,
    Commit,
    FollowRow,
    GameRow,
    GameSummary,
    MoveRow,
    NewMove,
    NewPost,
    PostRow,
    ProgressRow,
    SeatFigures,
    SeatRow,
    State,
)
from db.results import ResultRepository
from db.store import Store


class Nowhere:
    """A way into no database."""

    async def read(self, work: Work[Any]) -> NoReturn:
        raise AssertionError(f"a desk does not know what {work} asks for")

    async def write(self, work: Work[Any]) -> NoReturn:
        raise AssertionError(f"a desk does not keep what {work} writes")

    async def close(self) -> None:
        """There is nothing to close."""


class Kept:
    """What a shelf keeps."""

    def __init__(self, now: datetime) -> None:
        self.now = now
        self.game: GameRow
        self.seats: list[SeatRow] = []
        self.secret = b""
        self.made: list[MoveRow] = []
        self.checkpoint: Checkpoint | None = None
        self.posts: list[PostRow] = []

    def copy(self, other: Kept) -> None:
        """Keep what `other` keeps, and nothing else."""
        self.game, self.seats, self.secret = other.game, other.seats[:], other.secret
        self.made, self.checkpoint, self.posts = other.made[:], other.checkpoint, other.posts[:]

    def put(self, posts: Sequence[NewPost], supersede: Collection[str] = ()) -> None:
        now = self.now
        self.posts = [post for post in self.posts if post.kind not in supersede]
        for post in posts:
            due = post.due_at or now
            self.posts.append(
                PostRow(
                    id=0, game_id=self.game.id, kind=post.kind, payload=post.payload, nonce=post.nonce,
                    state="waiting", due_at=due, leased_until=None, attempts=1, first_tried_at=now,
                    last_error=None, channel_id=post.channel_id, message_id=None,
                )
            )  # fmt: skip


class ShelvedResults(ResultRepository):
    """Results are nowhere."""

    async def note_figures(self, game_id: str, counted: Sequence[SeatFigures]) -> None:
        return


class ShelvedGames(GameRepository):
    """The one game."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(Nowhere(), lambda: kept.now)
        self._kept = kept

    async def load(self, game_id: str) -> GameRow:
        return self._kept.game

    async def load_seated(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        return self._kept.game, self._kept.seats[:]

    async def seats(self, game_id: str) -> list[SeatRow]:
        return self._kept.seats[:]

    async def secret(self, game_id: str) -> bytes:
        return self._kept.secret

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        return self._kept.checkpoint

    async def moves(self, game_id: str, *, since: int = 0, include_undone: bool = False) -> list[MoveRow]:
        return [
            move
            for move in self._kept.made
            if move.number > since and (include_undone or (move.kind == "choice" and not move.undone))
        ]

    async def told(self, game_id: str, *, since: int = 0) -> list[MoveRow]:
        return [move for move in self._kept.made if move.number > since and not move.undone]

    async def in_channel(
        self, channel_id: int, states: Collection[State] = OPEN, limit: int = 100
    ) -> list[GameSummary]:
        return [self._kept.game]

    async def played_by(self, person_id: int) -> list[tuple[GameRow, int]]:
        return []

    async def place(
        self,
        game_id: str,
        *,
        channel_id: int | None = None,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        assert channel_id is thread_id is lobby_message_id is None, "the game stays where it is"
        self._kept.game = msgspec.structs.replace(self._kept.game, board_message_id=board_message_id)

    async def commit_move(self, change: Commit) -> None:
        game = self._kept.game
        if game.version != change.expected_version:
            raise StaleVersion(f"the game is at version {game.version}, not {change.expected_version}")
        assert not change.seats, "everybody stays where they are"
        self._kept.checkpoint = change.checkpoint or self._kept.checkpoint
        self._kept.made = [
            msgspec.structs.replace(move, undone=True) if move.number in change.undone else move
            for move in self._kept.made
        ]
        self._kept.made += [_stored(game.id, move, self._clock()) for move in change.moves]
        self._kept.game = msgspec.structs.replace(
            game,
            version=game.version + 1,
            revision=change.moves[-1].number if change.moves else game.revision,
            table_blob=change.table_blob or game.table_blob,
            state=change.state or game.state,
            result=change.result or game.result,
        )
        self._kept.put(change.posts, change.supersede)


class ShelvedPosts(OutboxRepository):
    """What waits to be said."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(Nowhere(), lambda: kept.now)
        self._kept = kept

    async def waiting(self, game_id: str) -> list[PostRow]:
        return self._kept.posts[:]

    async def release(self, guild_id: int | None = None) -> int:
        return 0

    async def post(self, game_id: str | None, posts: Sequence[NewPost], *, supersede: Collection[str] = ()) -> None:
        self._kept.put(posts, supersede)


class Strangers(PersonRepository):
    """Nobody has set anything, or has ever looked."""

    async def settings_at(self, game_id: str) -> dict[int, dict[str, Any]]:
        return {}

    async def progress(self, person_id: int) -> list[ProgressRow]:
        return []

    async def glance(self, person_id: int, game_id: str) -> int:
        return 0

    async def set_glance(self, person_id: int, game_id: str, last_seen_move: int) -> None:
        """Whoever looks is told all news from the beginning, every time."""


class NoFollowers(FollowRepository):
    """Nobody follows the game."""

    async def followers(self, game_id: str) -> list[FollowRow]:
        return []


class Shelf(Store):
    """Keeps one game, at one moment of time."""

    def __init__(self, now: datetime) -> None:
        super().__init__(URL.create("sqlite"), Nowhere(), lambda: now)
        self._kept = Kept(now)
        self.games = ShelvedGames(self._kept)
        self.results = ShelvedResults(Nowhere(), lambda: now)
        self.outbox = ShelvedPosts(self._kept)
        self.people = Strangers(Nowhere(), lambda: now)
        self.follows = NoFollowers(Nowhere(), lambda: now)

    def lay(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        secret: bytes,
        checkpoint: Checkpoint,
        posts: Sequence[NewPost],
    ) -> None:
        """Keep this game, as it begins."""
        kept = self._kept
        kept.game, kept.seats, kept.secret, kept.checkpoint = row, list(seats), secret, checkpoint
        kept.put(posts)

    def copy(self, other: Shelf) -> None:
        """Keep what `other` keeps, and nothing else."""
        self._kept.copy(other._kept)

    def take_due(self) -> list[PostRow]:
        """The posts that are due now, in their order. They wait no longer."""
        kept, now = self._kept, self.now()
        due = [post for post in kept.posts if post.due_at <= now]
        kept.posts = [post for post in kept.posts if post.due_at > now]
        return due


def _stored(game_id: str, move: NewMove, now: datetime) -> MoveRow:
    return MoveRow(
        game_id=game_id, number=move.number, kind=move.kind, seat=move.seat, choice=move.choice,
        interaction_id=move.interaction_id, person_id=move.person_id, at=now, events=move.events, undone=False,
    )  # fmt: skip
