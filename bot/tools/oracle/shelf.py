"""The store of a desk: one running game in lists in memory, copied at once. A database, even one in memory, would make
the oracle twice as slow. What a game played on a desk does not ask of a store is not there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NoReturn

import msgspec
from sqlalchemy import URL

from db.access import Access, Work
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
    SeatRow,
    State,
)
from db.store import Store


class Nowhere:
    """A way into no database."""

    async def read(self, work: Work[Any]) -> NoReturn:
        raise AssertionError(f"a desk does not know what {work} asks for")

    async def write(self, work: Work[Any]) -> NoReturn:
        raise AssertionError(f"a desk does not keep what {work} writes")

    async def close(self) -> None:
        """There is nothing to close."""


class Shelf:
    """What is kept of one game, at one moment of time. `store` is where the bot looks for it."""

    def __init__(self, now: datetime) -> None:
        self.now = now
        self.game: GameRow
        self.seats: list[SeatRow] = []
        self.secret = b""
        self.moves: list[MoveRow] = []
        self.checkpoint: Checkpoint | None = None
        self.posts: list[PostRow] = []
        nowhere = Nowhere()
        self.store = Store(URL.create("sqlite"), nowhere, self.clock)
        self.store.games = ShelvedGames(self, nowhere)
        self.store.outbox = ShelvedOutbox(self, nowhere)
        self.store.people = Strangers(nowhere, self.clock)
        self.store.follows = NoFollowers(nowhere, self.clock)

    def clock(self) -> datetime:
        """The moment, which does not pass."""
        return self.now

    def lay(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        secret: bytes,
        checkpoint: Checkpoint,
        posts: Sequence[NewPost],
    ) -> None:
        """Keep this game, as it begins."""
        self.game, self.seats, self.secret, self.checkpoint = row, list(seats), secret, checkpoint
        self.put(posts)

    def copy(self, other: Shelf) -> None:
        """Keep what `other` keeps, and nothing else."""
        self.game, self.seats, self.secret = other.game, other.seats[:], other.secret
        self.moves, self.checkpoint, self.posts = other.moves[:], other.checkpoint, other.posts[:]

    def put(self, posts: Sequence[NewPost], supersede: Collection[str] = ()) -> None:
        """Let these posts wait; those of the kinds `supersede` give way to them."""
        self.posts = [post for post in self.posts if post.kind not in supersede]
        for post in posts:
            due = post.due_at or self.now
            self.posts.append(
                PostRow(
                    id=0, game_id=self.game.id, kind=post.kind, payload=post.payload, nonce=post.nonce,
                    state="waiting", due_at=due, leased_until=None, attempts=1, first_tried_at=self.now,
                    last_error=None, channel_id=post.channel_id, message_id=None,
                )
            )  # fmt: skip

    def take_due(self) -> list[PostRow]:
        """The posts that are due now, in their order. They wait no longer."""
        due = [post for post in self.posts if post.due_at <= self.now]
        self.posts = [post for post in self.posts if post.due_at > self.now]
        return due


class ShelvedGames(GameRepository):
    """The one game of a shelf."""

    def __init__(self, shelf: Shelf, nowhere: Access) -> None:
        super().__init__(nowhere, shelf.clock)
        self._shelf = shelf

    async def load(self, game_id: str) -> GameRow:
        return self._shelf.game

    async def load_seated(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        return self._shelf.game, self._shelf.seats[:]

    async def seats(self, game_id: str) -> list[SeatRow]:
        return self._shelf.seats[:]

    async def secret(self, game_id: str) -> bytes:
        return self._shelf.secret

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        return self._shelf.checkpoint

    async def moves(self, game_id: str, *, since: int = 0, include_undone: bool = False) -> list[MoveRow]:
        return [
            move
            for move in self._shelf.moves
            if move.number > since and (include_undone or (move.kind == "choice" and not move.undone))
        ]

    async def told(self, game_id: str, *, since: int = 0) -> list[MoveRow]:
        return [move for move in self._shelf.moves if move.number > since and not move.undone]

    async def in_channel(
        self, channel_id: int, states: Collection[State] = OPEN, limit: int = 100
    ) -> list[GameSummary]:
        return [self._shelf.game]

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
        self._shelf.game = msgspec.structs.replace(self._shelf.game, board_message_id=board_message_id)

    async def commit_move(self, change: Commit) -> None:
        shelf = self._shelf
        game = shelf.game
        if game.version != change.expected_version:
            raise StaleVersion(f"the game is at version {game.version}, not {change.expected_version}")
        assert not change.seats, "everybody stays where they are"
        shelf.checkpoint = change.checkpoint or shelf.checkpoint
        shelf.moves = [
            msgspec.structs.replace(move, undone=True) if move.number in change.undone else move for move in shelf.moves
        ]
        shelf.moves += [_stored(game.id, move, shelf.now) for move in change.moves]
        shelf.game = msgspec.structs.replace(
            game,
            version=game.version + 1,
            revision=change.moves[-1].number if change.moves else game.revision,
            table_blob=change.table_blob or game.table_blob,
            state=change.state or game.state,
            result=change.result or game.result,
        )
        shelf.put(change.posts, change.supersede)


class ShelvedOutbox(OutboxRepository):
    """What waits to be said about the game of a shelf."""

    def __init__(self, shelf: Shelf, nowhere: Access) -> None:
        super().__init__(nowhere, shelf.clock)
        self._shelf = shelf

    async def post(self, game_id: str | None, posts: Sequence[NewPost], *, supersede: Collection[str] = ()) -> None:
        self._shelf.put(posts, supersede)

    async def waiting(self, game_id: str) -> list[PostRow]:
        return self._shelf.posts[:]


class Strangers(PersonRepository):
    """Nobody has set or kept anything, or has ever looked: whoever looks is told all news from the beginning."""

    async def settings_at(self, game_id: str) -> dict[int, dict[str, Any]]:
        return {}

    async def progress(self, person_id: int) -> list[ProgressRow]:
        return []

    async def glance(self, person_id: int, game_id: str) -> int:
        return 0

    async def set_glance(self, person_id: int, game_id: str, last_seen_move: int) -> None:
        """Looking leaves nothing."""


class NoFollowers(FollowRepository):
    """Nobody follows the game."""

    async def followers(self, game_id: str) -> list[FollowRow]:
        return []


def _stored(game_id: str, move: NewMove, now: datetime) -> MoveRow:
    return MoveRow(
        game_id=game_id, number=move.number, kind=move.kind, seat=move.seat, choice=move.choice,
        interaction_id=move.interaction_id, person_id=move.person_id, at=now, events=move.events, undone=False,
    )  # fmt: skip
